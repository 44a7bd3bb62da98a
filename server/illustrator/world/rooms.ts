/**
 * Indoors: library, living room, kitchen, windowsill, stage.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { box, ellipse, leaf, rounded, smooth, star } from "../geometry/shapes.ts";
import { backdrop, glow, line, mark } from "../items.ts";
import { SCHEMES } from "../palette.ts";
import type { Item, Mark, Point } from "../scene.ts";
import {
  bookRow,
  curtains,
  floorLamp,
  framedPicture,
  houseplant,
  rug,
  windowPane,
} from "./furniture.ts";
import { LEFT, RIGHT, under } from "./landforms.ts";
import { lightOf } from "./light.ts";
import type { Land, Place } from "./place.ts";

const WOOD: Colour = { l: 0.6, c: 0.075, h: 60 };

/** Indoors the light is friendlier than the hour: lamps are on. */
function roomLight({ spec, lightSide }: Land): Place["light"] {
  const light = lightOf(spec, lightSide);
  return spec.time === "night"
    ? { ...light, colour: { l: 0.93, c: 0.09, h: 82 }, key: 0.55 }
    : light;
}

function flatSky(wall: Colour): Place["sky"] {
  return [{ offset: 0, colour: wall }, { offset: 1, colour: shift(wall, { l: -0.05 }) }];
}

function planks(colour: Colour, top: number): Item {
  const seams: Mark[] = Array.from({ length: 13 }, (_, i) => {
    const x = (i - 6) * 96;
    return mark("shade", [[512 + x, top], [514 + x, top], [518 + x * 1.55, 1060], [
      513 + x * 1.55,
      1060,
    ]], shift(colour, { l: -0.07 }));
  });
  const ends: Mark[] = Array.from(
    { length: 12 },
    (_, i) =>
      mark(
        "shade",
        box((i * 173) % 1020, top + 30 + ((i * 67) % 210), 74 + i * 2, 3),
        shift(colour, { l: -0.06 }),
      ),
  );
  return under([[LEFT, top], [RIGHT, top]], {
    name: "floorboards",
    role: "ground",
    texture: "wood",
    colour,
    colourEnd: shift(colour, { l: -0.08 }),
    marks: [...seams, ...ends],
  });
}

function skirting(top: number, colour: Colour): Item {
  return backdrop({
    name: "skirting",
    role: "scenery",
    texture: "wood",
    outline: box(LEFT, top - 24, RIGHT - LEFT, 26),
    colour,
    depth: 0.5,
  });
}

function wallpaper(random: ReturnType<Land["random"]>, colour: Colour, bottom: number): Item[] {
  const kind = random.whole(0, 2), items: Item[] = [];
  if (kind === 0) {
    for (let x = LEFT; x < RIGHT; x += 88) {
      items.push(
        backdrop({
          name: "wallpaper",
          role: "scenery",
          texture: "paper",
          outline: box(x, -20, 44, bottom + 20),
          colour: shift(colour, { l: 0.022 }),
          depth: 0.9,
        }),
      );
    }
    return items;
  }
  for (let y = 40, row = 0; y < bottom - 40; y += 78, row++) {
    for (let x = row % 2 ? 52 : 0; x < 1040; x += 104) {
      const at: Point = [x, y];
      items.push(
        backdrop({
          name: "wallpaper",
          role: "scenery",
          texture: "paper",
          outline: kind === 1 ? ellipse(at, 8, 8) : star(at, 14, { points: 4, inner: 0.4 }),
          colour: shift(colour, { l: 0.035 }),
          depth: 0.9,
        }),
      );
    }
  }
  return items;
}

export function library(land: Land): Place {
  const { random, grade, lightSide } = land;
  const ground = 874, top = 800, shelf = random("library.books");
  const wood = grade({ l: 0.48, c: 0.075, h: 52 }, 0.3), dark = shift(wood, { l: -0.14 });
  const tones = [15, 30, 55, 85, 150, 200, 250, 290, 340].map((h) =>
    grade({ l: 0.58, c: 0.11, h }, 0.35)
  );
  const bookcase = (x: number, width: number): Item[] => [
    backdrop({
      name: "bookcase",
      role: "scenery",
      texture: "wood",
      outline: box(x, -20, width, top + 20),
      colour: dark,
      depth: 0.6,
    }),
    ...[170, 320, 470, 620, 770].flatMap((y) => [
      ...bookRow(
        shelf,
        x + 16,
        y,
        width - 32,
        124,
        (i) => shift(tones[i % tones.length]!, { l: (i % 3) * 0.04 - 0.04 }),
      ),
      backdrop({
        name: "shelf",
        role: "scenery",
        texture: "wood",
        outline: box(x, y, width, 17),
        colour: shift(wood, { l: 0.05 }),
        depth: 0.55,
      }),
    ]),
    backdrop({
      name: "upright",
      role: "scenery",
      texture: "wood",
      outline: box(x, -20, 18, top + 20),
      colour: wood,
      depth: 0.55,
    }),
    backdrop({
      name: "upright",
      role: "scenery",
      texture: "wood",
      outline: box(x + width - 18, -20, 18, top + 20),
      colour: wood,
      depth: 0.55,
    }),
  ];
  const wall = grade({ l: 0.72, c: 0.05, h: 65 }, 0.2);
  return {
    sky: flatSky(wall),
    light: roomLight(land),
    horizon: top,
    ground,
    back: [
      ...bookcase(-40, 392),
      ...bookcase(672, 392),
      ...windowPane(land, 400, 110, 224, 400, shift(wood, { l: 0.08 })),
      ...bookRow(shelf, 372, 660, 280, 100, (i) => tones[i % tones.length]!, 0.55),
      backdrop({
        name: "window shelf",
        role: "scenery",
        texture: "wood",
        outline: box(352, 660, 320, 18),
        colour: shift(wood, { l: 0.05 }),
        depth: 0.5,
      }),
      glow({
        name: "reading light",
        role: "scenery",
        centre: [512 + lightSide * 260, 400],
        radius: 460,
        colour: { l: 0.93, c: 0.09, h: 85 },
        strength: 0.34,
        depth: 0.3,
      }),
      planks(grade({ l: 0.6, c: 0.08, h: 58 }), top),
      skirting(top, shift(wood, { l: -0.04 })),
      ...rug([512, ground + 22], 430, grade({ l: 0.58, c: 0.13, h: 20 })),
      ...bookPile([512 - lightSide * 370, ground - 2], random("library.pile"), tones),
      ...floorLamp([512 + lightSide * 405, 846], 430, grade({ l: 0.8, c: 0.09, h: 85 })),
    ],
    front: [],
  };
}

function bookPile([x, y]: Point, random: ReturnType<Land["random"]>, tones: Colour[]): Item[] {
  return Array.from({ length: 5 }, (_, i) => {
    const w = random.between(62, 84),
      dx = random.between(-12, 12),
      bottom = y - i * 26,
      tone = random.pick(tones);
    return [
      backdrop({
        name: "pile pages",
        role: "scenery",
        texture: "paper",
        outline: box(x + dx - w + 4, bottom - 22, 2 * w - 4, 18),
        colour: { l: 0.93, c: 0.03, h: 85 },
        depth: 0.2,
      }),
      backdrop({
        name: "pile cover",
        role: "scenery",
        texture: "cloth",
        outline: [
          [x + dx - w, bottom - 26],
          [x + dx + w, bottom - 26],
          [x + dx + w, bottom - 19],
          [x + dx - w + 12, bottom - 19],
          [x + dx - w + 12, bottom - 7],
          [x + dx + w, bottom - 7],
          [x + dx + w, bottom],
          [x + dx - w, bottom],
        ],
        colour: tone,
        line: 2,
        depth: 0.2,
      }),
    ];
  }).flat();
}

export function livingRoom(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 876, top = 776, tint = SCHEMES[spec.scheme];
  const wall = grade({ l: 0.86, c: 0.05, h: tint.h }, 0.2),
    sofa = grade({ l: 0.62, c: 0.11, h: (tint.h + 180) % 360 }, 0.05);
  const side = -lightSide;
  const pictures = random("room.pictures");
  const windowX = side > 0 ? 120 : 610;
  return {
    sky: flatSky(wall),
    light: roomLight(land),
    horizon: top,
    ground,
    back: [
      ...wallpaper(random("room.wallpaper"), wall, top),
      ...windowPane(land, windowX, 120, 290, 360, grade({ l: 0.95, c: 0.02, h: 80 })),
      ...curtains(windowX, 120, 290, 360, grade({ l: 0.72, c: 0.12, h: tint.h }, 0.1)),
      ...framedPicture(pictures, side > 0 ? 620 : 110, 150, 130, 160, grade(WOOD), grade),
      ...framedPicture(
        pictures,
        side > 0 ? 800 : 290,
        110,
        110,
        110,
        grade(shift(WOOD, { l: 0.1 })),
        grade,
      ),
      ...framedPicture(pictures, side > 0 ? 800 : 290, 260, 110, 130, grade(WOOD), grade),
      skirting(top, grade({ l: 0.95, c: 0.015, h: 80 })),
      planks(grade({ l: 0.72, c: 0.075, h: 65 }), top),
      ...couch(512, 812, sofa),
      ...floorLamp([512 + side * 452, 850], 480, grade({ l: 0.85, c: 0.09, h: 80 })),
      ...houseplant(
        random("room.plant"),
        [512 - side * 446, 866],
        330,
        grade({ l: 0.58, c: 0.12, h: 145 }),
        grade({ l: 0.68, c: 0.1, h: 45 }),
      ),
      ...rug([512, ground + 34], 460, grade({ l: 0.76, c: 0.09, h: tint.h })),
    ],
    front: [],
  };
}

function couch(x: number, y: number, colour: Colour): Item[] {
  const piece = (name: string, outline: Point[], tone: Colour): Item =>
    backdrop({
      name,
      role: "scenery",
      texture: "cloth",
      outline,
      colour: tone,
      volume: 0.4,
      line: 3,
      depth: 0.3,
    });
  return [
    piece(
      "sofa back",
      rounded([[x - 350, y - 300], [x + 350, y - 300], [x + 350, y - 40], [x - 350, y - 40]], 60),
      colour,
    ),
    piece(
      "sofa seat",
      rounded([[x - 340, y - 110], [x - 6, y - 110], [x - 6, y - 20], [x - 340, y - 20]], 26),
      shift(colour, { l: 0.04 }),
    ),
    piece(
      "sofa seat",
      rounded([[x + 6, y - 110], [x + 340, y - 110], [x + 340, y - 20], [x + 6, y - 20]], 26),
      shift(colour, { l: 0.04 }),
    ),
    piece(
      "sofa base",
      rounded([[x - 350, y - 30], [x + 350, y - 30], [x + 350, y + 24], [x - 350, y + 24]], 16),
      shift(colour, { l: -0.05 }),
    ),
    piece(
      "sofa arm",
      rounded([[x - 400, y - 180], [x - 310, y - 180], [x - 310, y + 24], [x - 400, y + 24]], 40),
      shift(colour, { l: 0.02 }),
    ),
    piece(
      "sofa arm",
      rounded([[x + 310, y - 180], [x + 400, y - 180], [x + 400, y + 24], [x + 310, y + 24]], 40),
      shift(colour, { l: 0.02 }),
    ),
    piece(
      "pillow",
      rounded([[x - 290, y - 210], [x - 170, y - 226], [x - 156, y - 106], [x - 276, y - 92]], 22),
      mix(shift(colour, { h: 150 }), { l: 0.9, c: 0.06, h: 85 }, 0.5),
    ),
    piece(
      "pillow",
      rounded([[x + 176, y - 222], [x + 290, y - 206], [x + 274, y - 94], [x + 160, y - 108]], 22),
      mix(shift(colour, { h: 60 }), { l: 0.9, c: 0.06, h: 85 }, 0.4),
    ),
  ];
}

export function kitchen(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 838, tint = SCHEMES[spec.scheme], side = -lightSide;
  const wall = grade({ l: 0.9, c: 0.04, h: tint.h }, 0.2),
    cupboard = grade({ l: 0.74, c: 0.08, h: tint.h + 20 }, 0.1),
    top = grade({ l: 0.78, c: 0.07, h: 68 });
  const x = side > 0 ? 60 : 520;
  return {
    sky: flatSky(wall),
    light: roomLight(land),
    horizon: 760,
    ground,
    back: [
      ...tilesOnWall(wall),
      ...windowPane(land, 512 - 150, 130, 300, 330, grade({ l: 0.96, c: 0.015, h: 80 })),
      ...bunting(512 - 150, 130, 300, grade, tint.h),
      ...shelfWithJars(side > 0 ? 720 : 60, 300, random("kitchen.jars"), grade),
      ...shelfWithJars(side > 0 ? 720 : 60, 480, random("kitchen.jars2"), grade),
      ...hangingPans(side > 0 ? 60 : 730, 190, grade),
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
      backdrop({
        name: "worktop",
        role: "ground",
        texture: "wood",
        outline: [[LEFT, 764], [RIGHT, 764], [RIGHT, 918], [LEFT, 918]],
        colour: top,
        colourEnd: shift(top, { l: -0.05 }),
        marks: Array.from(
          { length: 14 },
          (_, i) =>
            mark(
              "shade",
              leaf([((i * 191) % 1000) - 40, 784 + ((i * 37) % 120)], [
                ((i * 191) % 1000) + 110,
                786 + ((i * 37) % 120),
              ], 2.4),
              shift(top, { l: -0.05 }),
            ),
        ),
      }),
      backdrop({
        name: "worktop edge",
        role: "ground",
        texture: "wood",
        outline: box(LEFT, 912, RIGHT - LEFT, 26),
        colour: shift(top, { l: -0.11 }),
      }),
      under([[LEFT, 936], [RIGHT, 936]], {
        name: "cupboards",
        role: "ground",
        texture: "wood",
        colour: cupboard,
        colourEnd: shift(cupboard, { l: -0.06 }),
        marks: [0, 1, 2, 3].flatMap((
          i,
        ): Mark[] => [
          mark("shade", box(24 + i * 256, 962, 208, 120, 8), shift(cupboard, { l: -0.05 })),
          mark("light", box(32 + i * 256, 970, 192, 120, 6), shift(cupboard, { l: 0.02 })),
          mark("detail", box(112 + i * 256, 984, 36, 8, 4), { l: 0.5, c: 0.04, h: 70 }),
        ]),
      }),
    ],
    front: [],
  };
}

function tilesOnWall(wall: Colour): Item[] {
  const lines: Item[] = [];
  for (let y = 40; y < 764; y += 66) {
    lines.push(
      backdrop({
        name: "tile seam",
        role: "scenery",
        texture: "stone",
        outline: box(LEFT, y, RIGHT - LEFT, 3),
        colour: shift(wall, { l: -0.045 }),
        depth: 0.9,
      }),
    );
  }
  for (let y = 40, row = 0; y < 764; y += 66, row++) {
    for (let x = row % 2 ? 0 : 56; x < 1040; x += 112) {
      lines.push(
        backdrop({
          name: "tile seam",
          role: "scenery",
          texture: "stone",
          outline: box(x, y, 3, 66),
          colour: shift(wall, { l: -0.045 }),
          depth: 0.9,
        }),
      );
    }
  }
  return lines;
}

function bunting(x: number, y: number, width: number, grade: Land["grade"], hue: number): Item[] {
  return Array.from({ length: 9 }, (_, i): Item => {
    const px = x + (width * i) / 9;
    return backdrop({
      name: "valance",
      role: "scenery",
      texture: "cloth",
      outline: smooth([
        [px - 2, y - 20, "corner"],
        [px + width / 9 + 2, y - 20, "corner"],
        [px + width / 9, y + 44],
        [px + width / 18, y + 64],
        [px, y + 44],
      ]),
      colour: grade(i % 2 ? { l: 0.95, c: 0.02, h: hue } : { l: 0.72, c: 0.13, h: hue }, 0.1),
      depth: 0.6,
    });
  });
}

function shelfWithJars(
  x: number,
  y: number,
  random: ReturnType<Land["random"]>,
  grade: Land["grade"],
): Item[] {
  const fill: Colour[] = [
    { l: 0.75, c: 0.12, h: 55 },
    { l: 0.6, c: 0.1, h: 40 },
    { l: 0.72, c: 0.12, h: 140 },
    { l: 0.84, c: 0.1, h: 90 },
    { l: 0.7, c: 0.13, h: 15 },
  ];
  return [
    ...[24, 84, 144, 204].flatMap((dx): Item[] => {
      const h = random.between(52, 82),
        w = random.between(20, 24),
        at = x + dx,
        colour = grade(random.pick(fill), 0.2);
      return [
        backdrop({
          name: "jar",
          role: "scenery",
          texture: "glass",
          outline: rounded([[at - w, y - h], [at + w, y - h], [at + w, y], [at - w, y]], 9),
          colour: grade({ l: 0.94, c: 0.02, h: 220 }, 0.3),
          line: 2,
          depth: 0.6,
          marks: [
            mark("detail", box(at - w, y - h * 0.68, w * 2, h), colour),
            mark("light", box(at - w + 6, y - h + 8, 5, h - 20, 2), { l: 0.98, c: 0.01, h: 220 }),
          ],
        }),
        backdrop({
          name: "jar lid",
          role: "scenery",
          texture: "metal",
          outline: box(at - w - 2, y - h - 12, w * 2 + 4, 14, 4),
          colour: grade({ l: 0.66, c: 0.12, h: 25 }, 0.2),
          line: 2,
          depth: 0.6,
        }),
      ];
    }),
    backdrop({
      name: "jar shelf",
      role: "scenery",
      texture: "wood",
      outline: box(x - 16, y, 264, 17, 3),
      colour: grade({ l: 0.62, c: 0.08, h: 60 }, 0.2),
      line: 2,
      depth: 0.6,
    }),
  ];
}

function hangingPans(x: number, y: number, grade: Land["grade"]): Item[] {
  return [
    backdrop({
      name: "pan rail",
      role: "scenery",
      texture: "metal",
      outline: box(x, y, 240, 9, 4),
      colour: grade({ l: 0.5, c: 0.03, h: 70 }, 0.2),
      depth: 0.6,
    }),
    ...[[40, 38], [122, 46], [204, 33]].flatMap(([dx, r], i): Item[] => [
      backdrop({
        name: "pan handle",
        role: "scenery",
        texture: "metal",
        outline: box(x + dx! - 6, y + 6, 12, 86, 5),
        colour: grade({ l: 0.42, c: 0.04, h: 55 }, 0.2),
        depth: 0.6,
        line: 2,
      }),
      backdrop({
        name: "pan",
        role: "scenery",
        texture: "metal",
        outline: ellipse([x + dx!, y + 92 + r!], r!, r!),
        colour: grade(i === 1 ? { l: 0.66, c: 0.11, h: 50 } : { l: 0.55, c: 0.03, h: 255 }, 0.2),
        volume: 0.5,
        depth: 0.6,
        line: 2,
      }),
    ]),
  ];
}

function kettle([x, y]: Point, grade: Land["grade"]): Item[] {
  const red = grade({ l: 0.62, c: 0.17, h: 25 });
  return [
    line(
      "kettle handle",
      "scenery",
      ellipse([x, y - 92], 44, 42).slice(15, 31),
      grade({ l: 0.35, c: 0.04, h: 40 }),
      [9, 9],
    ),
    backdrop({
      name: "kettle spout",
      role: "scenery",
      texture: "metal",
      outline: [[x + 44, y - 60], [x + 92, y - 96], [x + 102, y - 84], [x + 56, y - 26]],
      colour: red,
      line: 2.6,
      depth: 0.2,
    }),
    backdrop({
      name: "kettle",
      role: "scenery",
      texture: "metal",
      outline: smooth([[x - 62, y], [x - 66, y - 40], [x - 40, y - 84], [x + 40, y - 84], [
        x + 66,
        y - 40,
      ], [x + 62, y]]),
      colour: red,
      volume: 0.7,
      line: 2.6,
      depth: 0.2,
    }),
    backdrop({
      name: "kettle lid",
      role: "scenery",
      texture: "metal",
      outline: ellipse([x, y - 84], 34, 9),
      colour: shift(red, { l: -0.06 }),
      line: 2.6,
      depth: 0.2,
    }),
  ];
}

function fruitBowl([x, y]: Point, grade: Land["grade"]): Item[] {
  return [
    ...([[-36, -52, 28, 30], [14, -62, 29, 130], [44, -44, 25, 58], [-8, -44, 26, 20]] as const)
      .map(([dx, dy, r, h]): Item =>
        backdrop({
          name: "fruit",
          role: "scenery",
          texture: "plant",
          outline: ellipse([x + dx, y + dy], r, r),
          colour: grade({ l: 0.7, c: 0.15, h }),
          volume: 0.7,
          line: 2.4,
          depth: 0.15,
        })
      ),
    backdrop({
      name: "bowl",
      role: "scenery",
      texture: "stone",
      outline: smooth([[x - 84, y - 42, "corner"], [x + 84, y - 42, "corner"], [x + 60, y - 6], [
        x,
        y + 4,
      ], [x - 60, y - 6]]),
      colour: grade({ l: 0.93, c: 0.03, h: 230 }),
      volume: 0.5,
      line: 2.6,
      depth: 0.15,
      marks: [mark("detail", box(x - 90, y - 30, 180, 7), grade({ l: 0.62, c: 0.12, h: 245 }))],
    }),
  ];
}

export function windowsill(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 846, tint = SCHEMES[spec.scheme];
  const wall = grade({ l: 0.84, c: 0.06, h: tint.h }, 0.1),
    sill = grade({ l: 0.95, c: 0.02, h: 80 });
  return {
    sky: flatSky(wall),
    light: lightOf(spec, lightSide),
    horizon: 780,
    ground,
    back: [
      ...wallpaper(random("sill.wallpaper"), wall, 900),
      ...windowPane(land, 172, 64, 680, 716, sill),
      ...curtains(172, 64, 680, 716, grade({ l: 0.74, c: 0.12, h: tint.h }, 0.05)),
      backdrop({
        name: "sill",
        role: "ground",
        texture: "wood",
        outline: [[70, 786], [954, 786], [1000, 902], [24, 902]],
        colour: sill,
        colourEnd: shift(sill, { l: -0.04 }),
      }),
      backdrop({
        name: "sill edge",
        role: "ground",
        texture: "wood",
        outline: box(24, 900, 976, 36, 6),
        colour: shift(sill, { l: -0.09 }),
      }),
      under([[LEFT, 934], [RIGHT, 934]], {
        name: "wall below",
        role: "ground",
        texture: "paper",
        colour: shift(wall, { l: -0.06 }),
      }),
      ...houseplant(
        random("sill.plant"),
        [512 + lightSide * 366, 866],
        250,
        grade({ l: 0.6, c: 0.13, h: 145 }),
        grade({ l: 0.68, c: 0.11, h: 40 }),
        0.1,
      ),
      ...sillBooks([512 - lightSide * 386, 862], grade),
    ],
    front: [],
  };
}

function sillBooks([x, y]: Point, grade: Land["grade"]): Item[] {
  return [20, 250, 90].map((h, i): Item =>
    backdrop({
      name: "sill book",
      role: "scenery",
      texture: "cloth",
      outline: box(x - 70 + i * 5, y - 26 * (i + 1), 132 - i * 12, 25, 4),
      colour: grade({ l: 0.66, c: 0.12, h }),
      line: 2.4,
      depth: 0.1,
      marks: [
        mark("light", box(x - 70, y - 26 * (i + 1) + 6, 200, 4), grade({ l: 0.9, c: 0.04, h: 85 })),
      ],
    })
  );
}

export function stage(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 862, tint = SCHEMES[spec.scheme];
  const velvet = grade({
      l: 0.46,
      c: 0.16,
      h: tint.h > 60 && tint.h < 170 ? tint.h : (tint.h + 10) % 360,
    }),
    back = grade({ l: 0.32, c: 0.09, h: tint.h });
  const gold: Colour = { l: 0.83, c: 0.13, h: 86 };
  const beams = [-300, 0, 300];
  return {
    sky: [{ offset: 0, colour: shift(back, { l: -0.06 }) }, {
      offset: 1,
      colour: shift(back, { l: 0.06 }),
    }],
    light: {
      ...lightOf({ ...spec, time: "day" }, lightSide),
      key: 0.8,
      shade: { l: 0.25, c: 0.08, h: 300 },
    },
    horizon: 786,
    ground,
    back: [
      ...Array.from(
        { length: 16 },
        (_, i): Item =>
          backdrop({
            name: "back curtain",
            role: "scenery",
            texture: "cloth",
            outline: [[i * 66 - 12, -20], [i * 66 + 26, -20], [i * 66 + 30, 800], [
              i * 66 - 16,
              800,
            ]],
            colour: shift(back, { l: i % 2 ? 0.035 : 0.01 }),
            depth: 0.8,
          }),
      ),
      ...stageStars(random("stage.sparkles"), gold),
      backdrop({
        name: "big star",
        role: "scenery",
        texture: "metal",
        outline: star([512, 400], 330, { inner: 0.52 }),
        colour: shift(back, { l: 0.13, c: 0.02 }),
        depth: 0.6,
      }),
      backdrop({
        name: "inner star",
        role: "scenery",
        texture: "metal",
        outline: star([512, 400], 268, { inner: 0.52 }),
        colour: shift(back, { l: 0.2, c: 0.02 }),
        depth: 0.6,
      }),
      ...beams.map((dx): Item =>
        backdrop({
          name: "spotlight",
          role: "scenery",
          texture: "light",
          outline: [[512 + dx - 22, -20], [512 + dx + 22, -20], [512 + dx * 0.1 + 230, ground], [
            512 + dx * 0.1 - 230,
            ground,
          ]],
          colour: { l: 0.96, c: 0.06, h: 92 },
          opacity: 0.14,
          depth: 0.3,
        })
      ),
      planks(grade({ l: 0.6, c: 0.09, h: 55 }), 786),
      backdrop({
        name: "pool of light",
        role: "ground",
        texture: "light",
        outline: ellipse([512, ground + 12], 390, 82),
        colour: { l: 0.95, c: 0.07, h: 90 },
        opacity: 0.42,
      }),
      ...sideCurtain(-1, velvet, gold),
      ...sideCurtain(1, velvet, gold),
      ...pelmet(velvet, gold),
    ],
    front: Array.from({ length: 8 }, (_, i): Item[] => {
      const x = 60 + i * 129;
      return [
        glow({
          name: "footlight",
          role: "front",
          centre: [x, 1000],
          radius: 80,
          colour: { l: 0.95, c: 0.1, h: 88 },
          strength: 0.6,
        }),
        backdrop({
          name: "footlight shell",
          role: "front",
          texture: "metal",
          outline: smooth([[x - 32, 1040, "corner"], [x - 28, 1010], [x, 992], [x + 28, 1010], [
            x + 32,
            1040,
            "corner",
          ]]),
          colour: gold,
          volume: 0.6,
          line: 2.6,
        }),
      ];
    }).flat(),
  };
}

function stageStars(random: ReturnType<Land["random"]>, gold: Colour): Item[] {
  return Array.from(
    { length: 34 },
    () =>
      glow({
        name: "sparkle",
        role: "scenery",
        centre: [random.between(150, 874), random.between(120, 740)],
        radius: random.between(5, 13),
        colour: gold,
        strength: 0.85,
        points: 4,
        depth: 0.6,
      }),
  );
}

function sideCurtain(s: -1 | 1, colour: Colour, gold: Colour): Item[] {
  const edge = s < 0 ? LEFT : RIGHT, at = (x: number) => edge - s * x;
  return [
    backdrop({
      name: "stage curtain",
      role: "scenery",
      texture: "cloth",
      outline: smooth([
        [at(0), -20, "corner"],
        [at(300), -20, "corner"],
        [at(262), 220],
        [at(170), 470],
        [at(112), 560, "corner"],
        [at(168), 640],
        [at(212), 860, "corner"],
        [at(0), 870, "corner"],
      ]),
      colour,
      colourEnd: shift(colour, { l: -0.08 }),
      line: 2,
      depth: 0.15,
      marks: [40, 96, 152, 208, 258].map((x) =>
        mark(
          "shade",
          smooth([
            [at(x), -20],
            [at(x * 0.7 + 4), 400],
            [at(x * 0.42), 560],
            [at(x * 0.62), 870],
            [at(x * 0.62 + 16), 870],
            [at(x * 0.42 + 7), 560],
            [at(x * 0.7 + 20), 400],
            [at(x + 22), -20],
          ], 12),
          shift(colour, { l: -0.065 }),
        )
      ),
    }),
    backdrop({
      name: "curtain tie",
      role: "scenery",
      texture: "cloth",
      outline: smooth([[at(-6), 532], [at(116), 546], [at(118), 574], [at(-6), 566]]),
      colour: gold,
      line: 2,
      depth: 0.15,
    }),
  ];
}

function pelmet(colour: Colour, gold: Colour): Item[] {
  const swag = (x: number): Item[] => [
    backdrop({
      name: "pelmet",
      role: "scenery",
      texture: "cloth",
      outline: smooth([[x - 4, -24, "corner"], [x + 216, -24, "corner"], [x + 196, 58], [
        x + 106,
        104,
      ], [x + 16, 58]]),
      colour: shift(colour, { l: 0.03 }),
      line: 2,
      depth: 0.1,
      marks: [0, 26, 52].map((dy) =>
        mark("shade", leaf([x, dy - 14], [x + 212, dy - 14], 5, -34), shift(colour, { l: -0.05 }))
      ),
    }),
    line(
      "pelmet fringe",
      "scenery",
      smooth([[x, -24], [x + 16, 60], [x + 106, 106], [x + 196, 60], [x + 212, -24], [
        x + 106,
        -300,
      ]]).filter(([, y]) => y > -20),
      gold,
      [7, 7],
    ),
  ];
  return [-40, 172, 384, 596, 808].flatMap(swag);
}
