/** @module What is to be drawn for a description, and what is said about it. */
import type { Accessory } from "../../lib/choices.ts";
import type { Language } from "../../lib/i18n/languages.ts";
import type { LockablePart } from "../../lib/locked_parts.ts";
import type { WordsRead } from "../../lib/understanding.ts";
import type { CatSeen } from "../../lib/cat_seen.ts";
import { withLocked } from "./revision/locking.ts";
import type { CatSpec } from "./spec.ts";
import { describe } from "./words/wording/description.ts";
import { parse } from "./words/parse.ts";
import { describeRepainting, repaintingReceipt, repaintingRecipe } from "./words/repainting.ts";
import { type Options, resolve } from "./words/resolve.ts";
import { receiptIn } from "./words/speech/receipt.ts";
import { understanding } from "./words/understanding.ts";

/** In what language a receipt is written. */
export interface InLanguage {
  /** Absent: English. */
  language?: Language | undefined;
}

/** A picture before it is drawn. */
export interface Plan {
  /** The recipe it will be drawn from. */
  spec: CatSpec;
  /** A true description of what the picture will show, in English. */
  alt: string;
  /** The receipt: which words were understood, guessed and ignored. */
  understanding: WordsRead;
}

/** Parts of a picture that stay. */
export interface LockedRecipe {
  /** The recipe of that picture. */
  recipe: CatSpec;
  /** What of it stays. */
  parts: readonly LockablePart[];
}

/**
 * The cat that words, options and seed describe. `options.photo` is the cat that a photo shows; `cat` null
 * says that a photo shows none. What is `locked` stays as it is in that recipe.
 */
export function planCharacter(
  words: string,
  { language, ...options }: Options & InLanguage,
  cat?: CatSeen | null,
  locked?: LockedRecipe,
): Plan {
  const said = parse(words);
  const resolved = resolve(said, { ...options, ...(cat && { photo: cat }) });
  const spec = locked ? withLocked(resolved, locked.recipe, locked.parts) : resolved;
  return {
    spec,
    alt: describe(spec),
    understanding: understanding(said, spec, cat, receiptIn(language)),
  };
}

/**
 * What is said of a picture once it is drawn: `seen` is its recipe as its scene shows it. What other things hide, and
 * what could not be laid out, is listed as left out.
 */
export function sayingsAsSeen(
  words: string,
  { spec, seen, language }: InLanguage & { spec: CatSpec; seen: CatSpec },
  cat?: CatSeen | null,
): Pick<Plan, "alt" | "understanding"> {
  return {
    alt: describe(seen),
    understanding: understanding(parse(words), spec, cat, receiptIn(language), seen),
  };
}

/** A photo painted anew; the words are not drawn into it. `cat` is what the photo shows, null for none. */
export function planRepainting(
  words: string,
  { accessories = [], language, ...options }: Options & InLanguage & { accessories?: Accessory[] },
  cat: CatSeen | null,
): Plan {
  const spec = repaintingRecipe({ ...options, ...(cat && { photo: cat }) });
  return {
    spec,
    alt: describeRepainting(spec, cat),
    understanding: repaintingReceipt(
      parse(words),
      { style: options.style, cat, accessories },
      receiptIn(language),
    ),
  };
}

/**
 * What would be understood of a description, before anything is drawn. `shown` is a recipe for it, and that recipe as
 * its scene shows it; what the recipe leaves to the seed stays open all the same.
 */
export function receiptOf(
  words: string,
  { keepPhoto = false, shown, language }: InLanguage & {
    keepPhoto?: boolean | undefined;
    shown?: { spec: CatSpec; seen: CatSpec };
  } = {},
): WordsRead {
  const said = parse(words), receipt = receiptIn(language);
  if (keepPhoto) return repaintingReceipt(said, undefined, receipt);
  const open = understanding(said, undefined, undefined, receipt);
  if (!shown) return open;
  const { spec, seen } = shown;
  return { ...open, understood: understanding(said, spec, undefined, receipt, seen).understood };
}
