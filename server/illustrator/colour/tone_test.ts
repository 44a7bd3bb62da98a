import assert from "node:assert/strict";
import sharp from "sharp";
import { compose } from "../compose.ts";
import { draw } from "../draw.ts";
import { planCharacter } from "../plan.ts";
import { sketch } from "../sketch.ts";

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

/** Mean of red, green and blue of a picture; how far apart its channels and its lights are, of 255. */
async function looks(prompt: string) {
  const { spec, alt } = planCharacter(prompt, { style: "cartoon", seed: "3" });
  const { data } = await sharp(await draw(spec)).resize(64, 64).removeAlpha().raw()
    .toBuffer({ resolveWithObject: true });
  const mean = [0, 1, 2].map((channel) =>
    data.reduce((sum, value, i) => i % 3 === channel ? sum + value : sum, 0) / (data.length / 3)
  );
  const pixels = Array.from({ length: data.length / 3 }, (_, i) => data.subarray(i * 3, i * 3 + 3));
  const colourful = pixels.reduce((sum, rgb) => sum + Math.max(...rgb) - Math.min(...rgb), 0) /
    pixels.length;
  return {
    alt,
    red: mean[0]!,
    green: mean[1]!,
    blue: mean[2]!,
    colourful,
    darkest: Math.min(...data),
  };
}

Deno.test("colours asked for the whole picture are seen all over it", async () => {
  const usual = await looks("an orange cat in a meadow");
  const pastel = await looks("an orange cat in a meadow, pastel colours");
  assert.match(pastel.alt, /In pastel colours\.$/);
  assert.ok(pastel.darkest > usual.darkest + 60, `${pastel.darkest}, not ${usual.darkest}`);
  const muted = await looks("an orange cat in a meadow in muted tones");
  const vivid = await looks("an orange cat in a meadow, vibrant colors");
  assert.ok(muted.colourful < usual.colourful * 0.7, `${muted.colourful}, not ${usual.colourful}`);
  assert.ok(vivid.colourful > usual.colourful * 1.2, `${vivid.colourful}, not ${usual.colourful}`);
  const warm = await looks("an orange cat in a meadow, warm tones");
  const cool = await looks("an orange cat in a meadow, icy colours");
  assert.ok(warm.red - warm.blue > usual.red - usual.blue + 20);
  assert.ok(cool.red - cool.blue < usual.red - usual.blue - 15);
  const blue = await looks("ein oranger Kater auf einer Wiese in Blautönen");
  assert.match(blue.alt, /In shades of blue\.$/);
  assert.ok(blue.blue > blue.green + 10 && blue.green > blue.red, `${JSON.stringify(blue)}`);
});

Deno.test("a picture in two colours has hardly any other", async () => {
  const hues = async (prompt: string) => {
    const { spec, alt } = planCharacter(prompt, { style: "cartoon", seed: "3" });
    const { data } = await sharp(await draw(spec)).resize(64, 64).removeAlpha().raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = Array.from({ length: 64 * 64 }, (_, i) => [...data.subarray(i * 3, i * 3 + 3)]);
    // Green is above red and blue, or red and blue are above green.
    const others = pixels.filter(([r, g, b]) =>
      g! - Math.max(r!, b!) > 15 || Math.min(r!, b!) - g! > 15
    );
    return { alt, others: others.length / pixels.length };
  };
  const usual = await hues("an orange cat in a meadow");
  const two = await hues("an orange cat in a meadow, blue and orange palette");
  assert.match(two.alt, /In shades of blue and orange\.$/);
  assert.ok(usual.others > 0.1 && two.others < 0.02, `${usual.others}, then ${two.others}`);
});

Deno.test("a sketch has the tones of its picture", async () => {
  const { spec } = planCharacter("black and white photo of an orange cat in a meadow", {
    style: "cartoon",
    seed: "3",
  });
  const { data } = await sharp(await sketch(compose(spec))).raw().toBuffer({
    resolveWithObject: true,
  });
  const apart = Array.from({ length: data.length / 3 }, (_, i) => data[i * 3]! - data[i * 3 + 2]!);
  assert.ok(Math.max(...apart) < 12 && Math.min(...apart) > -12);
});
