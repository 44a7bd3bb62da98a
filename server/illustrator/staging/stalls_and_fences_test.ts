/** Who sells stands behind a stall, its goods on the counter; who squeezes through a fence is half before it. */
import assert from "node:assert/strict";
import { recipeOf, relatedIn } from "../../../tests/support/read_description.ts";
import { compose } from "../compose.ts";
import { boundsOf } from "../geometry/measure.ts";
import type { Item, Region } from "../scene.ts";

const itemsOf = (description: string) => compose(recipeOf(description)).items;
const thing = (items: readonly Item[], description: string, kind: string) => {
  const at = recipeOf(description).props.findIndex((prop) => prop.kind === kind);
  return items.filter(({ of }) => of === `thing ${at + 1}`);
};

Deno.test("[staging] who sells is behind a stall, with what it sells and both paws on the counter", () => {
  for (
    const [words, stall, goods] of [
      ["a cat selling flowers", "market stall", "flower"],
      ["a cat selling lemonade", "lemonade stand", "glass of lemonade"],
      ["a cat selling ice cream from a cart", "ice cream stand", "ice cream"],
      ["eine Katze verkauft Fische", "market stall", "fish"],
    ] as const
  ) {
    const items = itemsOf(words);
    const counter = boundsOf(items.filter(({ name }) => name.startsWith("sill")));
    assert.ok(thing(items, words, stall).length > 0, `${words}: no stall`);
    const sold = boundsOf(thing(items, words, goods));
    assert.ok(sold.bottom < counter.bottom + 20, `${words}: below the counter`);
    const paws = items.filter(({ name, of }) => of === "cat 1" && / fore ?paw/.test(name));
    assert.ok(paws.length > 0);
    for (const paw of paws) {
      assert.ok(boundsOf([paw]).top < counter.bottom, `${words}: a paw before the counter`);
    }
  }
  assert.ok(!relatedIn("a cat holding flowers").join().includes("stall"));
  assert.ok(!relatedIn("a cat selling fish on a bicycle").join().includes("stall"));
});

Deno.test("[staging] who squeezes through a fence has its head before it and its hind part behind it", () => {
  for (
    const words of [
      "a cat squeezing through a fence",
      "a cat squeezing through a hole in the hedge",
      "a kitten squeezing through a gap in the fence",
    ]
  ) {
    const items = itemsOf(words);
    const planks = items.flatMap((item, i) => item.of === "thing 1" ? [i] : []);
    const head = items.findIndex(({ name, of }) => of === "cat 1" && name.startsWith("head"));
    assert.ok(planks[0]! < head && planks.at(-1)! > head, `${words}: not through it`);
    const skull = boundsOf([items[head] as Region & Item]);
    const before = boundsOf(planks.filter((i) => i > head).map((i) => items[i]!));
    const middle = (skull.left + skull.right) / 2;
    assert.ok(middle < before.left || middle > before.right, `${words}: its face is hidden`);
  }
});

Deno.test("[words] who steals sneaks off with it in its mouth; who steals a car drives it", () => {
  for (
    const words of [
      "a cat stealing a sausage",
      "a kitten sneaking a fish out of the fridge",
      "eine Katze klaut einen Fisch",
    ]
  ) {
    assert.match(relatedIn(words).join(), /cat 1 carrying in the mouth/, words);
  }
  assert.equal(recipeOf("a cat stealing a sausage").pose, "sneaking");
  assert.match(relatedIn("a cat stealing a car").join(), /driving/);
});

Deno.test("[words] who is stuck in a fence is halfway through it, in a jar within it; a doorway is walked into", () => {
  assert.deepEqual(relatedIn("a cat stuck in a fence"), ["cat 1 through picket fence"]);
  assert.deepEqual(relatedIn("a cat stuck in a jar"), ["cat 1 inside jar"]);
  assert.deepEqual(relatedIn("a cat sitting on a fence"), ["cat 1 on picket fence"]);
  assert.deepEqual(relatedIn("a cat walking through a doorway"), ["cat 1 inside doorway"]);
  const { pose, gaze } = recipeOf("an orange cat chasing its own tail");
  assert.deepEqual([pose, gaze], ["running", "back"]);
});
