#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The steps of action.yml. They take their inputs from the environment, as action.yml names them.
# Usage: steps.sh download | report | comment | sarif | annotate
set -euo pipefail
fail() {
  echo "::error title=roundtable::$*"
  exit 1
}

# Installs a release below the runner's temporary folder. An action that is used at a version brings that version.
download() {
  local architecture address name file version=${VERSION:-} folder=$RUNNER_TEMP/roundtable
  case "$RUNNER_OS-$RUNNER_ARCH" in
    Linux-X64) architecture=amd64 ;;
    Linux-ARM64) architecture=arm64 ;;
    *) fail "roundtable runs on Linux with x86-64 or arm64, not on $RUNNER_OS with $RUNNER_ARCH" ;;
  esac
  if [ -z "$version" ] && [[ $ACTION_REF == v[0-9]* ]]; then version=$ACTION_REF; fi
  address=$GITHUB_SERVER_URL/${ACTION_REPOSITORY:-$GITHUB_REPOSITORY}/releases
  case "$version" in
    "" | latest) address=$address/latest/download ;;
    *) address=$address/download/$version ;;
  esac
  name=roundtable-linux-$architecture.tar.gz
  mkdir -p "$folder"
  cd "$folder"
  for file in "$name" SHA256SUMS; do
    curl --fail --silent --show-error --location --retry 3 --output "$file" "$address/$file" ||
      fail "cannot download $address/$file"
  done
  { grep -F "  $name" SHA256SUMS || true; } | sha256sum --check --strict --quiet ||
    fail "$name isn't the file that SHA256SUMS of the release names"
  tar -xzf "$name" --strip-components=1
  echo "$folder/bin" >>"$GITHUB_PATH"
  bin/roundtable --version
}

# The base of the report: an input, the branch that the pull request is for, or the commit before.
base() {
  if [ -n "$BASE" ]; then
    echo "$BASE"
  elif [ -n "${GITHUB_BASE_REF:-}" ]; then
    echo "origin/$GITHUB_BASE_REF"
  else
    echo HEAD~1
  fi
}

# Sets names to the folders and files of the input. A name can't be an option or a revision.
read_names() {
  local line
  names=()
  while IFS= read -r line; do
    case "$line" in
      "") ;;
      /*) names+=("$line") ;;
      *) names+=("./${line#./}") ;;
    esac
  done <<<"$SPECS"
  [ ${#names[@]} -gt 0 ] || fail "the input specs names no folder and no file"
}

report() {
  local code=0 page=$RUNNER_TEMP/roundtable.html
  read_names
  roundtable report "--base=$(base)" --html "$page" --force "${names[@]}" >>"$GITHUB_STEP_SUMMARY" || code=$?
  [ ! -s "$page" ] || echo "page=$page" >>"$GITHUB_OUTPUT"
  return "$code"
}

# Writes the comment, or changes the one of an earlier run. The step before failed if a spec can't be read; its error is in the
# comment. A pull request that changes no spec gets no comment.
comment() {
  local marker='<!-- roundtable -->' body=$RUNNER_TEMP/roundtable-comment.md earlier path code=0
  read_names
  {
    echo "$marker"
    roundtable report "--base=$(base)" --limit comment "${names[@]}" || code=$?
  } >"$body"
  [ "$code" -eq 0 ] || [ "$(wc -l <"$body")" -gt 1 ] || fail "the report failed"
  path=repos/$GITHUB_REPOSITORY/issues
  earlier=$(gh api --paginate "$path/$NUMBER/comments" \
    --jq ".[] | select(.user.type == \"Bot\" and (.body | startswith(\"$marker\"))) | .id" | head -n 1) || true
  if [ -n "$earlier" ]; then
    gh api --silent --method PATCH "$path/comments/$earlier" -F "body=@$body"
  elif grep -q '^### ' "$body"; then
    gh api --silent --method POST "$path/$NUMBER/comments" -F "body=@$body"
  fi || echo "::notice title=roundtable::The token can't comment, as in a pull request from a fork. The report is in the summary."
}

# Runs lint on the specs below the named folders, as git knows them.
lint() {
  local folders
  read_names
  mapfile -d '' folders < <(
    git ls-files -z -- "${names[@]}" | { grep -zE '\.(yaml|yml|json)$' || true; } | { grep -zvE '(^|/)\.' || true; } |
      xargs -0 -r dirname -z -- | sort -zu
  )
  if [ ${#folders[@]} -eq 0 ]; then
    fail "git knows no YAML or JSON file in: ${names[*]}"
  fi
  roundtable lint "$@" "${folders[@]/#/./}"
}

sarif() {
  local code=0 log=$RUNNER_TEMP/roundtable.sarif
  lint --format sarif >"$log" || code=$?
  # 1: there are findings.
  [ "$code" -le 1 ] || return "$code"
  echo "log=$log" >>"$GITHUB_OUTPUT"
}

annotate() { lint --format github --severity "$SEVERITY"; }

case "${1:-}" in
  download | report | comment | sarif | annotate) "$1" ;;
  *) fail "unknown step '${1:-}'" ;;
esac
