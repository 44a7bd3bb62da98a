import assert from "node:assert/strict";
import type { GeneratedCharacter } from "../../lib/character.ts";
import { EMPTY_DRAFT } from "./draft.ts";
import { characterToKeep, keepPendingDownload } from "./keeping.ts";

const CHARACTER = { name: "", imageUrl: "cats/1.png", traits: [] } as unknown as GeneratedCharacter;

Deno.test("[keeping] without a picture there is nothing to keep", () => {
  assert.equal(characterToKeep({ ...EMPTY_DRAFT, name: "Miso" }), undefined);
});

Deno.test("[keeping] the picture is kept with what the form says at this moment", () => {
  const kept = characterToKeep({
    ...EMPTY_DRAFT,
    character: CHARACTER,
    name: " Miso ",
    traits: ["Shy"],
    colorScheme: "blue",
    accessories: ["hat"],
  });
  assert.deepEqual(kept, {
    imageUrl: "cats/1.png",
    name: "Miso",
    traits: ["Shy"],
    colorScheme: "blue",
    accessories: ["hat"],
  });
});

Deno.test("[keeping] the login page finds the character to be downloaded", () => {
  const stored: [string, string][] = [];
  keepPendingDownload({ setItem: (...entry) => void stored.push(entry) }, {
    ...CHARACTER,
    name: "Miso",
  });
  assert.equal(stored[0]?.[0], "pendingDownloadCharacter");
  assert.deepEqual(JSON.parse(stored[0]![1]), { ...CHARACTER, name: "Miso" });
});
