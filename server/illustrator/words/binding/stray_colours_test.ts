import assert from "node:assert/strict";
import { parse } from "../parse.ts";
import { resolve } from "../resolve.ts";

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
