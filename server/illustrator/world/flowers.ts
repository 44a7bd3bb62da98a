/** @module Flowers on their stems. The root is the given point. */
import { type Colour, shift } from "../colour/colour.ts";
import { curve, ellipse, leaf, smooth } from "../geometry/shapes.ts";
import { backdrop, line, mark, scenery } from "../items.ts";
import type { Random } from "../random.ts";
import type { Item, Point, Role } from "../scene.ts";
import { times } from "../times.ts";

/** A flower of the field on its stalk. */
export function wildflower(
  random: Random,
  [x, y]: Point,
  height: number,
  colour: Colour,
  green: Colour,
  role: Role = "scenery",
): Item[] {
  const lean = random.between(-8, 8), head: Point = [x + lean, y - height];
  const size = height * random.between(0.2, 0.28), turn = random.between(0, 1.2);
  const petals: Point[] = times(40, (i) => {
    const angle = (i / 40) * 2 * Math.PI,
      reach = size * (0.62 + 0.38 * Math.abs(Math.cos((angle + turn) * 2.5)));
    return [head[0] + Math.cos(angle) * reach, head[1] + Math.sin(angle) * reach * 0.92];
  });
  return [
    line("stalk", role, curve([[x, y + 3], [x + lean * 0.3, y - height * 0.5], head]), green, [
      height * 0.05,
      height * 0.04,
    ]),
    backdrop({
      name: "leaf",
      role,
      texture: "plant",
      outline: leaf(
        [x, y - height * 0.2],
        [x + height * 0.26, y - height * 0.44],
        height * 0.06,
        2,
      ),
      colour: green,
    }),
    backdrop({ name: "petals", role, texture: "plant", outline: petals, colour, volume: 0.2 }),
    backdrop({
      name: "flower heart",
      role,
      texture: "plant",
      outline: ellipse(head, size * 0.3, size * 0.28),
      colour: { l: 0.85, c: 0.13, h: 85 },
    }),
  ];
}

/** A tulip or rosebud on a straight stalk. */
export function tulip(
  [x, y]: Point,
  height: number,
  colour: Colour,
  green: Colour,
  role: Role = "scenery",
): Item[] {
  const w = height * 0.15, top = y - height;
  return [
    line("stalk", role, [[x, y + 3], [x, top + w]], green, [height * 0.05, height * 0.045]),
    backdrop({
      name: "leaf",
      role,
      texture: "plant",
      outline: leaf([x, y], [x - height * 0.22, y - height * 0.56], height * 0.06, 4),
      colour: green,
    }),
    backdrop({
      name: "leaf",
      role,
      texture: "plant",
      outline: leaf([x, y], [x + height * 0.24, y - height * 0.48], height * 0.06, -4),
      colour: shift(green, { l: -0.03 }),
    }),
    backdrop({
      name: "tulip",
      role,
      texture: "plant",
      outline: smooth([
        [x - w, top - w * 0.6, "corner"],
        [x - w * 0.5, top + w * 0.1],
        [x, top - w * 0.9, "corner"],
        [x + w * 0.5, top + w * 0.1],
        [x + w, top - w * 0.6, "corner"],
        [x + w * 0.9, top + w],
        [x, top + w * 1.7],
        [x - w * 0.9, top + w],
      ], 4),
      colour,
      volume: 0.4,
      marks: [
        mark("shade", leaf([x, top - w], [x, top + w * 1.6], w * 0.3), shift(colour, { l: -0.06 })),
      ],
    }),
  ];
}

/** A sunflower, tall, face to the viewer. */
export function sunflower([x, y]: Point, height: number, colour: Colour, green: Colour): Item[] {
  const head: Point = [x, y - height], size = height * 0.17;
  const petals: Point[] = times(84, (i) => {
    const angle = (i / 84) * 2 * Math.PI;
    const reach = size * (1.02 + 0.42 * Math.abs(Math.cos(angle * 7)));
    return [head[0] + Math.cos(angle) * reach, head[1] + Math.sin(angle) * reach];
  });
  return [
    line("stalk", "scenery", curve([[x + 6, y], [x - 4, y - height * 0.5], head]), green, [10, 9]),
    scenery(
      "leaf",
      "plant",
      leaf([x, y - height * 0.3], [x + height * 0.26, y - height * 0.44], height * 0.07, 6),
      green,
    ),
    scenery(
      "leaf",
      "plant",
      leaf([x, y - height * 0.42], [x - height * 0.24, y - height * 0.54], height * 0.07, -6),
      shift(green, { l: 0.03 }),
    ),
    scenery("sunflower", "plant", petals, colour),
    scenery("sunflower heart", "plant", ellipse(head, size * 0.72, size * 0.72), {
      l: 0.43,
      c: 0.07,
      h: 50,
    }, {
      marks: [
        mark(
          "light",
          ellipse([head[0] - size * 0.12, head[1] - size * 0.12], size * 0.4, size * 0.4),
          { l: 0.52, c: 0.08, h: 55 },
          6,
        ),
      ],
    }),
  ];
}
