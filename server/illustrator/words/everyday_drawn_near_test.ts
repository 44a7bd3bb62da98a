/**
 * Words for which something near is drawn, and the receipts that say so.
 */
import assert from "node:assert/strict";
import { drawnAs, planOf } from "../../../tests/support/read_description.ts";

Deno.test("[words] lamps of another make and piercings are listed as drawn near", () => {
  assert.equal(drawnAs("a cat by a gas lamp", "gas lamp"), "a hurricane lamp");
  assert.equal(drawnAs("an emo cat with piercings", "piercings"), "a nose ring");
});

Deno.test("[words] what a cat is drawn beside, or does less than it should, has a drawnAs", () => {
  for (
    const [description, text] of [
      ["a cat playing chess with a pigeon", "playing chess"],
    ] as const
  ) {
    const said = planOf(description).understanding.understood.find((part) => part.text === text);
    assert.ok(said?.drawnAs, description);
  }
});

Deno.test("[words] who bathes in foam is in a bubble bath, an umbrella that lies there is no lying cat", () => {
  for (
    const bath of ["a cat in a bubble bath", "ein Kater im Schaumbad", "a cat in a foamy bath"]
  ) {
    assert.equal(planOf(bath).spec.props[0]?.kind, "bubble bath", bath);
  }
  assert.notEqual(planOf("cat, red umbrella lying on the grass").spec.provenance["pose"], "text");
});

Deno.test("[words] a thing before a noun that is not known only says which, and has a drawnAs", () => {
  assert.ok(drawnAs("cats in a conga line", "conga"));
  assert.ok(drawnAs("a cat in a saxophone case", "saxophone"));
  assert.equal(drawnAs("a cat with a crown askew", "crown"), undefined);
});

Deno.test("[words] who is in a closed thing or at a party has a drawnAs", () => {
  assert.equal(drawnAs("a cat in a snow globe", "in"), undefined);
  assert.ok(drawnAs("a cat having a tea party", "having a tea party"));
  assert.equal(drawnAs("a cat in a teapot", "in"), undefined);
});

Deno.test("[words] what clothes show, bags hold and things are made of has a drawnAs", () => {
  const cases: [description: string, text: string][] = [
    ["a cat in a headscarf with roses", "roses"],
    ["a kitten in a bag of nails", "bag"],
    ["an umbrella made of a leaf over a cat", "leaf"],
  ];
  for (const [description, text] of cases) assert.ok(drawnAs(description, text), description);
});

Deno.test("[words] who is rolled up in a carpet, or wears other hair, has a drawnAs", () => {
  assert.ok(drawnAs("kitten rolled up in a carpet", "rolled up in"));
  assert.ok(drawnAs("a bald cat with a bob haircut", "bob haircut"));
});
