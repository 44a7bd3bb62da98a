/**
 * @module Fetching a picture from the URL that an image service names. The service may be wrong or taken
 * over: only its own host and those the operator has named are asked, the latter never at an address of a
 * private network.
 */
import { lookup as lookupAddresses } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { GarbledAnswer } from "./outcomes.ts";

export interface PictureHosts {
  /** The file at this URL. Throws `GarbledAnswer` where it may not be fetched or is too large. */
  fetch(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
}

export interface PictureHostsOptions {
  /** URL of the service's API; pictures may lie on its host. */
  baseUrl: string;
  /** Other hosts that may be asked, with their ports where those are unusual. */
  others?: readonly string[];
  /** Addresses of a host. */
  lookup?: (hostname: string) => Promise<string[]>;
}

/** Pictures of 1024 × 1024 have a few megabytes. */
const MAX_BYTES = 32 * 1024 * 1024;

const TIME_LIMIT_MS = 30_000;

const MAX_REDIRECTS = 3;

/** Networks that are not the internet: this machine, its neighbours, what routers use among themselves. */
const PRIVATE = new BlockList();
for (
  const [network, prefix] of [
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["224.0.0.0", 3],
  ] as const
) PRIVATE.addSubnet(network, prefix, "ipv4");
for (
  const [network, prefix] of [
    ["::", 128],
    ["::1", 128],
    ["64:ff9b::", 96],
    ["fc00::", 7],
    ["fe80::", 10],
    ["ff00::", 8],
  ] as const
) PRIVATE.addSubnet(network, prefix, "ipv6");

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The hosts that pictures of this service may be fetched from. */
export function createPictureHosts(
  { baseUrl, others = [], lookup = addressesOf }: PictureHostsOptions,
): PictureHosts {
  const own = new URL(baseUrl).host;

  async function check(url: URL): Promise<void> {
    if (url.protocol !== "http:" && url.protocol !== "https:") {
      throw refused(url, "it is neither http nor https");
    }
    if (url.host === own) return;
    if (!others.includes(url.host)) {
      throw refused(url, `${url.host} is not among OPENAI_PICTURE_HOSTS`);
    }
    const addresses = await lookup(url.hostname.replace(/^\[|\]$/g, ""));
    if (addresses.length === 0 || addresses.some(isPrivate)) {
      throw refused(url, "its address is in a private network");
    }
  }

  return {
    async fetch(reference, signal) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
      if (!URL.canParse(reference, baseUrl)) throw new GarbledAnswer("The picture's URL is none.");
      let url = new URL(reference, baseUrl);
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        await check(url);
        const response = await fetch(url, { signal: limit, redirect: "manual" });
        const location = response.headers.get("location");
        if (response.ok) return await readLimited(response);
        await response.body?.cancel();
        if (response.status < 300 || response.status >= 400 || location === null) {
          throw new GarbledAnswer(`The picture's URL answers ${response.status}.`);
        }
        url = new URL(location, url);
      }
      throw new GarbledAnswer("The picture's URL redirects again and again.");
    },
  };
}

/** Whether this address belongs to no machine of the internet. */
export function isPrivate(address: string): boolean {
  const mapped = address.match(MAPPED)?.[1] ?? address;
  const version = isIP(mapped);
  return version === 0 || PRIVATE.check(mapped, version === 4 ? "ipv4" : "ipv6");
}

async function addressesOf(hostname: string): Promise<string[]> {
  if (isIP(hostname)) return [hostname];
  return (await lookupAddresses(hostname, { all: true })).map(({ address }) => address);
}

async function readLimited(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > MAX_BYTES) throw new GarbledAnswer("The picture at the URL is too large.");
    parts.push(part as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function refused({ host }: URL, reason: string): GarbledAnswer {
  return new GarbledAnswer(`The picture lies at ${host}, which is not asked: ${reason}.`);
}
