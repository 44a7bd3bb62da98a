/** All users want everything at once: no user gets more than was paid for, or pays twice. */
import assert from "node:assert/strict";
import { readBooks } from "./books.ts";
import { assertPictureThere, checkCredits, draw, drawPatiently, register } from "./client.ts";
import { stress, tally } from "./stress.ts";

stress("200 requests at once on 6 credits are 6 pictures", async ({ seed, start }) => {
  const product = await start();
  const { origin, dataDir } = product;
  const cookie = await register(origin, `greedy-${seed}`);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, request) => {
      const prompt = `a grey cat number ${request}`;
      return drawPatiently(origin, { idempotencyKey: `greedy-${seed}-${request}`, prompt }, cookie);
    }),
  );
  const drawn = answers.filter(({ status }) => status === 200).map(({ body }) => body);
  assert.equal(tally(answers.map(({ status }) => status)), "6 × 200, 194 × 403");
  assert.equal(new Set(drawn.map(({ imageUrl }) => imageUrl)).size, 6);
  for (const picture of drawn) await assertPictureThere(origin, picture);
  const credits = await checkCredits(origin, cookie);
  assert.deepEqual(credits, { available: 0, held: 0, sum: 0, agrees: true });

  await product.stop();
  const books = await readBooks(dataDir);
  assert.deepEqual(books.errors, []);
  assert.deepEqual(books.pictures, new Set(drawn.map(({ imageUrl }) => imageUrl)));
  return `200 requests: 6 pictures, 194 × "${
    answers.find(({ status }) => status === 403)?.body.message
  }", balance 0, ledger 0`;
});

stress(
  "one Idempotency-Key a hundred times is one picture, also after a restart",
  async ({ seed, start }) => {
    let product = await start();
    const { dataDir } = product;
    const cookie = await register(product.origin, `eager-${seed}`);
    const request = { idempotencyKey: `eager-${seed}`, prompt: "a white cat with a scarf" };
    const hundredTimes = () =>
      Promise.all(Array.from({ length: 100 }, () => draw(product.origin, request, cookie)));

    const before = await hundredTimes();
    const other = await drawPatiently(
      product.origin,
      { ...request, prompt: "a black cat" },
      cookie,
    );
    await product.stop("SIGKILL");
    product = await start({ dataDir });
    const after = await hundredTimes();
    const otherAfter = await drawPatiently(
      product.origin,
      { ...request, prompt: "a red cat" },
      cookie,
    );

    const bodies = [...before, ...after].map((answer) =>
      answer !== "lost" && answer.status === 200 ? JSON.stringify(answer.body) : "no picture"
    );
    assert.equal(new Set(bodies).size, 1);
    assert.match(bodies[0]!, /"imageUrl"/);
    assert.deepEqual([other.status, otherAfter.status], [409, 409]);
    const credits = await checkCredits(product.origin, cookie);
    assert.deepEqual(credits, { available: 5, held: 0, sum: 5, agrees: true });

    await product.stop();
    const books = await readBooks(dataDir);
    assert.deepEqual(books.errors, []);
    assert.equal(books.generations.length, 1);
    return "100 requests, kill -9, 100 more: 1 picture, 1 charge, 200 equal answers; other bodies 2 × 409";
  },
);
