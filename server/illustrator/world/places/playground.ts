/** @module On a playground: a slide, swings, sand. */
import { LEAVES } from "../greenery_tones.ts";
import { outdoors } from "../outdoors.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { bush } from "../bush.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "playground, playgrounds, sandbox, sandpit, play park, on the slide, seesaw, climbing frame, bouncy castle, adventure playground, jungle gym",
  phrase: { where: "on", what: "a playground" },
  isWide: true,
  ...OUTDOORS,
  restful: true,
  cover: "grass",
  props: { none: 2, balloon: 1 },
  draw: playground,
};

/** A slide and a swing on sand before trees. */
function playground(land: Land): Place {
  const { grade, lightSide } = land;
  return outdoors(land, {
    horizon: 540,
    far: [40, 230, 440, 640, 830, 1000].map((x, i) =>
      bush([x, 610], 320 - (i % 2) * 60, grade(LEAVES, 0.7), 0.7)
    ),
    ground: {
      name: "play sand",
      texture: "stone",
      colour: { l: 0.86, c: 0.07, h: 82 },
      top: 640,
      swing: 10,
    },
    items: [
      ...sceneryThing(land, "swing", [512 - lightSide * 330, 770], 430, { depth: 0.18 }),
      ...sceneryThing(land, "playground slide", [512 + lightSide * 320, 790], 380, { depth: 0.16 }),
      ...sceneryThing(land, "bucket", [512 + lightSide * 420, 884], 100, { depth: 0.045 }),
      ...sceneryThing(land, "shovel", [512 - lightSide * 430, 880], 140, { depth: 0.045 }),
    ],
  });
}
