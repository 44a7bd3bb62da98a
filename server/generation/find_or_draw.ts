/**
 * @module The generations of one set: those that exist under its key, or new ones, reserved, drawn and
 * settled.
 */
import { t } from "../../lib/i18n/translate.ts";
import { findByIdempotencyKey, findGeneration } from "../store/generations/generation_lookups.ts";
import {
  type GenerationRow,
  isKept,
  type NewGeneration,
} from "../store/generations/generation_row.ts";
import { reserve } from "../store/generations/generations.ts";
import type { Leases } from "../store/database/leases.ts";
import { draw, type DrawingDeps } from "./drawing.ts";
import {
  guestLimitReached,
  keyOfAnotherRequest,
  outOfCredits,
  restarting,
  siteLimitReached,
  unavailable,
} from "./generation_failures.ts";
import { type GenerationRequest, newGeneration } from "./generation_request.ts";
import type { Report } from "./jobs.ts";
import { giveBack } from "./sweeping.ts";
import { sleep } from "../../lib/sleep.ts";

/** Pictures that are asked for, and paid for, together. */
export interface PictureSet {
  /** The same for the same set. */
  fingerprint: string;
  /** Who asks, and follows. */
  client: Pick<
    GenerationRequest,
    "owner" | "browser" | "isPremium" | "idempotencyKey" | "onProgress" | "onPartial"
  >;
  /** What is asked for; the first one pays and has the key. Made once, when nothing is found under the key. */
  requests: () => readonly GenerationRequest[] | Promise<readonly GenerationRequest[]>;
}

/** What it works with besides what drawing needs. */
export interface FindOrDrawDeps extends DrawingDeps {
  leases: Leases;
  /** Pictures of one guest and of all guests a day; 0 for any number. */
  limits: { guestLimit: number; siteGuestLimit: number };
  /** Whether the server takes no more requests. */
  isClosed(): boolean;
}

/** Between two looks at a generation that another worker draws. */
const POLL_MS = 500;

/**
 * The settled generations of this set, the one with the key first. Throws what `Generation.generate` throws.
 */
export async function findOrDraw(
  deps: FindOrDrawDeps,
  set: PictureSet,
  report: Report,
): Promise<GenerationRow[]> {
  const { kv } = deps;
  const { owner, idempotencyKey } = set.client;
  for (;;) {
    const earlier = idempotencyKey && await findByIdempotencyKey(kv, owner, idempotencyKey);
    if (!earlier) {
      const rows = await drawNew(deps, set, report);
      if (rows) return rows;
      continue;
    }
    if (earlier.fingerprint !== set.fingerprint) throw keyOfAnotherRequest();
    if (isKept(earlier)) return await paidTogether(kv, earlier);
    await awaitOther(deps, earlier);
  }
}

/** Null when another worker has taken the idempotency key in the meantime. */
async function drawNew(deps: FindOrDrawDeps, set: PictureSet, report: Report) {
  const { drawings, generator, leases, limits } = deps;
  const { isPremium, browser } = set.client;
  drawings.admit({ priority: isPremium, client: browser });
  const requests = await set.requests();
  const placing = {
    fingerprint: set.fingerprint,
    moment: deps.now(),
    guestsCounted: limits.guestLimit > 0 || limits.siteGuestLimit > 0,
    worker: leases.worker,
  };
  const [first, ...free] = requests.map((request) => newGeneration(request, placing));
  const rows = [first!, ...free];
  if (free.length > 0) first!.litter = rows.map(({ id }) => id);
  for (const [index, row] of rows.entries()) {
    await generator.approve?.({ ...row, photo: requests[index]?.photo });
  }
  const work = () => reserveAndDraw(deps, rows, requests[0]!, report);
  return await rows.reduce((inner, { id }) => () => leases.during(id, inner), work)();
}

async function reserveAndDraw(
  deps: FindOrDrawDeps,
  [row, ...free]: NewGeneration[],
  request: GenerationRequest,
  report: Report,
) {
  const { isPremium = false, browser, photo } = request;
  const reservation = await reserve(deps.kv, row!, deps.limits, free);
  switch (reservation) {
    case "taken":
      return null;
    case "rateLimited":
      throw guestLimitReached(deps.limits.guestLimit, deps.now());
    case "siteLimited":
      throw siteLimitReached(deps.now());
    case "unpaid":
      throw outOfCredits(request);
    case "conflict":
      throw unavailable(t("The server is busy. Please try again."));
  }
  const reserved = [
    reservation,
    ...free.map((each): GenerationRow => ({ ...each, state: "reserved" })),
  ];
  return await draw(deps, reserved, { isPremium, browser, photo, report });
}

/** Waits for a generation of another worker, or gives it back when that worker is gone. */
async function awaitOther(deps: FindOrDrawDeps, row: GenerationRow): Promise<void> {
  if (deps.isClosed()) throw restarting();
  if (await deps.leases.hasEnded(row)) return await giveBack(deps, row.id);
  await sleep(POLL_MS);
}

/** The row with those that were paid for with it and are kept. */
export async function paidTogether(kv: Deno.Kv, row: GenerationRow): Promise<GenerationRow[]> {
  const others = row.litter?.filter((id) => id !== row.id) ?? [];
  const rows = await Promise.all(others.map((id) => findGeneration(kv, id)));
  return [row, ...rows.filter((each) => each !== null && isKept(each)) as GenerationRow[]];
}
