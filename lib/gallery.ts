/**
 * @module Pictures of `static/gallery`, one in each style: what the words beside them became. They are
 * drawn by `deno task sheet --gallery`, which also prints their alternative texts.
 */
import type { Style } from "./choices.ts";
import { msg } from "./i18n/translate.ts";

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
    words: msg("A happy ginger chef with a birthday cake in the kitchen"),
    seed: "1",
    alt: msg(
      "A happy orange tabby cat with copper eyes, wearing a chef's hat, waves a paw in a kitchen, with a birthday cake.",
    ),
  },
  {
    style: "watercolor",
    words: msg("A calico kitten chasing a butterfly in a sunny meadow"),
    seed: "1",
    alt: msg(
      "A curious orange and black calico kitten with copper eyes runs in a meadow; it is chasing a butterfly.",
    ),
  },
  {
    style: "pixel",
    words: msg("A black cat pirate with amber eyes and a red scarf on the beach at sunset"),
    seed: "2",
    alt: msg(
      "A playful black cat with amber eyes, wearing a pirate hat and a red scarf, sits on a beach at sunset, with a sword.",
    ),
  },
  {
    style: "storybook",
    words: msg("A brown tabby viking with white paws in the snowy mountains"),
    seed: "4",
    alt: msg(
      "A happy brown tabby cat with gold eyes and white socks, wearing a Viking helmet, sits in the mountains in falling snow.",
    ),
  },
  {
    style: "anime",
    words: msg("A white kitten with one blue eye and one green eye among the clouds"),
    seed: "2",
    alt: msg(
      "A playful white kitten with one blue and one green eye sits among the clouds.",
    ),
  },
  {
    style: "neon",
    words: msg("A sneaky black ninja with yellow eyes on the roof at midnight"),
    seed: "51",
    alt: msg(
      "A mischievous black cat with yellow eyes, wearing a ninja mask, sits on a rooftop under a starry sky.",
    ),
  },
  {
    style: "realistic",
    words: msg("A curious silver tabby with round glasses reading in the library"),
    seed: "4",
    alt: msg(
      "A curious silver tabby cat with gold eyes in round glasses sits in a library; it is reading a book.",
    ),
  },
  {
    style: "stained-glass",
    words: msg("A proud white knight with a sword in front of a castle"),
    seed: "4",
    alt: msg(
      "A proud white cat with gold eyes, wearing a knight's helmet, sits in front of a castle, with a sword.",
    ),
  },
];

/** In pixels: for a row of small ones, and for the stage. */
export const GALLERY_WIDTHS = [320, 768] as const;

/** Where a picture of this width is served. */
export function urlOf(
  { style }: Pick<GalleryPicture, "style">,
  width: (typeof GALLERY_WIDTHS)[number] = 320,
): string {
  return `/gallery/${width === 320 ? "home" : "stage"}-${style}.webp`;
}

/** The colours of each picture, from top to bottom. */
const COLOURS: Record<Style, string> = {
  pixel: "#867,#876,#a86",
  cartoon: "#dcb,#ca9,#b98",
  anime: "#8ce,#ccc,#dde",
  realistic: "#877,#997,#865",
  watercolor: "#bdd,#aba,#bb9",
  storybook: "#aa9,#987,#986",
  neon: "#224,#546,#456",
  "stained-glass": "#58a,#589,#464",
};

/** What its place shows before it has come. */
export function galleryPlaceholder({ style }: Pick<GalleryPicture, "style">): {
  background: string;
} {
  return { background: `linear-gradient(${COLOURS[style]})` };
}
