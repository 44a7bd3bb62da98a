/**
 * How people name and call their cat in a hurry: small letters, missing apostrophes, slang.
 */
import assert from "node:assert/strict";
import { planOf } from "../../../tests/support/read_description.ts";

Deno.test("[words] a usual name in small letters behind “my cat” is no content", () => {
  for (
    const description of [
      "my cat luna hates the vacuum",
      "our kitten pumpkin on the sofa",
      "my cat ginger is grey",
    ]
  ) {
    const { spec, understanding } = planOf(description);
    assert.ok(
      understanding.understood.some(({ meaning }) => meaning === "its name"),
      description,
    );
    assert.notEqual(spec.setting, "moon", description);
    assert.ok(!spec.props.some(({ kind }) => kind === "pumpkin"), description);
  }
  assert.equal(planOf("my cat ginger is grey").spec.coat.colour, "grey");
  assert.equal(planOf("my cat ginger and white").spec.coat.colour, "orange");
});

Deno.test("[words] a plural without its apostrophe is one cat, and slang for a cat takes its colour", () => {
  assert.equal(planOf("my cats birthday!! he's ginger").spec.others, undefined);
  assert.equal(planOf("cats playing").spec.others?.length, 1);
  assert.equal(planOf("hes a fat orange boi").spec.coat.colour, "orange");
  assert.equal(planOf("shes a smol grey gurl").spec.coat.colour, "grey");
});

Deno.test("[words] plurals that stand beside their singular in a list are several", () => {
  const numberOf = (description: string) => planOf(description).spec.props[0]?.count ?? 1;
  for (const several of ["eggs", "cookies", "logs", "gears", "seagulls"]) {
    assert.equal(numberOf(`a cat with ${several}`), 2, several);
  }
  for (const one of ["an egg", "a gear", "drawers", "stairs", "grapes"]) {
    assert.equal(numberOf(`a cat with ${one}`), 1, one);
  }
});

Deno.test("[words] a name is no misspelt word, and no place where it has something", () => {
  assert.deepEqual(planOf("our late Tilly (tortie) with a halo").spec.props, []);
  assert.notEqual(planOf("Luna's 1st birthday, grey kitten").spec.setting, "moon");
  assert.equal(
    planOf("my Persain cat").spec.coat.length,
    planOf("my Persian cat").spec.coat.length,
  );
});

Deno.test("[words] hurried words for marks and eyes are understood", () => {
  assert.deepEqual(planOf("black w/ a white spot on chest").spec.coat.white, ["bib"]);
  assert.ok(planOf("a cat that has 1 eye").spec.features?.includes("left eye missing"));
});

Deno.test("[words] “she's a” and “it's a” say more of the same cat, “two more” names others", () => {
  const count = (description: string) => 1 + (planOf(description).spec.others?.length ?? 0);
  assert.equal(count("my cat Bean? shes a tiny tortie with a pink nose"), 1);
  assert.equal(count("my cat is fat. he is a grey tabby"), 1);
  assert.equal(count("a mother cat with a kitten, two more kittens asleep"), 4);
});

Deno.test("[words] who is presented by a word for food is called so", () => {
  for (
    const description of [
      "this is Potato, a very round grey cat",
      "Pumpkin, 3yo ginger, on a sofa",
      "das ist Kürbis, eine dicke graue Katze",
    ]
  ) {
    const { props } = planOf(description).spec;
    assert.ok(!props.some(({ kind }) => /potato|pumpkin/.test(kind)), description);
  }
  assert.ok(planOf("this is a Potato").spec.props.length > 0);
});
