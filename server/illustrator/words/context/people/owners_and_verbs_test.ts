/**
 * Owners, other persons, verbs that look like things, and what a description takes back.
 */
import assert from "node:assert/strict";
import { planCharacter } from "../../../plan.ts";
import { parse } from "../../parse.ts";
import { understanding } from "../../understanding.ts";

const recipeOf = (description: string) =>
  planCharacter(description, { style: "cartoon", seed: "3" }).spec;

const receiptOf = (description: string) => understanding(parse(description));

const ignoredIn = (description: string) => receiptOf(description).ignored.join(" ");

const drawnAs = (description: string, text: string) =>
  receiptOf(description).understood.find((part) => part.text === text)?.drawnAs;

Deno.test("[words] an owner's age is not the cat's, and who the owner is, is drawn as near", () => {
  assert.notEqual(recipeOf("the old sailor's cat, black").provenance["age"], "text");
  assert.match(ignoredIn("the old sailor's cat, black"), /old/);
  assert.equal(drawnAs("the old sailor's cat, black", "sailor's"), "a sailor");
  assert.equal(recipeOf("an old black cat").age, "senior");
});

Deno.test("[words] a man beside the cat is listed with what is said of him", () => {
  const description = "a black cat with a salmon, angry man with a broom behind";
  assert.match(ignoredIn(description), /angry man|angry.*man/);
  assert.notEqual(recipeOf(description).provenance["mood"], "text");
  assert.equal(recipeOf("my sweet boy, an angry black cat").mood, "angry");
});

Deno.test("[words] a verb that looks like a thing draws no thing", () => {
  const things = (description: string) => recipeOf(description).props.map(({ kind }) => kind);
  assert.ok(!things("a cat on a rock, gulls wheel above").includes("wheel"));
  assert.match(ignoredIn("a cat on a rock, gulls wheel above"), /wheel/);
  assert.ok(!things("a cat learning to fish at a pond").includes("fish"));
  assert.ok(things("a cat with a fish").includes("fish"));
});

Deno.test("[words] what is taken back is left out, and no second cat", () => {
  const description = "a black cat, no wait, a white cat with a hat";
  const { coat, others, accessories } = recipeOf(description);
  assert.deepEqual([coat.colour, others, accessories[0]?.kind], ["white", undefined, "hat"]);
  assert.ok(
    receiptOf(description).understood.some(({ text, meaning }) =>
      text.startsWith("a black cat") && meaning === "left out, as you say"
    ),
  );
  assert.equal(
    recipeOf("a red hat, scratch that, a blue hat on a cat").accessories[0]?.colour,
    "blue",
  );
});

Deno.test("[words] a window that a cat looks out of is drawn", () => {
  const description = "a ginger cat looking out of the window at the snow";
  const { setting, weather } = recipeOf(description);
  assert.deepEqual([setting, weather], ["window", "snow"]);
});

Deno.test("[words] who is in a boat has a small one, and who is on a boat is on board", () => {
  assert.deepEqual(recipeOf("a cat in a red boat").props, [{ kind: "canoe", colour: "red" }]);
  assert.equal(recipeOf("a cat on a boat").setting, "ship");
});

Deno.test("[words] words with a second sense say what is drawn, or are listed", () => {
  assert.equal(drawnAs("a cat with a net", "net"), "a landing net");
  const cases: [description: string, word: string][] = [
    ["a cat in a canoe, a beaver on the bank", "bank"],
    ["a kitten taking its first steps", "steps"],
    ["an elf cat with a quiver, bow drawn", "bow"],
    ["a cat playing with a glowing marble", "marble"],
  ];
  for (const [description, word] of cases) assert.match(ignoredIn(description), new RegExp(word));
  assert.equal(recipeOf("a black cat with a white bib").coat.white[0], "bib");
  for (const worn of ["with fork and knife, bib", "wearing a bib", "wearing a red bib"]) {
    assert.equal(recipeOf(`a cat ${worn}`).accessories[0]?.variant, "bib", worn);
  }
});

Deno.test("[words] what falls or floats between a preposition and its noun is no pose of the cat", () => {
  for (
    const description of ["a cat under falling maple leaves", "a cat with floating lanterns"]
  ) assert.notEqual(recipeOf(description).provenance["pose"], "text", description);
  assert.equal(recipeOf("a floating cat under a tree").pose, "flying");
});

Deno.test("[words] looks of a thing before its name are not the cat's", () => {
  assert.notEqual(recipeOf("a cat with a scary pumpkin").provenance["mood"], "text");
  assert.equal(recipeOf("a scary cat with a pumpkin").provenance["mood"], "text");
  assert.notEqual(recipeOf("a cat with a big moustache").size, "giant");
});

Deno.test("[words] two suns and a pool that is entered are near", () => {
  const cases: [description: string, text: string][] = [
    ["a cat under two suns", "suns"],
    ["a cat in the pool", "pool"],
    ["a cat in a purple forest", "purple forest"],
  ];
  for (const [description, text] of cases) {
    assert.ok(
      receiptOf(description).understood.some((part) => part.text.includes(text) && part.drawnAs),
      description,
    );
  }
  assert.equal(drawnAs("a cat in a forest", "forest"), undefined);
});

Deno.test("[words] what is asked for instead of a thing is drawn without it", () => {
  const { props } = recipeOf("a cat riding a vacuum cleaner instead of a broom");
  assert.deepEqual(props.map(({ kind }) => kind), ["vacuum cleaner"]);
});

Deno.test("[words] who does something to the cat is only beside it, and that is near", () => {
  assert.match(drawnAs("a cat licked by a dog", "by") ?? "", /beside/);
  assert.equal(drawnAs("a cat by a dog", "by"), undefined);
});

Deno.test("[words] photographs that a cat holds are drawn, and a painting that is asked for is not", () => {
  const held = recipeOf("an old cat, faded photographs in his paws").props;
  assert.deepEqual(held.map(({ kind }) => kind), ["photo"]);
  assert.match(ignoredIn("a cat with a friend"), /friend/);
  assert.deepEqual(
    recipeOf("a painting of a cat in a hat").props.map(({ kind }) => kind).filter((kind) =>
      kind === "framed picture"
    ),
    [],
  );
  assert.equal(ignoredIn("a painting of a cat in a hat"), "");
});

Deno.test("[words] at tea nothing is drunk that is eaten", () => {
  const { relations = [], props } = recipeOf("a cat having afternoon tea, cucumber sandwiches");
  const drunk = relations.filter(({ is }) => is === "drinking").map(({ what }) => what);
  assert.deepEqual(drunk.map((what) => props[Number(what.slice(-1)) - 1]!.kind), ["cup of tea"]);
});

Deno.test("[words] what is replaced or taken back is not drawn, and what a picture is for is no thing in it", () => {
  const { props } = recipeOf("a cat in the sun, a white dog replaced by a white mouse");
  assert.deepEqual(props.map(({ kind }) => kind), ["mouse"]);
  const cafe = recipeOf("cat in a wizard school?? no wait, make it a cat in a cafe");
  assert.equal(cafe.costume, undefined);
  assert.equal(cafe.setting, "cafe");
  assert.equal(cafe.others, undefined);
  assert.deepEqual(
    recipeOf("I am making a calendar for my aunt. A cat on a piano").props.length,
    1,
  );
  assert.deepEqual(recipeOf("two cats kissing, no hearts please").without, ["hearts"]);
  assert.deepEqual(recipeOf("a cat and a fishbowl with no fish").props, [{
    kind: "empty fishbowl",
  }]);
});
