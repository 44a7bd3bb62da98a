/** @module In a hospital: a bed, a curtain, a clean floor. */
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { interior } from "../interior.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { windowPane } from "../windows.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "hospital, hospitals, hospital room, clinic, doctors office, operating theatre, operating room, surgery room, ward, emergency room, hospital ward, maternity ward, nurses station",
  phrase: { where: "in", what: "a hospital" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  props: { none: 1 },
  draw: hospital,
};

/** A bed beside a window, a chart, a red cross. */
function hospital(land: Land): Place {
  const { grade, lightSide } = land;
  const side = -lightSide, cross = grade({ l: 0.58, c: 0.2, h: 25 }, 0.3);
  return interior(land, {
    wall: { l: 0.93, c: 0.035, h: 190 },
    floor: { l: 0.85, c: 0.025, h: 200 },
    kind: "tiles",
    skirting: { l: 0.75, c: 0.05, h: 190 },
    items: [
      ...windowPane(land, side > 0 ? 90 : 624, 120, 310, 300, grade({ l: 0.96, c: 0.01, h: 90 })),
      scenery(
        "cross sign",
        "paper",
        box(512 + side * 210 - 80, 130, 160, 160, 18),
        grade({ l: 0.98, c: 0.005, h: 90 }, 0.3),
        {
          line: 2,
          depth: 0.25,
          marks: [
            mark("detail", box(512 + side * 210 - 18, 156, 36, 108), cross),
            mark("detail", box(512 + side * 210 - 54, 192, 108, 36), cross),
          ],
        },
      ),
      ...sceneryThing(land, "curtain", [512 + side * 430, 790], 660, { depth: 0.23, wider: 0.5 }),
      ...sceneryThing(land, "hospital bed", [512 - side * 330, 856], 320, {
        depth: 0.054,
        wider: 1,
        mirror: side < 0,
      }),
      ...sceneryThing(land, "clipboard", [512 + side * 400, 330], 120, { depth: 0.09 }),
      ...sceneryThing(land, "stethoscope", [512 + side * 60, 330], 130, { depth: 0.11 }),
    ],
  });
}
