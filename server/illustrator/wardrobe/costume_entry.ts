/**
 * @module All that is known of a costume, in one entry: its words, how sentences name it, where it is at
 * home, and what it puts on a cat. `costumes/` holds one file for each; `deno task entries` collects them
 * in `costumes.ts`.
 */
import type { Variant } from "./accessories.ts";
import type { Colour } from "../colour/colour.ts";
import type { Weights } from "../words/decisions/choice.ts";
import type { CostumeWords } from "../vocabulary/entry_words.ts";
import type { Setting } from "../world/places.ts";
import type { Costume } from "./costumes.ts";
import type { Outfit, OutfitContext } from "./outfit.ts";
import type { Prop } from "./prop_kinds.ts";

/** Layers of garments, from the fur outwards: of each a cat wears one at most. */
export const LAYERS = ["legs", "inner", "middle", "over", "belt"] as const;

/** A layer of `LAYERS`. */
export type Layer = (typeof LAYERS)[number];

/** All that is known of a costume. */
export interface CostumeEntry extends CostumeWords {
  /** What of it one sees first, as sentences name it. */
  name: string;
  /** Other names of it, as single words: a receipt says of words that are none that it is something near. */
  synonyms?: string;
  /** What of it takes a named colour, where that is not what one sees first. */
  coloured?: string;
  /** The whole phrase in a colour, given with its article ("a red"), where nothing simpler is right. */
  inColour?: (colour: string) => string;
  /** Its front is one piece of cloth that may show a thing or words. */
  hasFront?: true;
  /** There are such garments in any colour: on a coat of the usual one it is darker or lighter. */
  isOfAnyColour?: true;
  /** Whether it leaves the head bare. */
  bareheaded?: true;
  /** Whether one knows it by a hat of cloth: a "red hat" said beside it is that hat. */
  knownByHat?: true;
  /** What it puts into a paw that holds nothing else. */
  brings?: Prop;
  /** Accessories it already has. */
  includes?: readonly Variant[];
  /** Whether it is worn below the chest, where a portrait ends. */
  isLow?: true;
  /** How near to the fur it is among garments that are worn together; absent: it is worn alone. */
  layer?: Layer;
  /** Garments that are part of it: a lumberjack's shirt is the shirt that words name beside him. */
  has?: readonly Costume[];
  /** What a cat in it is disguised as: "dressed as a hen". */
  disguiseOf?: readonly Prop[];
  /** Whether one knows it by its dress: no other garment takes its place. */
  isDress?: true;
  /** Worn over another garment it is open in front and shows it. */
  opens?: true;
  /** What of the face it may cover. */
  covers?: "eyes" | "muzzle";
  /** Places the seed may choose for it. */
  home: Weights<Setting>;
  /** Things that belong to it, "none" for no thing at all; absent: those of the place. */
  props?: Weights<Prop | "none">;
  /** Puts it on, in the colour that was named or in its usual one. */
  wear(fitting: OutfitContext, named: Colour | undefined): Partial<Outfit>;
}
