/** @module Art styles in words, for other generators of pictures. */
import type { Style } from "../../lib/choices.ts";
import { STYLE_ENTRIES } from "./styles.ts";

/** A style as a noun phrase that ends the sentence "Style: …". */
export function stylePrompt(style: Style): string {
  return STYLE_ENTRIES[style].prompt;
}
