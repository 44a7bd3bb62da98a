/** Another animal that looks on is turned to what it looks at, on either side of it. */
import assert from "node:assert/strict";
import { recipeOf, relatedIn } from "../../../../../tests/support/read_description.ts";
import { compose } from "../../../compose.ts";
import { RELATIONS } from "../../../relations.ts";
import { seenOf } from "../../../staging/seen.ts";

Deno.test("[words] another animal watches the cat, or what is named", () => {
  for (
    const [description, related] of [
      ["a cat on the beach, crab watching, sunhat", "crab looking at cat 1"],
      ["a dog watching a cat eat", "dog looking at cat 1"],
      ["a cat watched by an owl", "owl looking at cat 1"],
      ["a cat playing guitar while a dog watches", "dog looking at cat 1"],
      ["a cat eating cake, the dog stares at it", "dog looking at cat 1"],
      ["a cat in a garden, an owl watches from a branch", "owl on tree branch"],
      ["a cat and a dog watching a television", "cat 1 looking at television"],
    ] as const
  ) {
    assert.ok(
      relatedIn(description).includes(related),
      `${description}: ${relatedIn(description)}`,
    );
  }
  assert.ok(!relatedIn("a cat bird watching").some((one) => one.startsWith("bird")));
});

Deno.test("[words] another animal that watches the cat faces it, wherever it stands", () => {
  const looking = RELATIONS["looking at"];
  for (const [one, other] of [["fox", "duck"], ["horse", "goat"]]) {
    const scene = compose(recipeOf(`a cat in a garden, a ${one} watching, a ${other} watching`));
    const cat = seenOf(scene, "cat 1")!;
    const friends = [seenOf(scene, "thing 1")!, seenOf(scene, "thing 2")!];
    assert.ok(friends[0]!.box.left < cat.box.left !== friends[1]!.box.left < cat.box.left);
    for (const friend of friends) assert.ok(looking.holds(friend, cat), `${one}, ${other}`);
  }
});

Deno.test("[words] a cat flees from the animal that chases it, and is hugged by one", () => {
  assert.deepEqual(relatedIn("a dog chasing a cat in the park"), ["cat 1 fleeing from dog"]);
  assert.deepEqual(relatedIn("a cat chasing a chicken chasing a cat"), [
    "cat 1 chasing hen",
    "cat 2 fleeing from hen",
  ]);
  assert.deepEqual(relatedIn("a big dog hugging a cat"), ["cat 1 hugging dog"]);
  assert.deepEqual(relatedIn("a cat chasing a dog"), ["cat 1 chasing dog"]);
});
