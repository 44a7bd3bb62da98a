/** @module On a bridge: stone parapets, the river between its banks, lamps. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { furnishings } from "../furnishings.ts";
import { LAWN } from "../greenery_tones.ts";
import { LEFT, RIGHT, ripples, under } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { paving, sights } from "../sights.ts";
import { skyline } from "../skyline.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "on a bridge, on the bridge, bridge, bridges, stone bridge, on an old bridge, footbridge, wooden bridge, crossing a bridge, on an old stone bridge, on a stone bridge, on a wooden bridge",
  phrase: { where: "on", what: "a bridge" },
  ...OUTDOORS,
  isWide: true,
  includes: ["river", "canal", "lake"],
  restful: true,
  props: { none: 1 },
  draw: bridge,
};

/** The river runs under the parapet to a second bridge of three arches. */
function bridge(land: Land): Place {
  const { grade, random } = land;
  const stone: Colour = { l: 0.74, c: 0.03, h: 75 },
    water = grade({ l: 0.64, c: 0.09, h: 225 }, 0.3);
  const wall = grade(shift(stone, { l: -0.04 }), 0.1);
  return sights(land, {
    horizon: 500,
    far: [
      ...skyline(random("bridge.houses"), {
        base: 520,
        low: 70,
        high: 150,
        width: 100,
        wall: (i) => grade([{ l: 0.8, c: 0.05, h: 60 }, { l: 0.7, c: 0.07, h: 40 }][i % 2]!, 0.7),
        lit: 0.2,
        depth: 0.7,
      }),
      under([[LEFT, 516], [RIGHT, 516]], {
        name: "river",
        texture: "water",
        colour: water,
        colourEnd: shift(water, { l: 0.08 }),
        depth: 0.4,
        marks: ripples(random("bridge.water"), {
          top: 526,
          bottom: 780,
          colour: shift(water, { l: 0.15 }),
          count: 40,
        }),
      }),
      ...[[LEFT, 250, 90], [RIGHT, 774, 934]].map(([edge, far, near]) =>
        scenery(
          "bank",
          "plant",
          [[edge!, 516], [far!, 516], [near!, 800], [edge!, 800]],
          grade(LAWN, 0.3),
          { depth: 0.35 },
        )
      ),
      ...farBridge(grade(stone, 0.4)),
    ],
    ground: {
      name: "roadway",
      texture: "stone",
      colour: stone,
      top: 796,
      marks: paving(grade(stone)),
    },
    things: [],
    items: [
      scenery("parapet", "stone", box(LEFT, 660, RIGHT - LEFT, 146), wall, {
        line: 2.4,
        depth: 0.12,
        marks: [0, 1].flatMap((row) =>
          times(
            10,
            (i) =>
              mark(
                "shade",
                box(i * 120 + row * 60 - 20, 700 + row * 52, 4, 50),
                shift(wall, { l: -0.08 }),
              ),
          )
        ).concat(mark("shade", box(LEFT, 750, RIGHT - LEFT, 4), shift(wall, { l: -0.08 }))),
      }),
      scenery("coping", "stone", box(LEFT, 636, RIGHT - LEFT, 36, 6), shift(wall, { l: 0.07 }), {
        line: 2.4,
        depth: 0.12,
      }),
      ...[-1, 1].flatMap((side) => tower(land, side)),
      ...cables(land),
      ...furnishings(land, [{ name: "duck", beside: 250, y: 620, high: 44, depth: 0.2 }]),
    ],
  });
}

/** A bridge of three arches across the river. */
function farBridge(stone: Colour): Item[] {
  return [
    scenery("far bridge", "stone", box(150, 420, 724, 120), stone, {
      line: 2,
      depth: 0.45,
      marks: [270, 512, 754].map((x) =>
        mark("shade", ellipse([x, 544], 92, 84), shift(stone, { l: -0.25 }))
      ),
    }),
    scenery("far parapet", "stone", box(140, 404, 744, 22), shift(stone, { l: 0.06 }), {
      line: 2,
      depth: 0.45,
    }),
  ];
}

/** How far beside the middle the towers stand, and how high they reach. */
const TOWER = { beside: 400, top: 70 };

/** A tower on the parapet, two legs and beams between them. */
function tower({ grade }: Land, side: number): Item[] {
  const iron = grade({ l: 0.5, c: 0.12, h: 32 }, 0.1), x = 512 + side * TOWER.beside;
  return [
    ...[-42, 18].map((dx) =>
      scenery("bridge tower", "metal", box(x + dx, TOWER.top, 24, 720 - TOWER.top, 4), iron, {
        depth: 0.12,
        line: 2.4,
      })
    ),
    ...[110, 300, 480].map((y) =>
      scenery("beam of the tower", "metal", box(x - 42, y, 84, 24, 3), iron, {
        depth: 0.12,
        line: 2.4,
      })
    ),
  ];
}

/** The cable that hangs from tower to tower, and the ropes from it to the parapet. */
function cables({ grade }: Land): Item[] {
  const iron = grade({ l: 0.5, c: 0.12, h: 32 }, 0.1);
  const { beside, top } = TOWER, low = 430;
  const height = (dx: number) => top + 30 + (low - top) * (1 - (dx / beside) ** 2);
  const outside = (dx: number) => top + 30 + (Math.abs(dx) - beside) * 3.2;
  const along = times(15, (i): Point => [512 + (i / 7 - 1) * beside, height((i / 7 - 1) * beside)]);
  return [
    scenery("cable of the bridge", "metal", ribbon(along, [7, 7, 7]), iron, { depth: 0.12 }),
    ...[-1, 1].map((side) =>
      scenery(
        "cable of the bridge",
        "metal",
        ribbon([[512 + side * beside, outside(beside)], [512 + side * 540, outside(540)]], [7, 7]),
        iron,
        { depth: 0.12 },
      )
    ),
    ...times(11, (i) => (i / 5 - 1) * (beside - 66)).map((dx) =>
      scenery(
        "rope of the bridge",
        "metal",
        box(512 + dx - 2, height(dx), 4, 640 - height(dx)),
        iron,
        {
          depth: 0.14,
        },
      )
    ),
  ];
}
