/** @module In the jungle: broad leaves, lianas, a waterfall, bright flowers. */
import { shift } from "../../colour/colour.ts";
import { curve, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { glow, mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { BARK, LEAVES } from "../greenery_tones.ts";
import { dapples, hills, rock, under } from "../landforms.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { fern, grass } from "../plants.ts";
import { bush } from "../bush.ts";
import { palm } from "../palm.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { points } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "jungle, jungles, rainforest, rain forest, tropical forest, tropical jungle, lush jungle, lush rainforest, tropical rainforest, jungle vines, amazon rainforest, amazon jungle, jungle waterfall, tropical plants, lianas, vines, tropical leaves",
  nearest:
    "amazon, lost temple, bamboo forests, african jungle, jurassic park, jurassic, dinosaur world, mayan temple, aztec temple, inca temple, machu picchu, angkor wat, temple ruins, jungle temple, prehistoric, stone age, mangrove, congo, borneo, costa rica",
  phrase: { where: "in", what: "a jungle" },
  ...OUTDOORS,
  shows: ["clear", "cloudy", "rain", "storm", "snow", "snowstorm", "fog", "wind"],
  hidesStars: true,
  season: "drifts",
  weight: 1,
  cover: "ferns",
  props: { none: 2, butterfly: 1, bird: 1 },
  draw: jungle,
};

/** Deep green around a waterfall. */
function jungle(land: Land): DrawnPlace {
  const { random, grade, lightSide } = land;
  const ground = 862, far = random("jungle.far"), near = random("jungle.near");
  const green = grade({ l: 0.6, c: 0.12, h: 142 }, 0.25);
  return {
    horizon: 720,
    ground,
    back: [
      glow({
        name: "jungle light",
        role: "sky",
        centre: [512, 360],
        radius: 560,
        colour: grade({ l: 0.95, c: 0.07, h: 110 }, 0.4),
        strength: 0.7,
        depth: 1,
      }),
      ...times(8, (i) =>
        bush(
          [i * 148 + far.between(-30, 30), 760],
          far.between(260, 360),
          grade(shift(LEAVES, { l: 0.12 }), 0.8),
          0.8,
        )),
      ...waterfall(512 + lightSide * 150, land),
      ...palm([200, 800], 520, 70, grade(shift(LEAVES, { l: 0.06 }), 0.5), grade(BARK, 0.5), 0.5),
      ...palm([842, 800], 470, -60, grade(shift(LEAVES, { l: 0.06 }), 0.5), grade(BARK, 0.5), 0.5),
      ...times(7, (i) =>
        bush(
          [i * 172 + far.between(-30, 30), 800],
          far.between(170, 240),
          grade(shift(LEAVES, { l: 0.04 }), 0.4),
          0.4,
        )),
      ...[90, 300, 730, 940].flatMap((x, i) => liana(x, 300 + i * 50, land)),
      ...broadLeaves([-20, 260], 1, green),
      ...broadLeaves([1044, 240], -1, green),
      under(hills(near, { height: ground - 58, swing: 16 }), {
        name: "jungle floor",
        role: "ground",
        colour: grade({ l: 0.6, c: 0.11, h: 128 }),
        colourEnd: grade({ l: 0.48, c: 0.09, h: 138 }),
        marks: dapples(near, {
          top: ground - 40,
          bottom: 1010,
          colour: grade({ l: 0.66, c: 0.12, h: 122 }),
        }),
      }),
      rock(near, [512 + lightSide * 400, 876], 60, grade({ l: 0.6, c: 0.03, h: 150 })),
      ...[140, 280, 760, 900].flatMap((x) => grass(near, [x, ground - 20], 50, grade(LEAVES))),
      ...[[120, 836, 15], [300, 852, 320], [770, 838, 50], [930, 850, 5]].flatMap(([x, y, h]) =>
        hibiscus([x!, y!], grade({ l: 0.66, c: 0.19, h: h! }))
      ),
    ],
    front: [
      ...fern([30, 1034], 170, grade(shift(LEAVES, { l: -0.06 }))),
      ...fern([996, 1034], 180, grade(shift(LEAVES, { l: -0.06 }))),
      ...grass(near, [230, 1022], 60, grade(LEAVES), "front"),
      ...grass(near, [800, 1022], 66, grade(LEAVES), "front"),
    ],
  };
}

function waterfall(x: number, { grade }: Land): Item[] {
  const water = grade({ l: 0.92, c: 0.04, h: 215 }, 0.6);
  return [
    scenery(
      "cliff",
      "stone",
      smooth(points("-190 780, -170 420, -110 330, 0 316, 120 340, 180 440, 200 780", [x, 0])),
      grade({ l: 0.62, c: 0.04, h: 120 }, 0.7),
      { depth: 0.7 },
    ),
    scenery(
      "waterfall",
      "water",
      smooth(points("-54 330, 46 330, 66 540, 84 784, -90 784, -68 540", [x, 0])),
      water,
      {
        depth: 0.65,
        marks: [-40, -14, 14, 38].map((dx) =>
          mark(
            "shade",
            ribbon([[x + dx, 336], [x + dx * 1.2, 560], [x + dx * 1.5, 784]], [3, 4, 5]),
            shift(water, { l: -0.08, c: 0.03 }),
          )
        ),
      },
    ),
    glow({
      name: "spray",
      centre: [x, 780],
      radius: 170,
      colour: water,
      strength: 0.6,
      depth: 0.5,
    }),
  ];
}

function liana(x: number, length: number, { random, grade }: Land): Item[] {
  const sway = random(`jungle.liana.${x}`).between(-40, 40);
  const way = curve([[x, -20], [x + sway, length * 0.5], [x + sway * 0.4, length]], 20);
  return [
    scenery(
      "liana",
      "plant",
      ribbon(way.filter((_, i) => i % 3 === 0), [5, 4, 3]),
      grade({ l: 0.5, c: 0.1, h: 140 }, 0.25),
      { depth: 0.25 },
    ),
    ...way.filter((_, i) => i % 4 === 2).map(([px, py], i): Item =>
      scenery(
        "liana leaf",
        "plant",
        leaf([px, py], [px + (i % 2 ? 34 : -34), py + 20], 10),
        grade(shift(LEAVES, { l: i % 2 ? 0.05 : 0 }), 0.2),
        { depth: 0.25 },
      )
    ),
  ];
}

/** Split leaves that reach in from the side. */
function broadLeaves([x, y]: Point, side: 1 | -1, colour: ReturnType<Land["grade"]>): Item[] {
  return [-0.5, 0.05, 0.6].map((turn, i): Item => {
    const tip: Point = [x + side * (230 - i * 24), y + turn * 240 + 60];
    return scenery(
      "broad leaf",
      "plant",
      leaf([x, y + i * 70 - 60], tip, 58, side * 34),
      shift(colour, { l: i % 2 ? -0.05 : 0.02 }),
      {
        depth: 0.15,
        line: 1.6,
        marks: [
          mark(
            "shade",
            leaf([x, y + i * 70 - 60], tip, 2.4, side * 34),
            shift(colour, { l: -0.1 }),
          ),
          ...[0.3, 0.5, 0.7].map((t) => {
            const px = x + (tip[0] - x) * t,
              py = y + i * 70 - 60 + (tip[1] - (y + i * 70 - 60)) * t;
            return mark(
              "shade",
              leaf([px, py], [px + side * 40, py + 60], 2),
              shift(colour, { l: -0.08 }),
            );
          }),
        ],
      },
    );
  });
}

function hibiscus([x, y]: Point, colour: ReturnType<Land["grade"]>): Item[] {
  return [0, 1, 2, 3, 4].map((i): Item => {
    const angle = (i / 5) * 2 * Math.PI - Math.PI / 2;
    return scenery(
      "hibiscus",
      "plant",
      leaf([x, y], [x + Math.cos(angle) * 26, y + Math.sin(angle) * 22], 11),
      colour,
      { depth: 0.05 },
    );
  }).concat(
    scenery("hibiscus heart", "plant", ribbon([[x, y], [x + 6, y - 18]], [4, 3]), {
      l: 0.88,
      c: 0.13,
      h: 92,
    }),
  );
}
