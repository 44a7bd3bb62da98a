/**
 * OpenAI through the real client, against a fake on loopback: how every call can end, and what it costs.
 */
import assert from "node:assert/strict";
import sharp from "sharp";
import { type Ending, type FakeOpenAi, fakeOpenAi } from "./openai.ts";
import { Failure, type FailureKind } from "../../server/failures/failure.ts";
import type { GenerationRequest } from "../../server/generation/generation_request.ts";
import { generationFixture, plainPng } from "../support/generation_fixture.ts";
import { readPhoto } from "../../server/photos/photo.ts";
import { createOpenAi } from "../../server/openai/openai_generator.ts";
import { sleep } from "../../lib/sleep.ts";

const USER = 7;
const REQUEST: GenerationRequest = {
  owner: `user:${USER}`,
  choices: { prompt: "a ginger cat in a kimono", style: "anime" },
};

interface Options {
  credits?: number;
  timeoutMs?: number;
  apiKey?: string;
  now?: () => number;
}

/** A fixture whose generator is the fake. */
async function openFixture(
  { credits = 6, timeoutMs = 5_000, apiKey, now }: Options = {},
) {
  const fixture = await generationFixture();
  const fake = await fakeOpenAi();
  const outcomes: string[] = [];
  const generator = createOpenAi({
    config: {
      apiKey: apiKey ?? fake.apiKey,
      baseUrl: fake.baseUrl,
      model: "gpt-image-2",
      timeoutMs,
      moderates: true,
      pictureHosts: [],
    },
    secret: new Uint8Array(32),
    onOutcome: (outcome) => outcomes.push(outcome),
    now,
  });
  await fixture.openAccount(USER, credits);
  const generation = fixture.open({ generator });
  return {
    fixture,
    fake,
    outcomes,
    generation,
    async [Symbol.asyncDispose]() {
      generator.close();
      await fake[Symbol.asyncDispose]();
      await fixture[Symbol.asyncDispose]();
    },
  };
}

async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const error = await work.then(() => null, (error: unknown) => error);
  assert(error instanceof Failure, `no Failure but ${error}`);
  return error;
}

function assertProper(fake: FakeOpenAi): void {
  assert.deepEqual(fake.mistakes, []);
}

Deno.test("[openai] a description becomes a picture, with partial ones on the way", async () => {
  await using opened = await openFixture();
  const { generation, fake, fixture } = opened;
  const partials: string[] = [];
  const stages: string[] = [];
  const character = await generation.generate({
    ...REQUEST,
    choices: { ...REQUEST.choices, traits: ["Brave"], accessories: ["hat"], colorScheme: "blue" },
    onPartial: ({ image }) => partials.push(image),
    onProgress: ({ stage }) => stages.push(stage),
  });
  assertProper(fake);
  assert.equal(
    character.alt,
    "A cat character in Anime style, drawn from the description: a ginger cat in a kimono",
  );
  assert.equal(character.remainingGenerations, 5);
  assert.deepEqual(character.traits, ["Brave"]);
  const { width, height, format } = await sharp(await fixture.images.get(character.imageUrl) ?? [])
    .metadata();
  assert.deepEqual({ width, height, format }, { width: 1024, height: 1024, format: "png" });

  assert.equal(partials.length, 2);
  for (const image of partials) assert.match(image, /^data:image\/webp;base64,/);
  assert.deepEqual(stages, ["reading", "sketching", "painting", "painting", "finishing"]);

  const [order] = fake.orders;
  assert.equal(order!.path, "/images/generations");
  for (const word of ["a ginger cat in a kimono", "anime", "Brave", "hat", "blue"]) {
    assert.match(String(order!.fields.prompt), new RegExp(word));
  }
  assert.deepEqual(fake.moderated, ["a ginger cat in a kimono\nBrave"]);
  assert.deepEqual(await fixture.balance(USER), { available: 5, held: 0 });
});

Deno.test("[openai] the service gets a pseudonym: always the same for one user, different for different users", async () => {
  await using opened = await openFixture();
  const { generation, fake, fixture } = opened;
  await fixture.openAccount(8, 1);
  for (const owner of ["user:7", "user:7", "user:8"] as const) {
    await generation.generate({ ...REQUEST, owner });
  }
  const [one, same, other] = fake.orders.map(({ fields }) => fields.safety_identifier);
  assert.equal(one, same);
  assert.notEqual(one, other);
  assertProper(fake);
});

Deno.test("[openai] a photo is sent along for two credits", async () => {
  await using opened = await openFixture();
  const { generation, fake, fixture } = opened;
  const photo = await readPhoto(`data:image/png;base64,${(await plainPng(300)).toBase64()}`);
  const character = await generation.generate({ ...REQUEST, photo });
  assertProper(fake);
  assert.equal(fake.orders[0]!.path, "/images/edits");
  assert.deepEqual(fake.orders[0]!.image, photo.jpeg);
  assert.match(character.alt, /drawn from a photo and the description/);
  assert.equal(character.understanding.cost, 2);
  assert.deepEqual(await fixture.balance(USER), { available: 4, held: 0 });
});

Deno.test("[openai] a photo is looked at before it is drawn from; one that is flagged costs nothing", async () => {
  await using opened = await openFixture();
  const { generation, fake, fixture, outcomes } = opened;
  const photo = await readPhoto(`data:image/png;base64,${(await plainPng(300)).toBase64()}`);
  fake.flagsPhotos = true;
  const failure = await failureOf(generation.generate({ ...REQUEST, photo }));
  assert.equal(failure.kind, "invalid");
  assert.deepEqual(fake.moderatedPhotos, [`data:image/jpeg;base64,${photo.jpeg.toBase64()}`]);
  assert.deepEqual(outcomes, ["flagged"]);
  assert.deepEqual(fake.orders, []);
  assert.deepEqual(await fixture.balance(USER), { available: 6, held: 0 });
});

Deno.test("[openai] an answer in JSON is a picture as well", async () => {
  await using opened = await openFixture();
  opened.fake.endings = ["json"];
  await opened.generation.generate(REQUEST);
  assert.deepEqual(await opened.fixture.balance(USER), { available: 5, held: 0 });
  assertProper(opened.fake);
});

/** How a request ends, the user's message, how it is counted, and how often it was sent. */
const table: [Ending, FailureKind, message: RegExp, outcome: string, requests: number][] = [
  ["server error", "provider", /failed to draw this/, "failed", 1],
  ["server error as a page", "provider", /failed to draw this/, "failed", 1],
  ["hang", "provider", /did not answer in time/, "timedOut", 1],
  ["hang in the stream", "provider", /did not answer in time/, "timedOut", 1],
  ["cut", "provider", /broke off/, "interrupted", 1],
  ["ended early", "provider", /broke off/, "interrupted", 1],
  ["error in the stream", "provider", /failed to draw this/, "failed", 1],
  ["page", "provider", /sent no usable picture/, "garbled", 1],
  ["wrong bytes", "provider", /sent no usable picture/, "garbled", 1],
  ["half a picture", "provider", /sent no usable picture/, "garbled", 1],
  ["not base64", "provider", /sent no usable picture/, "garbled", 1],
  ["blocked", "invalid", /will not draw this/, "blocked", 1],
  ["blocked in the stream", "invalid", /will not draw this/, "blocked", 1],
  ["no quota", "provider", /cannot be drawn right now/, "locked", 1],
  ["unauthorised", "provider", /cannot be drawn right now/, "locked", 1],
  ["forbidden", "provider", /cannot be drawn right now/, "locked", 1],
  ["unknown model", "provider", /could not be drawn/, "rejected", 1],
  ["crowded", "unavailable", /Many pictures/, "crowded", 3],
];
for (const [ending, kind, message, outcome, requests] of table) {
  Deno.test(`[openai] ${ending}: ${kind}, nothing paid, ${requests} sent`, async () => {
    await using opened = await openFixture({ timeoutMs: ending.startsWith("hang") ? 300 : 5_000 });
    const { generation, fake, fixture, outcomes } = opened;
    fake.endings = [ending];
    const failure = await failureOf(generation.generate(REQUEST));
    assert.equal(failure.kind, kind);
    assert.match(failure.message, message);
    assert.match(failure.message, /You have not been charged\./);
    assert.deepEqual(outcomes, [outcome]);
    assert.equal(fake.orders.length, requests);
    assert(fake.billed <= 1);
    assert.deepEqual(await fixture.balance(USER), { available: 6, held: 0 });
    assert.deepEqual(await fixture.files(), []);
    assertProper(fake);
  });
}

Deno.test("[openai] a rate limit of the service is retried after a pause", async () => {
  await using opened = await openFixture();
  const { generation, fake, fixture, outcomes } = opened;
  fake.endings = ["crowded", "crowded", "drawn"];
  await generation.generate(REQUEST);
  assert.equal(fake.orders.length, 3);
  assert.equal(fake.billed, 1);
  assert.deepEqual(outcomes, []);
  assert.deepEqual(await fixture.balance(USER), { available: 5, held: 0 });
});

Deno.test("[openai] no server at the URL: nothing is paid", async () => {
  await using opened = await openFixture();
  const { fake, fixture } = opened;
  const generator = createOpenAi({
    config: {
      apiKey: "k",
      baseUrl: "http://127.0.0.1:9/v1",
      model: "gpt-image-2",
      timeoutMs: 500,
      moderates: true,
      pictureHosts: [],
    },
    secret: new Uint8Array(32),
  });
  const failure = await failureOf(fixture.open({ generator }).generate(REQUEST));
  assert.equal(failure.kind, "provider");
  assert.match(failure.message, /cannot be reached/);
  assert.equal(fake.orders.length, 0);
  assert.deepEqual(await fixture.balance(USER), { available: 6, held: 0 });
});

Deno.test("[openai] flagged words: the answer says so, nothing held, no picture asked for", async () => {
  await using opened = await openFixture();
  const { generation, fake, fixture, outcomes } = opened;
  const choices = { ...REQUEST.choices, traits: ["forbidden words"] };
  const failure = await failureOf(generation.generate({ ...REQUEST, choices }));
  assert.equal(failure.kind, "invalid");
  assert.match(failure.message, /cannot draw this description.*not been charged/);
  assert.deepEqual(outcomes, ["flagged"]);
  assert.deepEqual(fake.orders, []);
  assert.deepEqual(await Array.fromAsync(fixture.kv.list({ prefix: ["generations"] })), []);
  assert.deepEqual(await fixture.balance(USER), { available: 6, held: 0 });
});

Deno.test("[openai] a moderation that fails lets nothing through, and nothing is held", async () => {
  await using opened = await openFixture();
  const { generation, fake, fixture } = opened;
  fake.moderation = "server error";
  assert.equal((await failureOf(generation.generate(REQUEST))).kind, "provider");
  assert.deepEqual(fake.orders, []);
  assert.deepEqual(await Array.fromAsync(fixture.kv.list({ prefix: ["generations"] })), []);
  assert.deepEqual(await fixture.balance(USER), { available: 6, held: 0 });
});

Deno.test("[openai] a wrong key: the operator's mistake costs no user anything", async () => {
  await using opened = await openFixture({ apiKey: "sk-wrong" });
  const { generation, fake, fixture } = opened;
  assert.match(
    (await failureOf(generation.generate(REQUEST))).message,
    /cannot be drawn right now/,
  );
  assert.deepEqual(fake.orders, []);
  assert.deepEqual(await fixture.balance(USER), { available: 6, held: 0 });
});

Deno.test("[openai] after five failures no requests are sent for a while, then one, then all", async () => {
  let now = 0;
  await using opened = await openFixture({ now: () => now });
  const { generation, fake, fixture } = opened;
  fake.endings = ["server error"];
  for (let n = 0; n < 5; n++) await failureOf(generation.generate(REQUEST));
  assert.equal(fake.orders.length, 5);

  const failure = await failureOf(generation.generate(REQUEST));
  assert.equal(failure.kind, "unavailable");
  assert.match(failure.message, /not working right now/);
  assert.equal(failure.details.retryAfterSeconds, 30);
  assert.equal(fake.orders.length, 5);

  now = 30_000;
  await failureOf(generation.generate(REQUEST));
  assert.equal(fake.orders.length, 6);
  assert.equal((await failureOf(generation.generate(REQUEST))).kind, "unavailable");

  now = 60_000;
  fake.endings = ["drawn"];
  await generation.generate(REQUEST);
  await generation.generate(REQUEST);
  assert.equal(fake.billed, 2);
  assert.deepEqual(await fixture.balance(USER), { available: 4, held: 0 });
});

Deno.test("[openai] an empty account is reported at once and shuts the service off for all users", async () => {
  await using opened = await openFixture();
  const { generation, fake } = opened;
  fake.endings = ["no quota"];
  await failureOf(generation.generate(REQUEST));
  const failure = await failureOf(generation.generate(REQUEST));
  assert.equal(failure.kind, "unavailable");
  assert.equal(failure.details.retryAfterSeconds, 300);
  assert.equal(fake.orders.length, 1);
});

Deno.test("[openai] a hundred times the same key: one request, one picture, one charge", async () => {
  await using opened = await openFixture();
  const { generation, fake, fixture } = opened;
  fake.latencyMs = 20;
  const order = { ...REQUEST, idempotencyKey: "a-key-of-the-client" };
  const answers = await Promise.all(Array.from({ length: 100 }, () => generation.generate(order)));
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.equal(fake.orders.length, 1);
  assert.equal(fake.billed, 1);
  assert.deepEqual(await fixture.balance(USER), { available: 5, held: 0 });
});

/** Enough for every ending to meet every state of the breaker. */
const ORDERS = 200;

Deno.test(`[openai] ${ORDERS} orders to a service that fails in every way: what is paid is what is there`, async () => {
  const seed = Number(Deno.env.get("SEED") ?? Math.floor(Math.random() * 2 ** 31));
  await using opened = await openFixture({ credits: ORDERS, timeoutMs: 200, now: noRest() });
  const { generation, fake, fixture } = opened;
  const random = randomFrom(seed);
  const endings = table.map(([ending]) => ending).filter((ending) => !LOCKED.includes(ending));
  fake.chaos = () => random() < 0.5 ? "drawn" : endings[Math.floor(random() * endings.length)]!;
  let drawn = 0, left = ORDERS;
  async function lane() {
    while (left-- > 0) {
      await generation.generate(REQUEST).then(() => drawn++, (error) => {
        assert(error instanceof Failure, `${error} (SEED=${seed})`);
        if (!/is not working right now/.test(error.message)) return;
        // The breaker lets one order try the service; the others come again.
        left++;
        return sleep(1);
      });
    }
  }
  await Promise.all(Array.from({ length: 4 }, lane));

  const context = `SEED=${seed}: ${ORDERS} orders, ${fake.billed} billed, ${drawn} drawn and paid`;
  // deno-lint-ignore no-console -- the seed repeats the run
  console.log(context);
  assert(drawn > 0, context);
  assert.equal((await fixture.files()).length, drawn, context);
  assert(fake.billed >= drawn && fake.billed <= ORDERS, context);
  assert.deepEqual(await fixture.balance(USER), { available: ORDERS - drawn, held: 0 }, context);
  const open = await Array.fromAsync(fixture.kv.list({ prefix: ["generations_open"] }));
  assert.deepEqual(open, [], context);
  assertProper(fake);
});

/** Endings after which no request is sent for minutes. */
const LOCKED: Ending[] = ["no quota", "unauthorised", "forbidden"];

/** A clock on which every rest of the breaker is over at the next look. */
function noRest(): () => number {
  let now = 0;
  return () => now += 60_000;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}
