/** @module The generator's page, and its forms that need no script. */
import type { Style } from "../choices.ts";
import type { WordsRead } from "../understanding.ts";

/** Where its forms are sent. */
export const GENERATOR_PAGE = "/generator";

/** Their names. */
export const GENERATOR_FORMS = { generate: "generate", save: "save" } as const;

/** Shows the picture with this key on the page. */
export function drawnUrl(imageUrl: string): string {
  return `${GENERATOR_PAGE}?${new URLSearchParams({ picture: imageUrl })}#drawn`;
}

/** A picture that was drawn, with the temporary URL that shows it. */
export interface ShownPicture {
  /** Its key. */
  imageUrl: string;
  /** A URL that shows the picture for a while. */
  src: string;
  /** Alternative text in the page's language. */
  alt: string;
  /** The description it was drawn from. */
  prompt: string;
  /** The style it was drawn in. */
  style: Style;
  /** The traits that were chosen. */
  traits: string[];
  /** What was understood of the description. */
  read: WordsRead;
  /** Number of the character it is saved as; null while it is not. */
  savedAs: number | null;
}

/** At /generator. */
export interface GeneratorData {
  /** The picture that the URL names; null when there is none any more. */
  drawn?: ShownPicture | null;
}
