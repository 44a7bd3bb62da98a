/** @module Plates of an armour on the limbs: lames on the shoulders, a band at each wrist. */
import type { Cat } from "../cat/cat.ts";
import type { Part } from "../cat/body/figure.ts";
import { type Colour, shift } from "../colour/colour.ts";
import { along, valueAt } from "../geometry/polyline.ts";
import { smooth } from "../geometry/shapes.ts";
import { mark, region } from "../items.ts";
import type { Item, Mark, Point } from "../scene.ts";
import type { Outfit } from "./outfit.ts";
import { times } from "../times.ts";

/** From where to where along a limb, and how far beside it, in units. */
interface Plate {
  from: number;
  to: number;
  beside: number;
  lames: number;
}

const SHOULDER: Plate = { from: 0.02, to: 0.42, beside: 9, lames: 3 };
const WRIST: Plate = { from: 0.66, to: 0.9, beside: 8, lames: 1 };

/** Plates on forelegs, and greaves on hind legs that are seen as legs. */
export function platesOn({ figure }: Cat, colour: Colour): Partial<Outfit> {
  const legs = [...figure.back, ...figure.limbs, ...figure.front].filter(({ kind }) =>
    kind === "leg"
  );
  return {
    limbs: legs.flatMap((leg) => [
      ...(/ foreleg$/.test(leg.name) ? [plateOn(leg, "shoulder plate", SHOULDER, colour)] : []),
      plateOn(leg, "greave", WRIST, colour),
    ]),
  };
}

function plateOn(leg: Part, name: string, plate: Plate, colour: Colour): Item {
  const { from, to, lames } = plate;
  const outline = across(leg, from, to, plate.beside);
  const lame = (i: number): Mark => {
    const at = from + ((to - from) * i) / lames;
    return mark(
      "shade",
      across(leg, at - 0.02, at + 0.008, plate.beside),
      shift(colour, { l: -0.2 }),
    );
  };
  const shine = across(leg, from + (to - from) * 0.2, to - 0.04, -6)
    .map(([x, y]): Point => [x - 7, y - 4]);
  return region({
    name: `${leg.name} ${name}`,
    role: "costume",
    texture: "metal",
    outline,
    colour: leg.far ? shift(colour, { l: -0.08 }) : colour,
    marks: [
      mark("light", shine, shift(colour, { l: 0.12 }), 5),
      ...times(lames - 1, (i) => lame(i + 1)),
    ],
    volume: 0.8,
  });
}

/** The outline of a plate bent around a limb: its lower edge hangs in the middle. */
function across({ axis, widths }: Part, from: number, to: number, beside: number): Point[] {
  const side = (share: number, s: number, ahead = 0): Point => {
    const { point: [x, y], normal: [nx, ny] } = along(axis, share);
    const half = (valueAt(widths, Math.min(1, Math.max(0, share))) + beside) * s;
    return [x + nx * half - ny * ahead, y + ny * half + nx * ahead];
  };
  const middle = (from + to) / 2;
  return smooth([
    side(from, 0.62),
    side(middle, 1),
    [...side(to, 1), "corner"],
    side(to, 0, 7),
    [...side(to, -1), "corner"],
    side(middle, -1),
    side(from, -0.62),
    side(from, 0, -9),
  ], 4);
}
