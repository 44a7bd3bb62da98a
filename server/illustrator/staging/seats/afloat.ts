/** @module Foam along a boat that is in the water: it swims, and does not stand on a sheet of blue. */
import { shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { widthOf } from "../../geometry/measure.ts";
import { smooth } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { isAfloat, swims } from "../../world/afloat.ts";
import type { ThingOnStage } from "../actors.ts";
import type { Stage } from "../stage.ts";

/** Shares of the length of a boat: how far its foam reaches beyond it, and how high and deep that is. */
const BEYOND = 0.07, HIGH = 0.05, DEEP = 0.035;

/** Waves along the length of a boat. */
const WAVES = 7;

/** Water against the boats that bear cats. */
export function setAfloat({ spec, things }: Stage): void {
  if (!isAfloat(spec)) return;
  for (const boat of things) {
    if (!boat.bears || !swims(boat.prop)) continue;
    boat.front = [...boat.front, ...bowWave(boat)];
    boat.isGrounded = false;
  }
}

/** Two rows of waves that hide where the boat ends below. */
function bowWave({ box }: ThingOnStage): Item[] {
  const wide = widthOf(box), [deep, high] = [wide * DEEP, wide * HIGH];
  const blue = { l: 0.66, c: 0.09, h: 232 };
  const row = (name: string, up: number, beyond: number): Point[] => {
    const left = box.left - wide * beyond, length = wide * (1 + 2 * beyond);
    const crests = Array.from({ length: WAVES * 2 + 1 }, (_, i): Point => [
      left + length * i / (WAVES * 2),
      box.bottom - up + (i % 2 ? -high * 0.4 : high * 0.3) + (name === "wave" ? 0 : -2),
    ]);
    return smooth([...crests, [left + length * 0.8, box.bottom + deep], [
      left + length * 0.2,
      box.bottom + deep,
    ]]);
  };
  return [
    region({
      name: "foam",
      role: "prop",
      texture: "water",
      outline: row("foam", high, BEYOND),
      colour: shift(WHITE, { l: -0.02 }),
      volume: 0,
      line: 0,
    }),
    region({
      name: "bow wave",
      role: "prop",
      texture: "water",
      outline: row("wave", high * 0.62, BEYOND * 1.2),
      colour: blue,
      volume: 0,
      line: 0,
    }),
  ];
}
