/**
 * @module All that is known of an accessory of the form, in one entry, and of each variant of it in an
 * entry of its own: words, how likely it is, how it is drawn. `accessories/` holds the six; `hats/`,
 * `glasses/`, `scarves/` and `gadgets/` hold their variants; `deno task entries` collects them.
 */
import type { Colour } from "../colour/colour.ts";
import type { Item, Role } from "../scene.ts";
import type { EntryWords } from "../vocabulary/entry_words.ts";
import type { EyePair } from "./lenses.ts";
import type { Outfit, OutfitContext } from "./outfit.ts";
import type { PropSpots } from "./prop_spots.ts";

/** A hat in a colour, on the head's coordinates; costumes pass their own role. */
export type HatOf = (colour: Colour, role?: Role) => Item[];

/** Neckwear in a colour; costumes pass their own role. */
export type ScarfOf = (colour: Colour, role?: Role) => Item[];

/** Glasses in a colour, before these eyes. */
export type GlassesOf = (colour: Colour, eyes: EyePair) => Item[];

/** Where something is worn that leaves the usual place of its kind free. */
export type WornAt = "ear" | "hair" | "muzzle" | "chest";

/** What every variant of an accessory has. */
export interface VariantEntry extends EntryWords {
  /** Absent: where its kind usually is. Of each place a cat wears one: a mask below glasses, a brooch below pearls. */
  at?: WornAt;
  /** Those of `words` that name exactly it, as single words: of others a receipt says that it is something near. */
  synonyms?: string;
  /** How likely a word that names no variant means it ("a hat"); absent: never. */
  plain?: number;
  /** How likely the form's button brings it where no words do; absent: never. */
  chosen?: number;
  /** Its usual colour; absent: one that suits the scheme. */
  colour?: Colour;
  /** Whether no other colour would show. */
  isOwnColour?: true;
}

/** A hat. */
export interface HatEntry extends VariantEntry {
  /** Its shapes. */
  draw: HatOf;
}

/** A pair of glasses. */
export interface GlassesEntry extends VariantEntry {
  /** Its shapes. */
  draw: GlassesOf;
}

/** A scarf, or another thing worn around the neck. */
export interface ScarfEntry extends VariantEntry {
  /** Its shapes. */
  draw: ScarfOf;
}

/** A gadget, worn or carried. */
export interface GadgetEntry extends VariantEntry {
  /** Where it goes: worn on the ears or around the neck, carried in the air or on the ground. */
  spot: "ground" | "air" | "neck" | "ears";
  /** Half of the width it needs on the ground. */
  half: number;
  /** Its shapes in a colour. */
  draw: (colour: Colour) => Item[];
}

/** All that is known of an accessory of the form. */
export interface AccessoryEntry extends EntryWords {
  /** What sentences call it; absent: its key, or that of its variant. */
  name?: string;
  /** Whether the cat carries it instead of wearing it; of a gadget its spot decides. */
  carried?: true;
  /** Its variants by name; absent: it has one drawing. */
  variants?: Readonly<Record<string, VariantEntry>>;
  /** The variant where a recipe names none. */
  usual?: string;
  /** Puts it on, or beside the cat. */
  wear(
    fitting: OutfitContext,
    colour: Colour,
    worn: { variant: string | undefined; places: PropSpots },
  ): Partial<Outfit>;
}

/** Whether a gadget of this spot is carried. */
export function isCarriedAt(spot: GadgetEntry["spot"]): boolean {
  return spot === "ground" || spot === "air";
}
