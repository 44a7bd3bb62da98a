/**
 * What photos show, read before anything is drawn from them: free, and nothing of a photo is kept.
 *
 * @module
 */
import { t } from "../../lib/i18n/translate.ts";
import type { CatSeen } from "../../lib/cat_seen.ts";
import { Failure } from "../failures/failure.ts";
import { enforceLimit } from "../rate_limits/enforce.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";
import type { Owner } from "../store/generations/generation_row.ts";
import type { Photo } from "./photo.ts";

/** What can read photos, apart from drawing. */
export interface PhotoReader {
  /** The cat that a photo shows; null for none. Absent where photos are only drawn from. */
  readPhoto?(photo: Photo): Promise<CatSeen | null>;
}

/** What the photos of people show. */
export interface PhotoReadings {
  /**
   * The cat on the photo that `open` gives, null for none. Throws `conflict` where the generator reads no
   * photos apart from drawing, `rateLimited` beyond the limit of this owner, and what `open` throws.
   */
  read(owner: Owner, open: () => Promise<Photo>): Promise<CatSeen | null>;
}

/** Readings by this generator. */
export function createPhotoReadings(
  { kv, generator, now = () => new Date() }: {
    kv: Deno.Kv;
    generator: PhotoReader;
    now?: () => Date;
  },
): PhotoReadings {
  return {
    async read(owner, open) {
      if (!generator.readPhoto) {
        throw new Failure(
          "conflict",
          t("Only the built-in illustrator reads photos by themselves."),
        );
      }
      await enforceLimit({ kv, now }, RATE_LIMITS.photoReadings, owner);
      return await generator.readPhoto(await open());
    },
  };
}
