#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the terminal tests alone: typing, signals, history and rendered screens on pseudo-terminals and in tmux.
# Usage: Scripts/test-terminal.sh
set -eu
cd "$(dirname "$0")/.."

Scripts/install-requirements.sh --tests
exec swift test --filter 'LineEditingTests|ShellTests|RenderedScreenTests|ReadmeTests'
