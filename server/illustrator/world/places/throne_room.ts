/** @module In a throne room: a throne under banners, a red carpet. */
import { box, star } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { FLOOR_TOP, interior } from "../interior.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";
import { points } from "../../geometry/coordinates.ts";

export const place: PlaceEntry = {
  words:
    "throne room, royal hall, great hall, palace interior, castle interior, castle hall, inside a castle, ballroom, royal palace, knights hall, in a palace, court of the king",
  phrase: { where: "in", what: "a throne room" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: throneRoom,
};

/** A throne on its carpet between columns and banners. */
function throneRoom(land: Land): Place {
  const { grade, spec, lightSide } = land;
  const tint = tintOf(spec), stone = grade({ l: 0.7, c: 0.03, h: 70 }, 0.2);
  const red = grade({ l: 0.5, c: 0.17, h: 22 }, 0.1), gold = grade({ l: 0.8, c: 0.13, h: 85 }, 0.2);
  return interior(land, {
    wall: { l: 0.6, c: 0.035, h: 65 },
    floor: { l: 0.66, c: 0.02, h: 70 },
    kind: "tiles",
    items: [
      ...[230, 794].map((x): Item =>
        scenery(
          "banner",
          "cloth",
          points("-70 60, 70 60, 70 430, 0 500, -70 430", [x, 0]),
          grade({ l: 0.5, c: 0.14, h: tint.h }, 0.2),
          { line: 3, depth: 0.6, marks: [mark("detail", star([x, 240], 44), gold)] },
        )
      ),
      ...[90, 370, 654, 934].map((x): Item =>
        scenery("column", "stone", box(x - 34, -20, 68, 810), stone, {
          line: 2,
          volume: 0.6,
          depth: 0.5,
        })
      ),
      scenery(
        "red carpet",
        "cloth",
        [[400, FLOOR_TOP - 6], [624, FLOOR_TOP - 6], [820, 1060], [204, 1060]],
        red,
        {
          role: "ground",
          line: 2,
          marks: [
            mark(
              "detail",
              [[414, FLOOR_TOP - 6], [424, FLOOR_TOP - 6], [244, 1060], [226, 1060]],
              gold,
            ),
            mark(
              "detail",
              [[610, FLOOR_TOP - 6], [600, FLOOR_TOP - 6], [780, 1060], [798, 1060]],
              gold,
            ),
          ],
        },
      ),
      ...sceneryThing(land, "throne", [512 + lightSide * 280, 812], 480, { depth: 0.4 }),
      ...[220, 804].flatMap((x) => sceneryThing(land, "urn", [x, 850], 150, { depth: 0.25 })),
    ],
  });
}
