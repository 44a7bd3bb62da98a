/**
 * The server dies at every step of one picture: whenever it writes something, and all through the drawing.
 * From outside, a step is a change in its data folder. The server that comes back is the one that dies next.
 */
import assert from "node:assert/strict";
import type { Product } from "../../server/tasks/product.ts";
import { readBooks } from "./books.ts";
import {
  type Answer,
  assertPictureThere,
  checkCredits,
  draw,
  drawPatiently,
  LOST,
  type Lost,
  type PictureRequest,
  register,
} from "./client.ts";
import { stress, tally } from "./stress.ts";
import { sleep } from "../../lib/sleep.ts";

/** One picture makes about twenty changes on disk. */
const STEPS = 22;
const CRASHES_WHILE_DRAWING = 6;

/** The first picture of a process takes about this long, from its first change on disk. */
const DRAWING_MS = 1_000;

/** What a crash left to a user. */
interface Left {
  cookie: string;
  request: PictureRequest;
  answer: Answer | Lost;
  /** The picture's key where it was settled. */
  kept: string | undefined;
}

/** When to kill: so long after the nth change on disk. */
interface Moment {
  change: number;
  laterMs: number;
}

stress("a crash at every step of a picture", async ({ seed, chance, start }) => {
  const moments: Moment[] = [
    // Each time half of them at once, the others a moment later.
    ...Array.from({ length: STEPS }, (_, index) => ({
      change: 1 + index,
      laterMs: chance.chance(0.5) ? 0 : chance.between(0, 2),
    })),
    ...Array.from({ length: CRASHES_WHILE_DRAWING }, () => ({
      change: 1,
      laterMs: chance.between(0, DRAWING_MS),
    })),
  ];
  const found: string[] = [];
  const left: Left[] = [];
  let product = await start();
  const { dataDir } = product;
  for (const [crash, moment] of moments.entries()) {
    const cookie = await register(product.origin, `unlucky-${seed}-${crash}`);
    const idempotencyKey = `unlucky-${seed}-${crash}`;
    const request: PictureRequest = { idempotencyKey, prompt: `a grey cat number ${crash}` };
    const answer = await drawUntil(product, { request, cookie, moment });
    const books = await readBooks(dataDir);
    assert.deepEqual(books.errors, [], JSON.stringify(moment));
    const row = books.generations.find((row) => row.idempotencyKey === idempotencyKey);
    found.push(row?.state ?? "nothing");

    product = await start({ dataDir });
    const before = await checkCredits(product.origin, cookie);
    const kept = row?.state === "settled" ? row.picture?.imageKey : undefined;
    const sum = kept ? 5 : 6;
    assert.deepEqual(before, { available: sum, held: 0, sum, agrees: true });
    left.push({ cookie, request, answer, kept });
  }
  for (const { cookie, request, answer, kept } of left) {
    const again = await drawPatiently(product.origin, request, cookie);
    assert.equal(again.status, 200);
    if (kept) assert.equal(again.body.imageUrl, kept);
    if (answer !== LOST) assert.deepEqual(again.body, answer.body);
    await assertPictureThere(product.origin, again.body);
    const after = await checkCredits(product.origin, cookie);
    assert.deepEqual(after, { available: 5, held: 0, sum: 5, agrees: true });
  }
  await product.stop();
  const books = await readBooks(dataDir);
  assert.deepEqual(books.errors, []);
  assert.equal(books.pictures.size, moments.length);
  const answered = left.filter(({ answer }) => answer !== LOST).length;
  return `${moments.length} crashes left ${tally(found)}, ${answered} answered; ` +
    `then each user had 1 picture, paid 1 credit and had none held`;
});

/** Asks for the picture, kills the server at this moment, and gives the answer if it came before. */
async function drawUntil(
  product: Product,
  { request, cookie, moment }: { request: PictureRequest; cookie: string; moment: Moment },
) {
  using changes = Deno.watchFs(product.dataDir, { recursive: true });
  const answer = draw(product.origin, request, cookie);
  // A picture that makes fewer changes than that has been answered.
  await Promise.race([nthChange(changes, moment.change), answer]);
  if (moment.laterMs > 0) await sleep(moment.laterMs);
  await product.stop("SIGKILL");
  return await answer;
}

async function nthChange(changes: Deno.FsWatcher, n: number): Promise<void> {
  let seen = 0;
  for await (const { kind } of changes) {
    if (kind !== "access" && ++seen === n) return;
  }
}
