/**
 * What the image model is told, and what is told about its picture.
 *
 * @module
 */
import { type ColourScheme, type Style, STYLE_NAMES } from "../../lib/choices.ts";
import type { PictureRequest } from "../generation/image_generator.ts";

/** Styles in the words of painters. */
const STYLES: Record<Style, string> = {
  pixel: "retro pixel art with a limited palette and visible square pixels",
  cartoon: "a cartoon with bold clean outlines and flat cel shading",
  anime: "anime with expressive eyes, soft gradients and crisp highlights",
  realistic: "a realistic illustration with detailed fur and natural light",
  watercolor: "a watercolour painting on textured paper with soft washes",
  storybook:
    "an illustration of a classic picture book: fine sepia ink, hatching, warm gouache colours and an ornamental border",
  neon:
    "neon art: glowing tubes of light in vivid colours against the dark, reflected on a wet floor",
  "stained-glass":
    "a stained glass window: panes of luminous coloured glass between dark lines of lead, lit from behind",
};

const SCHEMES: Record<ColourScheme, string> = {
  pink: "pink",
  purple: "purple",
  blue: "blue",
  green: "green",
  yellow: "yellow",
  red: "red",
  gradient: "a gradient of several colours",
};

/** Longest part of a description in an alternative text; screen readers read it in one breath. */
const LONGEST_QUOTE = 200;

type Told = Omit<PictureRequest, "seed" | "owner">;

/** One instruction a line; the person's own words stand as they are. */
export function composePrompt(request: Told): string {
  const { prompt, style, traits, accessories, colorScheme, photo, keepPhoto } = request;
  return [
    photo && keepPhoto
      ? "Paint this photo anew. Keep the cat, its pose, its surroundings and the composition exactly as they are; change only how it is painted, and add only what is asked for below."
      : photo
      ? "Turn the cat in this photo into a cat character. Keep its markings, colours and face recognisable."
      : "Draw one cat character, whole and centred, the only one in the picture.",
    `Description: ${prompt}`,
    `Style: ${STYLES[style]}.`,
    traits.length > 0 && `Personality: ${traits.join(", ")}.`,
    accessories.length > 0 && `The cat wears or carries: ${accessories.join(", ")}.`,
    colorScheme && `Colours around the cat: ${SCHEMES[colorScheme]}.`,
    "A square picture that suits all ages, without text, frame or watermark.",
  ].filter(Boolean).join("\n");
}

/** What a person wrote themselves, for moderation. */
export function ownWords({ prompt, traits }: Pick<PictureRequest, "prompt" | "traits">): string {
  return [prompt, ...traits].join("\n");
}

/** What is certain about the picture: nobody has looked at it. */
export function alternativeText({ prompt, style, photo, keepPhoto }: Told): string {
  const source = photo ? "a photo and the description" : "the description";
  const quote = prompt.length > LONGEST_QUOTE ? `${prompt.slice(0, LONGEST_QUOTE)}…` : prompt;
  if (photo && keepPhoto) return `A photo painted anew in ${STYLE_NAMES[style]} style: ${quote}`;
  return `A cat character in ${STYLE_NAMES[style]} style, drawn from ${source}: ${quote}`;
}
