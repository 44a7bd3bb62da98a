/**
 * @module In a greenhouse: glass from the ground to the ridge, benches of pots, ferns that hang from the
 * bars.
 */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { houseplant } from "../furniture.ts";
import { LEAVES } from "../greenery_tones.ts";
import { FLOOR_TOP, interior } from "../interior.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import { fern } from "../plants.ts";
import { sceneryThing } from "../scenery_thing.ts";
import { windowPane } from "../windows.ts";
import type { Item, Point } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import type { PlaceEntry } from "../place_entry.ts";
import { points } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "greenhouse, greenhouses, glasshouse, hothouse, conservatory, winter garden, orangery, palm house, in a greenhouse, plant nursery, victorian greenhouse, victorian glasshouse",
  nearest: "sunroom, potting shed, garden centre, garden center",
  phrase: { where: "in", what: "a greenhouse" },
  isWide: true,
  indoors: true,
  weather: "outside",
  namedHours: "all",
  season: "none",
  restful: true,
  cover: "ferns",
  props: { none: 3, butterfly: 2, flower: 1 },
  draw: greenhouse,
};

/** Where the glass ends on its low brick wall. */
const WALL_TOP = 650;

/** A gable of glass, a low wall, pots on benches at both sides. */
function greenhouse(land: Land): Place {
  const { grade, random, lightSide } = land;
  const leaves = random("greenhouse.leaves");
  const iron = grade({ l: 0.93, c: 0.015, h: 150 }, 0.3),
    brick = grade({ l: 0.62, c: 0.08, h: 40 });
  const wood = grade({ l: 0.6, c: 0.07, h: 62 }), clay = grade({ l: 0.64, c: 0.11, h: 42 });
  const green = (l: number) => grade(shift(LEAVES, { l }));
  const bar = (outline: Point[]): Item =>
    scenery("glazing bar", "metal", outline, iron, { line: 1.6, depth: 0.7 });
  const bench = (x: number): Item[] => [
    ...[x - 156, x + 132].map((left) =>
      scenery("bench leg", "wood", box(left, 690, 24, 176), shift(wood, { l: -0.06 }), {
        line: 2,
        depth: 0.35,
      })
    ),
    scenery("potting bench", "wood", box(x - 172, 676, 344, 22, 4), wood, { line: 2, depth: 0.34 }),
  ];
  const hanging = (x: number, y: number): Item[] => [
    bar(box(x - 2, 120, 4, y - 150)),
    ...fern([x, y], 130, green(0.02), "scenery"),
    ...fern([x, y - 10], 96, green(0.06), "scenery"),
    scenery(
      "hanging pot",
      "stone",
      points("-44 -22, 44 -22, 28 28, -28 28", [x, y]),
      clay,
      { line: 2, volume: 0.4, depth: 0.4 },
    ),
  ];
  return interior(land, {
    wall: { l: 0.86, c: 0.03, h: 200 },
    floor: { l: 0.7, c: 0.06, h: 48 },
    kind: "tiles",
    items: [
      ...windowPane(land, LEFT, -20, RIGHT - LEFT, WALL_TOP + 20, iron),
      ...[128, 256, 384, 640, 768, 896].map((x) => bar(box(x - 5, -20, 10, WALL_TOP + 20))),
      bar([[512, 60], [512, 84], [LEFT, 300], [LEFT, 276]]),
      bar([[512, 60], [512, 84], [RIGHT, 300], [RIGHT, 276]]),
      scenery(
        "brick wall",
        "stone",
        box(LEFT, WALL_TOP, RIGHT - LEFT, FLOOR_TOP - WALL_TOP),
        brick,
        {
          line: 2,
          depth: 0.5,
          marks: bricks().map((outline) => mark("shade", outline, shift(brick, { l: -0.05 }))),
        },
      ),
      ...hanging(512 - lightSide * 210, 250),
      ...hanging(512 + lightSide * 330, 300),
      ...[-1, 1].flatMap((side) =>
        houseplant(leaves, [512 + side * 190, 792], 470, green(-0.04), clay, 0.5)
      ),
      ...[-1, 1].flatMap((side) => bench(512 + side * 370)),
      ...[-1, 1].flatMap((side): Item[] => [
        ...houseplant(leaves, [512 + side * 478, 680], 440, green(0), clay),
        ...houseplant(leaves, [512 + side * 376, 680], 240, green(0.06), clay),
        ...sceneryThing(
          land,
          side === lightSide ? "cactus" : "potted plant",
          [512 + side * 272, 680],
          150,
        ),
      ]),
      ...sceneryThing(land, "watering can", [512 + lightSide * 300, 862], 110, { depth: 0.2 }),
      ...sceneryThing(land, "flowerpot", [512 - lightSide * 420, 866], 96, { depth: 0.2 }),
    ],
    front: [60, 968].flatMap((x) => fern([x, 1046], 150, green(-0.03))),
  });
}

/** Joints of four courses, every second one moved by half a brick. */
function bricks(): Point[][] {
  return [0, 1, 2, 3].flatMap((course) => {
    const top = WALL_TOP + course * 32, moved = course % 2 ? 46 : 0;
    return [
      box(LEFT, top, RIGHT - LEFT, 4),
      ...times(12, (i) => box(LEFT + moved + i * 92, top, 4, 32)),
    ];
  });
}
