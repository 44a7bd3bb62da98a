/**
 * @module What photos show, read before anything is drawn from them: free, and nothing of a photo is kept.
 */
import { t } from "../../lib/i18n/translate.ts";
import type { CatSeen } from "../../lib/cat_seen.ts";
import { Failure } from "../failures/failure.ts";
import { enforceLimit } from "../rate_limits/enforce.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";
import type { Owner } from "../store/generations/generation_row.ts";
import type { Photo } from "./photo.ts";
import type { PhotoDecoder } from "./photo_decoder.ts";

/** What can read photos, apart from drawing. */
export interface PhotoReader {
  /** The cat that a photo shows; null for none. Absent where photos are only drawn from. */
  readPhoto?(photo: Photo): Promise<CatSeen | null>;
}

/** What the photos of people show. */
export interface PhotoReadings {
  /**
   * The cat on the photo in a data URL, null for none. Throws `conflict` where the generator reads no photos
   * apart from drawing, `rateLimited` beyond the limit of this owner, else as {@link PhotoDecoder.decode}.
   */
  read(
    who: { owner: Owner; isPremium?: boolean },
    dataUrl: string,
  ): Promise<CatSeen | null>;
}

/** Readings by this generator. */
export function createPhotoReadings(
  { kv, generator, photoDecoder, now = () => new Date() }: {
    kv: Deno.Kv;
    generator: PhotoReader;
    photoDecoder: PhotoDecoder;
    now?: () => Date;
  },
): PhotoReadings {
  return {
    async read({ owner, isPremium }, dataUrl) {
      if (!generator.readPhoto) {
        throw new Failure(
          "conflict",
          t("Only the built-in illustrator reads photos by themselves."),
        );
      }
      await enforceLimit({ kv, now }, RATE_LIMITS.photoReadings, owner);
      return await generator.readPhoto(await photoDecoder.decode(dataUrl, { isPremium }));
    },
  };
}
