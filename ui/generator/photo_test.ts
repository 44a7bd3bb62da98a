import assert from "node:assert/strict";
import { refusalOf } from "./photo.ts";

const MB = 1024 * 1024;
const WRONG_TYPE = ["Invalid file type", "Please upload an image file (JPG, PNG, etc.)"];
const TOO_LARGE = ["File too large", "Image must be less than 25MB"];

const files: [type: string, size: number, refusal: string[] | undefined][] = [
  ["image/jpeg", 25 * MB - 1, undefined],
  ["image/heic", 4 * MB, undefined],
  ["image/png", 1, undefined],
  ["image/jpeg", 25 * MB, TOO_LARGE],
  ["image/heif", 25 * MB, TOO_LARGE],
  ["image/png", 50 * MB, TOO_LARGE],
  ["image/gif", 1, WRONG_TYPE],
  ["image/webp", 1, WRONG_TYPE],
  ["image/svg+xml", 1, WRONG_TYPE],
  ["application/pdf", 50 * MB, WRONG_TYPE],
  ["", 1, WRONG_TYPE],
];

for (const [type, size, refusal] of files) {
  Deno.test(`[photo] ${type || "no type"} of ${size} bytes: ${refusal?.[0] ?? "fits"}`, () => {
    const found = refusalOf({ name: "cat", type, size });
    assert.deepEqual(found && [found.title, found.description], refusal);
  });
}

Deno.test("[photo] a HEIC photo without a type is known by its name", () => {
  assert.equal(refusalOf({ name: "IMG_0001.HEIC", type: "", size: MB }), undefined);
  assert.equal(refusalOf({ name: "heic.txt", type: "", size: MB })?.title, WRONG_TYPE[0]);
});
