import assert from "node:assert/strict";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { heightOf } from "../../geometry/measure.ts";
import { seenOf } from "../seen.ts";

Deno.test("[behind] small animals that follow a cat keep their size and look out beside it", () => {
  for (
    const description of [
      "a cat followed by ducklings",
      "a cat with chicks behind it",
      "chat suivi de canards",
      "gatto seguito da pulcini",
      "gato seguido por patitos",
      "Katze gefolgt von Küken",
    ]
  ) {
    for (const seed of ["1", "2", "3"]) {
      const scene = sceneOf(description, "cartoon", { seed });
      const cat = seenOf(scene, "cat 1")!, birds = seenOf(scene, "thing 1")!;
      assert.ok(heightOf(birds.box) < 0.7 * heightOf(cat.box), `${description} ${seed}`);
      const outside = Math.max(cat.box.left - birds.box.left, birds.box.right - cat.box.right);
      assert.ok(outside > 0.4 * (birds.box.right - birds.box.left), `${description} ${seed}`);
    }
  }
});
