/** @module In a factory: large cogwheels on the wall, pipes, boxes on a conveyor belt. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { times } from "../../times.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "factory, factories, in a factory, in the factory, at a factory, at the factory, inside a factory, factory floor, assembly line, production line, conveyor belt, power plant, engine room, machine hall, toy factory, car factory",
  phrase: { where: "in", what: "a factory" },
  isWide: true,
  ...CLOSED_ROOM,
  props: { none: 1 },
  draw: factory,
};

/** The belt: where its upper edge is, and how thick it is. */
const BELT = { y: 700, thick: 44 };

function factory(land: Land): Place {
  return interior(land, {
    wall: { l: 0.62, c: 0.03, h: 230 },
    floor: { l: 0.5, c: 0.02, h: 240 },
    kind: "tiles",
    skirting: { l: 0.42, c: 0.03, h: 240 },
    items: [
      ...pipes(land),
      ...furnishings(land, [
        { name: "cogwheel", beside: -330, y: 420, high: 330, depth: 0.3 },
        { name: "cogwheel", beside: -120, y: 240, high: 190, depth: 0.35 },
        { name: "cogwheel", beside: 350, y: 400, high: 270, depth: 0.3 },
      ]),
      ...belt(land),
      ...furnishings(land, [
        { name: "wooden crate", beside: -400, y: BELT.y, high: 150, depth: 0.1 },
        { name: "wooden crate", beside: -240, y: BELT.y, high: 150, depth: 0.1 },
        { name: "wooden crate", beside: 260, y: BELT.y, high: 150, depth: 0.1 },
        { name: "wooden crate", beside: 420, y: BELT.y, high: 150, depth: 0.1 },
      ]),
    ],
  });
}

/** Fat pipes along the wall, with rings. */
function pipes({ grade }: Land): Item[] {
  const tone: Colour = grade({ l: 0.7, c: 0.12, h: 60 }, 0.35);
  return [90, 470].map((y) =>
    scenery("pipe", "metal", box(LEFT, y, RIGHT - LEFT, 50), tone, {
      depth: 0.4,
      line: 2,
      marks: [
        mark("light", box(LEFT, y + 10, RIGHT - LEFT, 9), shift(tone, { l: 0.12 })),
        ...times(5, (i) => mark("shade", box(80 + i * 220, y, 26, 50), shift(tone, { l: -0.1 }))),
      ],
    })
  );
}

/** A belt on rollers, on legs. */
function belt({ grade }: Land): Item[] {
  const { y, thick } = BELT, dark = grade({ l: 0.3, c: 0.02, h: 250 }, 0.1);
  return [
    ...[90, 400, 640, 940].map((x) =>
      scenery(
        "leg of the belt",
        "metal",
        box(x - 13, y + thick, 26, 110),
        shift(dark, { l: 0.1 }),
        {
          depth: 0.15,
          line: 2,
        },
      )
    ),
    scenery("conveyor belt", "metal", box(LEFT, y, RIGHT - LEFT, thick, 6), dark, {
      depth: 0.12,
      line: 2.4,
      marks: times(
        15,
        (i) =>
          mark(
            "light",
            ellipse([10 + i * 74, y + thick / 2 + 3], 15, 15),
            grade({ l: 0.66, c: 0.02, h: 250 }),
          ),
      ),
    }),
  ];
}
