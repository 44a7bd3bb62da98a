/** @module Small plants without flowers. The root is the given point. */
import { type Colour, shift } from "../colour/colour.ts";
import { type Knot, leaf, ribbon } from "../geometry/shapes.ts";
import { backdrop, mark, scenery } from "../items.ts";
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
    scenery("cactus", "plant", ribbon(axis, [width, width, width]), colour, {
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
