/**
 * @module Descriptions to start from: every word of them is understood and drawn. Loaded by the first who
 * wants to be surprised.
 */
import { SHOWN_EXAMPLES } from "./generator/shown_examples.ts";
import { msg } from "./i18n/translate.ts";

export const EXAMPLE_DESCRIPTIONS: readonly string[] = [
  ...SHOWN_EXAMPLES,
  msg("A calico kitten chasing a butterfly in a sunny meadow"),
  msg("A proud white knight with a sword in front of a castle"),
  msg("A siamese detective with a lantern in the foggy city at night"),
  msg("A chubby cream loaf with copper eyes in the living room"),
  msg("A curious silver tabby with round glasses reading in the library"),
  msg("A playful tuxedo cat leaping over mushrooms in the forest"),
  msg("A happy ginger chef with a birthday cake in the kitchen"),
  msg("A white kitten with one blue eye and one green eye among the clouds"),
  msg("A grumpy old grey cat in a blue hat, waiting in the rain"),
  msg("A fluffy black witch with a pumpkin and a potion under the stars"),
  msg("A golden spotted astronaut floating in space with a red balloon"),
  msg("A shy tortoiseshell fairy with a flower in the garden"),
  msg("A brown tabby viking with white paws in the snowy mountains"),
  msg("A lilac kitten with violet eyes and a pink scarf on a rooftop at dusk"),
  msg("A hairless queen with golden eyes on a stage"),
  msg("A surprised orange and white cat underwater with a fish"),
  msg("A loving cream kitten with a gift and a yellow balloon"),
  msg("A cinnamon cat explorer with a green backpack in the desert"),
  msg("A sneaky black ninja with yellow eyes on the roof at midnight"),
  msg("A calm chocolate cat with a cup of tea in the autumn forest"),
  msg("A jolly santa with a white bib and a ball of red yarn in the snow"),
];
