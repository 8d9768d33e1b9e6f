// SPDX-License-Identifier: GPL-3.0-or-later

// Frames use the table's content coordinates, as in UIKit; the picture of a scrolled table has another origin.

/** The answer with all frames in points of the picture. */
export function placed(answer) {
  const { x, y } = answer.origin;
  if (x === 0 && y === 0) return answer;
  const moved = (frame) => frame && { ...frame, x: frame.x - x, y: frame.y - y };
  const all = (list) => list.map((each) => ({ ...each, frame: moved(each.frame) }));
  return {
    ...answer,
    frame: moved(answer.frame),
    background: moved(answer.background),
    gaps: all(answer.gaps),
    separators: all(answer.separators),
    parts: all(answer.parts).map((part) => ({ ...part, baseline: part.baseline == null ? null : part.baseline - y })),
  };
}
