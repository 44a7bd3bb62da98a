/**
 * The use case at the centre: from a description to a picture, paid for exactly once, whatever happens in
 * between.
 *
 * @module
 */
import { ulid } from "ulid";
import type { GeneratedCharacter } from "../../lib/character.ts";
import type { DescriptionRequest } from "../../lib/schemas/generate_request.ts";
import type { Understanding } from "../../lib/understanding.ts";
import type { Config } from "../config.ts";
import { Failure } from "../failure.ts";
import { findByIdempotencyKey } from "../store/generation_lookups.ts";
import type { GenerationRow } from "../store/generation_row.ts";
import { reserve } from "../store/generations.ts";
import { secondsUntilNextDay } from "../store/guest_limits.ts";
import { draw, type Studio } from "./drawing.ts";
import { generatedCharacter } from "./generated_character.ts";
import { type Job, type Listener, startJob } from "./jobs.ts";
import { fingerprintOf, newGeneration, type Order } from "./order.ts";
import { PICTURE_COST } from "./price.ts";
import { releaseAbandoned, removeUnsaved } from "./sweeping.ts";

/**
 * Pictures drawn or waiting at once. At half a second each on one thread the last one waits half a minute,
 * about as long as people do; the next is told to come back instead.
 */
const MAX_AT_ONCE = 60;

/** Between two looks at a generation that another process works on. */
const POLL_MS = 500;

export interface GenerationParts extends Studio {
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
  /** Takes no more orders and waits for the running ones. */
  close(): Promise<void>;
}

export function createGeneration(
  { config, now = () => new Date(), ...studio }: GenerationParts,
): Generation {
  const { kv, generator } = studio;
  const guestLimit = config.guestGenerationsPerDay;
  const jobs = new Map<string, Job<GenerationRow>>();
  let atWork = 0;
  let closed = false;

  async function generate(order: Order): Promise<GeneratedCharacter> {
    if (order.request.sourceImage !== undefined) {
      throw new Failure("unauthenticated", "You need to login to use the photo upload feature");
    }
    const fingerprint = await fingerprintOf(order.request);
    const { owner, idempotencyKey, onProgress } = order;
    const name = idempotencyKey ? `${owner}\n${idempotencyKey}` : ulid();
    const job = jobs.get(name) ?? start(name, order, fingerprint);
    if (job.fingerprint !== fingerprint) throw keyOfAnotherRequest();
    if (onProgress) job.follow(onProgress);
    return generatedCharacter(await job.result);
  }

  function start(name: string, order: Order, fingerprint: string): Job<GenerationRow> {
    if (closed) throw busy("The server is restarting. Please try again in a moment.");
    const job = startJob(fingerprint, (report) => fulfil(order, fingerprint, report));
    jobs.set(name, job);
    const end = () => jobs.delete(name);
    job.result.then(end, end);
    return job;
  }

  /** The settled generation of this order: one that exists under its key, or a new one. */
  async function fulfil(order: Order, fingerprint: string, report: Listener) {
    const { owner, idempotencyKey } = order;
    for (;;) {
      const earlier = idempotencyKey && await findByIdempotencyKey(kv, owner, idempotencyKey);
      if (!earlier) {
        const row = await drawNew(order, fingerprint, report);
        if (row) return row;
        continue;
      }
      if (earlier.fingerprint !== fingerprint) throw keyOfAnotherRequest();
      if (earlier.state === "settled") return earlier;
      await awaitOther(earlier);
    }
  }

  /** Null when another process has taken the idempotency key in the meantime. */
  async function drawNew(order: Order, fingerprint: string, report: Listener) {
    if (atWork >= MAX_AT_ONCE) {
      throw busy("Many pictures are being drawn right now. Please try again in a moment.");
    }
    atWork++;
    try {
      const row = newGeneration(order, { fingerprint, moment: now(), counted: guestLimit > 0 });
      const reservation = await reserve(kv, row, { guestLimit });
      if (reservation === "taken") return null;
      if (reservation === "limited") throw limitReached();
      if (reservation === "conflict") throw busy("The server is busy. Please try again.");
      return await draw(studio, reservation, report);
    } finally {
      atWork--;
    }
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
      await Promise.allSettled([...jobs.values()].map(({ result }) => result));
    },
  };
}

function keyOfAnotherRequest(): Failure {
  return new Failure("conflict", "This Idempotency-Key was used for another request.");
}

function busy(message: string): Failure {
  return new Failure("busy", message, { retryAfterSeconds: 5 });
}
