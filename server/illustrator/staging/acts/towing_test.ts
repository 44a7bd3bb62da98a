import assert from "node:assert/strict";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { ROPE } from "./towing.ts";

/** A picture with a rope, and what is at its other end. */
const ROPES = [
  ["a cat pulling a red wagon full of pumpkins", "thing 2"],
  ["a cat pulling a sled", "thing 1"],
  ["a cat pulling a rubber duck on a string", "thing 1"],
  ["a cat walking a dog on a leash", "thing 1"],
];

for (const [description, other] of ROPES) {
  Deno.test(`[towing] a rope reaches from the cat to the other: ${description}`, () => {
    const { items } = sceneOf(description!, "cartoon");
    const rope = items.filter(({ is, name }) => is === "line" && name.startsWith(ROPE));
    assert.ok(rope.length > 0);
    const { left, right } = boundsOf(rope);
    const isRope = ({ name }: { name: string }) => name.startsWith(ROPE);
    for (const actor of ["cat 1", other]) {
      const box = boundsOf(items.filter((item) => item.of === actor && !isRope(item)));
      assert.ok(left < box.right + 6 && right > box.left - 6, actor);
    }
  });
}

Deno.test("[towing] a thing between two cats stands between them, and hides neither face", () => {
  for (
    const description of [
      "two cats with a bowl of popcorn between them",
      "two cats, a ball between them",
    ]
  ) {
    const { items } = sceneOf(description, "cartoon");
    const middle = (of: string) => {
      const { left, right } = boundsOf(items.filter((item) => item.of === of));
      return (left + right) / 2;
    };
    const [low, high] = [middle("cat 1"), middle("cat 2")].sort((one, other) => one - other);
    assert.ok(middle("thing 1") > low! && middle("thing 1") < high!, description);
  }
});
