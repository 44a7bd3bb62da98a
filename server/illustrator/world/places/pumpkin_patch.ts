/** @module In a pumpkin patch: rows of pumpkins, a scarecrow, a fence. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { cropField } from "../crops.ts";
import { sceneryRow, sceneryThing } from "../scenery_thing.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "pumpkin patch, pumpkin patches, pumpkin field, field of pumpkins, in a field of pumpkins, pumpkin farm, among pumpkins, pumpkin garden",
  phrase: { where: "in", what: "a pumpkin patch" },
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 1 },
  draw: pumpkinPatch,
};

/** Pumpkins and their vines in rows, a scarecrow at one side. */
function pumpkinPatch(land: Land): Place {
  const { grade, lightSide } = land;
  return cropField(land, {
    name: "pumpkin field",
    soil: { l: 0.56, c: 0.09, h: 95 },
    step: 250,
    high: 120,
    far: [
      ...sceneryRow(land, "picket fence", {
        from: [60, 612],
        to: [964, 612],
        high: 66,
        count: 8,
        depth: 0.6,
      }),
    ],
    plant: ([x, y], high, depth) =>
      pumpkin([x, y], high, grade({ l: 0.7, c: 0.17, h: 55 }, depth), {
        green: grade({ l: 0.52, c: 0.12, h: 140 }, depth),
        depth,
      }),
    near: sceneryThing(land, "scarecrow", [512 + lightSide * 380, 830], 420, { depth: 0.2 }),
  });
}

function pumpkin(
  [x, y]: Point,
  high: number,
  colour: Colour,
  { green, depth }: { green: Colour; depth: number },
): Item[] {
  const wide = high * 0.62, middle: Point = [x, y - high * 0.42];
  return [
    scenery(
      "pumpkin leaf",
      "plant",
      ellipse([x + wide * 0.9, y - high * 0.12], wide * 0.5, high * 0.2),
      green,
      { depth },
    ),
    scenery("pumpkin", "plant", ellipse(middle, wide, high * 0.45), colour, {
      line: depth < 0.3 ? 2.2 : 1.2,
      volume: 0.6,
      depth,
      marks: [-0.55, 0, 0.55].map((at) =>
        mark(
          "shade",
          ribbon([[x + at * wide * 0.5, y - high * 0.86], [x + at * wide * 1.1, y - high * 0.42], [
            x + at * wide * 0.5,
            y,
          ]], [1, high * 0.025, 1]),
          shift(colour, { l: -0.09 }),
        )
      ),
    }),
    scenery(
      "pumpkin stem",
      "plant",
      ribbon([[x, y - high * 0.84], [x + wide * 0.12, y - high * 1.04]], [
        high * 0.07,
        high * 0.05,
      ]),
      green,
      { depth },
    ),
  ];
}
