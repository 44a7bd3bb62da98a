/**
 * The server dies at every step of a fulfilment: whenever it writes something after an event has come. What
 * it has answered is credited when it is back, and what it has not is sent again.
 */
import assert from "node:assert/strict";
import { fakeStripe } from "../fakes/stripe.ts";
import { readBooks } from "./books.ts";
import { checkCredits } from "./client.ts";
import { newBuyer, send } from "./stripe_client.ts";
import { stress, tally } from "./stress.ts";
import { sleep } from "../../lib/sleep.ts";

/** An event and what follows from it make about seven changes on disk. */
const STEPS = 8;

/** Long enough for an event that was taken before the crash to be acted on after it. */
const PATIENCE_MS = 60_000;

stress("a crash at every step of a fulfilment", async ({ seed, chance, start }) => {
  await using stripe = fakeStripe();
  const { variables } = stripe;
  let product = await start({ variables });
  const { dataDir } = product;
  const found: string[] = [];
  let answered = 0;
  for (let step = 1; step <= STEPS; step++) {
    const { order, cookie } = await newBuyer(product.origin, `unlucky-${seed}-${step}`);
    const reference = await order("credit-pack");
    stripe.pay(reference);
    stripe.latencyMs = chance.whole(0, 4);
    const completed = stripe.events.findLast(({ type }) => type === "checkout.session.completed")!;

    using changes = Deno.watchFs(dataDir, { recursive: true });
    const answer = send(stripe, product.origin, completed);
    // One that makes fewer changes than that is done.
    await Promise.race([nthChange(changes, step), sleep(500)]);
    await product.stop("SIGKILL");
    const status = await answer;
    const books = await readBooks(dataDir);
    assert.deepEqual(books.errors, [], `step ${step}`);
    const purchase = books.purchases.find((row) => row.reference === reference);
    found.push(books.openEvents > 0 ? "event kept" : purchase!.status);

    product = await start({ dataDir, variables });
    const credits = async () => (await checkCredits(product.origin, cookie)).available;
    if (status === 200) {
      answered++;
      await until(async () => await credits() === 36);
    }
    for (let copy = 0; copy < 3; copy++) {
      assert.equal(await send(stripe, product.origin, completed), 200);
    }
    await until(async () => await credits() === 36);
  }
  await product.stop();
  const books = await readBooks(dataDir);
  assert.deepEqual(books.errors, []);
  assert.equal(books.openEvents, 0);
  assert.equal(tally(books.purchases.map(({ status }) => status)), `${STEPS} × active`);
  assert.ok(books.purchases.every(({ payments }) => payments.length === 1));
  return `${STEPS} crashes left ${tally(found)}, ${answered} answered; each credited once`;

  async function until(isDone: () => Promise<boolean>): Promise<void> {
    const limit = Date.now() + PATIENCE_MS;
    while (!await isDone()) {
      assert.ok(Date.now() < limit, "it is never credited");
      await sleep(20);
    }
  }
});

async function nthChange(changes: Deno.FsWatcher, n: number): Promise<void> {
  let seen = 0;
  for await (const { kind } of changes) {
    if (kind !== "access" && ++seen === n) return;
  }
}
