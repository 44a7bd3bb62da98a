import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import sharp from "sharp";
import { STYLES } from "../../lib/choices.ts";
import { draw } from "./draw.ts";
import { once } from "./once.ts";
import { recipeOf } from "./recipe/recipe_chunk.ts";
import type { CatSpec } from "./spec.ts";
import { PLAIN_CAT } from "../../tests/support/cat.ts";

const PLAIN: CatSpec = {
  ...PLAIN_CAT,
  coat: { ...PLAIN_CAT.coat, pattern: "tabby", white: ["bib"] },
  costume: { kind: "wizard" },
  setting: "moon",
  time: "night",
  scheme: "purple",
};

/** Drawn once, without anything that listens. */
const plain = once(() => draw(PLAIN));

Deno.test("every style draws an opaque PNG of 1024 by 1024, no two alike", async () => {
  const pictures = [];
  for (const style of STYLES) {
    const png = await draw({ ...PLAIN, style });
    const { format, width, height, hasAlpha } = await sharp(png).metadata();
    assert.deepEqual({ format, width, height, hasAlpha }, {
      format: "png",
      width: 1024,
      height: 1024,
      hasAlpha: false,
    });
    pictures.push(Buffer.from(png).toString("base64"));
  }
  assert.equal(new Set(pictures).size, STYLES.length);
});

Deno.test("the same recipe gives the same bytes", async () => {
  assert.deepEqual(await draw(PLAIN), await plain());
});

Deno.test("the stages are reported in order", async () => {
  const stages: string[] = [];
  await draw(PLAIN, { onStage: (stage) => stages.push(stage) });
  assert.deepEqual(stages, ["sketching", "painting", "finishing"]);
});

Deno.test("a sketch comes before the painting and changes nothing about it", async () => {
  const stages: string[] = [];
  const png = await draw(PLAIN, {
    onStage: (stage) => stages.push(stage),
    onSketch: () => stages.push("the sketch"),
  });
  assert.deepEqual(stages, ["sketching", "the sketch", "painting", "finishing"]);
  assert.deepEqual(png, await plain());
});

Deno.test("the copy for pages is the picture as a light WebP, and changes nothing about it", async () => {
  const views: Uint8Array<ArrayBuffer>[] = [];
  const png = await draw(PLAIN, { onView: (webp) => views.push(webp) });
  assert.equal(views.length, 1);
  const { format, width, height } = await sharp(views[0]!).metadata();
  assert.deepEqual({ format, width, height }, { format: "webp", width: 1024, height: 1024 });
  assert.ok(views[0]!.length <= 150_000);
  const pixels = (picture: Uint8Array) => sharp(picture).removeAlpha().raw().toBuffer();
  const [drawn, shown] = await Promise.all([png, views[0]!].map(pixels));
  const off = drawn!.reduce((sum, part, at) => sum + Math.abs(part - shown![at]!), 0);
  assert.ok(off / drawn!.length < 6, "it looks the same");
  assert.deepEqual(png, await plain());
});

Deno.test("a small view comes before the full painting, looks like it, and changes nothing about it", async () => {
  const toned = { ...PLAIN, style: "watercolor" as const, tone: "sepia" as const };
  for (const recipe of [PLAIN, toned]) {
    const stages: string[] = [];
    let small: Uint8Array | undefined;
    const png = await draw(recipe, {
      onStage: (stage) => stages.push(stage),
      onSmallView: (webp) => (stages.push("small"), small = webp),
    });
    assert.deepEqual(stages, ["sketching", "painting", "small", "finishing"]);
    const { format, width, height } = await sharp(small).metadata();
    assert.deepEqual({ format, width, height }, { format: "webp", width: 512, height: 512 });
    const [drawn, shown] = await Promise.all(
      [png, small!].map((each) => sharp(each).removeAlpha().resize(128).raw().toBuffer()),
    );
    const off = drawn!.reduce((sum, part, at) => sum + Math.abs(part - shown![at]!), 0);
    assert.ok(off / drawn!.length < 4, `it looks the same: ${off / drawn!.length}`);
    assert.deepEqual(png, recipe === PLAIN ? await plain() : await draw(recipe));
  }
});

Deno.test("from the recipe in a picture the same picture can be drawn again", async () => {
  const png = await plain();
  assert.deepEqual(await draw(recipeOf(png)!), png);
});
