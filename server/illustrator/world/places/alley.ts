/** @module In an alley: brick walls close at both sides, dustbins, a fire escape, a lamp. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { glow, mark, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { furnishings } from "../furnishings.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { isLampTime, paving, sights } from "../sights.ts";
import { LAMPLIGHT, skyline } from "../skyline.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "alley, alleys, alleyway, alleyways, dark alley, back alley, alley cat's alley, side alley, city alley, dingy alley, backstreet, back street, back lane",
  phrase: { where: "in", what: "an alley" },
  ...OUTDOORS,
  season: "none",
  isWide: true,
  props: { none: 2, fish: 1 },
  draw: alley,
};

/** Two walls that narrow towards the street at the end, bins before them. */
function alley(land: Land): Place {
  const { grade, random } = land;
  const stone = { l: 0.56, c: 0.015, h: 260 }, brick = grade({ l: 0.5, c: 0.1, h: 35 }, 0.15);
  return sights(land, {
    horizon: 640,
    far: [
      ...skyline(random("alley.street"), {
        base: 780,
        low: 260,
        high: 420,
        width: 110,
        wall: () => grade({ l: 0.66, c: 0.04, h: 70 }, 0.7),
        lit: isLampTime(land) ? 0.6 : 0.1,
        depth: 0.7,
      }),
      ...sideWall(-1, brick),
      ...sideWall(1, shift(brick, { l: -0.04, h: 8 })),
      ...fireEscape(grade({ l: 0.28, c: 0.02, h: 260 }, 0.1), 512 + land.lightSide * 350),
    ],
    ground: {
      name: "alley floor",
      texture: "stone",
      colour: stone,
      top: 770,
      marks: paving(grade(stone)),
    },
    things: [],
    items: [
      ...(isLampTime(land)
        ? [glow({
          name: "alley lamp",
          centre: [512 - land.lightSide * 300, 240],
          radius: 260,
          colour: LAMPLIGHT,
          strength: 0.6,
          depth: 0.1,
        })]
        : []),
      ...furnishings(land, [
        { name: "wheelie bin", beside: -390, y: 850, high: 270, depth: 0.08 },
        { name: "bin", beside: 340, y: 850, high: 230, depth: 0.08 },
        { name: "bin bag", beside: 430, y: 886, high: 150, depth: 0.05 },
        { name: "fish bone", beside: -290, y: 900, high: 50, depth: 0.05 },
      ]),
    ],
  });
}

/** A brick wall along one side. */
function sideWall(s: number, brick: Colour): Item[] {
  const near = 512 + s * 536, far = 512 + s * 190;
  return [
    scenery("brick wall", "stone", [[near, -30], [far, 120], [far, 780], [near, 960]], brick, {
      line: 2.4,
      depth: 0.3,
      marks: times(18, (row) => {
        const t = row / 18, yNear = -30 + 990 * t, yFar = 120 + 660 * t;
        return [
          mark(
            "shade",
            [[near, yNear], [far, yFar], [far, yFar + 3], [near, yNear + 5]],
            shift(brick, { l: -0.09 }),
          ),
          ...times(5, (i) => {
            const u = (i + (row % 2) * 0.5) / 5, x = near + (far - near) * u;
            const y = yNear + (yFar - yNear) * u, high = 55 - 18 * u;
            return mark("shade", box(x - 2, y, 4, high), shift(brick, { l: -0.08 }));
          }),
        ];
      }).flat(),
    }),
  ];
}

/** Landings with rails, ladders between them. */
function fireEscape(iron: Colour, x: number): Item[] {
  return [200, 400].flatMap((y) => [
    scenery("landing", "metal", box(x - 110, y, 220, 14), iron, { depth: 0.2, line: 1.6 }),
    scenery("landing rail", "metal", box(x - 110, y - 80, 220, 8), iron, { depth: 0.2 }),
    ...times(
      8,
      (i) =>
        scenery("rail bar", "metal", box(x - 110 + i * 30, y - 80, 6, 84), iron, { depth: 0.2 }),
    ),
    ...times(
      6,
      (i) => scenery("rung", "metal", box(x - 40, y + 24 + i * 32, 60, 7), iron, { depth: 0.2 }),
    ),
    ...[-40, 14].map((dx) =>
      scenery("ladder rail", "metal", box(x + dx, y, 7, 200), iron, { depth: 0.2 })
    ),
  ]);
}
