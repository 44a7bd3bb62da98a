/** @module In Venice: gondolas on a canal, striped poles, tall coloured houses, a bridge. */
import { shift } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import { knots } from "../../geometry/coordinates.ts";
import { scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { LEFT, RIGHT, ripples, under } from "../landforms.ts";
import { stripedPole } from "../fixtures/striped_pole.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { isLampTime, paving, sights } from "../sights.ts";
import { skyline } from "../skyline.ts";

export const place: PlaceEntry = {
  words:
    "venice, in venice, venetian canal, grand canal, rialto, st mark's square, canals of venice",
  nearest: "venetian lagoon, burano, murano",
  phrase: { where: "in", what: "Venice" },
  ...OUTDOORS,
  isWide: true,
  includes: ["city", "canal", "bridge"],
  season: "none",
  restful: true,
  props: { none: 1 },
  draw: venice,
};

/** Houses in warm plaster. */
const PLASTER = [
  { l: 0.74, c: 0.11, h: 45 },
  { l: 0.82, c: 0.09, h: 80 },
  { l: 0.66, c: 0.13, h: 30 },
  { l: 0.86, c: 0.05, h: 90 },
] as const;

/** A canal from side to side, gondolas at their poles. */
function venice(land: Land): Place {
  const { grade, random, lightSide } = land;
  const houses = random("venice.houses"), water = grade({ l: 0.62, c: 0.09, h: 195 }, 0.25);
  const stone = { l: 0.8, c: 0.03, h: 75 };
  return sights(land, {
    horizon: 560,
    far: [
      ...skyline(houses, {
        base: 600,
        low: 250,
        high: 420,
        width: 112,
        wall: (i) => grade(PLASTER[i % 4]!, 0.4),
        lit: isLampTime(land) ? 0.5 : 0.1,
        depth: 0.45,
      }),
      under([[LEFT, 596], [RIGHT, 596]], {
        name: "canal water",
        texture: "water",
        colour: water,
        colourEnd: shift(water, { l: 0.06 }),
        depth: 0.35,
        marks: ripples(houses, {
          top: 606,
          bottom: 790,
          colour: shift(water, { l: 0.15 }),
          count: 48,
        }),
      }),
      scenery(
        "bridge",
        "stone",
        smooth(
          knots(
            "-250 640!, -120 556, 0 530, 120 556, 250 640!, 250 690!, 130 690!, 96 620, 0 592, -96 620, -130 690!, -250 690!",
            [512 + lightSide * 330, 0],
          ),
        ),
        grade({ l: 0.9, c: 0.03, h: 85 }, 0.3),
        { line: 2, depth: 0.3 },
      ),
    ],
    ground: {
      name: "quay",
      texture: "stone",
      colour: stone,
      top: 808,
      marks: paving(grade(stone)),
    },
    things: [
      { name: "gondola", beside: 320, y: 804, high: 180, depth: 0.1, isMirrored: true },
      { name: "gondola", beside: -330, y: 732, high: 190, depth: 0.12 },
    ],
    items: [-440, -400, 420].flatMap((beside, i) =>
      mooringPole(land, 512 + lightSide * beside, 820 + (i % 2) * 22)
    ),
  });
}

/** A pole in blue and white, with a gold knob. */
function mooringPole({ grade }: Land, x: number, y: number): Item[] {
  const look = { line: 2, depth: 0.12 };
  return [
    stripedPole("mooring pole", [x, y], {
      ...look,
      half: 13,
      high: 330,
      colour: grade({ l: 0.95, c: 0.01, h: 90 }),
      stripe: grade({ l: 0.48, c: 0.16, h: 260 }),
      first: 300,
      apart: 64,
      slant: 26,
      thick: 32,
      volume: 0.5,
    }),
    scenery(
      "pole knob",
      "metal",
      smooth(knots("-17 -328, 0 -362, 17 -328", [x, y])),
      grade({ l: 0.8, c: 0.13, h: 88 }),
      look,
    ),
  ];
}
