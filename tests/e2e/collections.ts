/** @module Saved characters for the end-to-end tests. */
import assert from "node:assert/strict";
import type { SavedCharacter } from "../../lib/character.ts";
import { unsavedPicture } from "./drawn_pictures.ts";
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

/** Saves these for the signed-in user, the first one first. */
export async function saveCharacters(step: E2e, cats: CatToSave[]): Promise<SavedCharacter[]> {
  const saved: SavedCharacter[] = [];
  for (const cat of cats) {
    const { prompt, style } = { ...CAT, ...cat };
    const imageUrl = await unsavedPicture(step, { prompt, style });
    const response = await step.context.request.post("/api/characters", {
      data: { ...CAT, ...cat, imageUrl },
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    assert.equal(response.status(), 201, await response.text());
    saved.push(await response.json());
  }
  return saved;
}
