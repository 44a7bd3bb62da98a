/**
 * Requests per second against bare Hono.
 *
 * @module
 */
import { startProduct } from "../product.ts";
import { type Load, requestsPerSecond, sideBySide } from "./load.ts";
import { type Row, throughputRow } from "./row.ts";
import { startBare } from "./start_bare.ts";

/** A page rendered for each request costs one core; this many a second is the goal. */
const RENDERED_PER_SECOND = 500;

export async function httpRows(): Promise<Row[]> {
  const product = await startProduct();
  const bare = await startBare({ page: product.origin });
  try {
    // Uncompressed: what the load generator spends on compressed bytes would hide what the server does.
    const ours = (path: string): Load => ({ url: product.origin + path });
    const theirs = (path: string): Load => ({ url: bare.origin + path });
    const rendered = await requestsPerSecond(ours("/?rendered=each-time"));
    return [
      await row("GET /healthz", "bare Hono JSON", ours("/healthz"), theirs("/json"), 0.7),
      await row(
        "POST /api/characters/understand",
        "bare Hono, same work",
        understanding(`${product.origin}/api/characters/understand`, product.origin),
        understanding(`${bare.origin}/understand`),
        0.7,
      ),
      await row(
        "GET / for guests, from memory",
        "bare Hono, the same page as text",
        ours("/"),
        theirs("/text"),
        0.4,
      ),
      {
        what: "GET / rendered for each request",
        measured: `${Math.round(rendered).toLocaleString("en")}/s`,
        goal: `≥ ${RENDERED_PER_SECOND}/s`,
        met: rendered >= RENDERED_PER_SECOND,
      },
    ];
  } finally {
    bare.stop();
    await product.stop();
    await product.clear();
  }
}

async function row(
  what: string,
  name: string,
  ours: Load,
  baseline: Load,
  goalRatio: number,
): Promise<Row> {
  const rates = await sideBySide({ ours, baseline });
  return throughputRow(what, rates.ours, { name, perSecond: rates.baseline }, goalRatio);
}

function understanding(url: string, origin?: string): Load {
  return {
    url,
    method: "POST",
    headers: { "content-type": "application/json", ...(origin ? { origin } : {}) },
    body: JSON.stringify({
      prompt: "a fluffy orange tabby wizard with green eyes sitting on the moon",
      style: "cartoon",
    }),
  };
}
