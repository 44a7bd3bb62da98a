import assert from "node:assert/strict";
import { sharedIllustrator } from "../../tests/support/illustrator.ts";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { save, statusOf } from "../../tests/support/characters.ts";
import { testProduct } from "../../tests/support/product.ts";
import { STICKERS } from "../../lib/characters/stickers.ts";
import { MOOD_NAMES } from "../illustrator/cat/moods.ts";
import { POSES } from "../illustrator/cat/poses.ts";

const URL = "/api/characters/1/stickers.zip";

Deno.test("[stickers] both packs are within the limits of their messengers", async () => {
  await using product = await testProduct({ generator: sharedIllustrator() });
  const felix = await product.browser("felix");
  await save(felix, { name: "Captain <Miso>" });

  const whatsApp = await packOf(await felix.get(`${URL}?for=whatsapp`));
  const { sticker_packs: [pack] } = JSON.parse(textOf(whatsApp["contents.json"]!));
  assert.equal(pack.name, "Captain <Miso>");
  assert.ok(pack.identifier.length < 128);
  assert.equal(pack.stickers.length, 12);
  assert.equal(Object.keys(whatsApp).length, 14, "twelve, their list and the tray icon");
  for (const { image_file, emojis } of pack.stickers) {
    assert.ok(emojis.length >= 1 && emojis.length <= 3);
    await checkSticker(whatsApp[image_file]!);
    assert.ok(whatsApp[image_file]!.length <= 100_000);
  }
  const tray = whatsApp[pack.tray_image_file]!;
  assert.ok(tray.length < 50_000);
  const { width, height, format } = await sharp(tray).metadata();
  assert.deepEqual([width, height, format], [96, 96, "png"]);

  const telegram = await packOf(
    await felix.get(`${URL}?for=telegram&mood=sad&mood=happy&mood=angry`),
  );
  const { stickers } = JSON.parse(textOf(telegram["stickers.json"]!));
  assert.deepEqual(stickers.map(({ file }: { file: string }) => file), [
    "01_sad.webp",
    "02_happy.webp",
    "03_angry.webp",
  ]);
  for (const { file } of stickers) await checkSticker(telegram[file]!);
  const thumbnail = await sharp(telegram["thumbnail.png"]!).metadata();
  assert.deepEqual([thumbnail.width, thumbnail.height], [100, 100]);
  assert.ok(telegram["thumbnail.png"]!.length <= 128_000);
});

Deno.test("[stickers] unknown moods and packs too small are refused", async () => {
  await using product = await testProduct();
  const felix = await product.browser("felix");
  await save(felix);
  assert.equal(await statusOf(felix.get(`${URL}?for=signal`)), 400);
  assert.equal(await statusOf(felix.get(`${URL}?mood=happy&mood=sad`)), 400);
  assert.equal(await statusOf(felix.get(`${URL}?mood=happy,sad,sad`)), 400, "sad counts once");
  assert.equal(await statusOf(felix.get(`${URL}?mood=happy,sad,hangry`)), 400);
  assert.equal(await statusOf(felix.get("/api/characters/1/sticker.webp?mood=hangry")), 400);
});

Deno.test("[stickers] each shows a mood and a pose that the illustrator draws", () => {
  for (const { mood, pose, emojis } of STICKERS) {
    assert.ok(MOOD_NAMES.includes(mood as never), mood);
    assert.ok(pose in POSES, pose);
    assert.ok(emojis.length >= 1 && emojis.length <= 3);
  }
});

async function packOf(response: Response): Promise<Record<string, Uint8Array>> {
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "application/zip");
  return unzipSync(await response.bytes());
}

/** 512 × 512, clear corners, and white all around the figure. */
async function checkSticker(webp: Uint8Array): Promise<void> {
  const { data, info } = await sharp(webp).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  assert.deepEqual([info.width, info.height], [512, 512]);
  const alphaAt = (at: number) => data[at * 4 + 3]!;
  assert.equal(alphaAt(0), 0);
  let edge = 0, white = 0;
  for (let at = 513; at < 511 * 512; at++) {
    const isEdge = alphaAt(at) > 250 && [-1, 1, -512, 512].some((by) => alphaAt(at + by) < 250);
    if (!isEdge) continue;
    edge++;
    if (Math.min(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!) > 225) white++;
  }
  assert.ok(edge > 500 && white / edge > 0.97, `${white} of ${edge} points of the edge are white`);
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
