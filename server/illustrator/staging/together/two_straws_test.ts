/** Two who share a drink have a straw each, from the drink to the mouth. */
import assert from "node:assert/strict";
import { recipeOf } from "../../../../tests/support/read_description.ts";
import { compose } from "../../compose.ts";
import { boundsOf } from "../../geometry/measure.ts";

Deno.test("[staging] a straw goes from a shared drink to each of the mouths, also where words name straws", () => {
  for (
    const words of [
      "two cats sharing a milkshake",
      "two cats sharing a milkshake with two straws",
      "two best friends sharing a smoothie",
    ]
  ) {
    for (const seed of ["1", "2", "3"]) {
      const { items } = compose({ ...recipeOf(words), seed });
      const straws = items.filter(({ name }) => /^straw \d/.test(name)).map((item) =>
        boundsOf([item])
      );
      assert.equal(straws.length, 2, words);
      for (const ref of ["cat 1", "cat 2"]) {
        const nose = boundsOf(
          items.filter(({ of, name }) => of === ref && name.startsWith("nose")).slice(0, 1),
        );
        const isAtMouth = straws.some(({ left, right, top, bottom }) =>
          left < nose.right + 40 && right > nose.left - 40 && bottom > nose.top &&
          top < nose.bottom + 90
        );
        assert.ok(isAtMouth, `${words}, ${seed}: ${ref} has none`);
      }
    }
  }
  const milk = compose(recipeOf("two cats sharing a bowl of milk")).items;
  assert.ok(!milk.some(({ name }) => name.startsWith("straw")));
});
