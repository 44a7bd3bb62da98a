import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { apart, partsOf } from "../../../../tests/support/acts.ts";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { relatedIn } from "../../../../tests/support/read_description.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { seenOf } from "../seen.ts";

for (const style of STYLES) {
  Deno.test(`[acts, ${style}] what is roasted is on a stick in the paw, over the flames`, () => {
    const scene = sceneOf("a cat roasting a sausage over a campfire", style);
    const inUse = scene.items.filter(({ name }) => name.startsWith("stick in use"));
    const stick = boundsOf(inUse.slice(0, 1)), food = boundsOf(inUse.slice(1));
    const fire = seenOf(scene, "thing 2")!.box;
    assert.ok(food.bottom < fire.top + 40 && food.bottom > fire.top - 40, "not over the flames");
    assert.ok(food.left > fire.left && food.right < fire.right, "beside the flames");
    assert.ok(apart(stick, food) < 4, "off the stick");
    assert.ok(partsOf(scene).paws.some((paw) => apart(paw, stick) < 8), "no paw has the stick");
  });
}

Deno.test("[words] who cooks over a fire or on a barbecue is beside it; who jumps over a fire is above it", () => {
  assert.deepEqual(relatedIn("a cat cooking sausages over a fire"), [
    "cat 1 cooking sausage",
    "cat 1 beside fire",
  ]);
  assert.deepEqual(relatedIn("a cat grilling fish on a barbecue"), [
    "cat 1 cooking fish",
    "cat 1 beside barbecue",
  ]);
  assert.deepEqual(relatedIn("a cat jumping over a fire"), ["cat 1 jumping over fire"]);
});
