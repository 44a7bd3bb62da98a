/** @module Fog: haze, and banks that lie across the picture in layers, also before the feet of the cat. */
import { shift } from "../../colour/colour.ts";
import { curve } from "../../geometry/shapes.ts";
import { backdrop, glow } from "../../items.ts";
import type { Random } from "../../random.ts";
import type { Item, Point } from "../../scene.ts";
import { times } from "../../times.ts";
import { mistOf } from "../grade.ts";
import type { Land } from "../place.ts";
import type { WeatherItems } from "./weather_items.ts";

/** Where banks lie above the ground, in shares of its height, and where before the cat. */
const BEHIND = [0.3, 0.42, 0.5, 0.55, 0.62, 0.7, 0.78, 0.86, 0.94],
  BEFORE = [985, 1020, 1050, 1070];

/** How far banks before the cat reach against those behind it: its face and its chest stay clear. */
const LOW = 0.6;

/** Where layers lie above the ground, in shares of its height; where before the cat; and how thick they are, in units. */
const LAYERS = [0.44, 0.6, 0.75, 0.9], LAYERS_BEFORE = [950, 1000], THICK = [60, 110] as const;

export function fogItems(
  { spec }: Land,
  { fall, ground }: { fall: Random; ground: number },
): WeatherItems {
  const colour = shift(mistOf(spec.time), { l: 0.05 });
  const bank = (name: string, y: number, strength: number, reach = 1): Item =>
    glow({
      name,
      centre: [fall.between(60, 964), y],
      radius: fall.between(330, 480) * reach,
      colour,
      strength,
    });
  // Fainter than what hides a thing: a house in fog is there.
  const layer = (name: string, y: number, opacity: number): Item => {
    const thick = fall.between(...THICK);
    const edge = (down: number) =>
      curve(times(7, (i): Point => [-60 + i * 190, y + down + fall.between(-0.35, 0.35) * thick]));
    return backdrop({
      name,
      role: "scenery",
      texture: "cloud",
      outline: [...edge(-thick / 2), ...edge(thick / 2).toReversed()],
      colour: shift(colour, { l: 0.11, c: -0.01 }),
      opacity,
      depth: 0.3,
    });
  };
  return {
    back: [
      ...BEHIND.map((share) => bank("fog", ground * share, 0.62)),
      ...LAYERS.map((share) => layer("fog bank", ground * share, 0.46)),
    ],
    front: [
      ...BEFORE.map((y) => bank("fog before", y, 0.46, LOW)),
      ...LAYERS_BEFORE.map((y) => layer("fog bank before", y, 0.42)),
    ],
  };
}
