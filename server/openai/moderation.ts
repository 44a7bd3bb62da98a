/** @module Whether OpenAI's moderation allows what a person asks for, words and photo. */
import type { OpenAI } from "openai";
import type { PictureRequest } from "../generation/image_generator.ts";
import { createBreaker } from "./breaker.ts";
import { failureOf } from "./outcomes.ts";
import { ownWords } from "./prompt.ts";
import { verdictOf } from "./verdict.ts";

/** A moderation takes a second; a longer one holds up a request that has not even begun to wait. */
const MODERATION_LIMIT_MS = 15_000;

/**
 * Asks whether a request is flagged, behind a circuit breaker of its own. Throws what the client throws, and a
 * failure for an answer without a result.
 */
export function createModeration(
  { load, now }: { load: () => Promise<OpenAI>; now?: () => number },
): (request: Omit<PictureRequest, "seed">, signal: AbortSignal) => Promise<boolean> {
  const moderating = createBreaker({ now });
  return async function isFlagged(request, signal) {
    const client = await load();
    const answer = await moderating.run(
      () =>
        client.moderations.create(
          { model: "omni-moderation-latest", input: moderated(request) },
          { timeout: MODERATION_LIMIT_MS, signal },
        ),
      verdictOf,
    );
    if (!answer.results?.[0]) throw failureOf("garbled", new Error("No moderation in the answer."));
    return answer.results.some(({ flagged }) => flagged);
  };
}

/** Everything of a request that a person brought: words, and the photo. */
function moderated(request: Omit<PictureRequest, "seed">) {
  const text = ownWords(request);
  if (!request.photo) return text;
  const url = `data:image/jpeg;base64,${request.photo.jpeg.toBase64()}`;
  return [{ type: "text" as const, text }, { type: "image_url" as const, image_url: { url } }];
}
