/**
 * The use case at the centre: from a description to a picture, paid for exactly once, whatever happens in
 * between.
 *
 * @module
 */
import { ulid } from "ulid";
import type { GeneratedCharacter } from "../../lib/character.ts";
import { PHOTO_UNPAID, PICTURE_COST } from "../../lib/credits.ts";
import type { DescriptionRequest } from "../../lib/schemas/generate_request.ts";
import type { Understanding } from "../../lib/understanding.ts";
import type { Config } from "../config.ts";
import { Failure } from "../failure.ts";
import { findByIdempotencyKey } from "../store/generation_lookups.ts";
import { type GenerationRow, isKept } from "../store/generation_row.ts";
import { reserve } from "../store/generations.ts";
import { secondsUntilNextDay } from "../utc_day.ts";
import { draw, type Studio } from "./drawing.ts";
import { generatedCharacter } from "./generated_character.ts";
import { type Job, type Report, startJob } from "./jobs.ts";
import { fingerprintOf, newGeneration, type Order } from "./order.ts";
import { createQueue } from "./queue.ts";
import { releaseAbandoned, removeUnsaved } from "./sweeping.ts";

/** Orders being looked at, waiting or drawn at once: far beyond the queue, to bound memory. */
const MAX_JOBS = 500;

/** Between two looks at a generation that another process works on. */
const POLL_MS = 500;

type Parts = "kv" | "images" | "generator" | "storingPatienceMs";

export interface GenerationParts extends Pick<Studio, Parts> {
  config: Pick<Config, "guestGenerationsPerDay">;
  now?: () => Date;
}

export interface Generation {
  /** What the generator makes of a description, and the credits a picture of it costs. */
  understand(request: DescriptionRequest): Understanding;
  /**
   * The picture, drawn now or, for a repeated request, the one drawn before. Goes on to the end even when
   * nobody waits any more. Throws a `Failure`.
   */
  generate(order: Order): Promise<GeneratedCharacter>;
  /** Gives back what crashed processes left unfinished and removes what nobody saved in time. */
  sweep(): Promise<void>;
  /** The same when no other process can be at work: then everything unfinished is a leftover. */
  recover(): Promise<void>;
  /** Takes no more orders, sends away those in line and waits for the pictures being drawn. */
  close(): Promise<void>;
}

export function createGeneration(
  { kv, images, generator, config, now = () => new Date(), storingPatienceMs }: GenerationParts,
): Generation {
  const queue = createQueue(generator.capacity);
  const studio: Studio = { kv, images, generator, queue, now, storingPatienceMs };
  const guestLimit = config.guestGenerationsPerDay;
  const jobs = new Map<string, Job<GenerationRow>>();
  let closed = false;

  async function generate(order: Order): Promise<GeneratedCharacter> {
    const fingerprint = await fingerprintOf(order);
    const { owner, idempotencyKey } = order;
    const name = idempotencyKey ? `${owner}\n${idempotencyKey}` : ulid();
    const job = jobs.get(name) ?? start(name, order, fingerprint);
    if (job.fingerprint !== fingerprint) throw keyOfAnotherRequest();
    job.follow(order);
    return generatedCharacter(await job.result);
  }

  function start(name: string, order: Order, fingerprint: string): Job<GenerationRow> {
    if (closed) throw busy("The server is restarting. Please try again in a moment.");
    if (jobs.size >= MAX_JOBS) throw busy("The server is busy. Please try again in a moment.");
    const job = startJob(fingerprint, (report) => fulfil(order, fingerprint, report));
    jobs.set(name, job);
    const end = () => jobs.delete(name);
    job.result.then(end, end);
    return job;
  }

  /** The settled generation of this order: one that exists under its key, or a new one. */
  async function fulfil(order: Order, fingerprint: string, report: Report) {
    const { owner, idempotencyKey } = order;
    for (;;) {
      const earlier = idempotencyKey && await findByIdempotencyKey(kv, owner, idempotencyKey);
      if (!earlier) {
        const row = await drawNew(order, fingerprint, report);
        if (row) return row;
        continue;
      }
      if (earlier.fingerprint !== fingerprint) throw keyOfAnotherRequest();
      if (isKept(earlier)) return earlier;
      await awaitOther(earlier);
    }
  }

  /** Null when another process has taken the idempotency key in the meantime. */
  async function drawNew(order: Order, fingerprint: string, report: Report) {
    const { isPremium = false, photo } = order;
    queue.admit({ isPremium });
    const row = newGeneration(order, {
      fingerprint,
      moment: now(),
      guestsCounted: guestLimit > 0,
      timeLimitMs: generator.capacity.timeLimitMs,
    });
    await generator.approve?.(row);
    const reservation = await reserve(kv, row, { guestLimit });
    switch (reservation) {
      case "taken":
        return null;
      case "limited":
        throw limitReached();
      case "unpaid":
        throw outOfCredits(order);
      case "conflict":
        throw busy("The server is busy. Please try again.");
    }
    return await draw(studio, reservation, { isPremium, photo, report });
  }

  /** Waits for a generation of another process, or ends it when that process is gone. */
  async function awaitOther({ leaseUntil }: GenerationRow): Promise<void> {
    if (leaseUntil < now().getTime()) return await releaseAbandoned(studio, now().getTime());
    await new Promise((done) => setTimeout(done, POLL_MS));
  }

  function limitReached(): Failure {
    return new Failure(
      "limited",
      `That was your ${guestLimit} free pictures for today. Come back tomorrow for more!`,
      { retryAfterSeconds: secondsUntilNextDay(now()) },
    );
  }

  async function sweep(): Promise<void> {
    await releaseAbandoned(studio, now().getTime());
    await removeUnsaved(studio, now().getTime());
  }

  return {
    generate,
    sweep,
    understand: (request) => ({ ...generator.understand(request), cost: PICTURE_COST }),
    async recover() {
      await releaseAbandoned(studio, Number.MAX_SAFE_INTEGER);
      await sweep();
    },
    async close() {
      closed = true;
      queue.close();
      await Promise.allSettled([...jobs.values()].map(({ result }) => result));
    },
  };
}

function keyOfAnotherRequest(): Failure {
  return new Failure("conflict", "This Idempotency-Key was used for another request.");
}

function outOfCredits({ photo }: Order): Failure {
  return new Failure(
    "forbidden",
    photo ? PHOTO_UNPAID : "No generations remaining",
  );
}

function busy(message: string): Failure {
  return new Failure("busy", message, { retryAfterSeconds: 5 });
}
