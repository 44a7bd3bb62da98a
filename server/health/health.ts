/** @module Whether database and picture storage can be read and written. */
import { within } from "../concurrency/deadline.ts";
import type { ImageStore } from "../images/image_store.ts";
import { probeWrite } from "../store/database/write_probe.ts";
import { keys } from "../store/keys.ts";

/** How long an examination counts: eager watchers must not keep database and disk busy. */
const EXAMINED_FOR_MS = 1000;

/** A part that takes longer cannot work; watchers get their answer within 3 s. */
const ANSWER_MS = 2000;

/** What is examined. */
export interface HealthDeps {
  /** The database. */
  kv: Deno.Kv;
  /** The picture storage. */
  images: Pick<ImageStore, "check" | "checkWrite">;
  /** Milliseconds that only ever grow. */
  now?: () => number;
}

/** Each rejects when a part fails or takes too long; the outcome counts for a second. */
export interface Health {
  /** Reads from both. */
  read(): Promise<unknown>;
  /** Writes into both. */
  write(): Promise<unknown>;
}

/** The health of these parts. */
export function createHealth(
  { kv, images, now = () => performance.now() }: HealthDeps,
): Health {
  function examination(parts: () => Promise<unknown>[]): () => Promise<unknown> {
    let last: Promise<unknown> | undefined;
    let startedAt = -Infinity;
    return function examine() {
      if (last && now() < startedAt + EXAMINED_FOR_MS) return last;
      startedAt = now();
      return last = within(ANSWER_MS, Promise.all(parts()));
    };
  }

  return {
    // Any read shows that the database answers.
    read: examination(() => [kv.get(keys.openGenerations), images.check()]),
    write: examination(() => [probeWrite(kv), images.checkWrite()]),
  };
}
