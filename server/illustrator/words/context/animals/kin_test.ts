/** Friends and kin are cats where a description names nobody else. */
import assert from "node:assert/strict";
import { ignoredIn, recipeOf } from "../../../../../tests/support/read_description.ts";

const catsIn = (description: string) => 1 + (recipeOf(description).others?.length ?? 0);

Deno.test("[words] friends, sisters and besties who open a description are cats, and do what is said of them", () => {
  for (
    const words of [
      "two best friends hugging, both cats",
      "best friends hugging",
      "two sisters cuddling",
      "a cat and his best friend hugging",
      "zwei beste Freunde umarmen sich",
      "deux amis se font un câlin",
    ]
  ) {
    assert.equal(catsIn(words), 2, words);
    assert.ok(recipeOf(words).relations?.some(({ is }) => is === "hugging"), words);
  }
  assert.equal(catsIn("three friends having a tea party"), 3);
});

Deno.test("[words] friends beside a cat, and friends who are said to be others, are no further cats", () => {
  assert.equal(catsIn("my friends love my cat"), 1);
  assert.equal(catsIn("two friends, a black cat and a white cat"), 2);
  assert.equal(catsIn("two friends: a cat and a dog"), 1);
  assert.match(ignoredIn("a cat with a friend"), /friend/);
});
