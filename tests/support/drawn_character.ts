/** @module A picture of the generator, as a test of the browser's code needs one. */
import type { GeneratedCharacter } from "../../lib/character.ts";

/** Just drawn from "a shy cat", in anime, and not saved. */
export const DRAWN_CHARACTER: GeneratedCharacter = {
  name: "",
  prompt: "a shy cat",
  style: "anime",
  imageUrl: "cats/1.png",
  traits: [],
  accessories: [],
  colorScheme: "pink",
  favorite: "false",
  isPremium: false,
  createdAt: "2026-11-20T10:00:00.000Z",
  alt: "A shy grey cat",
  understanding: { understood: [], guessed: [], ignored: [], cost: 1 },
  seed: "7",
};
