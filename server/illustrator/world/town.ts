/**
 * Among houses: the city at its street, and the rooftop above it.
 *
 * @module
 */
import { type Colour, shift } from "../colour.ts";
import { box, curve, ellipse, rounded, smooth } from "../geometry/shapes.ts";
import { backdrop, glow, line, mark } from "../items.ts";
import type { Random } from "../random.ts";
import type { Item, Mark, Point } from "../scene.ts";
import { LEFT, RIGHT, under } from "./landforms.ts";
import { lightOf, skyOf } from "./light.ts";
import { openSky } from "./open_sky.ts";
import type { Land, Place } from "./place.ts";
import { bush, tree } from "./plants.ts";

const WALLS: Colour[] = [
  { l: 0.8, c: 0.06, h: 45 },
  { l: 0.76, c: 0.07, h: 20 },
  { l: 0.84, c: 0.05, h: 85 },
  { l: 0.72, c: 0.06, h: 245 },
  { l: 0.78, c: 0.05, h: 170 },
];
const LAMPLIGHT: Colour = { l: 0.91, c: 0.125, h: 85 };

export function city(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 872;
  const dark = spec.time !== "day";
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon: 780,
    ground,
    back: [
      ...openSky(land, 380),
      ...skyline(random("city.far"), {
        base: 800,
        low: 250,
        high: 470,
        width: 96,
        wall: (i) => grade(shift(WALLS[i % 5]!, { l: -0.02 }), 0.9),
        lit: dark ? 0.5 : 0,
        depth: 0.9,
      }),
      ...skyline(random("city.middle"), {
        base: 810,
        low: 180,
        high: 360,
        width: 130,
        wall: (i) => grade(shift(WALLS[(i + 2) % 5]!, { l: -0.03 }), 0.55),
        lit: dark ? 0.45 : 0.05,
        depth: 0.55,
      }),
      ...house([90, 800], random("city.left"), land, 0),
      ...house([934, 800], random("city.right"), land, 1),
      ...[250, 770].flatMap((x) =>
        tree(
          random(`city.tree.${x}`),
          [x, 806],
          230,
          grade({ l: 0.62, c: 0.12, h: 140 }, 0.3),
          grade({ l: 0.45, c: 0.05, h: 55 }, 0.3),
          0.3,
        )
      ),
      under([[LEFT, 796], [RIGHT, 796]], {
        name: "pavement",
        role: "ground",
        texture: "stone",
        colour: grade({ l: 0.82, c: 0.02, h: 75 }),
        colourEnd: grade({ l: 0.74, c: 0.025, h: 70 }),
        marks: slabs(grade({ l: 0.7, c: 0.025, h: 70 })),
      }),
      backdrop({
        name: "kerb",
        role: "ground",
        texture: "stone",
        outline: box(LEFT, 962, RIGHT - LEFT, 22),
        colour: grade({ l: 0.68, c: 0.02, h: 75 }),
      }),
      under([[LEFT, 982], [RIGHT, 982]], {
        name: "street",
        role: "ground",
        texture: "stone",
        colour: grade({ l: 0.5, c: 0.02, h: 270 }),
      }),
      ...streetLamp([512 - lightSide * 330, 850], dark, grade),
      ...planter([512 + lightSide * 360, 850], grade),
    ],
    front: [],
  };
}

export function rooftop(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 850;
  const dark = spec.time !== "day";
  const tile = grade({ l: 0.6, c: 0.11, h: 35 });
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon: 760,
    ground,
    back: [
      ...openSky(land, 470),
      ...skyline(random("roof.far"), {
        base: 860,
        low: 220,
        high: 440,
        width: 86,
        wall: (i) => grade(shift(WALLS[i % 5]!, { l: -0.05 }), 0.9),
        lit: dark ? 0.55 : 0,
        depth: 0.9,
      }),
      ...gables(random("roof.gables"), land),
      ...chimney([512 - lightSide * 360, 800], grade),
      backdrop({
        name: "roof ridge shadow",
        role: "ground",
        texture: "stone",
        outline: box(LEFT, 806, RIGHT - LEFT, 40),
        colour: shift(tile, { l: -0.1 }),
      }),
      under([[LEFT, 832], [RIGHT, 832]], {
        name: "roof",
        role: "ground",
        texture: "stone",
        colour: tile,
        colourEnd: shift(tile, { l: -0.12 }),
        marks: tiles(tile),
      }),
      ...Array.from(
        { length: 18 },
        (_, i): Item =>
          backdrop({
            name: "ridge tile",
            role: "ground",
            texture: "stone",
            outline: rounded([[i * 62 - 40, 858], [i * 62 - 34, 822], [i * 62 + 18, 822], [
              i * 62 + 24,
              858,
            ]], 15),
            colour: shift(tile, { l: i % 2 ? 0.05 : 0.02 }),
            volume: 0.5,
            line: 2,
          }),
      ),
      ...laundry(random("roof.laundry"), land),
      ...aerial([512 + lightSide * 400, 820], grade),
    ],
    front: [],
  };
}

/** A row of buildings with windows, some of them lit. */
function skyline(
  random: Random,
  { base, low, high, width, wall, lit, depth }: {
    base: number;
    low: number;
    high: number;
    width: number;
    wall: (i: number) => Colour;
    lit: number;
    depth: number;
  },
): Item[] {
  const items: Item[] = [];
  for (let x = LEFT - 10, i = 0; x < RIGHT; i++) {
    const w = width * random.between(0.75, 1.25),
      top = base - random.between(low, high),
      colour = wall(i);
    const marks: Mark[] = [];
    for (let wy = top + 20; wy < base - 20; wy += 36) {
      for (let wx = x + 13; wx < x + w - 16; wx += 27) {
        const on = random.chance(lit);
        marks.push(
          mark(
            on ? "light" : "detail",
            box(wx, wy, 12, 17, 1),
            on ? LAMPLIGHT : shift(colour, { l: -0.07 }),
          ),
        );
      }
    }
    const roof = random.whole(0, 2);
    const outline: Point[] = roof === 0
      ? [[x, top], [x + w, top], [x + w, base], [x, base]]
      : roof === 1
      ? [[x, top], [x + w / 2, top - 36], [x + w, top], [x + w, base], [x, base]]
      : [
        [x, top],
        [x + w * 0.22, top],
        [x + w * 0.22, top - 26],
        [x + w * 0.78, top - 26],
        [x + w * 0.78, top],
        [x + w, top],
        [x + w, base],
        [x, base],
      ];
    items.push(
      backdrop({
        name: "building",
        role: "scenery",
        texture: "stone",
        outline,
        colour,
        colourEnd: shift(colour, { l: 0.03 }),
        marks,
        depth,
      }),
    );
    x += w;
  }
  return items;
}

/** A shop front at the edge of the street. */
function house([x, y]: Point, random: Random, { spec, grade }: Land, kind: number): Item[] {
  const wall = grade(random.pick(WALLS), 0.25), dark = spec.time !== "day";
  const glass = dark ? LAMPLIGHT : grade({ l: 0.8, c: 0.05, h: 225 }, 0.2);
  const awning = grade(kind ? { l: 0.65, c: 0.15, h: 150 } : { l: 0.64, c: 0.16, h: 15 }, 0.1);
  const windows = [-560, -430, -300].flatMap((dy) =>
    [-92, -10, 72].map((dx) =>
      mark(
        "detail",
        box(x + dx - 20, y + dy, 50, 82, 8),
        random.chance(dark ? 0.6 : 1) ? glass : shift(wall, { l: -0.14 }),
      )
    )
  );
  return [
    backdrop({
      name: "house",
      role: "scenery",
      texture: "stone",
      outline: box(x - 140, y - 640, 290, 660),
      colour: wall,
      colourEnd: shift(wall, { l: -0.05 }),
      depth: 0.3,
      marks: windows,
    }),
    backdrop({
      name: "cornice",
      role: "scenery",
      texture: "stone",
      outline: box(x - 152, y - 655, 314, 26, 4),
      colour: shift(wall, { l: -0.1 }),
      depth: 0.3,
    }),
    backdrop({
      name: "shop window",
      role: "scenery",
      texture: "glass",
      outline: box(x - 112, y - 150, 130, 128, 6),
      colour: glass,
      depth: 0.25,
      line: 2,
    }),
    backdrop({
      name: "shop door",
      role: "scenery",
      texture: "wood",
      outline: box(x + 44, y - 160, 74, 164, 6),
      colour: grade({ l: 0.46, c: 0.07, h: 45 }, 0.2),
      depth: 0.25,
      line: 2,
    }),
    ...(dark
      ? [
        glow({
          name: "shop light",
          role: "scenery",
          centre: [x - 40, y - 80],
          radius: 150,
          colour: LAMPLIGHT,
          strength: 0.35,
          depth: 0.2,
        }),
      ]
      : []),
    backdrop({
      name: "awning",
      role: "scenery",
      texture: "cloth",
      outline: scallops(x - 136, y - 206, 282),
      colour: awning,
      depth: 0.2,
      line: 2,
      marks: [0, 2, 4].map((i) =>
        mark(
          "detail",
          box(x - 136 + i * 47, y - 220, 47, 110),
          grade({ l: 0.96, c: 0.02, h: 80 }, 0.1),
        )
      ),
    }),
  ];
}

function scallops(x: number, y: number, width: number): Point[] {
  const edge: Point[] = Array.from({ length: 49 }, (_, i) => {
    const t = 1 - i / 48;
    return [x + t * width, y + 46 + Math.abs(Math.sin(t * Math.PI * 6)) * 17];
  });
  return [[x + 16, y], [x + width - 16, y], ...edge];
}

function slabs(colour: Colour): Mark[] {
  const across = [842, 896].map((y) => mark("shade", box(LEFT, y, RIGHT - LEFT, 3.4), colour));
  const along = Array.from({ length: 11 }, (_, i): Mark => {
    const x = (i - 5) * 86;
    return mark("shade", [[512 + x, 790], [515 + x, 790], [516 + x * 1.5, 970], [
      511 + x * 1.5,
      970,
    ]], colour);
  });
  return [...across, ...along];
}

function streetLamp([x, y]: Point, lit: boolean, grade: Land["grade"]): Item[] {
  const iron = grade({ l: 0.34, c: 0.03, h: 250 });
  return [
    ...(lit
      ? [
        glow({
          name: "lamp light",
          role: "scenery",
          centre: [x, y - 486],
          radius: 250,
          colour: LAMPLIGHT,
          strength: 0.6,
          depth: 0.1,
        }),
      ]
      : []),
    backdrop({
      name: "lamp post",
      role: "scenery",
      texture: "metal",
      outline: [[x - 6, y - 450], [x + 6, y - 450], [x + 9, y - 20], [x + 20, y], [x - 20, y], [
        x - 9,
        y - 20,
      ]],
      colour: iron,
      depth: 0.1,
    }),
    backdrop({
      name: "lamp",
      role: "scenery",
      texture: "glass",
      outline: [[x - 30, y - 520], [x + 30, y - 520], [x + 19, y - 448], [x - 19, y - 448]],
      colour: lit ? { l: 0.95, c: 0.1, h: 90 } : grade({ l: 0.9, c: 0.04, h: 90 }),
      line: 3,
      depth: 0.1,
    }),
    backdrop({
      name: "lamp roof",
      role: "scenery",
      texture: "metal",
      outline: smooth([[x - 38, y - 518, "corner"], [x, y - 552], [x + 38, y - 518, "corner"]]),
      colour: iron,
      depth: 0.1,
    }),
  ];
}

function planter([x, y]: Point, grade: Land["grade"]): Item[] {
  return [
    bush([x, y - 62], 130, grade({ l: 0.62, c: 0.13, h: 140 }), 0.1),
    ...[-40, -14, 16, 42].map((dx, i): Item =>
      backdrop({
        name: "blossom",
        role: "scenery",
        texture: "plant",
        outline: ellipse([x + dx, y - 84 - (i % 2) * 22], 10, 10),
        colour: grade({ l: 0.74, c: 0.16, h: i % 2 ? 10 : 90 }),
        depth: 0.1,
      })
    ),
    backdrop({
      name: "planter",
      role: "scenery",
      texture: "stone",
      outline: [[x - 62, y - 58], [x + 62, y - 58], [x + 50, y + 4], [x - 50, y + 4]],
      colour: grade({ l: 0.64, c: 0.09, h: 45 }),
      volume: 0.4,
      line: 2.6,
      depth: 0.1,
    }),
  ];
}

function gables(random: Random, { grade, spec }: Land): Item[] {
  return [60, 260, 760, 960].flatMap((x, i) => {
    const w = random.between(110, 140),
      top = random.between(560, 640),
      wall = grade(random.pick(WALLS), 0.45),
      roof = grade({ l: 0.56, c: 0.1, h: 25 + i * 12 }, 0.45);
    const lit = spec.time !== "day" && random.chance(0.8);
    return [
      backdrop({
        name: "gable",
        role: "scenery",
        texture: "stone",
        outline: [[x - w, top + 90], [x, top], [x + w, top + 90], [x + w, 900], [x - w, 900]],
        colour: wall,
        depth: 0.5,
      }),
      backdrop({
        name: "gable roof",
        role: "scenery",
        texture: "stone",
        outline: [
          [x - w - 16, top + 104],
          [x, top - 16],
          [x + w + 16, top + 104],
          [x + w + 4, top + 122],
          [x, top + 18],
          [x - w - 4, top + 122],
        ],
        colour: roof,
        depth: 0.5,
      }),
      backdrop({
        name: "gable window",
        role: "scenery",
        texture: "light",
        outline: box(x - 24, top + 82, 48, 58, 6),
        colour: lit ? LAMPLIGHT : shift(wall, { l: -0.16 }),
        depth: 0.5,
        line: 2,
        marks: [
          mark("detail", box(x - 2, top + 82, 4, 58), shift(wall, { l: -0.24 })),
          mark("detail", box(x - 24, top + 108, 48, 4), shift(wall, { l: -0.24 })),
        ],
      }),
    ];
  });
}

function chimney([x, y]: Point, grade: Land["grade"]): Item[] {
  const brick = grade({ l: 0.56, c: 0.1, h: 32 });
  return [
    ...[0, 1, 2].map((i): Item =>
      backdrop({
        name: "smoke",
        role: "scenery",
        texture: "cloud",
        outline: ellipse([x + i * 20, y - 300 - i * 58], 24 + i * 11, 18 + i * 8),
        colour: grade({ l: 0.93, c: 0.01, h: 250 }, 0.4),
        opacity: 0.55 - i * 0.12,
        depth: 0.2,
      })
    ),
    backdrop({
      name: "chimney",
      role: "scenery",
      texture: "stone",
      outline: box(x - 54, y - 230, 108, 300),
      colour: brick,
      volume: 0.3,
      line: 2.4,
      depth: 0.15,
      marks: Array.from(
        { length: 30 },
        (_, i): Mark =>
          mark(
            "shade",
            box(
              x - 54 + (i % 4) * 30 + (Math.floor(i / 4) % 2) * 14,
              y - 196 + Math.floor(i / 4) * 30,
              24,
              11,
              2,
            ),
            shift(brick, { l: i % 3 ? -0.05 : 0.04 }),
          ),
      ),
    }),
    backdrop({
      name: "chimney top",
      role: "scenery",
      texture: "stone",
      outline: box(x - 66, y - 254, 132, 32, 4),
      colour: shift(brick, { l: -0.08 }),
      line: 2.4,
      depth: 0.15,
    }),
    backdrop({
      name: "chimney pot",
      role: "scenery",
      texture: "stone",
      outline: [[x - 20, y - 254], [x - 15, y - 298], [x + 15, y - 298], [x + 20, y - 254]],
      colour: shift(brick, { l: 0.06 }),
      line: 2.4,
      depth: 0.15,
    }),
  ];
}

function tiles(colour: Colour): Mark[] {
  return Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 16 }, (_, i): Mark => {
      const y = 872 + row * 46, x = LEFT + i * 70 + (row % 2) * 35;
      return mark(
        "shade",
        curve([
          [x, y],
          [x + 8, y + 26],
          [x + 35, y + 36],
          [x + 62, y + 26],
          [x + 70, y],
          [x + 66, y],
          [x + 58, y + 21],
          [x + 35, y + 30],
          [x + 12, y + 21],
          [x + 4, y],
        ]),
        shift(colour, { l: -0.09 }),
      );
    })).flat();
}

function laundry(random: Random, { grade, lightSide }: Land): Item[] {
  const from: Point = [512 + lightSide * 130, 520], to: Point = [512 + lightSide * 530, 470];
  const colours: Colour[] = [{ l: 0.72, c: 0.14, h: 20 }, { l: 0.95, c: 0.02, h: 90 }, {
    l: 0.74,
    c: 0.11,
    h: 235,
  }, { l: 0.85, c: 0.12, h: 90 }];
  const sag = (
    t: number,
  ): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * 34,
  ];
  return [
    line(
      "washing line",
      "scenery",
      [0, 0.25, 0.5, 0.75, 1].map(sag),
      grade({ l: 0.4, c: 0.02, h: 260 }, 0.3),
      [2.6, 2.6],
    ),
    ...[0.16, 0.38, 0.6, 0.82].map((t, i): Item => {
      const [x, y] = sag(t), w = random.between(22, 30), h = random.between(60, 84);
      return backdrop({
        name: "laundry",
        role: "scenery",
        texture: "cloth",
        outline: smooth([
          [x - w, y - 2, "corner"],
          [x + w, y + 2, "corner"],
          [x + w - 4, y + h * 0.6],
          [x + w + 3, y + h, "corner"],
          [x, y + h - 6],
          [x - w - 2, y + h, "corner"],
          [x - w + 4, y + h * 0.5],
        ]),
        colour: grade(colours[i]!, 0.2),
        depth: 0.3,
      });
    }),
  ];
}

function aerial([x, y]: Point, grade: Land["grade"]): Item[] {
  const iron = grade({ l: 0.36, c: 0.02, h: 250 });
  return [
    line("aerial", "scenery", [[x, y], [x, y - 250]], iron, [6, 5]),
    ...[0, 1, 2, 3].map((i) =>
      line(
        "aerial",
        "scenery",
        [[x - 56 + i * 9, y - 240 + i * 30], [x + 56 - i * 9, y - 246 + i * 30]],
        iron,
        [4, 4],
      )
    ),
  ];
}
