/** Acts that are drawn as they are said, and those that are drawn as the nearest. */
import assert from "node:assert/strict";
import {
  drawnAs,
  ignoredIn,
  receiptOf,
  recipeOf,
  relatedIn,
} from "../../../tests/support/read_description.ts";

/** What a receipt says is drawn as something near. */
const nearIn = (description: string) =>
  receiptOf(description).understood.filter(({ drawnAs }) => drawnAs).map(({ text }) => text);

Deno.test("[words] what a tool is drawn doing is not told as near, what it is only held for is", () => {
  for (
    const description of [
      "a cat brushing its teeth",
      "a cat sweeping the floor",
      "a cat lifting weights",
      "a cat washing dishes",
      "a cat knitting",
      "a cat pushing a pram",
      "a cat pushing a wheelbarrow",
      "a cat throwing a ball",
      "a cat writing a letter",
    ]
  ) {
    assert.deepEqual(nearIn(description), [], description);
    assert.equal(ignoredIn(description), "", description);
  }
  for (
    const [description, text] of [
      ["a cat tidying up", "tidying up"],
      ["a cat weaving", "weaving"],
      ["a cat hammering", "hammering"],
      ["a cat sewing", "sewing"],
      ["a cat stealing a fish", "stealing"],
    ] as const
  ) assert.ok(drawnAs(description, text), description);
});

Deno.test("[words] gestures have names of their own in receipts", () => {
  for (
    const description of [
      "a cat with crossed arms",
      "a cat with its hands on its hips",
      "a cat shrugging",
      "a cat taking a bow",
      "a cat standing on tiptoe",
      "a cat doing a handstand",
      "a cat falling over",
      "a cat deep in thought",
      "two cats fighting",
      "two cats arguing",
    ]
  ) {
    assert.deepEqual(nearIn(description), [], description);
    assert.equal(ignoredIn(description), "", description);
  }
});

Deno.test("[words] a cat that is chased flees", () => {
  assert.deepEqual(relatedIn("a cat being chased by a dog"), ["cat 1 fleeing from dog"]);
  assert.deepEqual(relatedIn("a cat running away from a goose"), ["cat 1 fleeing from goose"]);
  assert.deepEqual(relatedIn("un gato huyendo de un perro"), ["cat 1 fleeing from dog"]);
  assert.deepEqual(relatedIn("a cat chasing a dog"), ["cat 1 chasing dog"]);
});

Deno.test("[words] animals are fed and things fall off an edge only where they are pushed", () => {
  assert.deepEqual(relatedIn("a cat feeding a duck from a bench"), ["cat 1 feeding duck"]);
  assert.deepEqual(relatedIn("a cat pushing a cup off a table"), [
    "cat 1 knocking over cup",
    "cat 1 on table",
  ]);
  assert.ok(drawnAs("a cat feeding a plant", "feeding"));
});

Deno.test("[words] cords tangle a cat, other things do not; what is juggled is in the air", () => {
  assert.deepEqual(relatedIn("a kitten tangled in a string of lights"), [
    "cat 1 tangled in string of lights",
  ]);
  assert.deepEqual(relatedIn("a kitten tangled in a curtain"), ["cat 1 playing with curtain"]);
  assert.deepEqual(relatedIn("a cat juggling four apples"), ["cat 1 juggling apple"]);
  assert.deepEqual(relatedIn("a cat juggling"), ["cat 1 juggling ball"]);
  assert.equal(recipeOf("two cats arguing").mood, "angry");
});
