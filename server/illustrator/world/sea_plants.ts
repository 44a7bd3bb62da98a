/** @module What grows on the bottom of the sea. The root is the given point. */
import type { Colour } from "../colour/colour.ts";
import { type Knot, ribbon } from "../geometry/shapes.ts";
import { backdrop } from "../items.ts";
import type { Random } from "../random.ts";
import type { Item, Point, Role } from "../scene.ts";

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
