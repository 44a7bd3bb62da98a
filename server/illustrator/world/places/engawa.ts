/** @module On an engawa: the wooden edge of a Japanese house, paper doors, a wind chime, a garden. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { times } from "../../times.ts";
import { furnishings } from "../furnishings.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import { outdoors } from "../outdoors.ts";
import { LAWN } from "../greenery_tones.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "engawa, on the engawa, on an engawa, engawa veranda, japanese veranda, japanese porch, veranda of a japanese house, porch of a japanese house, japanese house veranda, wooden veranda in japan, japanese house, traditional japanese house, ryokan veranda",
  phrase: { where: "on", what: "an engawa" },
  ...OUTDOORS,
  isWide: true,
  includes: ["porch", "garden", "balcony"],
  restful: true,
  props: { none: 1 },
  draw: engawa,
};

/** Where the boards begin, and how many there are. */
const BOARDS = 806, COUNT = 5;

/** Paper doors at one side, the garden at the other, an eave with a chime above. */
function engawa(land: Land): Place {
  const { grade, lightSide } = land, wood: Colour = { l: 0.62, c: 0.085, h: 62 };
  const dark = grade({ l: 0.4, c: 0.07, h: 50 }, 0.1);
  return outdoors(land, {
    horizon: 640,
    far: [],
    ground: { name: "lawn of the garden", texture: "plant", colour: LAWN, top: 640, swing: 6 },
    items: [
      ...furnishings(land, [
        { name: "bonsai", beside: 180, y: 770, high: 210, depth: 0.35 },
        { name: "bamboo stalks", beside: 430, y: 790, high: 480, depth: 0.3 },
        { name: "shoji screen", beside: -420, y: 812, high: 700, depth: 0.2 },
        { name: "shoji screen", beside: -110, y: 812, high: 700, depth: 0.25 },
      ]),
      ...boards(land, wood),
      scenery("eave", "wood", box(LEFT, -30, RIGHT - LEFT, 120), dark, { line: 2, depth: 0.2 }),
      scenery("post", "wood", box(512 + lightSide * 250 - 17, 60, 34, 760), dark, {
        line: 2.4,
        volume: 0.4,
        depth: 0.15,
      }),
      ...furnishings(land, [
        { name: "wind chime", beside: 350, y: 300, high: 210, depth: 0.1, isOnly: true },
      ]),
    ],
  });
}

function boards({ grade }: Land, wood: Colour): Item[] {
  const deck = grade(wood, 0.1), high = (1060 - BOARDS) / COUNT;
  return [
    scenery("boards", "wood", box(LEFT, BOARDS, RIGHT - LEFT, 1060 - BOARDS), deck, {
      role: "ground",
      line: 2,
      marks: times(
        COUNT,
        (i) =>
          mark("shade", box(LEFT, BOARDS + i * high, RIGHT - LEFT, 4), shift(deck, { l: -0.11 })),
      ),
    }),
  ];
}
