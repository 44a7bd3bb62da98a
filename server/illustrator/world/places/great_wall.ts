/** @module On the Great Wall of China: the wall and its towers go up over green mountains. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { LEFT, peaks, RIGHT, under } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { paving, sights } from "../sights.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words: "great wall of china, chinese wall, the great wall, wall of china",
  nearest: "in china, hadrian's wall",
  phrase: { where: "on", what: "the Great Wall of China" },
  ...OUTDOORS,
  isWide: true,
  includes: ["mountains"],
  props: { none: 1 },
  draw: greatWall,
};

/** Mountains, on them the wall with a tower at either side, before it the walk between its battlements. */
function greatWall(land: Land): Place {
  const { grade, random, lightSide } = land;
  const far = random("great_wall.far"), stone: Colour = { l: 0.74, c: 0.03, h: 75 };
  const at = (beside: number) => 512 + lightSide * beside;
  const wall = grade(stone, 0.25);
  return sights(land, {
    horizon: 640,
    far: [
      under(peaks(far, { height: 560, swing: 190, count: 4 }), {
        name: "far mountains",
        colour: grade({ l: 0.66, c: 0.07, h: 165 }, 0.8),
        depth: 0.8,
      }),
      under(
        [[LEFT, 520], [at(-330), 420], [at(-60), 600], [at(330), 330], [RIGHT, 520]].toSorted((
          a,
          b,
        ) => a[0]! - b[0]!) as [number, number][],
        {
          name: "green mountain",
          colour: grade({ l: 0.6, c: 0.1, h: 140 }, 0.4),
          depth: 0.5,
        },
      ),
      ...stretch(
        [[at(-480), 520], [at(-330), 420], [at(-60), 600], [at(330), 330], [at(500), 440]],
        wall,
      ),
      ...tower(at(-330), 440, 130, wall),
      ...tower(at(340), 350, 150, wall),
    ],
    ground: {
      name: "walk",
      texture: "stone",
      colour: stone,
      top: 780,
      marks: paving(grade(stone)),
    },
    things: [],
    items: battlements(grade(shift(stone, { l: -0.05 }), 0.1)),
  });
}

/** The wall along these points, with teeth. */
function stretch(line: readonly (readonly [number, number])[], colour: Colour): Item[] {
  return line.slice(1).flatMap(([x1, y1], i) => {
    const [x0, y0] = line[i]!;
    return [
      scenery(
        "wall on the mountain",
        "stone",
        [[x0, y0 - 44], [x1, y1 - 44], [x1, y1 + 26], [x0, y0 + 26]],
        colour,
        {
          line: 2,
          depth: 0.35,
        },
      ),
      ...times(9, (k) => {
        const t = (k + 0.5) / 9, x = x0 + (x1 - x0) * t, y = y0 + (y1 - y0) * t;
        return scenery("tooth of the wall", "stone", box(x - 7, y - 62, 14, 20), colour, {
          line: 1.6,
          depth: 0.35,
        });
      }),
    ];
  });
}

/** A watchtower. */
function tower(x: number, y: number, high: number, colour: Colour): Item[] {
  return [
    scenery(
      "watchtower",
      "stone",
      box(x - 62, y - high, 124, high + 60),
      shift(colour, { l: 0.03 }),
      {
        line: 2.4,
        depth: 0.3,
        marks: [-32, 0, 32].map((dx) =>
          mark("shade", box(x + dx - 9, y - high + 34, 18, 34, 8), shift(colour, { l: -0.3 }))
        ),
      },
    ),
    ...[-54, -18, 18, 54].map((dx) =>
      scenery(
        "battlement",
        "stone",
        box(x + dx - 13, y - high - 20, 26, 24),
        shift(colour, { l: 0.03 }),
        {
          line: 2,
          depth: 0.3,
        },
      )
    ),
  ];
}

/** The parapet behind the cat. */
function battlements(colour: Colour): Item[] {
  return [
    ...times(
      8,
      (i) =>
        scenery("battlement", "stone", box(i * 146 - 50, 640, 92, 84), colour, {
          line: 2.4,
          depth: 0.15,
        }),
    ),
    scenery("parapet", "stone", box(LEFT, 712, RIGHT - LEFT, 82), colour, {
      line: 2.4,
      depth: 0.15,
      marks: times(10, (i) => mark("shade", box(i * 112, 712, 4, 82), shift(colour, { l: -0.08 }))),
    }),
  ];
}
