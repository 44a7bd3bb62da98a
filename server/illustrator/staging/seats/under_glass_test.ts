import assert from "node:assert/strict";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { seenOf } from "../seen.ts";

Deno.test("[under glass] a cat in a snow globe is inside its glass, which lies before it, with snow", () => {
  for (const style of ["cartoon", "pixel", "watercolor"] as const) {
    const scene = sceneOf("a cat in a snow globe", style);
    const cat = seenOf(scene, "cat 1")!, globe = seenOf(scene, "thing 1")!;
    const { left, right, top, bottom } = cat.body;
    assert.ok(left > globe.box.left && right < globe.box.right, style);
    assert.ok(top > globe.box.top && bottom < globe.box.bottom, style);
    assert.ok(globe.first < cat.first && globe.last > cat.last, style);
    const names = globe.items.map(({ name }) => name);
    assert.ok(names.some((name) => name.startsWith("glass before")), style);
    assert.ok(names.filter((name) => name.startsWith("flake")).length > 10, style);
  }
});
