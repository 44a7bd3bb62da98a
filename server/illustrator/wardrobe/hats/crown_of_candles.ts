/** @module A wreath with burning candles, as on the day of Saint Lucy. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, leaf, rounded, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { times } from "../../times.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

const FLAME: Colour = { l: 0.9, c: 0.16, h: 88 };

/** Where the candles stand on the wreath. */
const CANDLES = [-74, -38, 0, 38, 74] as const;

const crownOfCandles: HatOf = (colour, role = "accessory") => [
  ...CANDLES.flatMap((x): Item[] => {
    const foot = -88 - 10 * Math.cos(x / 55);
    return [
      region({
        name: "candle",
        role,
        texture: "paper",
        outline: rounded([[x - 9, foot], [x + 9, foot], [x + 9, foot - 62], [x - 9, foot - 62]], 4),
        colour: WHITE,
        line: 3,
        volume: 0.4,
      }),
      region({
        name: "candle flame",
        role,
        texture: "light",
        outline: smooth([
          [x, foot - 106, "corner"],
          [x + 11, foot - 80],
          [x, foot - 64],
          [x - 11, foot - 80],
        ]),
        colour: FLAME,
        line: 2,
        volume: 0,
        marks: [mark("light", ellipse([x, foot - 74], 5, 8), { l: 0.98, c: 0.04, h: 95 })],
      }),
    ];
  }),
  cloth(
    "candle wreath",
    smooth([[-96, -74], [-60, -98], [0, -106], [60, -98], [96, -74], [62, -66], [0, -74], [
      -62,
      -66,
    ]]),
    colour,
    {
      role,
      texture: "plant",
      marks: times(11, (i) => {
        const x = -84 + i * 16.8, y = -86 - 12 * Math.cos(x / 60);
        return mark("shade", leaf([x, y + 12], [x + 9, y - 8], 4), shift(colour, { l: -0.12 }));
      }),
    },
  ),
];

export const variant: HatEntry = {
  words:
    "crown of candles, candle crown, crown with candles, wreath of candles, candle wreath, lucia crown, lussekrona, wreath with candles on its head, candles on its head, crown of lit candles",
  synonyms: "candle candles lucia wreath lit crown",
  colour: { l: 0.5, c: 0.12, h: 145 },
  draw: crownOfCandles,
};
