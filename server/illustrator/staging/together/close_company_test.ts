/** Cats that wash, carry or ride each other, and what comes out of a mouth. */
import assert from "node:assert/strict";
import { recipeOf, relatedIn } from "../../../../tests/support/read_description.ts";
import { compose } from "../../compose.ts";
import { boundsOf, contains } from "../../geometry/measure.ts";

const itemsOf = (description: string, seed: string) =>
  compose({ ...recipeOf(description), seed }).items;

Deno.test("[words] what is done to another cat's head, back or belly is done to another cat", () => {
  const cases: Record<string, string> = {
    "a cat licking a kitten's head": "cat 1 licking cat 2",
    "a kitten riding on a big cat's back": "cat 1 riding cat 2",
    "a kitten asleep on its mother's back": "cat 1 on cat 2",
    "a black cat kissing a white cat's cheek": "cat 1 hugging cat 2",
  };
  for (const [words, related] of Object.entries(cases)) {
    assert.deepEqual(relatedIn(words), [related], words);
  }
  for (
    const words of ["a close-up of a cat's face", "a cat with a cat's tail", "my dad's cat asleep"]
  ) {
    assert.equal(recipeOf(words).others, undefined, words);
  }
});

Deno.test("[staging] who washes another cat has its nose at that head, and hides none of its eyes", () => {
  for (const words of ["two cats grooming each other", "a cat licking a kitten's head"]) {
    for (const seed of ["1", "2", "3", "4"]) {
      const items = itemsOf(words, seed);
      const of = (ref: string, name: string) =>
        items.filter((item) => item.of === ref && item.name.startsWith(name)).slice(0, 1);
      const nose = boundsOf(of("cat 1", "nose")), head = boundsOf(of("cat 2", "head"));
      const apart = Math.max(nose.left - head.right, head.left - nose.right, 0);
      assert.ok(apart < 20, `${words}, ${seed}: ${apart} units off`);
      const own = items.filter((item) =>
        item.of === "cat 1" && item.is === "region" && /^(?:head|muzzle)/.test(item.name)
      );
      for (const eye of items) {
        if (eye.is !== "eye" || eye.of !== "cat 2") continue;
        const isHidden = own.some((item) =>
          item.is === "region" && contains(item.outline, eye.centre)
        );
        assert.ok(!isHidden, `${words}, ${seed}: an eye is hidden`);
      }
    }
  }
});

Deno.test("[staging] fire that is breathed begins at the lips and goes where the head looks", () => {
  for (
    const words of [
      "a cat breathing fire",
      "a dragon cat breathing fire",
      "a black cat, fire coming out of its mouth",
    ]
  ) {
    const items = itemsOf(words, "3");
    const nose = boundsOf(
      items.filter(({ name, of }) => of === "cat 1" && name.startsWith("nose")).slice(0, 1),
    );
    const flame = boundsOf(items.filter(({ name }) => name.startsWith("flame")));
    assert.ok(
      flame.left < nose.right + 30 && flame.right > nose.left - 30,
      `${words}: off the mouth`,
    );
    assert.ok(flame.bottom > nose.top, words);
  }
  assert.ok(!relatedIn("a cat breathing heavily by the fire").join().includes("breathing fire"));
});
