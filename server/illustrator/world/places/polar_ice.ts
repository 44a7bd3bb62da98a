/** @module On polar ice: blue icebergs in dark water, an igloo, a pole in red and white, penguins far off. */
import { shift } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { furnishings } from "../furnishings.ts";
import { LEFT, RIGHT, ripples, under } from "../landforms.ts";
import { outdoors } from "../outdoors.ts";
import { stripedPole } from "../fixtures/striped_pole.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { SNOW } from "../tones.ts";

export const place: PlaceEntry = {
  words:
    "polar ice, north pole, at the north pole, south pole, arctic, the arctic, antarctica, antarctic, ice floe, ice floes, polar region, polar landscape, pack ice, arctic ice, among icebergs, glacier lagoon",
  nearest: "glacier, iceberg lagoon, ice sheet, polar expedition",
  phrase: { where: "on", what: "polar ice" },
  ...OUTDOORS,
  season: "none",
  softGround: true,
  isWide: true,
  includes: ["snow"],
  weathers: { clear: 3, snow: 1 },
  props: { none: 1 },
  draw: polarIce,
};

/** Icebergs behind, the igloo at one side, the pole at the other. */
function polarIce(land: Land): Place {
  const { grade, random, lightSide } = land;
  const sea = grade({ l: 0.5, c: 0.09, h: 235 }, 0.3);
  return outdoors(land, {
    horizon: 560,
    far: [
      under([[LEFT, 560], [RIGHT, 560]], {
        name: "cold sea",
        texture: "water",
        colour: sea,
        colourEnd: shift(sea, { l: 0.1 }),
        depth: 0.4,
        marks: ripples(random("polar.sea"), {
          top: 570,
          bottom: 730,
          colour: shift(sea, { l: 0.16 }),
          count: 30,
        }),
      }),
      ...furnishings(land, [
        { name: "iceberg", beside: -60, y: 640, high: 300, depth: 0.35 },
        { name: "iceberg", beside: 340, y: 690, high: 380, depth: 0.25 },
        { name: "iceberg", beside: -400, y: 680, high: 260, depth: 0.3, isMirrored: true },
      ]),
    ],
    ground: { name: "snow", texture: "cloud", colour: SNOW, top: 756, swing: 10 },
    items: [
      ...furnishings(land, [
        { name: "igloo", beside: -340, y: 850, high: 290, depth: 0.1, isOnly: true },
        { name: "penguin", beside: 250, y: 800, high: 130, depth: 0.15 },
      ]),
      ...poleOfIce(land, 512 + lightSide * 396, 868),
    ],
  });
}

/** The pole that marks the pole, with a silver ball. */
function poleOfIce({ grade }: Land, x: number, y: number): Item[] {
  const look = { line: 2.4, depth: 0.05 };
  return [
    stripedPole("striped pole", [x, y], {
      ...look,
      half: 18,
      high: 350,
      colour: grade({ l: 0.96, c: 0.01, h: 90 }),
      stripe: grade({ l: 0.58, c: 0.2, h: 27 }),
      first: 310,
      apart: 70,
      slant: 36,
      thick: 36,
      volume: 0.4,
    }),
    scenery(
      "silver ball",
      "metal",
      ellipse([x, y - 378], 40, 40),
      grade({ l: 0.84, c: 0.02, h: 240 }),
      { ...look, volume: 0.7 },
    ),
  ];
}
