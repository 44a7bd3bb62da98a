import assert from "node:assert/strict";
import { fingerprintOf, newGeneration, type Order } from "./order.ts";

const photo = { jpeg: new Uint8Array(), fingerprint: "f" };
const order = (keepPhoto?: boolean): Order => ({
  owner: "user:1",
  request: { prompt: "a cat", style: "anime", keepPhoto },
});
const placing = {
  fingerprint: "",
  moment: new Date("2026-11-20T12:00:00Z"),
  guestsCounted: false,
  worker: "w",
};

Deno.test("a photo kept and the same not kept are two requests", async () => {
  const [kept, drawn, unsaid] = await Promise.all(
    [true, false, undefined].map((keepPhoto) => fingerprintOf({ ...order(keepPhoto), photo })),
  );
  assert.notEqual(kept, drawn);
  assert.equal(drawn, unsaid);
});

Deno.test("without a photo there is nothing to keep", async () => {
  assert.equal(await fingerprintOf(order(true)), await fingerprintOf(order()));
  assert.equal(newGeneration(order(true), placing).keepPhoto, undefined);
  assert.equal(newGeneration({ ...order(true), photo }, placing).keepPhoto, true);
});
