/**
 * What a picture cannot show, or shows of somebody else, is in the receipt.
 */
import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import { planCharacter, sayingsAsSeen } from "../plan.ts";
import { visibleRecipe } from "../composing/visible_recipe.ts";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";
import { understanding } from "./understanding.ts";

const told = (prompt: string) => understanding(parse(prompt));
const drawn = (prompt: string) => resolve(parse(prompt), { style: "cartoon", seed: "6" });

/** The receipt of a picture that is composed. */
function seen(prompt: string) {
  const { spec } = planCharacter(prompt, { style: "cartoon", seed: "6" });
  return sayingsAsSeen(prompt, { spec, seen: visibleRecipe(compose(spec)) });
}

const meaningOf = (prompt: string, text: string) =>
  told(prompt).understood.find((part) => part.text === text);

Deno.test("[words] clothes and feelings of people are not the cat's, and the receipt says so", () => {
  for (
    const [prompt, text] of [
      ["cat held by a girl in a red hat", "red hat"],
      ["girl in a yellow raincoat holding a black cat", "yellow raincoat"],
      ["a black cat with a man in a suit", "suit"],
    ] as const
  ) {
    assert.match(meaningOf(prompt, text)!.meaning, /a person, not the cat/, prompt);
    assert.deepEqual([drawn(prompt).costume, drawn(prompt).accessories], [undefined, []], prompt);
  }
  const { ignored } = told("a cat running away from an angry cook");
  assert.deepEqual(ignored, ["angry", "cook"]);
  assert.notEqual(drawn("a cat running away from an angry cook").mood, "angry");
  assert.equal(drawn("a girl cat in a red hat").accessories[0]?.colour, "red");
});

Deno.test("[words] who comes to help is another one than the cat; an apposition is the cat", () => {
  const rescued = "a kitten in a tree, a fireman on a ladder trying to reach him";
  assert.equal(drawn(rescued).costume, undefined);
  assert.ok(told(rescued).ignored.includes("fireman"));
  assert.equal(drawn("my cat tom, a fireman on a ladder").costume?.kind, "firefighter");
});

Deno.test("[words] the mood of a thing in its own clause is not the cat's", () => {
  assert.notEqual(drawn("a cat by a pond, the fish looks scared").mood, "scared");
  assert.equal(drawn("a cat in a box is sad").mood, "sad");
});

Deno.test("[words] legs and years count no cats, and each number of cats is told", () => {
  for (
    const prompt of ["a three legged black cat on a box", "a 3-legged cat", "a two year old cat"]
  ) {
    assert.equal(drawn(prompt).others, undefined, prompt);
  }
  assert.match(meaningOf("kittens reading books", "kittens")!.meaning, /two cats/);
  const taught = drawn("cat teacher pointing at a blackboard, kittens at desks");
  assert.deepEqual([taught.age, ...taught.others!.map(({ age }) => age)].slice(1), [
    "kitten",
    "kitten",
  ]);
  assert.notEqual(taught.age, "kitten");
});

Deno.test("[words] what a picture, a statue or a book shows is listed as ignored", () => {
  for (
    const [prompt, word] of [
      ["a cat beside a portrait of a dog", "dog"],
      ["cat holding a picture of a fish", "fish"],
      ["a cat reading a book about mice", "mice"],
    ] as const
  ) {
    assert.ok(told(prompt).ignored.includes(word), prompt);
    assert.ok(!drawn(prompt).props.some(({ kind }) => /dog|fish|mouse/.test(kind)), prompt);
  }
});

Deno.test("[words] a size, a material or a number that a thing did not get is told", () => {
  const chairs = told("a cat with a huge chair and a chair of glass, two small chairs").understood
    .filter(({ text }) => text.endsWith("chairs"));
  assert.match(chairs[0]!.drawnAs ?? "", /giant chair/);
});

Deno.test("[words] drinking from a thing is told where a dish is drawn", () => {
  assert.match(meaningOf("cat drinking out of a toilet", "drinking")!.drawnAs!, /bowl of milk/);
  assert.equal(meaningOf("a cat drinking milk", "drinking")!.drawnAs, undefined);
  assert.equal(drawn("cat sipping from a coconut").props[0]?.kind, "coconut");
});

Deno.test("a cat under a table, a tree or a car is said to be there, and is seen to be", () => {
  const under = (prompt: string) =>
    seen(prompt).understanding.understood.find(({ text }) => text === "under")!.meaning;
  assert.doesNotMatch(under("a cat under a car"), /left out/);
  assert.doesNotMatch(under("a cat under a table"), /left out/);
  assert.doesNotMatch(under("a cat under a tree"), /left out/);
});

Deno.test("[words] a zebra is an animal, a mane is a mane, a name and a weight draw nothing", () => {
  assert.deepEqual(drawn("a zebra and a cat in the savanna").props.map(({ kind }) => kind), [
    "zebra",
  ]);
  assert.equal(meaningOf("a cat with a big mane", "big mane")?.drawnAs, "fluffy");
  assert.equal(drawn("a cat with a lion mane").others?.length ?? 0, 0);
  assert.notEqual(drawn("my cat simba on a rock").coat.colour, "golden");
  const { ignored } = told("a cat of 9 kilos");
  assert.deepEqual(ignored, ["9", "kilos"]);
  assert.notEqual(drawn("my son is 5 years old and loves his black cat").age, "senior");
  assert.equal(drawn("my black cat is 14 years old").age, "senior");
});

Deno.test("[words] who looks down from the top of a fridge is on it, who sits in a king’s chair is no king; a dumpster is listed as drawn near a bin", () => {
  const [relation] = drawn("cat glaring down from the top of the fridge").relations ?? [];
  assert.equal(relation?.is, "on");
  assert.ok(meaningOf("cat beside a dumpster", "dumpster")?.drawnAs);
  const { costume, relations: [onChair] = [] } = drawn("a grey cat in the king's chair");
  assert.deepEqual([costume, onChair?.is], [undefined, "on"]);
  assert.deepEqual(told("a cat in a dark wood at night").ignored, ["dark", "wood"]);
});
