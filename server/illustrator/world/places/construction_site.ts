/** @module On a construction site: a crane, a digger, bricks, barriers. */
import { sceneryThing } from "../scenery_thing.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "construction site, building site, construction sites, building sites, roadworks, road works",
  phrase: { where: "on", what: "a construction site" },
  isWide: true,
  ...OUTDOORS,
  season: "none",
  restful: true,
  props: { none: 1 },
  draw: constructionSite,
};

/** A crane and a building, machines before them. */
function constructionSite(land: Land): Place {
  const { lightSide } = land;
  return outdoors(land, {
    horizon: 580,
    far: [
      ...sceneryThing(land, "building crane", [512 + lightSide * 300, 690], 560, { depth: 0.29 }),
      ...sceneryThing(land, "office building", [512 - lightSide * 330, 690], 420, { depth: 0.29 }),
      ...sceneryThing(land, "digger", [512 + lightSide * 330, 790], 260, {
        depth: 0.18,
        mirror: lightSide < 0,
      }),
      ...sceneryThing(land, "dumper truck", [512 - lightSide * 330, 780], 210, { depth: 0.18 }),
    ],
    ground: {
      name: "bare earth",
      texture: "stone",
      colour: { l: 0.66, c: 0.06, h: 68 },
      top: 720,
      swing: 8,
    },
    items: [
      ...sceneryThing(land, "road barrier", [512 - lightSide * 400, 868], 150, { depth: 0.09 }),
      ...sceneryThing(land, "brick", [512 + lightSide * 300, 872], 70, { depth: 0.068 }),
      ...sceneryThing(land, "traffic cone", [512 + lightSide * 420, 876], 110, { depth: 0.068 }),
    ],
  });
}
