/**
 * A laboratory: glassware that bubbles, a board of formulas, a screen.
 *
 * @module
 */
import { type Colour, mix, shift } from "../../colour.ts";
import { box, curve, ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { backdrop, glow, line, mark } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { LEFT, RIGHT, under } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { flatSky, roomLight } from "../room.ts";
import { nearest, says } from "../../vocabulary/term.ts";
import type { PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";

export const place: PlaceEntry = {
  words: [
    says(
      { setting: "laboratory" },
      "laboratory, lab, science lab, laboratories, mad scientist lab, chemistry lab, chemistry set, secret lab, secret laboratory, research lab, alchemist lab, alchemy lab",
    ),
    nearest(
      { setting: "laboratory" },
      "in a factory, in the factory, at a factory, at the factory, inside a factory, workshop, observatory, garage, workshops, carpentry workshop, mechanic shop, operating theater, surgery, hospital bed, pharmacy, planetarium, power plant, nuclear plant, server room, engine room, machine room, forge, blacksmith shop, smithy, toy workshop, santa's workshop, santas workshop, pottery studio, assembly line",
    ),
  ],
  phrase: { where: "in", what: "a laboratory" },
  indoors: true,
  weather: "none",
  namedHours: "night",
  season: "none",
  weight: 1,
  cover: "table",
  props: { none: 1, potion: 2 },
  draw: laboratory,
};

/** A bench before shelves, a board and a screen. */
function laboratory(land: Land): Place {
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
      ...Array.from(
        { length: 7 },
        (_, i): Item =>
          backdrop({
            name: "wall panel",
            role: "scenery",
            texture: "metal",
            outline: box(i * 154 - 24, -20, 146, 800, 4),
            colour: shift(wall, { l: i % 2 ? 0.015 : -0.005 }),
            depth: 0.9,
          }),
      ),
      ...board(side > 0 ? 90 : 560, 120, grade),
      ...screen(side > 0 ? 640 : 90, 140, grade, tint.h),
      ...[330, 510].flatMap((y, row): Item[] => [
        ...Array.from(
          { length: 5 },
          (_, i) =>
            bottle(
              [(side > 0 ? 610 : 70) + i * 78, y + 130],
              mix1.pick(fillings),
              mix1.between(60, 92),
              i + row,
            ),
        ).flat(),
        backdrop({
          name: "shelf",
          role: "scenery",
          texture: "metal",
          outline: box(side > 0 ? 570 : 30, y + 130, 410, 14, 3),
          colour: steel,
          line: 2,
          depth: 0.55,
        }),
      ]),
      ...still([512 - side * 400, 768], fillings[0]!, fillings[1]!, grade),
      ...bottle([512 + side * 330, 770], fillings[2]!, 130, 3),
      ...bottle([512 + side * 420, 770], fillings[4]!, 96, 2),
      backdrop({
        name: "bench",
        role: "ground",
        texture: "metal",
        outline: [[LEFT, 764], [RIGHT, 764], [RIGHT, 914], [LEFT, 914]],
        colour: shift(steel, { l: 0.1 }),
        colourEnd: steel,
        marks: [mark("light", box(LEFT, 770, 1080, 7), { l: 0.97, c: 0.01, h: 230 })],
      }),
      backdrop({
        name: "bench edge",
        role: "ground",
        texture: "metal",
        outline: box(LEFT, 908, RIGHT - LEFT, 22),
        colour: shift(steel, { l: -0.14 }),
      }),
      under([[LEFT, 928], [RIGHT, 928]], {
        name: "drawers",
        role: "ground",
        texture: "metal",
        colour: grade({ l: 0.66, c: 0.07, h: tint.h }, 0.1),
        marks: [0, 1, 2, 3].flatMap((
          i,
        ) => [
          mark(
            "shade",
            box(24 + i * 256, 950, 208, 130, 8),
            grade({ l: 0.6, c: 0.07, h: tint.h }, 0.1),
          ),
          mark("detail", box(104 + i * 256, 976, 48, 9, 4), steel),
        ]),
      }),
    ],
    front: [],
  };
}

function board(x: number, y: number, grade: Land["grade"]): Item[] {
  const chalk: Colour = { l: 0.93, c: 0.02, h: 90 };
  return [backdrop({
    name: "blackboard",
    role: "scenery",
    texture: "stone",
    outline: box(x, y, 380, 250, 6),
    colour: grade({ l: 0.38, c: 0.045, h: 160 }, 0.1),
    line: 9,
    depth: 0.7,
    marks: [
      ...[40, 74].flatMap((
        dy,
      ) => [
        mark("detail", box(x + 30, y + dy, 90, 7, 3), chalk),
        mark("detail", box(x + 134, y + dy, 50, 7, 3), chalk),
      ]),
      mark(
        "detail",
        ribbon(
          curve([[x + 40, y + 200], [x + 90, y + 190], [x + 130, y + 140], [x + 180, y + 120]]),
          [3, 3],
        ),
        chalk,
      ),
      mark(
        "detail",
        ribbon([[x + 34, y + 112], [x + 34, y + 212], [x + 190, y + 212]], [2.6, 2.6, 2.6]),
        chalk,
      ),
      ...[0, 1, 2, 3, 4, 5].map((i) => {
        const from = (i / 6) * 2 * Math.PI,
          to = ((i + 1) / 6) * 2 * Math.PI,
          c: Point = [x + 280, y + 130];
        return mark(
          "detail",
          ribbon([[c[0] + Math.cos(from) * 52, c[1] + Math.sin(from) * 52], [
            c[0] + Math.cos(to) * 52,
            c[1] + Math.sin(to) * 52,
          ]], [3, 3]),
          chalk,
        );
      }),
      ...[0, 2, 4].map((i) =>
        mark(
          "detail",
          ellipse(
            [
              x + 280 + Math.cos((i / 6) * 2 * Math.PI) * 52,
              y + 130 + Math.sin((i / 6) * 2 * Math.PI) * 52,
            ],
            10,
            10,
          ),
          { l: 0.8, c: 0.12, h: 20 + i * 60 },
        )
      ),
    ],
  })];
}

function screen(x: number, y: number, grade: Land["grade"], hue: number): Item[] {
  const lit: Colour = { l: 0.82, c: 0.13, h: hue };
  return [
    glow({
      name: "screen light",
      role: "scenery",
      centre: [x + 140, y + 80],
      radius: 230,
      colour: lit,
      strength: 0.3,
      depth: 0.6,
    }),
    backdrop({
      name: "screen",
      role: "scenery",
      texture: "glass",
      outline: box(x, y, 280, 170, 12),
      colour: grade({ l: 0.3, c: 0.05, h: 255 }),
      line: 8,
      depth: 0.6,
      marks: [
        mark(
          "light",
          ribbon([[x + 16, y + 90], [x + 70, y + 90], [x + 92, y + 40], [x + 118, y + 140], [
            x + 140,
            y + 90,
          ], [x + 264, y + 90]], [3, 3]),
          lit,
        ),
        ...[0, 1, 2].map((i) =>
          mark("light", box(x + 190, y + 24 + i * 20, 70 - i * 16, 8, 3), shift(lit, { h: i * 50 }))
        ),
      ],
    }),
  ];
}

function bottle([x, y]: Point, filling: Colour, height: number, kind: number): Item[] {
  const glass: Colour = { l: 0.93, c: 0.025, h: 215 }, w = height * 0.32;
  const outline = kind % 2
    ? smooth([
      [x - w * 0.34, y - height, "corner"],
      [x + w * 0.34, y - height, "corner"],
      [x + w * 0.34, y - height * 0.6],
      [x + w, y - height * 0.16],
      [x + w * 0.8, y],
      [x - w * 0.8, y],
      [x - w, y - height * 0.16],
      [x - w * 0.34, y - height * 0.6],
    ])
    : box(x - w * 0.5, y - height, w, height, 8);
  return [backdrop({
    name: "glassware",
    role: "scenery",
    texture: "glass",
    outline,
    colour: glass,
    line: 2.4,
    depth: 0.4,
    marks: [
      mark("detail", box(x - w - 4, y - height * 0.46, w * 2 + 8, height * 0.5), filling),
      mark(
        "light",
        ribbon([[x - w * 0.3, y - height * 0.5], [x - w * 0.45, y - height * 0.1]], [2.6, 2.6]),
        mix(filling, { l: 0.98, c: 0.01, h: 90 }, 0.7),
      ),
      mark(
        "light",
        ellipse([x + w * 0.2, y - height * 0.2], 4, 4),
        mix(filling, { l: 0.98, c: 0.01, h: 90 }, 0.6),
      ),
    ],
  })];
}

/** A flask over a burner, joined to another by a spiral of glass. */
function still([x, y]: Point, first: Colour, second: Colour, grade: Land["grade"]): Item[] {
  return [
    line(
      "glass tube",
      "scenery",
      curve([
        [x - 40, y - 190],
        [x - 30, y - 250],
        [x + 30, y - 250],
        [x + 50, y - 200],
        [x + 20, y - 176],
        [x + 76, y - 150],
        [x + 36, y - 120],
        [x + 70, y - 96],
      ]),
      grade({ l: 0.9, c: 0.04, h: 215 }),
      [8, 8],
    ),
    ...bottle([x - 40, y - 40], first, 150, 1),
    ...bottle([x + 70, y], second, 110, 1),
    glow({
      name: "burner",
      role: "scenery",
      centre: [x - 40, y - 20],
      radius: 40,
      colour: { l: 0.86, c: 0.14, h: 65 },
      strength: 0.8,
      depth: 0.3,
    }),
    ...[-72, -8].map((dx): Item =>
      backdrop({
        name: "stand",
        role: "scenery",
        texture: "metal",
        outline: box(x + dx - 4, y - 44, 8, 46),
        colour: grade({ l: 0.45, c: 0.02, h: 250 }),
        depth: 0.3,
      })
    ),
    ...[0, 1, 2].map((i): Item =>
      backdrop({
        name: "vapour",
        role: "scenery",
        texture: "cloud",
        outline: ellipse([x + 70 + i * 9, y - 130 - i * 30], 8 + i * 4, 8 + i * 3),
        colour: mix(second, { l: 0.97, c: 0.01, h: 90 }, 0.6),
        opacity: 0.7,
        depth: 0.3,
      })
    ),
  ];
}
