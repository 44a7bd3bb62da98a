/** @module A kitchen, the cat on the worktop, or on the floor beside what stands there. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, smooth } from "../../geometry/shapes.ts";
import { asPiece, mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import { houseplant } from "../furniture.ts";
import { floorOf, ROOM_GROUND } from "../interior.ts";
import { windowPane } from "../windows.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { flatSky, roomLight } from "../room.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";
import { tintOf } from "../tint.ts";
import { worktop } from "../fixtures/worktop.ts";
import { shelfWithJars } from "../fixtures/jar_shelf.ts";
import { kettle } from "../fixtures/kettle.ts";
import { knots } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "kitchen, kitchens, kitchen island, restaurant kitchen, kitchen floor, kitchenette, at the stove",
  nearest:
    "fridge, oven, table, pantry, larder, worktop, countertop, bakery kitchen, scullery, galley kitchen, galley, canteen kitchen, food pantry",
  phrase: { where: "in", what: "a kitchen" },
  ...ROOM_WITH_WINDOW,
  weight: 1,
  cover: "table",
  props: { none: 1, cup: 1, cake: 1, fish: 1 },
  draw: kitchen,
};

/** A worktop before tiles, a window and shelves. */
function kitchen(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  // What stands beside a cat stands on a floor.
  const hasFloor = spec.props.some(({ kind }) => propOf(kind).anchors?.high !== undefined);
  const ground = hasFloor ? ROOM_GROUND : 838, tint = tintOf(spec), side = -lightSide;
  const wall = grade({ l: 0.9, c: 0.04, h: tint.h }, 0.2),
    cupboard = grade({ l: 0.74, c: 0.08, h: tint.h + 20 }, 0.1),
    top = grade({ l: 0.78, c: 0.07, h: 68 });
  const x = side > 0 ? 60 : 520;
  // The window is in the middle with pans beside it, or large at the side where those would hang.
  const isWide = random("kitchen.layout").chance(0.5), wide = isWide ? 420 : 300;
  const window = isWide ? (side > 0 ? 84 : 1024 - 84 - wide) : 512 - wide / 2;
  return {
    sky: flatSky(wall),
    light: roomLight(land),
    horizon: 760,
    ground,
    back: [
      ...tilesOnWall(wall),
      ...windowPane(land, window, 130, wide, 330, grade({ l: 0.96, c: 0.015, h: 80 })),
      ...bunting(window, 130, wide, grade, tint.h),
      ...asPiece("jars", shelfWithJars(side > 0 ? 720 : 60, 300, random("kitchen.jars"), grade)),
      ...asPiece(
        "more jars",
        shelfWithJars(side > 0 ? 720 : 60, 480, random("kitchen.jars2"), grade),
      ),
      ...(isWide ? [] : asPiece("pans", hangingPans(side > 0 ? 60 : 730, 190, grade))),
      ...(hasFloor ? [floorOf("tiles", top)] : [
        ...kettle([x + 120, 770], grade),
        ...houseplant(
          random("kitchen.herb"),
          [512 + side * 420, 772],
          190,
          grade({ l: 0.62, c: 0.13, h: 140 }),
          grade({ l: 0.7, c: 0.1, h: 45 }),
          0.2,
        ),
        ...fruitBowl([512 - side * 390, 786], grade),
        ...worktop(top, cupboard),
      ]),
    ],
  };
}

function tilesOnWall(wall: Colour): Item[] {
  const lines: Item[] = [];
  for (let y = 40; y < 764; y += 66) {
    lines.push(
      scenery("tile seam", "stone", box(LEFT, y, RIGHT - LEFT, 3), shift(wall, { l: -0.045 }), {
        depth: 0.9,
      }),
    );
  }
  for (let y = 40, row = 0; y < 764; y += 66, row++) {
    for (let x = row % 2 ? 0 : 56; x < 1040; x += 112) {
      lines.push(
        scenery("tile seam", "stone", box(x, y, 3, 66), shift(wall, { l: -0.045 }), { depth: 0.9 }),
      );
    }
  }
  return lines;
}

function bunting(x: number, y: number, width: number, grade: Land["grade"], hue: number): Item[] {
  return times(9, (i): Item => {
    const px = x + (width * i) / 9;
    return scenery(
      "valance",
      "cloth",
      smooth([
        [px - 2, y - 20, "corner"],
        [px + width / 9 + 2, y - 20, "corner"],
        [px + width / 9, y + 44],
        [px + width / 18, y + 64],
        [px, y + 44],
      ]),
      grade(i % 2 ? { l: 0.95, c: 0.02, h: hue } : { l: 0.72, c: 0.13, h: hue }, 0.1),
      { depth: 0.6 },
    );
  });
}

function hangingPans(x: number, y: number, grade: Land["grade"]): Item[] {
  return [
    scenery("pan rail", "metal", box(x, y, 240, 9, 4), grade({ l: 0.5, c: 0.03, h: 70 }, 0.2), {
      depth: 0.6,
    }),
    ...[[40, 38], [122, 46], [204, 33]].flatMap(([dx, r], i): Item[] => [
      scenery(
        "pan handle",
        "metal",
        box(x + dx! - 6, y + 6, 12, 86, 5),
        grade({ l: 0.42, c: 0.04, h: 55 }, 0.2),
        { depth: 0.6, line: 2 },
      ),
      scenery(
        "pan",
        "metal",
        ellipse([x + dx!, y + 92 + r!], r!, r!),
        grade(i === 1 ? { l: 0.66, c: 0.11, h: 50 } : { l: 0.55, c: 0.03, h: 255 }, 0.2),
        { volume: 0.5, depth: 0.6, line: 2 },
      ),
    ]),
  ];
}

function fruitBowl([x, y]: Point, grade: Land["grade"]): Item[] {
  return [
    ...([[-36, -52, 28, 30], [14, -62, 29, 130], [44, -44, 25, 58], [-8, -44, 26, 20]] as const)
      .map(([dx, dy, r, h]): Item =>
        scenery("fruit", "plant", ellipse([x + dx, y + dy], r, r), grade({ l: 0.7, c: 0.15, h }), {
          volume: 0.7,
          line: 2.4,
          depth: 0.15,
        })
      ),
    scenery(
      "bowl",
      "stone",
      smooth(knots("-84 -42!, 84 -42!, 60 -6, 0 4, -60 -6", [x, y])),
      grade({ l: 0.93, c: 0.03, h: 230 }),
      {
        volume: 0.5,
        line: 2.6,
        depth: 0.15,
        marks: [mark("detail", box(x - 90, y - 30, 180, 7), grade({ l: 0.62, c: 0.12, h: 245 }))],
      },
    ),
  ];
}
