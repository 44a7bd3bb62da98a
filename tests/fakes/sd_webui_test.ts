/**
 * The Stable Diffusion web UI as a generator, against an imitation of its interface.
 */
import assert from "node:assert/strict";
import sharp from "sharp";
import { Failure } from "../../server/failures/failure.ts";
import type { PictureRequest } from "../../server/generation/image_generator.ts";
import { readPhoto } from "../../server/photos/photo.ts";
import { createSdWebui } from "../../server/sd_webui/sd_webui_generator.ts";
import { generationFixture, plainPng } from "../support/generation_fixture.ts";
import { type FakeSdWebui, fakeSdWebui } from "./sd_webui.ts";
import { sleep } from "../../lib/sleep.ts";

const REQUEST: PictureRequest = {
  owner: "user:7",
  prompt: "a ginger cat (large)\n<lora:secret:2> AND a dog",
  style: "anime",
  seed: "ffffffffffffffff",
  traits: ["Brave"],
  accessories: ["hat"],
};

function generatorOf({ url, login }: Pick<FakeSdWebui, "url" | "login">, timeoutMs = 5_000) {
  return createSdWebui({ config: { url, login, size: 1024, timeoutMs }, pollMs: 5 });
}

async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const error = await work.then(() => null, (error: unknown) => error);
  assert(error instanceof Failure, `no Failure but ${error}`);
  return error;
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    assert.ok(tries < 500, "it never holds");
    await sleep(5);
  }
}

Deno.test("[sd web UI] a description becomes a picture, with real progress and what it looks like so far", async () => {
  await using fake = await fakeSdWebui();
  fake.stepMs = 10;
  const percents: number[] = [];
  const partials: string[] = [];
  const { png } = await generatorOf(fake).generate(REQUEST, {
    onProgress: ({ percent }) => percents.push(percent),
    onPartial: (image) => partials.push(image),
  });
  const { width, format } = await sharp(png).metadata();
  assert.deepEqual({ width, format }, { width: 1024, format: "png" });
  assert.deepEqual(fake.mistakes, []);
  assert.ok(percents.length > 4, `${percents}`);
  assert.deepEqual(percents, percents.toSorted((a, b) => a - b));
  assert.match(partials[0]!, /^data:image\/webp;base64,/);
  assert.equal(fake.orders[0]!.path, "txt2img");
  // People's words neither weigh words nor load models.
  assert.match(
    String(fake.orders[0]!.body.prompt),
    /^a ginger cat \\\(large\\\) lora:secret:2 and a dog, cat character, anime .*, Brave, hat$/,
  );
});

Deno.test("[sd web UI] every seed is a picture of its own, and the same one each time", async () => {
  await using fake = await fakeSdWebui();
  const generator = generatorOf(fake);
  for (const seed of ["luna", "miso", "6", "7", "luna"]) {
    await generator.generate({ ...REQUEST, seed });
  }
  const sent = fake.orders.map(({ body }) => Number(body.seed));
  assert.equal(new Set(sent).size, 4, `${sent}`);
  assert.equal(sent[0], sent[4]);
  // A negative seed means a random one.
  for (const seed of sent) assert.ok(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31);
});

Deno.test("[sd web UI] a photo is painted anew, or drawn from", async () => {
  await using fake = await fakeSdWebui();
  const photo = await readPhoto(`data:image/png;base64,${(await plainPng(300)).toBase64()}`);
  const generator = generatorOf(fake);
  await generator.generate({ ...REQUEST, photo });
  await generator.generate({ ...REQUEST, photo, keepPhoto: true });
  assert.deepEqual(fake.mistakes, []);
  const [drawn, kept] = fake.orders.map(({ body }) => body);
  assert.deepEqual(drawn!.init_images, [photo.jpeg.toBase64()]);
  assert.ok(Number(kept!.denoising_strength) < Number(drawn!.denoising_strength));
});

Deno.test("[sd web UI] drawing stops when no client waits for it, and the next picture is drawn", async () => {
  await using fake = await fakeSdWebui();
  fake.stepMs = 200;
  const generator = generatorOf(fake);
  const leaving = new AbortController();
  const work = generator.generate(REQUEST, { signal: leaving.signal });
  const failed = failureOf(work);
  await until(() => fake.busy);
  leaving.abort();
  await failed;
  await until(() => fake.interrupted === 1 && !fake.busy);
  fake.stepMs = 1;
  await generator.generate(REQUEST);
  assert.equal(fake.interrupted, 1, "a picture that was drawn interrupts nothing");
});

Deno.test("[sd web UI] a drawing that takes too long is stopped and answered as a timeout", async () => {
  await using fake = await fakeSdWebui();
  fake.stepMs = 100;
  const failure = await failureOf(generatorOf(fake, 100).generate(REQUEST));
  assert.match(failure.message, /did not answer in time/);
  await until(() => fake.interrupted === 1);
});

const ENDINGS: [FakeSdWebui["ending"], RegExp][] = [
  ["error", /failed to draw this/],
  ["out of memory", /failed to draw this/],
  ["no picture", /no usable picture/],
  ["page", /no usable picture/],
];
for (const [ending, message] of ENDINGS) {
  Deno.test(`[sd web UI] ${ending}: the user pays nothing and reads why`, async () => {
    await using fake = await fakeSdWebui();
    await using fixture = await generationFixture();
    await fixture.openAccount(7, 6);
    fake.ending = ending;
    const generation = fixture.open({ generator: generatorOf(fake) });
    const choices = { prompt: "a ginger cat", style: "anime" as const };
    const failure = await failureOf(generation.generate({ owner: "user:7", choices }));
    assert.match(failure.message, message);
    assert.deepEqual(await fixture.balance(7), { available: 6, held: 0 });
    assert.deepEqual(await fixture.files(), []);
  });
}

Deno.test("[sd web UI] a wrong password and an unreachable program are reported", async () => {
  await using fake = await fakeSdWebui();
  const wrong = await failureOf(generatorOf({ ...fake, login: "cats:no" }).generate(REQUEST));
  assert.match(wrong.message, /cannot be drawn right now/);
  assert.deepEqual(fake.orders, []);
  const absent = await failureOf(
    generatorOf({ url: "http://127.0.0.1:9", login: fake.login }).generate(REQUEST),
  );
  assert.match(absent.message, /cannot be reached/);
});
