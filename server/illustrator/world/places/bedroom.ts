/** @module A bedroom: a made bed, a night lamp, a garland of lights, toys on a shelf. */
import { mix, shift } from "../../colour/colour.ts";
import { box, ellipse } from "../../geometry/shapes.ts";
import { asPiece, glow, line, mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { framedPicture, rug } from "../furniture.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { flatSky, planks, roomLight, skirting, wallpaper, WOOD } from "../room.ts";
import { curtains } from "../curtains.ts";
import { windowPane } from "../windows.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";
import { secondTintOf, tintOf } from "../tint.ts";
import { bed } from "../fixtures/bed.ts";
import { points } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words: "bedroom, bedrooms, bedside, under the covers, master bedroom",
  nearest:
    "in a hotel, in the hotel, at a hotel, at the hotel, inside a hotel, hotel room, pillow fort, dorm room, guest room, blanket fort, pillow fight, dormitory, barracks, hostel, motel, sleepover, slumber party, loft room, boudoir, babys room, spare room, box room, attic bedroom",
  phrase: { where: "in", what: "a bedroom" },
  ...ROOM_WITH_WINDOW,
  weight: 2,
  restful: true,
  cover: "blanket",
  props: { none: 2, cushion: 1, book: 1 },
  draw: bedroom,
};

/** A bed under a window, fairy lights, a rug. */
function bedroom(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 880,
    top = 770,
    tint = tintOf(spec),
    second = secondTintOf(spec),
    side = -lightSide;
  const wall = grade({ l: 0.87, c: 0.045, h: tint.h }, 0.2);
  const blanket = grade({ l: 0.72, c: 0.11, h: (second.h + 40) % 360 }, 0.05);
  const windowX = side > 0 ? 110 : 620;
  return {
    sky: flatSky(wall),
    light: roomLight(land),
    horizon: top,
    ground,
    back: [
      ...wallpaper(random("bedroom.wallpaper"), wall, top),
      ...windowPane(land, windowX, 120, 290, 320, grade({ l: 0.96, c: 0.015, h: 80 })),
      ...curtains(
        windowX,
        120,
        290,
        320,
        grade({ l: 0.76, c: 0.1, h: (second.h + 40) % 360 }, 0.1),
      ),
      ...framedPicture(
        random("bedroom.picture"),
        side > 0 ? 700 : 190,
        150,
        130,
        130,
        grade(WOOD),
        grade,
      ),
      ...fairyLights(side > 0 ? 460 : 60, 60, grade),
      ...asPiece("toy shelf", toyShelf(side > 0 ? 640 : 90, 400, grade, tint.h)),
      skirting(top, grade({ l: 0.95, c: 0.015, h: 80 })),
      planks(grade({ l: 0.75, c: 0.06, h: 65 }), top),
      ...asPiece("bed", bed(512, 800, blanket, grade(WOOD), grade({ l: 0.97, c: 0.015, h: 80 }))),
      ...asPiece("night table", nightTable([512 + side * 446, 850], grade)),
      ...rug([512, ground + 36], 450, grade({ l: 0.82, c: 0.07, h: (second.h + 20) % 360 })),
    ],
  };
}

function fairyLights(x: number, y: number, grade: Land["grade"]): Item[] {
  const at = (
    i: number,
  ): Point => [
    x + i * 58,
    y + Math.sin((i / 8) * Math.PI * 2) * -10 + Math.sin((i / 8) * Math.PI) * 40,
  ];
  return [
    line(
      "lights string",
      "scenery",
      times(9, (i) => at(i)),
      grade({ l: 0.5, c: 0.03, h: 80 }, 0.3),
      [2.6, 2.6],
    ),
    ...times(9, (i): Item =>
      glow({
        name: "fairy light",
        centre: [at(i)[0], at(i)[1] + 9],
        radius: 26,
        colour: { l: 0.93, c: 0.12, h: 85 },
        strength: 0.85,
        depth: 0.4,
      })),
  ];
}

function toyShelf(x: number, y: number, grade: Land["grade"], hue: number): Item[] {
  const bear = grade({ l: 0.62, c: 0.08, h: 60 }, 0.2);
  return [
    ...[[0, -34, 30], [-20, -66, 12], [20, -66, 12]].map(([dx, dy, r]): Item =>
      scenery(
        "toy bear",
        "fur",
        ellipse([x + 60 + dx!, y + dy! - (r === 30 ? 4 : 0)], r!, r!),
        bear,
        { line: 2, depth: 0.5, volume: 0.5 },
      )
    ),
    ...[0, 1, 2].map((i): Item =>
      scenery(
        "toy brick",
        "wood",
        box(x + 120 + (i % 2) * 46 + (i === 2 ? 22 : 0), y - 42 - (i === 2 ? 42 : 0), 42, 42, 4),
        grade({ l: 0.74, c: 0.12, h: (hue + i * 100) % 360 }, 0.2),
        { line: 2, depth: 0.5 },
      )
    ),
    scenery("toy shelf", "wood", box(x, y, 250, 16, 4), grade(WOOD, 0.2), { line: 2, depth: 0.5 }),
  ];
}

function nightTable([x, y]: Point, grade: Land["grade"]): Item[] {
  const wood = grade(WOOD, 0.1);
  return [
    glow({
      name: "night light",
      centre: [x, y - 210],
      radius: 230,
      colour: { l: 0.94, c: 0.1, h: 85 },
      strength: 0.55,
      depth: 0.2,
    }),
    scenery(
      "lamp foot",
      "metal",
      box(x - 8, y - 190, 16, 60, 4),
      grade({ l: 0.6, c: 0.1, h: 80 }),
      { line: 2, depth: 0.15 },
    ),
    scenery(
      "lamp shade",
      "cloth",
      points("-34 -270, 34 -270, 58 -186, -58 -186", [x, y]),
      mix(grade({ l: 0.9, c: 0.08, h: 85 }), { l: 0.95, c: 0.08, h: 85 }, 0.5),
      { line: 2, depth: 0.15 },
    ),
    scenery("night table", "wood", box(x - 74, y - 132, 148, 134, 8), wood, {
      line: 2.6,
      depth: 0.15,
      marks: [
        mark("shade", box(x - 60, y - 110, 120, 44, 4), shift(wood, { l: -0.06 })),
        mark("shade", box(x - 60, y - 56, 120, 44, 4), shift(wood, { l: -0.06 })),
      ],
    }),
  ];
}
