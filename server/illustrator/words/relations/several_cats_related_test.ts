import assert from "node:assert/strict";
import { recipeOf, relatedIn } from "../../../../tests/support/read_description.ts";
import { parse } from "../parse.ts";
import { understanding } from "../understanding.ts";

/** The coat colour or pattern that words give to each cat. */
function coatsIn(description: string): string[] {
  const { readings, cats = [{}] } = parse(description);
  return cats.map((_, at) =>
    readings.filter((reading) => (reading.cats ?? [1]).includes(at + 1))
      .flatMap(({ claims }) => claims)
      .filter(({ slot }) => slot.startsWith("coat.") || slot === "breed")
      .map(({ value }) => value).join()
  );
}

Deno.test("[words] cats that are counted and then listed are these, each in its coat", () => {
  const cases: [description: string, coats: string[]][] = [
    ["three cats: a black cat, white cat and orange cat", ["black", "white", "orange"]],
    ["three cats, a black one, a white one and a tabby", ["black", "white", "tabby"]],
    ["two kittens, a black and a white one", ["black", "white"]],
    ["dos gatos, un gato negro y un gato blanco", ["black", "white"]],
    ["deux chats, un noir et un blanc", ["black", "white"]],
    ["two cats, a red ball and a black box", ["", ""]],
  ];
  for (const [description, coats] of cases) {
    assert.deepEqual(coatsIn(description), coats, description);
  }
});

Deno.test("[words] a cat joined to another one by a colour of its own is a second cat", () => {
  for (
    const description of [
      "黒猫と白猫がこたつで寝ている",
      "黑猫和白猫在玩",
      "검은 고양이와 흰 고양이가 자고 있다",
      "чёрный кот и белая кошка спят",
      "czarny kot i biały kot na płocie",
      "a black cat and white cat",
    ]
  ) assert.deepEqual(coatsIn(description), ["black", "white"], description);
  assert.equal(recipeOf("a black and white cat").others, undefined);
  assert.equal(recipeOf("a grey cat with white paws and orange fur").others, undefined);
});

Deno.test("[words] a cat that says which thing is meant is no second cat", () => {
  assert.equal(recipeOf("a chonky orange cat stuck in a cat flap").others, undefined);
  assert.equal(recipeOf("a black cat with a kitten").others?.length, 1);
});

Deno.test("[words] a couple of cats are two, a trio three", () => {
  assert.equal(recipeOf("old cat couple on a bench").others?.length, 1);
  const { understood, ignored } = understanding(parse("a jazz cat trio"));
  assert.deepEqual([understood[0]?.text, understood[0]?.meaning], [
    "cat trio",
    "drawn: three cats",
  ]);
  assert.deepEqual(ignored, ["jazz"]);
});

Deno.test("[words] a clause that a known name opens is about that cat", () => {
  const { mood, others } = recipeOf(
    "Oreo is orange and Peanut is black. Oreo is hugging Peanut, Peanut looks annoyed",
  );
  assert.deepEqual([mood, others?.[0]?.mood], ["loving", "grumpy"]);
});

Deno.test("[words] who shares something is in the same place", () => {
  assert.deepEqual(relatedIn("a cat and a parrot sharing a watermelon in a hammock"), [
    "cat 1 sharing watermelon slice",
    "parrot sharing watermelon slice",
    "cat 1 on hammock",
    "parrot on hammock",
  ]);
});

Deno.test("[words] cats of no number are two, and one of them is one", () => {
  const countOf = (description: string) => parse(description).cats?.length ?? 1;
  for (const description of ["cats playing in the snow", "black cats on a fence", "my kittens"]) {
    assert.equal(countOf(description), 2, description);
  }
  assert.equal(countOf("a cat with her kittens"), 3);
  for (const description of ["one of my cats", "I love cats", "a toy for cats", "a cat"]) {
    assert.equal(countOf(description), 1, description);
  }
  assert.deepEqual(
    understanding(parse("cats on a wall")).understood[0],
    { text: "cats", meaning: "drawn: two cats" },
  );
});

Deno.test("[words] the mother of kittens is a cat, and the mother of a person is none", () => {
  const agesIn = (description: string) => {
    const { age, others = [] } = recipeOf(description);
    return [age, ...others.map((other) => other.age)];
  };
  assert.deepEqual(agesIn("a calico mum and two kittens"), ["adult", "kitten", "kitten"]);
  assert.deepEqual(agesIn("a tabby mother carrying her kitten"), ["adult", "kitten"]);
  assert.equal(recipeOf("my mum and her cat").others, undefined);
});

Deno.test("[words] what cats that are named and described in brackets do together, each of them does", () => {
  const { pose, others } = recipeOf("Salt (white) and Pepper (grey tabby) asleep on a blanket");
  assert.deepEqual([pose, others?.[0]?.pose], ["sleeping", "sleeping"]);
  const apart = recipeOf("Milo (orange) and Luna (black). Luna is sleeping");
  assert.notEqual(apart.pose, "sleeping");
});

Deno.test("[words] where two cats are that are described one by one, both are", () => {
  assert.deepEqual(
    relatedIn("two cats, one is fat and orange the other is skinny and grey, on a couch"),
    ["cat 1 on couch", "cat 2 on couch"],
  );
});

Deno.test("[words] two who share a bowl of something share what is in it", () => {
  assert.deepEqual(relatedIn("two cats sharing a bowl of spaghetti"), [
    "cat 1 sharing spaghetti",
    "cat 2 sharing spaghetti",
  ]);
});
