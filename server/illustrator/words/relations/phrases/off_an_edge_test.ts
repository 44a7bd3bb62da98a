import assert from "node:assert/strict";
import { recipeOf, relatedIn } from "../../../../../tests/support/read_description.ts";

Deno.test("[words] who steals from furniture or bats something off it is on it", () => {
  for (
    const [description, related] of [
      ["a cat stealing a turkey leg off the table", [
        "cat 1 carrying in the mouth chicken leg",
        "cat 1 on table",
      ]],
      ["a cat batting a vase off the shelf", ["cat 1 knocking over vase", "cat 1 on shelf"]],
      ["a cat batting at a vase", ["cat 1 batting at vase"]],
    ] as const
  ) assert.deepEqual(relatedIn(description).toSorted(), [...related].toSorted(), description);
});

Deno.test("[words] several cats that fight over something all have a paw at it", () => {
  for (
    const description of [
      "my two cats, Salt (black) and Pepper (white), fighting over a fish",
      "an orange cat and a black cat squabbling over a fish",
    ]
  ) {
    assert.deepEqual(relatedIn(description), [
      "cat 1 playing with fish",
      "cat 2 playing with fish",
    ], description);
  }
});

Deno.test("[words] who is wrapped in a towel or a carpet is covered with it, wherever that is", () => {
  assert.deepEqual(relatedIn("a wet cat wrapped in a towel"), ["cat 1 under towel"]);
  assert.deepEqual(relatedIn("a cat rolled up in a carpet"), ["cat 1 under rug"]);
  assert.deepEqual(relatedIn("a cat on a towel at the beach"), ["cat 1 on towel"]);
  assert.deepEqual(relatedIn("a cat wrapped in a blanket on the sofa").toSorted(), [
    "cat 1 on couch",
    "cat 1 under blanket",
  ]);
});

Deno.test("[words] the age of who writes counts no cats, and people as cats are two", () => {
  assert.equal(recipeOf("hi im 9 and my cat is brown").others, undefined);
  assert.equal(recipeOf("me (tabby cat) and my bf (black cat) on a sofa").others?.length, 1);
  assert.equal(recipeOf("two black and white cats").others?.length, 1);
  assert.ok(
    relatedIn("a cat looking at a butterfly on its own nose").some((one) =>
      one === "cat 1 on the nose butterfly"
    ),
  );
});
