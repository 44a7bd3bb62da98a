import assert from "node:assert/strict";
import { lexemesOf } from "../lexemes.ts";
import { parse } from "../parse.ts";
import { resolve } from "../resolve.ts";
import { chunksOf } from "./chunks.ts";
import { denials } from "./denial.ts";
import { settleStrayColours } from "./stray_colours.ts";

/** The colours of a description after the pass: "weak" give way to others, "light" is that of the picture. */
function settled(description: string): string[] {
  const { lexemes } = lexemesOf(description);
  const deniedBy = denials(lexemes);
  return settleStrayColours({ lexemes, deniedBy }, chunksOf(lexemes, deniedBy))
    .filter(({ kind }) => kind === "coat" || kind === "light")
    .map(({ kind, from, to, isWeak }) => {
      const words = description.slice(lexemes[from]!.start, lexemes[to]!.end);
      return `${isWeak ? "weak " : ""}${kind}: ${words}`;
    });
}

Deno.test("[binding] settleStrayColours() takes colours from the cat that stand apart from it", () => {
  const cases: [description: string, colours: string[]][] = [
    ["a black cat typing, neon alley, purple", ["coat: black", "weak coat: purple"]],
    ["a cat with a laptop, neon alley, purple", ["light: purple"]],
    ["a sleepy cat, on a cushion, orange", ["coat: orange"]],
    ["a cat, purple, on the moon", ["coat: purple"]],
  ];
  for (const [description, expected] of cases) {
    assert.deepEqual(settled(description), expected, description);
  }
});

function drawn(description: string) {
  return resolve(parse(description), { style: "cartoon", seed: "7" });
}

Deno.test("[binding] colours far from the cat give way to those said of it", () => {
  for (
    const description of [
      "a black cat typing, neon alley, purple and teal, cyberpunk",
      "a cat typing, black fur, purple and teal, cyberpunk",
    ]
  ) {
    assert.equal(drawn(description).coat.colour, "black", description);
  }
  const hacker = drawn("a cat with a laptop, neon alley, purple, cyberpunk");
  assert.equal(hacker.provenance["coat.colour"], "seed");
  assert.equal(hacker.scheme, "purple");
  assert.equal(drawn("a cat, purple, on the moon").coat.colour, "purple");
  assert.equal(drawn("a sleepy cat, on a cushion, orange").coat.colour, "orange");
});

Deno.test("[binding] a colour behind a noun that is not known is not the cat's", () => {
  for (const description of ["un gato con un zurrón verde", "un chat qui dort, balluchon vert"]) {
    assert.equal(drawn(description).provenance["coat.colour"], "seed", description);
  }
  assert.equal(drawn("un gato callejero negro").coat.colour, "black");
});
