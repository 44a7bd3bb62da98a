import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { compose } from "../../compose.ts";
import { bounds, widthOf } from "../../geometry/measure.ts";
import type { Region } from "../../scene.ts";

Deno.test("[muzzle] a realistic cat has two pads and a chin, and eyes no larger than a cat's", () => {
  const { items } = compose({ ...PLAIN_CAT, style: "realistic" });
  for (const name of ["left muzzle pad", "right muzzle pad", "chin"]) {
    assert.ok(items.some((item) => item.name === name), name);
  }
  const head = items.find(({ name }) => name === "head") as Region;
  for (const item of items) {
    if (item.is !== "eye") continue;
    const share = (2 * item.size[0]) / widthOf(bounds(head.outline));
    assert.ok(share < 0.24, `an eye takes ${share} of the head`);
  }
});

Deno.test("[muzzle] drawn styles keep a face of lines", () => {
  for (const style of STYLES.filter((style) => style !== "realistic")) {
    const names = compose({ ...PLAIN_CAT, style }).items.map(({ name }) => name);
    assert.ok(!names.includes("chin"), style);
  }
});
