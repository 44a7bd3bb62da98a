/**
 * @module Which words of a description are a pet's name: "named X", "my boy X", "X is a …", "X, our …", "X
 * the cat", a capital inside a sentence. Names say nothing about the picture, whatever else they mean:
 * Ginger may be grey.
 */
import {
  isAnnounced,
  isFirstOfTwo,
  isInApposition,
  isListedWithLook,
  isLoudSubject,
  isNamedInside,
  isNamedSmall,
  isOwned,
  isPet,
  isPresented,
  isProper,
  isSubject,
  isThing,
} from "./name_positions.ts";
import { ARTICLES, PRONOUNS } from "./name_words.ts";
import { namedTextOf, opensSentence } from "./named_text.ts";
import { namesInSigns } from "./names_in_signs.ts";
import type { Token } from "../../lexicon/tokens.ts";

/** The places of names among the tokens. */
export function petNames(
  tokens: readonly Token[],
  prompt: string,
  language: string,
): ReadonlySet<number> {
  const text = namedTextOf(tokens, prompt, language);
  const { words, capitals, terms, isPlain } = text;
  const names = new Set<number>();

  tokens.forEach(({ key }, at) => {
    if (PRONOUNS.has(key) || ARTICLES.has(key)) return;
    const before = at > 0 && !tokens[at]!.afterBreak ? tokens[at - 1]!.key : undefined;
    if (
      before && isAnnounced(text, at) || isInApposition(text, at) || isNamedSmall(text, at) ||
      isPresented(text, at)
    ) {
      name(at);
    } else if (!capitals[at] && !isLoudSubject(text, at)) return;
    else if (
      before && (isPlain || isOwned(text, at - 1)) && isPet(text, at - 1) && !isProper(terms[at])
    ) {
      name(at);
    } else if (opensSentence(text, at) ? isSubject(text, at) : isPlain && isNamedInside(text, at)) {
      name(at);
    }
  });
  tokens.forEach((_, at) => {
    if (names.has(at) && isFirstOfTwo(text, at)) name(at + 2);
  });
  const listed = tokens.flatMap((_, at) => isListedWithLook(text, at) ? [at] : []);
  if (listed.length > 1 && !listed.every((at) => isThing(terms[at]))) listed.forEach(name);
  const keys = new Set([...names].map((at) => tokens[at]!.key));
  tokens.forEach(({ key }, at) => {
    if (keys.has(key) && (capitals[at] || words[at] === words[at]!.toUpperCase())) names.add(at);
  });
  for (const at of namesInSigns(tokens, prompt, language)) names.add(at);
  return names;

  /** A name and its further parts: "Sir Fluffington". */
  function name(at: number): void {
    names.add(at);
    for (let next = at + 1; next < at + 3; next++) {
      // Thai writes a name of several syllables without a space.
      if (/\p{Script=Thai}/u.test(tokens[at]!.key) && tokens[next]?.start === tokens[at]!.end) {
        names.add(next);
        return;
      }
      if (!capitals[next] || tokens[next]!.afterBreak || isProper(terms[next])) return;
      names.add(next);
    }
  }
}
