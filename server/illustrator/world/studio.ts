/**
 * A photographer's studio in the colours of the scheme: rays, a soft disc, confetti of little shapes.
 *
 * @module
 */
import { shift } from "../colour.ts";
import { ellipse, heart, star } from "../geometry/shapes.ts";
import { backdrop, glow } from "../items.ts";
import { SCHEMES } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import { lightOf } from "./light.ts";
import type { Land, Place } from "./place.ts";

export function studio({ spec, random, lightSide, grade }: Land): Place {
  const ground = 878;
  const tint = SCHEMES[spec.scheme];
  const hue = (offset: number) =>
    spec.scheme === "gradient" ? tint.h + offset * 3 : tint.h + offset * 0.5;
  const wall = grade({ l: 0.86, c: 0.085, h: tint.h });
  const centre: Point = [512, 500];
  return {
    sky: [
      { offset: 0, colour: grade({ l: 0.83, c: 0.1, h: hue(-20) }) },
      { offset: 1, colour: grade({ l: 0.92, c: 0.06, h: hue(20) }) },
    ],
    light: lightOf({ ...spec, time: "day" }, lightSide),
    horizon: 780,
    ground,
    back: [
      ...rays(centre, shift(wall, { l: 0.045, c: -0.01 })),
      backdrop({
        name: "disc",
        role: "scenery",
        texture: "paper",
        outline: ellipse(centre, 372, 372),
        colour: grade({ l: 0.93, c: 0.055, h: hue(24) }),
        depth: 0.7,
      }),
      backdrop({
        name: "inner disc",
        role: "scenery",
        texture: "paper",
        outline: ellipse(centre, 318, 318),
        colour: grade({ l: 0.965, c: 0.03, h: hue(30) }),
        depth: 0.7,
      }),
      ...confetti(random("studio.confetti"), hue, grade),
      backdrop({
        name: "floor",
        role: "ground",
        texture: "cloth",
        outline: floor(),
        colour: grade({ l: 0.79, c: 0.1, h: hue(8) }),
        colourEnd: grade({ l: 0.7, c: 0.11, h: hue(-6) }),
      }),
      backdrop({
        name: "rug",
        role: "ground",
        texture: "cloth",
        outline: ellipse([512, ground + 6], 400, 76),
        colour: grade({ l: 0.95, c: 0.03, h: hue(40) }),
        depth: 0.1,
      }),
      backdrop({
        name: "inner rug",
        role: "ground",
        texture: "cloth",
        outline: ellipse([512, ground + 6], 352, 60),
        colour: grade({ l: 0.86, c: 0.075, h: hue(30) }),
        depth: 0.1,
      }),
      glow({
        name: "spotlight",
        role: "scenery",
        centre: [512, 420],
        radius: 420,
        colour: { l: 0.99, c: 0.02, h: 95 },
        strength: 0.4,
        depth: 0.5,
      }),
    ],
    front: [],
  };
}

function rays([x, y]: Point, colour: ReturnType<Land["grade"]>): Item[] {
  return Array.from({ length: 14 }, (_, i) => {
    const from = (i / 14) * 2 * Math.PI, to = from + Math.PI / 14;
    const reach = 900;
    return backdrop({
      name: "ray",
      role: "sky",
      texture: "paper",
      outline: [[x, y], [x + Math.cos(from) * reach, y + Math.sin(from) * reach], [
        x + Math.cos(to) * reach,
        y + Math.sin(to) * reach,
      ]],
      colour,
      opacity: 0.6,
      depth: 1,
    });
  });
}

function confetti(
  random: ReturnType<Land["random"]>,
  hue: (offset: number) => number,
  grade: Land["grade"],
): Item[] {
  return Array.from({ length: 34 }, (_, i) => {
    const angle = random.between(0, 6.28), reach = random.between(390, 640);
    const at: Point = [512 + Math.cos(angle) * reach, 480 + Math.sin(angle) * reach * 0.92];
    const size = random.between(7, 17);
    const shapes = [
      () => ellipse(at, size * 0.6, size * 0.6),
      () => star(at, size, { turn: angle }),
      () => heart(at, size * 0.85, random.between(-0.5, 0.5)),
    ];
    return backdrop({
      name: "confetti",
      role: "scenery",
      texture: "paper",
      outline: shapes[i % 3]!(),
      colour: grade({ l: random.between(0.68, 0.97), c: 0.1, h: hue(random.between(-60, 60)) }),
      depth: 0.6,
    });
  }).filter(({ outline }) => outline[0]![1] < 790);
}

function floor(): Point[] {
  const points: Point[] = [];
  for (let x = -20; x <= 1044; x += 14) points.push([x, 786 + ((x - 512) / 512) ** 2 * 16]);
  return [...points, [1044, 1060], [-20, 1060]];
}
