/**
 * @module Which cats of a picture that exists a text is about: by their names, "both", "all"; without any,
 * the first.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { CatMention } from "./cat_mentions.ts";

/** The cats of a picture, in order. */
export type NamedCats = readonly { name?: string }[];

/** Words for every cat of a picture. */
const EVERY =
  /\b(?:both|all|they|each|everyone|beide|alle|tous|toutes|ambos|ambas|todos|todas|entrambi|entrambe|tutti|tutte)\b/i;

/** A mention for each naming of a cat; what follows is said of it until another one is named. */
export function namedCatMentions(
  prompt: string,
  lexemes: readonly Lexeme[],
  cast: NamedCats,
): CatMention[] {
  const named = lexemes.flatMap((lexeme, at) => {
    const index = cast.findIndex(({ name }) => name !== undefined && isAt(prompt, lexeme, name));
    return index < 0 ? [] : [{ at, first: index + 1 }];
  });
  const every = EVERY.test(prompt) && named.length === 0;
  const end = lexemes.length;
  if (named.length === 0) {
    return [{ start: -1, end: -1, first: 1, count: every ? cast.length : 1, from: 0, to: end }];
  }
  return named.map(({ at, first }, i): CatMention => ({
    start: lexemes[at]!.start,
    end: lexemes[at]!.end,
    first,
    count: 1,
    name: cast[first - 1]!.name!,
    from: i === 0 ? 0 : at,
    to: named[i + 1]?.at ?? end,
  }));
}

function isAt(prompt: string, { start, end }: Lexeme, name: string): boolean {
  return prompt.slice(start, end).toLowerCase() === name.toLowerCase();
}
