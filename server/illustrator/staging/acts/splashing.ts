/** @module Water that flies up on both sides of feet. */
import type { Colour } from "../../colour/colour.ts";
import { ellipse, leaf } from "../../geometry/shapes.ts";
import type { Item, Point } from "../../scene.ts";
import { thing as piece } from "../../wardrobe/prop_art.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { addTools } from "./tools.ts";

/** What the names of its parts begin with. */
export const SPLASH = "splash";

/** Jets, as they rise from beside the feet: outwards, up, and how thick they are, in units. */
const JETS: readonly [out: number, up: number, thick: number][] = [
  [20, 62, 10],
  [58, 84, 13],
  [98, 52, 11],
];

/** Drops beyond their ends. */
const DROPS: readonly [out: number, up: number, radius: number][] = [
  [36, 92, 8],
  [84, 112, 10],
  [122, 72, 8],
  [70, 140, 6],
];

/** From what the cat stands on, outwards on either side. */
export function splash(cat: CatOnStage, water: ThingOnStage): void {
  const { left, right } = cat.cat.figure.rest;
  const items = [-1, 1].flatMap((side) => crown([side < 0 ? left : right, 4], side));
  addTools(cat, water, SPLASH, { items });
}

function crown([x, y]: Point, side: number): Item[] {
  const at = (out: number, up: number): Point => [x + side * out, y - up];
  return [
    ...JETS.map(([out, up, thick], i) =>
      piece(`jet ${i}`, "water", leaf(at(out * 0.2, 0), at(out, up), thick, side * 4), WATER)
    ),
    ...DROPS.map(([out, up, radius], i) =>
      piece(`drop ${i}`, "water", ellipse(at(out, up), radius * 0.8, radius), WATER)
    ),
  ];
}

const WATER: Colour = { l: 0.8, c: 0.09, h: 232 };
