/**
 * Every entry of `wardrobe/gadgets`. Written by `deno task entries`: change the entries, not this file.
 *
 * @module
 */
import type { GadgetEntry } from "./accessory_entry.ts";
import { variant as camera } from "./gadgets/camera.ts";
import { variant as gameConsole } from "./gadgets/game_console.ts";
import { variant as gameController } from "./gadgets/game_controller.ts";
import { variant as headphones } from "./gadgets/headphones.ts";
import { variant as laptop } from "./gadgets/laptop.ts";
import { variant as littleRobot } from "./gadgets/little_robot.ts";
import { variant as phone } from "./gadgets/phone.ts";

export const GADGETS = {
  camera,
  "game console": gameConsole,
  "game controller": gameController,
  headphones,
  laptop,
  "little robot": littleRobot,
  phone,
} satisfies Record<string, GadgetEntry>;

export type GadgetVariant = keyof typeof GADGETS;

export const GADGET_VARIANTS = Object.keys(GADGETS) as GadgetVariant[];
