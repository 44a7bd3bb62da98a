/**
 * The pictures of characters with S3 storage behind them: what the disk does, the bucket does as well.
 */
import assert from "node:assert/strict";
import { plainPng } from "../support/generation_fixture.ts";
import { textIn } from "../../server/images/png_text.ts";
import { s3Images } from "../../server/images/s3_images.ts";
import { draw, save, saveRequest, statusOf } from "../support/characters.ts";
import { testProduct } from "../support/product.ts";
import { fakeS3 } from "./s3.ts";
import { DAY_MS } from "../../lib/durations.ts";

const secret = crypto.getRandomValues(new Uint8Array(32));
const bounds = { attempts: 2, limitMs: 500, pauseMs: 1 };

async function productOnS3() {
  const fake = fakeS3();
  const product = await testProduct({ images: s3Images({ config: fake.config, secret, bounds }) });
  return {
    fake,
    product,
    async [Symbol.asyncDispose]() {
      await product[Symbol.asyncDispose]();
      await fake[Symbol.asyncDispose]();
    },
  };
}

Deno.test("[S3 pictures] from the drawing to the end of a deleted one", async () => {
  await using parts = await productOnS3();
  const { fake, product } = parts;
  const felix = await product.browser("felix");
  const guest = await product.browser();
  const { id, imageUrl } = await save(felix);
  assert.deepEqual([...fake.objects.keys()], [imageUrl]);

  const path = `/api/characters/${id}`;
  for (const query of ["", "?w=256", "?w=512", "?w=1024"]) {
    assert.equal(await statusOf(guest.get(`${path}/image${query}`)), 200, query);
  }
  assert.equal(await statusOf(guest.get(`${path}/card.png`)), 200);
  assert.equal(fake.objects.size, 5);
  const { presignedUrl } = await (await guest.get(`${path}/presigned-url`)).json();
  assert.equal(new URL(presignedUrl).origin, fake.config.publicUrl);
  assert.deepEqual(await (await fetch(presignedUrl)).bytes(), await plainPng());
  const { localUrl } = await (await guest.get(`${path}/local-image`)).json();
  assert.deepEqual(await (await guest.get(localUrl)).bytes(), await plainPng());

  await felix.delete(path);
  const key = encodeURIComponent(imageUrl);
  for (
    const gone of [
      `${path}/image`,
      `${path}/image?w=256`,
      `${path}/card.png`,
      `${path}/presigned-url`,
      `${path}/local-image`,
      `/api/images/presigned?key=${key}`,
    ]
  ) {
    assert.equal(await statusOf(guest.get(gone)), 404, gone);
  }
  assert.equal(await statusOf(felix.get(`/api/images/download?key=${key}`)), 404);
  assert.equal(await statusOf(felix.get(`/api/user/characters/deleted/${id}/image`)), 200);
  await felix.post(`/api/user/characters/deleted/${id}/restore`);
  assert.equal(await statusOf(guest.get(`${path}/image?w=256`)), 200);

  await felix.delete(path);
  await product.sweepAt(new Date(Date.now() + 31 * DAY_MS));
  assert.deepEqual([...fake.objects.keys()], []);
});

Deno.test("[S3 pictures] downloads come through this server, saved or not, with their recipe", async () => {
  await using parts = await productOnS3();
  const felix = await parts.product.browser("felix");
  const drawn = await draw(felix);
  const unsaved = `/api/images/download?key=${encodeURIComponent(drawn.imageUrl)}`;
  const saved = "/api/characters/1/download";
  const recipeAt = async (path: string) => {
    const response = await felix.get(path);
    assert.equal(response.status, 200, path);
    return JSON.parse(textIn(await response.bytes(), "purrtrait")!);
  };
  assert.equal((await recipeAt(unsaved)).prompt, drawn.prompt);
  await felix.post("/api/characters", saveRequest(drawn));
  assert.deepEqual(await recipeAt(saved), await recipeAt(unsaved));
});

Deno.test("[S3 pictures] saving works while the storage is down, and its silence is logged", async () => {
  await using parts = await productOnS3();
  const { fake, product } = parts;
  const felix = await product.browser("felix");
  const drawn = await draw(felix);
  await fake.stop();
  const saved = await felix.post("/api/characters", saveRequest(drawn));
  assert.equal(saved.status, 201);
  for (const path of ["image", "image?w=256", "card.png", "download"]) {
    const response = await felix.get(`/api/characters/1/${path}`);
    assert.equal(response.status, 503, path);
    assert.match((await response.json()).message, /storage does not answer/);
    assert.ok(Number(response.headers.get("retry-after")) > 0);
  }
  fake.start();
  for (const path of ["image", "image?w=256", "card.png", "download"]) {
    assert.equal(await statusOf(felix.get(`/api/characters/1/${path}`)), 200, path);
  }

  fake.faults = ["refused"];
  const refused = await felix.get("/api/characters/1/image");
  assert.equal(refused.status, 502);
  assert.match((await refused.json()).message, /refused/);
});
