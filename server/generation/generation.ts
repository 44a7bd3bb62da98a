/**
 * @module Generations: credits are reserved, the picture is drawn and stored, the credits are settled. Each is
 * paid for exactly once, whatever happens in between.
 */
import { ulid } from "ulid";
import type { Birth } from "../../lib/kittens/birth.ts";
import type { GeneratedCharacter, RecentPicture } from "../../lib/character.ts";
import type { UnderstandRequest } from "../../lib/schemas/understand_request.ts";
import type { Understanding } from "../../lib/understanding.ts";
import type { Config } from "../config.ts";
import { createLimit } from "../concurrency/limit.ts";
import { MINUTE_MS } from "../../lib/durations.ts";
import { CROWDED } from "../images/crowded.ts";
import { log } from "../telemetry/log.ts";
import { findGeneration, listRecent } from "../store/generations/generation_lookups.ts";
import {
  type GenerationRow,
  isKept,
  type Owner,
  recentOwner,
} from "../store/generations/generation_row.ts";
import { createLeases, type LeaseOptions } from "../store/database/leases.ts";
import { observedLimit } from "../telemetry/observed_limit.ts";
import type { DrawingDeps } from "./drawing.ts";
import { findOrDraw, type FindOrDrawDeps, paidTogether, type PictureSet } from "./find_or_draw.ts";
import { generatedCharacter, recentPicture } from "./generated_character.ts";
import { type Job, startJob } from "./jobs.ts";
import { keyOfAnotherRequest, restarting, unavailable } from "./generation_failures.ts";
import { fingerprintOf, type GenerationRequest, type JointRequest } from "./generation_request.ts";
import { requirePermittedChoices } from "./permitted_choices.ts";
import { receiptFor } from "./receipt.ts";
import { releaseAbandoned, removeUnsaved } from "./sweeping.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** Requests being looked at, waiting or drawn at once, to bound memory where pictures are quick. */
const MAX_JOBS = 2_000;

/** About as long as people look at a progress bar. */
const MAX_WAIT_MS = MINUTE_MS;

/** More than a strip of pictures shows. */
const MAX_RECENT = 100;

/** Between two looks for what a killed worker left: with its lease, credits are back within 30 s. */
const SWEEP_MS = 5_000;

/** What generations work with. */
export interface GenerationDeps
  extends Pick<DrawingDeps, "kv" | "images" | "generator" | "storingPatienceMs"> {
  /** Pictures that guests may draw a day. */
  config: Pick<Config, "guestGenerationsPerDay" | "siteGuestGenerationsPerDay">;
  /** The clock; the system's by default. */
  now?: () => Date;
  /** How long a worker that is silent counts as alive. */
  lease?: LeaseOptions;
}

/** What is drawn of a litter. */
export interface DrawnLitter {
  /** Names it for its owner. */
  id: string;
  /** Its pictures: every one once it is drawn, later those that are kept. */
  kittens: RecentPicture[];
  /** Their births, in the same order. */
  births: Birth[];
  /** Credits left when it was drawn. */
  remainingGenerations: number;
}

/** Drawing pictures: paid once, never lost, never doubled. */
export interface Generation {
  /** What the generator makes of a description, and the credits a picture of it costs. */
  understand(request: UnderstandRequest): Promise<Understanding>;
  /**
   * The picture, drawn now or, for a repeated request, the one drawn before. Goes on to the end
   * even when the client has gone. Throws `invalid` for offensive words, `forbidden` without credits and for
   * a premium style without membership, `rateLimited` beyond a
   * guest's pictures, `conflict` for another request under the same key, `unavailable` in a crowd,
   * `provider` when drawing failed.
   */
  generate(request: GenerationRequest): Promise<GeneratedCharacter>;
  /**
   * The pictures of a litter, all of them or none; they cost one credit together. Else as `generate`.
   */
  generateLitter(request: JointRequest): Promise<DrawnLitter>;
  /** The panels of a story, all of them or none, paid for together. Else as `generate`. */
  generateStory(request: JointRequest): Promise<{ id: string; panels: GeneratedCharacter[] }>;
  /** A litter that this owner has had: what is left of it. Null when there is none. */
  litter(owner: Owner, id: string): Promise<DrawnLitter | null>;
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
      crowded: CROWDED,
      alreadyWaiting: msg("Your last picture is still waiting in line."),
    }),
  );
  const leases = createLeases(kv, lease);
  const stopping = new AbortController();
  const { signal: stop } = stopping;
  const { guestGenerationsPerDay: guestLimit, siteGuestGenerationsPerDay: siteGuestLimit } = config;
  const deps: FindOrDrawDeps = {
    ...{ kv, images, generator, drawings, now, storingPatienceMs, stop, leases },
    limits: { guestLimit, siteGuestLimit },
    isClosed: () => closed,
  };
  const jobs = new Map<string, Job<GenerationRow[]>>();
  let closed = false;
  let watching: ReturnType<typeof setInterval> | undefined;

  async function generate(request: GenerationRequest): Promise<GeneratedCharacter> {
    // A revision was permitted, or refused, with the changes that made it.
    if (!request.revision) requirePermittedChoices(request.choices, request);
    const fingerprint = await fingerprintOf(request);
    const [row] = await follow({ fingerprint, requests: () => [request], client: request });
    return generatedCharacter(row!);
  }

  async function generateLitter({ fingerprint, requests, ...client }: JointRequest) {
    const rows = await follow({ fingerprint, requests, client });
    return litterOf(rows);
  }

  async function generateStory({ fingerprint, requests, ...client }: JointRequest) {
    const rows = await follow({ fingerprint, requests, client });
    return { id: rows[0]!.id, panels: rows.map(generatedCharacter) };
  }

  /** Follows the work on this set, which begins unless it is being done. */
  function follow(set: PictureSet): Promise<GenerationRow[]> {
    const { fingerprint, client } = set;
    const { owner, idempotencyKey } = client;
    const name = idempotencyKey ? `${owner}\n${idempotencyKey}` : ulid();
    const job = jobs.get(name) ?? start(name, set);
    if (job.fingerprint !== fingerprint) throw keyOfAnotherRequest();
    job.follow(client);
    return job.result;
  }

  function start(name: string, set: PictureSet): Job<GenerationRow[]> {
    if (closed) throw restarting();
    if (jobs.size >= MAX_JOBS) {
      throw unavailable(t("The server is busy. Please try again in a moment."));
    }
    const job = startJob(set.fingerprint, (report) => findOrDraw(deps, set, report));
    jobs.set(name, job);
    const end = () => jobs.delete(name);
    job.result.then(end, end);
    return job;
  }

  async function sweep(): Promise<void> {
    await releaseAbandoned(deps, leases.hasEnded);
    await removeUnsaved(deps, now().getTime());
  }

  return {
    generate,
    generateLitter,
    generateStory,
    sweep,
    async litter(owner, id) {
      const first = await findGeneration(kv, id);
      if (first?.owner !== owner || !first.litter || !first.birth || !isKept(first)) return null;
      return litterOf(await paidTogether(kv, first));
    },
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

function litterOf(rows: readonly GenerationRow[]): DrawnLitter {
  const [first] = rows;
  return {
    id: first!.id,
    kittens: rows.map(recentPicture),
    births: rows.map(({ birth }) => birth!),
    remainingGenerations: first!.remainingGenerations ?? 0,
  };
}
