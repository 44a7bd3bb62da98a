/** @module Flowers: one head on a stem, florets up a stem, nodding bells, a bush in bloom, hanging clusters. */
import { bar, oval, path, type Row, shaded, type Shape } from "./paint.ts";

const LEAF = "44a12f", STEM = "1f7a4d";

type Spot = readonly [x: number, y: number];

/** A pointed leaf from its foot to its tip. */
function leaf([x, y]: Spot, [toX, toY]: Spot, wide = 2.2, fill = LEAF): string {
  const long = Math.hypot(toX - x, toY - y);
  const dx = (toY - y) / long * wide, dy = (x - toX) / long * wide;
  const mid = [(x + toX) / 2, (y + toY) / 2] as const;
  const at = (...numbers: number[]) => numbers.map((number) => number.toFixed(2)).join(" ");
  return path(
    fill,
    `M${at(x, y)}Q${at(mid[0] + dx, mid[1] + dy, toX, toY)}Q${at(mid[0] - dx, mid[1] - dy, x, y)}Z`,
  );
}

/** A stem with a leaf on either side. */
function stalk(top: number): string {
  return bar(STEM, [16, 31.5], [16, top], 1.6) + leaf([16, 28], [7.5, 22], 2.6) +
    leaf([16, 26], [25, 19.5], 2.6, shaded(LEAF, 0.12));
}

/** Petals around a middle, each an ellipse of half its length and half its width. */
function petals(
  fill: string,
  [x, y]: Spot,
  { n, out, long, wide, from = 0 }: {
    n: number;
    out: number;
    long: number;
    wide: number;
    from?: number;
  },
): string {
  return Array.from({ length: n }, (_, i) => {
    const turn = from + i * 360 / n;
    const angle = turn * Math.PI / 180;
    const px = x + Math.sin(angle) * out, py = y - Math.cos(angle) * out;
    return oval(
      i % 2 ? shaded(fill, 0.08) : fill,
      Number(px.toFixed(2)),
      Number(py.toFixed(2)),
      wide,
      long,
      `transform="rotate(${turn.toFixed(0)} ${px.toFixed(2)} ${py.toFixed(2)})"`,
    );
  }).join("");
}

/** What a flower of this kind looks like from the front: `s` is how far it reaches. */
function head({ colour, measure, kind }: Row, at: Spot, s: number): string {
  const petal = colour(0), middle = colour(1), n = measure("n", 5);
  const ring = (share: number, count: number, from: number, fill = petal) =>
    petals(fill, at, {
      n: count,
      out: s * share * 0.6,
      long: s * share * 0.42,
      wide: s * share * measure("wide", 0.3),
      from,
    });
  switch (kind) {
    // Rows of narrow petals, each shorter than the one behind.
    case "full":
      return ring(1, n, 0, shaded(petal, 0.14)) + ring(0.76, n, 180 / n) +
        ring(0.54, Math.ceil(n * 0.75), 0, shaded(petal, -0.16)) +
        oval(middle, ...at, s * 0.2);
    // A ball of crumpled petals.
    case "pom":
      return petals(shaded(petal, 0.16), at, {
        n: 10,
        out: s * 0.74,
        long: s * 0.26,
        wide: s * 0.26,
      }) +
        oval(petal, ...at, s * 0.74) +
        petals(shaded(petal, -0.18), at, { n: 8, out: s * 0.5, long: s * 0.2, wide: s * 0.2 }) +
        petals(petal, at, { n: 5, out: s * 0.24, long: s * 0.2, wide: s * 0.2, from: 20 }) +
        oval(middle, ...at, s * 0.14);
    // Two broad petals behind three with a dark face.
    case "face":
      return petals(petal, at, { n: 2, out: s * 0.5, long: s * 0.5, wide: s * 0.52, from: -32 }) +
        petals(petal, at, { n: 1, out: s * 0.5, long: s * 0.5, wide: s * 0.52, from: 32 }) +
        petals(middle, at, { n: 2, out: s * 0.42, long: s * 0.42, wide: s * 0.42, from: 80 }) +
        petals(middle, at, { n: 1, out: s * 0.5, long: s * 0.46, wide: s * 0.5, from: 180 }) +
        petals(colour(2), [at[0], at[1] + s * 0.1], {
          n: 3,
          out: s * 0.3,
          long: s * 0.26,
          wide: s * 0.16,
          from: 60,
        }) +
        oval("fcd53f", ...at, s * 0.14);
    default:
      return ring(1, n, 0) + oval(shaded(middle, 0.16), ...at, s * measure("eye", 0.28)) +
        oval(middle, ...at, s * measure("eye", 0.28) * 0.72);
  }
}

/** One head on its stem. */
const bloom: Shape = (row) => {
  const s = measureOf(row, 10.5);
  return stalk(10) + head(row, [16, 10.8], s);
};

/** Three heads on stems of their own. */
const blooms: Shape = (row) => {
  const s = measureOf(row, 6.6);
  return bar(STEM, [16, 31.5], [8, 12], 1.2) + bar(STEM, [16, 31.5], [24.5, 13], 1.2) + stalk(8) +
    head(row, [7.5, 13], s) + head(row, [24.6, 14], s) + head(row, [16, 7], s);
};

/** Florets up a stem, smaller to the top. */
const spire: Shape = (row) => {
  const { colour, measure, kind } = row;
  const rows = measure("n", 6);
  const florets = Array.from({ length: rows }, (_, i) => {
    const t = i / (rows - 1), y = 23 - t * 20, s = 3.9 - t * 2.3, beside = 5 - t * 3.6;
    const one = (x: number, lower = 0) => {
      if (kind === "bells") {
        const side = x < 16 ? -1 : 1;
        return path(
          side < 0 ? colour(0) : shaded(colour(0), 0.1),
          `M16 ${(y - 1).toFixed(1)}q${(side * s * 1.6).toFixed(1)} ${(-s * 0.2).toFixed(1)} ${
            (side * s * 2.1).toFixed(1)
          } ${(s * 1.5).toFixed(1)}q${(-side * s * 0.8).toFixed(1)} ${(s * 0.7).toFixed(1)} ${
            (-side * s * 1.5).toFixed(1)
          } ${(s * 0.1).toFixed(1)}z`,
        ) + oval(colour(1), 16 + side * s * 1.4, y + s * 0.62, s * 0.34, s * 0.26);
      }
      return petals(colour(0), [x, y + lower], {
        n: 5,
        out: s * 0.55,
        long: s * 0.5,
        wide: s * 0.46,
      }) +
        oval(colour(1), x, y + lower, s * 0.3);
    };
    const both = one(16 - beside) + one(16 + beside, 0.8);
    return kind === "bells" || t > 0.9 ? both : both + one(16, 1.4);
  }).join("");
  return bar(STEM, [16, 31.5], [16, 2], 1.6) + leaf([16, 31], [4, 25], 3.4) +
    leaf([16, 31], [28, 24.5], 3.4, shaded(LEAF, 0.12)) + florets;
};

/** Stems that bow, each with a hanging bell; `n` bells. */
const nodding: Shape = ({ colour, measure }) => {
  const n = measure("n", 3);
  return Array.from({ length: n }, (_, i) => {
    const x = n === 1 ? 20 : 7 + i * 18 / (n - 1), top = 5 + (i % 2) * 3.5;
    return bar(STEM, [16, 31.5], [x - 2.4, top + 2], 1.1) +
      bar(STEM, [x - 2.6, top + 2], [x, top], 1.1) +
      bar(STEM, [x, top], [x + 1, top + 3], 1) + oval(STEM, x + 1, top + 3.4, 1.3, 1) +
      [-1, 1, 0].map((side) =>
        oval(
          side ? shaded(colour(0), 0.1) : colour(0),
          x + 1 + side * 2.2,
          top + 7.2,
          1.9,
          4,
          `transform="rotate(${side * -22} ${x + 1} ${top + 4})"`,
        )
      ).join("") + oval(colour(1), x + 1, top + 10.2, 1, 0.6);
  }).join("") + leaf([16, 31.5], [3, 14], 1.8) +
    leaf([16, 31.5], [29, 15], 1.8, shaded(LEAF, 0.14));
};

/** A closed cup on a short stem among narrow leaves. */
const cup: Shape = ({ colour }) =>
  leaf([15, 31.5], [4, 12], 1.7) + leaf([17, 31.5], [28, 13], 1.7, shaded(LEAF, 0.12)) +
  bar("d9c7e8", [16, 31.5], [16, 20], 2.2) +
  path(
    shaded(colour(0), 0.18),
    "M9 4C6 12 9 20 16 21.500 23 20 26 12 23 4 20 7 18 10 16 14 14 10 12 7 9 4z",
  ) +
  path(colour(1), "M14.500 5h3l-.5 8h-2z") +
  path(
    colour(0),
    "M16 3c4 4 6 8 5.500 12-.5 4-3 6-5.500 6.500-2.500-.5-5-2.500-5.500-6.500C10 11 12 7 16 3z",
  ) +
  path(shaded(colour(0), -0.3), "M16 5c1.500 3 2 8 0 14-2-6-1.500-11 0-14z");

/** Places in a rounded bush, or along what climbs. */
const BUSH: readonly Spot[] = [
  [8, 9],
  [15, 5.5],
  [22.5, 8],
  [5, 15.5],
  [12, 12.5],
  [19.5, 13.5],
  [27, 14.5],
  [8.5, 20.5],
  [16, 19.5],
  [23.5, 20.5],
];

/** A bush, or with `kind=climber` a plant up a trellis, with many heads; with `n=0` petals it has leaves only. */
const shrub: Shape = (row) => {
  const { colour, kind, measure } = row;
  const green = colour(2);
  const trellis = kind === "climber"
    ? [6, 13, 20, 27].map((x) => bar("a56953", [x, 31.5], [x, 1], 1)).join("") +
      [6, 14, 22].map((y) => bar("a56953", [3, y], [30, y], 1)).join("")
    : bar("8c5543", [16, 31.5], [16, 22], 3) + bar("8c5543", [12, 31.5], [14, 22], 1.8) +
      bar("8c5543", [20, 31.5], [18, 22], 1.8);
  const mass = BUSH.map(([x, y], i) =>
    oval(i % 2 ? green : shaded(green, 0.14), x, y + 1, 5.8, 5.4)
  ).join("");
  const leaves = BUSH.map(([x, y], i) =>
    leaf([x - 2.5, y + 4], [x + 2.5, y - 0.5 + (i % 3)], 1.7, shaded(green, i % 2 ? -0.2 : 0.22))
  ).join("");
  const n = measure("n", 5), s = measure("s", 3.3);
  const flowers = n === 0
    ? ""
    : BUSH.map((at, i) =>
      petals(i % 3 ? colour(0) : shaded(colour(0), 0.12), at, {
        n,
        out: s * 0.55,
        long: s * 0.52,
        wide: s * 0.46,
        from: i * 17,
      }) +
      oval(colour(1), ...at, s * 0.26)
    ).join("");
  return trellis + mass + leaves + flowers;
};

/** A pergola from which clusters hang. */
const cascade: Shape = ({ colour }) =>
  bar("a56953", [1.5, 31.5], [1.5, 3], 1.6) + bar("a56953", [30.5, 31.5], [30.5, 3], 1.6) +
  bar("8c5543", [0, 3], [32, 3], 2) +
  [[6, 18], [13, 24], [20, 20], [26.5, 23]].map(([x, low], i) =>
    leaf([x! - 1, 3], [x! - 5, 8], 1.6) +
    leaf([x! + 1, 3], [x! + 4.5, 8], 1.6, shaded(LEAF, 0.12)) +
    Array.from({ length: Math.floor((low! - 4) / 2) }, (_, row) => {
      const y = 5 + row * 2, t = (y - 5) / (low! - 5), wide = 3.6 * (1 - t * 0.8);
      return oval(
        shaded(colour(0), (row + i) % 2 ? 0.1 : -0.06),
        x! - wide * 0.5,
        y,
        wide * 0.62 + 0.5,
        1.5,
      ) +
        oval(
          shaded(colour(0), row % 2 ? -0.2 : 0.04),
          x! + wide * 0.5,
          y + 0.6,
          wide * 0.62 + 0.4,
          1.4,
        );
    }).join("")
  ).join("");

function measureOf({ measure }: Row, otherwise: number): number {
  return measure("s", otherwise);
}

export const BLOOMS: Readonly<Record<string, Shape>> = {
  bloom,
  blooms,
  spire,
  nodding,
  cup,
  shrub,
  cascade,
};
