import assert from "node:assert/strict";
import { fingerprintOf, type GenerationRequest, newGeneration } from "./generation_request.ts";

const photo = { jpeg: new Uint8Array(), fingerprint: "f" };
const request = (keepPhoto?: boolean): GenerationRequest => ({
  owner: "user:1",
  choices: { prompt: "a cat", style: "anime", keepPhoto },
});
const placing = {
  fingerprint: "",
  moment: new Date("2026-11-20T12:00:00Z"),
  guestsCounted: false,
  worker: "w",
};

Deno.test("a photo kept and the same not kept are two requests", async () => {
  const [kept, drawn, unsaid] = await Promise.all(
    [true, false, undefined].map((keepPhoto) => fingerprintOf({ ...request(keepPhoto), photo })),
  );
  assert.notEqual(kept, drawn);
  assert.equal(drawn, unsaid);
});

Deno.test("without a photo there is nothing to keep", async () => {
  assert.equal(await fingerprintOf(request(true)), await fingerprintOf(request()));
  assert.equal(newGeneration(request(true), placing).keepPhoto, undefined);
  assert.equal(newGeneration({ ...request(true), photo }, placing).keepPhoto, true);
});
