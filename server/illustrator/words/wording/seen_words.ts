/** @module What a photo shows of a cat, as receipts say it. */
import { type CatSeen, SEEN_TRAIT_NAMES, type SeenTrait } from "../../../../lib/cat_seen.ts";
import type { ReceiptWords } from "./receipt_words.ts";

/** "coat colour: brown", "pattern: tabby": what is known of these traits. */
export function seenWords(
  cat: (Partial<Record<SeenTrait, string>> & Pick<CatSeen, "byColours">) | null,
  words: ReceiptWords,
  isSaid: (trait: SeenTrait) => boolean = () => true,
): string[] {
  const known = SEEN_TRAIT_NAMES.filter((trait) => cat?.[trait] && isSaid(trait))
    .map((trait) => words.seen(trait, cat![trait]!));
  return cat?.byColours && known.length > 0
    ? [...known, words.text("no cat's face was seen")]
    : known;
}
