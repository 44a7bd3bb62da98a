/** @module Fog: banks that lie across the picture, also before the feet of the cat. */
import { shift } from "../../colour/colour.ts";
import { glow } from "../../items.ts";
import type { Random } from "../../random.ts";
import type { Item } from "../../scene.ts";
import { mistOf } from "../grade.ts";
import type { Land } from "../place.ts";
import type { WeatherItems } from "./weather_items.ts";

/** Where banks lie above the ground, in shares of its height, and where before the cat. */
const BEHIND = [0.3, 0.42, 0.5, 0.55, 0.62, 0.7, 0.78, 0.86, 0.94],
  BEFORE = [985, 1020, 1050, 1070];

export function fogItems(
  { spec }: Land,
  { fall, ground }: { fall: Random; ground: number },
): WeatherItems {
  const colour = shift(mistOf(spec.time), { l: 0.05 });
  const bank = (name: string, y: number, strength: number): Item =>
    glow({
      name,
      centre: [fall.between(60, 964), y],
      radius: fall.between(330, 480),
      colour,
      strength,
    });
  return {
    back: BEHIND.map((share) => bank("fog", ground * share, 0.62)),
    front: BEFORE.map((y) => bank("fog before", y, 0.46)),
  };
}
