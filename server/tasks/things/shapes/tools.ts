/** @module Tools: a handle with a head, sticks, and what is gripped like pliers. */
import { bar, oval, path, rect, type Row, shaded, type Shape } from "./paint.ts";

/** The heads of tools that point upwards, around x = 16, from y = 1 down to y = 13. */
const HEADS: Readonly<Record<string, (row: Row) => string>> = {
  brush: ({ colour }) =>
    rect(colour(1), [9, 9, 14, 4.5], 1) + path(colour(2), "M9.500 1h13l.500 8h-14z"),
  round: ({ colour }) => oval(colour(1), 16, 7, 7, 7) + oval(shaded(colour(1), -0.3), 14, 5, 2.4),
  bristles: ({ colour }) =>
    path(colour(2), "M11 1h10l1.500 9h-13z") + rect(colour(1), [11, 9.5, 10, 4], 1),
  blade: ({ colour }) =>
    path(colour(1), "M11 14V3l10-2v13z") + path(shaded(colour(1), -0.4), "M11 14V3l2-.4V14z"),
  trowel: ({ colour }) =>
    path(colour(1), "M16 .500c5 4 6 9 4.500 13h-9C10 9.500 11 4.500 16 .500z") +
    path(shaded(colour(1)), "M15.500 4h1v9h-1z"),
  fork: ({ colour }) => path(colour(1), "M9 1h2v8h4V1h2v8h4V1h2v10q0 3-4 3h-6q-4 0-4-3z"),
  mallet: ({ colour }) =>
    rect(colour(1), [5, 2, 22, 11], 1.6) + rect(shaded(colour(1), 0.15), [5, 2, 3.5, 11], 1.2) +
    rect(shaded(colour(1), 0.15), [23.5, 2, 3.5, 11], 1.2),
  sledge: ({ colour }) =>
    path(colour(1), "M6 3h20v9H6z") + path(shaded(colour(1), -0.3), "M6 3h20v2.500H6z"),
  roller: ({ colour }) =>
    rect(colour(1), [4, 1, 21, 7], 2) +
    path(colour(2), "M25 3.500h4v6.500H17v4h-2V8.500h12V5.500h-2z"),
  squeegee: ({ colour }) =>
    rect(colour(1), [3, 3, 26, 4], 1) + rect(colour(2), [3, 1, 26, 2.4]) +
    path(colour(1), "M12 7h8l-2 7h-4z"),
  ladle: ({ colour }) => path(colour(1), "M9 3h14c0 7-2 10-7 10S9 10 9 3z"),
  disc: ({ colour }) => oval(colour(1), 16, 7, 8, 6.5) + oval(colour(2), 16, 7, 6.6, 5.2),
  grid: ({ colour }) =>
    oval(colour(0), 16, 8, 8.5, 7.8) + oval(colour(1), 16, 8, 7, 6.3) +
    [-4, -1.4, 1.2, 3.8].map((dx) => rect(colour(2), [16 + dx, 3, 0.5, 10])).join("") +
    [4.5, 7, 9.5].map((y) => rect(colour(2), [10, y, 12, 0.5])).join(""),
  duster: ({ colour }) =>
    [[11, 9], [21, 9], [16, 4], [12, 4], [20, 4], [16, 10]].map(([x, y], i) =>
      oval(shaded(colour(1), i % 2 ? 0 : 0.1), x!, y!, 4.6)
    ).join(""),
  hook: ({ colour }) => path(colour(1), "M15 14V7c0-8 11-8 11 0v3h-2.200V7c0-5-6.600-5-6.600 0v7z"),
  sieve: ({ colour }) =>
    path(colour(1), "M4 3h24c0 7-4 11-12 11S4 10 4 3z") + rect(colour(0), [3, 2, 26, 2], 1),
  claw: ({ colour }) => path(colour(1), "M10 1l3 6h6l3-6 2 1-3 8v4H11v-4L8 2z"),
  peel: ({ colour }) =>
    path(colour(1), "M10 14V4q0-3 6-3t6 3v10h-2.500V4.500q-3.500-1.500-7 0V14z") +
    rect(colour(2), [11, 6, 10, 2], 0.6),
  chisel: ({ colour }) =>
    path(colour(1), "M13 1h6v10l-1 3h-4l-1-3z") +
    path(shaded(colour(1), -0.4), "M13 1h6v2.500h-6z"),
  flag: ({ colour }) => path(colour(1), "M16 1h13v9H16z"),
};

/** A head on a handle that stands upright. */
const tool: Shape = (row) => {
  const head = HEADS[row.kind ?? "brush"];
  if (!head) throw new Error(`No head “${row.kind}”`);
  const thick = row.measure("t", 3), end = 13 + row.measure("long", 18);
  const handle = rect(row.colour(0), [16 - thick / 2, 11, thick, end - 11], thick / 2);
  return handle + head(row);
};

/** One or two straight sticks, with a crook, a ball or a tip. */
const stick: Shape = ({ colour, measure, kind }) => {
  const thick = measure("t", 1.6);
  if (kind === "crook") {
    return path(colour(0), "M15 31V8c0-9 12-9 12 0v2h-2.400V8c0-6-7.200-6-7.200 0v23z") +
      rect(colour(1), [14.8, 28.5, 2.8, 2.5], 0.6);
  }
  if (kind === "pair") {
    return bar(colour(0), [5, 30], [26, 4], thick) + bar(colour(0), [27, 30], [6, 4], thick) +
      oval(colour(1), 26.4, 3.4, thick) + oval(colour(1), 5.6, 3.4, thick);
  }
  if (kind === "forked") {
    return bar(colour(0), [7, 31], [18, 12], thick) +
      bar(colour(0), [18, 13], [19, 1], thick * 0.7) +
      bar(colour(0), [16, 16], [27, 5], thick * 0.6) +
      bar(shaded(colour(0), 0.2), [10, 26], [14, 19], 0.6);
  }
  if (kind === "cue") {
    return bar(colour(0), [9, 31], [23, 1], thick) +
      bar(colour(1), [6, 31], [11.5, 20], thick * 1.4);
  }
  if (kind === "stilts") {
    return [9, 21].map((x) =>
      rect(colour(0), [x, 0, 2, 31], 0.6) + path(colour(1), `M${x - 3} 17h3v6z`)
    ).join("");
  }
  if (kind === "arrow") {
    return bar(colour(0), [5, 27], [27, 5], 1.2) + path(colour(1), "M30 2l-7 2.500 4.500 4.500z") +
      path(colour(2), "M2 27l5-4 2 2-4 5-3 .5z");
  }
  if (kind === "poles") {
    return [10, 22].map((x) =>
      rect(colour(0), [x - 0.7, 1, 1.4, 30], 0.6) + rect(colour(1), [x - 1.2, 0, 2.4, 6], 1.2) +
      oval(colour(1), x, 28, 2.4, 0.8)
    ).join("");
  }
  return bar(colour(0), [6, 30], [26, 2], thick) +
    bar(colour(1), [23.6, 5.4], [26, 2], thick * 1.1);
};

/** Two handles that cross below a head: pliers, shears, tongs. */
const crossed: Shape = ({ colour, kind }) =>
  path(colour(0), "M14 15C7 20 7 28 10 31h3c-3-5-1-10 4-14z") +
  path(colour(0), "M18 15c7 5 7 13 4 16h-3c3-5 1-10-4-14z") +
  (kind === "shears"
    ? path(colour(1), "M15 17L8 1l3-.5L18 15zM17 17l7-16-3-.5L14 15z")
    : kind === "tongs"
    ? path(colour(1), "M14 17L9 6l1-5h2l1 5 3 9zM18 17l5-11-1-5h-2l-1 5-3 9z")
    : path(colour(1), "M11 14c-1-5 0-10 4.600-13v15zM21 14c1-5 0-10-4.600-13v15z")) +
  oval(shaded(colour(1), 0.3), 16, 15.5, 1.6);

/** A blade or a bar on a grip that lies aslant. */
const grip: Shape = ({ colour, kind }) => {
  const handle = path(colour(0), "M4 31l-3-3L11 17l4 4z");
  if (kind === "spirit") {
    return rect(colour(0), [1, 12, 30, 8], 1.4) + rect(colour(1), [12, 13.5, 8, 3.4], 1.7) +
      oval(colour(2), 16, 15.2, 1.4, 1) + oval(shaded(colour(0), 0.4), 5, 16, 1.8) +
      oval(shaded(colour(0), 0.4), 27, 16, 1.8);
  }
  if (kind === "brush") {
    return handle + path(colour(1), "M11 21L27 3l4 4-16 18z") +
      path(colour(2), "M15 25L31 7l1 6-14 15z");
  }
  return handle + path(colour(1), "M11 17L30 1l1 2-16 18z");
};

export const TOOLS: Readonly<Record<string, Shape>> = { tool, stick, crossed, grip };
