/**
 * @module The network behind a request, coarse enough to be kept with a session: its owner distinguishes
 * "at home" from "elsewhere" by it, and it names no household.
 */
import { isIPv4 } from "node:net";

/** Of the four parts of an IPv4 address, and of the eight of an IPv6 address. */
const PARTS_KEPT = 3;

/** Stands for the parts that are not kept. */
const REST = "…";

/** "203.0.113.…" or "2001:db8:1:…" of a client's address (see `clientAddress`); undefined where it is unknown. */
export function networkOf(clientAddress: string): string | undefined {
  const mark = isIPv4(clientAddress) ? "." : ":";
  const parts = clientAddress.split(mark);
  if (parts.length <= PARTS_KEPT) return undefined;
  return [...parts.slice(0, PARTS_KEPT), REST].join(mark);
}
