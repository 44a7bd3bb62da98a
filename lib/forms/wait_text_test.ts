import assert from "node:assert/strict";
import { waitText } from "./wait_text.ts";

const cases: [seconds: number, text: string][] = [
  [1, "1 second"],
  [42, "42 seconds"],
  [90, "90 seconds"],
  [91, "about 2 minutes"],
  [3600, "about 60 minutes"],
];
for (const [seconds, text] of cases) {
  Deno.test(`[wait] ${seconds} s is ${text}`, () => assert.equal(waitText(seconds), text));
}
