/** @module On the deck of a cruise ship: a white rail over the sea, a funnel, loungers, lifebuoys. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { points } from "../../geometry/coordinates.ts";
import { mark, scenery } from "../../items.ts";
import { furnishings } from "../furnishings.ts";
import { LEFT, RIGHT, ripples, under } from "../landforms.ts";
import { outdoors } from "../outdoors.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "on a cruise ship, on the cruise ship, aboard a cruise ship, cruise ship deck, deck of a cruise ship, deck of a cruise liner, on a cruise, on an ocean liner, on a ferry, on the ferry, in a ferry, cruise holiday, cruise vacation, on a yacht, on the yacht, on the titanic, sun deck",
  nearest: "titanic, cruise",
  phrase: { where: "on", what: "a cruise ship" },
  ...OUTDOORS,
  season: "none",
  restful: true,
  isWide: true,
  includes: ["open sea", "ship"],
  props: { none: 1 },
  draw: cruiseShip,
};

/** The funnel at one side, a lounger at the other, lifebuoys on the rail. */
function cruiseShip(land: Land): Place {
  const { grade, random, lightSide } = land;
  const white = grade({ l: 0.95, c: 0.01, h: 230 }, 0.1),
    sea = grade({ l: 0.62, c: 0.11, h: 235 }, 0.3);
  const deck = { l: 0.76, c: 0.07, h: 68 }, x = 512 + lightSide * 350;
  return outdoors(land, {
    horizon: 540,
    far: [
      under([[LEFT, 540], [RIGHT, 540]], {
        name: "sea",
        texture: "water",
        colour: sea,
        colourEnd: shift(sea, { l: 0.07 }),
        depth: 0.4,
        marks: ripples(random("cruise.sea"), {
          top: 550,
          bottom: 770,
          colour: shift(sea, { l: 0.15 }),
          count: 44,
        }),
      }),
      scenery(
        "funnel",
        "metal",
        points("-120 480, -84 60, 96 40, 120 480", [x, 0]),
        grade({ l: 0.57, c: 0.19, h: 27 }, 0.1),
        {
          line: 2.4,
          volume: 0.4,
          depth: 0.15,
          marks: [
            mark(
              "detail",
              points("-130 130, 130 120, 130 10, -130 10", [x, 0]),
              grade({ l: 0.26, c: 0.02, h: 260 }, 0.1),
            ),
            mark("light", points("-130 250, 130 240, 130 170, -130 180", [x, 0]), white),
          ],
        },
      ),
      scenery("deck house", "metal", box(x - 190, 470, 380, 320, 8), white, {
        line: 2.4,
        depth: 0.15,
        marks: [-110, 0, 110].map((dx) =>
          mark("detail", box(x + dx - 32, 520, 64, 80, 30), grade({ l: 0.5, c: 0.08, h: 240 }, 0.1))
        ),
      }),
    ],
    ground: {
      name: "deck",
      texture: "wood",
      colour: deck,
      top: 784,
      marks: times(17, (i) => {
        const at = 512 + (i - 8) * 72;
        return mark("shade", [[at, 784], [at + 4, 784], [512 + (i - 8) * 120 + 6, 1060], [
          512 + (i - 8) * 120,
          1060,
        ]], grade(shift(deck, { l: -0.07 })));
      }),
    },
    items: [
      ...[620, 672, 724].map((y) =>
        scenery("ship's rail", "metal", box(LEFT, y, RIGHT - LEFT, y === 620 ? 20 : 8, 3), white, {
          line: 2,
          depth: 0.12,
        })
      ),
      ...times(
        9,
        (i) =>
          scenery("rail post", "metal", box(i * 130 - 20, 620, 14, 172), white, {
            line: 2,
            depth: 0.12,
          }),
      ),
      ...furnishings(land, [
        { name: "lifebuoy", beside: -350, y: 770, high: 150, depth: 0.05 },
        { name: "lifebuoy", beside: 400, y: 770, high: 150, depth: 0.05 },
        { name: "sun lounger", beside: -380, y: 880, high: 150, depth: 0.05 },
        { name: "tropical drink", beside: 370, y: 880, high: 90, depth: 0.05 },
      ]),
    ],
  });
}
