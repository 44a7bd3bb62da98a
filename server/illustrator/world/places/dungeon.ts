/** @module In a dungeon: walls of rough stone, torches, chains, an iron door, a skeleton. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { glow, scenery } from "../../items.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import { LEFT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "dungeon, dungeons, castle dungeon, dungeon corridor, torture chamber, catacomb, catacombs, crypt, oubliette, castle cellar",
  nearest: "tomb, burial chamber, pharaoh's tomb, inside a pyramid",
  phrase: { where: "in", what: "a dungeon" },
  ...CLOSED_ROOM,
  isWide: true,
  includes: ["castle", "cave"],
  props: { none: 1 },
  draw: dungeon,
};

/** Bars at one side, a skeleton at the other, a torch on either wall. */
function dungeon(land: Land): Place {
  const { grade } = land;
  const stone: Colour = { l: 0.42, c: 0.02, h: 260 };
  return interior(land, {
    wall: { l: 0.34, c: 0.02, h: 260 },
    floor: { l: 0.42, c: 0.015, h: 250 },
    kind: "tiles",
    items: [
      ...times(
        8,
        (row) =>
          times(8, (i) =>
            scenery(
              "stone of the wall",
              "stone",
              box(LEFT + i * 150 - (row % 2) * 75, row * 98 - 10, 144, 92, 12),
              grade(shift(stone, { l: ((i * 7 + row * 3) % 5) * 0.015 }), 0.1),
              {
                line: 1.8,
                depth: 0.4,
              },
            )),
      ).flat(),
      ...[-300, 300].map((dx) =>
        glow({
          name: "torchlight",
          centre: [512 + dx, 250],
          radius: 260,
          colour: { l: 0.86, c: 0.14, h: 62 },
          strength: 0.6,
          depth: 0.15,
        })
      ),
      ...furnishings(land, [
        { name: "fire", beside: -300, y: 290, high: 130, depth: 0.05, isLit: true },
        { name: "fire", beside: 300, y: 290, high: 130, depth: 0.05, isLit: true },
        { name: "prison bars", beside: 360, y: 800, high: 430, depth: 0.15, wider: 0.9 },
        { name: "chains", beside: -400, y: 560, high: 190, depth: 0.1 },
        { name: "skeleton", beside: -350, y: 860, high: 290, depth: 0.08 },
        { name: "barrel", beside: 420, y: 880, high: 150, depth: 0.05 },
      ]),
      ...[-300, 300].map((dx) =>
        scenery(
          "torch holder",
          "metal",
          box(512 + dx - 14, 282, 28, 110, 6),
          grade({ l: 0.3, c: 0.03, h: 50 }),
          { line: 2, depth: 0.05 },
        )
      ),
    ],
  });
}
