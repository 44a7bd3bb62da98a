/**
 * The use case at the centre: from a description to a picture, paid for exactly once, whatever happens in
 * between.
 *
 * @module
 */
import { ulid } from "ulid";
import type { GeneratedCharacter, RecentPicture } from "../../lib/character.ts";
import { PHOTO_UNPAID } from "../../lib/credits.ts";
import type { DescriptionRequest } from "../../lib/schemas/generate_request.ts";
import type { Understanding } from "../../lib/understanding.ts";
import type { Config } from "../config.ts";
import { createLimit } from "../concurrency/limit.ts";
import { MINUTE_MS } from "../time/durations.ts";
import { Failure } from "../failures/failure.ts";
import { log } from "../telemetry/log.ts";
import { findByIdempotencyKey, listRecent } from "../store/generations/generation_lookups.ts";
import {
  type GenerationRow,
  isKept,
  type NewGeneration,
  recentOwner,
} from "../store/generations/generation_row.ts";
import { reserve } from "../store/generations/generations.ts";
import { createLeases, type LeaseOptions } from "../store/database/leases.ts";
import { observedLimit } from "../telemetry/observed_limit.ts";
import { secondsUntilNextDay } from "../time/utc_day.ts";
import { draw, type DrawingDeps } from "./drawing.ts";
import { generatedCharacter, recentPicture } from "./generated_character.ts";
import { type Job, type Report, startJob } from "./jobs.ts";
import { fingerprintOf, type GenerationRequest, newGeneration } from "./generation_request.ts";
import { receiptFor } from "./receipt.ts";
import { giveBack, releaseAbandoned, removeUnsaved } from "./sweeping.ts";

/** Requests being looked at, waiting or drawn at once, to bound memory where pictures are quick. */
const MAX_JOBS = 2_000;

/** About as long as people look at a progress bar. */
const MAX_WAIT_MS = MINUTE_MS;

/** More than a strip of pictures shows. */
const MAX_RECENT = 100;

/** Between two looks at a generation that another worker draws. */
const POLL_MS = 500;

/** Between two looks for what a killed worker left: with its lease, credits are back within 30 s. */
const SWEEP_MS = 5_000;

type Parts = "kv" | "images" | "generator" | "storingPatienceMs";

/** What generations work with. */
export interface GenerationDeps extends Pick<DrawingDeps, Parts> {
  /** Pictures that guests may draw a day. */
  config: Pick<Config, "guestGenerationsPerDay" | "siteGuestGenerationsPerDay">;
  /** The clock; the system's by default. */
  now?: () => Date;
  /** How long a worker that is silent counts as alive. */
  lease?: LeaseOptions;
}

/** Drawing pictures: paid once, never lost, never doubled. */
export interface Generation {
  /** What the generator makes of a description, and the credits a picture of it costs. */
  understand(request: DescriptionRequest): Understanding;
  /**
   * The picture, drawn now or, for a repeated request, the one drawn before. Goes on to the end
   * even when the client has gone. Throws `forbidden` without credits, `rateLimited` beyond a
   * guest's pictures, `conflict` for another request under the same key, `unavailable` in a crowd,
   * `provider` when drawing failed.
   */
  generate(request: GenerationRequest): Promise<GeneratedCharacter>;
  /** Pictures of the last day that this user, or this browser of a guest, has: newest first. */
  recent(who: Pick<GenerationRow, "owner" | "browser">): Promise<RecentPicture[]>;
  /** Gives back what killed workers left unfinished and removes what was not saved in time. */
  sweep(): Promise<void>;
  /** The same when no other worker can be running: then everything unfinished is a leftover. */
  recover(): Promise<void>;
  /** Gives back what killed workers leave unfinished, soon after it happens, until `close`. */
  watch(): void;
  /**
   * Takes no more requests, turns away those in line and waits for the pictures being drawn. What is not
   * drawn after `graceMs` is given up, and what it cost given back.
   */
  close(graceMs: number): Promise<void>;
}

/** Generations over this database, storage and generator. */
export function createGeneration(
  { kv, images, generator, config, now = () => new Date(), lease, storingPatienceMs }:
    GenerationDeps,
): Generation {
  const drawings = observedLimit(
    "pictures",
    createLimit({
      ...generator.capacity,
      maxWaitMs: MAX_WAIT_MS,
      crowded: "Many pictures are being drawn right now.",
      alreadyWaiting: "Your last picture is still waiting in line.",
    }),
  );
  const leases = createLeases(kv, lease);
  const stopping = new AbortController();
  const { signal: stop } = stopping;
  const deps: DrawingDeps = { kv, images, generator, drawings, now, storingPatienceMs, stop };
  const { guestGenerationsPerDay: guestLimit, siteGuestGenerationsPerDay: siteGuestLimit } = config;
  const jobs = new Map<string, Job<GenerationRow>>();
  let closed = false;
  let watching: ReturnType<typeof setInterval> | undefined;

  async function generate(request: GenerationRequest): Promise<GeneratedCharacter> {
    const fingerprint = await fingerprintOf(request);
    const { owner, idempotencyKey } = request;
    const name = idempotencyKey ? `${owner}\n${idempotencyKey}` : ulid();
    const job = jobs.get(name) ?? start(name, request, fingerprint);
    if (job.fingerprint !== fingerprint) throw keyOfAnotherRequest();
    job.follow(request);
    return generatedCharacter(await job.result);
  }

  function start(
    name: string,
    request: GenerationRequest,
    fingerprint: string,
  ): Job<GenerationRow> {
    if (closed) throw restarting();
    if (jobs.size >= MAX_JOBS) throw busy("The server is busy. Please try again in a moment.");
    const job = startJob(fingerprint, (report) => findOrDraw(request, fingerprint, report));
    jobs.set(name, job);
    const end = () => jobs.delete(name);
    job.result.then(end, end);
    return job;
  }

  /** The settled generation of this request: one that exists under its key, or a new one. */
  async function findOrDraw(request: GenerationRequest, fingerprint: string, report: Report) {
    const { owner, idempotencyKey } = request;
    for (;;) {
      const earlier = idempotencyKey && await findByIdempotencyKey(kv, owner, idempotencyKey);
      if (!earlier) {
        const row = await drawNew(request, fingerprint, report);
        if (row) return row;
        continue;
      }
      if (earlier.fingerprint !== fingerprint) throw keyOfAnotherRequest();
      if (isKept(earlier)) return earlier;
      await awaitOther(earlier);
    }
  }

  /** Null when another worker has taken the idempotency key in the meantime. */
  async function drawNew(request: GenerationRequest, fingerprint: string, report: Report) {
    drawings.admit({ priority: request.isPremium, client: request.browser });
    const row = newGeneration(request, {
      fingerprint,
      moment: now(),
      guestsCounted: guestLimit > 0 || siteGuestLimit > 0,
      worker: leases.worker,
    });
    await generator.approve?.(row);
    return await leases.during(row.id, () => reserveAndDraw(row, request, report));
  }

  async function reserveAndDraw(row: NewGeneration, request: GenerationRequest, report: Report) {
    const { isPremium = false, browser, photo } = request;
    const reservation = await reserve(kv, row, { guestLimit, siteGuestLimit });
    switch (reservation) {
      case "taken":
        return null;
      case "rateLimited":
        throw limitReached(
          `That was your ${guestLimit} free pictures for today. An account starts with six free generations; without one, come back tomorrow.`,
        );
      case "siteLimited":
        throw limitReached("All free pictures of today are drawn. Sign in to go on.");
      case "unpaid":
        throw outOfCredits(request);
      case "conflict":
        throw busy("The server is busy. Please try again.");
    }
    return await draw(deps, reservation, { isPremium, browser, photo, report });
  }

  /** Waits for a generation of another worker, or gives it back when that worker is gone. */
  async function awaitOther(row: GenerationRow): Promise<void> {
    if (closed) throw restarting();
    if (await leases.hasEnded(row)) return await giveBack(deps, row.id);
    await new Promise((done) => setTimeout(done, POLL_MS));
  }

  function limitReached(message: string): Failure {
    return new Failure("rateLimited", message, { retryAfterSeconds: secondsUntilNextDay(now()) });
  }

  async function sweep(): Promise<void> {
    await releaseAbandoned(deps, leases.hasEnded);
    await removeUnsaved(deps, now().getTime());
  }

  return {
    generate,
    sweep,
    async recent(who) {
      const owner = recentOwner(who);
      if (owner === undefined) return [];
      const rows = await listRecent(kv, owner, { now: now().getTime(), limit: MAX_RECENT });
      return rows.map(recentPicture);
    },
    understand: (request) => receiptFor(generator, request),
    async recover() {
      await releaseAbandoned(deps, () => true);
      await sweep();
    },
    watch() {
      watching ??= setInterval(() => {
        releaseAbandoned(deps, leases.hasEnded)
          .catch((error) => log.error("give back what killed workers left", error));
      }, SWEEP_MS);
    },
    async close(graceMs) {
      closed = true;
      clearInterval(watching);
      drawings.close(restarting());
      const giveUp = setTimeout(() => stopping.abort(restarting()), graceMs);
      await Promise.allSettled([...jobs.values()].map(({ result }) => result));
      clearTimeout(giveUp);
    },
  };
}

function keyOfAnotherRequest(): Failure {
  return new Failure("conflict", "This Idempotency-Key was used for another request.");
}

function outOfCredits({ photo }: GenerationRequest): Failure {
  return new Failure(
    "forbidden",
    photo ? PHOTO_UNPAID : "No generations remaining",
  );
}

function restarting(): Failure {
  return busy("The server is restarting. Please try again in a moment.");
}

function busy(message: string): Failure {
  return new Failure("unavailable", message, { retryAfterSeconds: 5 });
}
