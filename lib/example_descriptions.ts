/**
 * Descriptions to start from: every word of them is understood and drawn. Loaded by the first who wants to
 * be surprised.
 *
 * @module
 */
import { SHOWN_EXAMPLES } from "./generator/shown_examples.ts";

export const EXAMPLE_DESCRIPTIONS = [
  ...SHOWN_EXAMPLES,
  "A calico kitten chasing a butterfly in a sunny meadow",
  "A proud white knight with a sword in front of a castle",
  "A siamese detective with a lantern in the foggy city at night",
  "A chubby cream loaf with copper eyes in the living room",
  "A curious silver tabby with round glasses reading in the library",
  "A playful tuxedo cat leaping over mushrooms in the forest",
  "A happy ginger chef with a birthday cake in the kitchen",
  "A white kitten with one blue eye and one green eye among the clouds",
  "A grumpy old grey cat in a blue hat, waiting in the rain",
  "A fluffy black witch with a pumpkin and a potion under the stars",
  "A golden spotted astronaut floating in space with a red balloon",
  "A shy tortoiseshell fairy with a flower in the garden",
  "A brown tabby viking with white paws in the snowy mountains",
  "A lilac kitten with violet eyes and a pink scarf on a rooftop at dusk",
  "A hairless queen with golden eyes on a stage",
  "A surprised orange and white cat underwater with a fish",
  "A loving cream kitten with a gift and a yellow balloon",
  "A cinnamon cat explorer with a green backpack in the desert",
  "A sneaky black ninja with yellow eyes on the roof at midnight",
  "A calm chocolate cat with a cup of tea in the autumn forest",
  "A jolly santa with a white bib and a ball of red yarn in the snow",
] as const;
