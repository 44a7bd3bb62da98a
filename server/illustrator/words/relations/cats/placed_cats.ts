/** @module Several cats that are told apart by their place in the row. */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { CatMention } from "./cat_mentions.ts";

/** Words for one of several, by its place or as "one", and for the rest. */
const PLACED =
  /\bthe (?:(?<middle>middle|cent(?:er|re)|second)|(?<first>first|left|leftmost)|(?<last>last|third|right|rightmost))(?: one| cat| kitten)?\b(?= (?:is|has|wears|with|in|sleeps|sits)\b)|(?<=[,.;:] |\band )(?<one>one)(?: (?:cat|kitten|of (?:them|which)))?\b(?= (?:is|has|wears|with|in|sleeps|sits)\b)|\b(?<rest>the (?:others?|other (?:two|ones)|rest|outer ones|two others)|others)\b/giu;

/** "Three kittens, the middle one is white, the others are black": each place with its own words. */
export function byPlace(
  prompt: string,
  lexemes: readonly Lexeme[],
  only: CatMention,
): CatMention[] | undefined {
  const placed = [...prompt.matchAll(PLACED)].filter(({ index }) => index > only.end);
  const { count, first } = only;
  // "One" is the first only where something else is said of the others: "one is black, one is white".
  const isOfOne = placed.filter(({ groups = {} }) => groups["one"]).length === 1 &&
    placed.some(({ groups = {} }) => groups["rest"]);
  const found = isOfOne ? placed : placed.filter(({ groups = {} }) => !groups["one"]);
  const numbers = found.map(({ groups = {} }) => {
    if (groups["rest"]) return undefined;
    if (groups["first"] || groups["one"]) return 1;
    return groups["last"] ? count : count === 3 || groups[0] === "second" ? 2 : undefined;
  });
  const named = numbers.filter((number) => number !== undefined);
  if (named.length === 0 || new Set(named).size < named.length || count < named.length) return;
  const rest = Array.from({ length: count }, (_, i) => i + 1).filter((i) => !named.includes(i));
  const at = found.map(({ index }) => lexemes.findIndex(({ end }) => end > index));
  if (at.some((place) => place < 0)) return undefined;
  return [
    { ...only, to: at[0]! },
    ...found.flatMap((_, i): CatMention[] => {
      const from = at[i]!, to = at[i + 1] ?? lexemes.length, number = numbers[i];
      const { start, end } = lexemes[from]!;
      return (number === undefined ? rest : [number]).map((cat) => ({
        start,
        end,
        first: first + cat - 1,
        count: 1,
        from,
        to,
      }));
    }),
  ];
}
