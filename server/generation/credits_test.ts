/**
 * What pictures cost their users: held, spent once, given back for every failure.
 */
import assert from "node:assert/strict";
import { Failure } from "../failures/failure.ts";
import { failsWith } from "../../tests/support/failure.ts";
import { plainPng, testGenerator, testStudio } from "../../tests/support/studio.ts";
import type { Order } from "./order.ts";
import type { Photo } from "../photos/photo.ts";
import { eachEntry } from "../store/credits/statement.ts";

const USER = 7;
const ORDER: Order = {
  owner: `user:${USER}`,
  request: { prompt: "a ginger cat", style: "anime" },
};
const KEY = "a-key-of-the-client";
const PHOTO: Photo = { jpeg: new Uint8Array([1]), fingerprint: "one photo" };
const png = await plainPng();
const quickly = () => Promise.resolve(png);

Deno.test("a picture costs one, one from a photo two, and the answer says what is left", async () => {
  await using studio = await testStudio();
  await studio.openAccount(USER, 6);
  const generation = studio.open();
  const plain = await generation.generate(ORDER);
  assert.equal(plain.remainingGenerations, 5);
  assert.equal(plain.understanding.cost, 1);
  const fromPhoto = await generation.generate({ ...ORDER, photo: PHOTO });
  assert.equal(fromPhoto.remainingGenerations, 3);
  assert.equal(fromPhoto.understanding.cost, 2);
  assert.deepEqual(await studio.balance(USER), { available: 3, held: 0 });
  const entries = await Array.fromAsync(eachEntry(studio.kv, USER));
  assert.deepEqual(entries.map(({ kind, amount }) => [kind, amount]), [
    ["grant", 6],
    ["generation", -1],
    ["generation", -2],
  ]);
});

Deno.test("while it is drawn the price is held", async () => {
  await using studio = await testStudio();
  await studio.openAccount(USER, 6);
  const finish = Promise.withResolvers<void>();
  const generator = testGenerator(() => finish.promise.then(quickly));
  const running = studio.open({ generator }).generate({ ...ORDER, photo: PHOTO });
  while (generator.drawn.length === 0) await new Promise((done) => setTimeout(done, 1));
  assert.deepEqual(await studio.balance(USER), { available: 4, held: 2 });
  finish.resolve();
  await running;
  assert.deepEqual(await studio.balance(USER), { available: 4, held: 0 });
});

Deno.test("without credits nothing is drawn", async () => {
  await using studio = await testStudio();
  await studio.openAccount(USER, 1);
  const generator = testGenerator();
  const generation = studio.open({ generator });
  await assert.rejects(
    generation.generate({ ...ORDER, photo: PHOTO }),
    failsWith("forbidden", /^Photo transformations require 2 generation credits\./),
  );
  await generation.generate(ORDER);
  await assert.rejects(
    generation.generate(ORDER),
    failsWith("forbidden", /^No generations remaining$/),
  );
  assert.equal(generator.drawn.length, 1);
  assert.deepEqual(await studio.balance(USER), { available: 0, held: 0 });
});

Deno.test("guests' limits do not count users' pictures, nor the other way round", async () => {
  await using studio = await testStudio();
  await studio.openAccount(USER, 2);
  const generation = studio.open({ limit: 1 });
  const guest: Order = { ...ORDER, owner: "guest:192.0.2.1" };
  const guests = await generation.generate(guest);
  assert.equal("remainingGenerations" in guests, false);
  await assert.rejects(generation.generate(guest), failsWith("rateLimited", /free pictures/));
  await generation.generate(ORDER);
  await generation.generate(ORDER);
});

Deno.test("a failure gives the price back", async () => {
  await using studio = await testStudio();
  await studio.openAccount(USER, 2);
  const generator = testGenerator(() => Promise.reject(new Error("out of paint")));
  for (const photo of [undefined, PHOTO]) {
    const order = { ...ORDER, photo, idempotencyKey: KEY };
    await assert.rejects(
      studio.open({ generator }).generate(order),
      failsWith("provider", /could not be drawn/),
    );
    assert.deepEqual(await studio.balance(USER), { available: 2, held: 0 });
  }
  assert.equal((await Array.fromAsync(eachEntry(studio.kv, USER))).length, 1);
});

Deno.test("what a generator will not draw is not held for a moment", async () => {
  await using studio = await testStudio();
  await studio.openAccount(USER, 2);
  const generator = testGenerator();
  const approve = async () => {
    assert.deepEqual(await studio.balance(USER), { available: 2, held: 0 });
    throw new Failure("invalid", "Not this.");
  };
  const generation = studio.open({ generator: { ...generator, approve } });
  await assert.rejects(generation.generate(ORDER), failsWith("invalid", /^Not this\.$/));
  assert.deepEqual(generator.drawn, []);
  assert.deepEqual(await studio.balance(USER), { available: 2, held: 0 });
});

Deno.test("one key a hundred times, again after a restart: one picture, one charge, one answer", async () => {
  await using studio = await testStudio();
  await studio.openAccount(USER, 6);
  const generator = testGenerator(quickly);
  const generation = studio.open({ generator });
  const order = { ...ORDER, idempotencyKey: KEY };
  const answers = await Promise.all(Array.from({ length: 100 }, () => generation.generate(order)));
  await generation.generate(ORDER);
  answers.push(await studio.open({ generator }).generate(order));
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
  assert.equal(generator.drawn.length, 2);
  assert.deepEqual(await studio.balance(USER), { available: 4, held: 0 });
});

Deno.test("a key stands for its photo too, and belongs to its owner", async () => {
  await using studio = await testStudio();
  await studio.openAccount(USER, 6);
  await studio.openAccount(8, 6);
  const generation = studio.open();
  const order = { ...ORDER, photo: PHOTO, idempotencyKey: KEY };
  const mine = await generation.generate(order);
  for (const photo of [undefined, { ...PHOTO, fingerprint: "another photo" }]) {
    await assert.rejects(generation.generate({ ...order, photo }), failsWith("conflict", /Key/));
  }
  const theirs = await generation.generate({ ...order, owner: "user:8" });
  assert.notEqual(theirs.imageUrl, mine.imageUrl);
  const guests = await generation.generate({ ...ORDER, owner: "guest:7", idempotencyKey: KEY });
  assert.notEqual(guests.imageUrl, mine.imageUrl);
});

Deno.test("200 at once on 6 credits: 6 pictures, 194 refused, nothing left", async () => {
  await using studio = await testStudio();
  await studio.openAccount(USER, 6);
  const generator = testGenerator(quickly);
  const generation = studio.open({ generator });
  const results = await Promise.allSettled(
    Array.from(
      { length: 200 },
      (_, n) => generation.generate({ ...ORDER, idempotencyKey: `key number ${n}` }),
    ),
  );
  const refused = results.filter(({ status }) => status === "rejected");
  assert.equal(refused.length, 194);
  for (const { reason } of refused as PromiseRejectedResult[]) {
    failsWith("forbidden", /^No generations remaining$/)(reason);
  }
  assert.equal(generator.drawn.length, 6);
  assert.equal((await studio.files()).length, 6);
  assert.deepEqual(await studio.balance(USER), { available: 0, held: 0 });
});

Deno.test("an account deleted while its picture is drawn leaves no picture behind", async () => {
  await using studio = await testStudio();
  await studio.openAccount(USER, 6);
  const generator = testGenerator(async () => {
    await studio.kv.delete(["balances", USER]);
    return png;
  });
  await assert.rejects(
    studio.open({ generator }).generate(ORDER),
    failsWith("provider", /could not be drawn/),
  );
  assert.deepEqual(await studio.files(), []);
  const open = await Array.fromAsync(studio.kv.list({ prefix: ["generations_open"] }));
  assert.deepEqual(open, []);
});
