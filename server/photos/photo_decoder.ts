/**
 * @module Decoding the photos that people send, few at once and few in line: each can fill the memory of a
 * small machine.
 */
import { msg } from "../../lib/i18n/translate.ts";
import { createLimit } from "../concurrency/limit.ts";
import { observedLimit } from "../telemetry/observed_limit.ts";
import { type Photo, readPhoto } from "./photo.ts";

const LIMIT = {
  atOnce: 2,
  maxWaitMs: 1_000,
  typicalMs: 150,
  crowded: msg("Many photos are being read right now."),
};

/** Photos in data URLs. */
export interface PhotoDecoder {
  /** Throws as {@link readPhoto}, and `unavailable` in a crowd. Premium users go first. */
  decode(dataUrl: string, options: { isPremium?: boolean }): Promise<Photo>;
}

/** A decoder with a line of its own. */
export function createPhotoDecoder(): PhotoDecoder {
  const limit = observedLimit("photos", createLimit(LIMIT));
  return {
    decode: (dataUrl, { isPremium }) =>
      limit.run(() => readPhoto(dataUrl), { priority: isPremium }),
  };
}
