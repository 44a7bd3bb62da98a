/** @module In San Francisco: the Golden Gate Bridge over the bay, a cable car, steep rows of houses. */
import { box } from "../../geometry/shapes.ts";
import { line, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { hills, LEFT, RIGHT, ripples, under } from "../landforms.ts";
import { shift } from "../../colour/colour.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { paving, sights } from "../sights.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "san francisco, in san francisco, golden gate bridge, the golden gate, golden gate, on the golden gate bridge",
  nearest: "in california, bay area",
  phrase: { where: "in", what: "San Francisco" },
  ...OUTDOORS,
  isWide: true,
  includes: ["city", "bridge"],
  props: { none: 1 },
  draw: sanFrancisco,
};

/** The bridge from side to side behind the cat, a tram before it. */
function sanFrancisco(land: Land): Place {
  const { grade, random } = land;
  const sea = grade({ l: 0.6, c: 0.09, h: 228 }, 0.35), stone = { l: 0.76, c: 0.02, h: 75 };
  return sights(land, {
    horizon: 560,
    far: [
      under(hills(random("san_francisco.far"), { height: 540, swing: 60, waves: 2 }), {
        name: "far hills",
        colour: grade({ l: 0.66, c: 0.08, h: 130 }, 0.7),
        depth: 0.7,
      }),
      under([[LEFT, 570], [RIGHT, 570]], {
        name: "bay",
        texture: "water",
        colour: sea,
        colourEnd: shift(sea, { l: 0.08 }),
        depth: 0.4,
        marks: ripples(random("san_francisco.bay"), {
          top: 580,
          bottom: 770,
          colour: shift(sea, { l: 0.15 }),
          count: 36,
        }),
      }),
      ...redBridge(land),
    ],
    ground: {
      name: "street",
      texture: "stone",
      colour: stone,
      top: 780,
      marks: paving(grade(stone)),
    },
    things: [
      { name: "tram", beside: 345, y: 858, high: 330, depth: 0.08, isOnly: true },
      { name: "house", beside: -400, y: 830, high: 270, depth: 0.12 },
    ],
  });
}

/** Two red towers, the roadway, the cables between them. */
function redBridge({ grade }: Land): Item[] {
  const red = grade({ l: 0.58, c: 0.18, h: 35 }, 0.1);
  const sag = (from: Point, to: Point, low: number): Point[] =>
    times(25, (i) => {
      const t = i / 24;
      return [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t + low * 4 * t * (1 - t),
      ];
    });
  const cables = [
    sag([LEFT, 470], [210, 180], 40),
    sag([210, 180], [814, 180], 300),
    sag([814, 180], [RIGHT, 470], 40),
  ];
  return [
    ...cables.map((cable) => line("bridge cable", "scenery", cable, red, [8, 8])),
    ...cables.flatMap((cable) =>
      cable.filter((_, i) => i % 2 === 1).map(([x, y]) =>
        line("hanger", "scenery", [[x, y], [x, 560]], red, [2.4, 2.4])
      )
    ),
    ...[210, 814].flatMap((x) => [
      ...[-34, 22].map((dx) =>
        scenery("bridge tower", "metal", box(x + dx, 160, 20, 520), red, { line: 2.4, depth: 0.15 })
      ),
      ...[190, 290, 390, 490].map((y) =>
        scenery("bridge tower", "metal", box(x - 34, y, 76, 26), red, { line: 2.4, depth: 0.15 })
      ),
    ]),
    scenery("bridge roadway", "metal", box(LEFT, 556, RIGHT - LEFT, 30), red, {
      line: 2.4,
      depth: 0.15,
    }),
  ];
}
