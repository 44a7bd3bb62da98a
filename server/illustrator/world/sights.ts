/** @module Open places that are known by their sights: a tower, a taxi, a palm on either side of the cat. */
import { type Colour, shift } from "../colour/colour.ts";
import { box } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import type { Item, Mark } from "../scene.ts";
import { times } from "../times.ts";
import { type Furnishing, furnishings } from "./furnishings.ts";
import { LEFT, RIGHT } from "./landforms.ts";
import { outdoors } from "./outdoors.ts";
import type { Land, Place } from "./place.ts";
import { streetLamp } from "./street_lamp.ts";

interface Sights {
  /** Height of the horizon. */
  horizon: number;
  /** Before the sky and behind the ground, back to front. */
  far?: readonly Item[];
  ground: Parameters<typeof outdoors>[1]["ground"];
  /** Farthest first. A cat hides what is within 250 of the middle and below a third of the picture. */
  things: readonly Furnishing[];
  /** On the ground behind the cat, before the things. */
  items?: readonly Item[];
}

/** An open place with these sights. */
export function sights(
  land: Land,
  { horizon, far = [], ground, things, items = [] }: Sights,
): Place {
  return outdoors(land, {
    horizon,
    far,
    ground,
    items: [...furnishings(land, things), ...items],
  });
}

/** Whether lamps are lit at this hour. */
export function isLampTime({ spec }: Pick<Land, "spec">): boolean {
  return spec.time !== "day" && spec.time !== "dawn";
}

/** A street lamp so far beside the middle. */
export function lampBeside(land: Land, beside: number, y = 850): Item[] {
  return streetLamp([512 + land.lightSide * beside, y], isLampTime(land), land.grade);
}

/** Rows of slabs or setts, wider towards the viewer. */
export function paving(colour: Colour): Mark[] {
  return [812, 846, 890, 944, 1010].flatMap((y, row) => [
    mark("shade", box(LEFT, y, RIGHT - LEFT, 3), shift(colour, { l: -0.07 })),
    ...times(
      12,
      (i) =>
        mark("shade", box(i * 96 + (row % 2) * 48 - 30, y, 3, 64), shift(colour, { l: -0.06 })),
    ),
  ]);
}
