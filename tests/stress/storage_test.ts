// deno-lint-ignore-file no-console -- it says aloud what it cannot test here
/**
 * Storage that fails in the middle of a drawing: nothing is stored by halves, nothing drawn twice,
 * nothing paid for, and the answer says so.
 */
import assert from "node:assert/strict";
import sharp from "sharp";
import { Failure, type FailureKind } from "../../server/failures/failure.ts";
import { generationFixture, plainPng, testGenerator } from "../support/generation_fixture.ts";
import { diskImages } from "../../server/images/disk_images.ts";
import type { ImageStore } from "../../server/images/image_store.ts";
import { s3Images } from "../../server/images/s3_images.ts";
import { type FakeS3, fakeS3 } from "../fakes/s3.ts";

const USER = 7;
const CREDITS = 6;
const ORDER = {
  owner: `user:${USER}`,
  choices: { prompt: "a ginger cat", style: "anime" },
  idempotencyKey: "a-key-of-the-client",
} as const;

const secret = crypto.getRandomValues(new Uint8Array(32));
const bounds = { attempts: 3, limitMs: 300, pauseMs: 1 };

interface Outage {
  /** What happens while the picture is being drawn. */
  strike(fake: FakeS3): unknown;
  /** How the drawing fails; without it, it succeeds. */
  fails?: FailureKind;
}

const outages: Record<string, Outage> = {
  "down for a moment": {
    async strike(fake) {
      await fake.stop();
      setTimeout(() => fake.start(), 400);
    },
  },
  "answering with errors for a while": { strike: (fake) => fake.faults = Array(5).fill("error") },
  "so slow that its answer comes too late": { strike: (fake) => fake.faults = ["late", "late"] },
  "refusing the picture": { strike: (fake) => fake.faults = ["refused"], fails: "provider" },
  "down for good": { strike: (fake) => fake.stop(), fails: "unavailable" },
  "too slow for good": {
    strike: (fake) => fake.faults = Array(99).fill("late"),
    fails: "unavailable",
  },
};

for (const [what, { strike, fails }] of Object.entries(outages)) {
  Deno.test(`[storage] ${what}`, async () => {
    await using fixture = await generationFixture();
    await using fake = fakeS3();
    await fixture.openAccount(USER, CREDITS);
    const images = s3Images({ config: fake.config, secret, bounds });
    const generator = testGenerator(async () => {
      const png = await plainPng();
      if (generator.drawn.length === 1) await strike(fake);
      return png;
    });
    const storingPatienceMs = fails === "unavailable" ? 300 : undefined;
    const generation = fixture.open({ images, generator, storingPatienceMs });

    if (fails) {
      await assert.rejects(generation.generate(ORDER), (error) => {
        assert(error instanceof Failure);
        assert.equal(error.kind, fails);
        assert.match(error.message, /drawn, but it could not be stored\. It costs you nothing/);
        return true;
      });
      assert.deepEqual(await fixture.balance(USER), { available: CREDITS, held: 0 });
      assert.equal(generator.drawn.length, 1);
      assert.deepEqual([...fake.objects], []);
      fake.faults = [];
      if (what === "down for good") fake.start();
    }

    const { imageUrl } = await generation.generate(ORDER);
    assert.equal(generator.drawn.length, fails ? 2 : 1);
    assert.deepEqual([...fake.objects.keys()], [imageUrl]);
    assert.deepEqual(fake.objects.get(imageUrl)?.bytes, await plainPng());
    assert.deepEqual(await fixture.balance(USER), { available: CREDITS - 1, held: 0 });
  });
}

/** A picture of 3 MB: noise cannot be compressed. */
async function noisePng(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 1024, height: 1024, channels: 3 as const, background: "#000", noise };
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

/** Runs the test over pictures on a disk of this size, or says why that cannot be done here. */
async function onSmallDisk(size: string, test: (images: ImageStore) => Promise<void>) {
  const folder = await Deno.makeTempDir();
  const run = async (command: string, ...args: string[]) =>
    (await new Deno.Command(command, { args, stderr: "null" }).output()).success;
  try {
    if (
      Deno.uid() !== 0 || !await run("mount", "-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder)
    ) {
      console.log("SKIPPED: a full disk, because only root can mount a small one");
      return;
    }
    try {
      await test(await diskImages({ folder: `${folder}/images`, secret }));
    } finally {
      await run("umount", folder);
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test("[storage] a full disk is reported as unavailable", () =>
  onSmallDisk("2m", async (images) => {
    await using fixture = await generationFixture();
    await fixture.openAccount(USER, CREDITS);
    const generator = testGenerator(() => generator.drawn.length === 1 ? noisePng() : plainPng());
    const generation = fixture.open({ images, generator });
    await assert.rejects(generation.generate(ORDER), {
      kind: "full",
      message: /drawn, but it could not be stored\. It costs you nothing/,
    });
    assert.deepEqual(await fixture.balance(USER), { available: CREDITS, held: 0 });
    assert.deepEqual(await Array.fromAsync(images.list()), []);

    // Whatever was written before the disk was full has gone: a picture that fits is stored.
    const { imageUrl } = await generation.generate(ORDER);
    assert.deepEqual(await images.get(imageUrl), await plainPng());
    assert.deepEqual(await fixture.balance(USER), { available: CREDITS - 1, held: 0 });
  }));
