/**
 * @module The prompt as Stable Diffusion reads it: parts between commas, the first one counting most.
 */
import type { PictureRequest } from "../generation/image_generator.ts";
import { stylePrompt } from "../illustrator/mod.ts";

/** What no picture is to have. */
export const NEGATIVE_PROMPT = "watermark, signature, blurry, deformed, extra limbs, nsfw";

/** The words of a person first, then what was chosen. */
export function composePrompt(
  { prompt, style, traits, accessories, colorScheme }: Omit<PictureRequest, "seed" | "owner">,
): string {
  return [
    plain(prompt),
    "cat character",
    stylePrompt(style),
    ...traits.map(plain),
    ...accessories,
    colorScheme && (colorScheme === "gradient" ? "gradient colours" : `${colorScheme} background`),
  ].filter(Boolean).join(", ");
}

/** On one line, and without the signs by which this program weighs words, loads models or splits prompts. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim()
    .replaceAll(/[<>]/g, "")
    .replaceAll(/[\\()[\]{}]/g, String.raw`\$&`)
    .replaceAll(/\b(AND|BREAK)\b/g, (word) => word.toLowerCase());
}
