/** @module What a recipe chooses from for clothes, accessories and props. */

/** Colours of things: clothes, accessories, props. */
export const THING_COLOURS = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "pink",
  "brown",
  "black",
  "white",
  "grey",
  "golden",
  "silver",
  "navy",
  "turquoise",
  "beige",
  "burgundy",
] as const;

/** A colour of a thing. */
export type ThingColour = (typeof THING_COLOURS)[number];

/** What cloth shows all over, where words say so. */
export const PRINTS = [
  "striped",
  "polka-dot",
  "checked",
  "heart-patterned",
  "star-patterned",
  "flowered",
  "rainbow",
  "denim",
  "leather",
  "velvet",
  "knitted",
  "lace",
  "tie-dyed",
  "camouflage",
  "animal-print",
  "patchwork",
  "sequinned",
  "fish-patterned",
  "duck-patterned",
  "paw-printed",
  "corduroy",
  "quilted",
  "satin",
  "tweed",
  "mesh",
] as const;

/** A print of `PRINTS`. */
export type Print = (typeof PRINTS)[number];

/** How a garment or an accessory is worn, where words say so. */
export const WAYS_OF_WEARING = [
  "big",
  "small",
  "pushed up",
  "low",
  "askew",
  "backwards",
  "around the neck",
  "around the waist",
  "over the shoulders",
  "hood up",
] as const;

/** A way of `WAYS_OF_WEARING`. */
export type WayOfWearing = (typeof WAYS_OF_WEARING)[number];

/** What a thing is made of, where words say so. */
export const MATERIALS = [
  "wooden",
  "metal",
  "stone",
  "glass",
  "leather",
  "plush",
  "knitted",
  "paper",
] as const;

/** A material of `MATERIALS`. */
export type Material = (typeof MATERIALS)[number];
