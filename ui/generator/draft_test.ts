import assert from "node:assert/strict";
import { readLanguageBy } from "../../lib/i18n/current_language.ts";
import { translateBy } from "../../lib/i18n/translated.ts";
import { readDrawRequest } from "./draw_request.ts";
import { type Draft, emptyDraft, loadDraft, saveDraft } from "./draft.ts";

Deno.test("[draft] traits that were not chosen follow the language, and decide nothing", () => {
  const reloaded = inGerman({ ...emptyDraft(), description: "a cat", style: "anime" });
  assert.deepEqual(reloaded.draft.traits, ["Freundlich", "Curious", "Adventurous"]);
  assert("request" in reloaded.read);
  assert.equal(reloaded.read.request.traits, undefined);
});

Deno.test("[draft] traits that were chosen stay", () => {
  const { draft } = inGerman({ ...emptyDraft(), traits: ["Friendly", "Shy"] });
  assert.deepEqual(draft.traits, ["Friendly", "Shy"]);
});

Deno.test("[draft] traits of a saved character stay: they are no change of it", () => {
  const understanding = { understood: [], guessed: [], ignored: [], cost: 1 };
  const words = { prompt: "a cat", style: "anime", alt: "A cat." };
  const character = { id: 7, ...words, imageUrl: "pictures/1.png", understanding };
  const { draft } = inGerman({ ...emptyDraft(), character: character as never });
  assert.equal(draft.character?.id, 7);
  assert.deepEqual(draft.traits, emptyDraft().traits);
});

/** Reloads the page in German. */
function inGerman(before: Draft) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  saveDraft(storage, before);
  translateBy((text) => text === "Friendly" ? "Freundlich" : undefined);
  readLanguageBy(() => "de");
  try {
    const draft = loadDraft(storage);
    return { draft, read: readDrawRequest(draft) };
  } finally {
    readLanguageBy(() => "en");
    translateBy(() => undefined);
  }
}
