import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { compose } from "../../compose.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { eyesOf, partOf, seenOf } from "../seen.ts";

Deno.test("[staging] a kitten in the mouth hangs below the eyes of the cat that carries it", () => {
  for (const seed of ["a", "b", "c"]) {
    for (const pose of ["walking", "sitting"] as const) {
      const scene = compose({
        ...PLAIN_CAT,
        seed,
        pose,
        others: [{ ...PLAIN_CAT, age: "kitten" }],
        relations: [{ who: "cat 1", is: "carrying in the mouth", what: "cat 2" }],
      });
      const head = boundsOf([partOf(seenOf(scene, "cat 2")!, "head")!]);
      const eyes = eyesOf(seenOf(scene, "cat 1")!);
      assert.ok(eyes.length > 0);
      for (const { centre: [x, y] } of eyes) {
        assert.ok(y < head.top || x < head.left || x > head.right, `${seed} ${pose}: hidden`);
      }
    }
  }
});
