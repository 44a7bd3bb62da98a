/**
 * @module Asking again until there is an answer that decides: a server may have died, or its database may
 * be away.
 */
import assert from "node:assert/strict";
import { type Answer, LOST, type Lost } from "../stress/client.ts";
import { sleep } from "../../lib/sleep.ts";

/** Longer than any outage, and than the longest chain of them. */
const PATIENCE_MS = 120_000;

const PAUSE_MS = 300;

/** The server, or what it depends on, is away for a while. */
const PASSING_STATUSES = [502, 503];

/** The first answer that decides. `tries` counts what was sent before it, done or not. */
export async function decided(
  ask: () => Promise<Answer | Lost>,
): Promise<{ answer: Answer; tries: number }> {
  const end = performance.now() + PATIENCE_MS;
  for (let tries = 0;; tries++) {
    const answer = await ask();
    if (answer !== LOST && !PASSING_STATUSES.includes(answer.status)) return { answer, tries };
    assert.ok(performance.now() < end, "there is never an answer");
    await sleep(PAUSE_MS);
  }
}
