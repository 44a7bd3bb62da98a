/** @module The closed lists a person chooses from: art styles, colour schemes, accessories. */
import { msg, t } from "./i18n/translate.ts";

/** The art styles in the order the select shows them: what each is called on screen, and who may use it. */
export const STYLE_LIST = {
  pixel: { name: msg("Pixel Art"), isPremium: false },
  cartoon: { name: msg("Cartoon"), isPremium: false },
  anime: { name: msg("Anime"), isPremium: false },
  realistic: { name: msg("Realistic"), isPremium: false },
  watercolor: { name: msg("Watercolor"), isPremium: false },
  storybook: { name: msg("Storybook"), isPremium: true },
  neon: { name: msg("Neon"), isPremium: true },
  "stained-glass": { name: msg("Stained Glass"), isPremium: true },
};
/** An art style, by the name that calls and recipes have for it. */
export type Style = keyof typeof STYLE_LIST;

/** Every art style. */
export const STYLES = Object.keys(STYLE_LIST) as [Style, ...Style[]];

/** The art styles that need no membership. */
export const FREE_STYLES = STYLES.filter((style) => !isPremiumStyle(style)) as [Style, ...Style[]];

/** The art styles of a premium membership. */
export const PREMIUM_STYLES: Style[] = STYLES.filter(isPremiumStyle);

/** What a style is called on screen. */
export const STYLE_NAMES = Object.fromEntries(
  STYLES.map((style) => [style, STYLE_LIST[style].name]),
) as Record<Style, string>;

/** Whether a style comes with a premium membership only. */
export function isPremiumStyle(style: Style): boolean {
  return STYLE_LIST[style].isPremium;
}

/** The message for users without a premium membership. */
export const PREMIUM_STYLE_LOCKED: string = msg("This style comes with Premium Lifetime.");

/** Said where no style of these is chosen. */
export const STYLE_MISSING: string = msg("Please select an art style");

/** The seven colour schemes of the form, in the order of its swatches. */
export const COLOUR_SCHEMES = [
  "pink",
  "purple",
  "blue",
  "green",
  "yellow",
  "red",
  "gradient",
] as const;
/** The colours around a cat. */
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** The six accessories of the form, in the order of its grid. */
export const ACCESSORIES = ["hat", "glasses", "scarf", "backpack", "yarn", "gadget"] as const;
/** A kind of accessory that the form offers. */
export type Accessory = (typeof ACCESSORIES)[number];

const DEFAULT_TRAITS = [msg("Friendly"), msg("Curious"), msg("Adventurous")];

/** Traits a new form starts with, in the reader's language. */
export function defaultTraits(): string[] {
  return DEFAULT_TRAITS.map((trait) => t(trait));
}

/** Whether these are the traits of a new form: none of them was chosen. */
export function areDefaultTraits(traits: readonly string[]): boolean {
  return traits.join() === defaultTraits().join();
}

/** Colour scheme a new form starts with. */
export const DEFAULT_COLOUR_SCHEME: ColourScheme = "pink";
