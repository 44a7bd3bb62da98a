import assert from "node:assert/strict";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { seenOf } from "../seen.ts";

Deno.test("[seats] things that are on one thing stand beside each other, above it", () => {
  const said: readonly [string, number][] = [
    ["a cat at school, a globe and a fern on the shelf", 2],
    ["an apple and a pear on the table and a cat under it", 2],
    ["flowers and books on the piano, a cat beside it", 2],
    ["a vase, a clock and a candle on the table, a cat sleeping", 3],
  ];
  for (const [description, count] of said) {
    const scene = sceneOf(description, "cartoon");
    const boxes = (scene.spec.relations ?? []).filter(({ who, is }) =>
      is === "on" && who !== "cat 1"
    )
      .map(({ who }) => seenOf(scene, who)!.box).toSorted((one, other) => one.left - other.left);
    assert.equal(boxes.length, count, description);
    for (const [at, box] of boxes.entries()) {
      const next = boxes[at + 1];
      assert.ok(!next || next.left > box.right - 8, `${description}: over each other`);
    }
  }
});

Deno.test("[sides] what stands to the same side of a cat stands beyond what is there already", () => {
  const scene = sceneOf("a cat on the left of a snowman and a penguin on the right", "cartoon");
  const [cat, snowman, penguin] = (["cat 1", "thing 1", "thing 2"] as const)
    .map((ref) => seenOf(scene, ref)!.box);
  assert.ok(snowman!.left > cat!.right - 60, "the snowman is not to the right");
  assert.ok(penguin!.left > snowman!.right - 20, "the penguin stands before the snowman");
});
