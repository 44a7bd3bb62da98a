import assert from "node:assert/strict";
import { lexemesOf } from "../lexemes.ts";
import { chunksOf } from "./chunks.ts";
import { denials } from "./denial.ts";

Deno.test("[binding] chunksOf() gives each colour to one noun or to the coat", () => {
  const cases: [description: string, chunks: string[]][] = [
    ["a black cat", ["coat: black", "cat: cat"]],
    ["a cat with a red scarf", ["cat: cat", "thing: red scarf"]],
    ["the scarf is red", ["thing: scarf is red"]],
    ["green eyes and a red scarf", ["eyes: green eyes", "thing: red scarf"]],
    ["eyes: one blue, the other green", ["eyes: eyes: one blue", "eyes: green"]],
    ["a purple wizard", ["thing: purple wizard"]],
    ["a purple fluffy wizard", ["quality: fluffy", "coat: purple", "cat: wizard"]],
    ["a cat in a blue coat", ["cat: cat", "garment: blue coat"]],
    ["a cat with white paws", ["cat: cat", "body: white paws"]],
    ["a wizard in purple", ["cat: wizard", "costume colour: purple"]],
    ["a cat with red hurdy-gurdy", ["cat: cat", "unknown thing: red"]],
  ];
  for (const [description, expected] of cases) {
    const { lexemes } = lexemesOf(description);
    const chunks = chunksOf(lexemes, denials(lexemes)).map(({ kind, from, to }) =>
      `${kind}: ${description.slice(lexemes[from]!.start, lexemes[to]!.end)}`
    );
    assert.deepEqual(chunks, expected, description);
  }
});
