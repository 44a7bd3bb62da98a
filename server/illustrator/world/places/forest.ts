/** @module A clearing in the forest; fireflies when it gets dark. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ribbon, smooth } from "../../geometry/shapes.ts";
import { glow, mark, scenery } from "../../items.ts";
import type { Random } from "../../random.ts";
import type { Grade } from "../grade.ts";
import type { Item, Point } from "../../scene.ts";
import { clumped } from "../clumps.ts";
import { BARK, LEAVES } from "../greenery_tones.ts";
import { dapples, hills, under } from "../landforms.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { fern, grass } from "../plants.ts";
import { bush } from "../bush.ts";
import { tree } from "../trees.ts";
import { fir } from "../fir.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { toadstool } from "../fixtures/toadstool.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "forest, forests, woods, woodland, through the wood, into the wood, bluebell wood, enchanted forest, magical forest, magic forest, trees, tree, pine forest, misty forest, foggy forest, fairy forest, forest floor, forest clearing, clearing, forest glade, glade, pine woods, pine trees, fir trees, oak forest, birch forest, redwood forest, redwoods, beech wood, wood land, mushroom forest, mossy, mossy forest, woodland clearing, oak tree, taiga, sherwood forest, wilderness, in nature, outdoors, wild nature",
  nearest:
    "at a tent, at the tent, inside a tent, treehouse, tree house, treetop, treehouses, hollow tree, branches, tree top, treetops, camp site, nature trail, national park, wood cabin, hobbit, elven city, rivendell, narnia, fairy ring, hedgerow, woodland path, forest path",
  phrase: { where: "in", what: "a forest" },
  ...OUTDOORS,
  shows: [
    "clear",
    "cloudy",
    "rain",
    "storm",
    "snow",
    "snowstorm",
    "fog",
    "wind",
    "aurora",
    "shooting stars",
  ],
  weight: 3,
  cover: "ferns",
  props: { none: 2, mushroom: 2, butterfly: 1 },
  draw: forest,
};

/** A clearing between tall trunks. */
function forest(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 862, far = random("forest.far"), near = random("forest.near");
  const layout = random("forest.layout");
  // Tall trunks frame one side more than the other; the light comes through where they leave a gap.
  const dense = layout.chance(0.5) ? 1 : -1, gap = 512 - dense * layout.between(40, 170);
  return {
    horizon: 760,
    ground,
    back: [
      ...(showsOpenSky(spec) ? openSky(land, 500) : []),
      glow({
        name: "clearing",
        role: "sky",
        centre: [gap, 470],
        radius: 520,
        colour: grade({ l: 0.96, c: 0.06, h: 105 }, 0.4),
        strength: 0.75,
        depth: 1,
      }),
      ...clumped(far, 10).flatMap(({ x, size, near: closer }) =>
        // Firs stay green: a forest in autumn has trees that turn.
        spec.season === "autumn"
          ? tree(
            random(`forest.autumn.${Math.round(x)}`),
            [x, 780 + closer * 26],
            390 * size,
            grade({ l: 0.6 - closer * 0.05, c: 0.12, h: 135 }, 0.7 - closer * 0.2),
            grade(BARK, 0.7),
            0.7,
          )
          : fir(
            [x, 770 + closer * 26],
            350 * size,
            grade({ l: 0.72 - closer * 0.06, c: 0.08, h: 150 }, 0.95 - closer * 0.2),
            0.85,
          )
      ),
      ...[130, 230, 330, 430].map((aside) =>
        trunk(512 + dense * aside + far.between(-30, 30), far.between(14, 30), 0.65, grade)
      ),
      trunk(512 - dense * far.between(290, 420), far.between(16, 28), 0.65, grade),
      ...canopy(far, 40, 0.6, grade),
      ...clumped(far, 8).map(({ x, size, near: closer }) =>
        bush(
          [x, 786 + closer * 14],
          205 * size,
          grade(shift(LEAVES, { l: 0.09 }), 0.6 - closer * 0.15),
          0.5,
        )
      ),
      ...lightShafts(lightSide, grade({ l: 0.97, c: 0.07, h: 100 }, 0.2)),
      trunk(512 + dense * near.between(430, 490), near.between(50, 74), 0.2, grade),
      ...(layout.chance(0.6)
        ? [trunk(512 - dense * near.between(440, 500), near.between(30, 48), 0.25, grade)]
        : []),
      ...canopy(far, -30, 0.2, grade),
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
      ...(layout.chance(0.45) ? [forestPath(land, gap)] : []),
      ...clumped(near, 7).flatMap(({ x, size, near: closer }) =>
        grass(near, [x, ground - 40 + closer * 26], 40 * size, grade(LEAVES))
      ),
      ...toadstool([near.between(150, 220), ground - 14], 46, grade),
      ...toadstool([near.between(820, 900), ground - 24], 34, grade),
      ...(spec.time === "day" || spec.time === "dawn" ? [] : fireflies(random("forest.fireflies"))),
    ],
    front: [
      ...fern([40, 1030], 130, grade(shift(LEAVES, { l: -0.06 }))),
      ...fern([985, 1032], 140, grade(shift(LEAVES, { l: -0.06 }))),
      ...grass(near, [210, 1016], 56, grade(LEAVES), "front"),
      ...grass(near, [830, 1016], 60, grade(LEAVES), "front"),
    ],
  };
}

/** A tall trunk that goes out of the picture. */
function trunk(x: number, width: number, depth: number, grade: Grade): Item {
  return scenery(
    "tall trunk",
    "wood",
    smooth([
      [x - width * 1.5, 830],
      [x - width * 0.7, 700],
      [x - width * 0.5, 300],
      [x - width * 0.6, -30],
      [x + width * 0.6, -30],
      [x + width * 0.5, 300],
      [x + width * 0.8, 700],
      [x + width * 1.7, 830],
    ]),
    grade(shift(BARK, { l: 0.04 + depth * 0.1 }), depth),
    {
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
    },
  );
}

/** Leaves across the whole picture. */
function canopy(far: Random, y: number, depth: number, grade: Grade): Item[] {
  return times(6, (i) =>
    bush(
      [i * 205 + far.between(-30, 30), y + far.between(-20, 20)],
      far.between(270, 330),
      grade(shift(LEAVES, { l: 0.02 + depth * 0.14 }), depth),
      depth,
    ));
}

/** A path that comes out of the gap and widens towards the viewer. */
function forestPath({ grade, random }: Land, gap: number): Item {
  const near = random("forest.path"), foot = 512 + near.between(-130, 130);
  return scenery(
    "forest path",
    "stone",
    smooth([
      [foot - 230, 1060],
      [foot - 140, 910],
      [(foot + gap) / 2 - 56, 846],
      [gap - 20, 800, "corner"],
      [gap + 24, 800, "corner"],
      [(foot + gap) / 2 + 44, 846],
      [foot + 120, 910],
      [foot + 210, 1060],
    ]),
    grade({ l: 0.68, c: 0.06, h: 75 }),
    { role: "ground", colourEnd: grade({ l: 0.6, c: 0.06, h: 70 }) },
  );
}

function lightShafts(side: number, colour: Colour): Item[] {
  return [-190, -40, 120].map((dx, i) =>
    scenery(
      "light shaft",
      "light",
      [[512 + side * 260 + dx * 0.6, -20], [512 + side * 330 + dx * 0.6, -20], [
        512 - side * 120 + dx + 90,
        820,
      ], [512 - side * 120 + dx - 60, 820]],
      colour,
      { opacity: 0.13 + i * 0.03, depth: 0.4 },
    )
  );
}

/** Small warm lights in the air. */
function fireflies(random: Random): Item[] {
  return times(22, () => {
    const centre: Point = [random.between(20, 1004), random.between(330, 900)];
    return glow({
      name: "firefly",
      centre,
      radius: random.between(10, 24),
      colour: { l: 0.93, c: 0.14, h: 105 },
      strength: 0.9,
      depth: 0.2,
    });
  });
}

/** By day leaves fill the clearing, unless something in the sky is to be seen. */
function showsOpenSky({ time, weather }: Land["spec"]): boolean {
  return time === "night" || time === "dusk" || weather === "aurora" ||
    weather === "shooting stars";
}
