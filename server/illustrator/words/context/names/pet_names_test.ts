import assert from "node:assert/strict";
import { parse } from "../../parse.ts";

/** The names that are read in a description. */
function namesIn(description: string): string[] {
  const { readings } = parse(description);
  return readings.filter(({ note }) => note === "its name")
    .map(({ start, end }) => description.slice(start, end));
}

Deno.test("[words] a pet's name is never content", () => {
  const cases: [description: string, names: string[]][] = [
    ["my boy Oliver is a brown tabby", ["Oliver"]],
    ["Ginger is my grey cat", ["Ginger"]],
    ["Rusty, a blue British shorthair", ["Rusty"]],
    ["Luna the black cat", ["Luna"]],
    ["Misty is shy", ["Misty"]],
    ["meet Pumpkin, our black cat", ["Pumpkin"]],
    ["Pumpkin, our black cat, in a garden", ["Pumpkin"]],
    ["a white kitten called Olive", ["Olive"]],
    ["a cat whose name is Amber", ["Amber"]],
    ["my cat Storm in the rain", ["Storm"]],
    ["Oreo is orange and Peanut is black", ["Oreo", "Peanut"]],
    ["our old girl Ruby asleep on a cushion", ["Ruby"]],
    ["PEPPER IS WHITE", ["PEPPER"]],
    ["Storm, black longhair with blue eyes", ["Storm"]],
    ["a grey cat and her friend Daisy", ["Daisy"]],
    ["un chat nommé Amber", ["Amber"]],
    ["eine Katze namens Luna", ["Luna"]],
    ["un gato llamado Jade", ["Jade"]],
    ["кошка по имени Луна", ["Луна"]],
  ];
  for (const [description, names] of cases) {
    assert.deepEqual(namesIn(description), names, description);
  }
});

Deno.test("[words] a capital alone makes no name", () => {
  const descriptions = [
    "A Black Cat With Green Eyes In Space",
    "Scarf is red",
    "Ginger cat",
    "Rusty brown tabby",
    "a cat on the Moon",
    "a Siamese in a Santa hat at Christmas",
    "Fluffy, orange, happy",
    "Eine schwarze Katze mit einem roten Schal im Garten",
    "Tabby is the pattern",
    "BLACK CAT, GREEN EYES",
  ];
  for (const description of descriptions) assert.deepEqual(namesIn(description), [], description);
});

Deno.test("[names] what stands behind a comma after my cat is its name", () => {
  assert.deepEqual(namesIn("My Persian, Duchess (white), on a sofa"), ["Duchess"]);
  assert.deepEqual(namesIn("Mi gata, Estrella, es negra"), ["Estrella"]);
  assert.deepEqual(namesIn("my tabby, Christmas tree behind"), []);
});

Deno.test("[names] usual names that are parts of a coat are names where something is said of them", () => {
  for (
    const description of ["Mittens has black fur", "Socks is a grey cat", "Mittens, a grey cat"]
  ) {
    const claims = parse(description).readings.flatMap((reading) => reading.claims);
    assert.ok(!claims.some(({ slot }) => slot === "coat.white"), description);
  }
  const worn = parse("a cat with white mittens").readings.flatMap((reading) => reading.claims);
  assert.ok(worn.length > 0);
});

Deno.test("[words] two cats have two names", () => {
  assert.deepEqual(namesIn("my two cats Bean and Pea in a garden"), ["Bean", "Pea"]);
  assert.deepEqual(namesIn("my cats Tom and Jerry"), ["Tom", "Jerry"]);
});
