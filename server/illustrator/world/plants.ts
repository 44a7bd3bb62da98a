/**
 * Small plants: grass, flowers, ferns, cacti, seaweed, corals. The root is the given point.
 *
 * @module
 */
import { type Colour, shift } from "../colour.ts";
import { curve, ellipse, type Knot, leaf, ribbon, smooth } from "../geometry/shapes.ts";
import { backdrop, line, mark } from "../items.ts";
import type { Random } from "../random.ts";
import type { Item, Point, Role } from "../scene.ts";

/** A tuft of grass blades. */
export function grass(
  random: Random,
  [x, y]: Point,
  height: number,
  colour: Colour,
  role: Role = "scenery",
): Item[] {
  return [-2, -1, 0, 1, 2].map((i) => {
    const lean = i * height * 0.22 + random.between(-4, 4), h = height * random.between(0.7, 1.1);
    return backdrop({
      name: "grass",
      role,
      texture: "plant",
      outline: leaf(
        [x + i * height * 0.1, y + 3],
        [x + i * height * 0.1 + lean, y - h],
        height * 0.065,
        -i * 3,
      ),
      colour: shift(colour, { l: random.between(-0.04, 0.04) }),
    });
  });
}

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
  const petals: Point[] = Array.from({ length: 40 }, (_, i) => {
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
  const petals: Point[] = Array.from({ length: 84 }, (_, i) => {
    const angle = (i / 84) * 2 * Math.PI;
    const reach = size * (1.02 + 0.42 * Math.abs(Math.cos(angle * 7)));
    return [head[0] + Math.cos(angle) * reach, head[1] + Math.sin(angle) * reach];
  });
  return [
    line("stalk", "scenery", curve([[x + 6, y], [x - 4, y - height * 0.5], head]), green, [10, 9]),
    backdrop({
      name: "leaf",
      role: "scenery",
      texture: "plant",
      outline: leaf(
        [x, y - height * 0.3],
        [x + height * 0.26, y - height * 0.44],
        height * 0.07,
        6,
      ),
      colour: green,
    }),
    backdrop({
      name: "leaf",
      role: "scenery",
      texture: "plant",
      outline: leaf(
        [x, y - height * 0.42],
        [x - height * 0.24, y - height * 0.54],
        height * 0.07,
        -6,
      ),
      colour: shift(green, { l: 0.03 }),
    }),
    backdrop({ name: "sunflower", role: "scenery", texture: "plant", outline: petals, colour }),
    backdrop({
      name: "sunflower heart",
      role: "scenery",
      texture: "plant",
      outline: ellipse(head, size * 0.72, size * 0.72),
      colour: { l: 0.43, c: 0.07, h: 50 },
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

/** A fern of arching fronds. */
export function fern([x, y]: Point, size: number, colour: Colour, role: Role = "front"): Item[] {
  return [-1.3, -0.75, -0.25, 0.25, 0.75, 1.3].map((lean, i) => {
    const tip: Point = [x + lean * size * 0.8, y - size * (1.05 - Math.abs(lean) * 0.42)];
    const via: Point = [x + lean * size * 0.3, y - size * 0.72];
    return backdrop({
      name: "fern",
      role,
      texture: "plant",
      outline: ribbon([[x, y], via, tip], [3, size * 0.085, size * 0.06, 1]),
      colour: shift(colour, { l: i % 2 ? 0.03 : -0.03 }),
      marks: [
        mark("shade", ribbon([[x, y], via, tip], [1.4, 1.4, 0.8]), shift(colour, { l: -0.08 })),
      ],
    });
  });
}

/** A cactus with two arms. */
export function cactus([x, y]: Point, height: number, colour: Colour, depth = 0.3): Item[] {
  const w = height * 0.13, rib = shift(colour, { l: -0.07 });
  const limb = (axis: Knot[], width: number) =>
    backdrop({
      name: "cactus",
      role: "scenery",
      texture: "plant",
      outline: ribbon(axis, [width, width, width]),
      colour,
      volume: 0.6,
      depth,
      marks: [-0.4, 0.4].map((s) =>
        mark("shade", ribbon(axis.map(([px, py]): Knot => [px + s * width, py]), [1.6, 1.6]), rib)
      ),
    });
  return [
    limb([[x - w, y - height * 0.38], [x - w * 2.3, y - height * 0.42], [
      x - w * 2.4,
      y - height * 0.68,
    ]], w * 0.62),
    limb([[x + w, y - height * 0.5], [x + w * 2.2, y - height * 0.54], [
      x + w * 2.3,
      y - height * 0.82,
    ]], w * 0.62),
    limb([[x, y + 10], [x, y - height * 0.5], [x, y - height * 0.92]], w),
  ];
}

/** A swaying ribbon of kelp. */
export function seaweed(
  random: Random,
  [x, y]: Point,
  height: number,
  colour: Colour,
  role: Role = "scenery",
  depth = 0.2,
): Item {
  const sway = random.between(14, 26) * (random.chance(0.5) ? 1 : -1);
  return backdrop({
    name: "seaweed",
    role,
    texture: "plant",
    outline: ribbon([[x, y + 6], [x + sway, y - height * 0.33], [x - sway, y - height * 0.66], [
      x + sway * 0.5,
      y - height,
    ]], [9, 12, 10, 2]),
    colour,
    depth,
  });
}

/** A branching coral. */
export function coral(
  [x, y]: Point,
  size: number,
  colour: Colour,
  depth = 0.1,
  role: Role = "scenery",
): Item[] {
  const arm = (knots: Knot[], width: number) =>
    backdrop({
      name: "coral",
      role,
      texture: "stone",
      outline: ribbon(knots.map(([px, py]): Knot => [x + px * size, y + py * size]), [
        width * size,
        width * size * 0.9,
        width * size * 0.8,
      ]),
      colour,
      volume: 0.5,
      depth,
    });
  return [
    arm([[0, 0.05], [-0.1, -0.4], [-0.36, -0.62], [-0.4, -0.9]], 0.09),
    arm([[0, -0.2], [0.24, -0.5], [0.3, -0.86]], 0.085),
    arm([[0, 0.05], [0.02, -0.5], [-0.02, -1.08]], 0.1),
    arm([[0.2, -0.44], [0.46, -0.56], [0.52, -0.78]], 0.07),
  ];
}
