/** Who is behind a tree, a curtain or a corner is half hidden, and its eyes are not. */
import assert from "node:assert/strict";
import { recipeOf } from "../../../../tests/support/read_description.ts";
import { compose } from "../../compose.ts";
import { boundsOf, contains, heightOf } from "../../geometry/measure.ts";

for (
  const words of [
    "a cat hiding behind a tree",
    "a kitten peeking from behind an apple tree",
    "a cat hiding behind a palm tree",
    "a cat peeking around a corner",
    "a cat hiding behind a curtain",
  ]
) {
  Deno.test(`[staging] ${words}: higher than the cat, before a part of it, and never before an eye`, () => {
    for (const seed of ["1", "2", "3"]) {
      const { items } = compose({ ...recipeOf(words), seed });
      const cat = items.filter(({ of }) => of === "cat 1");
      const thing = items.filter(({ of }) => of === "thing 1");
      assert.ok(heightOf(boundsOf(thing)) > heightOf(boundsOf(cat)), `${seed}: too small`);
      const last = items.findLastIndex(({ of, is }) => of === "cat 1" && is === "eye");
      const before = items.slice(last).filter(({ of }) => of === "thing 1");
      assert.ok(before.length > 0, `${seed}: behind the cat`);
      for (const eye of cat) {
        if (eye.is !== "eye") continue;
        const isHidden = before.some((item) =>
          item.is === "region" && contains(item.outline, eye.centre)
        );
        assert.ok(!isHidden, `${seed}: an eye is hidden`);
      }
    }
  });
}

Deno.test("[staging] a fence before a cat is as long as the cat", () => {
  const { items } = compose(recipeOf("a cat walking behind a picket fence"));
  const cat = boundsOf(items.filter(({ of, name }) => of === "cat 1" && !name.startsWith("tail")));
  const fence = boundsOf(items.filter(({ of }) => of === "thing 1"));
  assert.ok(fence.left < cat.left && fence.right > cat.right);
});

Deno.test("[staging] who flips pancakes has a pan in its paw and a pancake in the air; a fried egg lies in a pan", () => {
  const { items } = compose(recipeOf("a cat flipping pancakes"));
  const part = (name: string) => boundsOf(items.filter((item) => item.name.startsWith(name)));
  assert.ok(part("pancake").bottom < part("pan inside").top - 20);
  const egg = compose(recipeOf("a cat frying an egg")).items.filter(({ of }) => of === "thing 1");
  assert.ok(egg.length > 3, "a bare egg");
});
