/** @module Stalls, booths, podiums, racks, bars and frames that one stands at or in. */
import { motif } from "./motifs.ts";
import { bar, oval, path, rect, shaded, type Shape } from "./paint.ts";

/** A counter below a striped awning. */
const stall: Shape = ({ colour, measure, on, kind }) => {
  const stripe = (i: number) => colour(i % 2);
  const awning = Array.from(
    { length: 6 },
    (_, i) => path(stripe(i), `M${4 + i * 4} 1h4l${(i - 2) * 0.7} 7h-5.300z`),
  ).join("");
  const scallops = Array.from(
    { length: 6 },
    (_, i) => oval(stripe(i), 3.2 + i * 5.1 + 0.05, 8.6, 2.6, 2.4),
  ).join("");
  const wheels = kind === "cart"
    ? oval("3a3550", 8, 28, 3.4) + oval("d3d3d3", 8, 28, 1.4) + oval("3a3550", 24, 28, 3.4) +
      oval("d3d3d3", 24, 28, 1.4)
    : "";
  const foot = kind === "cart" ? 27 : 31;
  return rect(shaded(colour(2), 0.2), [3, 8, 1.6, 14]) +
    rect(shaded(colour(2), 0.2), [27.4, 8, 1.6, 14]) +
    `${rect(colour(0), [3.4, 0.6, 25.2, 4], 1)}${awning}${scallops}` +
    rect(colour(2), [2, 18, 28, foot - 18], 0.6) +
    rect(shaded(colour(2), -0.25), [1, 17, 30, 2.4], 0.6) +
    Array.from({ length: 3 }, (_, i) => rect(shaded(colour(2), 0.14), [2, 21.5 + i * 3.2, 28, 0.5]))
      .join("") +
    rect(colour(3), [9, 20.6, 14, measure("label", 6.6)], 0.6) +
    motif(on, [16, 24], 5.4, colour(4)) + wheels;
};

/** A small house to stand in: walls, a roof, and a door, panes or an opening. */
const booth: Shape = ({ colour, measure, on, kind }) => {
  const w = measure("w", 18), x = 16 - w / 2, wall = measure("wall", 8);
  const flat = kind === "panes" || kind === "portable";
  const roof = flat
    ? rect(shaded(colour(0), 0.15), [x - 0.8, wall - 4, w + 1.6, 4.2], 1.2)
    : path(colour(1), `M16 0L${x + w + 2.5} ${wall + 1}H${x - 2.5}z`);
  const walls = rect(colour(0), [x, wall, w, 31 - wall], 0.4);
  const sign = flat && on ? rect(colour(2), [x + 1.4, wall - 3.2, w - 2.8, 2.6], 0.4) : "";
  if (kind === "panes") {
    const panes = Array.from(
      { length: 12 },
      (_, i) =>
        rect(colour(1), [
          x + 2 + (i % 3) * (w - 4) / 3 + 0.3,
          wall + 1.6 + Math.floor(i / 3) * 4.6,
          (w - 4) / 3 - 0.6,
          4,
        ], 0.2),
    ).join("");
    return roof + walls + sign + panes;
  }
  const planks = kind === "planks" || kind === "kennel" || kind === "coop"
    ? Array.from(
      { length: Math.floor(w / 3) },
      (_, i) => rect(shaded(colour(0), 0.12), [x + 2.4 + i * 3, wall, 0.5, 31 - wall]),
    ).join("")
    : "";
  const opening = kind === "kennel"
    ? path("321b41", `M11 31V22c0-7 10-7 10 0v9z`)
    : kind === "coop"
    ? rect("321b41", [x + 2, wall + 4, w * 0.34, 8], 1) +
      path(shaded(colour(1), 0), `M${x + 2} 23l-2 8h3l1.500-8z`) +
      rect(colour(2), [x + w * 0.52, wall + 4, w * 0.38, 7]) +
      [0, 1, 2].map((i) => rect(shaded(colour(1), 0.2), [x + w * 0.58 + i * 2, wall + 4, 0.5, 7]))
        .join("")
    : rect(colour(2), [16 - w * 0.22, 31 - (31 - wall) * 0.66, w * 0.44, (31 - wall) * 0.66], 0.6) +
      oval("f9c23c", 16 + w * 0.15, 31 - (31 - wall) * 0.32, 0.8);
  return roof + walls + planks + sign + opening;
};

/** A block, a column or a desk to stand on or speak from. */
const podium: Shape = ({ colour, on, kind }) => {
  if (kind === "steps") {
    return rect(colour(0), [11, 12, 10, 19], 0.4) +
      rect(shaded(colour(0), 0.1), [1, 19, 10, 12], 0.4) +
      rect(shaded(colour(0), 0.16), [21, 22, 10, 9], 0.4) + motif("star", [16, 21], 6, colour(1));
  }
  if (kind === "lectern") {
    return path(colour(0), "M11 12h10l2 17H9z") +
      rect(shaded(colour(0), 0.2), [7, 28.5, 18, 2.5], 0.6) +
      path(shaded(colour(0), -0.15), "M5 7l22 0 1.500 6H3.500z") +
      rect(shaded(colour(0), 0.15), [3.5, 12.4, 25, 1.8], 0.6) + motif(on, [16, 21], 7, colour(1));
  }
  return rect(colour(0), [10, 6, 12, 21]) + rect(shaded(colour(0), 0.12), [18, 6, 4, 21]) +
    rect(shaded(colour(0), -0.3), [7, 3, 18, 3.4], 0.4) +
    rect(shaded(colour(0), -0.2), [6, 27, 20, 4], 0.4) + motif(on, [16, 18], 6, colour(1));
};

/** Upright bars between two rails. */
const bars: Shape = ({ colour, measure, kind }) => {
  const n = measure("n", 7), t = measure("t", 1.4), top = measure("top", 4);
  return Array.from({ length: n }, (_, i) => {
    const x = 1.6 + i * (28.8 - t) / (n - 1);
    return rect(colour(0), [
      x,
      top - (kind === "spikes" ? 1 : 0),
      t,
      31 - top + (kind === "spikes" ? 1 : 0),
    ]) +
      (kind === "spikes"
        ? path(colour(0), `M${x - 0.7} ${top - 1}l${t / 2 + 0.7}-2.800l${t / 2 + 0.7} 2.800z`)
        : "");
  }).join("") + rect(shaded(colour(0), 0.15), [0, top + 1.5, 32, 1.8], 0.4) +
    rect(shaded(colour(0), 0.15), [0, 27, 32, 1.8], 0.4);
};

/** A frame of posts: an arch, a swing set, a climbing frame, a rail with clothes. */
const frame: Shape = ({ colour, on, kind }) => {
  const [c, d] = [colour(0), colour(1)];
  switch (kind) {
    case "swings":
      return bar(c, [5, 3], [1, 31], 1.8) + bar(c, [5, 3], [9, 31], 1.8) +
        bar(c, [27, 3], [23, 31], 1.8) + bar(c, [27, 3], [31, 31], 1.8) +
        rect(c, [3, 2, 26, 2], 0.8) +
        [11.5, 18.5].map((x) =>
          rect("6b6780", [x - 1.6, 4, 0.5, 19]) + rect("6b6780", [x + 2.1, 4, 0.5, 19]) +
          rect(d, [x - 2.2, 22.6, 5.4, 1.6], 0.5)
        ).join("");
    case "climbing":
      return [2, 11, 20, 28.4].map((x) => rect(c, [x, 3, 1.6, 28], 0.6)).join("") +
        [3, 10, 17, 24].map((y, i) => rect(i % 2 ? d : c, [2, y, 28, 1.6], 0.6)).join("");
    case "ladderbars":
      return [3, 27].map((x) => rect(c, [x, 6, 2, 25], 0.6)).join("") +
        rect(c, [2, 4, 28, 1.8], 0.6) + rect(c, [2, 9, 28, 1.4], 0.6) +
        [6, 10, 14, 18, 22, 26].map((x) => rect(d, [x - 0.5, 5, 1.2, 5])).join("");
    case "clothes":
      return rect(c, [3, 3, 1.6, 27], 0.6) + rect(c, [27.4, 3, 1.6, 27], 0.6) +
        rect(c, [2, 3, 28, 1.4], 0.6) + rect(c, [0, 29.2, 8, 1.6], 0.8) +
        rect(c, [24, 29.2, 8, 1.6], 0.8) +
        [6.5, 11, 15.5, 20, 24].map((x, i) =>
          path(colour(1 + i % 3), `M${x - 1.6} 5.500h3.200l1 ${15 + (i % 2) * 3}h-5.200z`)
        ).join("");
    case "line":
      return rect(c, [1, 2, 1.8, 29], 0.6) + rect(c, [29.2, 2, 1.8, 29], 0.6) +
        path("6b6780", "M2 4Q16 7.500 30 4v.800Q16 8.300 2 4.800z") +
        path(d, "M5 6l2-.4 1.500 1 1.500-.6 2 .4 1.200 3-2 1v7H5.600v-7l-2-1z") +
        rect(colour(2), [15, 6.4, 5, 10], 0.4) +
        path(colour(3), "M22.500 6h5.500l.600 12h-2.200l-1-8-1.200 8h-2.200z");
    case "arch":
      return path(c, "M2 31V12C2 0 30 0 30 12v19h-4V13C26 5 6 5 6 13v18z") +
        path(shaded(c, -0.2), "M3.200 14h1.400v17H3.200zM27.400 14h1.400v17h-1.400z") +
        motif(on, [16, 5.6], 4.6, d);
    case "banner":
      return rect(c, [2, 2, 2, 29]) + rect(c, [28, 2, 2, 29]) + rect(d, [2, 3, 28, 8], 0.4) +
        Array.from({ length: 14 }, (_, i) => rect("321b41", [2 + i * 2, i % 2 ? 5 : 3, 2, 2])).join(
          "",
        ) +
        Array.from({ length: 14 }, (_, i) => rect("321b41", [2 + i * 2, i % 2 ? 9 : 7, 2, 2])).join(
          "",
        );
    case "net":
      return rect(c, [0.6, 8, 1.8, 23]) + rect(c, [29.6, 8, 1.8, 23]) + rect(d, [2, 10, 28, 1.8]) +
        [13, 15.4, 17.8, 20.2, 22.6].map((y) => rect(shaded(d, 0.2), [2, y, 28, 0.5])).join("") +
        Array.from({ length: 11 }, (_, i) => rect(shaded(d, 0.2), [3.6 + i * 2.5, 10, 0.5, 13]))
          .join("");
    case "hurdle":
      return rect(d, [3, 12, 1.6, 19]) + rect(d, [27.4, 12, 1.6, 19]) +
        rect(c, [1, 10, 30, 4], 0.4) +
        [4, 12, 20].map((x) => rect(colour(2), [x, 10, 4, 4])).join("") +
        rect(d, [1, 29.6, 6, 1.4]) + rect(d, [25, 29.6, 6, 1.4]);
    case "rail":
      return rect(c, [0, 6, 32, 2.6], 1.2) +
        [3, 11, 19, 27].map((x) => rect(d, [x, 8, 1.6, 23])).join("");
    default:
      return rect(c, [14.8, 2, 2.4, 28]) + bar(c, [16, 25], [8, 31], 1.8) +
        bar(c, [16, 25], [24, 31], 1.8) + bar(c, [16, 12], [8, 5], 1.4) +
        bar(c, [16, 12], [24, 5], 1.4) + bar(c, [16, 7], [11, 1], 1.2) +
        bar(c, [16, 7], [21, 1], 1.2) + oval(d, 8, 4.6, 1.2) + oval(d, 24, 4.6, 1.2);
  }
};

/** A pole with a head: a meter, a lamp, a fountain, a tap. */
const pole: Shape = ({ colour, on, kind }) =>
  rect(colour(1), [14.8, 8, 2.4, 22]) + oval(colour(1), 16, 30, 5, 1.2) +
  (kind === "mirror"
    ? oval(colour(0), 16, 8, 8) + oval(colour(2), 16, 8, 6.4)
    : kind === "vane"
    ? rect(colour(1), [8, 7, 16, 1.2]) +
      path(colour(0), "M10 6c0-3 3-4 5-3 1-3 4-2 4 0 3 0 4 3 2 5-4 2-8 2-11-2z")
    : kind === "bowl"
    ? path(colour(0), "M3 6h26c-1 6-6 8-13 8S4 12 3 6z") + oval(colour(2), 16, 6, 13, 1.8) +
      path(colour(0), "M12 27h8l3 4H9z")
    : kind === "table"
    ? rect(colour(0), [6, 10, 20, 1.8]) + path(shaded(colour(0), 0.2), "M16 0l12 7H4z") +
      rect(colour(0), [7, 6, 1.2, 5]) + rect(colour(0), [23.8, 6, 1.2, 5])
    : kind === "spray"
    ? rect(colour(0), [10, 9, 12, 3], 1.4) +
      [[-9, 3], [-5, 0.5], [0, 0], [5, 0.5], [9, 3]].map(([dx, y]) =>
        oval(colour(2), 16 + dx!, 3 + y!, 1, 1.5)
      ).join("") + [[-6, 5], [-2.4, 4], [2.4, 4], [6, 5]].map(([dx, y]) =>
        oval(colour(2), 16 + dx!, y! + 1.4, 0.8, 1.2)
      ).join("")
    : path(colour(0), "M10 2q0-2 6-2t6 2v9q0 3-6 3t-6-3z") + rect(colour(2), [12, 3, 8, 4], 0.6) +
      motif(on, [16, 10], 4, colour(2)));

export const STANDS: Readonly<Record<string, Shape>> = { stall, booth, podium, bars, frame, pole };
