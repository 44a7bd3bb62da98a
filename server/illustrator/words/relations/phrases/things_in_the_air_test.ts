import assert from "node:assert/strict";
import { recipeOf, relatedIn } from "../../../../../tests/support/read_description.ts";
import { compose } from "../../../compose.ts";
import { RELATIONS } from "../../../relations.ts";
import { seenOf } from "../../../staging/seen.ts";

Deno.test("[words] what falls or flies without more is in the air around the cat, which does not jump", () => {
  for (
    const description of [
      "a cat on a skateboard, cereal boxes falling",
      "two cats on a swing, hearts in the air",
      "a cat in a garden, butterflies flying around",
      "a cat with apples falling from the sky",
    ]
  ) {
    assert.ok(
      relatedIn(description).some((one) => /(?:box|hearts?|butterfly|apple) in the air/.test(one)),
      `${description}: ${relatedIn(description)}`,
    );
    const spec = recipeOf(description);
    assert.notEqual(spec.pose, "jumping", description);
    const scene = compose(spec);
    const { who, what } = spec.relations!.find(({ is }) => is === "in the air")!;
    assert.ok(RELATIONS["in the air"].holds(seenOf(scene, who)!, seenOf(scene, what)!));
  }
  assert.equal(recipeOf("a cat jumping in the air").pose, "jumping");
  assert.ok(!relatedIn("a cat flying a kite").some((one) => one.includes("in the air")));
});
