import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import { planCharacter } from "../plan.ts";
import type { Region } from "../scene.ts";
import type { CatSpec } from "../spec.ts";

const planOf = (prompt: string) => planCharacter(prompt, { style: "cartoon", seed: "1" });

Deno.test("[emblems] what a garment shows is on it, and neither on the cat nor beside it", () => {
  const cases: [prompt: string, emblem: string][] = [
    ["cat wearing a hoodie with a skull on it", "skull"],
    ["a t-shirt with a fish on it, black cat", "fish"],
    ["black cat in a pizza t-shirt", "pizza"],
    ["cat in a red apron with a sunflower on it", "sunflower"],
    ["Katze im Pullover mit einem Elch drauf", "moose"],
    ["un chat en pull avec un sapin dessus", "fir tree"],
  ];
  for (const [prompt, emblem] of cases) {
    const { spec, alt } = planOf(prompt);
    assert.equal(spec.costume?.emblem, emblem, prompt);
    assert.deepEqual(spec.props.map(({ kind }) => kind).filter((kind) => kind === emblem), []);
    assert.equal(spec.relations, undefined, prompt);
    assert.match(alt, new RegExp(`with an? ${emblem} on it`), prompt);
  }
});

Deno.test("[emblems] a thing that is only had with a garment is beside the cat", () => {
  const { spec } = planOf("cat in a hoodie with a skateboard");
  assert.equal(spec.costume?.emblem, undefined);
  assert.ok(spec.props.some(({ kind }) => kind === "skateboard"));
});

Deno.test("[emblems] its shapes are marks of the cloth, in front of sleeves", () => {
  const { spec } = planOf("portrait of a cat wearing a hoodie with a skull on it");
  const marksOf = (recipe: CatSpec) =>
    compose(recipe).items.filter((item): item is Region =>
      item.is === "region" && item.role === "costume"
    ).flatMap(({ marks }) => marks.filter(({ kind }) => kind === "detail")).length;
  const { emblem: _, ...plain } = spec.costume!;
  assert.ok(marksOf(spec) >= marksOf({ ...spec, costume: plain }) + 3);
  const names = compose(spec).items.map(({ name }) => name);
  assert.ok(names.indexOf("emblem cloth") > names.findLastIndex((name) => /sleeve/.test(name)));
});
