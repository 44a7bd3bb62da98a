/** @module Cloths, soft things, and what floats on water. */
import { motif } from "./motifs.ts";
import { oval, path, rect, shaded, type Shape } from "./paint.ts";

/** Hangs from a rail in folds. */
const hanging: Shape = ({ colour, on }) =>
  rect(colour(1), [0, 1, 32, 1.6], 0.8) +
  path(colour(0), "M3 2.600h26v27q-2.200 2-4.300 0t-4.300 0-4.300 0-4.400 0-4.300 0-4.400 0z") +
  [6.5, 12, 18, 24].map((x) => rect(shaded(colour(0), 0.12), [x, 3, 1.2, 26])).join("") +
  (on
    ? [[8.6, 9], [20.6, 8], [14.6, 15], [8.6, 21], [21, 20.6], [26.4, 14.5]].map(([x, y]) =>
      motif(on, [x!, y!], 4.4, colour(2))
    ).join("")
    : "");

/** A folded or spread cloth. */
const folded: Shape = ({ colour, measure, on }) => {
  const h = measure("h", 12), y = 31 - h;
  return rect(colour(0), [3, y, 26, h], 1.6) +
    rect(shaded(colour(0), 0.14), [3, y + h * 0.36, 26, 0.8]) +
    rect(shaded(colour(0), 0.14), [3, y + h * 0.68, 26, 0.8]) +
    rect(colour(1), [7, y, 2.4, h]) + motif(on, [18, y + h * 0.5], h * 0.5, colour(1));
};

/** A bag to sleep in, seen from above. */
const sleeping: Shape = ({ colour }) =>
  path(colour(0), "M7 12C7 1 25 1 25 12l-1 15q-1 4-8 4t-8-4z") + oval(colour(1), 16, 9, 7, 6) +
  path(colour(2), "M10 9.500c0-5 12-5 12 0 0 3-12 3-12 0z") +
  [16, 20.5, 25].map((y) => rect(shaded(colour(0), 0.16), [8, y, 16, 0.8])).join("") +
  rect(colour(1), [15.6, 14, 0.8, 14]);

/** A mitten or a glove without fingers. */
const mitten: Shape = ({ colour, on }) =>
  path(colour(0), "M10 24V10C10 1 23 1 23 10v14z") +
  path(shaded(colour(0), 0.08), "M11 21c-3-2-8-5-7-9 1-3 4-2 7 3z") +
  rect(colour(1), [9, 23, 15, 8], 1.4) +
  [11.5, 14.5, 17.5, 20.5].map((x) => rect(shaded(colour(1), 0.15), [x, 23.5, 0.7, 7])).join("") +
  motif(on, [16.5, 14], 7, colour(1));

/** A flat bottle of rubber, or a pouch with a neck. */
const pouch: Shape = ({ colour, on }) =>
  rect(colour(1), [13, 0.5, 6, 5], 1) +
  path(colour(0), "M13 5h6l1 3c4 0 6 2 6 5v14q0 4-4 4H10q-4 0-4-4V13c0-3 2-5 6-5z") +
  [10, 13.3, 16.6, 20].map((x) => rect(shaded(colour(0), 0.12), [x, 12, 1, 15], 0.5)).join("") +
  motif(on, [16, 19], 8, colour(1));

/** A ring of rubber, sometimes with the head of a bird or a horn. */
const ring: Shape = ({ colour, kind }) =>
  (kind === "flamingo"
    ? path(colour(0), "M7 24C2 16 9 13 7 8 6 4 1 5 2 9l-1.400 1C0 3 8 0 10.500 6c2 6-3 9 0 15z") +
      path("3a3550", "M2 8.500l-1.800 3 2.400-.600z") + oval("3a3550", 5, 6, 0.6)
    : kind === "duck"
    ? oval(colour(0), 8, 12, 5.4) + path("ff822d", "M3.500 11l-3.500 2 4 1.600z") +
      oval("3a3550", 6.6, 10.6, 0.8)
    : kind === "unicorn"
    ? path(colour(0), "M6 25C3 18 5 14 5 10c0-5 7-6 8-1 1 5-1 8 1 13z") +
      path("f9c23c", "M7 5l.500-5 2.500 4.600z") + oval("3a3550", 7.6, 9.6, 0.7) +
      path("ff8fb0", "M11 5c4 2 4 9 2 13l-1.500-8z")
    : "") +
  path(colour(0), "M2 24C2 19 9 17 17 17s14 2 14 7-6 7-14 7S2 29 2 24z") +
  path(shaded(colour(0), 0.45), "M9 23c0-2 4-3 8-3s8 1 8 3-4 2.600-8 2.600S9 25 9 23z") +
  (kind === "stripes"
    ? path(
      colour(1),
      "M14 17h6l1 3h-6zM3 20.500l5 1.500-1 3-5-1zM30 20.500l-4.500 2 .5 3 5-1.500zM13 26h7l-.5 5h-6z",
    )
    : path(shaded(colour(0), -0.4), "M4 22c2-2 5-3.400 9-3.800l.300 1C9 20 6 21.500 5 23z"));

/** A mattress of air, a raft or a boat of rubber. */
const raft: Shape = ({ colour, kind }) =>
  kind === "boat"
    ? path(shaded(colour(0), 0.2), "M2 17h28l-3 4H5z") +
      path(colour(0), "M0 16c3-2 6 1 8 3h16c2-2 5-5 8-3 0 7-3 12-7 12H7c-4 0-7-5-7-12z") +
      rect(colour(1), [6, 22, 20, 1.6], 0.8)
    : kind === "pool"
    ? path(colour(0), "M1 18h30l-2 11q-.5 2-3 2H6q-2.500 0-3-2z") +
      rect(colour(1), [1.6, 22, 28.8, 3]) + oval(shaded(colour(0), 0.1), 16, 18, 15, 4.6) +
      oval("79cdf2", 16, 18, 13, 3.4) + oval("ffffff", 12, 17.4, 3, 0.6, 'opacity="0.6"')
    : kind === "logs"
    ? [20, 23.4, 26.8].map((y, i) => rect(shaded(colour(0), i * 0.08), [1, y, 30, 3.6], 1.8)).join(
      "",
    ) + rect(colour(1), [6, 19.6, 1.4, 11]) + rect(colour(1), [24.6, 19.6, 1.4, 11]) +
      rect(shaded(colour(0), 0.2), [15.2, 2, 1.6, 18]) + path(colour(2), "M17 3c8 2 9 9 8 13H17z")
    : rect(shaded(colour(0), 0.1), [1, 19, 30, 8], 3.4) + rect(colour(1), [1, 18, 8, 7.4], 3) +
      [9.6, 14.8, 20, 25.2].map((x, i) => rect(colour(i % 2), [x, 20, 5, 6], 1.6)).join("");

/** A ball with the seams of its sport. */
const ball: Shape = ({ colour, kind }) =>
  oval(colour(0), 16, 17, 14) +
  (kind === "panels"
    ? path(colour(1), "M16 3c-5 4-7 9-7 14s2 10 7 14c-9 0-14-7-14-14S7 3 16 3z") +
      path(colour(2), "M16 3c5 4 7 9 7 14s-2 10-7 14c9 0 14-7 14-14S25 3 16 3z") +
      oval("f6f6f6", 16, 5, 2.4, 1.4)
    : kind === "seam"
    ? path(colour(1), "M9 5c5 7 5 17 0 24l-1.600-1C12 21 12 13 7.400 6z") +
      path(colour(1), "M11 4.600c5 7 5 18 0 25l-.8-.4c5-7 5-17 0-24z")
    : kind === "dimples"
    ? [[11, 11], [16, 9], [21, 12], [9, 17], [14, 15], [19, 17], [24, 18], [12, 22], [17, 23], [
      22,
      24,
    ]].map(([x, y]) => oval(shaded(colour(0), 0.16), x!, y!, 1.1)).join("")
    : kind === "holes"
    ? [[13, 10], [18, 9], [16, 14]].map(([x, y]) => oval("321b41", x!, y!, 1.5)).join("")
    : kind === "lines"
    ? [8, 12.5, 17, 21.5, 26].map((y) =>
      rect(shaded(colour(0), 0.16), [
        16 - Math.sqrt(Math.max(0, 196 - (y - 17) ** 2)) + 0.4,
        y,
        2 * Math.sqrt(Math.max(0, 196 - (y - 17) ** 2)) - 0.8,
        0.8,
      ])
    ).join("")
    : "") +
  oval("ffffff", 10.5, 10.5, 2.6, 2, 'opacity="0.5"');

export const CLOTHS: Readonly<Record<string, Shape>> = {
  hanging,
  folded,
  sleeping,
  mitten,
  pouch,
  ring,
  raft,
  ball,
};
