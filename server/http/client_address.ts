/**
 * Who is asking, as far as limits are concerned.
 *
 * @module
 */
import type { Context } from "hono";
import type { AppEnv } from "./env.ts";

/**
 * The client's address: the peer, or the entry that the outermost of `trustedProxies` proxies wrote into
 * `X-Forwarded-For`. IPv6 is cut to its /64, because one household owns all of it. "unknown" when there is
 * no peer, so that limits still hold.
 */
export function clientAddress(c: Context<AppEnv>, trustedProxies: number): string {
  const peer = c.env?.remoteAddr?.hostname ?? "unknown";
  if (trustedProxies === 0) return network(peer);
  const hops = (c.req.header("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim())
    .filter(Boolean);
  return network(hops.at(-trustedProxies) ?? peer);
}

function network(address: string): string {
  const plain = address.replace(/^\[|\]$/g, "").replace(/^::ffff:(?=\d+\.)/i, "").slice(0, 64);
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined
    ? []
    : Array(Math.max(0, 8 - left.length - right.length)).fill("0");
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}
