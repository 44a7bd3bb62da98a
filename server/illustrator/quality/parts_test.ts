import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { cellsOf, erodedBy, maskOf, partsOf, SIDE, sizeOf } from "./parts.ts";

const PARTS = partsOf(compose(PLAIN_CAT));

Deno.test("[quality] every part of a plain cat has cells, and no cell has two parts", () => {
  const masks = ["head", "torso", "left ear", "tail"].map((name) =>
    maskOf(PARTS, (item) => item?.name === name)
  );
  for (const mask of masks) assert.ok(sizeOf(mask) > 60);
  const together = masks.reduce((sum, mask) => sum.map((on, cell) => on + mask[cell]!));
  assert.ok(together.every((count) => count <= 1));
});

Deno.test("[quality] what lies in front hides what is behind", () => {
  const bare = sizeOf(maskOf(PARTS, (item) => item?.name === "head"));
  const hatted = compose({ ...PLAIN_CAT, accessories: [{ kind: "hat", variant: "top hat" }] });
  assert.ok(sizeOf(maskOf(partsOf(hatted), (item) => item?.name === "head")) < bare);
});

Deno.test("[quality] marks are separate from the coat they lie on", () => {
  const striped = compose({ ...PLAIN_CAT, coat: { ...PLAIN_CAT.coat, pattern: "tabby" } });
  const stripes = maskOf(
    partsOf(striped),
    (item, mark) => item?.name === "head" && mark?.kind === "stripe",
  );
  assert.ok(sizeOf(stripes) > 80);
});

Deno.test("[quality] a mask shrinks by whole cells", () => {
  const square = new Uint8Array(SIDE * SIDE);
  for (let y = 10; y < 20; y++) for (let x = 10; x < 20; x++) square[y * SIDE + x] = 1;
  assert.equal(cellsOf(erodedBy(square, 2)).length, 36);
});
