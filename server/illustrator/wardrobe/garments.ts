/**
 * Clothes cut from the body itself: suits with sleeves, cloaks, and the plate over the chest.
 *
 * @module
 */
import { knots } from "../geometry/coordinates.ts";
import type { Cat } from "../cat/cat.ts";
import type { Part } from "../cat/figure.ts";
import { type Colour, shift } from "../colour.ts";
import {
  ellipse,
  grow,
  lengthsAlong,
  mirrored,
  ribbon,
  smooth,
  valueAt,
} from "../geometry/shapes.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { mark, region } from "../items.ts";
import { GOLD } from "../palette.ts";
import type { Item, Mark, Point, Texture } from "../scene.ts";
import { cloth } from "./cloth.ts";
import type { Outfit } from "./outfit.ts";

interface Cut {
  colour: Colour;
  texture?: Texture;
  /** Cuffs and hem. */
  trim?: Colour;
  marks?: Mark[];
  sleeves?: boolean;
  /** Cloth on the thighs too. */
  trousers?: boolean;
}

/** A suit: the torso's own shape a little wider, and sleeves down to the wrists. */
export function suit(
  { figure }: Cat,
  { colour, texture = "cloth", trim, marks = [], sleeves = true, trousers = false }: Cut,
): Partial<Outfit> {
  const torso = figure.torso.find(({ name }) => name === figure.dressed.torso);
  const legs = figure.limbs.filter(({ name }) => figure.dressed.sleeves.includes(name));
  return {
    body: torso
      ? [
        region({
          name: "suit",
          role: "costume",
          texture,
          outline: grow(torso.outline, 5),
          colour,
          marks,
          volume: 0.7,
        }),
      ]
      : [],
    legs: trousers
      ? figure.limbs.filter(({ kind }) => kind === "thigh").map((thigh) =>
        trouser(thigh, colour, texture)
      )
      : [],
    neck: sleeves
      ? legs.flatMap(({ name, axis, widths }) => sleeve(name, axis, widths, colour, texture, trim))
      : [],
  };
}

/** Cloth over a thigh, cut off above the paw. */
function trouser({ name, outline, contour }: Part, colour: Colour, texture: Texture): Item {
  const hem = -22;
  const leg = grow(outline, 4).map(([x, y]): Point => [x, Math.min(y, hem)]);
  return region({
    name: `${name} trouser`,
    role: "costume",
    texture,
    outline: leg,
    ...(contour
      ? { contour: grow(outline, 4).filter((_, i) => contour.includes(outline[i]!)) }
      : {}),
    colour,
    volume: 0.6,
  });
}

function sleeve(
  name: string,
  axis: Point[],
  widths: number[],
  colour: Colour,
  texture: Texture,
  trim: Colour | undefined,
): Item[] {
  const lengths = lengthsAlong(axis);
  const total = lengths.at(-1)!;
  const upTo = axis.filter((_, i) => lengths[i]! <= total * 0.7);
  const wide = [0, 0.35, 0.7].map((t) => valueAt(widths, t) + 6);
  const outline = ribbon(upTo, wide);
  const bare = Math.round(upTo.length * 0.4);
  const end = upTo.at(-1)!, before = upTo.at(-3) ?? upTo[0]!;
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  const nx = ((end[1] - before[1]) / length) * (wide[2]! + 3),
    ny = (-(end[0] - before[0]) / length) * (wide[2]! + 3);
  return [
    region({
      name: `${name} sleeve`,
      role: "costume",
      texture,
      outline,
      contour: outline.slice(bare, outline.length - bare - 6),
      colour,
      volume: 0.5,
    }),
    ...(trim
      ? [
        region({
          name: `${name} cuff`,
          role: "costume",
          texture,
          outline: ribbon([[end[0] + nx, end[1] + ny + 10], [end[0], end[1] + 16], [
            end[0] - nx,
            end[1] - ny + 10,
          ]], [9, 10, 9]),
          colour: trim,
          line: 3,
        }),
      ]
      : []),
  ];
}

/** A plate, jacket front or tabard over the chest, under the chin. */
export function chestPlate(
  { figure }: Cat,
  { colour, texture = "cloth", marks = [] }: Cut,
  extra: Item[] = [],
): Item[] {
  const outline = mirrored([[0, -14], [58, -22], [74, 12], [66, 54], [34, 80], [0, 86]]);
  const plate = region({
    name: "chest plate",
    role: "costume",
    texture,
    outline,
    colour,
    marks,
    volume: 0.7,
  });
  return moveItems(placing({ ...figure.chest, scale: figure.chest.scale * 0.96 }), [
    plate,
    ...extra,
  ]);
}

/** A cloak from the shoulders with its lining and clasp. */
export function cloak(
  { figure }: Cat,
  colour: Colour,
  clasp: Colour = GOLD,
  marks: Mark[] = [],
): Partial<Outfit> {
  const fold = shift(colour, { l: -0.09 });
  const { behind, over } = figure.cloak;
  const collar = placing(figure.neck);
  return {
    behind: behind
      ? [cloth("cloak", behind, colour, { role: "costume", volume: 0.4, colourEnd: fold, marks })]
      : [],
    neck: [
      ...(over ? [cloth("cloak", over, colour, { role: "costume", volume: 0.55, marks })] : []),
      ...moveItems(collar, [
        cloth(
          "cloak collar",
          smooth(knots("-86 -20!, 0 2, 86 -20!, 92 12, 50 30, 0 34, -50 30, -92 12")),
          colour,
          { role: "costume", volume: 0.6 },
        ),
        region({
          name: "clasp",
          role: "costume",
          texture: "metal",
          outline: ellipse([0, 22], 14, 14),
          colour: clasp,
          volume: 0.8,
          marks: [mark("light", ellipse([-4, 18], 4, 4), shift(clasp, { l: 0.14 }))],
        }),
      ]),
    ],
  };
}
