/**
 * Pictures of `static/gallery`, one in each style: what the words beside them became. They are drawn by
 * `deno task sheet --gallery`, which also tells their alternative texts.
 *
 * @module
 */
import type { Style } from "./choices.ts";

export interface GalleryPicture {
  style: Style;
  /** The description it was drawn from, and the seed that decided the rest. */
  words: string;
  seed: string;
  alt: string;
}

export const GALLERY: readonly GalleryPicture[] = [
  {
    style: "cartoon",
    words: "A fluffy orange tabby wizard with green eyes sitting on the moon",
    seed: "2",
    alt: "",
  },
  {
    style: "watercolor",
    words: "A calico kitten chasing a butterfly in a sunny meadow",
    seed: "1",
    alt: "",
  },
  {
    style: "pixel",
    words: "A black cat pirate with amber eyes and a red scarf on the beach at sunset",
    seed: "2",
    alt: "",
  },
  {
    style: "storybook",
    words: "A brown tabby viking with white paws in the snowy mountains",
    seed: "4",
    alt: "",
  },
  {
    style: "anime",
    words: "A white kitten with one blue eye and one green eye among the clouds",
    seed: "2",
    alt: "",
  },
  {
    style: "neon",
    words: "A sneaky black ninja with yellow eyes on the roof at midnight",
    seed: "3",
    alt: "",
  },
  {
    style: "realistic",
    words: "A curious silver tabby with round glasses reading in the library",
    seed: "4",
    alt: "",
  },
  {
    style: "stained-glass",
    words: "A proud white knight with a sword in front of a castle",
    seed: "4",
    alt: "",
  },
];

/** Where a picture is served. */
export function addressOf({ style }: GalleryPicture): string {
  return `/gallery/home-${style}.webp`;
}
