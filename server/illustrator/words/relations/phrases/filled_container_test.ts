import assert from "node:assert/strict";
import { relatedIn } from "../../../../../tests/support/read_description.ts";

Deno.test("[words] what fills a thing is in it, and around a cat that sits there itself", () => {
  const cases: [description: string, relation: string][] = [
    ["a gardener cat with a wheelbarrow full of pumpkins", "pumpkin inside wheelbarrow"],
    ["a cat, a basket filled with apples", "apple inside basket"],
    ["a cat in a bath full of bubbles", "cat 1 inside bubble bath"],
    ["lying in a rowing boat full of flowers", "cat 1 around flower"],
    ["a cat beside a bowl full of strawberries", "strawberry inside bowl"],
    ["a cat carrying a basket full of apples", "apple inside basket"],
    ["a mug full of pencils on a desk with a cat", "cup on desk"],
    ["a cat and a plate of cookies", "cookie inside plate"],
    ["a cat beside a box full of kittens", "cat 3 inside box"],
    ["a basket of kittens", "cat 1 inside basket"],
  ];
  for (const [description, relation] of cases) {
    const related = relatedIn(description);
    assert.ok(related.includes(relation), `${description}: ${related}`);
  }
});

Deno.test("[words] who lies by a thing on a blanket of its own lies on the blanket", () => {
  assert.deepEqual(relatedIn("a cat asleep by the fireplace on his red blanket").slice(-1), [
    "cat 1 on blanket",
  ]);
});
