import assert from "node:assert/strict";
import { map } from "nanostores";
import { DRAWN_CHARACTER } from "../../tests/support/drawn_character.ts";
import type { ApiAnswer, ApiCall, callApi } from "../api/api.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import { $toast } from "../toast/toast.ts";
import { type Draft, type DraftCharacter, emptyDraft } from "./draft.ts";
import { unsavedChanges } from "./pending_character.ts";
import { createSaving } from "./saving.ts";

const CHARACTER: DraftCharacter = {
  ...DRAWN_CHARACTER,
  name: "Miso",
  imageUrl: "pictures/1.png",
  traits: ["Shy"],
  accessories: ["hat"],
  colorScheme: "blue",
};

const SAVED: SavedCharacter = {
  name: "Miso",
  prompt: "a shy cat",
  style: "anime",
  imageUrl: "pictures/1.png",
  traits: ["Shy"],
  accessories: ["hat"],
  colorScheme: "blue",
  favorite: "false",
  isPremium: false,
  createdAt: "2026-11-21T10:00:00.000Z",
  alt: "A shy grey cat",
  id: 12,
  userId: 7,
  visibility: "public",
  sex: "female",
  mayHaveKittens: false,
};

const refusal = (status: number, message = ""): ApiAnswer<never> => ({
  problem: { status, message, issues: [] },
});

/** Answers calls by method and path, each as often as it is asked. */
function server(answers: Record<string, unknown>) {
  const calls: { name: string; body: unknown }[] = [];
  const call = ((url: string, { method = "GET", body }: ApiCall = {}) => {
    const name = `${method} ${url}`;
    calls.push({ name, body });
    return Promise.resolve(answers[name]);
  }) as typeof callApi;
  return { calls, call };
}

function savingWith(answers: Record<string, unknown>) {
  const { calls, call } = server(answers);
  const $draft = map<Draft>({
    ...emptyDraft(),
    name: "Miso",
    traits: ["Shy"],
    character: CHARACTER,
  });
  return { calls, $draft, ...createSaving($draft, { call }) };
}

Deno.test("[saving] sends what makes the character, and keeps the record", async () => {
  const { calls, $draft, save } = savingWith({ "POST /api/characters": { body: SAVED } });
  await save(CHARACTER);
  assert.deepEqual(calls, [{
    name: "POST /api/characters",
    body: {
      name: "Miso",
      traits: ["Shy"],
      accessories: ["hat"],
      colorScheme: "blue",
      prompt: "a shy cat",
      style: "anime",
      imageUrl: "pictures/1.png",
    },
  }]);
  assert.deepEqual($draft.get().character, { ...CHARACTER, ...SAVED });
  assert.deepEqual([$toast.get()?.title, $toast.get()?.tone], ["Character saved!", "success"]);
});

Deno.test("[saving] neither two presses at once nor one afterwards save twice", async () => {
  const { calls, $draft, $saving, save } = savingWith({ "POST /api/characters": { body: SAVED } });
  const first = save(CHARACTER);
  assert.equal($saving.get(), true);
  await Promise.all([first, save(CHARACTER)]);
  assert.equal($saving.get(), false);
  await save($draft.get().character!);
  assert.equal(calls.length, 1);
  assert.equal($toast.get()?.title, "Already saved");
});

Deno.test("[saving] a character drawn meanwhile stays unsaved", async () => {
  const { $draft, save } = savingWith({ "POST /api/characters": { body: SAVED } });
  const saved = save(CHARACTER);
  $draft.setKey("character", { ...CHARACTER, imageUrl: "pictures/2.png" });
  await saved;
  assert.equal($draft.get().character?.id, undefined);
});

const failures: [name: string, answer: ApiAnswer<never>, text: string][] = [
  ["without a word", refusal(500), "Failed to save character. Please try again."],
  ["with the server's words", refusal(400, "Name is required"), "Name is required"],
];

for (const [name, answer, text] of failures) {
  Deno.test(`[saving] fails ${name}, and can be tried again`, async () => {
    const { calls, $draft, save } = savingWith({ "POST /api/characters": answer });
    await save(CHARACTER);
    assert.deepEqual([$toast.get()?.title, $toast.get()?.description, $toast.get()?.tone], [
      "Save failed",
      text,
      "destructive",
    ]);
    assert.deepEqual($draft.get().character, CHARACTER);
    await save(CHARACTER);
    assert.equal(calls.length, 2);
  });
}

Deno.test("[saving] saved by an attempt whose answer was lost: the record is found again", async () => {
  const { $draft, save } = savingWith({
    "POST /api/characters": refusal(409, "This character is already saved."),
    "GET /api/characters/recent": { body: [{ ...SAVED, id: 13, imageUrl: "pictures/9" }, SAVED] },
  });
  await save(CHARACTER);
  assert.equal($draft.get().character?.id, 12);
  assert.equal($toast.get()?.title, "Character saved!");
});

Deno.test("[saving] saved already and not to be found: the server's words", async () => {
  const { save } = savingWith({
    "POST /api/characters": refusal(409, "This character is already saved."),
    "GET /api/characters/recent": { body: [] },
  });
  await save(CHARACTER);
  assert.deepEqual([$toast.get()?.title, $toast.get()?.description], [
    "Save failed",
    "This character is already saved.",
  ]);
});

Deno.test("[saving] what is different of a saved character is sent, and nothing when nothing is", async () => {
  const updated = { ...SAVED, name: "Captain Miso", imageUrl: "pictures/2.png" };
  const { calls, $draft, save } = savingWith({ "PATCH /api/characters/12": { body: updated } });
  const character = { ...CHARACTER, ...SAVED };
  $draft.setKey("character", character);
  await save(character);
  assert.equal($toast.get()?.title, "Already saved");
  assert.equal(calls.length, 0);

  const changed = { ...character, imageUrl: "pictures/2.png", savedImageUrl: "pictures/1.png" };
  $draft.set({ ...$draft.get(), name: " Captain Miso ", character: changed });
  await save(changed);
  assert.deepEqual(calls[0]?.body, { name: "Captain Miso", imageUrl: "pictures/2.png" });
  assert.equal($toast.get()?.title, "Character updated");
  assert.equal(unsavedChanges($draft.get()), undefined);
});

Deno.test("[saving] an update that fails keeps what is changed", async () => {
  const { $draft, save } = savingWith({ "PATCH /api/characters/12": refusal(500) });
  $draft.set({ ...$draft.get(), name: "Tiger", character: { ...CHARACTER, ...SAVED } });
  await save({ ...CHARACTER, ...SAVED });
  assert.deepEqual([$toast.get()?.title, $toast.get()?.description], [
    "Update failed",
    "Failed to update character. Please try again.",
  ]);
  assert.deepEqual(unsavedChanges($draft.get()), { name: "Tiger" });
});

Deno.test("[saving] a changed picture is saved as another character; the first one stays", async () => {
  const second = { ...SAVED, id: 13, imageUrl: "pictures/2.png" };
  const { calls, $draft, saveAsNew } = savingWith({ "POST /api/characters": { body: second } });
  const character = {
    ...CHARACTER,
    ...SAVED,
    imageUrl: "pictures/2.png",
    savedImageUrl: "pictures/1.png",
  };
  $draft.setKey("character", character);
  await saveAsNew(character);
  assert.deepEqual(calls.map(({ name }) => name), ["POST /api/characters"]);
  assert.equal($draft.get().character?.id, 13);
  assert.equal(unsavedChanges($draft.get()), undefined);
});
