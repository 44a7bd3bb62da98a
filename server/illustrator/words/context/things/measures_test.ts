import assert from "node:assert/strict";
import { parse } from "../../parse.ts";

const propsOf = (description: string) =>
  parse(description).readings.flatMap(({ claims }) => claims)
    .flatMap(({ slot, value }) => slot === "prop" ? [value] : []);

Deno.test("[words] how much there is of a drink, a dish or a heap is no thing of its own", () => {
  const examples: [description: string, things: string[]][] = [
    ["a cat with a glass of red wine", ["glass of wine"]],
    ["a cat with a slice of chocolate cake", ["cake"]],
    ["a tower of pancakes", ["pancakes"]],
    ["a basket of apples", ["basket", "apple"]],
    ["a cat in front of a tower", ["tower"]],
    ["a cat with a glass", ["drinking glass"]],
    ["a cat guarding a wedge of cheese", ["cheese"]],
  ];
  for (const [description, things] of examples) {
    assert.deepEqual(propsOf(description), things, description);
  }
});

Deno.test("[words] a number that says which thing is meant does not say how many there are", () => {
  const countOf = (description: string) =>
    parse(description).readings.flatMap(({ claims, isNear }) =>
      claims.flatMap(({ slot, count = 1 }) => slot === "prop" ? [isNear ? `~${count}` : count] : [])
    );
  assert.deepEqual(countOf("a cat with a number 6 balloon"), ["~1"]);
  assert.deepEqual(countOf("a cat with a 6 balloon"), ["~1"]);
  assert.deepEqual(countOf("a cat with 3 balloons"), [3]);
});
