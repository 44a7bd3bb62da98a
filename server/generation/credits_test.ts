/**
 * What pictures cost their users: held, spent once, given back for every failure.
 */
import assert from "node:assert/strict";
import { Failure } from "../failures/failure.ts";
import { failsWith } from "../../tests/support/failure.ts";
import {
  generationFixture,
  plainPng,
  testGenerator,
} from "../../tests/support/generation_fixture.ts";
import type { GenerationRequest } from "./generation_request.ts";
import type { Photo } from "../photos/photo.ts";
import { eachEntry } from "../store/credits/statement.ts";
import { sleep } from "../../lib/sleep.ts";

const USER = 7;
const REQUEST: GenerationRequest = {
  owner: `user:${USER}`,
  choices: { prompt: "a ginger cat", style: "anime" },
};
const KEY = "a-key-of-the-client";
const PHOTO: Photo = { jpeg: new Uint8Array([1]), fingerprint: "one photo" };
const png = await plainPng();
const quickly = () => Promise.resolve(png);

Deno.test("a picture costs one, one from a photo two, and the answer says what is left", async () => {
  await using fixture = await generationFixture();
  await fixture.openAccount(USER, 6);
  const generation = fixture.open();
  const plain = await generation.generate(REQUEST);
  assert.equal(plain.remainingGenerations, 5);
  assert.equal(plain.understanding.cost, 1);
  const fromPhoto = await generation.generate({ ...REQUEST, photo: PHOTO });
  assert.equal(fromPhoto.remainingGenerations, 3);
  assert.equal(fromPhoto.understanding.cost, 2);
  assert.deepEqual(await fixture.balance(USER), { available: 3, held: 0 });
  const entries = await Array.fromAsync(eachEntry(fixture.kv, USER));
  assert.deepEqual(entries.map(({ kind, amount }) => [kind, amount]), [
    ["grant", 6],
    ["generation", -1],
    ["generation", -2],
  ]);
});

Deno.test("while it is drawn the price is held", async () => {
  await using fixture = await generationFixture();
  await fixture.openAccount(USER, 6);
  const finish = Promise.withResolvers<void>();
  const generator = testGenerator(() => finish.promise.then(quickly));
  const running = fixture.open({ generator }).generate({ ...REQUEST, photo: PHOTO });
  while (generator.drawn.length === 0) await sleep(1);
  assert.deepEqual(await fixture.balance(USER), { available: 4, held: 2 });
  finish.resolve();
  await running;
  assert.deepEqual(await fixture.balance(USER), { available: 4, held: 0 });
});

Deno.test("without credits nothing is drawn", async () => {
  await using fixture = await generationFixture();
  await fixture.openAccount(USER, 1);
  const generator = testGenerator();
  const generation = fixture.open({ generator });
  await assert.rejects(
    generation.generate({ ...REQUEST, photo: PHOTO }),
    failsWith("forbidden", /^Photo transformations require 2 generation credits\./),
  );
  await generation.generate(REQUEST);
  await assert.rejects(
    generation.generate(REQUEST),
    failsWith("forbidden", /^No generations remaining$/),
  );
  assert.equal(generator.drawn.length, 1);
  assert.deepEqual(await fixture.balance(USER), { available: 0, held: 0 });
});

Deno.test("guests' limits do not count users' pictures, nor the other way round", async () => {
  await using fixture = await generationFixture();
  await fixture.openAccount(USER, 2);
  const generation = fixture.open({ limit: 1 });
  const guest: GenerationRequest = { ...REQUEST, owner: "guest:192.0.2.1" };
  const guests = await generation.generate(guest);
  assert.equal("remainingGenerations" in guests, false);
  await assert.rejects(generation.generate(guest), failsWith("rateLimited", /free pictures/));
  await generation.generate(REQUEST);
  await generation.generate(REQUEST);
});

Deno.test("a failure gives the price back", async () => {
  await using fixture = await generationFixture();
  await fixture.openAccount(USER, 2);
  const generator = testGenerator(() => Promise.reject(new Error("out of paint")));
  for (const photo of [undefined, PHOTO]) {
    const request = { ...REQUEST, photo, idempotencyKey: KEY };
    await assert.rejects(
      fixture.open({ generator }).generate(request),
      failsWith("provider", /could not be drawn/),
    );
    assert.deepEqual(await fixture.balance(USER), { available: 2, held: 0 });
  }
  assert.equal((await Array.fromAsync(eachEntry(fixture.kv, USER))).length, 1);
});

Deno.test("what a generator will not draw is not held for a moment", async () => {
  await using fixture = await generationFixture();
  await fixture.openAccount(USER, 2);
  const generator = testGenerator();
  const approve = async () => {
    assert.deepEqual(await fixture.balance(USER), { available: 2, held: 0 });
    throw new Failure("invalid", "Not this.");
  };
  const generation = fixture.open({ generator: { ...generator, approve } });
  await assert.rejects(generation.generate(REQUEST), failsWith("invalid", /^Not this\.$/));
  assert.deepEqual(generator.drawn, []);
  assert.deepEqual(await fixture.balance(USER), { available: 2, held: 0 });
});

Deno.test("one key a hundred times, again after a restart: one picture, one charge, one answer", async () => {
  await using fixture = await generationFixture();
  await fixture.openAccount(USER, 6);
  const generator = testGenerator(quickly);
  const generation = fixture.open({ generator });
  const request = { ...REQUEST, idempotencyKey: KEY };
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => generation.generate(request)),
  );
  await generation.generate(REQUEST);
  answers.push(await fixture.open({ generator }).generate(request));
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.equal(generator.drawn.length, 2);
  assert.deepEqual(await fixture.balance(USER), { available: 4, held: 0 });
});

Deno.test("a key stands for its photo too, and belongs to its owner", async () => {
  await using fixture = await generationFixture();
  await fixture.openAccount(USER, 6);
  await fixture.openAccount(8, 6);
  const generation = fixture.open();
  const request = { ...REQUEST, photo: PHOTO, idempotencyKey: KEY };
  const mine = await generation.generate(request);
  for (const photo of [undefined, { ...PHOTO, fingerprint: "another photo" }]) {
    await assert.rejects(generation.generate({ ...request, photo }), failsWith("conflict", /Key/));
  }
  const theirs = await generation.generate({ ...request, owner: "user:8" });
  assert.notEqual(theirs.imageUrl, mine.imageUrl);
  const guests = await generation.generate({ ...REQUEST, owner: "guest:7", idempotencyKey: KEY });
  assert.notEqual(guests.imageUrl, mine.imageUrl);
});

Deno.test("200 simultaneous requests on 6 credits: 6 pictures, 194 refused, no credits left", async () => {
  await using fixture = await generationFixture();
  await fixture.openAccount(USER, 6);
  const generator = testGenerator(quickly);
  const generation = fixture.open({ generator });
  const results = await Promise.allSettled(
    Array.from(
      { length: 200 },
      (_, n) => generation.generate({ ...REQUEST, idempotencyKey: `key number ${n}` }),
    ),
  );
  const refused = results.filter(({ status }) => status === "rejected");
  assert.equal(refused.length, 194);
  for (const { reason } of refused as PromiseRejectedResult[]) {
    failsWith("forbidden", /^No generations remaining$/)(reason);
  }
  assert.equal(generator.drawn.length, 6);
  assert.equal((await fixture.files()).length, 6);
  assert.deepEqual(await fixture.balance(USER), { available: 0, held: 0 });
});

Deno.test("an account deleted while its picture is drawn leaves no picture behind", async () => {
  await using fixture = await generationFixture();
  await fixture.openAccount(USER, 6);
  const generator = testGenerator(async () => {
    await fixture.kv.delete(["balances", USER]);
    return png;
  });
  await assert.rejects(
    fixture.open({ generator }).generate(REQUEST),
    failsWith("provider", /could not be drawn/),
  );
  assert.deepEqual(await fixture.files(), []);
  const open = await Array.fromAsync(fixture.kv.list({ prefix: ["generations_open"] }));
  assert.deepEqual(open, []);
});
