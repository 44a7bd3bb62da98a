/**
 * @module The front door of the illustrator: all that the application uses of it, and the types that go in
 * and out.
 */

export { illustrate, type Illustration } from "./illustrate.ts";
export {
  type InLanguage,
  type LockedRecipe,
  type Plan,
  planCharacter,
  planRepainting,
  receiptOf,
  sayingsAsSeen,
} from "./plan.ts";
export { stylePrompt } from "./style_prompt.ts";
export {
  createPool,
  type DrawingPool,
  type DrawOptions,
  type PoolOptions,
} from "./threads/pool.ts";
export type { DrawListener } from "./draw.ts";
export type * from "./files/options.ts";
export { type CatSeen, SEEN_TRAITS, type SeenTrait } from "../../lib/cat_seen.ts";
export type { CoatSeen } from "./photo/coat_reading.ts";
export type { Options } from "./words/resolve.ts";
export type * from "./spec.ts";
export type { Mood } from "./cat/moods.ts";
export type { Pose } from "./cat/poses.ts";
export type { Relation } from "./relations.ts";
export type { Technique } from "./techniques.ts";
export type { ThingName } from "./things/thing_names.ts";
export type { Variant } from "./wardrobe/accessories.ts";
export type { Costume } from "./wardrobe/costumes.ts";
export type { GadgetVariant } from "./wardrobe/gadgets.ts";
export type { GlassesVariant } from "./wardrobe/glasses.ts";
export type { HatVariant } from "./wardrobe/hats.ts";
export type { Prop } from "./wardrobe/prop_kinds.ts";
export type { DrawnProp } from "./wardrobe/props.ts";
export type { ScarfVariant } from "./wardrobe/scarves.ts";
export type { Setting } from "./world/places.ts";
export type { Scenery } from "./world/scenery.ts";
export type { Outside } from "./world/window_views.ts";
export { ACCESSORIES, COLOUR_SCHEMES, STYLE_LIST } from "../../lib/choices.ts";
export type { Accessory, ColourScheme, Style } from "../../lib/choices.ts";
export { type Stage, STAGES } from "../../lib/generation_progress.ts";
export type { PictureColours, Rgb } from "../../lib/picture_colours.ts";
export type { WordsRead, WordUnderstood } from "../../lib/understanding.ts";
export { languageOfText } from "./words/lexicon/language.ts";
export { preparations } from "./words/lexicon/preparations.ts";
export { recipeOf, withRecipe } from "./recipe/recipe_chunk.ts";
export { type Language, LANGUAGES } from "../../lib/i18n/languages.ts";
export type { OtherLanguage } from "./words/phrasebook/phrases.ts";
export { describeIn, shownOf } from "./words/speech/description.ts";
export { knownRecipe } from "./recipe/recipe_schema.ts";
export { pngOf } from "./raster/png.ts";
export type { Form } from "./revision/looks.ts";
export { type Changes, revise, type Revision } from "./revision/revise.ts";
export { canSay, type PanelLine, panelsOf } from "./revision/panels.ts";
export { LOCKABLE_PARTS, type LockablePart } from "../../lib/locked_parts.ts";
export {
  type Kitten,
  litterOf,
  type LitterOptions,
  type Pairing,
  pairingOf,
  type Parents,
} from "./genetics/litter.ts";
export type { Genotype, Scores } from "./genetics/genotype.ts";
export { type Sex, SEXES } from "../../lib/kittens/birth.ts";
export { type Allele, LOCUS_NAMES, type LocusName } from "./genetics/loci.ts";
export type { Odds } from "./genetics/odds.ts";
export type { PunnettSquare, SquareCell } from "./genetics/squares.ts";
export type { OutlineShape } from "./files/options.ts";
export type { Change } from "../../lib/redrawn.ts";
