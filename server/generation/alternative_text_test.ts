import assert from "node:assert/strict";
import { sharedIllustrator } from "../../tests/support/illustrator.ts";
import { currentLanguage, readLanguageBy } from "../../lib/i18n/current_language.ts";
import type { Language } from "../../lib/i18n/languages.ts";
import { publicCharacter } from "../characters/public_character.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { alternativeText } from "./alternative_text.ts";

/** Answers as to a reader of this language. */
async function readIn<T>(language: Language, answer: () => Promise<T> | T): Promise<T> {
  const before = currentLanguage();
  readLanguageBy(() => language);
  try {
    return await answer();
  } finally {
    readLanguageBy(() => before);
  }
}

Deno.test("[generation] a reader gets receipts and alternative texts in the own language, what is stored is English", async () => {
  const generator = sharedIllustrator();
  const request = {
    owner: "user:1",
    prompt: "an orange tabby cat sitting on the moon with a red scarf",
    style: "pixel",
    seed: "1",
    traits: [],
    accessories: [],
  } as const;
  const picture = await readIn(
    "de",
    () => generator.generate({ ...request, traits: [], accessories: [] }),
  );
  const meanings = picture.understanding.understood.map(({ meaning }) => meaning);
  assert.ok(meanings.includes("Fellfarbe: orange"), meanings.join());
  assert.ok(meanings.includes("Accessoire: ein roter Schal"), meanings.join());
  assert.match(picture.alt, /orange tabby cat.* on the moon/);

  const row = { ...picture, imageKey: "x.png" } as unknown as CharacterRow;
  const shownIn = (language: Language) => readIn(language, () => publicCharacter(row).alt);
  assert.equal(await shownIn("en"), picture.alt);
  assert.match(await shownIn("de"), /orange getigerte Katze.* einem roten Schal.* auf dem Mond/);
  assert.match(await shownIn("fr"), /chat tigré roux.*une écharpe rouge.*sur la lune/);

  const typed = await readIn("es", () => generator.understand(request));
  assert.ok(typed.understood.some(({ meaning }) => meaning === "lugar: en la luna"));
});

Deno.test("[generation] a picture without a recipe keeps its English text", async () => {
  const alt = "A cat by another model.";
  assert.equal(await readIn("de", () => alternativeText({ alt })), alt);
});
