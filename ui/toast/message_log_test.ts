import assert from "node:assert/strict";
import { logMessage, readMessages } from "./message_log.ts";
import type { Toast } from "./toast.ts";

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

const toast = (id: number): Toast => ({ id, title: `Message ${id}`, tone: "info" });

Deno.test("[toast] the last five messages can be read again, newest first", () => {
  const storage = memory();
  assert.deepEqual(readMessages(storage), []);
  for (let id = 1; id <= 7; id++) logMessage(toast(id), { storage, now: id });
  assert.deepEqual(readMessages(storage).map(({ title }) => title), [
    "Message 7",
    "Message 6",
    "Message 5",
    "Message 4",
    "Message 3",
  ]);
  assert.equal(readMessages(storage)[0]!.shownAt, 7);
});
