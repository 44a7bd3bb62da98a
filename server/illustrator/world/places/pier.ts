/** @module On a pier: planks over the sea, lamps, a big wheel far off. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { LEFT, RIGHT, ripples, under } from "../landforms.ts";
import { sceneryRow, sceneryThing } from "../scenery_thing.ts";
import { streetLamp } from "../street_lamp.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "pier, seaside pier, boardwalk, promenade, seafront, sea front, piers, brighton pier, santa monica pier, esplanade, on the pier, at the end of the pier",
  phrase: { where: "on", what: "a pier" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 1 },
  draw: pier,
};

/** Planks and a railing, the sea and a fair behind them. */
function pier(land: Land): Place {
  const { grade, random, lightSide } = land;
  const far = random("pier.far"), wood = { l: 0.7, c: 0.055, h: 68 };
  const sea = grade({ l: 0.64, c: 0.09, h: 225 }, 0.4);
  return outdoors(land, {
    horizon: 560,
    far: [
      under([[LEFT, 560], [RIGHT, 560]], {
        name: "sea",
        texture: "water",
        colour: sea,
        colourEnd: shift(sea, { l: 0.06 }),
        depth: 0.55,
        marks: ripples(far, { top: 575, bottom: 740, colour: shift(sea, { l: 0.15 }), count: 40 }),
      }),
      ...sceneryThing(land, "ferris wheel", [512 + lightSide * 330, 640], 400, { depth: 0.27 }),
      ...sceneryThing(land, "circus tent", [512 + lightSide * 90, 640], 170, { depth: 0.27 }),
      ...sceneryThing(land, "sailing boat", [512 - lightSide * 330, 640], 130, { depth: 0.29 }),
    ],
    ground: {
      name: "pier planks",
      texture: "wood",
      colour: wood,
      top: 736,
      marks: [756, 782, 814, 854, 902, 960].map((y) =>
        mark("shade", box(LEFT, y, RIGHT - LEFT, 4), grade(shift(wood, { l: -0.11 })))
      ),
    },
    items: [
      ...sceneryRow(land, "wooden railing", {
        from: [110, 790],
        to: [914, 790],
        high: 130,
        count: 5,
        depth: 0.14,
      }),
      ...[90, 934].flatMap((x) => streetLamp([x, 850], land.spec.time !== "day", grade)),
      ...sceneryThing(land, "seagull", [512 - lightSide * 240, 668], 70, { depth: 0.13 }),
    ],
  });
}
