/** Who watches something has its head before it and turned to it; what is reached for is above the paw. */
import assert from "node:assert/strict";
import { recipeOf, relatedIn } from "../../../../tests/support/read_description.ts";
import { compose } from "../../compose.ts";
import { boundsOf } from "../../geometry/measure.ts";
import type { Item } from "../../scene.ts";

const WATCHING = [
  "a white cat watching a goldfish in a bowl",
  "a ginger cat staring at a mouse",
  "a cat lying down, looking at a toy mouse",
  "a cat walking, looking at a duckling",
  "a kitten looking at a dog",
];

const itemsOf = (description: string, seed: string) =>
  compose({ ...recipeOf(description), seed }).items;

const middle = (items: readonly Item[]) => {
  const { left, right } = boundsOf(items);
  return (left + right) / 2;
};

Deno.test("[staging] who watches a thing beside it has the nose on that side of its head, at whatever side it stands", () => {
  for (const words of WATCHING) {
    for (const seed of ["1", "2", "3", "4"]) {
      const items = itemsOf(words, seed);
      const own = items.filter(({ of }) => of === "cat 1");
      const [head, nose] = ["head", "nose"].map((name) =>
        middle(own.filter((item) => item.name.startsWith(name)).slice(0, 1))
      );
      const thing = middle(items.filter(({ of }) => of === "thing 1"));
      const side = Math.sign(thing - head!);
      assert.equal(Math.sign(nose! - head!), side, `${words}, ${seed}: looks away`);
      const eyes = own.filter(({ is }) => is === "eye").length;
      assert.equal(eyes, 1, `${words}, ${seed}: looks at the viewer`);
    }
  }
});

Deno.test("[staging] what a cat reaches for is above its face, on a shelf indoors and on a post outdoors", () => {
  for (
    const [words, support] of [
      ["a cat reaching for a cookie jar in the kitchen", "shelf bracket"],
      ["a cat reaching for a fish in the garden", "post"],
      ["a cat reaching for a cricket bat in the garden", "post"],
      ["a cat trying to reach a butterfly", undefined],
      ["a cat reaching for a balloon", undefined],
    ] as const
  ) {
    const items = itemsOf(words, "5");
    const eyes = items.filter(({ of, is }) => of === "cat 1" && is === "eye");
    const thing = items.filter(({ of, name }) => of === "thing 1" && !/^(?:shelf|post)/.test(name));
    assert.ok(boundsOf(thing).bottom < boundsOf(eyes).bottom, `${words}: too low`);
    const held = items.some(({ of, name }) => of === "thing 1" && /^(?:shelf|post)/.test(name));
    assert.equal(held, support !== undefined, words);
    if (support) assert.ok(items.some(({ name }) => name.startsWith(support)), words);
  }
  assert.deepEqual(relatedIn("a cat reaching for a toy on a shelf").slice(1), ["mouse on shelf"]);
});

Deno.test("[words] what follows a group behind a comma is done by all of it", () => {
  assert.deepEqual(relatedIn("two cats, one black and one white, watching a bird"), [
    "cat 1 looking at bird",
    "cat 2 looking at bird",
  ]);
  assert.deepEqual(relatedIn("two cats, one with a hat, one reading a book"), [
    "cat 2 reading book",
  ]);
});

Deno.test("[words] a cat turns to the animal it talks, waves or sings to; a fridge is not held", () => {
  for (const act of ["talking to a parrot", "waving at a dog", "arguing with a goose"]) {
    const items = itemsOf(`a cat ${act}`, "4");
    assert.equal(items.filter(({ is, of }) => is === "eye" && of === "cat 1").length, 1, act);
  }
  assert.deepEqual(relatedIn("a cat opening a fridge"), ["cat 1 busy with fridge"]);
  assert.deepEqual(relatedIn("a cat opening a letter"), ["cat 1 holding letter"]);
});
