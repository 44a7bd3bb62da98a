/**
 * @module A repainted photo in words: the recipe it carries, its receipt, its alternative text. The words
 * of the description are not drawn into it, and nothing of it says they were.
 */
import { type Accessory, STYLE_NAMES } from "../../../lib/choices.ts";
import type { WordsRead } from "../../../lib/understanding.ts";
import type { CatSeen } from "../../../lib/cat_seen.ts";
import type { CatSpec } from "../spec.ts";
import { coatName } from "./wording/cat_phrase.ts";
import { ENGLISH_RECEIPT } from "./wording/english_receipt.ts";
import { withArticle } from "./wording/names.ts";
import { parse } from "./parse.ts";
import type { ReceiptWords } from "./wording/receipt_words.ts";
import { type Options, resolve } from "./resolve.ts";
import type { ParsedDescription } from "./parsed_description.ts";
import { seenWords } from "./wording/seen_words.ts";
import { ignoredWords, orNothing, YOUR_PHOTO } from "./understanding.ts";

/** What the receipt says before anybody has looked at the photo. */
const TO_COME = "the picture itself, painted anew in the chosen style";

/**
 * The recipe of the cat as it was read from the photo, for drawing it again: the photo is not kept.
 * `provenance.picture` says that the picture with this recipe shows more than the recipe knows.
 */
export function repaintingRecipe(options: Pick<Options, "style" | "seed" | "scheme" | "photo">) {
  const spec = resolve(parse("a cat"), options);
  return { ...spec, provenance: { ...spec.provenance, picture: "photo" } } satisfies CatSpec;
}

/** The receipt: what was read from the photo if it was looked at, and that nothing else was drawn. */
export function repaintingReceipt(
  said: ParsedDescription,
  done?: Pick<CatSpec, "style"> & { cat: CatSeen | null; accessories: readonly Accessory[] },
  words: ReceiptWords = ENGLISH_RECEIPT,
): WordsRead {
  const meaning = done
    ? [
      words.paintedAnew(done.style),
      ...orNothing(seenWords(done.cat, words), words),
    ].join(words.text(", "))
    : words.text(TO_COME);
  return {
    understood: [{ text: YOUR_PHOTO, meaning }],
    guessed: [],
    ignored: [
      ...ignoredWords(said, [...said.readings, ...said.unknown]),
      ...done?.accessories ?? [],
    ],
  };
}

/** "A photo painted anew in Watercolor style. By its colours it shows a brown tabby cat." */
export function describeRepainting({ style, coat }: CatSpec, cat: CatSeen | null): string {
  const painted = `A photo painted anew in ${STYLE_NAMES[style]} style.`;
  if (!cat?.colour || !cat.pattern) return painted;
  const eyes = cat.eyes ? ` with ${cat.eyes} eyes` : "";
  return `${painted} By its colours it shows ${withArticle("cat", coatName(coat))}${eyes}.`;
}
