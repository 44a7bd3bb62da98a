import assert from "node:assert/strict";
import type { GeneratedCharacter } from "../../lib/character.ts";
import { type Draft, emptyDraft } from "./draft.ts";
import { characterToKeep, keepPendingDownload } from "./pending_character.ts";

const CHARACTER = {
  name: "",
  prompt: "a shy cat",
  imageUrl: "cats/1.png",
  traits: [],
  colorScheme: "pink",
  accessories: [],
} as unknown as GeneratedCharacter;

Deno.test("[pending character] without a picture there is nothing to keep", () => {
  assert.equal(characterToKeep({ ...emptyDraft(), name: "Miso" }), undefined);
});

Deno.test("[pending character] the picture is kept with what the form says at this moment", () => {
  const draft: Draft = {
    ...emptyDraft(),
    description: "a shy cat",
    character: CHARACTER,
    name: " Miso ",
    traits: ["Shy"],
    colorScheme: "blue",
    accessories: ["hat"],
  };
  const said = { ...CHARACTER, name: "Miso", traits: ["Shy"] };
  assert.deepEqual(characterToKeep(draft), {
    ...said,
    colorScheme: "blue",
    accessories: ["hat"],
  });
  // By now the looks of the form are those of another cat.
  assert.deepEqual(characterToKeep({ ...draft, description: "a brave cat" }), said);
});

Deno.test("[pending character] the login page finds the character to be downloaded", () => {
  const stored: [string, string][] = [];
  keepPendingDownload({ setItem: (...entry) => void stored.push(entry) }, {
    ...CHARACTER,
    name: "Miso",
  });
  assert.equal(stored[0]?.[0], "pendingDownloadCharacter");
  assert.deepEqual(JSON.parse(stored[0]![1]), { ...CHARACTER, name: "Miso" });
});
