import assert from "node:assert/strict";
import { compose } from "../../compose.ts";
import { planCharacter } from "../../plan.ts";
import { LETTER_STROKE, type Region } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";

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
  // All over, and not once.
  const pyjamas = planOf("cat in duck pyjamas").spec.costume;
  assert.deepEqual([pyjamas?.emblem, pyjamas?.print], [undefined, "duck-patterned"]);
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

Deno.test("[emblems] words of a garment stand on it, turned to the reader", () => {
  const cases: [prompt: string, text: string][] = [
    ["cat in a t-shirt that says BOSS", "BOSS"],
    ["a “kiss the cook” apron on a fat cat", "kiss the cook"],
    ["cat in a t-shirt with the words BEST DAD on it", "BEST DAD"],
    ["sitting cat in a red sweater that says LOVE", "LOVE"],
    ["cat in a hoodie that says LAZY lying on a sofa", "LAZY"],
  ];
  for (const [prompt, text] of cases) {
    const { spec, alt } = planOf(prompt);
    assert.deepEqual(spec.writing, { on: "garment", text }, prompt);
    assert.match(alt, new RegExp(`A garment says “${text}”`));
    for (const facing of ["left", "right"] as const) {
      const letters = compose({ ...spec, facing }).items
        .flatMap((item) => item.is === "region" ? item.marks : [])
        .filter(({ name }) => name === LETTER_STROKE);
      assert.ok(letters.length >= text.replaceAll(" ", "").length, prompt);
      // The first letter is the one furthest left.
      const lefts = letters.map(({ outline }) => Math.min(...outline.map(([x]) => x)));
      assert.ok(lefts[0]! < lefts.at(-1)!, `${prompt}, ${facing}`);
    }
  }
});

Deno.test("[emblems] a text said in a bubble is in one, and the cat not on it", () => {
  const { spec } = planOf("cat saying hello friends in a speech bubble");
  assert.deepEqual(spec.writing, { on: "speech bubble", text: "hello friends" });
  assert.deepEqual(spec.props, []);
});
