/**
 * Plants: trees, bushes, grass, flowers, ferns, cacti, seaweed. The root is the given point.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { curve, ellipse, type Knot, leaf, ribbon, smooth } from "../geometry/shapes.ts";
import { backdrop, line, mark } from "../items.ts";
import type { Random } from "../random.ts";
import type { Item, Mark, Point, Region, Role } from "../scene.ts";

/** A crown of rounded puffs. */
export function puffs([x, y]: Point, rx: number, ry: number, count: number): Point[] {
  const steps = count * 9;
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    const bump = 1 + 0.13 * Math.abs(Math.sin((angle * count) / 2)) +
      0.03 * Math.sin(angle * 3 + x);
    return [x + Math.cos(angle) * rx * bump, y + Math.sin(angle) * ry * bump];
  });
}

/** Light leaves towards the light, dark ones below. */
function foliageMarks([x, y]: Point, rx: number, ry: number, colour: Colour): Mark[] {
  const light = shift(colour, { l: 0.055, h: -6 }), dark = shift(colour, { l: -0.06, h: 6 });
  return [
    mark("shade", puffs([x + rx * 0.1, y + ry * 0.72], rx * 0.95, ry * 0.5, 7), dark),
    mark("light", puffs([x - rx * 0.3, y - ry * 0.42], rx * 0.4, ry * 0.3, 5), light),
    mark("light", puffs([x + rx * 0.36, y - ry * 0.12], rx * 0.24, ry * 0.18, 5), light),
  ];
}

export function bush(
  at: Point,
  width: number,
  colour: Colour,
  depth = 0.3,
  role: Role = "scenery",
): Region {
  const height = width * 0.62, middle: Point = [at[0], at[1] - height * 0.35];
  return backdrop({
    name: "bush",
    role,
    texture: "plant",
    outline: puffs(middle, width / 2, height / 2, 7),
    colour,
    marks: foliageMarks(middle, width / 2, height / 2, colour),
    depth,
  });
}

/** A round-crowned tree. */
export function tree(
  random: Random,
  [x, y]: Point,
  height: number,
  leaves: Colour,
  bark: Colour,
  depth = 0.5,
): Item[] {
  const trunk = height * 0.5,
    rx = height * random.between(0.27, 0.33),
    ry = height * random.between(0.27, 0.31);
  const crown: Point = [x + random.between(-6, 6), y - height * 0.66];
  return [
    backdrop({
      name: "trunk",
      role: "scenery",
      texture: "wood",
      outline: ribbon([[x, y + 6], [x - 4, y - trunk * 0.5], [x + 2, y - trunk]], [
        height * 0.06,
        height * 0.042,
        height * 0.036,
      ]),
      colour: bark,
      volume: 0.4,
      depth,
    }),
    backdrop({
      name: "crown",
      role: "scenery",
      texture: "plant",
      outline: puffs(crown, rx, ry, 8),
      colour: leaves,
      marks: foliageMarks(crown, rx, ry, leaves),
      depth,
    }),
  ];
}

/** A fir in three skirts, snowed in if a colour of snow is given. */
export function fir(
  [x, y]: Point,
  height: number,
  colour: Colour,
  depth = 0.5,
  snow?: Colour,
): Item[] {
  const skirt = (top: number, bottom: number, half: number): Point[] =>
    smooth([
      [x, y - height * top, "corner"],
      [x + half * 0.5, y - height * ((top + bottom) / 2) + 4],
      [x + half, y - height * bottom, "corner"],
      [x + half * 0.4, y - height * bottom + height * 0.035],
      [x, y - height * bottom + height * 0.02],
      [x - half * 0.4, y - height * bottom + height * 0.035],
      [x - half, y - height * bottom, "corner"],
      [x - half * 0.5, y - height * ((top + bottom) / 2) + 4],
    ], 9);
  const tiers: [number, number, number][] = [[0.62, 0.12, 0.3], [0.82, 0.38, 0.24], [
    1,
    0.62,
    0.17,
  ]];
  return [
    backdrop({
      name: "fir trunk",
      role: "scenery",
      texture: "wood",
      outline: [[x - height * 0.035, y + 4], [x - height * 0.03, y - height * 0.2], [
        x + height * 0.03,
        y - height * 0.2,
      ], [x + height * 0.035, y + 4]],
      colour: mix(colour, { l: 0.4, c: 0.05, h: 50 }, 0.7),
      depth,
    }),
    ...tiers.map(([top, bottom, half], i) =>
      backdrop({
        name: "fir",
        role: "scenery",
        texture: "plant",
        outline: skirt(top, bottom, half * height),
        colour: shift(colour, { l: i * 0.022 }),
        depth,
        marks: [
          mark("shade", [[x + 4, y - height * top], [x + half * height, y - height * bottom + 14], [
            x + half * height * 0.3,
            y - height * bottom + 14,
          ]], shift(colour, { l: -0.045 })),
          ...(snow
            ? [
              mark(
                "light",
                smooth([
                  [x, y - height * top - 6, "corner"],
                  [x + half * height * 0.62, y - height * (bottom + (top - bottom) * 0.34)],
                  [x + half * height * 0.2, y - height * (bottom + (top - bottom) * 0.44)],
                  [x - half * height * 0.1, y - height * (bottom + (top - bottom) * 0.3)],
                  [x - half * height * 0.62, y - height * (bottom + (top - bottom) * 0.36)],
                ]),
                snow,
              ),
            ]
            : []),
        ],
      })
    ),
  ];
}

/** A leaning palm. */
export function palm(
  [x, y]: Point,
  height: number,
  lean: number,
  leaves: Colour,
  bark: Colour,
  depth = 0.3,
): Item[] {
  const top: Point = [x + lean, y - height];
  const trunk = curve([[x, y], [x + lean * 0.25, y - height * 0.5], top]);
  return [
    backdrop({
      name: "palm trunk",
      role: "scenery",
      texture: "wood",
      outline: ribbon(trunk.filter((_, i) => i % 6 === 0).concat([top]), [
        height * 0.042,
        height * 0.03,
        height * 0.024,
      ]),
      colour: bark,
      volume: 0.4,
      depth,
      marks: trunk.filter((_, i) => i % 4 === 1).map(([px, py]) =>
        mark("shade", leaf([px - 24, py + 4], [px + 24, py + 4], 2.6, 5), shift(bark, { l: -0.09 }))
      ),
    }),
    ...[-2.75, -2.25, -1.75, -1.2, -0.75, -0.3, 0.15].map((angle, i) =>
      frond(
        top,
        angle,
        height * (i % 2 ? 0.46 : 0.54),
        shift(leaves, { l: i % 2 ? 0.04 : -0.02 }),
        depth,
      )
    ),
    ...[-9, 9].map((dx) =>
      backdrop({
        name: "coconut",
        role: "scenery",
        texture: "wood",
        outline: ellipse([top[0] + dx, top[1] + 10], 11, 12),
        colour: shift(bark, { l: -0.14 }),
        volume: 0.6,
        depth,
      })
    ),
  ];
}

function frond([x, y]: Point, angle: number, length: number, colour: Colour, depth: number): Item {
  const tip: Point = [
    x + Math.cos(angle) * length,
    y + Math.sin(angle) * length * 0.55 + length * 0.34,
  ];
  const middle: Point = [
    x + Math.cos(angle) * length * 0.55,
    y + Math.sin(angle) * length * 0.62 - length * 0.04,
  ];
  return backdrop({
    name: "frond",
    role: "scenery",
    texture: "plant",
    outline: ribbon([[x, y], middle, tip], [4, length * 0.11, length * 0.09, 1]),
    colour,
    depth,
    marks: [
      mark("shade", ribbon([[x, y], middle, tip], [1.6, 1.6, 1]), shift(colour, { l: -0.08 })),
    ],
  });
}

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
