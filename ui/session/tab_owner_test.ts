import assert from "node:assert/strict";
import { tabStorage } from "../storage/tab_storage.ts";
import { claimTab } from "./tab_owner.ts";

const WORDS = "a secret cat";

function keptFor(...ids: number[]): string | null {
  sessionStorage.clear();
  tabStorage.setItem("words", WORDS);
  for (const id of ids) claimTab({ id });
  return tabStorage.getItem("words");
}

Deno.test("[tab owner] a guest's draft is kept after signing in", () => {
  assert.equal(keptFor(7, 7), WORDS);
});

Deno.test("[tab owner] a user's draft is gone when another user signs in", () => {
  assert.equal(keptFor(7, 8), null);
});
