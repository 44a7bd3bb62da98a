/**
 * The closed lists a person chooses from: art styles, colour schemes, accessories.
 *
 * @module
 */

/** The art styles everybody can use, in the order the select shows them. */
export const FREE_STYLES = ["pixel", "cartoon", "anime", "realistic", "watercolor"] as const;

/** The art styles of a premium membership. */
export const PREMIUM_STYLES = ["storybook", "neon", "stained-glass"] as const;
export type PremiumStyle = (typeof PREMIUM_STYLES)[number];

/** Every art style, those for everybody first. */
export const STYLES = [...FREE_STYLES, ...PREMIUM_STYLES] as const;
export type Style = (typeof STYLES)[number];

/** Said to those who have no premium membership. */
export const PREMIUM_STYLE_LOCKED = "This style comes with Premium Lifetime.";

export function isPremiumStyle(style: Style): style is PremiumStyle {
  return PREMIUM_STYLES.some((premium) => premium === style);
}

/** Said where no style of these is chosen. */
export const STYLE_MISSING = "Please select an art style";

/** What a style is called on screen. */
export const STYLE_NAMES: Record<Style, string> = {
  pixel: "Pixel Art",
  cartoon: "Cartoon",
  anime: "Anime",
  realistic: "Realistic",
  watercolor: "Watercolor",
  storybook: "Storybook",
  neon: "Neon",
  "stained-glass": "Stained Glass",
};

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
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];

/** The six accessories of the form, in the order of its grid. */
export const ACCESSORIES = ["hat", "glasses", "scarf", "backpack", "yarn", "gadget"] as const;
export type Accessory = (typeof ACCESSORIES)[number];

/** Traits a new form starts with. */
export const DEFAULT_TRAITS = ["Friendly", "Curious", "Adventurous"] as const;

/** Colour scheme a new form starts with. */
export const DEFAULT_COLOUR_SCHEME: ColourScheme = "pink";
