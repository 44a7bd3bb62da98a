import assert from "node:assert/strict";
import { VARIANTS } from "../../wardrobe/accessories.ts";
import type { CatSpec, Worn } from "../../spec.ts";
import { describe } from "../wording/description.ts";
import { parse } from "../parse.ts";
import { type Options, resolve } from "../resolve.ts";
import { understanding } from "../understanding.ts";

Deno.test("[words] a word that names a kind is drawn, named and explained as that kind", () => {
  for (const [kind, variants] of Object.entries(VARIANTS)) {
    for (const variant of variants) {
      const said = parse(`a grey cat with a red ${variant} in the garden`);
      for (const seed of ["1", "2", "3"]) {
        const spec = resolve(said, { style: "cartoon", seed });
        assert.deepEqual(spec.accessories, [{ kind, variant, colour: "red" }]);
        assert.ok(describe(spec).includes(`red ${variant}`), describe(spec));
        const meanings = understanding(said, spec).understood.map(({ meaning }) => meaning);
        assert.ok(meanings.some((meaning) => meaning.endsWith(`red ${variant}`)), variant);
      }
    }
  }
});

Deno.test("[words] synonyms and near things have their kind, too", () => {
  const cases: [words: string, variant: string][] = [
    ["a cat in shades", "sunglasses"],
    ["a cat with a striped scarf", "scarf"],
    ["gato con bufanda azul", "scarf"],
    ["a cat with a pink ribbon", "bow"],
    ["a cat in a necktie", "tie"],
    ["a cat in a fedora", "fedora"],
    ["a photographer cat", "camera"],
    ["a gentleman cat", "top hat"],
    ["a cat with an eye patch", "eyepatch"],
    ["🧐 cat", "monocle"],
  ];
  for (const [words, variant] of cases) assert.deepEqual(variants(words), [variant], words);
});

Deno.test("[words] a scarf is a scarf and a hat a plain one, whatever the seed", () => {
  for (let seed = 0; seed < 40; seed++) {
    assert.deepEqual(variants("a cat with a scarf", { seed: `${seed}` }), ["scarf"]);
    const [hat] = variants("a cat with a hat", { seed: `${seed}` });
    assert.ok(!["party hat", "flower crown", "crown", "tiara"].includes(hat!));
    const [glasses] = variants("a cat with glasses", { seed: `${seed}` });
    assert.ok(["round glasses", "square glasses"].includes(glasses!));
  }
});

Deno.test("[words] a button alone may bring any of its kind, words and button together their own", () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => `${seed}`);
  const brought = (words: string) =>
    new Set(seeds.flatMap((seed) => variants(words, { seed, accessories: ["scarf"] })));
  assert.ok(brought("a cat").size >= 3);
  assert.deepEqual([...brought("a cat with a scarf")], ["scarf"]);
  assert.deepEqual([...brought("a cat with a bow tie")], ["bow tie"]);
});

Deno.test("[words] no headphones over a hat and no camera over a scarf unless they are named", () => {
  for (let seed = 0; seed < 60; seed++) {
    const worn = variants("a cat", { seed: `${seed}`, accessories: ["hat", "scarf", "gadget"] });
    assert.ok(!worn.includes("headphones") && !worn.includes("camera"));
  }
  const named = variants("a cat with a hat, a scarf and headphones");
  assert.ok(named.includes("headphones"));
});

Deno.test("[words] a hat said of a costume is the costume's, a named one takes its place", () => {
  assert.deepEqual(drawn("a wizard with a green hat").costume, { kind: "wizard", colour: "green" });
  assert.deepEqual(variants("a wizard with a green hat"), []);
  assert.deepEqual(variants("a wizard in a beret"), ["beret"]);
  assert.equal(variants("a superhero in a hat").length, 1);
  const said = parse("a wizard with a hat");
  const { understood } = understanding(said);
  assert.ok(understood.every(({ meaning }) => !meaning.includes("left out")));
});

function variants(words: string, options?: Partial<Options>): (string | undefined)[] {
  return drawn(words, options).accessories.map(({ variant }: Worn) => variant);
}

function drawn(words: string, options: Partial<Options> = {}): CatSpec {
  return resolve(parse(words), { style: "cartoon", seed: "1", ...options });
}
