/**
 * What is done by people, friends and things, or happens to them, is not the cat's.
 */
import assert from "node:assert/strict";
import { ignoredIn, planOf } from "../../../tests/support/read_description.ts";

Deno.test("[words] what we do and who helps the cat is neither its pose nor its costume", () => {
  assert.match(ignoredIn("we run a bakery, our cat in an apron"), /run/);
  const { spec } = planOf("cat stuck in a tree and a fireman on a ladder");
  assert.equal(spec.costume, undefined);
  assert.match(ignoredIn("cat stuck in a tree and a fireman on a ladder"), /fireman/);
  assert.match(ignoredIn("a cat rescued by a fireman"), /fireman/);
  assert.equal(planOf("a cat with a sword and a wizard hat").spec.costume?.kind, "wizard");
});

Deno.test("[words] what becomes of things is not the cat's pose", () => {
  const cases: [description: string, pose: string][] = [
    ["a cat in a room, flowers and water flying", "flying"],
    ["magician cat with a wand, cards flying", "flying"],
    ["cat flipping pancakes, one in the air", "jumping"],
  ];
  for (const [description, pose] of cases) assert.notEqual(planOf(description).spec.pose, pose);
  assert.deepEqual(
    planOf("two cats by a fireplace, stockings hanging").spec.props.map(({ kind }) => kind),
    [
      "fireplace",
      "stocking",
    ],
  );
  assert.equal(planOf("a cat with wings flying").spec.pose, "flying");
});

Deno.test("[words] who puts something on puts nothing on it", () => {
  const { spec } = planOf("a cat at a mirror putting on lipstick");
  assert.ok(!spec.relations?.some(({ is }) => is === "on"));
});

Deno.test("[words] what snow does and how a dog looks is not said of the cat", () => {
  assert.notEqual(planOf("cat on skis, snow flying everywhere").spec.pose, "flying");
  const { spec, understanding } = planOf("cat in a canoe with a dog, dog looks worried");
  assert.notEqual(spec.provenance["mood"], "text");
  const worried = understanding.understood.find(({ text }) => text === "worried");
  assert.match(worried?.meaning ?? "", /another animal/);
});

Deno.test("[words] a person beside the cat is listed as ignored, and so is what one does", () => {
  const description = "a cat, a little girl pointing at it";
  assert.match(ignoredIn(description), /girl/);
  assert.ok(
    planOf(description).understanding.understood.every(({ meaning }) => !/reaching/.test(meaning)),
  );
  assert.match(ignoredIn("a cat and an old man fishing"), /old man/);
  assert.doesNotMatch(ignoredIn("my little girl sleeping"), /girl/);
});

Deno.test("[words] what a cat refuses to do it does not do", () => {
  assert.notEqual(planOf("cat on a leash refusing to walk").spec.pose, "walking");
});

Deno.test("[words] the age of a child, a costume of a cat and socks on a head are not the cat's", () => {
  assert.notEqual(planOf("for a 6 year old boy: a green cat").spec.age, "senior");
  assert.equal(planOf("my 12 yr old cat").spec.age, "senior");
  assert.match(ignoredIn("a tiny frog wearing a cat costume"), /cat/);
  assert.ok(!planOf("a grey cat, socks on her head").spec.coat.white.includes("socks"));
});

Deno.test("[words] what things of a list do the cat does not do", () => {
  assert.notEqual(planOf("a black cat, floating candles").spec.provenance["pose"], "text");
  assert.equal(planOf("a floating cat with candles").spec.pose, "flying");
});

Deno.test("[words] what I wear and how a fish swims is not the cat's", () => {
  assert.equal(planOf("my cat on a chair while I wear a pirate hat").spec.costume, undefined);
  const swims = "a cat with a fishbowl, fish swimming inside";
  assert.notEqual(planOf(swims).spec.provenance["pose"], "text");
  assert.notEqual(planOf("an old captain cat, pipe smoke").spec.coat.pattern, "smoke");
});

Deno.test("[words] a person with an article is beside the cat, a campfire is round no cat", () => {
  assert.match(ignoredIn("a cat pulling a turnip with a grandmother"), /grandmother/);
  assert.equal(planOf("a grandma cat with a shawl").spec.age, "senior");
  assert.notEqual(planOf("a cat round a campfire").spec.build, "chubby");
});
