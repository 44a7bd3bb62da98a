/**
 * The receipt of a description before it is drawn.
 *
 * @module
 */
import { PICTURE_COST } from "../../lib/credits.ts";
import type { DescriptionRequest } from "../../lib/schemas/description_request.ts";
import type { Understanding } from "../../lib/understanding.ts";
import { offencesIn, withoutOffences } from "../language/profanity.ts";
import type { ImageGenerator } from "./image_generator.ts";

/** What the generator makes of the words; those that would be refused are read by nothing else. */
export function receiptFor(
  generator: Pick<ImageGenerator, "understand">,
  { prompt, ...request }: DescriptionRequest,
): Understanding {
  const offences = offencesIn(prompt);
  const words = generator.understand({ ...request, prompt: withoutOffences(prompt, offences) });
  const refused = new Map(
    offences.map(({ text, reason }) => [text.toLowerCase(), { text, reason }]),
  );
  return { ...words, refused: [...refused.values()], cost: PICTURE_COST };
}
