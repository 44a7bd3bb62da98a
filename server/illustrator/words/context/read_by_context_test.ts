/**
 * Words that mean something else than what is drawn for them are not drawn, and a receipt names them.
 */
import assert from "node:assert/strict";
import { ignoredIn } from "../../../../tests/support/read_description.ts";
import { planCharacter } from "../../plan.ts";

const recipeOf = (description: string) =>
  planCharacter(description, { style: "cartoon", seed: "3" }).spec;

const thingsIn = (description: string): string[] =>
  recipeOf(description).props.map(({ kind }) => kind);

Deno.test("[context] who stands beside the cat is drawn beside it or named as ignored, and is no costume", () => {
  const drawn: [string, string][] = [
    ["a white kitten with a unicorn friend", "unicorn"],
    ["cat playing chess against a robot", "robot"],
    ["a cat and a robot", "robot"],
    ["a cat riding a unicorn", "unicorn"],
  ];
  for (const [description, thing] of drawn) {
    assert.ok(thingsIn(description).includes(thing), description);
    assert.equal(recipeOf(description).costume, undefined, description);
  }
  for (
    const [description, word] of [
      ["a cat fighting a pirate", "pirate"],
      ["a tabby talking to a witch", "witch"],
      ["a cat next to a knight", "knight"],
    ] as const
  ) {
    assert.equal(recipeOf(description).costume, undefined, description);
    assert.ok(ignoredIn(description).includes(word), description);
  }
  for (
    const description of [
      "a unicorn cat",
      "my cat is a pirate",
      "a cat with a witch costume",
      "a cat with a red cape",
      "my cat is a knight and a king",
    ]
  ) assert.ok(recipeOf(description).costume, description);
});

Deno.test("[context] what people do beside the cat is not done by the cat", () => {
  const cases: [string, string[]][] = [
    ["a black cat while grandma yells", ["grandma", "yells"]],
    ["my dad drives trucks and his cat sleeps", ["dad", "drives"]],
    ["my grandma knitting and her cat asleep", ["grandma", "knitting"]],
    ["mom is baking, the cat steals a cookie", ["mom", "baking"]],
  ];
  for (const [description, words] of cases) {
    const { age, relations = [] } = recipeOf(description);
    assert.notEqual(age, "senior", description);
    const ignored = ignoredIn(description);
    for (const word of words) assert.ok(ignored.includes(word), `${description}: ${ignored}`);
    assert.deepEqual(relations.filter(({ is }) => is !== "carrying in the mouth"), [], description);
  }
  assert.equal(recipeOf("a grandma cat with glasses").age, "senior");
  assert.equal(recipeOf("my cat is a real grandpa").age, "senior");
});

Deno.test("[context] what the cat is compared with is not drawn beside it", () => {
  for (
    const [description, word] of [
      ["a cat that looks like a burnt toast", "toast"],
      ["he looks like a potato", "potato"],
      ["fluffy like a sheep", "sheep"],
      ["a very long cat like a sausage dog", "sausage"],
    ] as const
  ) {
    assert.deepEqual(thingsIn(description).filter((thing) => thing !== "yarn"), [], description);
    assert.ok(ignoredIn(description).includes(word), description);
  }
  assert.deepEqual(thingsIn("I would like a potato beside my cat"), ["potato"]);
});

Deno.test("[context] socks that lie somewhere are no white paws", () => {
  for (
    const description of ["a basket of socks and a tabby", "socks in a basket and a tabby asleep"]
  ) {
    assert.ok(!recipeOf(description).coat.white.includes("socks"), description);
    assert.ok(thingsIn(description).includes("socks"), description);
  }
  assert.deepEqual(recipeOf("a tabby with socks").coat.white, ["socks"]);
  assert.ok(
    !(recipeOf("socks in a basket and a tabby asleep").relations ?? []).some(({ who }) =>
      who.startsWith("cat")
    ),
  );
});

Deno.test("[context] a place that is said of an unknown thing is none of the cat", () => {
  const description = "a cat chasing a laser dot on the wall";
  assert.equal(recipeOf(description).relations, undefined);
  assert.match(ignoredIn(description), /laser dot/);
  assert.equal(recipeOf("a cat snorbling on the wall").relations?.[0]?.is, "on");
});

Deno.test("[context] which eye has which colour is read from what is said afterwards", () => {
  const { eyes } = recipeOf("a cat with one green eye and one blue eye (the blue one is his left)");
  assert.deepEqual([eyes.left, eyes.right], ["blue", "green"]);
});

Deno.test("[context] one eye after other words is a missing one, and one eye of two is not", () => {
  assert.ok(
    recipeOf("a cat with only three legs and one eye").features?.includes("left eye missing"),
  );
  assert.ok(
    !recipeOf("a cat with long fur and one eye blue")
      .features?.includes("left eye missing"),
  );
});

Deno.test("[context] who carries a kitten along a way walks with it in its mouth", () => {
  const { relations, pose } = recipeOf("a cat carrying her kitten across the street");
  assert.equal(relations?.[0]?.is, "carrying in the mouth");
  assert.equal(pose, "walking");
});

Deno.test("[context] the middle one of three cats is the one in the middle", () => {
  const { coat, others = [] } = recipeOf(
    "three kittens in a row, the middle one is white, the others are black",
  );
  assert.deepEqual([coat, ...others.map((other) => other.coat)].map(({ colour }) => colour), [
    "black",
    "white",
    "black",
  ]);
});

Deno.test("[context] cats that are named and then described are two", () => {
  for (
    const description of [
      "Milo, a white cat with a blue bow, and Luna, a black cat",
      "Milo the white cat and Luna the black kitten",
    ]
  ) {
    const { name, coat, others = [] } = recipeOf(description);
    assert.deepEqual([name, coat.colour], ["Milo", "white"], description);
    assert.deepEqual(others.map((other) => [other.name, other.coat.colour]), [["Luna", "black"]]);
  }
});

Deno.test("[context] words on a sign need no quotation marks, those on a cap stand on a banner", () => {
  assert.deepEqual(recipeOf("a cat with a sign that says free hugs").writing, {
    on: "sign",
    text: "free hugs",
  });
  assert.equal(
    recipeOf("a cat under a banner saying welcome home in a garden").writing?.text,
    "welcome home",
  );
  const cap = "a cat in a cap that says i love tuna, holding a fork";
  assert.deepEqual(thingsIn(cap), ["fork and knife"]);
  assert.deepEqual(recipeOf(cap).writing, { on: "banner", text: "i love tuna" });
  const shirt = "a cat in a shirt that says i love tuna, holding a fork";
  assert.deepEqual(thingsIn(shirt), ["fork and knife"]);
  assert.deepEqual(recipeOf(shirt).writing, { on: "garment", text: "i love tuna" });
  assert.equal(ignoredIn("a cat holding a sign saying hello"), "");
});

Deno.test("[context] a goalkeeper has a ball, smoke is no coat, and drinks are drunk only by who drinks", () => {
  assert.deepEqual(thingsIn("a goalkeeper cat"), ["football"]);
  assert.notEqual(recipeOf("a cat on a stage with smoke and lasers").coat.pattern, "smoke");
  assert.equal(recipeOf("a black smoke cat").coat.pattern, "smoke");
  const drinking = (description: string) => recipeOf(description).relations?.map(({ is }) => is);
  assert.deepEqual(drinking("a tabby, she drinks tea"), ["drinking"]);
  assert.equal(drinking("a tabby with no names on the drinks"), undefined);
});

Deno.test("[context] who is named before the cat is no costume of it, and who holds it is listed", () => {
  assert.deepEqual(thingsIn("a unicorn and a cat"), ["unicorn"]);
  assert.equal(recipeOf("a pink unicorn and a grey cat").coat.colour, "grey");
  for (
    const [description, word] of [
      ["a wizard and a cat", "wizard"],
      ["a white cat in the arms of a pirate", "pirate"],
      ["a girl holding a black cat", "girl"],
      ["an old lady with her cat on her lap", "old lady"],
    ] as const
  ) {
    const { costume, age } = recipeOf(description);
    assert.deepEqual([costume, age], [undefined, "adult"], description);
    assert.ok(ignoredIn(description).includes(word), description);
  }
  assert.equal(recipeOf("my old lady with a red hat").age, "senior");
  assert.equal(recipeOf("a pirate cat and a kitten").costume?.kind, "pirate");
});
