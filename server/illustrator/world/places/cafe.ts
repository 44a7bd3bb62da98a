/** @module A café: a counter with cakes, a board with the menu, pendant lamps, a large window. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { glow, line, mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { houseplant } from "../furniture.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { flatSky, planks, roomLight, skirting } from "../room.ts";
import { windowPane } from "../windows.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";
import { tintOf } from "../tint.ts";
import { counter } from "../fixtures/coffee_counter.ts";
import { knots, points } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "cafe, cafes, coffee shop, coffeehouse, coffee house, tea room, tearoom, cafeteria, teashop, cat cafe, coffee bar, espresso bar, cafés, parisian cafe, tea shop, street cafe, brasserie",
  nearest:
    "inside a bar, in a department store, in the department store, at a department store, at the department store, inside a department store, ramen shop, sushi bar, pie shop, boulangerie, delicatessen, food court, izakaya, chocolaterie, donut shop, bubble tea shop, beer garden, biergarten, brewery, wine bar, bodega, barber shop, barbershop, hair salon, salon, mall, shopping centre, potion shop, feast hall, brunch, afternoon tea",
  phrase: { where: "in", what: "a café" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  weight: 2,
  restful: true,
  cover: "table",
  props: { none: 1, cup: 2, cake: 1 },
  draw: cafe,
};

/** Counter, menu, lamps, a round table. */
function cafe(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 874, top = 784, tint = tintOf(spec), side = -lightSide;
  const wall = grade({ l: 0.82, c: 0.045, h: 70 }, 0.2),
    wood = grade({ l: 0.55, c: 0.08, h: 55 }, 0.15);
  const counterX = side > 0 ? 540 : -20;
  return {
    sky: flatSky(wall),
    light: roomLight(land),
    horizon: top,
    ground,
    back: [
      ...times(8, (i): Item =>
        scenery(
          "panelling",
          "wood",
          box(i * 134 - 20, 520, 124, 264, 6),
          shift(grade({ l: 0.7, c: 0.06, h: tint.h }, 0.2), { l: i % 2 ? 0.012 : 0 }),
          { depth: 0.8 },
        )),
      ...windowPane(land, side > 0 ? 60 : 560, 120, 400, 400, wood),
      ...menu(side > 0 ? 640 : 90, 130, grade),
      ...shelfOfCups(side > 0 ? 560 : 40, 420, grade, tint.h),
      ...pendants(grade),
      skirting(top, wood),
      planks(grade({ l: 0.64, c: 0.07, h: 55 }), top),
      ...counter(counterX, 800, wood, grade, tint.h),
      ...table([512 - side * 390, 868], grade),
      ...houseplant(
        random("cafe.plant"),
        [512 - side * 484, 866],
        250,
        grade({ l: 0.58, c: 0.12, h: 145 }),
        grade({ l: 0.8, c: 0.05, h: 60 }),
        0.2,
      ),
    ],
  };
}

function menu(x: number, y: number, grade: Land["grade"]): Item[] {
  const chalk: Colour = { l: 0.92, c: 0.02, h: 90 };
  return [
    scenery(
      "menu board",
      "stone",
      box(x, y, 250, 190, 8),
      grade({ l: 0.34, c: 0.03, h: 160 }, 0.1),
      {
        line: 8,
        depth: 0.6,
        marks: [
          mark("detail", smooth(points("96 24, 154 24, 146 64, 104 64", [x, y])), chalk),
          mark(
            "detail",
            ribbon([[x + 154, y + 32], [x + 172, y + 40], [x + 150, y + 54]], [3, 3, 3]),
            chalk,
          ),
          ...[92, 116, 140, 164].flatMap((dy, i) => [
            mark("detail", box(x + 24, y + dy, 110 + (i % 2) * 24, 7, 3), chalk),
            mark("detail", box(x + 196, y + dy, 30, 7, 3), { l: 0.86, c: 0.12, h: 90 }),
          ]),
        ],
      },
    ),
  ];
}

function shelfOfCups(x: number, y: number, grade: Land["grade"], hue: number): Item[] {
  return [
    ...times(7, (i): Item =>
      scenery(
        "shelf cup",
        "stone",
        smooth([[x + 24 + i * 58, y - 46, "corner"], [x + 64 + i * 58, y - 46, "corner"], [
          x + 58 + i * 58,
          y,
          "corner",
        ], [x + 30 + i * 58, y, "corner"]]),
        grade({ l: 0.82, c: 0.09, h: (hue + i * 50) % 360 }, 0.2),
        { line: 2, depth: 0.55 },
      )),
    scenery("cup shelf", "wood", box(x, y, 440, 14, 3), grade({ l: 0.5, c: 0.07, h: 52 }, 0.2), {
      line: 2,
      depth: 0.55,
    }),
  ];
}

function pendants(grade: Land["grade"]): Item[] {
  return [220, 512, 804].flatMap((x, i): Item[] => [
    line(
      "lamp cord",
      "scenery",
      [[x, -20], [x, 60 + (i % 2) * 30]],
      grade({ l: 0.3, c: 0.02, h: 60 }),
      [4, 4],
    ),
    glow({
      name: "pendant light",
      centre: [x, 120 + (i % 2) * 30],
      radius: 170,
      colour: { l: 0.94, c: 0.1, h: 85 },
      strength: 0.5,
      depth: 0.4,
    }),
    scenery(
      "pendant",
      "metal",
      smooth([
        [x - 12, 56 + (i % 2) * 30, "corner"],
        [x + 12, 56 + (i % 2) * 30, "corner"],
        [x + 52, 110 + (i % 2) * 30, "corner"],
        [x - 52, 110 + (i % 2) * 30, "corner"],
      ]),
      grade({ l: 0.45, c: 0.08, h: 40 }),
      { line: 2.4, depth: 0.4 },
    ),
    scenery(
      "bulb",
      "light",
      ellipse([x, 116 + (i % 2) * 30], 17, 14),
      { l: 0.96, c: 0.08, h: 90 },
      { depth: 0.4 },
    ),
  ]);
}

function table([x, y]: Point, grade: Land["grade"]): Item[] {
  const iron = grade({ l: 0.36, c: 0.02, h: 60 });
  return [
    scenery(
      "table leg",
      "metal",
      points("-7 -120, 7 -120, 9 -12, 44 0, -44 0, -9 -12", [x, y]),
      iron,
      { line: 2, depth: 0.1 },
    ),
    scenery(
      "table top",
      "wood",
      ellipse([x, y - 124], 104, 21),
      grade({ l: 0.78, c: 0.06, h: 65 }),
      { line: 2.6, depth: 0.1 },
    ),
    scenery(
      "table cup",
      "stone",
      smooth(knots("-26 -164!, 22 -164!, 14 -126, -18 -126", [x, y])),
      grade({ l: 0.95, c: 0.02, h: 80 }),
      { line: 2.4, depth: 0.08 },
    ),
    line(
      "table steam",
      "scenery",
      leaf([x - 4, y - 170], [x + 4, y - 216], 5, 6).slice(0, 6),
      grade({ l: 0.96, c: 0.01, h: 80 }),
      [4, 1.5],
    ),
  ];
}
