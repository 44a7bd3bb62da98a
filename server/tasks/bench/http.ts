/**
 * Requests per second against bare Hono.
 *
 * @module
 */
import { startProduct } from "../product.ts";
import { type Load, requestsPerSecond } from "./load.ts";
import { type Row, throughputRow } from "./row.ts";
import { startBare } from "./start_bare.ts";

/** A page rendered for each request costs one core; this many a second is the goal. */
const RENDERED_PER_SECOND = 500;

export async function httpRows(): Promise<Row[]> {
  const product = await startProduct();
  const bare = await startBare({ page: product.origin });
  try {
    const json = {
      name: "bare Hono JSON",
      perSecond: await requestsPerSecond({ url: `${bare.origin}/json` }),
    };
    const text = {
      name: "bare Hono, the same page as text",
      perSecond: await requestsPerSecond({ url: `${bare.origin}/text` }),
    };
    const understand = {
      name: "bare Hono, same work",
      perSecond: await requestsPerSecond(understanding(`${bare.origin}/understand`)),
    };
    // Uncompressed: what the load generator spends on compressed bytes would hide what the server does.
    const ours = (path: string) => requestsPerSecond({ url: product.origin + path });
    const rendered = await ours("/?rendered=each-time");
    return [
      throughputRow("GET /healthz", await ours("/healthz"), json, 0.7),
      throughputRow(
        "POST /api/characters/understand",
        await requestsPerSecond(
          understanding(`${product.origin}/api/characters/understand`, product.origin),
        ),
        understand,
        0.7,
      ),
      throughputRow("GET / for guests, from memory", await ours("/"), text, 0.4),
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
