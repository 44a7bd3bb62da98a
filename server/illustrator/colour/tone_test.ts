import assert from "node:assert/strict";
import sharp from "sharp";
import { draw } from "../draw.ts";
import { planCharacter } from "../plan.ts";

/** Mean of each colour channel, and how far red and blue lie apart at most. */
async function colours(prompt: string) {
  const { spec, alt } = planCharacter(prompt, { style: "cartoon", seed: "3" });
  const { data } = await sharp(await draw(spec)).resize(64, 64).removeAlpha().raw()
    .toBuffer({ resolveWithObject: true });
  const apart = Array.from({ length: 64 * 64 }, (_, i) => data[i * 3]! - data[i * 3 + 2]!);
  return { spec, alt, least: Math.min(...apart), most: Math.max(...apart) };
}

Deno.test("a black and white photo has no colours, a sepia one is brown all over", async () => {
  const grey = await colours("black and white photo of an orange cat in a meadow");
  assert.equal(grey.spec.coat.colour, "orange");
  assert.equal(grey.spec.coat.pattern !== "bicolour", true);
  assert.match(grey.alt, /In black and white\.$/);
  assert.ok(grey.least >= -1 && grey.most <= 1, `${grey.least} to ${grey.most}`);
  const sepia = await colours("an orange cat in a meadow, sepia");
  assert.match(sepia.alt, /In sepia\.$/);
  assert.ok(sepia.least >= 0 && sepia.most > 20, `${sepia.least} to ${sepia.most}`);
  const coloured = await colours("a black and white cat in a meadow");
  assert.equal(coloured.spec.tone, undefined);
  assert.ok(coloured.least < -20);
});
