/**
 * Saved characters for the end-to-end tests.
 *
 * @module
 */
import assert from "node:assert/strict";
import type { SavedCharacter } from "../../lib/character.ts";
import type { E2e } from "./e2e.ts";

/** As the form sends them; the picture comes by itself. */
const CAT = {
  name: "Miso",
  prompt: "an orange cat",
  style: "pixel",
  traits: ["Friendly"],
  accessories: [],
  colorScheme: "pink",
};

/** What is left out is as usual. */
export type CatToSave = Partial<Omit<typeof CAT, "accessories"> & { accessories: string[] }>;

/** Draws and saves these for the signed-in user, the first one first. */
export async function saveCharacters(
  { context, origin }: E2e,
  cats: CatToSave[],
): Promise<SavedCharacter[]> {
  const saved: SavedCharacter[] = [];
  for (const cat of cats) {
    const { prompt, style } = { ...CAT, ...cat };
    // Drawn by a guest, whom it costs nothing.
    const drawing = await fetch(`${origin}/api/characters/generate`, {
      method: "POST",
      headers: { ...SAME_ORIGIN, "Content-Type": "application/json" },
      body: JSON.stringify({ prompt, style }),
    });
    assert.equal(drawing.status, 200);
    const { imageUrl } = await drawing.json();
    const response = await context.request.post("/api/characters", {
      data: { ...CAT, ...cat, imageUrl },
      headers: SAME_ORIGIN,
    });
    assert.equal(response.status(), 201, await response.text());
    saved.push(await response.json());
  }
  return saved;
}

const SAME_ORIGIN = { "Sec-Fetch-Site": "same-origin" };
