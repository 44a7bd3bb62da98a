// deno-lint-ignore-file no-console -- an hour without a word would be long
/**
 * @module Everything at once for as long as one likes: people draw, sign in, change passwords, enter, vote
 * and buy through the proxy while servers, database, storage and payment provider die and come back.
 * Whatever was acknowledged is there in the end.
 */
import assert from "node:assert/strict";
import { countHeldCredits } from "../../server/store/generations/generation_lookups.ts";
import { checkCredits } from "../stress/client.ts";
import { type Diary, liveAsGuest, liveAsUser, type World } from "../stress/crowd.ts";
import { assertDurable, assertPicturesThere } from "../stress/durability.ts";
import { tally } from "../stress/stress.ts";
import { sleep } from "../../lib/sleep.ts";
import { auditCluster } from "./audit.ts";
import { liveAsBuyers } from "./buyers.ts";
import { causeChaos } from "./chaos.ts";
import type { Cluster } from "./cluster.ts";
import { assertVotesThere, liveAsVoters } from "./voters.ts";

const SEATS = { users: 6, guests: 1, fans: 5, buyers: 2 };

const LONGEST_PAUSE_MS = 3_000;

/** Books are audited in between, too. */
const AUDIT_EVERY_MS = 3 * 60_000;

/** Leases of servers that were killed last are over by then. */
const LEASES_END_MS = 45_000;

export async function mixedLoad(cluster: Cluster, durationMs: number): Promise<string> {
  const { seed, chance, proxy: { origin }, stripe } = cluster;
  const begin = performance.now();
  let failed = false;
  const isOpen = () => !failed && performance.now() - begin < durationMs;
  const diary: Diary = { registrations: 0, signIns: 0, passwordChanges: 0, pictures: 0, lost: 0 };
  const parts = { seed, chance, isOpen, longestPauseMs: LONGEST_PAUSE_MS };
  const world: World = { ...parts, origin: () => Promise.resolve(origin), diary };
  const fanWorld = { ...parts, origin };
  const seats = <Life>(count: number, live: (seat: number) => Promise<Life>) =>
    Promise.all(Array.from({ length: count }, (_, seat) => live(seat)));

  const clients = Promise.all([
    seats(SEATS.users, (seat) => liveAsUser(world, seat)),
    seats(SEATS.guests, (seat) => liveAsGuest(world, seat)),
    seats(SEATS.fans, (seat) => liveAsVoters(fanWorld, seat)),
    seats(SEATS.buyers, (seat) => liveAsBuyers({ ...fanWorld, stripe }, seat)),
  ]);
  // What one of them complains of ends the load; what is broken then is mended first.
  clients.catch(() => failed = true);
  let audits = 0;
  let auditedAt = performance.now();
  const mishaps = await causeChaos(cluster, {
    isOpen,
    async between() {
      if (performance.now() - auditedAt < AUDIT_EVERY_MS) return;
      await auditCluster(cluster, { inUse: true });
      auditedAt = performance.now();
      audits++;
      const minutes = (performance.now() - begin) / 60_000;
      console.log(`${minutes.toFixed(1)} minutes, ${diary.pictures} pictures: everything agrees`);
    },
  });
  const [users, guests, fans, buyers] = await clients;
  const minutes = (performance.now() - begin) / 60_000;

  const accounts = users.flat();
  await untilNothingIsHeld(cluster);
  for (const person of accounts) await assertDurable(origin, person);
  for (const person of [...accounts, ...guests]) await assertPicturesThere(origin, person);
  for (const fan of fans.flat()) await assertVotesThere(origin, fan);
  for (const { cookie } of buyers.flat()) {
    const { available, held, agrees } = await checkCredits(origin, cookie);
    assert.deepEqual([available, held, agrees], [36, 0, true]);
  }
  const votes = fans.flat().reduce((sum, fan) => sum + fan.votes.size, 0);
  return `${minutes.toFixed(1)} minutes, ${mishaps.length} mishaps (${tally(mishaps)}): ` +
    `${accounts.length} people with ${diary.pictures} pictures, ${diary.signIns} sign-ins and ` +
    `${diary.passwordChanges} new passwords, ${fans.flat().length} entries, ${votes} votes, ` +
    `${buyers.flat().length} purchases; ${diary.lost} requests without an answer or with 503; ` +
    `${audits} audits in between; all there`;
}

/** Waits until no picture is at work in the database. */
async function untilNothingIsHeld({ denokv }: Cluster): Promise<void> {
  using kv = await Deno.openKv(denokv.url);
  const end = performance.now() + LEASES_END_MS;
  while (await countHeldCredits(kv) > 0) {
    assert.ok(performance.now() < end, "credits stay held");
    await sleep(1_000);
  }
}
