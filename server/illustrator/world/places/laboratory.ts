/** @module A laboratory: glassware that bubbles, a board of formulas, a screen. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ribbon } from "../../geometry/shapes.ts";
import { glow, mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { LEFT, RIGHT, under } from "../landforms.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { flatSky, roomLight } from "../room.ts";
import type { PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";
import { board } from "../fixtures/blackboard.ts";
import { bottle } from "../fixtures/bottle.ts";
import { still } from "../fixtures/still.ts";
import { points } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "laboratory, lab, science lab, laboratories, mad scientist lab, chemistry lab, chemistry set, secret lab, secret laboratory, research lab, alchemist lab, alchemy lab",
  nearest:
    "mechanic shop, operating theater, surgery, nuclear plant, machine room, blacksmith shop, santas workshop",
  phrase: { where: "in", what: "a laboratory" },
  isWide: true,
  indoors: true,
  weather: "none",
  namedHours: "night",
  season: "none",
  cover: "table",
  props: { none: 1, potion: 2 },
  draw: laboratory,
};

/** A bench before shelves, a board and a screen. */
function laboratory(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 840,
    tint = tintOf(spec),
    side = -lightSide,
    mix1 = random("laboratory.fillings");
  const wall = grade({ l: 0.86, c: 0.03, h: 210 }, 0.2),
    steel = grade({ l: 0.78, c: 0.015, h: 240 }, 0.1);
  const fillings = [tint.h, tint.h + 70, 145, 55, 300, 200].map((h) =>
    grade({ l: 0.72, c: 0.15, h: h % 360 }, 0.05)
  );
  return {
    sky: flatSky(wall),
    light: roomLight(land),
    horizon: 766,
    ground,
    back: [
      ...times(7, (i): Item =>
        scenery(
          "wall panel",
          "metal",
          box(i * 154 - 24, -20, 146, 800, 4),
          shift(wall, { l: i % 2 ? 0.015 : -0.005 }),
          { depth: 0.9 },
        )),
      ...board(side > 0 ? 90 : 560, 120, grade),
      ...screen(side > 0 ? 640 : 90, 140, grade, tint.h),
      ...[330, 510].flatMap((y, row): Item[] => [
        ...times(5, (i) =>
          bottle(
            [(side > 0 ? 610 : 70) + i * 78, y + 130],
            mix1.pick(fillings),
            mix1.between(60, 92),
            i + row,
          )).flat(),
        scenery("shelf", "metal", box(side > 0 ? 570 : 30, y + 130, 410, 14, 3), steel, {
          line: 2,
          depth: 0.55,
        }),
      ]),
      ...still([512 - side * 400, 768], fillings[0]!, fillings[1]!, grade),
      ...bottle([512 + side * 330, 770], fillings[2]!, 130, 3),
      ...bottle([512 + side * 420, 770], fillings[4]!, 96, 2),
      scenery(
        "bench",
        "metal",
        [[LEFT, 764], [RIGHT, 764], [RIGHT, 914], [LEFT, 914]],
        shift(steel, { l: 0.1 }),
        {
          role: "ground",
          colourEnd: steel,
          marks: [mark("light", box(LEFT, 770, 1080, 7), { l: 0.97, c: 0.01, h: 230 })],
        },
      ),
      scenery("bench edge", "metal", box(LEFT, 908, RIGHT - LEFT, 22), shift(steel, { l: -0.14 }), {
        role: "ground",
      }),
      under([[LEFT, 928], [RIGHT, 928]], {
        name: "drawers",
        role: "ground",
        texture: "metal",
        colour: grade({ l: 0.66, c: 0.07, h: tint.h }, 0.1),
        marks: [0, 1, 2, 3].flatMap((i) => [
          mark(
            "shade",
            box(24 + i * 256, 950, 208, 130, 8),
            grade({ l: 0.6, c: 0.07, h: tint.h }, 0.1),
          ),
          mark("detail", box(104 + i * 256, 976, 48, 9, 4), steel),
        ]),
      }),
    ],
  };
}

function screen(x: number, y: number, grade: Land["grade"], hue: number): Item[] {
  const lit: Colour = { l: 0.82, c: 0.13, h: hue };
  return [
    glow({
      name: "screen light",
      centre: [x + 140, y + 80],
      radius: 230,
      colour: lit,
      strength: 0.3,
      depth: 0.6,
    }),
    scenery("screen", "glass", box(x, y, 280, 170, 12), grade({ l: 0.3, c: 0.05, h: 255 }), {
      line: 8,
      depth: 0.6,
      marks: [
        mark(
          "light",
          ribbon(points("16 90, 70 90, 92 40, 118 140, 140 90, 264 90", [x, y]), [3, 3]),
          lit,
        ),
        ...[0, 1, 2].map((i) =>
          mark("light", box(x + 190, y + 24 + i * 20, 70 - i * 16, 8, 3), shift(lit, { h: i * 50 }))
        ),
      ],
    }),
  ];
}
