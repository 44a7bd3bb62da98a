import assert from "node:assert/strict";
import sharp from "sharp";
import type { Style } from "../../../lib/choices.ts";
import { planCharacter } from "../mod.ts";
import { drawWallpaper } from "./wallpaper.ts";

const SIZES = [[1080, 1920], [1920, 1080], [1500, 500], [1584, 396], [1200, 480]] as const;

type Size = readonly [width: number, height: number];

async function pixelsOf(words: string, style: Style, [width, height]: Size) {
  const { spec } = planCharacter(words, { style, seed: "3" });
  return await sharp(await drawWallpaper(spec, { width, height })).raw()
    .toBuffer({ resolveWithObject: true });
}

/** The box around the cat, in shares of the wallpaper: what differs when nothing but its coat does. */
async function catIn(words: string, style: Style, size: Size) {
  const ginger = await pixelsOf(words, style, size);
  const white = await pixelsOf(words.replace("ginger", "white"), style, size);
  const { width, height, channels } = ginger.info;
  const box = { left: 1, top: 1, right: 0, bottom: 0, share: 0 };
  for (let at = 0; at < ginger.data.length; at += channels) {
    const differs = [0, 1, 2].reduce(
      (sum, i) => sum + Math.abs(ginger.data[at + i]! - white.data[at + i]!),
      0,
    );
    if (differs < 150) continue;
    const x = (at / channels % width) / width, y = Math.floor(at / channels / width) / height;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    box.share += 1 / (width * height);
  }
  return { ...box, width, height };
}

/** All in one style; of the others one upright and one wide, since where the cat stands is the same in all. */
const TRIED = { cartoon: SIZES, pixel: SIZES.slice(0, 2), realistic: SIZES.slice(0, 2) };

for (const style of ["cartoon", "pixel", "realistic"] as const) {
  Deno.test(`wallpapers and banners in ${style} have their size and a whole cat where it is free`, async () => {
    for (const size of TRIED[style]) {
      const cat = await catIn("a ginger cat sitting in a garden", style, size);
      assert.deepEqual([cat.width, cat.height], size);
      assert.ok(cat.share > 0.02, `the cat fills ${cat.share} of ${size}`);
      assert.ok(cat.bottom < 1, "it stands above the lower edge");
      const isUpright = size[0] < size[1];
      // A clock stands in the upper third; icons and profile pictures at the left.
      const where = JSON.stringify(cat);
      if (isUpright) assert.ok(cat.top > 0.33 && cat.left > 0.1 && cat.right < 0.9, where);
      else assert.ok(cat.left > 0.34 && cat.right < 0.96 && cat.top > 0.02, where);
    }
  });
}

Deno.test("a cat in the air is whole on a low banner, too", async () => {
  const cat = await catIn("a ginger cat flying over a city", "cartoon", [1584, 396]);
  assert.ok(cat.top > 0.02 && cat.bottom < 0.95, JSON.stringify(cat));
});

Deno.test("a portrait rises from the lower edge", async () => {
  const cat = await catIn("a portrait of a ginger cat in a garden", "cartoon", [1920, 1080]);
  assert.ok(cat.bottom > 0.99);
});

Deno.test("a table before a portrait covers no more of it on a low banner than in its picture", async () => {
  const cat = await catIn("a portrait of a ginger cat in a library", "cartoon", [1584, 396]);
  assert.ok(cat.bottom - cat.top > 0.6, JSON.stringify(cat));
});

Deno.test("the same recipe gives the same wallpaper, black and white where the picture is", async () => {
  const { spec } = planCharacter("a ginger cat in a garden", { style: "cartoon", seed: "3" });
  const grey = { ...spec, tone: "black and white" } as const;
  const [one, other] = await Promise.all(
    [1, 2].map(() => drawWallpaper(grey, { width: 480, height: 270 })),
  );
  assert.deepEqual(one, other);
  const { channels } = await sharp(one).stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  assert.ok(Math.max(...means) - Math.min(...means) < 1, String(means));
});
