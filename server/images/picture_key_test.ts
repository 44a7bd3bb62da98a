import assert from "node:assert/strict";
import {
  isPictureKey,
  isStoredKey,
  newPictureKey,
  originalKey,
  withVariants,
} from "./picture_key.ts";

Deno.test("new keys have our form and differ", () => {
  const made = Array.from({ length: 1_000 }, () => newPictureKey());
  assert(made.every(isPictureKey));
  assert.equal(new Set(made).size, 1_000);
});

Deno.test("a key with colours has our form, and so have the keys of its copies", () => {
  const colours = [[255, 255, 255], [0, 0, 0], [120, 130, 140]] as const;
  for (let n = 0; n < 1_000; n++) {
    const key = newPictureKey(colours);
    assert(isPictureKey(key), key);
    for (const copy of withVariants(key).slice(1)) {
      assert(isStoredKey(copy) && !isPictureKey(copy), copy);
      assert.equal(originalKey(copy), key);
    }
  }
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
