/** @module Falling snow: flakes at three distances. */
import { ellipse } from "../../geometry/shapes.ts";
import { backdrop } from "../../items.ts";
import type { Random } from "../../random.ts";
import type { Item, Point } from "../../scene.ts";
import { times } from "../../times.ts";
import type { WeatherItems } from "./weather_items.ts";

/** How large flakes are, in units of the picture: far, near, and before the cat. */
const FAR = [2.6, 5] as const, NEAR = [6, 10] as const, BEFORE = [9, 16] as const;

export function snowItems(fall: Random): WeatherItems {
  const flake = (name: string, at: Point, size: readonly [number, number]): Item => {
    const radius = fall.between(...size);
    return backdrop({
      name,
      role: "sky",
      texture: "light",
      outline: ellipse(at, radius, radius * 0.92),
      colour: { l: 0.985, c: 0.008, h: 240 },
      opacity: 0.94,
    });
  };
  const anywhere = (): Point => [fall.between(0, 1024), fall.between(0, 1010)];
  return {
    back: [
      ...times(100, () => flake("snowflake", anywhere(), FAR)),
      ...times(60, () => flake("snowflake", anywhere(), NEAR)),
    ],
    front: times(34, () => flake("snowflake before", anywhere(), BEFORE)),
  };
}
