/**
 * @module Each character's card, drawn once and kept beside its picture. A card says inside what it shows,
 * so that one that shows something old is never served, however a change and a drawing overlap.
 */
import { createHash } from "node:crypto";
import { findVisible } from "../characters/visibility.ts";
import type { CharacterPicture } from "../characters/pictures.ts";
import type { CharacterRef } from "../../lib/characters/character_url.ts";
import { createLimit } from "../concurrency/limit.ts";
import { createSingleFlight } from "../concurrency/single_flight.ts";
import { CROWDED } from "../images/crowded.ts";
import type { ImageStore } from "../images/image_store.ts";
import { tryToKeepCopies } from "../images/kept_copies.ts";
import { noPicture } from "../images/picture_failures.ts";
import { cardKey } from "../images/picture_key.ts";
import { textIn, withText } from "../images/png_text.ts";
import { pictureVariant } from "../images/variants.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { drawShareCard } from "./draw_share_card.ts";

/** Rises when cards are drawn in another way. */
const VERSION = 2;

/** The keyword under which a card says what it shows. */
const KEYWORD = "shows";

/** The cat is shown 490 pixels wide; from the largest copy it stays crisp. */
const PICTURE_WIDTH = 1024;

/** A crawler may ask for all of them. */
const LIMIT = { atOnce: 1, maxWaitMs: 10_000, typicalMs: 200, crowded: CROWDED };

/** The share cards of saved characters. */
export interface ShareCards {
  /**
   * The card of a character that this visitor sees; null when there is no such character. Throws
   * `unavailable` when too many are being drawn.
   */
  find(ref: CharacterRef, viewerId?: number): Promise<CharacterPicture | null>;
}

/** Share cards kept beside the pictures in this storage. */
export function createShareCards({ kv, images }: { kv: Deno.Kv; images: ImageStore }): ShareCards {
  const limit = createLimit(LIMIT);
  /** Cards being drawn, by what they show. */
  const drawing = createSingleFlight<Uint8Array<ArrayBuffer>>();

  async function draw(row: CharacterRow, content: string) {
    const picture = await pictureVariant(images, row.imageKey, PICTURE_WIDTH);
    if (!picture) throw noPicture();
    const card = withText(await drawShareCard(row, picture), KEYWORD, content);
    await tryToKeepCopies(images, row.imageKey, {
      copies: [[cardKey(row.imageKey), card]],
      what: `the card of character ${row.id} is`,
    });
    return card;
  }

  return {
    async find(ref, viewerId) {
      const row = (await findVisible(kv, ref, viewerId))?.row;
      if (!row) return null;
      const content = contentOf(row);
      return {
        type: "image/png",
        etag: `"${content}"`,
        async read() {
          const kept = await images.get(cardKey(row.imageKey));
          if (kept && textIn(kept, KEYWORD) === content) return kept;
          return await drawing.run(content, () => limit.run(() => draw(row, content)));
        },
      };
    },
  };
}

/** The same for two cards only if they look the same. */
function contentOf({ imageKey, name, style, traits, colorScheme }: CharacterRow): string {
  const shown = JSON.stringify([VERSION, imageKey, name, style, traits, colorScheme]);
  return createHash("sha256").update(shown).digest("base64url");
}
