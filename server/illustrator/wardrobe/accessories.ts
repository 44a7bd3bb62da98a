/** @module The accessories of the form, as `lib/choices.ts` names them. */
import type { Accessory } from "../../../lib/choices.ts";
import { accessory as backpack } from "./accessories/backpack.ts";
import { accessory as gadget } from "./accessories/gadget.ts";
import { accessory as glasses } from "./accessories/glasses.ts";
import { accessory as hat } from "./accessories/hat.ts";
import { accessory as scarf } from "./accessories/scarf.ts";
import { accessory as yarn } from "./accessories/yarn.ts";
import type { AccessoryEntry, VariantEntry } from "./accessory_entry.ts";
import { GADGET_VARIANTS, type GadgetVariant } from "./gadgets.ts";
import { GLASSES_VARIANTS, type GlassesVariant } from "./glasses.ts";
import { HAT_VARIANTS, type HatVariant } from "./hats.ts";
import { SCARF_VARIANTS, type ScarfVariant } from "./scarves.ts";

export const ACCESSORIES: Readonly<Record<Accessory, AccessoryEntry>> = {
  hat,
  glasses,
  scarf,
  backpack,
  yarn,
  gadget,
};

/** A variant of any accessory: the name of its entry. */
export type Variant = HatVariant | GlassesVariant | ScarfVariant | GadgetVariant;

/** What the accessories can be; those that are missing have one drawing only. */
export const VARIANTS = {
  hat: HAT_VARIANTS,
  glasses: GLASSES_VARIANTS,
  scarf: SCARF_VARIANTS,
  gadget: GADGET_VARIANTS,
} as const satisfies Partial<Record<Accessory, readonly Variant[]>>;

/** The entry of a variant. */
export function variantOf(kind: Accessory, variant: Variant | undefined): VariantEntry | undefined {
  return variant && ACCESSORIES[kind].variants?.[variant];
}
