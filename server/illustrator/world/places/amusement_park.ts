/** @module At an amusement park: a wheel, a roller coaster, a carousel. */
import { outdoors } from "../outdoors.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "amusement park, theme park, funfair, fairground, fun fair, carnival, fair, county fair, ferris wheel ride, roller coaster ride, carousel, disneyland, luna park, oktoberfest, kermis, merry-go-round, bumper cars",
  phrase: { where: "at", what: "an amusement park" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { balloon: 1, none: 1 },
  draw: amusementPark,
};

/** A wheel, a coaster and a striped tent. */
function amusementPark(land: Land): Place {
  const { lightSide } = land;
  return outdoors(land, {
    horizon: 560,
    far: [
      ...sceneryThing(land, "roller coaster", [512 + lightSide * 60, 650], 300, { depth: 0.34 }),
      ...sceneryThing(land, "ferris wheel", [512 - lightSide * 300, 700], 540, { depth: 0.23 }),
    ],
    ground: { name: "fairground", texture: "stone", colour: { l: 0.8, c: 0.05, h: 75 }, top: 660 },
    items: [
      ...sceneryThing(land, "circus tent", [512 + lightSide * 320, 780], 430, { depth: 0.16 }),
      ...sceneryThing(land, "carousel horse", [512 - lightSide * 420, 850], 290, { depth: 0.09 }),
      ...sceneryThing(land, "popcorn", [512 + lightSide * 430, 880], 130, { depth: 0.045 }),
    ],
  });
}
