/** @module A cat dressed as a robot. */
import { type Colour, shift } from "../../colour/colour.ts";
import { points } from "../../geometry/coordinates.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { glow, line, mark, region } from "../../items.ts";
import type { Item } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate, suit } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { panel } from "../ornaments.ts";
import { mergeOutfits } from "../outfit.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person:
    "robot, robots, robot cat, robotic, cyborg, android, mech, mecha, robo, robocat, cybercat, terminator, gundam, automaton, droid, steampunk robot, made of metal, r2d2, c3po, androids, cyborgs, half machine, bionic, transformer",
  garment:
    "robot costume, robot suit, robot armour, robot armor, robot outfit, mech suit, robot body, mechanical body, metal body, metal plates, robot parts, robotic parts, metal suit, exoskeleton, power armour, power armor, robot limbs, mech armour, mech armor, mechanical parts",
  name: "robot suit",
  home: { laboratory: 3, spaceship: 2, "neon street": 1 },
  wear(fitting, named) {
    const lamp = named ?? { ...fitting.accent, l: 0.75, c: 0.16 };
    const steel: Colour = { l: 0.76, c: 0.015, h: 250 };
    return mergeOutfits([
      suit(fitting.cat, {
        colour: steel,
        texture: "metal",
        trim: shift(steel, { l: -0.2 }),
        trousers: true,
      }),
      {
        neck: chestPlate(
          fitting.cat,
          { colour: shift(steel, { l: 0.06 }), texture: "metal" },
          panel(lamp),
        ),
      },
      ownHat(fitting, robotCap(lamp)),
    ]);
  },
};

/** An aerial on a steel cap, with lamps at the ears. */
function robotCap(lamp: Colour): Item[] {
  const steel: Colour = { l: 0.76, c: 0.015, h: 250 };
  return [
    line("aerial", role, [[0, -140], [0, -186]], shift(steel, { l: -0.25 }), [7, 6]),
    glow({
      name: "aerial light",
      role,
      centre: [0, -196],
      radius: 56,
      colour: lamp,
      strength: 0.6,
    }),
    region({
      name: "aerial lamp",
      role,
      texture: "light",
      outline: ellipse([0, -196], 15, 15),
      colour: lamp,
    }),
    region({
      name: "steel cap",
      role,
      texture: "metal",
      outline: smooth(
        points("-94 -54, -90 -104, -56 -138, 0 -146, 56 -138, 90 -104, 94 -54, 0 -64"),
      ),
      colour: steel,
      volume: 0.7,
      marks: [
        mark("shade", ribbon([[0, -150], [0, -60]], [2.4, 2.4]), shift(steel, { l: -0.14 })),
        ...[-70, 70].map((x) => mark("shade", ellipse([x, -76], 5, 5), shift(steel, { l: -0.2 }))),
      ],
    }),
    ...[-1, 1].map((s) =>
      region({
        name: "ear lamp",
        role,
        texture: "light",
        outline: ellipse([s * 98, -44], 14, 18),
        colour: lamp,
      })
    ),
  ];
}
