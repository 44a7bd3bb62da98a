import assert from "node:assert/strict";
import { drawnAs, recipeOf } from "../../../tests/support/read_description.ts";
import { sceneOf } from "../../../tests/support/painting.ts";
import { boundsOf } from "../geometry/measure.ts";

Deno.test("[wardrobe] a whistle hangs on its cord before the chest, below the chin", () => {
  for (
    const description of [
      "a lifeguard cat with a whistle",
      "a standing cat with a red whistle around its neck",
      "a coach cat with a stopwatch around her neck",
    ]
  ) {
    const { items } = sceneOf(description, "cartoon");
    const worn = items.filter(({ shows }) => /^thing (?:whistle|stopwatch)$/.test(shows ?? ""));
    assert.ok(worn.some(({ name }) => name.endsWith("cord")), `${description}: no cord`);
    const nose = boundsOf(items.filter(({ name }) => name === "nose"));
    const box = boundsOf(worn);
    assert.ok(box.bottom > nose.bottom + 20, `${description}: before the face`);
    assert.ok(Math.abs((box.left + box.right - nose.left - nose.right) / 2) < 90, description);
  }
  assert.equal(drawnAs("a cat with a whistle around its neck", "around its neck"), undefined);
  assert.deepEqual(recipeOf("a cat with a whistle around its neck").props, [{ kind: "whistle" }]);
});
