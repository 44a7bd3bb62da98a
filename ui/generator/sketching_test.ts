import assert from "node:assert/strict";
import { DRAWN_CHARACTER } from "../../tests/support/drawn_character.ts";
import { createGeneratorStore } from "./generator_store.ts";
import { createSketching } from "./sketching.ts";
import type { Sketch } from "./sketch_state.ts";
import { sleep } from "../../lib/sleep.ts";

// The browser's own, as far as it is needed here.
class TestReader {
  result = "";
  onload = () => {};
  async readAsDataURL(blob: Blob) {
    this.result = `data:${await blob.text()}`;
    this.onload();
  }
}
Object.assign(globalThis, { FileReader: TestReader });

/** A form, and a server that draws the seed, or gives this answer. */
function studio(answer?: () => Response) {
  const store = createGeneratorStore();
  const asked: Record<string, unknown>[] = [];
  const fetch = ((_: string, { body }: { body: string }) => {
    const request = JSON.parse(body);
    asked.push(request);
    return Promise.resolve(answer?.() ?? new Response(`${request.prompt} ${request.seed}`));
  }) as unknown as typeof globalThis.fetch;
  const sketching = createSketching(store, { fetch, pauseMs: 1 });
  const stop = sketching.follow();
  const type = async (description: string) => {
    store.$draft.setKey("description", description);
    await sleep(15);
  };
  return { store, asked, sketching, stop, type };
}

Deno.test("[sketching] a pause in typing brings the sketch of the cat that Generate will draw", async () => {
  const s = studio();
  await s.type("a");
  assert.equal(s.asked.length, 0, "too short to be a cat");
  await s.type("a shy cat");
  const { seed } = s.store.$draft.get();
  assert.deepEqual(s.asked.map(({ prompt, seed }) => [prompt, seed]), [["a shy cat", seed]]);
  assert.deepEqual(s.store.$sketch.get(), {
    url: `data:a shy cat ${seed}`,
    prompt: "a shy cat",
    seed,
  });
  await s.type("a shy cat at night");
  assert.equal(s.asked[1]?.seed, seed, "it stays the same cat");
  s.store.$draft.setKey("accessories", ["hat"]);
  await s.type("a shy cat at night");
  assert.deepEqual(s.asked[2]?.accessories, ["hat"]);
  s.stop();
});

Deno.test("[sketching] only the last of several words counts, and no photo is sketched", async () => {
  const s = studio();
  s.store.$draft.setKey("description", "a shy");
  s.store.$draft.setKey("description", "a shy cat");
  await s.type("a shy cat");
  assert.equal(s.asked.length, 1);
  s.store.$draft.setKey("photo", "data:image/jpeg;base64,AAAA");
  await s.type("a brave cat");
  assert.equal(s.asked.length, 1);
  s.stop();
});

Deno.test("[sketching] a photo is sketched once it is known what it shows, and again when that is corrected", async () => {
  const s = studio();
  s.store.$draft.setKey("photo", "data:image/jpeg;base64,AAAA");
  await s.type("a shy cat");
  assert.equal(s.asked.length, 0);
  for (const colour of ["brown", "silver"] as const) {
    s.store.$draft.setKey("seen", { colour });
    await s.type("a shy cat");
    assert.deepEqual(s.asked.at(-1)!.seen, { colour });
  }
  assert.equal(s.asked.length, 2);
  s.store.$draft.setKey("keepPhoto", true);
  await s.type("a brave cat");
  assert.equal(s.asked.length, 2, "a photo that is kept is no new cat");
  s.stop();
});

Deno.test("[sketching] beyond the limit it rests as long as the server says", async () => {
  const s = studio(() => new Response("{}", { status: 429, headers: { "Retry-After": "60" } }));
  await s.type("a shy cat");
  await s.type("a brave cat");
  assert.equal(s.asked.length, 1);
  assert.equal(s.store.$sketch.get(), undefined);
  assert.equal("reason" in await s.sketching.ideas(), true);
  s.stop();
});

Deno.test("[sketching] four ideas have four seeds; the chosen one is the next picture", async () => {
  const s = studio();
  await s.type("a shy cat");
  const ideas = await s.sketching.ideas() as Sketch[];
  assert.equal(new Set(ideas.map(({ seed }) => seed)).size, 4);
  s.sketching.choose(ideas[2]!);
  await s.type("a shy cat");
  assert.equal(s.store.$draft.get().seed, ideas[2]!.seed);
  assert.equal(s.store.$sketch.get(), ideas[2]);
  assert.equal(s.asked.length, 5, "it is not sketched again");
  s.stop();
});

Deno.test("[sketching] the sketch has the locked parts of the picture, as Generate has them", async () => {
  const s = studio();
  const parts = ["coat", "pose"] as const;
  s.store.$draft.setKey("character", DRAWN_CHARACTER);
  await s.type("a brave cat");
  assert.equal(s.asked[0]?.locked, undefined);
  for (const part of parts) s.store.toggleLock(part);
  await s.type("a brave cat");
  assert.deepEqual(s.asked[1]?.locked, { imageUrl: DRAWN_CHARACTER.imageUrl, parts });
  assert.equal(s.asked[1]?.seed, s.asked[0]?.seed);
  await s.sketching.ideas();
  assert.deepEqual(s.asked[2]?.locked, { imageUrl: DRAWN_CHARACTER.imageUrl, parts });
  s.store.$draft.setKey("character", { ...DRAWN_CHARACTER, keepPhoto: true });
  await s.type("a brave cat at night");
  assert.equal(s.asked.at(-1)?.locked, undefined, "a painted photo has no parts");
  s.stop();
});
