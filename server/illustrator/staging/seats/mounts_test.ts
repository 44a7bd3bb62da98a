import assert from "node:assert/strict";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { visibleRecipe } from "../../composing/visible_recipe.ts";
import { covers, seenOf } from "../seen.ts";

Deno.test("[seats] the head of an animal that bears a cat is seen beside it", () => {
  for (
    const animal of ["horse", "sheep", "giraffe", "zebra", "swan", "goat", "llama", "tiger", "ox"]
  ) {
    const scene = sceneOf(`a sitting cat riding a ${animal}`, "cartoon");
    const { body } = seenOf(scene, "cat 1")!, { box } = seenOf(scene, "thing 1")!;
    const free = Math.max(body.left - box.left, box.right - body.right) / (box.right - box.left);
    assert.ok(free > 0.1, `${animal}: ${free.toFixed(2)} of it beside the cat`);
  }
});

Deno.test("[seats] no cat is said to be in what its body does not fit into", () => {
  const isIn = (thing: string) =>
    visibleRecipe(sceneOf(`a cat in a ${thing}`, "cartoon")).relations?.some(({ is }) =>
      is === "inside"
    ) === true;
  for (const thing of ["trumpet", "guitar case"]) assert.ok(!isIn(thing), thing);
  for (const thing of ["basket", "bathtub", "flower pot", "mug", "suitcase", "canoe"]) {
    assert.ok(isIn(thing), thing);
  }
});

Deno.test("[around] a chandelier hangs above who is under it", () => {
  for (const thing of ["chandelier", "ceiling lamp", "hanging basket"]) {
    const scene = sceneOf(`a cat under a ${thing}`, "cartoon");
    const { items } = seenOf(scene, "thing 1")!, { body } = seenOf(scene, "cat 1")!;
    const lowest = Math.max(
      ...items.flatMap((item) => item.is === "region" ? item.outline.map(([, y]) => y) : []),
    );
    assert.ok(lowest < body.top + 20, `${thing}: ${lowest} reaches to ${body.top}`);
  }
});

Deno.test("[seats] an animal on a back touches it, also where the back is low", () => {
  for (const animal of ["mouse", "duck", "parrot", "frog", "hedgehog"]) {
    for (const seed of "abcd") {
      const scene = sceneOf(`a cat with a ${animal} on its back`, "cartoon", { seed });
      const cat = seenOf(scene, "cat 1")!, { box } = seenOf(scene, "thing 1")!;
      const isOn = covers(cat, [(box.left + box.right) / 2, box.bottom + 4]);
      assert.ok(isOn, `${animal} ${seed}: above the back`);
    }
  }
});
