/**
 * What a cat wears before its eyes.
 *
 * @module
 */
import { eyeCentre } from "../../cat/face.ts";
import { moveItems } from "../../geometry/transform.ts";
import { GLASSES, type GlassesVariant } from "../glasses.ts";
import type { EyePair } from "../lenses.ts";
import type { AccessoryEntry } from "../accessory_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const accessory: AccessoryEntry = {
  words: [
    says(
      { accessory: "glasses" },
      "glasses, eyeglasses, spectacles, specs, eye glasses, spectacle, eyewear, bespectacled, glasses on its nose, glasses on his nose, glasses on her nose",
    ),
  ],
  variants: GLASSES,
  usual: "round glasses",
  wear({ cat }, colour, { variant = "round glasses" }) {
    const { yaw } = cat.figure.head;
    const eyes: EyePair = [eyeCentre(-1, yaw), eyeCentre(1, yaw)];
    return { head: moveItems(cat.toHead, GLASSES[variant as GlassesVariant].draw(colour, eyes)) };
  },
};
