/**
 * Wild places: mountains, snow, beach, underwater, desert.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { box, ellipse, leaf, ribbon, smooth, star } from "../geometry/shapes.ts";
import { backdrop, glow, line, mark } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import { birds } from "./heights.ts";
import {
  dapples,
  hills,
  LEFT,
  peaks,
  RIGHT,
  ripples,
  rock,
  shadedSides,
  snowcaps,
  under,
} from "./landforms.ts";
import { lightOf, skyOf } from "./light.ts";
import { openSky } from "./open_sky.ts";
import type { Land, Place } from "./place.ts";
import { bush, cactus, coral, fir, grass, palm, seaweed, wildflower } from "./plants.ts";

const GREEN: Colour = { l: 0.66, c: 0.12, h: 138 };
const FIR: Colour = { l: 0.47, c: 0.08, h: 160 };
const SNOW: Colour = { l: 0.97, c: 0.012, h: 240 };

export function mountains(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 866, far = random("mountains.far"), near = random("mountains.near");
  const back = peaks(far, { height: 560, swing: 250, count: 4 }),
    front = peaks(far, { height: 640, swing: 300, count: 3 });
  const snow = grade(SNOW, 0.4);
  const stone = grade({ l: 0.6, c: 0.05, h: 275 }, 0.6);
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon: 660,
    ground,
    back: [
      ...openSky(land, 420),
      under(back, {
        name: "far range",
        texture: "stone",
        colour: grade({ l: 0.72, c: 0.05, h: 265 }, 0.9),
        marks: snowcaps(back, grade(SNOW, 0.8)),
        depth: 0.9,
      }),
      under(front, {
        name: "range",
        texture: "stone",
        colour: stone,
        marks: [
          ...shadedSides(front, shift(stone, { l: -0.07 }), lightSide),
          ...snowcaps(front, snow),
        ],
        depth: 0.65,
      }),
      ...Array.from(
        { length: 15 },
        (_, i) =>
          fir(
            [i * 74 + far.between(-20, 20), 700 + far.between(-6, 10)],
            far.between(90, 170),
            grade(FIR, 0.55),
            0.55,
          ),
      ).flat(),
      under([[LEFT, 690], [RIGHT, 690]], {
        name: "lake",
        texture: "water",
        colour: grade({ l: 0.72, c: 0.09, h: 225 }, 0.4),
        colourEnd: grade({ l: 0.6, c: 0.1, h: 235 }, 0.2),
        marks: ripples(random("mountains.lake"), {
          top: 690,
          bottom: 820,
          colour: grade({ l: 0.88, c: 0.05, h: 220 }, 0.3),
        }),
        depth: 0.4,
      }),
      under(hills(near, { height: 792, swing: 16, waves: 2 }), {
        name: "bank",
        role: "ground",
        colour: grade({ l: 0.72, c: 0.12, h: 132 }),
        colourEnd: grade(GREEN),
        marks: dapples(near, {
          top: 820,
          bottom: 1010,
          colour: grade({ l: 0.66, c: 0.12, h: 140 }),
        }),
      }),
      ...[70, 180, 860, 970].flatMap((x, i) =>
        fir(
          [x + near.between(-20, 20), 836 + (i % 2) * 16],
          near.between(210, 330),
          grade(FIR, 0.15),
          0.15,
        )
      ),
      rock(near, [250, 850], 52, grade({ l: 0.7, c: 0.02, h: 270 })),
      rock(near, [800, 864], 40, grade({ l: 0.7, c: 0.02, h: 270 })),
      ...Array.from(
        { length: 14 },
        () =>
          grass(
            near,
            [near.between(0, 1024), near.between(835, 900)],
            near.between(20, 34),
            grade(GREEN),
          ),
      ).flat(),
      ...Array.from(
        { length: 9 },
        () =>
          wildflower(
            near,
            [near.between(0, 1024), near.between(850, 920)],
            near.between(34, 50),
            grade(
              near.pick([{ l: 0.95, c: 0.02, h: 90 }, { l: 0.68, c: 0.14, h: 285 }, {
                l: 0.85,
                c: 0.14,
                h: 88,
              }]),
            ),
            grade(GREEN),
          ),
      ).flat(),
    ],
    front: [
      rock(near, [60, 1036], 96, grade({ l: 0.6, c: 0.025, h: 270 })),
      rock(near, [980, 1040], 110, grade({ l: 0.6, c: 0.025, h: 270 })),
      ...[150, 880].flatMap((x) =>
        grass(near, [x, 1024], 66, grade(shift(GREEN, { l: -0.06 })), "front")
      ),
    ],
  };
}

export function snowfield(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 868, far = random("snow.far"), near = random("snow.near");
  const snow = grade(SNOW), range = peaks(far, { height: 560, swing: 210, count: 4 });
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon: 660,
    ground,
    back: [
      ...openSky(land, 420),
      under(range, {
        name: "white range",
        texture: "stone",
        colour: grade({ l: 0.82, c: 0.035, h: 255 }, 0.8),
        marks: [
          ...shadedSides(range, grade({ l: 0.76, c: 0.045, h: 265 }, 0.8), lightSide),
          ...snowcaps(range, grade(SNOW, 0.6)),
        ],
        depth: 0.85,
      }),
      under(hills(far, { height: 660, swing: 40, waves: 3 }), {
        name: "far snow",
        texture: "cloud",
        colour: grade({ l: 0.89, c: 0.025, h: 250 }, 0.5),
        colourEnd: grade({ l: 0.84, c: 0.03, h: 255 }, 0.5),
        depth: 0.6,
      }),
      ...Array.from(
        { length: 9 },
        (_, i) =>
          fir(
            [i * 128 + far.between(-36, 36), 716 + far.between(-8, 16)],
            far.between(120, 210),
            grade(FIR, 0.5),
            0.5,
            grade(SNOW, 0.3),
          ),
      ).flat(),
      ...cabin([512 + lightSide * 330, 742], land),
      under(hills(near, { height: 770, swing: 26, waves: 2 }), {
        name: "snow",
        role: "ground",
        texture: "cloud",
        colour: grade({ l: 0.94, c: 0.018, h: 245 }),
        colourEnd: grade({ l: 0.86, c: 0.035, h: 250 }),
        marks: dapples(near, {
          top: 800,
          bottom: 1010,
          colour: grade({ l: 0.88, c: 0.03, h: 250 }),
          count: 18,
        }),
      }),
      ...[70, 195, 960].flatMap((x, i) =>
        fir(
          [x + near.between(-10, 10), 820 + (i % 2) * 18],
          near.between(240, 340),
          grade(FIR, 0.1),
          0.15,
          snow,
        )
      ),
      ...snowman([512 - lightSide * 300, 850], grade),
      ...Array.from({ length: 46 }, (): Item => {
        const at: Point = [near.between(0, 1024), near.between(0, 900)],
          size = near.between(2.4, 5.5);
        return backdrop({
          name: "snowflake",
          role: "sky",
          texture: "cloud",
          outline: ellipse(at, size, size),
          colour: SNOW,
          opacity: 0.9,
        });
      }),
    ],
    front: [
      backdrop({
        name: "snow bank",
        role: "front",
        texture: "cloud",
        outline: smooth([[-40, 1060], [-40, 980], [80, 956], [220, 1000], [330, 1060]]),
        colour: snow,
        colourEnd: grade({ l: 0.9, c: 0.03, h: 250 }),
      }),
      backdrop({
        name: "snow bank",
        role: "front",
        texture: "cloud",
        outline: smooth([[1064, 1060], [1064, 970], [950, 950], [810, 1000], [700, 1060]]),
        colour: snow,
        colourEnd: grade({ l: 0.9, c: 0.03, h: 250 }),
      }),
    ],
  };
}

function cabin([x, y]: Point, { grade, spec }: Land): Item[] {
  const wood = grade({ l: 0.52, c: 0.07, h: 50 }, 0.35),
    light = spec.time === "day" ? grade({ l: 0.86, c: 0.08, h: 90 }) : { l: 0.9, c: 0.13, h: 82 };
  return [
    backdrop({
      name: "chimney smoke",
      role: "scenery",
      texture: "cloud",
      outline: ribbon(
        [[x + 42, y - 150], [x + 54, y - 190], [x + 40, y - 236], [x + 62, y - 280]],
        [7, 13, 15, 6],
      ),
      colour: grade({ l: 0.95, c: 0.01, h: 250 }, 0.5),
      opacity: 0.7,
      depth: 0.4,
    }),
    backdrop({
      name: "chimney",
      role: "scenery",
      texture: "stone",
      outline: box(x + 30, y - 148, 24, 60),
      colour: shift(wood, { l: -0.1 }),
      depth: 0.4,
    }),
    backdrop({
      name: "cabin",
      role: "scenery",
      texture: "wood",
      outline: box(x - 78, y - 78, 156, 84),
      colour: wood,
      depth: 0.4,
      marks: [-60, -42, -24, -6].map((dy) =>
        mark("shade", box(x - 78, y + dy, 156, 3), shift(wood, { l: -0.08 }))
      ),
    }),
    backdrop({
      name: "cabin roof",
      role: "scenery",
      texture: "cloud",
      outline: smooth([
        [x, y - 150, "corner"],
        [x + 104, y - 66, "corner"],
        [x + 60, y - 74],
        [x, y - 70],
        [x - 60, y - 74],
        [x - 104, y - 66, "corner"],
      ]),
      colour: grade(SNOW, 0.2),
      depth: 0.4,
    }),
    glow({
      name: "window light",
      role: "scenery",
      centre: [x - 32, y - 38],
      radius: 70,
      colour: light,
      strength: 0.5,
      depth: 0.4,
    }),
    backdrop({
      name: "cabin window",
      role: "scenery",
      texture: "light",
      outline: box(x - 52, y - 56, 38, 34, 3),
      colour: light,
      depth: 0.4,
    }),
    backdrop({
      name: "cabin door",
      role: "scenery",
      texture: "wood",
      outline: box(x + 14, y - 58, 36, 64, 4),
      colour: shift(wood, { l: -0.14 }),
      depth: 0.4,
    }),
  ];
}

function snowman([x, y]: Point, grade: Land["grade"]): Item[] {
  const snow = grade({ l: 0.97, c: 0.01, h: 240 }), coal = { l: 0.25, c: 0.02, h: 280 };
  const ball = (dy: number, r: number): Item =>
    backdrop({
      name: "snowball",
      role: "scenery",
      texture: "cloud",
      outline: ellipse([x, y + dy], r, r * 0.94),
      colour: snow,
      volume: 0.7,
      line: 2.4,
      depth: 0.15,
    });
  const dot = (dx: number, dy: number, r = 4.4): Item =>
    backdrop({
      name: "coal",
      role: "scenery",
      texture: "stone",
      outline: ellipse([x + dx, y + dy], r, r),
      colour: coal,
      depth: 0.15,
    });
  return [
    line(
      "twig",
      "scenery",
      [[x - 38, y - 92], [x - 86, y - 124]],
      grade({ l: 0.42, c: 0.05, h: 50 }),
      [5, 3],
    ),
    line(
      "twig",
      "scenery",
      [[x + 38, y - 92], [x + 84, y - 130]],
      grade({ l: 0.42, c: 0.05, h: 50 }),
      [5, 3],
    ),
    ball(-36, 52),
    ball(-104, 39),
    ball(-158, 29),
    dot(-10, -166),
    dot(10, -166),
    dot(0, -112),
    dot(0, -92),
    dot(0, -46),
    backdrop({
      name: "carrot",
      role: "scenery",
      texture: "plant",
      outline: [[x, y - 160], [x + 34, y - 152], [x, y - 150]],
      colour: grade({ l: 0.72, c: 0.16, h: 55 }),
      depth: 0.15,
    }),
    backdrop({
      name: "snowman scarf",
      role: "scenery",
      texture: "cloth",
      outline: ribbon([[x - 30, y - 138], [x, y - 128], [x + 30, y - 138]], [7, 8, 7]),
      colour: grade({ l: 0.58, c: 0.18, h: 20 }),
      depth: 0.15,
    }),
  ];
}

export function beach(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 866, far = random("beach.far"), near = random("beach.near");
  const sand = grade({ l: 0.89, c: 0.06, h: 82 }), side = -lightSide;
  const shore: Point[] = Array.from({ length: 76 }, (_, i) => {
    const x = LEFT + (i / 75) * (RIGHT - LEFT);
    return [x, 746 + Math.sin(x / 120) * 9 + Math.sin(x / 47) * 4];
  });
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon: 560,
    ground,
    back: [
      ...openSky(land, 470),
      ...(spec.time === "day" ? birds([512 + side * 60, 170]) : []),
      backdrop({
        name: "island",
        role: "scenery",
        texture: "plant",
        outline: smooth([
          [512 + side * 60, 566, "corner"],
          [512 + side * 130, 520],
          [512 + side * 220, 498],
          [512 + side * 300, 528],
          [512 + side * 390, 566, "corner"],
        ]),
        colour: grade({ l: 0.68, c: 0.09, h: 165 }, 0.85),
        depth: 0.9,
      }),
      under([[LEFT, 562], [RIGHT, 562]], {
        name: "sea",
        texture: "water",
        colour: grade({ l: 0.66, c: 0.11, h: 228 }, 0.55),
        colourEnd: grade({ l: 0.86, c: 0.08, h: 200 }, 0.1),
        marks: ripples(far, {
          top: 562,
          bottom: 740,
          colour: grade({ l: 0.9, c: 0.05, h: 210 }, 0.2),
          count: 44,
        }),
        depth: 0.6,
      }),
      ...boat([512 + lightSide * 210, 600], grade),
      under(shore.map(([x, y]) => [x, y - 13]), {
        name: "surf",
        role: "ground",
        texture: "cloud",
        colour: grade({ l: 0.97, c: 0.012, h: 210 }, 0.1),
        depth: 0.3,
      }),
      under(shore, {
        name: "wet sand",
        role: "ground",
        texture: "stone",
        colour: grade({ l: 0.79, c: 0.065, h: 78 }),
      }),
      under(shore.map(([x, y]) => [x, y + 26 + Math.sin(x / 90) * 6]), {
        name: "sand",
        role: "ground",
        texture: "stone",
        colour: sand,
        colourEnd: shift(sand, { l: -0.07, c: 0.01 }),
        marks: dapples(near, {
          top: 800,
          bottom: 1010,
          colour: shift(sand, { l: -0.045, c: 0.01 }),
          count: 22,
        }),
      }),
      ...palm(
        [512 + side * 400, 826],
        520,
        side * -60,
        grade({ l: 0.58, c: 0.13, h: 142 }, 0.1),
        grade({ l: 0.6, c: 0.06, h: 65 }, 0.1),
        0.2,
      ),
      ...parasol([512 - side * 372, 850], grade),
      ...bucket([512 + side * 300, 890], grade),
      starfish([near.between(120, 180), 960], grade),
      ...shell([near.between(840, 900), 966], grade),
    ],
    front: [
      ...[60, 966].flatMap((x) =>
        grass(near, [x, 1034], 84, grade({ l: 0.68, c: 0.11, h: 125 }), "front")
      ),
      ...shell([250, 1000], grade),
    ],
  };
}

function boat([x, y]: Point, grade: Land["grade"]): Item[] {
  return [
    backdrop({
      name: "sail",
      role: "scenery",
      texture: "cloth",
      outline: [[x + 2, y - 96], [x + 50, y - 18], [x + 2, y - 18]],
      colour: grade({ l: 0.96, c: 0.02, h: 85 }, 0.4),
      depth: 0.6,
    }),
    backdrop({
      name: "sail",
      role: "scenery",
      texture: "cloth",
      outline: [[x - 4, y - 84], [x - 36, y - 18], [x - 4, y - 18]],
      colour: grade({ l: 0.66, c: 0.16, h: 25 }, 0.4),
      depth: 0.6,
    }),
    backdrop({
      name: "boat",
      role: "scenery",
      texture: "wood",
      outline: smooth([[x - 48, y - 14, "corner"], [x + 56, y - 14, "corner"], [x + 38, y + 10], [
        x - 34,
        y + 10,
      ]]),
      colour: grade({ l: 0.5, c: 0.08, h: 45 }, 0.4),
      depth: 0.6,
    }),
  ];
}

function parasol([x, y]: Point, grade: Land["grade"]): Item[] {
  const red = grade({ l: 0.64, c: 0.17, h: 20 }), white = grade({ l: 0.96, c: 0.02, h: 80 });
  const top: Point = [x, y - 270];
  const edge = (t: number): Point => [x + (t - 0.5) * 300, y - 160 + Math.sin(t * Math.PI) * -6];
  const dome = (t: number): Point => [x + (t - 0.5) * 300, y - 160 - Math.sin(t * Math.PI) * 104];
  return [
    line("pole", "scenery", [[x, y], top], grade({ l: 0.93, c: 0.02, h: 80 }), [9, 9]),
    backdrop({
      name: "parasol",
      role: "scenery",
      texture: "cloth",
      outline: [
        ...Array.from({ length: 25 }, (_, i) => dome(i / 24)),
        ...Array.from({ length: 25 }, (_, i): Point => {
          const [px, py] = edge(1 - i / 24);
          return [px, py + (i % 6 < 3 ? 6 : 0)];
        }),
      ],
      colour: red,
      depth: 0.2,
      marks: [1, 3, 5].map((i) =>
        mark("detail", [top, [x - 150 + i * 43, y - 120], [x - 150 + (i + 1) * 43, y - 120]], white)
      ),
    }),
    backdrop({
      name: "towel",
      role: "ground",
      texture: "cloth",
      outline: [[x - 96, y + 8], [x + 66, y - 4], [x + 100, y + 26], [x - 66, y + 42]],
      colour: grade({ l: 0.78, c: 0.11, h: 200 }),
      marks: [-40, 0, 40].map((dx) =>
        mark("detail", [[x + dx - 10, y - 20], [x + dx + 8, y - 20], [x + dx + 40, y + 60], [
          x + dx + 22,
          y + 60,
        ]], white)
      ),
    }),
  ];
}

function bucket([x, y]: Point, grade: Land["grade"]): Item[] {
  const red = grade({ l: 0.66, c: 0.17, h: 40 });
  return [
    line(
      "bucket handle",
      "scenery",
      ellipse([x, y - 50], 28, 26).slice(15, 31),
      grade({ l: 0.9, c: 0.04, h: 90 }),
      [4, 4],
    ),
    backdrop({
      name: "bucket",
      role: "scenery",
      texture: "metal",
      outline: [[x - 32, y - 52], [x + 32, y - 52], [x + 24, y], [x - 24, y]],
      colour: red,
      volume: 0.5,
      line: 2.6,
      marks: [mark("detail", star([x, y - 26], 14), grade({ l: 0.9, c: 0.12, h: 90 }))],
    }),
  ];
}

function starfish(at: Point, grade: Land["grade"]): Item {
  const colour = grade({ l: 0.7, c: 0.15, h: 35 });
  return backdrop({
    name: "starfish",
    role: "ground",
    texture: "stone",
    outline: star(at, 27, { inner: 0.46, turn: 0.3 }),
    colour,
    volume: 0.4,
    line: 2.4,
    marks: [[0, 0], [-6, -8], [6, -6], [8, 6]].map(([x, y]) =>
      mark("light", ellipse([at[0] + x!, at[1] + y!], 2.6, 2.6), shift(colour, { l: 0.12 }))
    ),
  });
}

function shell([x, y]: Point, grade: Land["grade"]): Item[] {
  const colour = grade({ l: 0.88, c: 0.06, h: 20 });
  return [backdrop({
    name: "shell",
    role: "ground",
    texture: "stone",
    outline: smooth([
      [x, y + 4],
      [x - 24, y - 14],
      [x - 17, y - 30],
      [x, y - 36],
      [x + 17, y - 30],
      [x + 24, y - 14],
    ]),
    colour,
    volume: 0.5,
    line: 2.4,
    marks: [-11, 0, 11].map((dx) =>
      mark("shade", leaf([x, y + 2], [x + dx, y - 34], 1.8), shift(colour, { l: -0.1 }))
    ),
  })];
}

export function underwater(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 872, far = random("underwater.far"), near = random("underwater.near");
  const deep = (l: number, c = 0.1, h = 215): Colour => grade({ l, c, h }, 0.25);
  const sand = grade({ l: 0.84, c: 0.055, h: 85 }, 0.15);
  const corals: Colour[] = [{ l: 0.72, c: 0.15, h: 15 }, { l: 0.74, c: 0.14, h: 50 }, {
    l: 0.68,
    c: 0.13,
    h: 320,
  }, { l: 0.8, c: 0.12, h: 90 }];
  return {
    sky: [
      { offset: 0, colour: deep(0.86, 0.08, 195) },
      { offset: 0.35, colour: deep(0.72, 0.11, 210) },
      { offset: 0.75, colour: deep(0.55, 0.12, 232) },
      { offset: 1, colour: deep(0.46, 0.12, 245) },
    ],
    light: { ...lightOf(spec, lightSide), shade: { l: 0.34, c: 0.09, h: 250 } },
    horizon: 740,
    ground,
    back: [
      ...[-330, -120, 90, 300].map((dx, i): Item =>
        backdrop({
          name: "light shaft",
          role: "sky",
          texture: "light",
          outline: [[512 + dx, -20], [512 + dx + 90, -20], [
            512 + dx * 1.3 - lightSide * 140 + 120,
            800,
          ], [512 + dx * 1.3 - lightSide * 140 - 70, 800]],
          colour: deep(0.93, 0.06, 190),
          opacity: i % 2 ? 0.2 : 0.28,
          depth: 0.8,
        })
      ),
      under(hills(far, { height: 690, swing: 70, waves: 3 }), {
        name: "far reef",
        texture: "stone",
        colour: deep(0.58, 0.11, 228),
        depth: 0.8,
      }),
      ...Array.from(
        { length: 8 },
        (_, i) =>
          seaweed(
            far,
            [i * 140 + far.between(-30, 30), 790],
            far.between(160, 300),
            deep(0.56, 0.11, 190),
            "scenery",
            0.6,
          ),
      ),
      under(hills(far, { height: 760, swing: 40, waves: 3 }), {
        name: "reef",
        texture: "stone",
        colour: deep(0.5, 0.11, 238),
        depth: 0.5,
      }),
      ...fishSchool(random("underwater.fish"), grade),
      under(hills(near, { height: 806, swing: 14, waves: 2 }), {
        name: "sea floor",
        role: "ground",
        texture: "stone",
        colour: sand,
        colourEnd: shift(sand, { l: -0.12, c: 0.01 }),
        marks: dapples(near, {
          top: 830,
          bottom: 1010,
          colour: shift(sand, { l: -0.05 }),
          count: 20,
        }),
      }),
      ...[70, 190, 840, 960].flatMap((x, i) =>
        coral([x + near.between(-16, 16), 848], near.between(120, 190), grade(corals[i % 4]!), 0.15)
      ),
      ...[20, 130, 260, 780, 900, 1005].map((x) =>
        seaweed(near, [x, 850], near.between(170, 320), grade({ l: 0.6, c: 0.13, h: 150 }, 0.1))
      ),
      rock(near, [270, 866], 48, grade({ l: 0.6, c: 0.03, h: 260 })),
      ...shell([770, 900], grade),
      starfish([near.between(190, 240), 930], grade),
      ...bubbles(random("underwater.bubbles"), 26),
    ],
    front: [
      ...coral([40, 1030], 170, grade(corals[2]!), 0, "front"),
      ...coral([985, 1034], 180, grade(corals[0]!), 0, "front"),
      seaweed(near, [130, 1030], 190, grade({ l: 0.52, c: 0.12, h: 155 }), "front", 0),
      seaweed(near, [900, 1030], 200, grade({ l: 0.52, c: 0.12, h: 155 }), "front", 0),
    ],
  };
}

function fishSchool(random: ReturnType<Land["random"]>, grade: Land["grade"]): Item[] {
  const colours: Colour[] = [{ l: 0.76, c: 0.15, h: 55 }, { l: 0.84, c: 0.14, h: 92 }, {
    l: 0.7,
    c: 0.14,
    h: 5,
  }];
  return Array.from({ length: 7 }, (_, i) => {
    const side = i % 2 ? 1 : -1,
      x = 512 + side * random.between(270, 470),
      y = random.between(110, 560),
      size = random.between(20, 36);
    const f = random.chance(0.5) ? 1 : -1, colour = grade(random.pick(colours), 0.2);
    return [
      backdrop({
        name: "little fish tail",
        role: "scenery",
        texture: "skin",
        outline: [[x - f * size * 0.8, y], [x - f * size * 1.5, y - size * 0.5], [
          x - f * size * 1.5,
          y + size * 0.5,
        ]],
        colour: shift(colour, { l: -0.06 }),
        depth: 0.4,
      }),
      backdrop({
        name: "little fish",
        role: "scenery",
        texture: "skin",
        outline: ellipse([x, y], size, size * 0.58),
        colour,
        volume: 0.5,
        depth: 0.4,
        marks: [
          mark(
            "detail",
            leaf([x - f * size * 0.1, y - size], [x - f * size * 0.1, y + size], size * 0.17),
            mix(colour, { l: 0.97, c: 0.01, h: 90 }, 0.7),
          ),
        ],
      }),
      backdrop({
        name: "little fish eye",
        role: "scenery",
        texture: "skin",
        outline: ellipse([x + f * size * 0.56, y - size * 0.1], size * 0.12, size * 0.12),
        colour: { l: 0.22, c: 0.03, h: 260 },
        depth: 0.4,
      }),
    ];
  }).flat();
}

function bubbles(random: ReturnType<Land["random"]>, count: number): Item[] {
  return Array.from({ length: count }, () => {
    const at: Point = [random.between(10, 1014), random.between(30, 860)],
      r = random.between(5, 17);
    return backdrop({
      name: "bubble",
      role: "scenery",
      texture: "glass",
      outline: ellipse(at, r, r),
      colour: { l: 0.95, c: 0.03, h: 205 },
      opacity: 0.42,
      marks: [
        mark("light", ellipse([at[0] - r * 0.35, at[1] - r * 0.35], r * 0.28, r * 0.28), {
          l: 0.99,
          c: 0.005,
          h: 200,
        }),
      ],
      line: 1.6,
      depth: 0.2,
    });
  });
}

export function desert(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 866, far = random("desert.far"), near = random("desert.near");
  const sand: Colour = { l: 0.83, c: 0.09, h: 68 };
  const mesa = (x: number, top: number, width: number, depth: number): Item =>
    backdrop({
      name: "mesa",
      role: "scenery",
      texture: "stone",
      outline: [
        [x - width * 0.62, 660],
        [x - width * 0.46, top + 40],
        [x - width * 0.4, top],
        [x + width * 0.4, top + 8],
        [x + width * 0.48, top + 54],
        [x + width * 0.64, 660],
      ],
      colour: grade({ l: 0.66, c: 0.1, h: 42 }, depth),
      depth,
      marks: [0.28, 0.5, 0.7].map((t) =>
        mark(
          "shade",
          box(x - width, top + (660 - top) * t, width * 2, 13),
          grade({ l: 0.6, c: 0.105, h: 40 }, depth),
        )
      ),
    });
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon: 640,
    ground,
    back: [
      ...openSky(land, 480),
      mesa(512 - lightSide * 330, 430, 230, 0.75),
      mesa(512 - lightSide * 150, 510, 170, 0.85),
      mesa(512 + lightSide * 380, 480, 200, 0.8),
      under(hills(far, { height: 640, swing: 34, waves: 2 }), {
        name: "far dunes",
        texture: "stone",
        colour: grade(shift(sand, { l: 0.02 }), 0.6),
        colourEnd: grade(sand, 0.4),
        depth: 0.6,
      }),
      dune(700, lightSide, grade(sand, 0.3), grade(shift(sand, { l: -0.07 }), 0.3), 0.4),
      ...cactus([512 - lightSide * 380, 800], 300, grade({ l: 0.6, c: 0.11, h: 148 }, 0.1)),
      ...cactus([512 + lightSide * 400, 780], 220, grade({ l: 0.6, c: 0.11, h: 148 }, 0.2)),
      under(hills(near, { height: 786, swing: 20, waves: 2 }), {
        name: "desert sand",
        role: "ground",
        texture: "stone",
        colour: grade(shift(sand, { l: 0.03 })),
        colourEnd: grade(shift(sand, { l: -0.06, c: 0.015 })),
        marks: ripples(near, {
          top: 810,
          bottom: 1010,
          colour: grade(shift(sand, { l: -0.035 })),
          count: 30,
        }),
      }),
      rock(near, [200, 870], 54, grade({ l: 0.68, c: 0.07, h: 45 })),
      rock(near, [850, 890], 40, grade({ l: 0.68, c: 0.07, h: 45 })),
      ...[130, 300, 760, 930].flatMap((x) =>
        grass(near, [x, 880], 34, grade({ l: 0.72, c: 0.1, h: 105 }))
      ),
      bush([940, 850], 90, grade({ l: 0.66, c: 0.09, h: 120 }), 0.1),
    ],
    front: [
      rock(near, [40, 1040], 100, grade({ l: 0.6, c: 0.08, h: 42 })),
      rock(near, [990, 1046], 92, grade({ l: 0.6, c: 0.08, h: 42 })),
      ...grass(near, [150, 1030], 64, grade({ l: 0.68, c: 0.1, h: 105 }), "front"),
    ],
  };
}

function dune(top: number, side: number, lit: Colour, shaded: Colour, depth: number): Item {
  const crest: Point = [512 - side * 160, top - 46];
  const line: Point[] = smooth([
    [LEFT, top + 40, "corner"],
    [200, top + 10],
    crest,
    [800, top + 20],
    [RIGHT, top + 46, "corner"],
    [RIGHT, 1100, "corner"],
    [LEFT, 1100, "corner"],
  ], 12);
  return backdrop({
    name: "dune",
    role: "scenery",
    texture: "stone",
    outline: line,
    colour: lit,
    depth,
    marks: [
      mark(
        "shade",
        smooth([
          [crest[0], crest[1] - 8, "corner"],
          [crest[0] - side * 60, top + 40],
          [crest[0] - side * 160, top + 110, "corner"],
          [crest[0] - side * 700, top + 110, "corner"],
          [crest[0] - side * 700, top - 60, "corner"],
        ]),
        shaded,
      ),
    ],
  });
}
