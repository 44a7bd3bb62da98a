/** @module What is seen of a cat on a photo, in words. */
import type { CatSeen, SeenTrait } from "../../lib/cat_seen.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** The traits' labels. */
export const TRAIT_LABELS: Record<SeenTrait, string> = {
  colour: msg("Coat colour"),
  pattern: msg("Pattern"),
  white: msg("White"),
  eyes: msg("Eyes"),
  length: msg("Fur length"),
};

/** What each trait can be. */
export const SEEN_WORDS: { [Trait in SeenTrait]: Record<NonNullable<CatSeen[Trait]>, string> } = {
  colour: {
    black: msg("black"),
    grey: msg("grey"),
    silver: msg("silver"),
    white: msg("white"),
    cream: msg("cream"),
    orange: msg("orange"),
    golden: msg("golden"),
    brown: msg("brown"),
    chocolate: msg("chocolate"),
  },
  pattern: {
    solid: msg("one colour"),
    tabby: msg("tabby"),
    spotted: msg("spotted"),
    tortoiseshell: msg("tortoiseshell"),
    calico: msg("calico"),
    points: msg("points"),
  },
  white: {
    none: msg("no white"),
    muzzle: msg("white muzzle"),
    bib: msg("white bib"),
    "muzzle and bib": msg("white muzzle and bib"),
    paws: msg("white paws"),
    "bib and paws": msg("white bib and paws"),
    "muzzle, bib and paws": msg("white muzzle, bib and paws"),
    patches: msg("white patches"),
    "mostly white": msg("mostly white"),
  },
  eyes: {
    green: msg("green eyes"),
    yellow: msg("yellow eyes"),
    gold: msg("gold eyes"),
    amber: msg("amber eyes"),
    copper: msg("copper eyes"),
    brown: msg("brown eyes"),
    hazel: msg("hazel eyes"),
    blue: msg("blue eyes"),
  },
  length: { short: msg("short fur"), medium: msg("medium fur"), fluffy: msg("fluffy fur") },
};

/** "brown tabby, white bib, gold eyes"; empty where nothing is sure. */
export function seenInWords({ colour, pattern, white, eyes, length }: CatSeen): string {
  const coat = colour && t(SEEN_WORDS.colour[colour]);
  const kind = pattern && t(SEEN_WORDS.pattern[pattern]);
  const parts = [
    coat && kind && pattern !== "solid"
      ? t("{colour} {pattern}", { colour: coat, pattern: kind })
      : coat ?? kind,
    white && white !== "none" && t(SEEN_WORDS.white[white]),
    eyes && t(SEEN_WORDS.eyes[eyes]),
    length && t(SEEN_WORDS.length[length]),
  ];
  return parts.filter(Boolean).join(t(", "));
}
