import assert from "node:assert/strict";
import { planCharacter } from "../../../plan.ts";
import { catCount } from "../../../spec.ts";
import { parse } from "../../parse.ts";
import { understanding } from "../../understanding.ts";

const countIn = (description: string) =>
  catCount(planCharacter(description, { style: "cartoon", seed: "9" }).spec);

Deno.test("[words] two breeds, ages or sizes that are joined without an article are two cats", () => {
  assert.equal(countIn("siamese and persian drinking tea"), 2);
  assert.equal(countIn("cat and kitten sleeping together"), 2);
  const { size, others } = planCharacter("big cat and small kitten in the rain", {
    style: "cartoon",
    seed: "9",
  }).spec;
  assert.deepEqual([size, others?.map((other) => other.size)], ["giant", ["tiny"]]);
  assert.equal(countIn("siamese and persian mix sleeping"), 1);
  assert.equal(countIn("tabby and white cat on a wall"), 1);
  assert.equal(countIn("cat and kitten toy"), 1);
});

Deno.test("[words] a family, a group and a pair of cats are several, of flowers or friends they are none", () => {
  assert.equal(countIn("a family of cats having dinner"), 3);
  assert.equal(countIn("a bunch of fluffy kittens on a rooftop"), 3);
  assert.equal(countIn("a pair of black cats on a fence"), 2);
  assert.equal(countIn("une famille de chats à la plage"), 3);
  assert.equal(countIn("rodzina kotów na plaży"), 3);
  assert.equal(countIn("our family cat by the window"), 1);
  assert.equal(countIn("a brass band cat with a tuba"), 1);
  assert.equal(countIn("a bunch of flowers and a cat"), 1);
  assert.equal(countIn("cat with a group of friends"), 1);
});

Deno.test("[words] a cat king and queen are two, each with a crown", () => {
  const { costume, others } = planCharacter("cat king and queen on thrones", {
    style: "cartoon",
    seed: "9",
  }).spec;
  assert.deepEqual([costume?.kind, others?.map((other) => other.costume?.kind)], [
    "king",
    ["queen"],
  ]);
});

Deno.test("[words] the word for a group of cats is listed with their number, and not as ignored", () => {
  const { understood, ignored } = understanding(parse("a family of fluffy cats on a rooftop"));
  assert.ok(
    understood.some(({ text, meaning }) => text === "family" && /three cats/.test(meaning)),
  );
  assert.deepEqual(ignored, []);
});
