import assert from "node:assert/strict";
import { resolve } from "../resolve.ts";
import { parse } from "../parse.ts";

const SEEDS = Array.from({ length: 40 }, (_, i) => `${i}`);

const recipe = (description: string, seed: string) =>
  resolve(parse(description), { style: "cartoon", seed });

Deno.test("[look] a build that the seed chooses is milder than one that is asked for", () => {
  const guessed = SEEDS.map((seed) => recipe("a grey cat", seed))
    .filter(({ build }) => build === "chubby");
  assert.ok(guessed.length > 3);
  for (const { degrees } of guessed) assert.ok(degrees!.build! < 1);
  assert.ok((recipe("a fat grey cat", "1").degrees?.build ?? 1) >= 1);
});

Deno.test("[look] a kitten may leap, an old cat and one whose build is named may not", () => {
  const poses = (description: string) => SEEDS.map((seed) => recipe(description, seed).pose);
  assert.ok(poses("a ginger kitten playing").includes("jumping"));
  assert.ok(!poses("a very fat cat playing").includes("jumping"));
});

Deno.test("[look] a named place is seen: no portrait is guessed there, one is drawn where it is asked for", () => {
  const poses = (description: string) =>
    new Set(SEEDS.map((seed) => recipe(description, seed).pose));
  assert.ok(!poses("a cat in a kitchen").has("portrait"));
  assert.ok(poses("a cat").has("portrait"));
  assert.ok(poses("a cat in space").has("portrait"));
  assert.deepEqual(poses("portrait of a cat in a kitchen"), new Set(["portrait"]));
});

Deno.test("[look] chance turns no garment aside: its front is seen, but for who is busy or asked to walk", () => {
  const poses = (description: string) =>
    Array.from(
      { length: 40 },
      (_, seed) => resolve(parse(description), { style: "anime", seed: String(seed) }).pose,
    );
  assert.ok(
    !poses("a happy cat in overalls").some((pose) => /walking|standing|running/.test(pose)),
  );
  assert.deepEqual(new Set(poses("a cat in overalls walking")), new Set(["walking"]));
});
