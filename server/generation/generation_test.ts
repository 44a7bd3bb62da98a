import assert from "node:assert/strict";
import type { GenerationProgress } from "../../lib/generation_progress.ts";
import type { Failure } from "../failures/failure.ts";
import { keys } from "../store/keys.ts";
import { failsWith } from "../../tests/support/failure.ts";
import {
  generationFixture,
  plainPng,
  testGenerator,
} from "../../tests/support/generation_fixture.ts";
import { sleep } from "../../lib/sleep.ts";

const OWNER = "guest:192.0.2.1";
const CAT = { prompt: "a ginger cat", style: "anime" as const };
const KEY = "a-key-of-the-client";

Deno.test("a description becomes an unsaved character whose picture is stored", async () => {
  await using fixture = await generationFixture();
  const generation = fixture.open({ now: () => new Date("2026-11-20T12:00:00Z") });
  const character = await generation.generate({ owner: OWNER, choices: { ...CAT, seed: "7" } });
  const { imageUrl, ...rest } = character;
  assert.deepEqual(rest, {
    name: "",
    prompt: "a ginger cat",
    style: "anime",
    traits: [],
    accessories: [],
    colorScheme: "pink",
    favorite: "false",
    isPremium: false,
    createdAt: "2026-11-20T12:00:00.000Z",
    alt: "Nothing but pink.",
    understanding: {
      understood: [],
      guessed: [{ what: "coat", value: "pink" }],
      ignored: ["a ginger cat"],
      cost: 1,
    },
    seed: "7",
  });
  assert.deepEqual(await fixture.images.get(imageUrl), await plainPng());
});

Deno.test("without a seed each picture gets one of its own", async () => {
  await using fixture = await generationFixture();
  const generation = fixture.open();
  const one = await generation.generate({ owner: OWNER, choices: CAT });
  const other = await generation.generate({ owner: OWNER, choices: CAT });
  assert.notEqual(one.seed, other.seed);
  assert.notEqual(one.imageUrl, other.imageUrl);
});

Deno.test("understanding costs nothing, draws nothing, and names the price of a picture", async () => {
  await using fixture = await generationFixture();
  const generator = testGenerator();
  assert.deepEqual(await fixture.open({ generator }).understand(CAT), {
    understood: [],
    refused: [],
    guessed: [{ what: "coat", value: "pink" }],
    ignored: ["a ginger cat"],
    cost: 1,
  });
  assert.deepEqual(generator.drawn, []);
});

Deno.test("a guest's pictures are counted by day and address", async () => {
  await using fixture = await generationFixture();
  let now = new Date("2026-11-20T23:00:00Z");
  const generation = fixture.open({ limit: 2, now: () => now });
  const draw = (owner: `guest:${string}` = OWNER) => generation.generate({ owner, choices: CAT });
  await draw();
  await draw();
  await assert.rejects(draw(), (error) => {
    failsWith("rateLimited", /2 free pictures/)(error);
    assert.equal((error as Failure).details.retryAfterSeconds, 3600);
    return true;
  });
  await draw("guest:192.0.2.2");
  now = new Date("2026-11-21T00:00:00Z");
  await draw();
});

Deno.test("the same key and request twenty times at once: one picture, paid once", async () => {
  await using fixture = await generationFixture();
  const generator = testGenerator();
  const generation = fixture.open({ generator, limit: 5 });
  const request = { owner: OWNER, choices: CAT, idempotencyKey: KEY } as const;
  const answers = await Promise.all(Array.from({ length: 20 }, () => generation.generate(request)));
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.equal(generator.drawn.length, 1);
  assert.equal((await fixture.files()).length, 1);
  const day = answers[0]!.createdAt.slice(0, 10);
  assert.equal((await fixture.kv.get(keys.guestPictures(day, OWNER))).value, 1);
});

Deno.test("the same key finds the same picture after a restart", async () => {
  await using fixture = await generationFixture();
  const generator = testGenerator();
  const request = { owner: OWNER, choices: CAT, idempotencyKey: KEY } as const;
  const before = await fixture.open({ generator }).generate(request);
  assert.deepEqual(await fixture.open({ generator }).generate(request), before);
  assert.equal(generator.drawn.length, 1);
});

Deno.test("two processes with the same key: the second waits for the first", async () => {
  await using fixture = await generationFixture();
  const finish = Promise.withResolvers<void>();
  const generator = testGenerator(() => finish.promise.then(() => plainPng()));
  const request = { owner: OWNER, choices: CAT, idempotencyKey: KEY } as const;
  const first = fixture.open({ generator }).generate(request);
  while (generator.drawn.length === 0) await sleep(1);
  const second = fixture.open({ generator }).generate(request);
  finish.resolve();
  assert.deepEqual(await second, await first);
  assert.equal(generator.drawn.length, 1);
});

Deno.test("the same key with another request is a conflict, running or done", async () => {
  await using fixture = await generationFixture();
  const finish = Promise.withResolvers<void>();
  const generator = testGenerator(() => finish.promise.then(() => plainPng()));
  const generation = fixture.open({ generator });
  const request = { owner: OWNER, choices: CAT, idempotencyKey: KEY } as const;
  const running = generation.generate(request);
  const others = [
    { ...CAT, prompt: "a black cat" },
    { ...CAT, style: "pixel" as const },
    { ...CAT, seed: "1" },
  ];
  while (generator.drawn.length === 0) await sleep(1);
  for (const choices of others) {
    await assert.rejects(
      generation.generate({ ...request, choices }),
      failsWith("conflict", /Key/),
    );
  }
  finish.resolve();
  await running;
  for (const choices of others) {
    await assert.rejects(
      fixture.open().generate({ ...request, choices }),
      failsWith("conflict", /Key/),
    );
  }
});

Deno.test("a key belongs to its owner", async () => {
  await using fixture = await generationFixture();
  const generation = fixture.open();
  const request = { owner: OWNER, choices: CAT, idempotencyKey: KEY } as const;
  const mine = await generation.generate(request);
  const theirs = await generation.generate({ ...request, owner: "guest:192.0.2.2" });
  assert.notEqual(mine.imageUrl, theirs.imageUrl);
});

const failures: [what: string, paint: () => Promise<Uint8Array<ArrayBuffer>>][] = [
  ["fails", () => Promise.reject(new Error("out of paint"))],
  ["returns no PNG", () => Promise.resolve(new TextEncoder().encode("<html>busy</html>"))],
  ["returns half a PNG", async () => (await plainPng()).slice(0, 200)],
  ["returns another size", () => plainPng(512)],
  ["returns too large a picture", () => plainPng(1025)],
];
for (const [what, paint] of failures) {
  Deno.test(`a generator that ${what} costs nothing and leaves nothing`, async () => {
    await using fixture = await generationFixture();
    const request = { owner: OWNER, choices: CAT, idempotencyKey: KEY } as const;
    const now = () => new Date("2026-11-20T12:00:00Z");
    const broken = fixture.open({ generator: testGenerator(paint), limit: 1, now });
    await assert.rejects(
      broken.generate(request),
      failsWith("provider", /^The picture could not be drawn\. Please try again\.$/),
    );
    assert.deepEqual(await fixture.files(), []);
    assert.equal((await fixture.kv.get(keys.guestPictures("2026-11-20", OWNER))).value, 0);
    // The limit is one a day and the key was used: both must be free again.
    await fixture.open({ limit: 1, now }).generate(request);
  });
}

Deno.test("a storage that fails costs nothing and leaves nothing", async () => {
  await using fixture = await generationFixture();
  const full = { ...fixture.images, put: () => Promise.reject(new Error("disk is full")) };
  const request = { owner: OWNER, choices: CAT } as const;
  await assert.rejects(
    fixture.open({ images: full, limit: 1 }).generate(request),
    failsWith(
      "provider",
      /^Your picture was drawn, but it could not be stored\. It costs you nothing/,
    ),
  );
  assert.deepEqual(await fixture.files(), []);
  await fixture.open({ limit: 1 }).generate(request);
});

Deno.test("a repeated request for a running picture gets its progress", async () => {
  await using fixture = await generationFixture();
  const finish = Promise.withResolvers<void>();
  const generator = testGenerator(() => finish.promise.then(() => plainPng()));
  const generation = fixture.open({ generator });
  const request = { owner: OWNER, choices: CAT, idempotencyKey: KEY } as const;
  const first = generation.generate(request);
  while (generator.drawn.length === 0) await sleep(1);
  const steps: unknown[] = [];
  const second = generation.generate({ ...request, onProgress: (step) => steps.push(step) });
  finish.resolve();
  await Promise.all([first, second]);
  assert.deepEqual(steps, [{ stage: "painting", percent: 50 }]);
});

Deno.test("partial pictures are made only while a client waits for them", async () => {
  await using fixture = await generationFixture();
  const generator = testGenerator();
  const shown: boolean[] = [];
  const generation = fixture.open({
    generator: {
      ...generator,
      generate(request, options) {
        shown.push(options?.onPartial !== undefined);
        options?.onPartial?.("half drawn");
        return generator.generate(request, options);
      },
    },
  });
  const request = { owner: OWNER, choices: CAT } as const;
  const seen: string[] = [];
  await generation.generate({ ...request, onProgress: () => {} });
  await generation.generate({ ...request, onPartial: ({ image }) => seen.push(image) });
  assert.deepEqual(shown, [false, true]);
  assert.deepEqual(seen, ["half drawn"]);
});

Deno.test("a client that would wait longer than a minute is refused with Retry-After, and is not counted", async () => {
  await using fixture = await generationFixture();
  const finish = Promise.withResolvers<void>();
  const png = await plainPng();
  const paint = () => finish.promise.then(() => png);
  // The fourth in line would wait for 82 seconds: more than a minute, were the estimate a quarter too high.
  const generator = testGenerator(paint, { atOnce: 2, typicalMs: 41_000 });
  const generation = fixture.open({ generator, limit: 6 });
  const request = { owner: OWNER, choices: CAT } as const;
  const places = new Map<number, number>();
  const onProgress = ({ ahead, seconds }: GenerationProgress) => {
    if (ahead !== undefined) places.set(ahead, seconds!);
  };
  const running = Array.from({ length: 5 }, () => generation.generate({ ...request, onProgress }));
  while (places.size < 3) await sleep(1);
  assert.deepEqual([...places], [[0, 21], [1, 41], [2, 62]]);
  await assert.rejects(generation.generate(request), (error) => {
    failsWith("unavailable", /^Many pictures are being drawn right now\. .* in 52 seconds\.$/)(
      error,
    );
    assert.equal((error as Failure).details.retryAfterSeconds, 52);
    return true;
  });
  finish.resolve();
  await Promise.all(running);
  await generation.generate(request);
});

Deno.test("a guest's browser has one picture in the queue, another browser its own, and a repeat joins the first", async () => {
  await using fixture = await generationFixture();
  const finish = Promise.withResolvers<void>();
  const png = await plainPng();
  const generator = testGenerator(() => finish.promise.then(() => png), { atOnce: 1 });
  const generation = fixture.open({ generator });
  const request = { owner: OWNER, choices: CAT } as const;
  const drawing = generation.generate({ ...request, browser: "a" });
  while (generator.drawn.length === 0) await sleep(1);
  const { promise: queued, resolve: onProgress } = Promise.withResolvers<unknown>();
  const waiting = { ...request, browser: "a", idempotencyKey: KEY };
  const answers = [drawing, generation.generate({ ...waiting, onProgress })];
  await queued;
  answers.push(generation.generate(waiting), generation.generate({ ...request, browser: "b" }));
  answers.push(generation.generate(request), generation.generate(request));
  await assert.rejects(
    generation.generate({ ...request, browser: "a" }),
    failsWith("rateLimited", /^Your last picture is still waiting in line\./),
  );
  finish.resolve();
  const urls = (await Promise.all(answers)).map(({ imageUrl }) => imageUrl);
  assert.equal(new Set(urls).size, 5);
  await generation.generate({ ...request, browser: "a" });
});

Deno.test("a closing use case finishes what runs and takes nothing more", async () => {
  await using fixture = await generationFixture();
  const generation = fixture.open();
  const { promise: begun, resolve: onProgress } = Promise.withResolvers<unknown>();
  const running = generation.generate({ owner: OWNER, choices: CAT, onProgress });
  await begun;
  await generation.close(5_000);
  assert.equal((await fixture.files()).length, 1);
  await running;
  await assert.rejects(
    generation.generate({ owner: OWNER, choices: CAT }),
    failsWith("unavailable", /restarting/),
  );
});
