/** Signing in does not reveal whether a name exists: neither by the answer nor by its time. */
import assert from "node:assert/strict";
import { ask, register } from "./client.ts";
import { stress } from "./stress.ts";

const TRIES = 100;

/** Either is enough; a real difference, like a hash that is skipped, fails both by far, on a busy machine too. */
const MEDIANS_WITHIN = 0.5;
const P_ABOVE = 0.01;

stress("signing in answers known and unknown names alike", async ({ seed, chance, start }) => {
  const { origin } = await start();
  const known = `known-${seed}`;
  await register(origin, known);
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();

  async function tryOnce(kind: "known" | "unknown", index: number): Promise<number> {
    const username = kind === "known" ? known : `nobody-${seed}-${index}`;
    const body = { username, password: "not the right password" };
    const began = performance.now();
    const answer = await ask(origin, "/api/login", { body });
    const took = performance.now() - began;
    answers.add(JSON.stringify([answer.status, answer.body, answer.cookie]));
    return took;
  }

  // Not counted: both take longer the first time.
  for (let index = 0; index < 10; index++) await tryOnce(index % 2 ? "known" : "unknown", index);
  for (let index = 0; index < TRIES; index++) {
    const order = chance.chance(0.5)
      ? ["known", "unknown"] as const
      : ["unknown", "known"] as const;
    for (const kind of order) times[kind].push(await tryOnce(kind, index));
  }

  assert.deepEqual([...answers], [
    JSON.stringify([401, { message: "Invalid username or password" }, undefined]),
  ]);
  const ratio = median(times.known) / median(times.unknown);
  const p = mannWhitney(times.known, times.unknown);
  const figures = `medians ${median(times.known).toFixed(2)} ms known, ` +
    `${median(times.unknown).toFixed(2)} ms unknown, ratio ${ratio.toFixed(3)}, ` +
    `Mann–Whitney p ${p.toFixed(3)}`;
  assert.ok(Math.abs(ratio - 1) <= MEDIANS_WITHIN || p > P_ABOVE, figures);
  return `${TRIES} sign-ins each: one answer; ${figures}`;
});

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** How likely two samples of one distribution are as far apart as these; two-sided, by the normal approximation. */
function mannWhitney(a: number[], b: number[]): number {
  let wins = 0;
  for (const x of a) for (const y of b) wins += x > y ? 1 : x === y ? 0.5 : 0;
  const mean = a.length * b.length / 2;
  const deviation = Math.sqrt(a.length * b.length * (a.length + b.length + 1) / 12);
  return 2 * normalTail(Math.abs(wins - mean) / deviation);
}

/** The share of a normal distribution beyond z ≥ 0 (Abramowitz and Stegun 26.2.17). */
function normalTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial = t *
    (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI) * polynomial;
}
