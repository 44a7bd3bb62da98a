/** @module In a classroom: a blackboard, desks, a globe, a row of books. */
import { interior } from "../interior.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { windowPane } from "../windows.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "classroom, classrooms, schoolroom, at school, in school, in class, in a school, at a school, lecture hall, lecture room, nursery school, math class, science class, school hallway",
  phrase: { where: "in", what: "a classroom" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  cover: "table",
  props: { book: 1, none: 1 },
  draw: classroom,
};

/** A large blackboard, desks before it, a window at one side. */
function classroom(land: Land): Place {
  const { grade, lightSide } = land;
  const side = -lightSide;
  return interior(land, {
    wall: { l: 0.91, c: 0.045, h: 95 },
    floor: { l: 0.7, c: 0.07, h: 62 },
    kind: "planks",
    skirting: { l: 0.6, c: 0.07, h: 60 },
    items: [
      ...sceneryThing(land, "blackboard", [512 - side * 120, 500], 350, {
        depth: 0.27,
        wider: 1.1,
      }),
      ...windowPane(land, side > 0 ? 800 : 24, 130, 200, 330, grade({ l: 0.95, c: 0.02, h: 80 })),
      ...sceneryThing(land, "bookcase", [512 + side * 400, 800], 270, { depth: 0.2 }),
      ...sceneryThing(land, "globe", [512 + side * 400, 530], 84, { depth: 0.18 }),
      ...sceneryThing(land, "mantel clock", [512 + side * 170, 190], 100, { depth: 0.27 }),
      ...[-1, 1].flatMap((at) =>
        sceneryThing(land, "desk", [512 + at * 350, 860], 170, { depth: 0.09, mirror: at > 0 })
      ),
      ...sceneryThing(land, "books", [512 - side * 400, 692], 70, { depth: 0.081 }),
      ...sceneryThing(land, "apple", [512 - side * 300, 692], 46, { depth: 0.081 }),
    ],
  });
}
