import assert from "node:assert/strict";
import { receiptOf } from "../../plan.ts";
import { relatedIn } from "../../../../tests/support/read_description.ts";

const CASES: readonly (readonly [description: string, relation: string])[] = [
  ["butterflies flying around a cat's head", "cat 1 around butterfly"],
  ["a crowd of mice around a cat", "cat 1 around mouse"],
  ["a cat sitting with mice around it", "cat 1 around mouse"],
  ["a cat surrounded by a ring of candles", "cat 1 around candle"],
  ["a cat, a bird above it", "bird jumping over cat 1"],
  ["a small mouse rides on the cat's back", "cat 1 carrying on the back mouse"],
  ["a cat with a parrot on its shoulder", "cat 1 on the shoulder parrot"],
  ["a cat holding a rose with its teeth", "cat 1 carrying in the mouth rose"],
  ["a cat curled up around a teddy bear", "cat 1 hugging teddy bear"],
  ["a cat peeking through a fence", "cat 1 behind picket fence"],
  ["a cat pulling a red wagon", "cat 1 pulling carriage"],
  ["a cat walking a dog on a leash", "cat 1 leading dog"],
  ["a black cat with a dog on a leash", "cat 1 leading dog"],
  ["two cats with a bowl of popcorn between them", "bowl of popcorn between cats cat 1"],
  ["a ball between a black cat and a white cat", "ball between cats cat 1"],
  ["three cats stacked on top of each other", "cat 3 on cat 2"],
  ["a cat selling fish at a market stall", "cat 1 behind market stall"],
  ["an owl perched on the cat's head", "cat 1 wearing owl"],
  ["a vase with flowers on a table beside a cat", "vase on table"],
  ["a cat on a sofa with cushions", "cushion on couch"],
];

for (const [description, relation] of CASES) {
  Deno.test(`[words] things and cats in company: ${description}`, () => {
    const related = relatedIn(description);
    assert.ok(related.includes(relation), `${related}`);
  });
}

Deno.test("[words] no cat flies with butterflies, hangs with its swing or is a kitten in a basket beside it", () => {
  const meaning = (prompt: string, text: string) =>
    receiptOf(prompt).understood.find((one) => one.text === text)?.meaning ?? "";
  assert.match(meaning("butterflies flying around a cat's head", "flying"), /left out/);
  assert.match(meaning("a cat on a swing hanging from a tree", "hanging"), /left out/);
  assert.match(meaning("a cat beside a box full of kittens", "kittens"), /four cats/);
});

Deno.test("[words] two cats on what has no drawing are not on each other", () => {
  assert.deepEqual(relatedIn("two cats on a zorple"), []);
  assert.deepEqual(
    relatedIn("three cats in a basket, a fourth cat on the handle").filter((one) =>
      / on cat /.test(one)
    ),
    [],
  );
});

Deno.test("[words] what one eats with is not in the meal", () => {
  assert.ok(!relatedIn("a cat eating sushi with chopsticks").includes("chopsticks inside sushi"));
});

Deno.test("[words] chairs around a table are not around the cat, nor is a lamp post around it", () => {
  for (
    const description of [
      "a cat, a table with chairs around it",
      "a cat wrapped around a lamp post",
    ]
  ) {
    assert.ok(!relatedIn(description).some((one) => one.startsWith("cat 1 around")), description);
  }
});

Deno.test("[words] where only a part of the cat is somewhere, or words of place are lost, the receipt says so", () => {
  const { understood } = receiptOf("a cat with one paw on a globe");
  assert.ok(understood.some(({ drawnAs = "" }) => /^the cat on /.test(drawnAs)));
  assert.ok(receiptOf("a mouse inside the cat's hat").ignored.includes("inside"));
  assert.ok(
    receiptOf("a cat on a chair, a dog on the floor next to it").ignored.includes("next to"),
  );
});
