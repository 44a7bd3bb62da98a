/** @module In a cellar: barrels, stone steps up to a lit door, a lamp. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { times } from "../../times.ts";
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words: "cellar, basement, cellars, wine cellar, basements, root cellar, coal cellar",
  phrase: { where: "in", what: "a cellar" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: cellar,
};

/** Barrels at one side, the stairs at the other, a lamp between them. */
function cellar(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.42, c: 0.03, h: 60 },
    floor: { l: 0.5, c: 0.03, h: 60 },
    kind: "tiles",
    behind: stairs(land),
    things: [
      { name: "barrel", beside: -410, y: 872, high: 300, depth: 0.05 },
      { name: "barrel", beside: -250, y: 850, high: 270, depth: 0.15 },
      { name: "barrel", beside: -350, y: 604, high: 250, depth: 0.15 },
      { name: "bottle of wine", beside: 250, y: 884, high: 150, depth: 0.05 },
      { name: "wooden crate", beside: 410, y: 884, high: 150, depth: 0.05 },
      { name: "ceiling lamp", beside: -40, y: 230, high: 230, depth: 0.2, isLit: true },
    ],
  });
}

/** Steps of the stairs that lead up to the lit door. */
const STEPS = 7;

function stairs({ grade, lightSide }: Land): Item[] {
  const stone = grade({ l: 0.62, c: 0.025, h: 70 }, 0.2);
  const at = (beside: number) => 512 + lightSide * beside;
  const across = (from: number, to: number, y: number, high: number) => {
    const [left, right] = [Math.min(at(from), at(to)), Math.max(at(from), at(to))];
    return box(left, y, right - left, high);
  };
  return [
    scenery("light of the door", "light", across(400, 540, -20, 300), { l: 0.94, c: 0.09, h: 92 }, {
      depth: 0.3,
    }),
    ...times(STEPS, (i) => {
      const from = 180 + i * 48, y = 720 - i * 68;
      return scenery("cellar step", "stone", across(from, 560, y, 80 + i * 68), stone, {
        depth: 0.25,
        line: 0,
        marks: [
          mark("light", across(from, 560, y, 24), shift(stone, { l: 0.14 })),
          mark("shade", across(from, 560, y + 24, 10), shift(stone, { l: -0.14 })),
        ],
      });
    }),
  ];
}
