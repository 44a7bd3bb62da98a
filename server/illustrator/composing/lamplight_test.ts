import assert from "node:assert/strict";
import { sceneOf } from "../../../tests/support/painting.ts";
import type { Glow } from "../scene.ts";

const LAMPS = ["a white cat by the fireplace at night", "a grey cat with a candle at night"];

for (const words of LAMPS) {
  Deno.test(`"${words}" is lit from the side of its lamp, in its colour`, () => {
    const { items, light, subject } = sceneOf(words, "anime");
    const lamps = items.filter((item): item is Glow => item.is === "glow" && item.role === "prop");
    const middle = (subject.left + subject.right) / 2;
    assert(
      lamps.some(({ centre }) => Math.sign(centre[0] - middle) === Math.sign(light.towards[0])),
    );
    assert(light.colour.c > 0.08 && light.colour.h > 50 && light.colour.h < 90);
    assert(light.towards[1] < 0, "no light comes from below the ground");
  });
}

Deno.test("by day the sun outshines a fireplace", () => {
  const day = sceneOf("a white cat by the fireplace at noon", "anime").light;
  assert.deepEqual(day, sceneOf("a white cat in a living room at noon", "anime").light);
});
