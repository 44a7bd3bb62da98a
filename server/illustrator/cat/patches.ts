/**
 * Patches of another colour on a part of the body: points, two and three colours, tortoiseshell.
 *
 * @module
 */
import type { Colour } from "../colour.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import { along, ellipse, smooth } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import type { CoatTones } from "../palette.ts";
import type { Random } from "../random.ts";
import type { Mark, Point } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import type { Part } from "./figure.ts";

/** The two colours of a calico's patches; its ground is white. */
export function patchColours(coat: CatSpec["coat"], tones: CoatTones): [Colour, Colour] {
  const first = coat.colour === "white" ? { l: 0.73, c: 0.145, h: 59 } : tones.base;
  const second = coat.second === undefined || coat.second === "white" || coat.second === coat.colour
    ? first.l < 0.5 ? { l: 0.73, c: 0.145, h: 59 } : { l: 0.31, c: 0.02, h: 40 }
    : tones.second;
  return [first, second];
}

/** Dark tail, paws and lower legs. */
export function points(part: Part, dark: Colour): Mark[] {
  if (part.kind === "tail" || part.kind === "paw") return [mark("patch", part.outline, dark)];
  if (part.kind !== "leg") return [];
  const end = along(part.axis, 0.95).point;
  return [mark("patch", ellipse(end, 48, 62), dark, 22)];
}

/** White legs and belly. */
export function bicolour(part: Part, white: Colour, random: Random): Mark[] {
  if (part.kind === "paw" || part.kind === "leg" || part.kind === "chest") {
    return [mark("white", part.outline, white)];
  }
  if (part.kind !== "torso") return [];
  const box = bounds(part.outline);
  const x = (box.left + box.right) / 2 + random.between(-10, 10);
  return [
    mark(
      "white",
      blob(
        [x, box.bottom - heightOf(box) * 0.34],
        widthOf(box) * 0.33,
        heightOf(box) * 0.62,
        random,
      ),
      white,
    ),
  ];
}

/** Large patches of two colours on white. */
export function calico(part: Part, [first, second]: [Colour, Colour], random: Random): Mark[] {
  if (part.kind === "paw" || part.kind === "chest") return [];
  const box = bounds(part.outline);
  if (part.kind === "tail") {
    const root = along(part.axis, 0.2).point, tip = along(part.axis, 0.92).point;
    return [
      mark("patch", blob(root, 62, 54, random), first),
      mark("patch", blob(tip, 52, 52, random), second),
    ];
  }
  const at = (
    u: number,
    v: number,
  ): Point => [box.left + widthOf(box) * u, box.top + heightOf(box) * v];
  const size = Math.max(26, Math.min(widthOf(box), heightOf(box)) * 0.4);
  if (part.kind === "leg") {
    return random.chance(0.5)
      ? [
        mark(
          "patch",
          blob(at(0.5, 0.2), size * 1.5, size * 1.7, random),
          random.chance(0.5) ? first : second,
        ),
      ]
      : [];
  }
  return [
    mark("patch", blob(at(0.1, 0.32), size * 0.95, size * 1.15, random), first),
    mark(
      "patch",
      blob(at(0.92, random.between(0.45, 0.65)), size * 0.9, size * 1.1, random),
      second,
    ),
    mark("patch", blob(at(0.28, 0.95), size * 0.55, size * 0.5, random), second),
  ];
}

/** Large blotches of one colour on white: the coat of a cow. */
export function blotches(part: Part, colour: Colour, random: Random): Mark[] {
  if (part.kind === "paw" || part.kind === "chest") return [];
  if (part.kind === "tail") return [mark("patch", part.outline, colour)];
  const box = bounds(part.outline),
    size = Math.max(26, Math.min(widthOf(box), heightOf(box)) * 0.4);
  if (part.kind !== "torso" && random.chance(0.5)) return [];
  const places = part.kind === "torso" ? [[0.08, 0.2], [0.86, 0.42], [0.34, 0.9]] : [[0.5, 0.25]];
  return places.map(([u, v]) =>
    mark(
      "patch",
      blob(
        [box.left + widthOf(box) * u!, box.top + heightOf(box) * v!],
        size * random.between(0.75, 1.1),
        size * random.between(0.75, 1.1),
        random,
      ),
      colour,
    )
  );
}

/** Many small flecks of another colour. */
export function mottle(part: Part, colour: Colour, random: Random): Mark[] {
  const box = bounds(part.outline);
  const area = widthOf(box) * heightOf(box);
  const count = Math.max(2, Math.min(13, Math.round(area / 3200)));
  return Array.from({ length: count }, () => {
    const at: Point = [random.between(box.left, box.right), random.between(box.top, box.bottom)];
    return mark(
      "patch",
      blob(at, random.between(12, 30), random.between(9, 22), random),
      colour,
      1.5,
    );
  });
}

/** A rounded, irregular patch. */
export function blob([x, y]: Point, rx: number, ry: number, random: Random): Point[] {
  const start = random.between(0, 6.28);
  return smooth(Array.from({ length: 9 }, (_, i) => {
    const angle = start + (i / 9) * 2 * Math.PI;
    const reach = random.between(0.78, 1.16);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
  }));
}
