/** @module Open water instead of a bank or a beach, for who is in a boat there. */
import type { Relation } from "../relations.ts";
import { THINGS } from "../things/catalogue.ts";
import type { Item } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { shift } from "../colour/colour.ts";
import { hills, ripples, under } from "./landforms.ts";
import type { Land, Place } from "./place.ts";
import type { Setting } from "./places.ts";

/** Places that have water wide enough for a boat. */
const WATERS: ReadonlySet<Setting> = new Set<Setting>([
  "lake",
  "river",
  "open sea",
  "beach",
  "harbour",
  "canal",
  "island",
  "pier",
  "ship",
]);

/** How a cat is in its boat. */
const ABOARD: ReadonlySet<Relation> = new Set<Relation>([
  "inside",
  "on",
  "driving",
  "rowing",
  "riding",
]);

/** Animals that swim at the surface with a cat on their back. */
const SWIMMERS: ReadonlySet<string> = new Set([
  "dolphin",
  "whale",
  "spouting whale",
  "shark",
  "seal",
  "turtle",
  "sea turtle",
  "swan",
  "duck",
  "crocodile",
  "hippopotamus",
]);

/** Whether a thing bears a cat on water: a boat, or an animal that swims. */
export function swims(prop: string): boolean {
  return THINGS.get(prop)?.category === "boat" || SWIMMERS.has(prop);
}

/** Whether a cat is in a boat, or on what swims, where there is water. */
export function isAfloat({ setting, season, props, relations = [] }: CatSpec): boolean {
  if (!WATERS.has(setting) || setting === "lake" && season === "winter") return false;
  const isBoat = (index: number) => swims(props[index]?.kind ?? "");
  return relations.some(({ who, is, what }) =>
    // Who fishes sits in the boat that is named.
    is === "fishing" ? props.some((_, i) => isBoat(i)) : ABOARD.has(is) &&
      who.startsWith("cat") && what.startsWith("thing") && isBoat(Number(what.slice(6)) - 1)
  );
}

/** Where the water near the viewer begins, and how far off what stands on the near bank is at most. */
const SURFACE = 724, NEAR = 0.32;

/** The place with water up to the lower edge of the picture; what stood on its bank is gone. */
export function openWater(place: Place, { grade, random }: Land): Place {
  const near = random("afloat"), water = { l: 0.64, c: 0.1, h: 232 };
  const { cover: _cover, nearest: _nearest, ...rest } = place;
  return {
    ...rest,
    back: [
      ...place.back.filter((item) => item.role !== "ground" && depthOf(item) >= NEAR),
      under(hills(near, { height: SURFACE, swing: 7, waves: 5 }), {
        name: "open water",
        role: "ground",
        texture: "water",
        colour: grade(shift(water, { l: 0.04 }), 0.2),
        colourEnd: grade(shift(water, { l: -0.06 })),
        marks: ripples(near, {
          top: SURFACE + 10,
          bottom: 1010,
          colour: grade({ l: 0.86, c: 0.05, h: 225 }, 0.1),
          count: 34,
        }),
      }),
    ],
    front: [],
  };
}

function depthOf(item: Item): number {
  return "depth" in item ? item.depth ?? 0 : 0;
}
