/** @module In Greece: white houses with blue doors and domes above the sea, a bougainvillea. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { LEFT, RIGHT, ripples, under } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { paving, sights } from "../sights.ts";

export const place: PlaceEntry = {
  words:
    "greece, in greece, greek village, greek island, greek islands, santorini, in santorini, mykonos, in mykonos, cyclades",
  nearest:
    "athens, in athens, crete, in crete, corfu, rhodes, greek street, greek town, greek taverna, cyprus, malta, puglia",
  phrase: { where: "in", what: "a Greek village" },
  ...OUTDOORS,
  isWide: true,
  includes: ["village"],
  props: { none: 1 },
  draw: greekVillage,
};

/** The sea between two rows of white houses that step down to it. */
function greekVillage(land: Land): Place {
  const { grade, random, lightSide } = land;
  const sea = grade({ l: 0.6, c: 0.12, h: 240 }, 0.3), stone = { l: 0.88, c: 0.012, h: 85 };
  return sights(land, {
    horizon: 520,
    far: [
      under([[LEFT, 524], [RIGHT, 524]], {
        name: "sea",
        texture: "water",
        colour: sea,
        colourEnd: shift(sea, { l: 0.1 }),
        depth: 0.4,
        marks: ripples(random("greek_village.sea"), {
          top: 536,
          bottom: 780,
          colour: shift(sea, { l: 0.14 }),
          count: 34,
        }),
      }),
      ...whiteHouse(land, [lightSide * 250, 800, 190, 230], { dome: true, depth: 0.32 }),
      ...whiteHouse(land, [lightSide * 430, 820, 260, 380], { depth: 0.24 }),
      ...whiteHouse(land, [-lightSide * 300, 800, 200, 260], { depth: 0.3 }),
      ...whiteHouse(land, [-lightSide * 450, 820, 240, 330], { dome: true, depth: 0.22 }),
    ],
    ground: {
      name: "white paving",
      texture: "stone",
      colour: stone,
      top: 796,
      marks: paving(grade(stone)),
    },
    things: [
      { name: "bougainvillea", beside: 420, y: 862, high: 260, depth: 0.08, isOnly: true },
      { name: "flowerpot", beside: -330, y: 866, high: 90, depth: 0.08 },
    ],
  });
}

/** A white cube with a blue door and a blue window, its dome blue where it has one. */
function whiteHouse(
  { grade, lightSide }: Land,
  [beside, foot, wide, high]: readonly [beside: number, foot: number, wide: number, high: number],
  { dome = false, depth }: { dome?: boolean; depth: number },
): Item[] {
  const wall = grade({ l: 0.97, c: 0.008, h: 90 }, depth);
  const blue = grade({ l: 0.5, c: 0.15, h: 255 }, depth);
  const left = 512 + beside - wide / 2, top = foot - high;
  return [
    ...(dome
      ? [scenery(
        "blue dome",
        "stone",
        ellipse([512 + beside, top + 6], wide * 0.36, wide * 0.34),
        blue,
        { line: 2.2, volume: 0.6, depth },
      )]
      : []),
    scenery("white house", "stone", box(left, top, wide, high, 6), wall, {
      line: 2.2,
      depth,
      marks: [
        mark(
          "shade",
          box(lightSide > 0 ? left : left + wide * 0.8, top, wide * 0.2, high),
          shift(wall, { l: -0.07 }),
        ),
      ],
    }),
    scenery(
      "blue door",
      "wood",
      box(left + wide * 0.2, foot - high * 0.44, wide * 0.24, high * 0.44, 20),
      blue,
      {
        line: 2,
        depth,
      },
    ),
    scenery(
      "blue window",
      "wood",
      box(left + wide * 0.6, foot - high * 0.72, wide * 0.2, high * 0.2, 4),
      blue,
      {
        line: 2,
        depth,
      },
    ),
  ];
}
