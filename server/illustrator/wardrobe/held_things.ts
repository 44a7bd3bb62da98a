/**
 * Things for a paw, drawn around the grip.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { box, curve, ellipse, leaf, ribbon, rounded, smooth, star } from "../geometry/shapes.ts";
import { glow, line, mark } from "../items.ts";
import { GOLD, INK, THINGS, WHITE } from "../palette.ts";
import type { Item, Point } from "../scene.ts";
import { thing } from "./prop_art.ts";

/** A balloon on its string. */
export function balloon(colour: Colour): Item[] {
  return [
    line("string", "prop", curve([[0, 20], [6, -40], [-6, -90], [4, -132]]), {
      l: 0.4,
      c: 0.03,
      h: 40,
    }, [2.6, 2.6]),
    thing(
      "balloon knot",
      "cloth",
      [[4, -138], [13, -124], [-5, -124]],
      shift(colour, { l: -0.1 }),
      {
        line: 3,
      },
    ),
    thing(
      "balloon",
      "skin",
      smooth([[4, -136], [-34, -168], [-48, -216], [-26, -258], [4, -270], [34, -258], [56, -216], [
        42,
        -168,
      ]]),
      colour,
      {
        volume: 0.9,
        marks: [mark("light", leaf([-30, -200], [-14, -248], 8, -6), mix(colour, WHITE, 0.75), 2)],
      },
    ),
  ];
}

/** A sword, point up. */
export function sword(colour: Colour): Item[] {
  return [
    thing("blade", "metal", [[-11, -16], [-11, -150], [0, -178], [11, -150], [11, -16]], colour, {
      marks: [
        mark("shade", [[0, -10], [0, -176], [14, -150], [14, -10]], shift(colour, { l: -0.12 })),
      ],
      volume: 0.2,
    }),
    thing("guard", "metal", rounded([[-36, -20], [36, -20], [36, -6], [-36, -6]], 7), GOLD),
    thing("grip", "wood", box(-8, -6, 16, 38, 5), THINGS.brown),
    thing("pommel", "metal", ellipse([0, 38], 11, 11), GOLD),
  ];
}

/** A wand with a glowing star. */
export function wand(colour: Colour): Item[] {
  return [
    thing("wand", "wood", ribbon([[0, 40], [0, -96]], [6, 5]), { l: 0.42, c: 0.05, h: 50 }),
    glow({
      name: "wand light",
      role: "prop",
      centre: [0, -116],
      radius: 78,
      colour: mix(colour, WHITE, 0.4),
      strength: 0.7,
    }),
    thing("wand star", "light", star([0, -116], 32), colour),
    ...([[-46, -146, 9], [44, -152, 11], [40, -84, 7]] as const).map(([x, y, r]) =>
      glow({
        name: "spark",
        role: "prop" as const,
        centre: [x, y] as Point,
        radius: r,
        colour: mix(colour, WHITE, 0.5),
        strength: 0.95,
        points: 4,
      })
    ),
  ];
}

/** A lit lantern, hanging. */
export function lantern(colour: Colour): Item[] {
  const warm: Colour = { l: 0.93, c: 0.11, h: 88 };
  return [
    line("lantern ring", "prop", ellipse([0, 8], 12, 14), INK, [4, 4]),
    glow({
      name: "lantern light",
      role: "prop",
      centre: [0, 74],
      radius: 130,
      colour: { l: 0.88, c: 0.13, h: 78 },
      strength: 0.62,
    }),
    thing(
      "lantern cap",
      "metal",
      smooth([[-30, 40, "corner"], [0, 20], [30, 40, "corner"]]),
      colour,
    ),
    thing("lantern glass", "glass", rounded([[-26, 40], [26, 40], [30, 98], [-30, 98]], 6), warm, {
      volume: 0.2,
      marks: [
        mark("light", smooth([[0, 54, "corner"], [10, 74], [0, 90], [-10, 74]], 3), {
          l: 0.8,
          c: 0.16,
          h: 65,
        }),
      ],
    }),
    line("lantern bar", "prop", [[-9, 40], [-10, 98]], shift(colour, { l: -0.2 }), [3.4, 3.4]),
    line("lantern bar", "prop", [[9, 40], [10, 98]], shift(colour, { l: -0.2 }), [3.4, 3.4]),
    thing(
      "lantern foot",
      "metal",
      rounded([[-34, 96], [34, 96], [34, 110], [-34, 110]], 5),
      colour,
    ),
  ];
}
