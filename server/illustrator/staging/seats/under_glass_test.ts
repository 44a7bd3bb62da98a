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

Deno.test("[under glass] a cat in a jar stands in it, behind its glass", () => {
  for (const style of ["cartoon", "neon", "realistic"] as const) {
    const scene = sceneOf("a grey cat in a glass jar", style);
    const { body, first, last } = seenOf(scene, "cat 1")!, jar = seenOf(scene, "thing 1")!;
    assert.ok(body.left > jar.box.left && body.right < jar.box.right, style);
    assert.ok(body.top > jar.box.top && body.bottom < jar.box.bottom, style);
    assert.ok(jar.first < first && jar.last > last, style);
  }
});

Deno.test("[under glass] what is in a jar lies within its sides, as many as are named, beside the cat", () => {
  const pieces = ["a fish", "three fish"].map((words) => {
    const scene = sceneOf(`a black cat, ${words} in a jar`, "cartoon");
    const cat = seenOf(scene, "cat 1")!, things = ["thing 1", "thing 2"] as const;
    const [fish, jar] = things.map((ref) => seenOf(scene, ref)!)
      .sort((a, b) => a.box.right - a.box.left - (b.box.right - b.box.left));
    assert.ok(fish!.box.left > jar!.box.left && fish!.box.right < jar!.box.right, words);
    assert.ok(fish!.box.top > jar!.box.top && fish!.box.bottom < jar!.box.bottom, words);
    assert.ok(jar!.box.bottom - jar!.box.top < cat.body.bottom - cat.body.top, words);
    return fish!.items.length;
  });
  assert.equal(pieces[1], 3 * pieces[0]!);
});
