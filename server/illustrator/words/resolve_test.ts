import assert from "node:assert/strict";
import type { CatSpec } from "../spec.ts";
import { parse } from "./parse.ts";
import { type Options, resolve } from "./resolve.ts";

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

Deno.test("[words] resolve() gives the same recipe for the same words and seed", () => {
  for (const seed of SEEDS) {
    assert.equal(
      JSON.stringify(recipe("a wizard", { seed })),
      JSON.stringify(recipe("a wizard", { seed })),
    );
  }
  assert.notDeepEqual(recipe("a cat", { seed: "1" }), recipe("a cat", { seed: "2" }));
});

Deno.test("[words] no cat reads on the way", () => {
  const poses = new Set(SEEDS.map((seed) => recipe("a cat reading a book", { seed }).pose));
  assert.ok(poses.size > 1);
  for (const pose of ["walking", "standing", "jumping", "running", "dancing"] as const) {
    assert.ok(!poses.has(pose), pose);
  }
});

Deno.test("[words] resolve() shuts no eyes that are described", () => {
  const shut = ({ mood, pose }: CatSpec) =>
    mood === "loving" || mood === "silly" || pose === "sleeping";
  const seeds = Array.from({ length: 200 }, (_, i) => `eyes ${i}`);
  const count = (words: string) => seeds.filter((seed) => shut(recipe(words, { seed }))).length;
  assert.ok(count("a cat") > 0);
  for (const words of ["a cat with green eyes", "an odd-eyed cat", "a siamese cat"]) {
    assert.equal(count(words), 0, words);
  }
  assert.equal(count("a sleeping cat with green eyes"), seeds.length, "words come first");
});

Deno.test("[words] who is dressed up does not leap of its own accord", () => {
  const seeds = Array.from({ length: 200 }, (_, i) => `leap ${i}`);
  const leaps = (words: string) =>
    seeds.filter((seed) => ["jumping", "running"].includes(recipe(words, { seed }).pose)).length;
  assert.ok(leaps("a cat") > 0);
  assert.equal(leaps("a chef cat"), 0);
  assert.equal(leaps("a chef cat that leaps"), seeds.length);
});

Deno.test("[words] who is dressed up does not lie of its own accord: its clothes would be a bag", () => {
  const seeds = Array.from({ length: 200 }, (_, i) => `rest ${i}`);
  const rests = (words: string) =>
    seeds.filter((seed) => ["lying", "loaf"].includes(recipe(words, { seed }).pose)).length;
  assert.ok(rests("a cat") > 0);
  assert.equal(rests("a chef cat"), 0);
  assert.equal(rests("a chef cat that lies"), seeds.length);
});

Deno.test("[words] few cats have a thing beside them that no words ask for", () => {
  const seeds = Array.from({ length: 200 }, (_, i) => `alone ${i}`);
  const beside = seeds.filter((seed) => recipe("a cat in a garden", { seed }).props.length > 0);
  assert.ok(beside.length > 0 && beside.length < 0.25 * seeds.length, `${beside.length}`);
});

Deno.test("[words] resolve() gives synonyms identical recipes", () => {
  const synonyms = [
    ["ginger cat", "orange cat", "marmalade cat", "GINGER  CAT!"],
    ["grey cat", "gray cat"],
    ["a wizard", "a mage", "a sorcerer", "🧙"],
    ["bicolour cat", "bicolor cat"],
    ["cosy cat", "cozy cat"],
    ["a napping kitten", "a sleeping kitten", "the kitten asleep"],
    ["long-haired", "long haired", "fluffy"],
    ["cat in the woods", "cat in a forest", "cat in the forests"],
    ["blue-eyed cat", "cat with blue eyes", "cat, eyes: blue"],
    ["gato naranja", "chat roux", "orange Katze", "橙色的猫"],
    ["witch’s hat", "witch's hat", "witches hat"],
    ["black and white", "white and black", "black & white"],
  ];
  for (const [first, ...others] of synonyms) {
    for (const other of others) {
      assert.deepEqual(recipe(other), recipe(first!), `${other} = ${first}`);
    }
  }
});

Deno.test("[words] resolve() is not changed by refusing what is not there", () => {
  const refusals: [string, string][] = [
    ["a black cat with no hat", "a black cat"],
    ["a black cat without glasses or a scarf", "a black cat"],
    ["a black cat, not sad, no sword", "a black cat"],
    ["a black cat, no pink fur", "a black cat"],
    ["a wizard but not a pirate", "a wizard"],
    ["a cat, not angry, not underwater", "a cat"],
  ];
  for (const [refusing, plain] of refusals) {
    for (const seed of SEEDS) {
      assert.equal(
        JSON.stringify(recipe(refusing, { seed })),
        JSON.stringify(recipe(plain, { seed })),
        refusing,
      );
    }
  }
});

Deno.test("[words] resolve() never chooses what was refused", () => {
  for (const seed of SEEDS) {
    const spec = recipe(
      "a cat, not orange, not happy, not sitting, no green eyes, no stripes, not in a garden",
      { seed },
    );
    assert.notEqual(spec.coat.colour, "orange");
    assert.notEqual(spec.mood, "happy");
    assert.notEqual(spec.pose, "sitting");
    assert.notEqual(spec.eyes.left, "green");
    assert.notEqual(spec.coat.pattern, "tabby");
    assert.notEqual(spec.setting, "garden");
    assert.deepEqual(recipe("a knight without a sword", { seed }).props, []);
    assert.deepEqual(recipe("a cat without white", { seed }).coat.white, []);
  }
});

Deno.test("[words] resolve() lets no reader leap, unless the words say so", () => {
  for (const seed of SEEDS) {
    assert.notEqual(recipe("a cat reading a book", { seed }).pose, "jumping");
    assert.equal(recipe("a cat leaping over a book", { seed }).pose, "jumping");
  }
});

Deno.test("[words] resolve() mostly guesses grown cats", () => {
  const kittens = Array.from({ length: 300 }, (_, i) => recipe("a cat", { seed: `age ${i}` }))
    .filter(({ age }) => age === "kitten").length;
  assert.ok(kittens > 10 && kittens < 80, `${kittens} of 300`);
});

Deno.test("[words] resolve() leaves other decisions alone when one word changes", () => {
  const changes: [string, string, (keyof CatSpec)[]][] = [
    ["a cat with green eyes", "a cat with blue eyes", ["eyes"]],
    ["an orange cat", "a grey cat", ["coat"]],
    // Beside a scarf no pose of chance hides the neck, so a hat may come with another pose.
    ["a sitting cat with a red scarf", "a sitting cat with a green hat", ["accessories"]],
    ["a cat with a red scarf", "a cat with a green scarf", ["accessories"]],
    ["a cat on the moon", "a cat in space", ["setting"]],
    // A pose of chance that is lively is not an old cat's.
    ["a kitten in a garden", "an old cat in a garden", ["age", "pose"]],
    ["a fluffy cat", "a short haired cat", ["coat"]],
    ["a cat with a donut", "a cat with a cake", ["props"]],
    ["a cat in the rain", "a cat in the fog", ["weather"]],
    ["a cat in a forest", "a cat in a forest in autumn", ["season"]],
    ["a tabby cat in a red hat", "a tabby cat in a blue hat", ["accessories"]],
    ["a sitting calico cat", "a sitting calico cat with a heart on its forehead", ["features"]],
    ["a cat with green eyes", "a cat with glowing green eyes", ["features"]],
    ["a cat with glasses at noon", "a cat with sunglasses at noon", ["accessories"]],
    ["a cat at noon in a city", "a cat at sunset in a city", ["time"]],
    ["a tiny cat", "a giant cat", ["size"]],
    ["a chubby cat", "a slim cat", ["build"]],
    ["a cat, pink background", "a cat, green background", ["scheme"]],
    ["a cat facing left", "a cat facing right", ["facing"]],
    ["a cat seen from the side", "a cat from the front", ["view"]],
    ["a cat with a red balloon", "a cat with a green balloon", ["props"]],
    ["a calm sitting cat", "a calm standing cat", ["pose"]],
    ["a sitting happy cat", "a sitting proud cat", ["mood"]],
    ["a black cat wearing a scarf", "a white cat wearing a scarf", ["coat"]],
  ];
  for (const [before, after, changed] of changes) {
    for (const seed of SEEDS) {
      assert.deepEqual(
        without(recipe(before, { seed }), changed),
        without(recipe(after, { seed }), changed),
        `${before} → ${after}`,
      );
    }
  }
});

Deno.test("[words] resolve() lets options win over words, words over traits, traits over the seed", () => {
  const options = { accessories: ["hat" as const], scheme: "green" as const };
  const spec = recipe("a cat with a red hat, glasses, pink background", options);
  const kinds = spec.accessories.map(({ kind, colour }) => [kind, colour]);
  assert.deepEqual(kinds, [["hat", "red"], ["glasses", undefined]]);
  assert.equal(spec.scheme, "green");
  assert.deepEqual(recipe("no hat", options).accessories.map(({ kind }) => kind), ["hat"]);

  const traits = ["Friendly", "Curious", "Adventurous"];
  assert.equal(recipe("a grumpy cat", { traits }).mood, "grumpy");
  for (const seed of SEEDS) {
    assert.ok(["happy", "curious", "brave"].includes(recipe("a cat", { traits, seed }).mood));
  }
});

Deno.test("[words] resolve() says who decided", () => {
  const { provenance } = recipe("a siamese wizard", { scheme: "pink", traits: ["shy"] });
  assert.equal(provenance["coat.colour"], "text");
  assert.equal(provenance.costume, "text");
  assert.equal(provenance.scheme, "option");
  assert.equal(provenance.mood, "option");
  assert.equal(provenance.pose, "seed");
});

Deno.test("[words] resolve() gives odd-eyed cats two eyes", () => {
  for (const seed of SEEDS) {
    const { left, right } = recipe("a cat with heterochromia", { seed }).eyes;
    assert.notEqual(left, right);
    const half = recipe("odd eyes, one of them copper", { seed }).eyes;
    assert.notEqual(half.left, half.right);
    assert.ok([half.left, half.right].includes("copper"));
  }
});

Deno.test("[words] resolve() chooses varied and sensible cats", () => {
  const specs = Array.from({ length: 1000 }, (_, i) => recipe("a cat", { seed: `${i}` }));
  const values = (of: (spec: CatSpec) => string) => new Set(specs.map(of));
  assert.ok(values(({ coat }) => coat.colour).size >= 12);
  assert.ok(values(({ coat }) => coat.pattern).size >= 15);
  assert.ok(values(({ setting }) => setting).size >= 24);
  assert.ok(values(({ pose }) => pose).size === 14);
  for (const { coat, mood, pose, setting, costume, accessories, time } of specs) {
    assert.ok(!["pink", "purple", "green", "blue"].includes(coat.colour));
    assert.ok(!["angry", "sad", "grumpy"].includes(mood));
    if (pose === "sleeping") assert.ok(["calm", "sleepy"].includes(mood), mood);
    if (pose === "sleeping") {
      assert.ok(!["stage", "city", "snow", "beach"].includes(setting), setting);
    }
    if (setting === "moon") assert.equal(time, "night");
    if (
      coat.pattern === "bicolour" || coat.pattern === "calico" || coat.pattern === "tortoiseshell"
    ) {
      assert.ok(coat.second && coat.second !== coat.colour);
    }
    assert.equal(costume, undefined);
    assert.deepEqual(accessories, []);
  }
});

function recipe(description: string, options: Partial<Options> = {}): CatSpec {
  return resolve(parse(description), { style: "cartoon", seed: "7", ...options });
}

function without(spec: CatSpec, changed: readonly (keyof CatSpec)[]): Partial<CatSpec> {
  const others = <T>(of: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(of).filter(([key]) => !changed.includes(key as keyof CatSpec)),
    );
  return others({ ...spec, provenance: others(spec.provenance) });
}
