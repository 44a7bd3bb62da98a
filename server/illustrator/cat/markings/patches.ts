/**
 * @module Patches of another colour on a part of the body: points, two and three colours, tortoiseshell.
 */
import type { Colour } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { along } from "../../geometry/polyline.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CoatTones } from "../../colour/palette.ts";
import type { Random } from "../../random.ts";
import type { Mark, Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import type { Part } from "../body/figure.ts";
import { isLevel } from "../body/level_trunk.ts";

/** The two colours of a calico's patches; its ground is white. */
export function patchColours(coat: CatSpec["coat"], tones: CoatTones): [Colour, Colour] {
  const first = coat.colour === "white" ? { l: 0.73, c: 0.145, h: 59 } : tones.base;
  const second = coat.second === undefined || coat.second === "white" || coat.second === coat.colour
    ? first.l < 0.5 ? { l: 0.73, c: 0.145, h: 59 } : { l: 0.31, c: 0.02, h: 40 }
    : tones.second;
  return [first, second];
}

/** Dark tail, paws and lower legs. */
export function colourpoints(part: Part, dark: Colour): Mark[] {
  if (part.kind === "tail" || part.kind === "paw") return [mark("patch", part.outline, dark)];
  if (part.kind !== "leg") return [];
  const end = along(part.axis, 0.95).point;
  return [mark("patch", ellipse(end, 48, 62), dark, 22)];
}

/** White of a trunk: how far its middle lies above the lower edge, half its width and height, in shares of the trunk.
 * That of a level trunk reaches from chest to rump: what it left at the lower edge would look like a flap. */
const BELLY = [0.34, 0.33, 0.62] as const, UNDERSIDE = [0.02, 0.72, 0.66] as const;

/** White legs and belly. */
export function bicolour(part: Part, white: Colour, random: Random): Mark[] {
  if (part.kind === "paw" || part.kind === "leg" || part.kind === "chest") {
    return [mark("white", part.outline, white)];
  }
  if (part.kind !== "torso") return [];
  const box = bounds(part.outline);
  const x = (box.left + box.right) / 2 + random.between(-10, 10);
  const [at, rx, ry] = isLevel(part) ? UNDERSIDE : BELLY;
  const middle: Point = [x, box.bottom - heightOf(box) * at];
  return [mark("white", blob(middle, widthOf(box) * rx, heightOf(box) * ry, random), white)];
}

/** Where on a leg a patch lies, in shares of its height: higher it would end in the air, where the leg grows out of a
 * trunk without a line. */
const DOWN_LEG = 0.62;

/** Half the width of a patch at the side of a chest, as a share of half its width: one that reached the middle would be a dark slit between
 * the forelegs. */
const SIDE_PATCH = 0.42;

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
  const at = (u: number, v: number): Point => [
    box.left + widthOf(box) * u,
    box.top + heightOf(box) * v,
  ];
  const patch = (colour: Colour, place: Point, rx: number, ry: number) =>
    ragged(place, rx, ry, random).map((outline) => mark("patch", outline, colour));
  const either = () => random.chance(0.5) ? first : second;
  const size = Math.max(26, Math.min(widthOf(box), heightOf(box)) * 0.5);
  if (part.kind === "leg") {
    return random.chance(0.5) ? patch(either(), at(0.5, DOWN_LEG), size * 1.1, size) : [];
  }
  if (part.kind === "thigh") return patch(either(), at(0.36, 0.4), size * 0.8, size * 0.7);
  const isUpright = part.stripes === "both";
  return isUpright
    ? [
      ...patch(first, at(0.04, random.between(0.3, 0.45)), size * SIDE_PATCH, size * 0.8),
      ...patch(second, at(0.97, random.between(0.42, 0.58)), size * SIDE_PATCH, size * 0.8),
    ]
    : [
      ...patch(first, at(0.24, random.between(0.1, 0.24)), size * 1.15, size * 0.86),
      ...patch(second, at(random.between(0.66, 0.78), 0.2), size * 1.05, size * 0.8),
      ...patch(second, at(0.08, 0.8), size * 0.5, size * 0.5),
    ];
}

/** Large blotches of one colour on white: the coat of a cow. */
export function blotches(part: Part, colour: Colour, random: Random): Mark[] {
  if (part.kind === "paw" || part.kind === "chest") return [];
  if (part.kind === "tail") return [mark("patch", part.outline, colour)];
  const box = bounds(part.outline),
    size = Math.max(26, Math.min(widthOf(box), heightOf(box)) * 0.4);
  if (part.kind !== "torso" && random.chance(0.5)) return [];
  const places = part.kind === "torso"
    ? [[0.08, 0.2], [0.86, 0.42], [0.34, 0.9]]
    : [[0.5, DOWN_LEG]];
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

/** Another colour brindled into the coat: ragged flames, and flecks between them. */
export function mottle(part: Part, colour: Colour, random: Random): Mark[] {
  const box = bounds(part.outline);
  const area = widthOf(box) * heightOf(box);
  const somewhere = (): Point => [
    random.between(box.left, box.right),
    random.between(box.top, box.bottom),
  ];
  const flames = Math.max(1, Math.min(4, Math.round(area / 9000)));
  const flecks = Math.max(1, Math.min(7, Math.round(area / 5200)));
  return [
    ...Array.from({ length: flames }, () => {
      const long = random.between(24, 40);
      return ragged(somewhere(), long, long * random.between(0.5, 0.8), random);
    }).flat(),
    ...Array.from({ length: flecks }, () => {
      const long = random.between(7, 15);
      return blob(somewhere(), long, long * random.between(0.4, 0.7), random);
    }),
  ].map((outline) => mark("patch", outline, colour, 1.5));
}

/** A large patch with a ragged border: lobes that overlap around its middle. */
export function ragged(at: Point, rx: number, ry: number, random: Random): Point[][] {
  const turn = random.between(0, 2 * Math.PI);
  const lobes = [0, 1, 2].map((i) => {
    const angle = turn + (i * 2 * Math.PI) / 3 + random.between(-0.4, 0.4);
    const size = random.between(0.42, 0.66);
    const lobe: Point = [at[0] + Math.cos(angle) * rx * 0.68, at[1] + Math.sin(angle) * ry * 0.68];
    return blob(lobe, rx * size, ry * size, random);
  });
  return [blob(at, rx * 0.82, ry * 0.82, random), ...lobes];
}

/** A rounded, irregular patch. */
export function blob([x, y]: Point, rx: number, ry: number, random: Random): Point[] {
  const start = random.between(0, 6.28);
  return smooth(Array.from({ length: 9 }, (_, i) => {
    const angle = start + (i / 9) * 2 * Math.PI;
    const reach = random.between(0.85, 1.1);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
  }));
}
