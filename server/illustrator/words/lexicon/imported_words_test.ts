import assert from "node:assert/strict";
import { parse } from "../parse.ts";

/** What a description's words have drawn, and how many of it. */
function drawn(description: string): string[] {
  return parse(description).readings.flatMap(({ claims }) =>
    claims.flatMap(({ slot, value, count }) =>
      slot === "prop" ? [count ? `${count} ${value}` : value] : []
    )
  );
}

Deno.test("[things] a thing's name, synonym, plural and emoji draw it", () => {
  const examples: [description: string, things: string[]][] = [
    ["a cat with a saxophone", ["saxophone"]],
    ["a cat with two hamburgers", ["2 hamburger"]],
    ["a cat with burgers", ["2 hamburger"]],
    ["a cat beside sheep", ["sheep"]],
    ["a cat on a golden throne", ["throne"]],
    ["a cat playing a typewriter beside a radiator", ["typewriter", "radiator"]],
    ["a cat with grapes and a lemon", ["grapes", "lemon"]],
    ["an orange cat with an orange", ["tangerine"]],
    ["a cat in orange", []],
    ["a cat with a houseplant", ["potted plant"]],
    ["a cat and a 🎷", ["saxophone"]],
    ["ein Kater mit einem Fuchs", ["fox"]],
    ["un chat avec un parapluie et une pastèque", ["umbrella", "watermelon slice"]],
    ["gato con una guitarra y un tiburón", ["guitar", "shark"]],
    ["кот с кактусом и саксофоном", ["cactus", "saxophone"]],
    ["ラーメンと猫", ["ramen"]],
  ];
  for (const [description, things] of examples) {
    assert.deepEqual(drawn(description), things, description);
  }
});

Deno.test("[things] sizes, materials, colours and numbers are said of things", () => {
  const [claim] = parse("a cat with three tiny red wooden hammers").readings.flatMap(({ claims }) =>
    claims.filter(({ slot }) => slot === "prop")
  );
  assert.deepEqual(claim, {
    slot: "prop",
    value: "hammer",
    colour: "red",
    count: 3,
    size: "tiny",
    material: "wooden",
  });
});

Deno.test("[things] a word without a drawing takes its nearest ancestor, which the receipt names", () => {
  const [reading] = parse("moussaka").readings;
  assert.equal(reading?.nearest, "as");
  assert.deepEqual(drawn("a cat eating moussaka with a whippet"), ["lasagne", "dog"]);
});

Deno.test("[things] a false friend is never drawn", () => {
  const never: [description: string, thing: string][] = [
    ["a cat with bread", "slice of pizza"],
    ["a cat with an apple", "pumpkin"],
    ["a cat on a golden throne", "toilet"],
    ["a cat called John", "toilet"],
    ["a vintage cat", "glass of wine"],
    ["a cat with a drone", "bee"],
    ["a cat eating tuna", "cactus"],
    ["I saw a cat", "handsaw"],
    ["my mate, a cat", "yerba mate"],
    ["the store with a cat", "castle"],
    ["a cat with poker chips", "fries"],
    ["a cat with big blue eyes", "bomb"],
    ["a monstera plant and a cat", "little dragon"],
  ];
  for (const [description, thing] of never) {
    assert.ok(!drawn(description).includes(thing), `${description}: ${drawn(description)}`);
  }
  assert.deepEqual(drawn("a cat with a bicycle"), ["bicycle"]);
  for (
    const [words, thing] of [
      ["a spider plant", "spider plant"],
      ["a wheel of cheese", "wheel of cheese"],
      ["a fruit basket", "bowl of fruit"],
      ["a sausage dog", "dachshund"],
      ["a bird feeder", "bird feeder"],
      ["a sabre", "sabre"],
      ["the well", "wishing well"],
    ] as const
  ) assert.deepEqual(drawn(`a cat beside ${words}`), [thing]);
  assert.ok(
    parse("a cat with a bicycle").readings.every(({ claims }) =>
      claims.every(({ slot }) => slot !== "setting")
    ),
  );
});

Deno.test("[things] a word of the vocabulary keeps its meaning", () => {
  const kept: [word: string, slot: string][] = [
    ["tiger", "coat.pattern"],
    ["seal", "coat.colour"],
    ["castle", "setting"],
    ["crown", "accessory"],
    ["kimono", "costume"],
    ["snow", "weather"],
  ];
  for (const [word, slot] of kept) {
    assert.ok(
      parse(`a ${word} cat`).readings.some(({ claims }) =>
        claims.some((claim) => claim.slot === slot)
      ),
      word,
    );
  }
});
