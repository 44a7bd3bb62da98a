import assert from "node:assert/strict";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { seenOf } from "../seen.ts";

Deno.test("[beside] a floor lamp beside a cat in an armchair stands on the ground beside the chair", () => {
  for (
    const description of [
      "a cat on a sofa next to a floor lamp",
      "a cat in an armchair, beside it a floor lamp",
    ]
  ) {
    const scene = sceneOf(description, "cartoon");
    const [seat, lamp] = (["thing 1", "thing 2"] as const).map((actor) => seenOf(scene, actor)!);
    assert.ok(Math.abs(lamp!.box.bottom - seat!.box.bottom) < 60, description);
    const middle = (lamp!.box.left + lamp!.box.right) / 2;
    assert.ok(middle < seat!.box.left + 30 || middle > seat!.box.right - 30, description);
  }
});
