/** @module In a sauna: walls and benches of pale wood, a stove with hot stones, a bucket, steam. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { glow, mark, scenery } from "../../items.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words: "sauna, saunas, steam room, in the sauna, finnish sauna, steam bath",
  phrase: { where: "in", what: "a sauna" },
  ...CLOSED_ROOM,
  restful: true,
  isWide: true,
  props: { none: 1 },
  draw: sauna,
};

/** Two benches along the wall, the stove at one side, the bucket at the other. */
function sauna(land: Land): Place {
  const { grade, lightSide } = land;
  const wood = grade({ l: 0.74, c: 0.09, h: 65 }, 0.1), iron = grade({ l: 0.3, c: 0.01, h: 260 });
  const x = 512 + lightSide * 370;
  return interior(land, {
    wall: { l: 0.74, c: 0.09, h: 65 },
    floor: { l: 0.62, c: 0.08, h: 60 },
    kind: "planks",
    items: [
      scenery("boards of the wall", "wood", box(LEFT, -20, RIGHT - LEFT, 800), wood, {
        depth: 0.5,
        marks: times(
          14,
          (i) => mark("shade", box(LEFT, i * 58, RIGHT - LEFT, 4), shift(wood, { l: -0.1 })),
        ),
      }),
      ...[[560, 0.06], [690, 0.1]].map(([y, l]) =>
        scenery(
          "bench of slats",
          "wood",
          box(LEFT, y!, RIGHT - LEFT, 70, 4),
          shift(wood, { l: l! }),
          {
            line: 2.4,
            depth: 0.3,
            marks: [22, 46].map((dy) =>
              mark("shade", box(LEFT, y! + dy, RIGHT - LEFT, 5), shift(wood, { l: -0.12 }))
            ),
          },
        )
      ),
      scenery("stove", "metal", box(x - 110, 560, 220, 300, 8), iron, {
        line: 2.6,
        depth: 0.08,
        marks: [mark("light", box(x - 60, 720, 120, 90, 10), { l: 0.72, c: 0.18, h: 48 })],
      }),
      ...times(
        9,
        (i) =>
          scenery(
            "hot stone",
            "stone",
            ellipse([x - 84 + (i % 5) * 42 + (i > 4 ? 20 : 0), 556 - (i > 4 ? 34 : 0)], 32, 24),
            grade({ l: 0.5 + (i % 3) * 0.05, c: 0.02, h: 50 }),
            {
              line: 2,
              volume: 0.6,
              depth: 0.06,
            },
          ),
      ),
      glow({
        name: "glow of the stove",
        centre: [x, 740],
        radius: 200,
        colour: { l: 0.82, c: 0.15, h: 55 },
        strength: 0.45,
        depth: 0.1,
      }),
      ...furnishings(land, [
        { name: "steam", beside: 370, y: 520, high: 300, depth: 0.05 },
        { name: "thermometer", beside: -380, y: 360, high: 190, depth: 0.15 },
        { name: "bucket", beside: -370, y: 870, high: 150, depth: 0.05 },
        { name: "ladle", beside: -300, y: 800, high: 130, depth: 0.05 },
        { name: "towel", beside: -400, y: 690, high: 110, depth: 0.1 },
      ]),
    ],
  });
}
