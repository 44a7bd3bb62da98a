/**
 * @module A saved character in the other art styles: small pictures of exactly this cat, painted when they
 * are first looked at and kept beside its picture.
 */
import type { CharacterRef } from "../../lib/characters/character_url.ts";
import type { Style } from "../../lib/choices.ts";
import { createLimit } from "../concurrency/limit.ts";
import { createSingleFlight } from "../concurrency/single_flight.ts";
import { Failure } from "../failures/failure.ts";
import type { ImageGenerator } from "../generation/image_generator.ts";
import { CROWDED } from "../images/crowded.ts";
import type { ImageStore } from "../images/image_store.ts";
import { tryToKeepCopies } from "../images/kept_copies.ts";
import { noPicture } from "../images/picture_failures.ts";
import { styleKey } from "../images/picture_key.ts";
import { pictureVariant } from "../images/variants.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { findCharacter } from "../store/characters/characters.ts";
import { findGeneration } from "../store/generations/generation_lookups.ts";
import type { GenerationRow, Owner } from "../store/generations/generation_row.ts";
import { enforceLimit } from "../rate_limits/enforce.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";
import { observedLimit } from "../telemetry/observed_limit.ts";
import type { CharacterPicture } from "./pictures.ts";
import { visibleRow } from "./visibility.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Pixels of a picture's side. */
const WIDTH = 256;

/** One at a time: they share the drawing threads with pictures that were paid for. */
const LINE = { atOnce: 1, maxWaitMs: 20_000, typicalMs: 700, crowded: CROWDED };

/** Saved characters in other styles. */
export interface StylePictures {
  /** Whether this character can be drawn in other styles: the illustrator drew it from words. */
  areThere(id: number): Promise<boolean>;
  /**
   * The character that this visitor sees, in this style. Throws `notFound`, `conflict` when it cannot be drawn in
   * another style, `rateLimited` when this client asks for too many new ones, and `unavailable` when too many
   * are being drawn.
   */
  find(
    ref: CharacterRef,
    options: { style: Style; viewerId?: number; client: Owner },
  ): Promise<CharacterPicture>;
}

/** What they are made with. */
export interface StylePictureDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Where they are kept. */
  images: ImageStore;
  /** Draws them, where it can draw the same cat again. */
  generator: Pick<ImageGenerator, "revise" | "thumbnail">;
  /** The clock; that of the machine by default. */
  now?: () => Date;
}

/** Pictures in other styles, kept in this storage. */
export function createStylePictures(
  { kv, images, generator, now = () => new Date() }: StylePictureDeps,
): StylePictures {
  const line = observedLimit("style pictures", createLimit(LINE));
  const making = createSingleFlight<Uint8Array<ArrayBuffer>>();

  async function paint(row: GenerationRow, imageKey: string, style: Style) {
    const png = await images.get(imageKey);
    if (!png) throw noPicture();
    const revision = generator.revise?.(png, row, { style });
    if (!revision || "otherCat" in revision || !generator.thumbnail) throw noOtherStyles();
    return await generator.thumbnail(revision.recipe, WIDTH);
  }

  async function make(row: GenerationRow, imageKey: string, style: Style) {
    // Another request may have made it since this one looked.
    const kept = await images.get(styleKey(imageKey, style));
    if (kept) return kept;
    const webp = await line.run(() => paint(row, imageKey, style));
    await tryToKeepCopies(images, imageKey, {
      copies: [[styleKey(imageKey, style), webp]],
      what: `${imageKey} in ${style} is`,
    });
    return webp;
  }

  async function read({ generationId, imageKey }: CharacterRow, style: Style, client: Owner) {
    const key = styleKey(imageKey, style);
    const kept = await images.get(key);
    if (kept) return kept;
    const row = await findGeneration(kv, generationId);
    if (!row || row.keepPhoto) throw noOtherStyles();
    if (style !== row.style) {
      await enforceLimit({ kv, now }, RATE_LIMITS.stylePictures, client);
      return await making.run(key, () => make(row, imageKey, style));
    }
    const own = await pictureVariant(images, imageKey, WIDTH);
    if (!own) throw noPicture();
    return own;
  }

  return {
    async areThere(id) {
      if (!generator.revise || !generator.thumbnail) return false;
      const character = await findCharacter(kv, id);
      const row = character && await findGeneration(kv, character.generationId);
      return row !== null && !row.keepPhoto;
    },

    async find(ref, { style, viewerId, client }) {
      const row = await visibleRow(kv, ref, viewerId);
      const etag = `"${styleKey(row.imageKey, style)}"`;
      return { type: "image/webp", etag, read: () => read(row, style, client) };
    },
  };
}

function noOtherStyles(): Failure {
  return new Failure("conflict", t("Only pictures of the built-in illustrator can be changed."));
}
