import assert from "node:assert/strict";
import { isPictureKey, newPictureKey } from "./picture_key.ts";

Deno.test("new keys have our form and differ", () => {
  const made = Array.from({ length: 1_000 }, newPictureKey);
  assert(made.every(isPictureKey));
  assert.equal(new Set(made).size, 1_000);
});

Deno.test("nothing else has our form", () => {
  const name = "AAAAAAAAAAAAAAAAAAAAAAAA";
  const others = [
    "",
    name,
    `pictures/${name}`,
    `pictures/${name}.png\n`,
    `pictures/${name}.PNG`,
    `pictures/${name}A.png`,
    `/pictures/${name}.png`,
    `pictures/../${name}.png`,
    `pictures/..%2f..%2fAAAAAAAAAAA.png`,
    "pictures/../../../../../etc/passwd",
    `https://example.com/pictures/${name}.png`,
  ];
  assert.deepEqual(others.filter(isPictureKey), []);
});
