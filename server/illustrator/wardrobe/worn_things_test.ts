/** @module Texts say that things on paws are worn, in pairs, and by which cats. */
import assert from "node:assert/strict";
import { planCharacter, sayingsAsSeen } from "../plan.ts";
import { describeIn } from "../mod.ts";

function planOf(description: string) {
  return planCharacter(description, { style: "cartoon", seed: "1" });
}

Deno.test("[clothes] boots are worn in pairs, in sentences of every language", () => {
  const { spec } = planOf("a standing cat with four red rubber boots");
  const { alt } = sayingsAsSeen("red rubber boots", { spec, seen: spec });
  assert.match(alt, /\b(?:in|wearing) red wellington boots\b/);
  assert.match(describeIn(spec, "de"), /roten Gummistiefeln/);
  assert.match(describeIn(spec, "fr"), /des bottes en caoutchouc rouges/);
});

Deno.test("[clothes] a boot that a cat is in is no boot it wears", () => {
  const { spec } = planOf("a kitten in a boot");
  const { alt } = sayingsAsSeen("a kitten in a boot", { spec, seen: spec });
  assert.match(alt, /it is in a boot/);
  assert.doesNotMatch(alt, /boots/);
});

Deno.test("[clothes] of two cats the one wears boots whose words name them", () => {
  const { spec } = planOf("a ginger cat in rubber boots and a black cat in a top hat");
  assert.deepEqual(spec.props.map(({ wornBy }) => wornBy), [[1]]);
  const other = planOf("two cats, one wearing a blue scarf, the other red boots");
  assert.deepEqual(other.spec.props.map(({ wornBy }) => wornBy), [[2]]);
  const both = planOf("two cats in rubber boots");
  assert.deepEqual(both.spec.props.map(({ wornBy }) => wornBy), [undefined]);
});

Deno.test("[clothes] accessories of one kind at different places are worn together, each in its colour", () => {
  const worn = (description: string) =>
    planOf(description).spec.accessories.map(({ variant, colour }) =>
      [colour, variant].filter(Boolean).join(" ")
    );
  assert.deepEqual(worn("a cat with a red bow tie and a golden brooch"), [
    "red bow tie",
    "golden brooch",
  ]);
  assert.deepEqual(worn("a cat with a face mask and sunglasses"), ["face mask", "sunglasses"]);
  assert.deepEqual(worn("a cat with a straw hat and blonde braids"), [
    "golden plaits",
    "straw hat",
  ]);
});

Deno.test("[clothes] bride and groom without articles are two cats, each dressed as said", () => {
  const { spec } = planOf("wedding: grey cat in a bridal gown and black cat in a tuxedo");
  assert.deepEqual([spec.coat.colour, spec.costume?.kind], ["grey", "wedding dress"]);
  assert.deepEqual(spec.others?.map(({ coat, costume }) => [coat.colour, costume?.kind]), [[
    "black",
    "tuxedo",
  ]]);
});
