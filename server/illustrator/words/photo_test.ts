import assert from "node:assert/strict";
import type { CatSeen } from "../../../lib/cat_seen.ts";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";
import { understanding } from "./understanding.ts";

const PHOTO: CatSeen = { colour: "orange", pattern: "tabby" };

function draw(words: string, photo: CatSeen | null = PHOTO, seed = "1") {
  const said = parse(words);
  const spec = resolve(said, { style: "cartoon", seed, ...(photo && { photo }) });
  return { coat: spec.coat, receipt: understanding(said, spec, photo) };
}

Deno.test("where the words say nothing of the coat, the photo decides, whatever the seed", () => {
  for (const seed of ["1", "2", "3"]) {
    const { coat, receipt } = draw("a wizard on the moon", PHOTO, seed);
    assert.equal(coat.colour, "orange");
    assert.equal(coat.pattern, "tabby");
    assert.deepEqual(receipt.understood.at(-1), {
      text: "your photo",
      meaning: "coat colour: orange, pattern: tabby",
    });
    assert(receipt.guessed.every(({ what }) => what !== "coat" && what !== "pattern"));
  }
});

Deno.test("words win over the photo, each in its own matter", () => {
  const { coat, receipt } = draw("a grey cat");
  assert.equal(coat.colour, "grey");
  assert.deepEqual(receipt.understood.at(-1), { text: "your photo", meaning: "pattern: tabby" });

  const spotted = draw("a spotted cat");
  assert.equal(spotted.coat.pattern, "spotted");
  assert.equal(spotted.coat.colour, "orange");

  const siamese = draw("a siamese");
  assert.equal(siamese.coat.pattern, "points");
  assert.deepEqual(siamese.receipt.understood.at(-1), {
    text: "your photo",
    meaning: "your words already say what it shows",
  });
});

Deno.test("the receipt names a photo without a cat, and the seed chooses the coat", () => {
  const { receipt } = draw("a wizard on the moon", null);
  assert.deepEqual(receipt.understood.at(-1), {
    text: "your photo",
    meaning: "no cat's coat could be read from it",
  });
  assert(receipt.guessed.some(({ what }) => what === "coat"));
});

Deno.test("what the words refuse the photo does not bring back", () => {
  assert.notEqual(draw("a cat that is not orange").coat.colour, "orange");
});

Deno.test("the eyes of the photo are drawn, unless words or a breed have others", () => {
  const eyes = (words: string) => {
    const said = parse(words);
    const photo: CatSeen = { ...PHOTO, eyes: "gold" };
    const spec = resolve(said, { style: "cartoon", seed: "1", photo });
    return [
      spec.eyes.left,
      spec.eyes.right,
      understanding(said, spec, photo).understood.at(-1)!.meaning,
    ];
  };
  assert.deepEqual(eyes("a cat"), [
    "gold",
    "gold",
    "coat colour: orange, pattern: tabby, eyes: gold",
  ]);
  assert.deepEqual(eyes("a cat with green eyes").slice(0, 2), ["green", "green"]);
  assert.deepEqual(eyes("a siamese").slice(0, 2), ["blue", "blue"]);
  assert.notEqual(eyes("a cat without gold eyes")[0], "gold");
});

Deno.test("a patched cat in the photo is patched with white, unless its colour is named", () => {
  const photo: CatSeen = { colour: "black", pattern: "solid", white: "patches" };
  const { coat } = draw("a cat in a garden", photo);
  assert.deepEqual([coat.colour, coat.second, coat.pattern], ["black", "white", "bicolour"]);
  assert.equal(draw("an orange cat", photo).coat.pattern, "solid");
});

Deno.test("a cat without fur has no stripes", () => {
  assert.notEqual(draw("a hairless cat").coat.pattern, "tabby");
});

Deno.test("without a photo the same words draw what they always drew", () => {
  const said = parse("a wizard on the moon");
  const { understood } = understanding(said, resolve(said, { style: "cartoon", seed: "1" }));
  assert(understood.every(({ text }) => text !== "your photo"));
});

Deno.test("where a photo does not say whether there is white, none is drawn, whatever the seed", () => {
  for (const seed of ["1", "2", "3", "4", "5", "6", "7", "8"]) {
    assert.deepEqual(draw("a cat", PHOTO, seed).coat.white, [], seed);
  }
});

Deno.test("the white of the photo is drawn and no other, whatever the seed", () => {
  for (const seed of ["1", "2", "3", "4", "5", "6"]) {
    assert.deepEqual(draw("a cat", { ...PHOTO, white: "none" }, seed).coat.white, []);
    const { coat, receipt } = draw("a cat", { ...PHOTO, white: "bib and paws" }, seed);
    assert.deepEqual(coat.white, ["bib", "socks"]);
    assert.match(receipt.understood.at(-1)!.meaning, /, white: bib and paws/);
  }
  assert.deepEqual(draw("a cat with white socks", { ...PHOTO, white: "bib" }).coat.white, [
    "socks",
  ]);
  assert.equal(draw("a cat", { ...PHOTO, white: "mostly white" }).coat.pattern, "van");
});

Deno.test("fur is as long as in the photo, unless the words say otherwise", () => {
  for (const length of ["short", "medium", "fluffy"] as const) {
    assert.equal(draw("a cat", { length }).coat.length, length);
    assert.equal(draw("a hairless cat", { length }).coat.length, "hairless");
  }
});

Deno.test("what is not sure of a photo the seed decides, and no receipt says that it was seen", () => {
  const { receipt } = draw("a cat", { eyes: "blue" });
  assert.equal(receipt.understood.at(-1)!.meaning, "eyes: blue");
  assert(receipt.guessed.some(({ what }) => what === "coat"));
  assert.match(draw("a cat", {}).receipt.understood.at(-1)!.meaning, /^no cat's coat/);
});

Deno.test("a receipt says that no face was seen where colours alone were read", () => {
  const meaning = (photo: CatSeen) => draw("a cat", photo).receipt.understood.at(-1)!.meaning;
  assert.match(meaning({ ...PHOTO, byColours: true }), /, no cat's face was seen$/);
  assert.doesNotMatch(meaning(PHOTO), /face/);
});
