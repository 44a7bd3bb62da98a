/** @module A group of cats without a number, whose members are named one after the other. */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { CatMention } from "./cat_mentions.ts";
import { isListed } from "./looks_of_each.ts";
import { groupBehind } from "./cat_groups.ts";
import { isBarePlural } from "./cat_numbers.ts";

/** "A cat band, *one* on tuba, *one* on drums": one cat for each. */
export function withCountOfOnes(
  prompt: string,
  lexemes: readonly Lexeme[],
  mentions: CatMention[],
): CatMention[] {
  const [only] = mentions;
  if (mentions.length !== 1 || !only) return mentions;
  const first = prompt.slice(only.end).search(ONES) + only.end;
  // "Two balls, one is red and one is blue".
  const isOfThings = lexemes.some(({ start, isPlural, term }) =>
    start >= only.end && start < first && isPlural && term.role === "thing"
  );
  if (isOfThings) return mentions;
  const isUncounted = only.count === 1 || groupBehind(prompt, only) !== undefined ||
    isBarePlural(prompt, lexemes, lexemes.findIndex(({ start }) => start === only.start));
  const ones = [...prompt.slice(only.end).matchAll(ONES)].length;
  if (isUncounted && ones > 1 && ones <= MOST) return [{ ...only, count: ones }];
  const listed = isUncounted ? listedBehindColon(prompt, lexemes, only) : 0;
  return listed > 1 && listed <= MOST ? [{ ...only, count: listed }] : mentions;
}

/** "Cats playing cards: *a Persian, a sphynx and a tuxedo*": how many a list behind a colon or a dash names. */
function listedBehindColon(
  prompt: string,
  lexemes: readonly Lexeme[],
  { end }: CatMention,
): number {
  const colon = prompt.slice(end).search(/:|\s[-–—]\s/);
  if (colon < 0) return 0;
  return lexemes.filter((_, at) => isListed(lexemes, { prompt, at, after: end + colon })).length;
}

/** More cats crowd each other out. */
const MOST = 5;

const ONES =
  /(?:[,.;:] |\band )(?:one|another|the other|the (?:second|third|last)(?: one)?)(?: (?:of them|cat|kitten))?(?= (?:is|on|with|in|has|plays|playing|wears|wearing|holds|holding|sleeps|sleeping|sits|sitting)\b| \p{L}+(?=,| and one| or one|[.;!]|$))/giu;
