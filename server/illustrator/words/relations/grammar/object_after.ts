/**
 * @module What a relation is about, where the text names it behind the relation's words: "on *a sofa*".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { languageOf } from "../../lexicon/language.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import {
  ADJECTIVES_FOLLOW,
  LAST_NOUN_LEADS,
  NOUNS_HAVE_CAPITALS,
} from "../../lexicon/word_order.ts";
import type { Reading } from "../../parsed_description.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import type { Mention } from "./mention.ts";
import { isPartOfPlace } from "../not_related.ts";
import { BETWEEN, OF_PLACE } from "../place_words.ts";
import type { RelationWords } from "../relation_words.ts";

/** The thing whose words hold the relation ("reading"), or the first one that its words lead to. */
export function objectAfter(
  found: RelationWords,
  mentions: readonly Mention[],
  { prompt, clothes, lexemes, next }: {
    prompt: string;
    clothes: readonly Reading[];
    lexemes: readonly Lexeme[];
    next: RelationWords | undefined;
  },
): Mention | undefined {
  // "Sitting *in a box*": the thing's words may hold the relation's last ones; a frying pan is not fried.
  const around = mentions.find(({ start, end }) =>
    start < found.end && end >= found.end &&
    (OF_PLACE.includes(found.is) || start > found.start ||
      start === found.start && end === found.end)
  );
  if (around) return around;
  const following = mentions.filter(({ start }) => start >= found.end)
    .sort((one, other) => one.start - other.start)[0];
  if (!following || (next && next.start < following.start)) return undefined;
  if (isPartOfPlace(found, lexemes)) return undefined;
  // "In a white cap with a teddy bear": the cap takes the word.
  if (clothes.some(({ start, end }) => start >= found.end && end <= following.start)) {
    return undefined;
  }
  const head = LAST_NOUN_LEADS.has(languageOf(tokenise(prompt)))
    ? headOf(following, mentions, { lexemes, next })
    : following;
  const between = lexemes.filter(({ start, end }) => start >= found.end && end <= following.start);
  const noun = lexemes.find(({ end }) => end > following.start);
  const isWhich = (lexeme: Lexeme) => lexeme === between.at(-1) && saysWhich(lexeme, noun, between);
  const leads = between.every((lexeme) =>
    !lexeme.afterBreak &&
    (BETWEEN.includes(lexeme.term.role) || isSkyAdjective(lexeme) || isWhich(lexeme))
  );
  if (between.some((_, at) => isUnknownNoun(prompt, between, at))) return undefined;
  if (!leads || noun?.afterBreak) return undefined;
  const language = languageOf(tokenise(prompt));
  const mayNamePlace = LAST_NOUN_LEADS.has(language) && !SAYS_WHERE_BY_CASE.has(language);
  if (mayNamePlace && namesPlace(head, lexemes)) return undefined;
  return head;
}

/** "In einem *Zorpel* Tulpen", "en un *zorple* lleno": what the relation is about is not known. */
function isUnknownNoun(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { term, start } = lexemes[at]!;
  if (term.role !== "unknown") return false;
  const language = languageOf(tokenise(prompt));
  if (language === NOUNS_HAVE_CAPITALS) return /^\p{Lu}/u.test(prompt.slice(start));
  const before = lexemes[at - 1];
  if (ADJECTIVES_FOLLOW.has(language)) return !before || before.term.role === "article";
  // Of two unknown words, the first one is no adjective of a noun behind the second.
  return language !== ENGLISH && lexemes[at + 1]?.term.role === "unknown";
}

/** "On a *snowy* fence", "on a *moonlit* roof". */
function isSkyAdjective({ term: { role, claims } }: Lexeme): boolean {
  return role === "place" && claims.length > 0 &&
    claims.every(({ slot, weak }) => weak || OF_THE_SKY.includes(slot));
}

const OF_THE_SKY: readonly string[] = ["time", "weather", "season"];

/** An emoji behind a place is a thing of its own. */
const LONGEST_EMOJI = 2;

/** "On a *kitchen* chair", "on a stack of *library* books"; in "in the garden flowers bloom" no cat is in the flowers. */
function saysWhich(
  { term }: Lexeme,
  noun: Lexeme | undefined,
  between: readonly Lexeme[],
): boolean {
  const isOfMany = between.some((lexeme) => lexeme.term.isOfMany);
  return term.role === "place" && noun !== undefined && !noun.apart &&
    (isOfMany || !noun.isPlural && between.some((lexeme) => lexeme.term.role === "article")) &&
    noun.end - noun.start > LONGEST_EMOJI;
}

/** "Lukee kirjaa puistossa": the ending says that the place is no part of the thing. */
const SAYS_WHERE_BY_CASE: ReadonlySet<string> = new Set(["fi", "hu", "tr"]);

/** "On a hotel balcony": the thing only says which balcony. */
function namesPlace({ end }: Mention, lexemes: readonly Lexeme[]): boolean {
  const next = lexemes.find(({ start }) => start >= end);
  return next !== undefined && !next.apart && next.term.role === "place" &&
    next.term.claims.some(({ slot, weak }) => slot === "setting" && !weak);
}

/** "On a tuna cake": the last of nouns that stand side by side is meant, unless its ending says where: "kalaa pöydällä". */
function headOf(
  first: Mention,
  mentions: readonly Mention[],
  { lexemes, next }: { lexemes: readonly Lexeme[]; next: RelationWords | undefined },
): Mention {
  const noun = lexemes.find(({ start }) => start >= first.end);
  const isPlaced = noun && next && next.start > noun.start && next.start < noun.end;
  const behind = noun && !noun.apart && noun.term.role === "thing" && !isPlaced
    ? mentions.find(({ start }) => start === noun.start)
    : undefined;
  return behind ? headOf(behind, mentions, { lexemes, next }) : first;
}
