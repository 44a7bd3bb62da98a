/**
 * Green places: forest, meadow, garden, castle grounds.
 *
 * @module
 */
import { type Colour, shift } from "../colour.ts";
import { box, ribbon, smooth } from "../geometry/shapes.ts";
import { backdrop, glow, line, mark } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import { BELOW, dapples, hills, LEFT, RIGHT, under } from "./landforms.ts";
import { lightOf, skyOf } from "./light.ts";
import { openSky } from "./open_sky.ts";
import type { Land, Place } from "./place.ts";
import { bush, fern, fir, grass, sunflower, tree, tulip, wildflower } from "./plants.ts";

const GREEN: Colour = { l: 0.68, c: 0.13, h: 138 };
const LEAVES: Colour = { l: 0.58, c: 0.12, h: 145 };
const BARK: Colour = { l: 0.44, c: 0.05, h: 55 };
const PETALS: Colour[] = [
  { l: 0.72, c: 0.16, h: 5 },
  { l: 0.86, c: 0.14, h: 90 },
  { l: 0.96, c: 0.015, h: 90 },
  { l: 0.66, c: 0.14, h: 300 },
  { l: 0.74, c: 0.14, h: 45 },
];

export function forest(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 862, far = random("forest.far"), near = random("forest.near");
  const trunk = (x: number, width: number, depth: number): Item[] => [
    backdrop({
      name: "tall trunk",
      role: "scenery",
      texture: "wood",
      outline: smooth([
        [x - width * 1.5, 830],
        [x - width * 0.7, 700],
        [x - width * 0.5, 300],
        [x - width * 0.6, -30],
        [x + width * 0.6, -30],
        [x + width * 0.5, 300],
        [x + width * 0.8, 700],
        [x + width * 1.7, 830],
      ]),
      colour: grade(shift(BARK, { l: 0.04 + depth * 0.1 }), depth),
      depth,
      volume: depth < 0.5 ? 0.4 : 0,
      marks: [80, 240, 410, 560].map((y, i) =>
        mark(
          "shade",
          ribbon([[x - width * 0.2 + i * 3, y], [x - width * 0.1, y + 70]], [
            width * 0.07,
            width * 0.04,
          ]),
          grade(shift(BARK, { l: depth * 0.08 }), depth),
        )
      ),
    }),
  ];
  const canopy = (y: number, depth: number): Item[] =>
    Array.from(
      { length: 6 },
      (_, i) =>
        bush(
          [i * 205 + far.between(-30, 30), y + far.between(-20, 20)],
          far.between(270, 330),
          grade(shift(LEAVES, { l: 0.02 + depth * 0.14 }), depth),
          depth,
        ),
    );
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon: 760,
    ground,
    back: [
      ...(spec.time === "night" ? openSky(land, 500) : []),
      glow({
        name: "clearing",
        role: "sky",
        centre: [512, 470],
        radius: 520,
        colour: grade({ l: 0.96, c: 0.06, h: 105 }, 0.4),
        strength: 0.75,
        depth: 1,
      }),
      ...Array.from(
        { length: 9 },
        (_, i) =>
          fir(
            [60 + i * 116 + far.between(-30, 30), 790],
            far.between(300, 460),
            grade({ l: 0.72, c: 0.08, h: 150 }, 0.85),
            0.85,
          ),
      ).flat(),
      ...[110, 300, 720, 905].flatMap((x) => trunk(x + far.between(-26, 26), 21, 0.65)),
      ...canopy(40, 0.6),
      ...Array.from(
        { length: 7 },
        (_, i) =>
          bush(
            [i * 172 + far.between(-30, 30), 792],
            far.between(180, 250),
            grade(shift(LEAVES, { l: 0.09 }), 0.5),
            0.5,
          ),
      ),
      ...lightShafts(lightSide, grade({ l: 0.97, c: 0.07, h: 100 }, 0.2)),
      ...[40, 985].flatMap((x) => trunk(x + near.between(-16, 16), 46, 0.2)),
      ...canopy(-30, 0.2),
      under(hills(near, { height: ground - 64, swing: 16 }), {
        name: "forest floor",
        role: "ground",
        colour: grade({ l: 0.62, c: 0.12, h: 132 }),
        colourEnd: grade({ l: 0.5, c: 0.1, h: 140 }),
        marks: dapples(near, {
          top: ground - 40,
          bottom: 1010,
          colour: grade({ l: 0.68, c: 0.13, h: 122 }),
        }),
      }),
      ...[90, 250, 790, 940].flatMap((x) => grass(near, [x, ground - 30], 44, grade(LEAVES))),
      ...toadstool([near.between(150, 220), ground - 14], 46, grade),
      ...toadstool([near.between(820, 900), ground - 24], 34, grade),
      ...(spec.time === "day" ? [] : fireflies(random("forest.fireflies"))),
    ],
    front: [
      ...fern([40, 1030], 130, grade(shift(LEAVES, { l: -0.06 }))),
      ...fern([985, 1032], 140, grade(shift(LEAVES, { l: -0.06 }))),
      ...grass(near, [210, 1016], 56, grade(LEAVES), "front"),
      ...grass(near, [830, 1016], 60, grade(LEAVES), "front"),
    ],
  };
}

export function meadow(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 866, far = random("meadow.far"), near = random("meadow.near");
  const field = (
    count: number,
    top: number,
    bottom: number,
    size: number,
    role: "scenery" | "front",
  ): Item[] =>
    Array.from({ length: count }, () => {
      const y = near.between(top, bottom);
      const x = role === "front"
        ? (near.chance(0.5) ? near.between(0, 250) : near.between(774, 1024))
        : near.between(0, 1024);
      return {
        y,
        items: wildflower(
          near,
          [x, y],
          size * near.between(0.75, 1.2) * (0.6 + ((y - top) / Math.max(1, bottom - top)) * 0.5),
          grade(near.pick(PETALS)),
          grade(LEAVES),
          role,
        ),
      };
    }).sort((a, b) => a.y - b.y).flatMap(({ items }) => items);
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon: 620,
    ground,
    back: [
      ...openSky(land, 560),
      under(hills(far, { height: 610, swing: 52, waves: 3 }), {
        name: "far hills",
        colour: grade({ l: 0.74, c: 0.09, h: 160 }, 0.9),
        depth: 0.9,
      }),
      under(hills(far, { height: 676, swing: 46, waves: 3 }), {
        name: "middle hills",
        colour: grade({ l: 0.72, c: 0.11, h: 145 }, 0.6),
        colourEnd: grade({ l: 0.66, c: 0.12, h: 140 }, 0.5),
        depth: 0.6,
      }),
      ...[130, 250, 800, 915].flatMap((x) =>
        tree(
          far,
          [x + far.between(-30, 30), 690],
          far.between(120, 190),
          grade(shift(LEAVES, { l: 0.06 }), 0.5),
          grade(BARK, 0.5),
          0.5,
        )
      ),
      ...Array.from(
        { length: 5 },
        (_, i) =>
          bush(
            [i * 240 + far.between(-50, 50), 735],
            far.between(110, 170),
            grade(shift(LEAVES, { l: 0.05 }), 0.35),
            0.35,
          ),
      ),
      under(hills(near, { height: 752, swing: 22, waves: 2 }), {
        name: "meadow",
        role: "ground",
        colour: grade({ l: 0.77, c: 0.14, h: 130 }),
        colourEnd: grade(GREEN),
        marks: dapples(near, {
          top: 790,
          bottom: 1010,
          colour: grade({ l: 0.72, c: 0.145, h: 134 }),
          count: 20,
        }),
      }),
      ...Array.from(
        { length: 22 },
        () =>
          grass(
            near,
            [near.between(0, 1024), near.between(780, 900)],
            near.between(18, 34),
            grade(GREEN),
          ),
      ).flat(),
      ...field(34, 775, 905, 56, "scenery"),
    ],
    front: [
      ...Array.from(
        { length: 10 },
        (_, i) =>
          grass(
            near,
            [(i < 5 ? 0 : 780) + near.between(0, 240), 1026],
            near.between(60, 90),
            grade(shift(GREEN, { l: -0.08 })),
            "front",
          ),
      ).flat(),
      ...field(10, 1014, 1034, 110, "front"),
    ],
  };
}

export function garden(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 872, bed = random("garden.bed"), far = random("garden.far");
  const fence = grade({ l: 0.95, c: 0.02, h: 80 }, 0.2);
  const flowers = (xs: number[], y: number, size: number, role: "scenery" | "front"): Item[] =>
    xs.flatMap((x) =>
      tulip(
        [x + bed.between(-10, 10), y + bed.between(-8, 8)],
        size * bed.between(0.85, 1.15),
        grade(bed.pick(PETALS)),
        grade(LEAVES),
        role,
      )
    );
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon: 690,
    ground,
    back: [
      ...openSky(land, 480),
      ...[60, 300, 740, 960].flatMap((x) =>
        tree(
          far,
          [x + far.between(-30, 30), 640],
          far.between(300, 400),
          grade(shift(LEAVES, { l: 0.08 }), 0.7),
          grade(BARK, 0.7),
          0.7,
        )
      ),
      ...Array.from(
        { length: 7 },
        (_, i) =>
          bush(
            [i * 170 + far.between(-20, 20), 690],
            far.between(220, 270),
            grade(shift(LEAVES, { l: 0.03 }), 0.45),
            0.45,
          ),
      ),
      ...Array.from({ length: 17 }, (_, i) => picket(i * 64 + 2, 748, fence)),
      backdrop({
        name: "fence rail",
        role: "scenery",
        texture: "wood",
        outline: box(LEFT, 640, RIGHT - LEFT, 18),
        colour: shift(fence, { l: -0.05 }),
        depth: 0.3,
      }),
      backdrop({
        name: "fence rail",
        role: "scenery",
        texture: "wood",
        outline: box(LEFT, 706, RIGHT - LEFT, 18),
        colour: shift(fence, { l: -0.05 }),
        depth: 0.3,
      }),
      under([[LEFT, 746], [512, 738], [RIGHT, 746]], {
        name: "lawn",
        role: "ground",
        colour: grade({ l: 0.76, c: 0.14, h: 132 }),
        colourEnd: grade(GREEN),
        marks: dapples(bed, {
          top: 800,
          bottom: 1010,
          colour: grade({ l: 0.71, c: 0.14, h: 136 }),
          count: 18,
        }),
      }),
      ...[60, 170, 850, 968].flatMap((x, i) =>
        sunflower(
          [x, 790 + (i % 2) * 10],
          bed.between(250, 330),
          grade({ l: 0.85, c: 0.15, h: 88 }),
          grade(LEAVES),
        )
      ),
      ...flowers([30, 90, 150, 215, 280, 330, 700, 750, 810, 880, 940, 1000], 800, 92, "scenery"),
      backdrop({
        name: "garden path",
        role: "ground",
        texture: "stone",
        outline: smooth([[330, 1060], [390, 900], [440, 842], [590, 842], [640, 900], [706, 1060]]),
        colour: grade({ l: 0.87, c: 0.04, h: 75 }),
        marks: dapples(bed, {
          top: 850,
          bottom: 1030,
          colour: grade({ l: 0.8, c: 0.045, h: 70 }),
          count: 16,
        }),
      }),
    ],
    front: [
      ...flowers([26, 88, 150, 880, 944, 1004], 1046, 150, "front"),
      ...[120, 910].flatMap((x) => grass(bed, [x, 1034], 70, grade(LEAVES), "front")),
    ],
  };
}

export function castle(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 868, far = random("castle.far"), near = random("castle.near");
  const stone = grade({ l: 0.86, c: 0.03, h: 300 }, 0.45),
    roof = grade({ l: 0.58, c: 0.14, h: 10 }, 0.3);
  const lit = spec.time === "day"
    ? grade({ l: 0.46, c: 0.06, h: 280 }, 0.3)
    : { l: 0.9, c: 0.12, h: 85 };
  const x0 = 512 - lightSide * 40;
  return {
    sky: skyOf(spec),
    light: lightOf(spec, lightSide),
    horizon: 640,
    ground,
    back: [
      ...openSky(land, 560),
      under(hills(far, { height: 620, swing: 60, waves: 3 }), {
        name: "far hills",
        colour: grade({ l: 0.75, c: 0.08, h: 190 }, 0.95),
        depth: 0.9,
      }),
      ...[[-300, 330, 78], [300, 350, 84], [-170, 250, 66], [180, 230, 70]].flatMap((
        [dx, top, width],
      ) => tower(x0 + dx!, top!, 700, width!, { stone, roof, lit })),
      backdrop({
        name: "castle wall",
        role: "scenery",
        texture: "stone",
        outline: battlement(x0 - 350, x0 + 350, 500, 720),
        colour: stone,
        colourEnd: shift(stone, { l: -0.07 }),
        depth: 0.5,
        marks: bricks(random("castle.bricks"), x0, shift(stone, { l: -0.06 })),
      }),
      ...tower(x0 - 20, 170, 700, 130, { stone: shift(stone, { l: 0.02 }), roof, lit }),
      under(hills(far, { height: 700, swing: 26, waves: 3 }), {
        name: "castle hill",
        colour: grade({ l: 0.72, c: 0.12, h: 140 }, 0.4),
        depth: 0.4,
      }),
      ...Array.from(
        { length: 6 },
        (_, i) =>
          bush(
            [i * 200 + far.between(-40, 40), 745],
            far.between(130, 190),
            grade(shift(LEAVES, { l: 0.04 }), 0.3),
            0.3,
          ),
      ),
      under(hills(near, { height: 780, swing: 14, waves: 2 }), {
        name: "castle lawn",
        role: "ground",
        colour: grade({ l: 0.75, c: 0.13, h: 134 }),
        colourEnd: grade(GREEN),
        marks: dapples(near, {
          top: 800,
          bottom: 1010,
          colour: grade({ l: 0.7, c: 0.14, h: 138 }),
        }),
      }),
      backdrop({
        name: "red carpet",
        role: "ground",
        texture: "cloth",
        outline: smooth([[300, BELOW], [420, 880], [470, 786], [560, 786], [616, 880], [
          740,
          BELOW,
        ]]),
        colour: grade({ l: 0.56, c: 0.17, h: 15 }),
        colourEnd: grade({ l: 0.48, c: 0.16, h: 15 }),
        marks: [
          mark(
            "detail",
            ribbon([[322, BELOW], [434, 880], [480, 780]], [7, 4]),
            grade({ l: 0.84, c: 0.12, h: 85 }),
          ),
          mark(
            "detail",
            ribbon([[718, BELOW], [602, 880], [550, 780]], [7, 4]),
            grade({ l: 0.84, c: 0.12, h: 85 }),
          ),
        ],
      }),
    ],
    front: [
      ...bushes([[30, 1010, 220], [1000, 1014, 230]], grade(shift(LEAVES, { l: -0.04 }))),
      ...grass(near, [190, 1024], 54, grade(GREEN), "front"),
      ...grass(near, [850, 1024], 54, grade(GREEN), "front"),
    ],
  };
}

function tower(
  x: number,
  top: number,
  bottom: number,
  width: number,
  { stone, roof, lit }: { stone: Colour; roof: Colour; lit: Colour },
): Item[] {
  const w = width / 2;
  return [
    line(
      "flag pole",
      "scenery",
      [[x, top - width * 1.35], [x, top - width * 0.9]],
      shift(stone, { l: -0.3 }),
      [4, 4],
    ),
    backdrop({
      name: "flag",
      role: "scenery",
      texture: "cloth",
      outline: [[x, top - width * 1.35], [x + 40, top - width * 1.24], [x, top - width * 1.12]],
      colour: shift(roof, { h: 80, l: 0.1 }),
      depth: 0.5,
    }),
    backdrop({
      name: "tower",
      role: "scenery",
      texture: "stone",
      outline: [[x - w, top], [x + w, top], [x + w, bottom], [x - w, bottom]],
      colour: stone,
      colourEnd: shift(stone, { l: -0.06 }),
      depth: 0.5,
      marks: [
        mark(
          "shade",
          [[x + w * 0.35, top], [x + w, top], [x + w, bottom], [x + w * 0.35, bottom]],
          shift(stone, { l: -0.07 }),
        ),
      ],
    }),
    backdrop({
      name: "tower rim",
      role: "scenery",
      texture: "stone",
      outline: box(x - w * 1.18, top - 4, w * 2.36, 24, 4),
      colour: shift(stone, { l: -0.04 }),
      depth: 0.5,
    }),
    backdrop({
      name: "roof",
      role: "scenery",
      texture: "stone",
      outline: smooth([
        [x, top - width, "corner"],
        [x + w * 0.6, top - width * 0.4],
        [x + w * 1.3, top, "corner"],
        [x - w * 1.3, top, "corner"],
        [x - w * 0.6, top - width * 0.4],
      ]),
      colour: roof,
      depth: 0.5,
      marks: [
        mark(
          "shade",
          [[x + 4, top - width], [x + w * 1.3, top + 2], [x + w * 0.3, top + 2]],
          shift(roof, { l: -0.08 }),
        ),
      ],
    }),
    backdrop({
      name: "tower window",
      role: "scenery",
      texture: "light",
      outline: smooth([
        [x - w * 0.28, top + 84],
        [x - w * 0.28, top + 56],
        [x, top + 38],
        [x + w * 0.28, top + 56],
        [x + w * 0.28, top + 84, "corner"],
        [x - w * 0.28, top + 84, "corner"],
      ], 5),
      colour: lit,
      depth: 0.5,
    }),
  ];
}

function battlement(left: number, right: number, top: number, bottom: number): Point[] {
  const points: Point[] = [];
  for (let x = left, up = true; x < right; x += 35, up = !up) {
    points.push([x, up ? top : top + 24], [Math.min(right, x + 35), up ? top : top + 24]);
  }
  return [...points, [right, bottom], [left, bottom]];
}

function bricks(random: ReturnType<Land["random"]>, x: number, colour: Colour) {
  return Array.from(
    { length: 26 },
    () =>
      mark(
        "shade",
        box(x + random.between(-330, 300), random.between(530, 690), 34, 13, 3),
        colour,
      ),
  );
}

function picket(x: number, bottom: number, colour: Colour): Item {
  return backdrop({
    name: "picket",
    role: "scenery",
    texture: "wood",
    outline: [[x, bottom], [x, 612], [x + 22, 590], [x + 44, 612], [x + 44, bottom]],
    colour,
    colourEnd: shift(colour, { l: -0.04 }),
    depth: 0.3,
  });
}

function bushes(places: [number, number, number][], colour: Colour): Item[] {
  return places.map(([x, y, width]) => bush([x, y], width, colour, 0, "front"));
}

function lightShafts(side: number, colour: Colour): Item[] {
  return [-190, -40, 120].map((dx, i) =>
    backdrop({
      name: "light shaft",
      role: "scenery",
      texture: "light",
      outline: [[512 + side * 260 + dx * 0.6, -20], [512 + side * 330 + dx * 0.6, -20], [
        512 - side * 120 + dx + 90,
        820,
      ], [512 - side * 120 + dx - 60, 820]],
      colour,
      opacity: 0.13 + i * 0.03,
      depth: 0.4,
    })
  );
}

function toadstool([x, y]: Point, size: number, grade: Land["grade"]): Item[] {
  const cap = grade({ l: 0.6, c: 0.18, h: 25 });
  return [
    backdrop({
      name: "toadstool stalk",
      role: "scenery",
      texture: "plant",
      outline: ribbon([[x, y], [x, y - size * 0.7]], [size * 0.2, size * 0.15]),
      colour: grade({ l: 0.94, c: 0.02, h: 80 }),
    }),
    backdrop({
      name: "toadstool cap",
      role: "scenery",
      texture: "plant",
      outline: smooth([
        [x - size * 0.6, y - size * 0.6],
        [x - size * 0.4, y - size],
        [x, y - size * 1.14],
        [x + size * 0.4, y - size],
        [x + size * 0.6, y - size * 0.6],
        [x, y - size * 0.52],
      ]),
      colour: cap,
      volume: 0.5,
      marks: [[-0.26, -0.78], [0.14, -0.92], [0.32, -0.7]].map(([dx, dy]) =>
        mark(
          "detail",
          box(x + dx! * size - 5, y + dy! * size - 4, 11, 9, 4),
          grade({ l: 0.97, c: 0.01, h: 80 }),
        )
      ),
    }),
  ];
}

export function fireflies(random: ReturnType<Land["random"]>): Item[] {
  return Array.from({ length: 22 }, () => {
    const centre: Point = [random.between(20, 1004), random.between(330, 900)];
    return glow({
      name: "firefly",
      role: "scenery",
      centre,
      radius: random.between(10, 24),
      colour: { l: 0.93, c: 0.14, h: 105 },
      strength: 0.9,
      depth: 0.2,
    });
  });
}
