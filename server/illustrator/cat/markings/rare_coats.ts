/**
 * @module Markings beyond stripes and patches: marbled whorls, rosettes, ticking, shading, and the two
 * coats no cat was ever born with.
 */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { along, valueAt } from "../../geometry/polyline.ts";
import { curve, ellipse, type Knot, leaf, ribbon, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Random } from "../../random.ts";
import type { Mark, Point } from "../../scene.ts";
import type { Part } from "../body/figure.ts";
import { blob } from "./patches.ts";
import { stripes } from "./stripes.ts";

/** A marbled coat: a whorl on each flank, broad bands elsewhere. */
export function whorls(part: Part, colour: Colour, random: Random): Mark[] {
  if (part.kind !== "torso") return stripes(part, colour, random, 1.5);
  const box = bounds(part.outline);
  const size = Math.min(widthOf(box), heightOf(box));
  const upright = part.stripes === "both";
  const flanks: [Point, -1 | 1][] = upright
    ? [
      [[box.left + size * 0.2, box.top + heightOf(box) * 0.62], -1],
      [[box.right - size * 0.2, box.top + heightOf(box) * 0.62], 1],
    ]
    : [[[box.left + widthOf(box) * 0.42, box.top + heightOf(box) * 0.56], 1]];
  const reach = size * (upright ? 0.3 : 0.42);
  const back: Knot[] = [0.06, 0.35, 0.65, 0.94].map((t): Knot => {
    const { point, normal } = along(part.axis, t), half = valueAt(part.widths, t) * 0.8;
    return [point[0] + normal[0] * half, point[1] + normal[1] * half];
  });
  return [
    ...(upright ? [] : [mark("stripe", ribbon(back, [6, 11, 10, 5]), colour)]),
    ...flanks.flatMap(([at, side]) => whorl(at, reach, side, colour)),
    ...(upright ? [mark("stripe", ribbon([[0, box.top], [4, box.top + 70]], [8, 3]), colour)] : []),
  ];
}

function whorl([x, y]: Point, reach: number, side: -1 | 1, colour: Colour): Mark[] {
  const turn = Array.from({ length: 15 }, (_, i): Knot => {
    const angle = (i / 14) * 2.2 * Math.PI - 0.6, radius = reach * (0.22 + (i / 14) * 0.78);
    return [x + side * Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.82];
  });
  const width = Math.max(5, reach * 0.13);
  return [
    mark("stripe", ribbon(turn, [width, width * 1.15, width * 0.9, width * 0.5]), colour),
    mark("stripe", ellipse([x, y], reach * 0.13, reach * 0.11), colour),
  ];
}

/** Broken rings around a warmer heart. */
export function rosettes(part: Part, colour: Colour, base: Colour, random: Random): Mark[] {
  if (part.kind === "paw") return [];
  const box = bounds(part.outline), gap = part.kind === "torso" ? 46 : 32;
  const heart = mix(base, colour, 0.36), marks: Mark[] = [];
  let row = 0;
  for (let y = box.top + gap * 0.5; y < box.bottom; y += gap * 0.82, row++) {
    for (let x = box.left + (row % 2 ? gap * 0.9 : gap * 0.4); x < box.right; x += gap) {
      const at: Point = [x + random.between(-6, 6), y + random.between(-5, 5)];
      const size = gap * random.between(0.28, 0.36), turn = random.between(0, 6.28);
      marks.push(mark("stripe", blob(at, size, size * 0.84, random), colour));
      marks.push(
        mark(
          "stripe",
          ellipse(
            [at[0] + Math.cos(turn) * size * 0.2, at[1] + Math.sin(turn) * size * 0.2],
            size * 0.58,
            size * 0.46,
          ),
          heart,
        ),
      );
    }
  }
  return marks;
}

/** Salt and pepper: every hair banded. */
export function ticking(part: Part, colour: Colour, random: Random): Mark[] {
  if (part.kind === "paw") return [];
  const box = bounds(part.outline);
  const count = Math.min(90, Math.round((widthOf(box) * heightOf(box)) / 330));
  const from = part.axis[0]!, to = part.axis.at(-1)!;
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const ux = (to[0] - from[0]) / long, uy = (to[1] - from[1]) / long;
  return Array.from({ length: count }, () => {
    const x = random.between(box.left, box.right), y = random.between(box.top, box.bottom);
    const length = random.between(9, 16);
    return mark("stripe", leaf([x, y], [x + ux * length, y + uy * length], 2.1), colour);
  });
}

/** Darker along the back and over the top, as if dusted with soot. */
export function shading(part: Part, colour: Colour): Mark[] {
  const box = bounds(part.outline);
  const veil = (outline: Point[], opacity: number): Mark => ({
    ...mark("shade", outline, colour, 16),
    opacity,
  });
  if (part.kind === "tail") return [veil(ellipse(along(part.axis, 0.85).point, 70, 70), 0.5)];
  if (part.kind !== "torso") {
    return [veil(ellipse([(box.left + box.right) / 2, box.top], widthOf(box) * 0.7, 24), 0.35)];
  }
  const middle = (box.left + box.right) / 2;
  return part.stripes === "both"
    ? [-1, 1].map((s) =>
      veil(
        ellipse(
          [middle + s * widthOf(box) * 0.5, box.top + heightOf(box) * 0.5],
          34,
          heightOf(box) * 0.5,
        ),
        0.55,
      )
    )
    : [veil(ellipse([middle, box.top], widthOf(box) * 0.6, heightOf(box) * 0.36), 0.6)];
}

/** A pale undercoat that shines through where the hair parts. */
export function undercoat(part: Part, colour: Colour): Mark[] {
  const box = bounds(part.outline), middle = (box.left + box.right) / 2;
  const gleam = (outline: Point[], opacity = 0.6): Mark => ({
    ...mark("light", outline, colour, 14),
    opacity,
  });
  switch (part.kind) {
    case "torso":
      return [gleam(ellipse([middle, box.bottom - 18], widthOf(box) * 0.4, heightOf(box) * 0.26))];
    case "tail":
      return [0.3, 0.55, 0.8].map((t) => gleam(ellipse(along(part.axis, t).point, 13, 13), 0.45));
    case "thigh":
      return [gleam(ellipse([middle, box.bottom - 30], widthOf(box) * 0.36, 26), 0.4)];
    default:
      return [];
  }
}

/** The seven colours, once along each part. */
export const RAINBOW: Colour[] = [20, 55, 92, 145, 215, 265, 318].map((h) => ({
  l: h === 92 ? 0.88 : 0.77,
  c: 0.135,
  h,
}));

/** Bands of all colours across a part of the body. */
export function rainbow(part: Part): Mark[] {
  const count = part.kind === "torso" ? RAINBOW.length : 5;
  const length = Math.hypot(
    part.axis.at(-1)![0] - part.axis[0]![0],
    part.axis.at(-1)![1] - part.axis[0]![1],
  );
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count, { point, normal } = along(part.axis, t);
    const half = valueAt(part.widths, t) * 1.5 + 16;
    const across = (
      s: number,
    ): Knot => [point[0] + normal[0] * half * s, point[1] + normal[1] * half * s];
    const width = (Math.max(length, 40) / count) * 0.62 + 5;
    return mark(
      "patch",
      ribbon([across(-1), [point[0], point[1]], across(1)], [width, width]),
      RAINBOW[i % 7]!,
      5,
    );
  });
}

/** Bands of all colours over brow, cheeks and chin. */
export function rainbowFace(): Mark[] {
  return RAINBOW.map((colour, i) => {
    const y = -88 + i * 28;
    const arch = curve([[-160, y + 26], [-80, y + 5], [0, y], [80, y + 5], [160, y + 26]]);
    const points = arch.filter((_, at) => at % 6 === 0);
    return mark("patch", ribbon(points, [17, 17]), colour, 5);
  });
}

/** Clouds of light and stars on the dark. */
export function galaxy(outline: Point[], random: Random): Mark[] {
  const box = bounds(outline), area = widthOf(box) * heightOf(box);
  const anywhere =
    (): Point => [random.between(box.left, box.right), random.between(box.top, box.bottom)];
  const clouds = [322, 250, 195].slice(0, area > 9000 ? 3 : 1).map((h): Mark => ({
    ...mark("patch", blob(anywhere(), 46, 32, random), { l: 0.6, c: 0.16, h }, 15),
    opacity: 0.5,
  }));
  const stars = Array.from(
    { length: Math.max(3, Math.min(26, Math.round(area / 1500))) },
    (_, i) => {
      const size = i % 5 === 0 ? random.between(7, 10) : random.between(2, 4);
      return mark(
        "detail",
        star(anywhere(), size, { points: 4, inner: i % 5 === 0 ? 0.3 : 0.6 }),
        shift(STARLIGHT, { h: random.between(-20, 20) }),
      );
    },
  );
  return [...clouds, ...stars];
}

const STARLIGHT: Colour = { l: 0.96, c: 0.05, h: 95 };
