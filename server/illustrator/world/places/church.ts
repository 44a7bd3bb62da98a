/** @module In a church: tall windows of coloured glass, pews, candles. */
import { shift } from "../../colour/colour.ts";
import { box, smooth } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { interior } from "../interior.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "church, churches, chapel, abbey, in a church, church interior, monastery, inside a cathedral, in a cathedral, in the cathedral, inside the cathedral, cathedral interior, at mass, basilica, pews, altar",
  phrase: { where: "in", what: "a church" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { candle: 1, none: 2 },
  draw: church,
};

/** Pointed arches with coloured panes, rows of pews. */
function church(land: Land): Place {
  const { grade, random } = land;
  const glass = random("church.glass"), stone = grade({ l: 0.74, c: 0.025, h: 75 }, 0.2);
  const wood = grade({ l: 0.42, c: 0.07, h: 50 }, 0.1);
  const arch = (x: number, y: number, wide: number, high: number): Point[] =>
    smooth([[x - wide, y, "corner"], [x - wide, y - high * 0.6], [x, y - high, "corner"], [
      x + wide,
      y - high * 0.6,
    ], [x + wide, y, "corner"]]);
  const window = (x: number, high: number): Item[] => [
    scenery("church window", "glass", arch(x, 560, 86, high), { l: 0.7, c: 0.12, h: 250 }, {
      line: 8,
      depth: 0.7,
      marks: times(28, (i) => {
        const left = x - 86 + (i % 4) * 43, top = 560 - high + Math.floor(i / 4) * (high / 7);
        return mark("detail", box(left + 3, top + 3, 37, high / 7 - 6), {
          l: glass.between(0.62, 0.85),
          c: 0.15,
          h: [25, 60, 90, 145, 250, 305][glass.whole(0, 5)]!,
        });
      }),
    }),
  ];
  const pew = (x: number, y: number, wide: number, depth: number): Item =>
    scenery(
      "pew",
      "wood",
      box(x - wide / 2, y - 120, wide, 130, 8),
      shift(wood, { l: depth * 0.1 }),
      {
        line: 2.2,
        depth,
        marks: [mark("light", box(x - wide / 2, y - 120, wide, 12), shift(wood, { l: 0.1 }))],
      },
    );
  return interior(land, {
    wall: { l: 0.72, c: 0.03, h: 75 },
    floor: { l: 0.62, c: 0.03, h: 70 },
    kind: "tiles",
    items: [
      ...window(512, 480),
      ...window(240, 400),
      ...window(784, 400),
      ...[100, 376, 648, 924].map((x): Item =>
        scenery("column", "stone", box(x - 26, -20, 52, 800), stone, {
          line: 2,
          volume: 0.5,
          depth: 0.5,
        })
      ),
      ...[0, 1].flatMap((row) =>
        [-1, 1].map((s) => pew(512 + s * (360 + row * 30), 790 + row * 80, 380, 0.4 - row * 0.2))
      ),
    ],
  });
}
