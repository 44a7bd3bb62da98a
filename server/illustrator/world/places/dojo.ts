/** @module In a dojo: mats, paper screens, swords on their rack, a gong. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "dojo, dojos, karate dojo, judo class, karate class, martial arts school, karate school, samurai dojo, ninja dojo, judo hall",
  phrase: { where: "in", what: "a dojo" },
  ...CLOSED_ROOM,
  restful: true,
  isWide: true,
  props: { none: 1 },
  draw: dojo,
};

/** Screens of paper in dark wood, weapons at one side, the gong at the other. */
function dojo(land: Land): Place {
  const { grade } = land;
  const paper = grade({ l: 0.95, c: 0.03, h: 85 }, 0.1),
    wood = grade({ l: 0.36, c: 0.05, h: 45 }, 0.1);
  return interior(land, {
    wall: { l: 0.88, c: 0.03, h: 80 },
    floor: { l: 0.8, c: 0.08, h: 108 },
    kind: "tiles",
    skirting: { l: 0.36, c: 0.05, h: 45 },
    items: [
      ...times(
        4,
        (i) =>
          scenery("paper screen", "paper", box(LEFT + 8 + i * 268, 150, 260, 630), paper, {
            line: 8,
            depth: 0.4,
            marks: [
              ...[65, 130, 195].map((dx) =>
                mark("shade", box(LEFT + 8 + i * 268 + dx, 150, 7, 630), wood)
              ),
              ...[126, 252, 378, 504].map((dy) =>
                mark("shade", box(LEFT + 8 + i * 268, 150 + dy, 260, 7), wood)
              ),
            ],
          }),
      ),
      scenery("beam", "wood", box(LEFT, 96, RIGHT - LEFT, 56), shift(wood, { l: 0.06 }), {
        line: 2.4,
        depth: 0.35,
      }),
      scenery(
        "scroll on the wall",
        "paper",
        box(462, 40, 100, 300),
        grade({ l: 0.97, c: 0.02, h: 90 }),
        {
          line: 2.4,
          depth: 0.2,
          marks: [mark("detail", box(486, 90, 52, 60, 20), grade({ l: 0.56, c: 0.19, h: 27 }))],
        },
      ),
      ...furnishings(land, [
        { name: "katana", beside: -350, y: 520, high: 230, depth: 0.1 },
        { name: "martial arts uniform", beside: 350, y: 520, high: 280, depth: 0.1 },
        { name: "gong", beside: 370, y: 850, high: 270, depth: 0.08 },
        { name: "bonsai", beside: -370, y: 850, high: 200, depth: 0.08 },
        { name: "shuriken", beside: -220, y: 330, high: 70, depth: 0.1 },
      ]),
    ],
  });
}
