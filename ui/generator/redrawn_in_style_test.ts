import assert from "node:assert/strict";
import { DRAWN_CHARACTER } from "../../tests/support/drawn_character.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import { PREMIUM_STYLE_LOCKED } from "../../lib/choices.ts";
import type { ApiAnswer, ApiCall, callApi } from "../api/api.ts";
import { $toast } from "../toast/toast.ts";
import { draftFor, loadDraft } from "./draft.ts";
import { unsavedChanges } from "./pending_character.ts";
import { redrawInStyle } from "./redrawn_in_style.ts";

const { understanding: _, seed: _seed, ...PICTURE } = DRAWN_CHARACTER;
const MISO: SavedCharacter = {
  ...PICTURE,
  id: 12,
  userId: 7,
  name: "Miso",
  traits: ["Shy"],
  visibility: "public",
  sex: "female",
  mayHaveKittens: false,
};

function browser(answer: ApiAnswer<unknown>) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const opened: string[] = [];
  const asked: unknown[] = [];
  const call = ((url: string, { body }: ApiCall = {}) => {
    asked.push([url, body]);
    return Promise.resolve(answer);
  }) as typeof callApi;
  return { storage, opened, asked, call, open: (url: string) => void opened.push(url) };
}

Deno.test("[redrawing] the generator has the redrawn picture as a change of the character", async () => {
  const redrawn = { ...DRAWN_CHARACTER, style: "neon" as const, imageUrl: "cats/2.png" };
  const b = browser({ body: { ...redrawn, cost: 0, changed: [] } });
  await redrawInStyle(MISO, "neon", b);
  assert.deepEqual(b.asked, [
    ["/api/characters/redraw", { imageUrl: "cats/1.png", style: "neon" }],
  ]);
  assert.deepEqual(b.opened, ["/generator"]);
  const draft = draftFor({ id: 7 }, loadDraft(b.storage));
  const { character, description, style, name } = draft;
  assert.deepEqual([character?.id, character?.imageUrl], [12, "cats/2.png"]);
  assert.deepEqual([description, style, name], ["a shy cat", "neon", "Miso"]);
  assert.deepEqual(unsavedChanges(draft), { imageUrl: "cats/2.png" });
  assert.equal(draftFor({ id: 8 }, loadDraft(b.storage)).character, undefined);
});

Deno.test("[redrawing] choosing a locked style shows a toast and no picture", async () => {
  const b = browser({ problem: { status: 403, message: PREMIUM_STYLE_LOCKED, issues: [] } });
  await redrawInStyle(MISO, "neon", b);
  assert.deepEqual(b.opened, []);
  assert.equal(loadDraft(b.storage).character, undefined);
  assert.equal($toast.get()?.description, PREMIUM_STYLE_LOCKED);
});
