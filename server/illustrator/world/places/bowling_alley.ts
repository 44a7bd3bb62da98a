/** @module In a bowling alley: lanes that run to their pins, coloured balls. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { backdrop, glow, mark, scenery } from "../../items.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "bowling alley, bowling alleys, bowling lane, bowling lanes, bowling centre, bowling center, playing bowling, at the bowling",
  phrase: { where: "in", what: "a bowling alley" },
  ...CLOSED_ROOM,
  isWide: true,
  props: { none: 1 },
  draw: bowlingAlley,
};

/** Three lanes; pins at the ends of the outer two. */
function bowlingAlley(land: Land): Place {
  const { grade } = land;
  const lane = grade({ l: 0.78, c: 0.09, h: 70 }), gutter = grade({ l: 0.3, c: 0.03, h: 280 });
  return interior(land, {
    wall: { l: 0.36, c: 0.09, h: 290 },
    floor: { l: 0.3, c: 0.04, h: 280 },
    kind: "plain",
    items: [
      scenery(
        "screen over the lanes",
        "light",
        box(LEFT, 60, RIGHT - LEFT, 150),
        grade({ l: 0.6, c: 0.16, h: 320 }),
        {
          line: 2,
          depth: 0.3,
        },
      ),
      scenery("dark end of the lanes", "stone", box(LEFT, 220, RIGHT - LEFT, 300), {
        l: 0.16,
        c: 0.02,
        h: 280,
      }, {
        depth: 0.5,
      }),
      ...[-330, 330].map((dx) =>
        glow({
          name: "light on the pins",
          centre: [512 + dx, 420],
          radius: 180,
          colour: { l: 0.95, c: 0.05, h: 90 },
          strength: 0.5,
          depth: 0.2,
        })
      ),
      backdrop({
        name: "bowling lanes",
        role: "ground",
        texture: "wood",
        outline: box(LEFT, 510, RIGHT - LEFT, 550),
        colour: lane,
        colourEnd: shift(lane, { l: 0.06 }),
        // Gutters between the lanes, wider towards the viewer.
        marks: [-1, 1].map((s) =>
          mark("detail", [[512 + s * 180 - 20, 512], [512 + s * 180 + 20, 512], [
            512 + s * 300 + 44,
            1056,
          ], [512 + s * 300 - 44, 1056]], gutter)
        ),
      }),
      ...furnishings(land, [
        { name: "bowling pins", beside: -330, y: 536, high: 250, depth: 0.05 },
        { name: "bowling pins", beside: 330, y: 536, high: 250, depth: 0.05 },
        { name: "bowling pins", beside: 0, y: 530, high: 230, depth: 0.1 },
        { name: "bowling ball", beside: -400, y: 790, high: 100, depth: 0.1 },
        { name: "bowling ball", beside: -390, y: 880, high: 130, depth: 0.05 },
        { name: "bowling ball", beside: 410, y: 800, high: 100, depth: 0.1 },
        { name: "bowling ball", beside: 400, y: 880, high: 120, depth: 0.05 },
      ]),
    ],
  });
}
