/**
 * Profane words in texts for public pages, found by a maintained list. Words that only look like
 * one of them pass: cats, birds and plants have such names.
 *
 * @module
 */
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { Failure } from "../failures/failure.ts";

/** What a person wrote, by the field it is in. */
export type Wording = Record<string, string | readonly string[] | undefined>;

/** What the list takes for something else. */
const HARMLESS = [
  ...["pussycat", "pussy cat", "pussy-cat", "pussy willow", "pussywillow", "pussyfoot"],
  ...["dick whittington", "moby dick", "dickson", "dickinson", "tom, dick and harry"],
  ...["great tit", "blue tit", "coal tit", "booby", "boobies", "boobook"],
  ...["assor", "assau", "assay", "analise", "cumin", "cumference", "cum laude", "cummings"],
  ...["chinkapin", "chink of light", "shiitake", "rapeseed", "penistone", "turdus"],
];

const { whitelistedTerms = [], ...list } = englishDataset.build();

const matcher = new RegExpMatcher({
  ...list,
  ...englishRecommendedTransformers,
  whitelistedTerms: [...whitelistedTerms, ...HARMLESS],
});

/** Digits stand for letters inside a word, "sh1t"; at its end or alone they are a number, "Cat 455", "N16". */
const NUMBERS = /\p{Nd}+(?![\p{L}\p{Nd}])/gu;

/** Throws `invalid` naming the field when one of these texts is profane. */
export function refuseProfanity(wording: Wording): void {
  for (const [path, texts] of Object.entries(wording)) {
    if (![texts ?? []].flat().some(offends)) continue;
    const place = WORDS[path] ?? `the ${path}`;
    const message =
      `Please choose other words: there is one in ${place} that is not for everybody.`;
    throw new Failure("invalid", message, { issues: [{ path, message }] });
  }
}

function offends(text: string): boolean {
  return matcher.hasMatch(text.replaceAll(NUMBERS, " "));
}

/** What a field is called on screen, where it is not its name. */
const WORDS: Record<string, string> = { prompt: "the description", username: "your username" };
