/** @module In a bathroom: a tub, a basin under a mirror, tiles all around. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { FLOOR_TOP, interior, wallTiles } from "../interior.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { windowPane } from "../windows.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";
import { tintOf } from "../tint.ts";

export const place: PlaceEntry = {
  words:
    "bathroom, bathrooms, restroom, washroom, shower room, tiled bathroom, toilet room, powder room",
  phrase: { where: "in", what: "a bathroom" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  props: { none: 1 },
  draw: bathroom,
};

/** White tiles, a tub on one side, a basin on the other. */
function bathroom(land: Land): DrawnPlace {
  const { grade, spec, lightSide } = land;
  const tint = tintOf(spec), side = -lightSide;
  const tiles = grade({ l: 0.93, c: 0.02, h: tint.h }, 0.2);
  const towel = grade({ l: 0.72, c: 0.11, h: (tint.h + 40) % 360 }, 0.2);
  return interior(land, {
    wall: { l: 0.9, c: 0.03, h: tint.h },
    floor: { l: 0.8, c: 0.035, h: (tint.h + 180) % 360 },
    kind: "tiles",
    items: [
      ...wallTiles(tiles, { top: 330, bottom: FLOOR_TOP, size: 76 }),
      ...windowPane(land, 512 - 110, 70, 220, 230, grade({ l: 0.96, c: 0.01, h: 90 })),
      ...sceneryThing(land, "mirror", [512 + side * 350, 500], 230, { depth: 0.23 }),
      ...sceneryThing(land, "sink", [512 + side * 350, 836], 330),
      ...sceneryThing(land, "bathtub", [512 - side * 330, 856], 330),
      ...sceneryThing(land, "shower head", [512 - side * 400, 470], 180, { depth: 0.23 }),
      scenery(
        "towel rail",
        "metal",
        box(512 + side * 110 - 80, 424, 160, 8, 4),
        grade({ l: 0.7, c: 0.02, h: 250 }),
        { line: 1.6, depth: 0.5 },
      ),
      scenery("towel", "cloth", box(512 + side * 110 - 58, 426, 116, 170, 6), towel, {
        line: 2,
        depth: 0.48,
        marks: [0, 1].map((i) =>
          mark(
            "detail",
            box(512 + side * 110 - 60, 550 + i * 18, 120, 8),
            shift(towel, { l: 0.12 }),
          )
        ),
      }),
      ...sceneryThing(land, "bubbles", [512 - side * 330, 556], 70, { depth: 0.14 }),
    ],
  });
}
