import assert from "node:assert/strict";
import { receiptOf } from "../../../../tests/support/read_description.ts";
import { compose } from "../../compose.ts";
import { planCharacter } from "../../plan.ts";
import { parse } from "../parse.ts";
import { resolve } from "../resolve.ts";

/** What the cat does with what, for a description. */
function doneIn(description: string): string[] {
  const { props, relations = [] } = resolve(parse(description), { style: "cartoon", seed: "5" });
  return relations.map(({ who, is, what }) =>
    `${who} ${is} ${props[Number(what.slice(-1)) - 1]?.kind}`
  );
}

Deno.test("[words] a word of place that nothing came of is listed as ignored", () => {
  assert.ok(receiptOf("a cat on a rope between two castles").ignored.includes("between"));
  assert.ok(receiptOf("a cat in a garden, bees buzzing around").ignored.includes("around"));
  for (const plain of ["a cat between two palm trees", "a cat under the stars", "a cat in a hat"]) {
    assert.deepEqual(receiptOf(plain).ignored, [], plain);
  }
});

Deno.test("[words] a verb that means more than what is drawn says what is drawn", () => {
  const drawn = (description: string) =>
    receiptOf(description).understood.flatMap(({ drawnAs }) => drawnAs ?? []);
  assert.deepEqual(drawn("a cat stealing a banana"), ["the cat carrying a banana in its mouth"]);
  assert.deepEqual(drawn("a cat scratching a sofa"), ["the cat climbing a couch"]);
  assert.deepEqual(drawn("a cat holding a banana"), []);
  assert.deepEqual(drawn("eine Katze stiehlt eine Banane"), [
    "the cat carrying a banana in its mouth",
  ]);
});

Deno.test("[words] “it” behind a verb is the thing said last; those that do it are not it", () => {
  assert.ok(
    doneIn("a canary, the cat stares at it from a chair").includes("cat 1 looking at canary"),
  );
  assert.ok(!doneIn("a black cat, two seagulls chasing it").includes("cat 1 chasing seagull"));
});

Deno.test("[words] of two nouns side by side the last one is related", () => {
  assert.deepEqual(doneIn("a kitten in a cardboard rocket"), ["cat 1 inside rocket"]);
});

Deno.test("[words] an adjective of what is not known is not the cat's", () => {
  const { spec } = planCharacter("a black cat in striped galligaskins", {
    style: "cartoon",
    seed: "2",
  });
  assert.equal(spec.coat.pattern, "solid");
});

Deno.test("[words] a costume goes without its hat where words refuse one", () => {
  const hats = (description: string) => {
    const { spec, alt, understanding } = planCharacter(description, {
      style: "cartoon",
      seed: "4",
    });
    const names = compose(spec).items.map(({ name }) => name).filter((name) => /toque/.test(name));
    return {
      count: names.length,
      alt,
      said: understanding.understood.map(({ meaning }) => meaning),
    };
  };
  assert.ok(hats("a sitting chef cat").count > 0);
  const bare = hats("a sitting chef cat without a hat");
  assert.equal(bare.count, 0);
  assert.ok(bare.said.includes("no hat"), bare.said.join());
  assert.ok(!bare.alt.includes("hat"), bare.alt);
});

Deno.test("[words] what is done with a thing is drawn, near or listed", () => {
  const verbs = ["holding", "carrying", "throwing", "climbing", "chasing", "hugging", "knitting"];
  const things = ["a tray of croissants", "a ladder", "a blue scarf", "a guitar"];
  for (const verb of verbs) {
    for (const thing of things) {
      const text = `a calico cat as a baker ${verb} ${thing}`;
      const { understood, ignored } = receiptOf(text);
      const listed = [...ignored, ...understood.map(({ text }) => text)];
      assert.ok(listed.some((words) => words.includes(verb)), `${text}: ${listed.join(" | ")}`);
    }
  }
  assert.ok(receiptOf("a cat pulling a rabbit out of a top hat").ignored.includes("out of"));
  assert.ok(receiptOf("a turtle carrying three kittens").ignored.includes("carrying"));
});

Deno.test("[words] “it” is the thing on a table, and what is in a bowl is one thing with it", () => {
  assert.ok(doneIn("a cake on a table, a cat looking at it").includes("cat 1 looking at cake"));
  assert.deepEqual(doneIn("a goldfish in a bowl and a black cat"), []);
});
