/** @module On an ice rink: smooth ice with its lines, the boards around it, lamps on strings. */
import { shift } from "../../colour/colour.ts";
import { box, ellipse, leaf } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { furnishings } from "../furnishings.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { sights } from "../sights.ts";
import { fir } from "../fir.ts";
import { FIR } from "../tones.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "ice rink, ice rinks, skating rink, ice skating rink, ice hockey rink, hockey rink, at the rink, figure skating rink, ice hockey arena",
  phrase: { where: "on", what: "an ice rink" },
  ...OUTDOORS,
  season: "none",
  isWide: true,
  props: { none: 1 },
  draw: iceRink,
};

/** Ice to the boards, a goal at one side, firs and lamps behind. */
function iceRink(land: Land): Place {
  const { grade } = land;
  const ice = { l: 0.93, c: 0.025, h: 225 }, board = grade({ l: 0.96, c: 0.01, h: 90 }, 0.15);
  return sights(land, {
    horizon: 560,
    far: [
      ...times(9, (i) => fir([i * 128, 640], 250 + (i % 3) * 60, grade(FIR, 0.5), 0.5)).flat(),
      ...furnishings(land, [{
        name: "string of lights",
        beside: 0,
        y: 250,
        high: 130,
        depth: 0.2,
        wider: 3,
      }]),
      scenery("boards", "wood", box(LEFT, 610, RIGHT - LEFT, 150), board, {
        line: 2.4,
        depth: 0.25,
        marks: [
          mark("detail", box(LEFT, 610, RIGHT - LEFT, 20), grade({ l: 0.55, c: 0.19, h: 27 }, 0.1)),
          mark("detail", box(LEFT, 722, RIGHT - LEFT, 40), grade({ l: 0.82, c: 0.15, h: 95 }, 0.1)),
          ...times(9, (i) => mark("shade", box(i * 130, 610, 5, 150), shift(board, { l: -0.1 }))),
        ],
      }),
    ],
    ground: {
      name: "ice",
      texture: "glass",
      colour: ice,
      top: 756,
      marks: [
        mark("detail", box(LEFT, 806, RIGHT - LEFT, 14), grade({ l: 0.55, c: 0.17, h: 258 })),
        mark("detail", ellipse([512, 940], 430, 84), grade({ l: 0.62, c: 0.19, h: 25 })),
        mark("light", ellipse([512, 940], 416, 76), grade(ice)),
        ...times(14, (i) =>
          mark(
            "light",
            leaf([i * 83 - 40, 790 + (i * 61) % 240], [i * 83 + 90, 770 + (i * 61) % 240], 2),
            grade(shift(ice, { l: 0.06 })),
          )),
      ],
    },
    things: [
      { name: "goal net", beside: -340, y: 830, high: 230, depth: 0.1 },
      { name: "ice skate", beside: 390, y: 880, high: 110, depth: 0.05 },
      { name: "hockey stick", beside: 330, y: 800, high: 190, depth: 0.1 },
    ],
  });
}
