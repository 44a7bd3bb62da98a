/**
 * @module Every entry of `wardrobe/gadgets`. Written by `deno task entries`: change the entries, not this file.
 */
import type { GadgetEntry } from "./accessory_entry.ts";
import { variant as camera } from "./gadgets/camera.ts";
import { variant as earpiece } from "./gadgets/earpiece.ts";
import { variant as earrings } from "./gadgets/earrings.ts";
import { variant as gameConsole } from "./gadgets/game_console.ts";
import { variant as gameController } from "./gadgets/game_controller.ts";
import { variant as headphones } from "./gadgets/headphones.ts";
import { variant as laptop } from "./gadgets/laptop.ts";
import { variant as littleRobot } from "./gadgets/little_robot.ts";
import { variant as noseRing } from "./gadgets/nose_ring.ts";
import { variant as phone } from "./gadgets/phone.ts";

/** The name of an entry. */
// deno-fmt-ignore
export type GadgetVariant =
  | "camera" | "earpiece" | "earrings" | "game console" | "game controller" | "headphones"
  | "laptop" | "little robot" | "nose ring" | "phone";

/** Every entry by its name. */
// deno-fmt-ignore
export const GADGETS: Readonly<Record<GadgetVariant, GadgetEntry>> = {
  camera, earpiece, earrings, "game console": gameConsole, "game controller": gameController,
  headphones, laptop, "little robot": littleRobot, "nose ring": noseRing, phone,
};

/** Every name, in the order of the alphabet. */
export const GADGET_VARIANTS: GadgetVariant[] = Object.keys(GADGETS) as GadgetVariant[];
