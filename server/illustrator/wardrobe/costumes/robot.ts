/**
 * A cat dressed as a robot.
 *
 * @module
 */
import { type Colour, shift } from "../../colour.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { robotCap } from "../fabled_headwear.ts";
import { chestPlate, suit } from "../garments.ts";
import { ownHat } from "../headdress.ts";
import { panel } from "../ornaments.ts";
import { together } from "../outfit.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "robot" },
      "robot, robots, robot cat, robotic, cyborg, android, mech, mecha, robo, robocat, cybercat, terminator, gundam, automaton, droid, steampunk robot, made of metal, r2d2, c3po, androids, cyborgs, half machine, bionic, transformer",
      { role: "character" },
    ),
    says(
      { costume: "robot" },
      "robot costume, robot suit, robot armour, robot armor, robot outfit, mech suit, robot body, mechanical body, metal body, metal plates, robot parts, robotic parts, metal suit, exoskeleton, power armour, power armor, robot limbs, mech armour, mech armor, mechanical parts",
      { role: "thing" },
    ),
  ],
  name: "robot suit",
  home: { laboratory: 3, spaceship: 2, "neon street": 1 },
  wear(fitting, named) {
    const lamp = named ?? { ...fitting.accent, l: 0.75, c: 0.16 };
    const steel: Colour = { l: 0.76, c: 0.015, h: 250 };
    return together([
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
