import assert from "node:assert/strict";
import { isFrameMessage } from "./frame_messages.ts";

const messages: [data: unknown, isOurs: boolean][] = [
  [{ payment: "left", url: "/subscription?canceled=true" }, true],
  [{ payment: "signed-out" }, true],
  [{ payment: "left" }, false],
  [{ payment: "left", url: 1 }, false],
  [{ payment: "paid", url: "/" }, false],
  ["left", false],
  [null, false],
  [undefined, false],
];
for (const [data, isOurs] of messages) {
  Deno.test(`[frame_messages] ${JSON.stringify(data)} is ${isOurs ? "" : "not "}one`, () => {
    assert.equal(isFrameMessage(data), isOurs);
  });
}
