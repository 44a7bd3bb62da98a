/**
 * @module People who buy credits while servers come and go. The payment provider sends each event until it
 * is answered with 200, and sometimes once more.
 */
import assert from "node:assert/strict";
import type { FakeStripe } from "../fakes/stripe.ts";
import type { Event } from "../fakes/stripe_objects.ts";
import { call, LOST } from "../stress/client.ts";
import { send } from "../stress/stripe_client.ts";
import { sleep } from "../../lib/sleep.ts";
import { enterSite, type VoterWorld } from "./voters.ts";
import { decided } from "./patience.ts";
import type { Member } from "./people.ts";

export interface BuyerWorld extends VoterWorld {
  stripe: FakeStripe;
}

/** Of an answered event, after outages. */
const CREDITED_WITHIN_MS = 90_000;

/** Lives as one buyer after the other; answers all of them, each with 36 credits. */
export async function liveAsBuyers(world: BuyerWorld, seat: number): Promise<Member[]> {
  const buyers: Member[] = [];
  while (world.isOpen()) {
    buyers.push(await live(world, `buyer-${world.seed}-${seat}-${buyers.length}`));
    await sleep(world.chance.between(0, world.longestPauseMs));
  }
  return buyers;
}

async function live(world: BuyerWorld, username: string): Promise<Member> {
  const { origin, stripe, chance } = world;
  const buyer = await enterSite(origin, username);
  const { cookie } = buyer;
  const order = () => call(origin, "/api/subscription/credit-pack", { cookie, body: {} });
  const { answer } = await decided(order);
  assert.equal(answer.status, 200, `${username} orders: ${answer.body.message}`);
  const reference = answer.body.url.split("/").at(-1);
  stripe.pay(reference);
  const paid = stripe.events.findLast((event) => isPaid(event, reference))!;
  await deliver(world, paid);
  if (chance.chance(0.3)) await deliver(world, paid);
  const end = performance.now() + CREDITED_WITHIN_MS;
  for (;;) {
    const { answer } = await decided(() => call(origin, "/api/user/credits/check", { cookie }));
    const { available, agrees } = answer.body;
    assert.ok(agrees && (available === 6 || available === 36), `${username}: ${available}`);
    if (available === 36) return buyer;
    assert.ok(performance.now() < end, `${username} is credited`);
    await sleep(500);
  }
}

function isPaid({ type, data }: Event, reference: string): boolean {
  return type === "checkout.session.completed" && (data.object as { id: string }).id === reference;
}

async function deliver({ stripe, origin }: BuyerWorld, event: Event): Promise<void> {
  for (;;) {
    const status = await send(stripe, origin, event);
    if (status === 200) return;
    assert.ok(status === LOST || status === 502 || status === 503, `an event: ${status}`);
    await sleep(500);
  }
}
