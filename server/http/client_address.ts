/** @module Who is asking, as far as limits are concerned. */
import type { Context } from "hono";
import { isIPv4, isIPv6 } from "node:net";
import type { AppEnv } from "./env.ts";

/** Of an IPv6 address: a household is given at most its /56, and can take any address in it. */
const NETWORK_BITS = 56;

/**
 * The client's address: the peer, or the entry that the outermost of `trustedProxies` proxies wrote into
 * `X-Forwarded-For`, without its port. IPv6 is cut to its /56. "unknown" when there is no peer or the entry
 * is no address, so that limits still hold.
 */
export function clientAddress(c: Context<AppEnv>, trustedProxies: number): string {
  const peer = c.env?.remoteAddr?.hostname ?? "";
  if (trustedProxies === 0) return network(peer);
  const hops = (c.req.header("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim())
    .filter(Boolean);
  return network(hops.at(-trustedProxies) ?? peer);
}

/** `1.2.3.4`, `1.2.3.4:80`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:80`, as proxies write them. */
function network(written: string): string {
  const text = written.match(/^\[([^\]]*)\](?::\d+)?$/)?.[1] ??
    written.match(/^([\d.]+):\d+$/)?.[1] ??
    written;
  const address = text.replace(/%.*$/, "");
  const mapped = address.match(/^::ffff:([\d.]+)$/i)?.[1];
  if (isIPv4(mapped ?? address)) return mapped ?? address;
  return isIPv6(address) ? prefix(address) : "unknown";
}

function prefix(address: string): string {
  const [head = "", tail] = withoutDots(address).split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = Array(8 - left.length - right.length).fill("0");
  const groups = (tail === undefined ? left : [...left, ...zeros, ...right])
    .map((group) => parseInt(group, 16));
  const whole = groups.slice(0, NETWORK_BITS >> 4);
  const cut = groups[NETWORK_BITS >> 4]! & (0xffff << (16 - NETWORK_BITS % 16));
  return `${[...whole, cut].map((group) => group.toString(16)).join(":")}::/${NETWORK_BITS}`;
}

/** The last 32 bits can be written like an IPv4 address; they are not part of the network. */
function withoutDots(address: string): string {
  return address.replace(/\d+\.\d+\.\d+\.\d+$/, "0:0");
}
