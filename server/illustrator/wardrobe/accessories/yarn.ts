/** @module A ball of yarn. */
import { onGround } from "../prop_spots.ts";
import { yarnBall } from "../yarn.ts";
import type { AccessoryEntry } from "../accessory_entry.ts";

export const accessory: AccessoryEntry = {
  words:
    "yarn, ball of yarn, balls of yarn, yarn ball, yarn balls, wool, ball of wool, yarnball, thread ball",
  name: "ball of yarn",
  carried: true,
  wear(_fitting, colour, { places }) {
    return onGround(places, { half: 58 }, yarnBall(colour), 1.15);
  },
};
