// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the words in which two texts differ.

/** Longer texts are compared only by their equal beginnings and ends. */
const mostWords = 200;

/** Both texts as `{words, isChanged}` parts; an empty text has none. */
export function changedWords(old, now) {
  const [before, after] = [old, now].map((text) => text.match(/\s+|\S+/g) ?? []);
  const kept = keptWords(before, after);
  return [parts(before, new Set(kept.map(([at]) => at))), parts(after, new Set(kept.map(([, at]) => at)))];
}

/** The indices of the words in both texts, in order. */
function keptWords(before, after) {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const kept = Array.from({ length: start }, (_, at) => [at, at]);
  const [rows, columns] = [before.length - start - end, after.length - start - end];
  if (Math.max(rows, columns) <= mostWords) {
    // The longest common subsequence, from its end.
    const lengths = Array.from({ length: rows + 1 }, () => new Array(columns + 1).fill(0));
    for (let row = rows - 1; row >= 0; row -= 1) {
      for (let column = columns - 1; column >= 0; column -= 1) {
        lengths[row][column] = before[start + row] === after[start + column]
          ? lengths[row + 1][column + 1] + 1 : Math.max(lengths[row + 1][column], lengths[row][column + 1]);
      }
    }
    for (let row = 0, column = 0; row < rows && column < columns;) {
      if (before[start + row] === after[start + column]) kept.push([start + row++, start + column++]);
      else if (lengths[row + 1][column] >= lengths[row][column + 1]) row += 1;
      else column += 1;
    }
  }
  for (let at = end; at > 0; at -= 1) kept.push([before.length - at, after.length - at]);
  return kept;
}

function parts(words, kept) {
  const found = [];
  for (const [at, word] of words.entries()) {
    const isChanged = !kept.has(at);
    const last = found[found.length - 1];
    if (last?.isChanged === isChanged) last.words += word;
    else found.push({ words: word, isChanged });
  }
  return found;
}
