import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import type { SavedCharacter } from "../../../lib/character.ts";
import { CharacterFacts } from "./CharacterFacts.tsx";

const MISO: SavedCharacter = {
  id: 1,
  userId: 1,
  name: "Miso",
  prompt: "an orange cat",
  style: "pixel",
  imageUrl: "pictures/1.png",
  traits: [],
  accessories: [],
  colorScheme: "pink",
  favorite: "false",
  visibility: "public",
  sex: "female",
  mayHaveKittens: false,
  isPremium: false,
  createdAt: "2026-11-20T10:00:00.000Z",
  alt: "An orange cat.",
};
const MISSING = "No description available for this character.";

Deno.test("[character] the description it was drawn from is shown", () => {
  const html = renderToString(<CharacterFacts character={MISO} />);
  assert.ok(html.includes("an orange cat") && !html.includes(MISSING));
});

Deno.test("[character] a missing description is shown as such", () => {
  const html = renderToString(<CharacterFacts character={{ ...MISO, prompt: "" }} />);
  assert.ok(html.includes(MISSING));
});
