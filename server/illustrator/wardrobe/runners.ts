/** @module What stands below a shoe: wheels, a blade, a heel, a ski, a fin. */
import type { Part } from "../cat/body/figure.ts";
import { type Colour, shift } from "../colour/colour.ts";
import { bounds, widthOf } from "../geometry/measure.ts";
import { box, ellipse, smooth } from "../geometry/shapes.ts";
import { mark, region } from "../items.ts";
import type { Item } from "../scene.ts";

export type Runner = "wheels" | "blade" | "heel" | "ski" | "fin";

/** The colour of soles, heels and hubs. */
export const SOLE: Colour = { l: 0.3, c: 0.02, h: 60 };

const STEEL: Colour = { l: 0.8, c: 0.012, h: 250 };

/** How thick what is long below a paw is, in units. */
const THICK = 15;

/** Wheels or a blade under a paw that stands. */
export function runnerBelow(part: Part, runner: Runner, colour: Colour): Item[] {
  const { left, right, bottom } = bounds(part.outline);
  if (runner === "ski") return [longBelow(part, "ski", { colour, long: 66, tip: 22 })];
  if (runner === "fin") return [longBelow(part, "fin", { colour, long: 34, tip: 2 })];
  const width = widthOf({ left, right, top: 0, bottom: 0 });
  if (runner === "blade") {
    return [region({
      name: `${part.name} blade`,
      role: "costume",
      texture: "metal",
      outline: box(left - 4, bottom - 2, width + 12, 16, 5),
      colour: STEEL,
      line: 2.6,
      volume: 0.4,
    })];
  }
  if (runner === "heel") {
    return [region({
      name: `${part.name} heel`,
      role: "costume",
      texture: "skin",
      outline: [[left + 2, bottom - 6], [left + 16, bottom - 4], [left + 11, bottom + 22], [
        left + 5,
        bottom + 22,
      ]],
      colour: SOLE,
      line: 2.6,
      volume: 0.4,
    })];
  }
  return [0.2, 0.8].map((share, i) =>
    region({
      name: `${part.name} wheel ${i + 1}`,
      role: "costume",
      texture: "stone",
      outline: ellipse([left + width * share, bottom + 9], 11, 11),
      colour: { l: 0.9, c: 0.12, h: 95 },
      line: 3,
      volume: 0.6,
      marks: [mark("detail", ellipse([left + width * share, bottom + 9], 4, 4), SOLE)],
    })
  );
}

/** A ski, with its tip turned up, or a fin: so far beyond the paw on each side. */
function longBelow(
  { name, outline }: Part,
  piece: string,
  { colour, long, tip }: { colour: Colour; long: number; tip: number },
): Item {
  const { left, right, bottom } = bounds(outline);
  const [from, to, y] = [left - long, right + long, bottom - 3];
  return region({
    name: `${name} ${piece}`,
    role: "costume",
    texture: "skin",
    outline: smooth([
      [from - 8, y - tip, "corner"],
      [from + 22, y],
      [to - 22, y],
      [to + 8, y - tip, "corner"],
      [to, y + THICK],
      [from, y + THICK],
    ]),
    colour: shift(colour, { l: -0.06 }),
    line: 3,
    volume: 0.5,
  });
}
