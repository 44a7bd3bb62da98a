/**
 * The closed lists a person chooses from: art styles, colour schemes, accessories.
 *
 * @module
 */

/** The art styles in the order the select shows them: what each is called on screen, and who may use it. */
export const STYLE_LIST = {
  pixel: { name: "Pixel Art", isPremium: false },
  cartoon: { name: "Cartoon", isPremium: false },
  anime: { name: "Anime", isPremium: false },
  realistic: { name: "Realistic", isPremium: false },
  watercolor: { name: "Watercolor", isPremium: false },
  storybook: { name: "Storybook", isPremium: true },
  neon: { name: "Neon", isPremium: true },
  "stained-glass": { name: "Stained Glass", isPremium: true },
};
/** An art style, by the name that calls and recipes have for it. */
export type Style = keyof typeof STYLE_LIST;
type Styles = [Style, ...Style[]];

/** Every art style. */
export const STYLES = Object.keys(STYLE_LIST) as Styles;

/** The art styles that need no membership. */
export const FREE_STYLES = STYLES.filter((style) => !isPremiumStyle(style)) as Styles;

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
export const PREMIUM_STYLE_LOCKED = "This style comes with Premium Lifetime.";

/** Said where no style of these is chosen. */
export const STYLE_MISSING = "Please select an art style";

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

/** Traits a new form starts with. */
export const DEFAULT_TRAITS = ["Friendly", "Curious", "Adventurous"] as const;

/** Colour scheme a new form starts with. */
export const DEFAULT_COLOUR_SCHEME: ColourScheme = "pink";
