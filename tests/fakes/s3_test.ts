/**
 * S3 storage through the real client, against a fake on loopback: the table of every storage, and how calls
 * can fail.
 */
import assert from "node:assert/strict";
import { Failure, type FailureKind } from "../../server/failures/failure.ts";
import { newPictureKey } from "../../server/images/picture_key.ts";
import { s3Images, type S3ImagesOptions } from "../../server/images/s3_images.ts";
import { testImageStore } from "../support/image_store.ts";
import { type FakeS3, fakeS3, type Fault } from "./s3.ts";

const secret = crypto.getRandomValues(new Uint8Array(32));
const bounds = { attempts: 3, limitMs: 500, pauseMs: 1 };
const BYTES = new Uint8Array([1, 2, 3, 4]);

testImageStore("S3", () => {
  const fake = fakeS3();
  return Promise.resolve({
    open: (now) => Promise.resolve(s3Images({ config: fake.config, secret, now })),
    [Symbol.asyncDispose]: () => fake[Symbol.asyncDispose](),
  });
});

function imagesOf({ config }: FakeS3, options: Partial<S3ImagesOptions["config"]> = {}) {
  return s3Images({ config: { ...config, ...options }, secret, bounds });
}

function fails(work: Promise<unknown>, kind: FailureKind, message: RegExp): Promise<void> {
  return assert.rejects(work, (error) => {
    assert(error instanceof Failure, String(error));
    assert.equal(error.kind, kind);
    assert.match(error.message, message);
    return true;
  });
}

Deno.test("[S3] a bucket before the host's name, a prefix of keys, a session's token", async () => {
  const fake = fakeS3({
    endpoint: "https://s3.example",
    publicUrl: "https://cdn.example",
    addressing: "virtual",
    keyPrefix: "site/one/",
    sessionToken: "a+temporary/token==",
  });
  const { fetch } = globalThis;
  const hosts = new Set<string>();
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    hosts.add(new URL(request.url).host);
    return fake.answer(request);
  };
  try {
    const images = imagesOf(fake);
    await images.check();
    const key = newPictureKey();
    await images.put(key, BYTES);
    assert.deepEqual([...fake.objects.keys()], [`site/one/${key}`]);
    // A neighbour's in the same bucket.
    fake.objects.set(newPictureKey(), fake.objects.get(`site/one/${key}`)!);
    assert.deepEqual(await Array.fromAsync(images.list()), [key]);
    assert.deepEqual(await images.get(key), BYTES);
    const url = new URL(await images.url(key, 60));
    assert.equal(url.host, "pictures-of-cats.cdn.example");
    assert.equal(url.pathname, `/site/one/${key}`);
    assert.equal((await fake.answer(new Request(url))).status, 200);
    await images.remove(key);
    assert.equal(fake.objects.size, 1);
    assert.deepEqual([...hosts], ["pictures-of-cats.s3.example"]);
    await fails(imagesOf(fake, { sessionToken: undefined }).check(), "provider", /refused/);
  } finally {
    globalThis.fetch = fetch;
    await fake[Symbol.asyncDispose]();
  }
});

const passing: Fault[] = ["error", "crowded", "late", "cut"];
for (const fault of passing) {
  Deno.test(`[S3] ${fault}: tried again, and the picture is whole`, async () => {
    await using fake = fakeS3();
    const images = imagesOf(fake);
    const key = newPictureKey();
    if (fault !== "cut") fake.faults = [fault, fault];
    await images.put(key, BYTES);
    fake.faults = [fault, fault];
    assert.deepEqual(await images.get(key), BYTES);
    assert.deepEqual(fake.objects.get(key)?.bytes, BYTES);
  });

  Deno.test(`[S3] ${fault} without end: after three tries the request is unavailable`, async () => {
    await using fake = fakeS3();
    const images = imagesOf(fake);
    const key = newPictureKey();
    await images.put(key, BYTES);
    fake.requests.length = 0;
    fake.faults = Array<Fault>(9).fill(fault);
    await fails(images.get(key), "unavailable", /does not answer/);
    assert.deepEqual(fake.requests, Array(3).fill(`GET ${key}`));
  });
}

Deno.test("[S3] while the storage is down requests are unavailable, afterwards they work again", async () => {
  await using fake = fakeS3();
  const images = imagesOf(fake);
  const key = newPictureKey();
  await fake.stop();
  await fails(images.put(key, BYTES), "unavailable", /does not answer/);
  await fails(images.check(), "unavailable", /does not answer/);
  fake.start();
  await images.put(key, BYTES);
  await images.check();
  assert.deepEqual(await images.get(key), BYTES);
});

Deno.test("[S3] a refusal is not tried again", async () => {
  await using fake = fakeS3();
  const images = imagesOf(fake);
  fake.faults = ["refused"];
  await fails(images.put(newPictureKey(), BYTES), "provider", /refused/);
  assert.equal(fake.requests.length, 1);
});

const mistakes = {
  "a wrong secret": { secretAccessKey: "another" },
  "a wrong key": { accessKeyId: "another" },
  "a wrong region": { region: "us-east-1" },
  "a wrong bucket": { bucket: "another" },
};
for (const [what, mistake] of Object.entries(mistakes)) {
  Deno.test(`[S3] ${what} is refused, never taken for a missing picture`, async () => {
    await using fake = fakeS3();
    const key = newPictureKey();
    await imagesOf(fake).put(key, BYTES);
    const images = imagesOf(fake, mistake);
    await fails(images.get(key), "provider", /refused/);
    await fails(images.put(key, new Uint8Array([9])), "provider", /refused/);
    await fails(images.remove(key), "provider", /refused/);
    await fails(images.check(), "provider", /refused/);
    await fails(Array.fromAsync(images.list()), "provider", /refused/);
    const shown = await fetch(await images.url(key, 60));
    assert(shown.status >= 400);
    await shown.body?.cancel();
    assert.deepEqual(fake.objects.get(key)?.bytes, BYTES);
  });
}

Deno.test("[S3] browsers get signed URLs of the public origin", async () => {
  await using fake = fakeS3();
  const publicUrl = fake.config.endpoint.replace("127.0.0.1", "localhost");
  const images = imagesOf(fake, { publicUrl });
  const key = newPictureKey();
  await images.put(key, BYTES);
  const address = await images.url(key, 60);
  assert.equal(new URL(address).origin, publicUrl);
  assert.deepEqual(await (await fetch(address)).bytes(), BYTES);
  const elsewhere = await fetch(address.replace("localhost", "127.0.0.1"));
  assert.equal(elsewhere.status, 403);
  await elsewhere.body?.cancel();
});

Deno.test("[S3] only calls that every S3-compatible storage supports are used", async () => {
  await using fake = fakeS3();
  const images = imagesOf(fake);
  const key = newPictureKey();
  await images.put(key, BYTES);
  assert.deepEqual(fake.objects.get(key), {
    bytes: BYTES,
    type: "image/png",
    cacheControl: "private, max-age=31536000, immutable",
  });
  assert.doesNotMatch(await images.url(key, 60), /checksum|security-token/i);
});
