/** @module A jumper with fir trees and snowflakes. */
import { type Colour, shift } from "../../colour/colour.ts";
import { points } from "../../geometry/coordinates.ts";
import type { Box } from "../../geometry/measure.ts";
import { ribbon, smooth, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { Mark } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { front } from "../tailoring/fronts.ts";
import { scattered } from "../tailoring/repeats.ts";
import { tailored } from "../tailoring/tailored.ts";

const GREEN: Colour = { l: 0.52, c: 0.14, h: 148 }, RED: Colour = { l: 0.52, c: 0.19, h: 26 };

function tree([x, y]: readonly [number, number], size: number, colour: Colour): Mark[] {
  return [
    mark(
      "detail",
      points(`0 ${-size}, ${size * 0.5} ${-size * 0.2}, ${-size * 0.5} ${-size * 0.2}`, [x, y]),
      colour,
    ),
    mark(
      "detail",
      points(`0 ${-size * 0.55}, ${size * 0.7} ${size * 0.45}, ${-size * 0.7} ${size * 0.45}`, [
        x,
        y,
      ]),
      colour,
    ),
    mark(
      "detail",
      points(`-3 ${size * 0.4}, 3 ${size * 0.4}, 3 ${size * 0.75}, -3 ${size * 0.75}`, [x, y]),
      WHITE,
    ),
  ];
}

function flake([x, y]: readonly [number, number], size: number): Mark[] {
  return [0, 1, 2].map((k) => {
    const angle = (k * Math.PI) / 3, dx = Math.cos(angle) * size, dy = Math.sin(angle) * size;
    return mark("detail", ribbon([[x - dx, y - dy], [x + dx, y + dy]], [2.2, 2.2]), WHITE);
  });
}

const pattern = (colour: Colour) => (frame: Box): Mark[] =>
  scattered(
    46,
    (at, i) => i % 2 ? flake(at, 11) : tree(at, 15, colour.h > 100 && colour.h < 190 ? RED : GREEN),
  )(frame);

export const costume: CostumeEntry = {
  garment:
    "christmas jumper, christmas sweater, christmas pullover, ugly christmas sweater, ugly christmas jumper, xmas jumper, xmas sweater, festive jumper, festive sweater, holiday sweater, ugly sweater, reindeer jumper, reindeer sweater, snowflake jumper, snowflake sweater, fair isle sweater, fair isle jumper, norwegian sweater, nordic sweater, christmas jumpers, christmas sweaters",
  name: "Christmas jumper",
  synonyms:
    "sweater pullover ugly xmas festive holiday reindeer snowflake fair isle norwegian nordic jumpers",
  bareheaded: true,
  layer: "middle",
  home: { "living room": 3, snow: 2 },
  wear(fitting, named) {
    const colour = named ?? RED;
    const other = colour.h > 100 && colour.h < 190 ? RED : GREEN;
    return tailored(fitting, {
      name: "Christmas jumper",
      colour,
      ease: 9,
      trim: WHITE,
      band: 14,
      isRibbed: true,
      allOver: pattern(colour),
      front: [
        front(colour, [
          ...tree([0, 66], 34, other),
          mark("detail", star([0, 32], 9), GOLD),
          ...flake([-50, 40], 12),
          ...flake([50, 40], 12),
          ...flake([-40, 82], 9),
          ...flake([40, 82], 9),
        ]),
        cloth(
          "roll neck",
          smooth([[-80, -26], [0, -8], [80, -26], [86, 2], [0, 26], [-86, 2]]),
          shift(colour, { l: 0.04 }),
          {
            role: "costume",
            volume: 0.6,
          },
        ),
      ],
    });
  },
};
