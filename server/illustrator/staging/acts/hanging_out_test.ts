import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { apart, catOf, partsOf } from "../../../../tests/support/acts.ts";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { boundsOf } from "../../geometry/measure.ts";

const CATS = ["a cat", "a fluffy kitten", "a fat persian cat", "a siamese cat"];

for (const style of STYLES) {
  Deno.test(`[acts, ${style}] who hangs out washing has both paws at cloth that hangs from a line`, () => {
    const cat = catOf(style, CATS);
    for (const act of ["hanging out the washing", "hanging socks on a washing line"]) {
      const scene = sceneOf(`${cat} ${act}`, style), { paws, head } = partsOf(scene);
      const named = (name: string) => boundsOf(scene.items.filter((item) => item.name === name));
      const hung = named(act.includes("socks") ? "socks" : "t-shirt"), line = named("washing line");
      const context = `${cat} ${act}`;
      assert.ok(
        paws.length === 2 && paws.every((paw) => apart(paw, hung) < 24),
        `${context}: paws`,
      );
      assert.ok(Math.abs(hung.top - line.top) < 40, `${context}: not on the line`);
      assert.ok(apart(head, hung) > 0 || hung.top > head.top, `${context}: before the face`);
    }
  });
}
