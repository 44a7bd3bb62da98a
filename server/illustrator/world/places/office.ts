/** @module In an office: a desk with a computer, a wide window over the city. */
import { houseplant } from "../furniture.ts";
import { interior } from "../interior.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { windowPane } from "../windows.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";
import { tintOf } from "../tint.ts";

export const place: PlaceEntry = {
  words:
    "office, offices, at work, workplace, workspace, open plan office, office building, cubicle, boardroom, meeting room, conference room, home office, at the office, office desk job, coworking space",
  nearest: "office corridor, office hallway, call centre, call center, control room",
  phrase: { where: "in", what: "an office" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  cover: "table",
  props: { none: 1, cup: 1 },
  draw: office,
};

/** Two windows, a desk with a screen, a filing cabinet, a plant. */
function office(land: Land): Place {
  const { grade, random, spec, lightSide } = land;
  const tint = tintOf(spec), side = -lightSide;
  const frame = grade({ l: 0.88, c: 0.01, h: 240 });
  return interior(land, {
    wall: { l: 0.88, c: 0.03, h: tint.h },
    floor: { l: 0.62, c: 0.04, h: (tint.h + 200) % 360 },
    kind: "plain",
    skirting: { l: 0.75, c: 0.01, h: 240 },
    items: [
      ...windowPane(land, 120, 110, 340, 320, frame),
      ...windowPane(land, 564, 110, 340, 320, frame),
      ...sceneryThing(land, "filing cabinet", [512 + side * 400, 840], 360, { depth: 0.2 }),
      ...sceneryThing(land, "desk", [512 - side * 330, 856], 250, {
        depth: 0.12,
        mirror: side < 0,
        wider: 1.1,
      }),
      ...sceneryThing(land, "desktop computer", [512 - side * 330, 612], 230, { depth: 0.1 }),
      ...sceneryThing(land, "cup of coffee", [512 - side * 450, 610], 66, { depth: 0.26 }),
      ...houseplant(
        random("office.plant"),
        [512 + side * 270, 850],
        250,
        grade({ l: 0.58, c: 0.12, h: 145 }),
        grade({ l: 0.85, c: 0.02, h: 80 }),
      ),
      ...sceneryThing(land, "wall calendar", [512, 330], 110, { depth: 0.6 }),
    ],
  });
}
