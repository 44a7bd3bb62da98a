/** @module A tall candle in a holder. */
import { knots } from "../../geometry/coordinates.ts";
import type { Colour } from "../../colour/colour.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { glow, line, mark } from "../../items.ts";
import { GOLD, INK, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "candle, candles, candlelight, candlelit, candlestick, by candlelight, vela",
  nearest:
    "candle stub, candle stubs, candle stump, tea light, tea lights, tealight, tealights, votive candle, church candle, pillar candle, scented candle, wax candle, candle end",
  spot: "ground",
  half: 40,
  colour: { l: 0.95, c: 0.03, h: 85 },
  draw: candle,
};

function candle(colour: Colour): Item[] {
  return [
    glow({
      name: "candle light",
      role: "prop",
      centre: [0, -132],
      radius: 130,
      colour: { l: 0.92, c: 0.12, h: 82 },
      strength: 0.6,
    }),
    thing(
      "candlestick",
      "metal",
      smooth([[-40, 0, "corner"], [-34, -12], [-10, -18], [10, -18], [34, -12], [40, 0, "corner"]]),
      GOLD,
    ),
    thing(
      "candle wax",
      "paper",
      smooth(knots("-15 -108!, -6 -102, 4 -110, 15 -104!, 15 -16, -15 -16")),
      colour,
      { marks: [mark("light", leaf([-8, -90], [-8, -30], 3), WHITE, 1)] },
    ),
    line("wick", "prop", [[0, -106], [0, -118]], INK, [3, 3]),
    thing(
      "candle flame",
      "light",
      smooth([[0, -156, "corner"], [12, -130], [0, -114], [-12, -130]], 3),
      { l: 0.87, c: 0.15, h: 80 },
      {
        line: 2.4,
        marks: [
          mark("light", smooth([[0, -140], [5, -126], [0, -118], [-5, -126]], 3), {
            l: 0.97,
            c: 0.06,
            h: 95,
          }),
        ],
      },
    ),
  ];
}
