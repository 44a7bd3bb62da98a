/**
 * Whatever becomes of the provider's events, in whatever order, however often: the end is the same as if
 * each had arrived at once and in order.
 */
import assert from "node:assert/strict";
import type { Random } from "../../server/illustrator/random.ts";
import { randomStream } from "../../server/illustrator/random.ts";
import { hold, spendHold } from "../../server/store/credits/ledger.ts";
import { apply } from "../support/ledger.ts";
import { type BuyerState, openStripeShop, type StripeShop } from "../fakes/stripe_shop.ts";
import { stress } from "./stress.ts";

const SEEDS = 10;
const BUYERS = 6;
const MODES = ["hosted", "embedded", "form"] as const;

/** Of 36 credits. */
const SPENT = 25;

const ACTION_MS = 60_000;

/** Something that happens in the world, after which events are on their way. */
type Action = (shop: StripeShop) => Promise<void> | void;

/** How events travel. */
interface Post {
  /** After each action. */
  collect(shop: StripeShop): Promise<void>;
  /** When everything has happened. */
  close(shop: StripeShop): Promise<void>;
}

stress(`30 orders, ${SEEDS} times: the post may do what it likes`, async ({ seed }) => {
  const ends: string[] = [];
  let events = 0;
  for (let round = 0; round < SEEDS; round++) {
    const name = `${seed}-${round}`;
    const inOrder = await live(name, promptPost());
    const anyhow = await live(name, carelessPost(randomStream(name, "post")));
    assert.deepEqual(anyhow.states, inOrder.states, `seed ${name}`);
    events += anyhow.events;
    ends.push(...inOrder.states.flatMap(({ purchases }) => purchases));
  }
  assert.equal(ends.length, 30 * SEEDS);
  const refunded = ends.filter((end) => end.includes("refunded")).length;
  assert.ok(refunded > SEEDS, "money was given back");
  return `${ends.length} orders, ${events} events, ${refunded} orders refunded: the same in the end`;
});

/** The same life for the same name, whatever the post. */
async function live(name: string, post: Post): Promise<{ states: BuyerState[]; events: number }> {
  await using shop = await openStripeShop({ buyers: BUYERS });
  const { stripe } = shop;
  let moment = Date.now() - 3_600_000;
  stripe.clock.now = () => moment;
  for (const action of story(randomStream(name, "story"))) {
    moment += ACTION_MS;
    await action(shop);
    await post.collect(shop);
  }
  await post.close(shop);
  const states: BuyerState[] = [];
  for (let buyer = 1; buyer <= BUYERS; buyer++) states.push(await shop.state(buyer));
  return { states, events: stripe.events.length };
}

/** Each buyer buys five things; 25 credits of the first are spent before anything is given back. */
function* story(chance: Random): Iterable<Action> {
  const references = new Map<string, string>();
  const order = (
    buyer: number,
    what: string,
    product: "credit_pack" | "monthly" | "premium_lifetime",
  ) => {
    const mode = chance.pick(MODES);
    return async (shop: StripeShop) => {
      references.set(`${buyer} ${what}`, await shop.order(buyer, product, mode));
    };
  };
  const pay = (buyer: number, what: string, slow = false) => ({ stripe }: StripeShop) =>
    stripe.pay(references.get(`${buyer} ${what}`)!, { slow });

  for (let buyer = 1; buyer <= BUYERS; buyer++) {
    yield order(buyer, "first", "credit_pack");
    yield pay(buyer, "first");
    // Both lives reach this point with the first pack credited: spending begins after it has
    // arrived.
    yield async (shop) => {
      const query = { success: "true", type: "credit_pack" };
      await shop.payments.subscriptionPage(buyer, new URLSearchParams(query));
      await spend(shop.kv, buyer);
    };
  }
  for (let buyer = 1; buyer <= BUYERS; buyer++) {
    yield order(buyer, "second", "credit_pack");
    yield order(buyer, "third", "credit_pack");
    yield order(buyer, "plan", "monthly");
    yield order(buyer, "premium", "premium_lifetime");
  }
  const lines = Array.from({ length: BUYERS }, (_, index) => {
    const buyer = index + 1;
    const payments = ({ stripe }: StripeShop, what: string) =>
      stripe.paymentsOf(references.get(`${buyer} ${what}`)!);
    const refund = (what: string, amount?: number) => (shop: StripeShop) =>
      shop.stripe.refund(payments(shop, what).at(-1)!, amount);
    const dispute = (what: string) => (shop: StripeShop) =>
      shop.stripe.dispute(payments(shop, what).at(-1)!);
    const close = (what: string, how: "won" | "lost") => (shop: StripeShop) =>
      shop.stripe.closeDispute(payments(shop, what).at(-1)!, how);
    const renew = (how?: "failed") => ({ stripe }: StripeShop) =>
      stripe.renew(stripe.planOf(references.get(`${buyer} plan`)!), how);
    const end = ({ stripe }: StripeShop) =>
      stripe.end(stripe.planOf(references.get(`${buyer} plan`)!));
    const settle = (what: string, how: "paid" | "failed") => ({ stripe }: StripeShop) =>
      stripe.settle(references.get(`${buyer} ${what}`)!, how);
    const all: Action[][] = [
      chance.pick([
        [dispute("first")],
        [dispute("first"), close("first", "won")],
        [dispute("first"), close("first", "lost")],
        [refund("first", 250), refund("first")],
        [],
      ]),
      chance.pick([[pay(buyer, "second"), refund("second")], [pay(buyer, "second")], []]),
      [pay(buyer, "third", true), settle("third", chance.pick(["paid", "failed"]))],
      chance.pick([
        [pay(buyer, "plan"), renew(), renew("failed"), renew(), end],
        [pay(buyer, "plan"), renew(), refund("plan")],
        [pay(buyer, "plan"), renew("failed")],
        [pay(buyer, "plan"), refund("plan"), end],
      ]),
      chance.pick([
        [pay(buyer, "premium")],
        [pay(buyer, "premium"), refund("premium")],
        [pay(buyer, "premium"), dispute("premium"), close("premium", "won")],
      ]),
    ];
    return all;
  }).flat();
  yield* interleaved(lines, chance);
}

/** One sequence of them all, in which each keeps its own order. */
function* interleaved(lines: Action[][], chance: Random): Iterable<Action> {
  const left = lines.filter((line) => line.length > 0);
  while (left.length > 0) {
    const line = chance.pick(left);
    yield line.shift()!;
    if (line.length === 0) left.splice(left.indexOf(line), 1);
  }
}

async function spend(kv: Deno.Kv, userId: number): Promise<void> {
  const cause = { kind: "generation", reference: "01J", at: new Date() } as const;
  await apply(kv, (operation) => hold(kv, operation, { userId, amount: SPENT }));
  await apply(kv, (operation) => spendHold(kv, operation, { userId, amount: SPENT, cause }));
}

/** Each event arrives at once. */
function promptPost(): Post {
  return { collect: (shop) => shop.deliver(), close: (shop) => shop.deliver() };
}

/** A third of the events is lost; the others come late, in any order, up to three times. */
function carelessPost(chance: Random): Post {
  let seen = 0;
  const bag: number[] = [];
  async function bring(shop: StripeShop, event: number): Promise<void> {
    const { body, signature } = await shop.stripe.signed(shop.stripe.events[event]!);
    await shop.payments.accept(body, signature);
  }
  async function empty(shop: StripeShop, keep: number): Promise<void> {
    while (bag.length > keep) {
      const index = chance.whole(0, bag.length - 1);
      await bring(shop, bag.splice(index, 1)[0]!);
    }
  }
  return {
    async collect(shop) {
      for (; seen < shop.stripe.events.length; seen++) {
        const copies = chance.pick([0, 1, 1, 2, 3, 0]);
        for (let copy = 0; copy < copies; copy++) bag.push(seen);
      }
      if (chance.chance(0.5)) await empty(shop, Math.floor(bag.length * 0.6));
    },
    async close(shop) {
      await empty(shop, 0);
      await shop.payments.settled();
      await shop.payments.reconcile();
    },
  };
}
