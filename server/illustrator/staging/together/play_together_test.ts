import assert from "node:assert/strict";
import { recipeOf } from "../../../../tests/support/read_description.ts";
import { compose } from "../../compose.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { isAtPaws, seenOf } from "../seen.ts";

Deno.test("[playing] two cats have the toy or the board between them, and each a paw on it", () => {
  for (
    const description of [
      "two kittens playing with a ball of yarn",
      "two cats playing with a ball",
      "two cats playing chess",
    ]
  ) {
    const scene = sceneOf(description, "cartoon");
    const [one, other, toy] = (["cat 1", "cat 2", "thing 1"] as const)
      .map((actor) => seenOf(scene, actor)!);
    assert.ok(isAtPaws(one!, toy!) && isAtPaws(other!, toy!), description);
    const middle = (box: { left: number; right: number }) => (box.left + box.right) / 2;
    const [from, to] = [middle(one!.body), middle(other!.body)].toSorted((a, b) => a - b);
    assert.ok(middle(toy!.box) > from! && middle(toy!.box) < to!, description);
  }
});

Deno.test("[playing] who plays with yarn does not knit, who knits does", () => {
  const names = (description: string) =>
    sceneOf(description, "cartoon").items.map(({ name }) => name);
  const isKnitting = (name: string) => name.startsWith("knitting in use");
  assert.ok(!names("a kitten playing with yarn").some(isKnitting));
  assert.ok(names("a cat knitting").some(isKnitting));
});

Deno.test("[staging] a rope at which two pull is taut between their paws, and no coil on the ground", () => {
  for (const words of ["two cats tugging on a rope", "cats playing tug of war with a rope"]) {
    const recipe = recipeOf(words), { items } = compose(recipe);
    const rope = boundsOf(items.filter(({ of }) => of === "thing 1"));
    assert.ok(rope.right - rope.left > 3 * (rope.bottom - rope.top), `${words}: a coil`);
    for (const ref of ["cat 1", "cat 2"]) {
      const paws = items.filter(({ of, name }) => of === ref && / fore ?paw/.test(name));
      const isAtIt = paws.map((paw) => boundsOf([paw])).some(({ left, right, top, bottom }) =>
        left < rope.right && right > rope.left && top < rope.bottom && bottom > rope.top
      );
      assert.ok(isAtIt, `${words}: ${ref} has no paw on it`);
    }
  }
});

Deno.test("[staging] two who raise glasses have one each; who flies on a broom sits on it", () => {
  const recipe = recipeOf("two cats toasting with wine glasses"), { items } = compose(recipe);
  const glasses = items.filter(({ of }) => of === "thing 1").map((item) => boundsOf([item]));
  for (const ref of ["cat 1", "cat 2"]) {
    const paws = items.filter(({ of, name }) => of === ref && / fore ?paw/.test(name))
      .map((paw) => boundsOf([paw]));
    const holds = paws.some((paw) =>
      glasses.some((glass) =>
        glass.left < paw.right && glass.right > paw.left && glass.top < paw.bottom &&
        glass.bottom > paw.top
      )
    );
    assert.ok(holds, `${ref} has none`);
  }
  const flying = compose(recipeOf("a witch cat on a broomstick flying past the moon")).items;
  const broom = boundsOf(flying.filter(({ of }) => of === "thing 1"));
  const body = boundsOf(
    flying.filter(({ of, name }) => of === "cat 1" && name.startsWith("torso")),
  );
  assert.ok(body.bottom > broom.top - 20, "above its broom");
});
