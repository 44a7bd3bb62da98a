import assert from "node:assert/strict";
import { keepCopies, tryToKeepCopies } from "./kept_copies.ts";
import type { ImageStore } from "./image_store.ts";

const BYTES = new Uint8Array([1]);
const COPIES = [["cat.png@256", BYTES], ["cat.png@512", BYTES]] as const;

/** A storage in memory that loses this picture, and refuses this copy. */
function storage({ hasPicture = true, refused }: { hasPicture?: boolean; refused?: string } = {}) {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  if (hasPicture) kept.set("cat.png", BYTES);
  const images = {
    put(key: string, bytes: Uint8Array<ArrayBuffer>) {
      if (key === refused) return Promise.reject(new Error("the disk is full"));
      kept.set(key, bytes);
      return Promise.resolve();
    },
    get: (key: string) => Promise.resolve(kept.get(key) ?? null),
    remove(key: string) {
      for (const each of kept.keys()) if (each.startsWith(key)) kept.delete(each);
      return Promise.resolve();
    },
  } as unknown as ImageStore;
  return { images, kept };
}

Deno.test("[images] copies stand beside their picture", async () => {
  const { images, kept } = storage();
  assert.equal(await keepCopies(images, "cat.png", COPIES), true);
  assert.deepEqual([...kept.keys()], ["cat.png", "cat.png@256", "cat.png@512"]);
});

Deno.test("[images] copies of a picture that was removed meanwhile go as well", async () => {
  const { images, kept } = storage({ hasPicture: false });
  assert.equal(await keepCopies(images, "cat.png", COPIES), false);
  assert.equal(kept.size, 0);
});

Deno.test("[images] a copy that is refused is thrown, and the others are kept", async () => {
  const { images, kept } = storage({ refused: "cat.png@256" });
  await assert.rejects(keepCopies(images, "cat.png", COPIES), /the disk is full/);
  assert(kept.has("cat.png@512"));
  await tryToKeepCopies(images, "cat.png", { copies: COPIES, what: "copies are" });
});
