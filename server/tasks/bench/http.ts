/** @module Requests per second against bare Hono. */
import { startProduct } from "../product.ts";
import {
  type Compared,
  type Load,
  middleRound,
  oneRound,
  requestsPerSecond,
  ROUNDS,
} from "./load.ts";
import { median } from "./median.ts";
import { perSecondRow, type Row, throughputRow } from "./row.ts";
import { startBare } from "./start_bare.ts";

interface Comparison {
  what: string;
  against: string;
  /** Measured by baseline. */
  goalRatio: number;
  /** What is asked of servers at these origins. */
  loads(origins: Compared<string>): Compared<Load>;
}

// Uncompressed: what the load generator spends on compressed bytes would hide what the server does.
const COMPARISONS: Comparison[] = [
  {
    what: "GET /healthz",
    against: "bare Hono JSON",
    goalRatio: 0.7,
    loads: ({ ours, baseline }) => ({
      ours: { url: `${ours}/healthz` },
      baseline: { url: `${baseline}/json` },
    }),
  },
  {
    what: "POST /api/characters/understand",
    against: "bare Hono, same work",
    goalRatio: 0.7,
    loads: ({ ours, baseline }) => ({
      ours: { url: `${ours}/api/characters/understand`, ...understanding(ours) },
      baseline: { url: `${baseline}/understand`, ...understanding(ours) },
    }),
  },
  {
    what: "GET / for guests, from memory",
    against: "bare Hono, the same page as text",
    goalRatio: 0.4,
    loads: ({ ours, baseline }) => ({
      ours: { url: `${ours}/` },
      baseline: { url: `${baseline}/text` },
    }),
  },
];

/** A page rendered for each request costs one core; this many a second is the goal. */
const RENDERED_PER_SECOND = 500;

export async function httpRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, against, goalRatio, loads } of COMPARISONS) {
    const rounds = await freshRounds((origins) => oneRound(loads(origins)));
    const { ours, baseline } = middleRound(rounds);
    rows.push(throughputRow(what, ours, { name: against, perSecond: baseline }, goalRatio));
  }
  const rendered = await freshRounds(({ ours }) =>
    requestsPerSecond({ url: `${ours}/?rendered=each-time` })
  );
  return [
    ...rows,
    perSecondRow("GET / rendered for each request", median(rendered), RENDERED_PER_SECOND),
  ];
}

/**
 * What is measured several times, each in processes of its own: what V8 makes of the same code differs from
 * one process to the next by a tenth.
 */
async function freshRounds<T>(measure: (origins: Compared<string>) => Promise<T>): Promise<T[]> {
  const rounds: T[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const product = await startProduct();
    const bare = await startBare({ page: product.origin });
    try {
      rounds.push(await measure({ ours: product.origin, baseline: bare.origin }));
    } finally {
      bare.stop();
      await product.stop();
      await product.clear();
    }
  }
  return rounds;
}

/** The same request for both: with the origin that our guard asks for. */
function understanding(origin: string): Omit<Load, "url"> {
  return {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({
      prompt: "a fluffy orange tabby wizard with green eyes sitting on the moon",
      style: "cartoon",
    }),
  };
}
