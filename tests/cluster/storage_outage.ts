/**
 * @module The picture storage is away for a while: requests wait for it or are refused with Retry-After,
 * and have their pictures soon after its return.
 */
import assert from "node:assert/strict";
import { assertPictureThere, checkCredits, drawPatiently } from "../stress/client.ts";
import { sleep } from "../../lib/sleep.ts";
import type { Cluster } from "./cluster.ts";
import { registerMembers } from "./people.ts";

const ORDERS = 9;

const AWAY_MS = { from: 4_000, to: 7_000 };

/** Within 5 s each is tried again; the rest is for drawing and storing them on a busy machine. */
const DONE_WITHIN_MS = 90_000;

export async function storageOutage(cluster: Cluster): Promise<string> {
  const { storage, instances, chance } = cluster;
  const members = await registerMembers(cluster, "patient", ORDERS);
  await storage.stop();
  let returnedAt = Infinity;
  const orders = members.map(async ({ username, cookie }, n) => {
    const { origin } = instances[n % instances.length]!;
    const request = { idempotencyKey: `${username}-wish`, prompt: `a black cat, ${username}` };
    const { status, body } = await drawPatiently(origin, request, cookie);
    const waited = performance.now() - returnedAt;
    assert.equal(status, 200, body.message);
    await assertPictureThere(origin, body);
    const { available, held, agrees } = await checkCredits(origin, cookie);
    assert.deepEqual([available, held, agrees], [5, 0, true]);
    return waited;
  });
  await sleep(chance.between(AWAY_MS.from, AWAY_MS.to));
  await storage.start();
  returnedAt = performance.now();
  const waited = Math.max(...await Promise.all(orders));
  assert.ok(waited > 0 && waited < DONE_WITHIN_MS, `${waited} ms`);
  return `${ORDERS} orders had their pictures within ${(waited / 1000).toFixed(1)} s of its return`;
}
