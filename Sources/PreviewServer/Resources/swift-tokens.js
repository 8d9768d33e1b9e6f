// SPDX-License-Identifier: GPL-3.0-or-later

// Splits lines of Swift into tokens: comments, texts, numbers, keywords, names of types.

const keywords = new Set((
  "actor any as associatedtype await break case catch class continue convenience default defer deinit do else enum "
  + "extension fallthrough false final for func get guard if import in init inout internal is lazy let mutating nil "
  + "nonisolated override package private protocol public repeat required rethrows return self Self set some static "
  + "struct subscript super switch throw throws true try typealias unowned var weak where while"
).split(" "));

// A text may contain interpolations, but none with quotes in it: the exported code doesn't nest them.
const pattern = /(\/\/.*$)|("(?:[^"\\]|\\.)*")|(#?@?[A-Za-z_][A-Za-z0-9_]*|`[^`]*`)|(\b\d[\d_.]*\b)/g;

/** `[{ text, kind }]` of one line; `kind` is null for text without a colour. */
export function tokens(line) {
  const result = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.index > end) result.push({ text: line.slice(end, match.index), kind: null });
    result.push({ text: match[0], kind: kindOf(match) });
    end = match.index + match[0].length;
  }
  if (end < line.length) result.push({ text: line.slice(end), kind: null });
  return result;
}

function kindOf([, comment, text, word, number]) {
  if (comment) return "comment";
  if (text) return "text";
  if (number) return "number";
  if (keywords.has(word) || /^[@#]/.test(word)) return "keyword";
  return /^[A-Z]/.test(word) ? "type" : null;
}
