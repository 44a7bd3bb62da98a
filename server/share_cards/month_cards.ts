/**
 * @module The cards of closed months. They are few and seldom asked for, so that they are drawn when needed
 * and kept in memory; a winner that moderators hide is gone from the next one.
 */
import { createHash } from "node:crypto";
import { createMemo } from "../concurrency/memo.ts";
import { monthNameIn } from "../../lib/contest/month_name.ts";
import type { Period } from "../../lib/contest/period.ts";
import type { Submission } from "../../lib/contest/submission.ts";
import type { CharacterPicture } from "../characters/pictures.ts";
import { createLimit } from "../concurrency/limit.ts";
import type { Contest } from "../contest/contest.ts";
import { inEnglish } from "../i18n/request_language.ts";
import { CROWDED } from "../images/crowded.ts";
import type { ImageStore } from "../images/image_store.ts";
import { noPicture } from "../images/picture_failures.ts";
import { pictureVariant } from "../images/variants.ts";
import { drawMonthCard, PLACES_ON_CARD } from "./draw_month_card.ts";
import { DEFAULT_LANGUAGE } from "../../lib/i18n/languages.ts";

/** Half a megabyte each. */
const MOST_KEPT = 12;

/** The largest copy, so that the winner's picture stays crisp. */
const PICTURE_WIDTH = 1024;

const LIMIT = { atOnce: 1, maxWaitMs: 10_000, typicalMs: 400, crowded: CROWDED };

/** The share cards of closed months. */
export interface MonthCards {
  /**
   * The card of a closed month; null for one without a result or without winners. Throws `unavailable` when
   * too many are being drawn.
   */
  find(period: Period): Promise<CharacterPicture | null>;
}

/** The share cards of the months of this contest. */
export function createMonthCards(
  { contest, images }: { contest: Pick<Contest, "archive">; images: ImageStore },
): MonthCards {
  const limit = createLimit(LIMIT);
  /** Cards by what they show. */
  const cards = createMemo<Uint8Array<ArrayBuffer>>(MOST_KEPT);

  async function draw(period: Period, winners: readonly Submission[]) {
    const pictures = await Promise.all(
      winners.map(({ character }) => pictureVariant(images, character.imageUrl, PICTURE_WIDTH)),
    );
    const present = pictures.filter((picture) => picture !== null);
    if (present.length < pictures.length) throw noPicture();
    const { name, colorScheme } = winners[0]!.character;
    return await drawMonthCard(
      { month: monthNameIn(DEFAULT_LANGUAGE, period), name, colorScheme },
      present,
    );
  }

  return {
    async find(period) {
      const month = await contest.archive(period);
      const winners = month?.winners.slice(0, PLACES_ON_CARD) ?? [];
      if (winners.length === 0) return null;
      const content = contentOf(period, winners);
      return {
        type: "image/png",
        etag: `"${content}"`,
        read: () => cards(content, () => limit.run(() => inEnglish(() => draw(period, winners)))),
      };
    },
  };
}

/** The same for two cards only if they look the same. */
function contentOf(period: Period, winners: readonly Submission[]): string {
  const shown = winners.map(({ character }) => [
    character.imageUrl,
    character.name,
    character.colorScheme,
  ]);
  return createHash("sha256").update(JSON.stringify([period, shown])).digest("base64url");
}
