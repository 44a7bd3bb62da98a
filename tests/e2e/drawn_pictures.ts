/**
 * @module Pictures to save characters with. The product draws each description once; further requests for
 * it get a copy, with everything derived from it: most tests look at something else than the drawing.
 */
import assert from "node:assert/strict";
import { copyPicture } from "../support/copied_picture.ts";
import type { E2e } from "./e2e.ts";

/** What a picture shows. */
export interface Words {
  prompt: string;
  style: string;
}

/** By product and words. */
const drawn = new Map<string, string>();

/** The key of a picture of these words that is not saved yet. */
export async function unsavedPicture(
  { origin, dataDir }: Pick<E2e, "origin" | "dataDir">,
  words: Words,
): Promise<string> {
  const name = JSON.stringify([origin, words]);
  const earlier = drawn.get(name);
  const copy = earlier && await copyPicture(dataDir, earlier);
  if (copy) return copy;
  const imageUrl = await drawPicture(origin, words);
  drawn.set(name, imageUrl);
  return imageUrl;
}

/** Drawn by a guest, whom it costs nothing. */
async function drawPicture(origin: string, words: Words): Promise<string> {
  const response = await fetch(`${origin}/api/characters/generate`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" },
    body: JSON.stringify(words),
  });
  assert.equal(response.status, 200);
  const { imageUrl } = await response.json();
  return imageUrl;
}
