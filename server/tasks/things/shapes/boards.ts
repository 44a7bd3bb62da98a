/** @module Boards, signs, posters, sheets, screens and frames with what is pictured on them. */
import { motif } from "./motifs.ts";
import { bar, oval, path, rect, type Row, shaded, type Shape } from "./paint.ts";

/** A framed face. */
function face(
  { colour, on }: Row,
  [x, y, w, h]: readonly [number, number, number, number],
  edge: number,
): string {
  return rect(colour(0), [x, y, w, h], Math.min(1, edge)) +
    rect(colour(1), [x + edge, y + edge, w - 2 * edge, h - 2 * edge], 0.4) +
    motif(on, [x + w / 2, y + h / 2], Math.min(w, h) * 0.6, colour(2));
}

/** A board at a wall. */
const board: Shape = (row) => {
  const w = row.measure("w", 28), h = row.measure("h", 20);
  return face(row, [16 - w / 2, 31 - h, w, h], row.measure("edge", 1.6));
};

/** A board on one or two posts, or a round or three-sided sign. */
const sign: Shape = (row) => {
  const { colour, measure, on, kind } = row,
    w = measure("w", 22),
    h = measure("h", 14),
    posts = measure("posts", 1);
  const post = shaded(colour(3), 0);
  const legs = posts === 2
    ? rect(post, [16 - w * 0.36, 4, 1.8, 27]) + rect(post, [16 + w * 0.36 - 1.8, 4, 1.8, 27])
    : rect(post, [15, 3, 2, 28]);
  if (kind === "round") {
    return legs + oval(colour(0), 16, 9, 8.5) + oval(colour(1), 16, 9, 6.6) +
      motif(on, [16, 9], 8, colour(2));
  }
  if (kind === "triangle") {
    return legs + path(colour(0), "M16 0L26 17H6z") + path(colour(1), "M16 3.600L23 15.300H9z") +
      motif(on, [16, 11.4], 6.5, colour(2));
  }
  return legs + face(row, [16 - w / 2, 1, w, h], measure("edge", 1.2));
};

/** Two boards that lean against each other on the ground. */
const trestle: Shape = ({ colour, on }) =>
  path(shaded(colour(0), 0.3), "M11 2h12l6 29h-3L20 6z") + path(colour(0), "M9 2h12l4 29H5z") +
  path(colour(1), "M10.600 4h8.800l3 21H7.600z") + motif(on, [15, 14.5], 9.5, colour(2));

/** A sheet of paper. */
const sheet: Shape = ({ colour, measure, on, kind }) => {
  const w = measure("w", 20), h = measure("h", 26), x = 16 - w / 2, y = 31 - h;
  const head = measure("head", 0) * h;
  return rect(colour(0), [x, y, w, h], 0.5) +
    (head > 0 ? rect(colour(1), [x, y, w, head], 0.5) : "") +
    (kind === "edge"
      ? rect(colour(1), [x + 1, y + 1, w - 2, h - 2], 0.3) +
        rect(colour(0), [x + 1.8, y + 1.8, w - 3.6, h - 3.6])
      : "") +
    (kind === "curl" ? path(shaded(colour(0), 0.22), `M${x + w} 31l-5-1 1-4 4-1z`) : "") +
    motif(on, [16, y + head + (h - head) / 2], Math.min(w, h - head) * 0.62, colour(2));
};

/** A screen on a foot. */
const screen: Shape = (row) => {
  const { colour, measure } = row, w = measure("w", 30), h = measure("h", 19);
  return rect(shaded(colour(0), 0.1), [14, h, 4, 31 - h]) +
    rect(colour(0), [9, 29.2, 14, 1.8], 0.9) +
    face(row, [16 - w / 2, 3, w, h], 1.3);
};

/** A device to hold: its screen above, its keys below. */
const handset: Shape = ({ colour, measure, on }) => {
  const w = measure("w", 17),
    h = measure("h", 28),
    keys = measure("keys", 4),
    x = 16 - w / 2,
    y = 31 - h;
  const share = measure("screen", 0.28), top = y + h * share + 3;
  const step = (w - 3) / 3, rows = (30 - top) / keys;
  return rect(colour(0), [x, y, w, h], 2) +
    (share > 0
      ? rect(colour(1), [x + 1.8, y + 1.8, w - 3.6, h * share - 0.6], 0.6) +
        motif(on, [16, y + 1.6 + h * share / 2], h * share * 0.6, colour(2))
      : "") +
    Array.from(
      { length: keys * 3 },
      (_, i) =>
        rect(i % 3 === 2 ? colour(3) : colour(2), [
          x + 1.5 + (i % 3) * step + 0.5,
          top + Math.floor(i / 3) * rows,
          step - 1,
          rows - 1,
        ], 0.6),
    ).join("");
};

/** A long cloth between two poles. */
const banner: Shape = (row) => {
  const { colour, on } = row;
  return rect(colour(1), [1, 3, 1.6, 28], 0.6) + rect(colour(1), [29.4, 3, 1.6, 28], 0.6) +
    path(colour(0), "M2.400 4Q16 7 29.600 4v11Q16 18 2.400 15z") +
    motif(on, [16, 11], 7.5, colour(2));
};

/** A sheet on a stand of three legs. */
const flip: Shape = ({ colour, on }) =>
  bar(colour(1), [9, 2], [5, 31], 1.4) + bar(colour(1), [23, 2], [27, 31], 1.4) +
  rect(colour(0), [6, 2, 20, 22], 0.4) + rect(colour(1), [6, 1, 20, 2.4], 0.6) +
  motif(on, [16, 13.5], 12, colour(2));

export const BOARDS: Readonly<Record<string, Shape>> = {
  board,
  sign,
  trestle,
  sheet,
  screen,
  handset,
  banner,
  flip,
};
