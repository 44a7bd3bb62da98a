/** @module On a small island: sand, a palm, the sea all round. */
import { shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { curve } from "../../geometry/shapes.ts";
import { BARK, LEAVES } from "../greenery_tones.ts";
import { LEFT, RIGHT, ripples, under } from "../landforms.ts";
import { palm } from "../palm.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "island, desert island, tropical island, islands, tiny island, small island, desert islands, deserted island, treasure island",
  nearest: "galapagos",
  phrase: { where: "on", what: "an island" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  softGround: true,
  restful: true,
  props: { none: 1 },
  draw: island,
};

/** A round of sand in the sea, one palm on it. */
function island(land: Land): Place {
  const { grade, random, lightSide } = land;
  const far = random("island.far");
  const sea = grade({ l: 0.68, c: 0.11, h: 225 }, 0.3), sand = { l: 0.87, c: 0.08, h: 88 };
  const shore = curve(
    knots("-24 990, 90 900, 260 826, 512 800, 764 826, 934 900, 1048 990", [0, 0]),
    12,
  );
  return outdoors(land, {
    horizon: 560,
    far: [
      under([[LEFT, 560], [RIGHT, 560]], {
        name: "sea",
        texture: "water",
        colour: shift(sea, { l: -0.06 }),
        colourEnd: shift(sea, { l: 0.08 }),
        depth: 0.5,
        marks: ripples(far, { top: 580, bottom: 960, colour: shift(sea, { l: 0.16 }), count: 60 }),
      }),
    ],
    ground: {
      name: "shallow water",
      texture: "water",
      colour: { l: 0.8, c: 0.08, h: 205 },
      top: 880,
      swing: 6,
    },
    items: [
      under(shore, {
        name: "island sand",
        role: "ground",
        texture: "stone",
        colour: grade(sand, 0.1),
        colourEnd: grade(shift(sand, { l: -0.04 })),
      }),
      ...palm(
        [512 - lightSide * 250, 846],
        520,
        lightSide * 70,
        grade(LEAVES, 0.2),
        grade(BARK, 0.2),
      ),
      ...sceneryThing(land, "coconut", [512 - lightSide * 170, 872], 50, { depth: 0.15 }),
      ...sceneryThing(land, "starfish", [512 + lightSide * 240, 900], 50, { depth: 0.1 }),
      ...sceneryThing(land, "crab", [512 + lightSide * 330, 902], 60, { depth: 0.1 }),
    ],
  });
}
