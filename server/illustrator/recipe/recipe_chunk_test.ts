import assert from "node:assert/strict";
import sharp from "sharp";
import { compose } from "../compose.ts";
import { recipeOf, withRecipe } from "./recipe_chunk.ts";
import type { CatSpec } from "../spec.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";

const png = new Uint8Array(
  await sharp({ create: { width: 3, height: 2, channels: 3, background: "#e08a40" } }).png()
    .toBuffer(),
);

Deno.test("a recipe travels in its picture, in any script", () => {
  const spec = { ...PLAIN_CAT, seed: "Mimi 猫 🐈" };
  assert.deepEqual(recipeOf(withRecipe(png, spec)), spec);
});

Deno.test("a picture with its recipe is still the same valid picture", async () => {
  const pixels = (file: Uint8Array) => sharp(file, { failOn: "warning" }).raw().toBuffer();
  assert.deepEqual(await pixels(withRecipe(png, PLAIN_CAT)), await pixels(png));
});

Deno.test("other pictures have no recipe", () => {
  assert.equal(recipeOf(png), undefined);
  assert.equal(recipeOf(png.subarray(0, 20)), undefined);
});

Deno.test("a recipe of the first version is read as one of the second: one cat, the same picture", () => {
  const { version: _, ...first } = PLAIN_CAT;
  const stored = withRecipe(png, { ...first, version: 1 } as unknown as CatSpec);
  const read = recipeOf(stored)!;
  assert.deepEqual(read, PLAIN_CAT);
  assert.deepEqual(compose(read).items, compose(PLAIN_CAT).items);
});

Deno.test("a face mask that was a mark of the cat is worn", () => {
  const old = { ...PLAIN_CAT, ownMarks: ["a face mask on mouth"] } as unknown as CatSpec;
  const read = recipeOf(withRecipe(png, { ...PLAIN_CAT, others: [old] }))!;
  assert.deepEqual(read.others![0]!.accessories, [
    ...PLAIN_CAT.accessories,
    { kind: "glasses", variant: "face mask" },
  ]);
  assert.equal(read.others![0]!.ownMarks, undefined);
});

Deno.test("a brush that was painted as a fence is, is painted with", () => {
  const recipe: CatSpec = {
    ...PLAIN_CAT,
    props: [{ kind: "paintbrush" }, { kind: "wall" }],
    relations: [
      { who: "cat 1", is: "painting", what: "thing 1" },
      { who: "cat 1", is: "painting", what: "thing 2" },
    ],
  };
  const { relations } = recipeOf(withRecipe(png, recipe))!;
  assert.deepEqual(relations!.map(({ is }) => is), ["painting with", "painting"]);
});
