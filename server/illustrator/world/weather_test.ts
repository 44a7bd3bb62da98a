import assert from "node:assert/strict";
import { sceneOf } from "../../../tests/support/painting.ts";
import { boundsOf } from "../geometry/measure.ts";

const BEFORE = /^(?:rain|snowflake|blown leaf) before\b/;

Deno.test("[weather] what falls lies before the cat, too, and never across its face", () => {
  for (
    const words of [
      "in the rain",
      "in a snowstorm",
      "in the snow",
      "on a windy day",
      "in a thunderstorm",
    ]
  ) {
    for (
      const description of [`a cat sitting ${words} in a meadow`, `portrait of a cat ${words}`]
    ) {
      const { items } = sceneOf(description, "cartoon");
      const falling = items.filter(({ name }) => BEFORE.test(name));
      assert.ok(falling.length > 3, description);
      const face = boundsOf(items.filter(({ name, role }) => name === "head" && role === "coat"));
      const crossing = falling.filter((item) => {
        const { left, right, top, bottom } = boundsOf([item]);
        return left < face.right && right > face.left && top < face.bottom && bottom > face.top;
      });
      assert.deepEqual(crossing.map(({ name }) => name), [], description);
    }
  }
});

Deno.test("[weather] a thunderstorm has lightning and no rainbow, rain puddles", () => {
  const names = (description: string) =>
    sceneOf(description, "cartoon").items.map(({ name }) => name);
  const storm = names("a cat in a thunderstorm");
  assert.ok(storm.includes("lightning") && !storm.some((name) => name.startsWith("rainbow")));
  assert.ok(names("a cat in the rain in a meadow").some((name) => name.startsWith("puddle")));
});

Deno.test("[weather] a snowstorm drives its snow aslant over drifts; falling snow does not", () => {
  const names = (description: string) =>
    new Set(sceneOf(description, "cartoon").items.map(({ name }) => name.replace(/ \d+$/, "")));
  const storm = names("a cat in a blizzard in a meadow"),
    snow = names("a cat in a meadow in falling snow");
  for (const name of ["snow driven", "snow drift", "snow dust"]) {
    assert.ok(storm.has(name), name);
    assert.ok(!snow.has(name), name);
  }
});

Deno.test("[sky] the moon that a cat sits in is not in the sky as well", () => {
  const { items } = sceneOf("a cat sitting on a crescent moon", "cartoon");
  assert.ok(items.some(({ of }) => of === "thing 1"));
  assert.deepEqual(items.filter(({ name, role }) => role === "sky" && /^moon/.test(name)), []);
});

Deno.test("[weather] fog lies in layers behind the cat and before its feet, and leaves its face", () => {
  const { items } = sceneOf("a cat sitting in the fog in a meadow", "cartoon");
  const head = items.findIndex(({ name, role }) => name === "head" && role === "coat");
  const at = (pattern: RegExp) => items.flatMap(({ name }, i) => pattern.test(name) ? [i] : []);
  const behind = at(/^fog bank(?! before)/), before = at(/^fog bank before/);
  assert.ok(behind.length > 2 && behind.every((i) => i < head), `${behind} behind ${head}`);
  assert.ok(before.length > 0 && before.every((i) => i > head), `${before} before ${head}`);
  const face = boundsOf([items[head]!]);
  assert.ok(before.every((i) => boundsOf([items[i]!]).top > face.bottom));
});
