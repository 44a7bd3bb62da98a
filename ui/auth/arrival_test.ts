import assert from "node:assert/strict";
import { planArrival } from "./arrival.ts";

const WELCOME = { title: "Welcome back!", description: "You're now signed in as miso" };

function storageWith(entries: Record<string, string>) {
  const stored = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

const ways: [query: string, url: string][] = [
  ["", "/"],
  ["?redirect=%2Faccount", "/account"],
  ["?redirect=checkout", "/checkout"],
  ["?tab=register&redirect=%2Fcollection", "/collection"],
  ["?redirect=%2F%2Fevil.example", "/"],
];
for (const [query, url] of ways) {
  Deno.test(`[arrival] /auth${query} leads to ${url}`, () => {
    assert.deepEqual(planArrival(query, WELCOME, storageWith({})), { url, toast: WELCOME });
  });
}

Deno.test("[arrival] a picture that waits to be downloaded comes first, once; the draft stays", () => {
  const storage = storageWith({ pendingDownloadCharacter: "{}", characterDraft: "{}" });
  const arrival = planArrival("?redirect=%2Faccount", WELCOME, storage);
  assert.equal(arrival.url, "/generator");
  assert.equal(arrival.toast.description, "You can now download your generated character.");
  assert.equal(storage.getItem("pendingDownloadCharacter"), null);
  assert.equal(storage.getItem("characterDraft"), "{}");
  assert.equal(planArrival("?redirect=%2Faccount", WELCOME, storage).url, "/account");
});
