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

Deno.test("[tab owner] what a guest has left goes along to the account, and stays for it", () => {
  assert.equal(keptFor(7, 7), WORDS);
});

Deno.test("[tab owner] what a person has left is gone when another one signs in", () => {
  assert.equal(keptFor(7, 8), null);
});
