import assert from "node:assert/strict";
import { BREED_NAMES, traitsOf } from "./breeds.ts";
import { parse } from "../parse.ts";
import { resolve } from "../resolve.ts";

Deno.test("[words] every breed gives a cat its coat, build, eyes and features", () => {
  for (const breed of BREED_NAMES) {
    const { coat, build, eyes, features = [] } = traitsOf(breed);
    const name = /cat$/.test(breed) ? breed : `${breed} cat`;
    const spec = resolve(parse(`a ${name}`), { style: "cartoon", seed: "5" });
    for (const [trait, value] of Object.entries(coat ?? {})) {
      assert.deepEqual(spec.coat[trait as keyof typeof spec.coat], value, `${breed}: ${trait}`);
    }
    if (build) assert.equal(spec.build, build, breed);
    if (eyes) assert.deepEqual(spec.eyes, { left: eyes, right: eyes }, breed);
    for (const feature of features) assert.ok(spec.features?.includes(feature), breed);
  }
});

Deno.test("[words] a breed by another of its names; words about the same thing win over it", () => {
  const specOf = (words: string) => resolve(parse(words), { style: "cartoon", seed: "5" });
  assert.deepEqual(specOf("a pixie-bob").features, ["bobtail", "tufted ears", "long muzzle"]);
  assert.equal(specOf("a lykoi").coat.pattern, "smoke");
  assert.equal(specOf("a black lykoi").coat.colour, "black");
  assert.equal(specOf("a khao manee with green eyes").eyes.left, "green");
});
