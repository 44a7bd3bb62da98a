/**
 * An order for a picture, and the generation it becomes.
 *
 * @module
 */
import { ulid } from "ulid";
import type { GenerateRequest } from "../../lib/schemas/generate_request.ts";
import type { NewGeneration, Owner } from "../store/generation_row.ts";
import { utcDay } from "../store/guest_limits.ts";
import { DRAWING_LIMIT_MS } from "./drawing.ts";
import type { Listener } from "./jobs.ts";

export interface Order {
  owner: Owner;
  request: GenerateRequest;
  /** The client's own key: with the same key and request there is one picture, paid once. */
  idempotencyKey?: string;
  onProgress?: Listener;
}

/** Longer than a picture may take and be stored, so that an ended lease means a dead process. */
const LEASE_MS = DRAWING_LIMIT_MS + 60_000;

/** How long a picture waits to be saved. */
const UNSAVED_LIFE_MS = 24 * 60 * 60 * 1000;

/** Enough for no two pictures to look alike by chance. */
const SEED_BYTES = 8;

/** The same text for the same request, whatever the order of its fields. */
export async function fingerprintOf({ prompt, style, seed }: GenerateRequest): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([prompt, style, seed ?? null]));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", text)).toHex();
}

/** The generation of an order placed at this moment; `counted`: it counts towards the visitor's limit. */
export function newGeneration(
  { owner, request, idempotencyKey }: Order,
  { fingerprint, moment, counted }: { fingerprint: string; moment: Date; counted: boolean },
): NewGeneration {
  return {
    id: ulid(moment.getTime()),
    owner,
    idempotencyKey,
    fingerprint,
    prompt: request.prompt,
    style: request.style,
    seed: request.seed ?? crypto.getRandomValues(new Uint8Array(SEED_BYTES)).toHex(),
    charge: counted ? { kind: "guest", day: utcDay(moment) } : undefined,
    createdAt: moment.toISOString(),
    leaseUntil: moment.getTime() + LEASE_MS,
    unsavedUntil: moment.getTime() + UNSAVED_LIFE_MS,
  };
}
