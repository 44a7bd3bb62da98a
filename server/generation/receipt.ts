/** @module The receipt of a description before it is drawn. */
import { PICTURE_COST } from "../../lib/credits.ts";
import type { UnderstandRequest } from "../../lib/schemas/understand_request.ts";
import type { Understanding } from "../../lib/understanding.ts";
import { offencesIn, withoutOffences } from "../profanity/profanity.ts";
import type { ImageGenerator } from "./image_generator.ts";

/**
 * What the generator makes of the words; those that would be refused are read by nothing else. With a seed it knows
 * the picture, as long as the generator is free to look.
 */
export async function receiptFor(
  generator: Pick<ImageGenerator, "understand" | "understandAsDrawn">,
  { prompt, seed, ...request }: UnderstandRequest,
): Promise<Understanding> {
  const offences = offencesIn(prompt);
  const asked = { ...request, prompt: withoutOffences(prompt, offences) };
  const seen = seed === undefined || request.keepPhoto
    ? undefined
    : await generator.understandAsDrawn?.({ ...asked, seed });
  const words = seen ?? generator.understand(asked);
  const refused = new Map(
    offences.map(({ text, reason }) => [text.toLowerCase(), { text, reason }]),
  );
  return { ...words, refused: [...refused.values()], cost: PICTURE_COST };
}
