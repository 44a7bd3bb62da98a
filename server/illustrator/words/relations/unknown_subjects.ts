/**
 * @module A place that is said of a noun without a drawing: "chasing a laser dot on the wall". The dot is
 * on the wall, the cat is not.
 */
import type { Lexeme } from "../binding/lexeme.ts";
import { isElder } from "../context/people/people.ts";
import { isFull } from "./phrases/filled_container.ts";
import { OF_PLACE } from "./place_words.ts";
import type { RelationWords } from "./relation_words.ts";

/** Words that say what is done or how, and name nothing. */
const NO_NOUN = /(?:ing|ed|ly|self|selves)$/i;

/** Words behind a comma that may say how the cat is: "…, comfy on the couch". */
const ADJECTIVE = /(?:y|in|ous|ful|less|ish|ant|ent|out|up|like|able|ic|al)$/i;

const OWN = /\b(?:its|his|her|their|my|our) $/i;

/** Whether the words of place stand right behind an unknown noun with an article, once a cat was named. */
export function isSaidOfUnknown(
  prompt: string,
  lexemes: readonly Lexeme[],
  { is, isAfter, start, end }: RelationWords,
): boolean {
  // "A pillowcase full of sweets".
  if (isAfter || !OF_PLACE.includes(is) && !isFull(prompt.slice(start, end))) return false;
  const last = lexemes.findLastIndex(({ end }) => end <= start);
  if (last >= 0 && isPartOfAnother(prompt, lexemes[last]!)) return true;
  if (last < 0 || !isUnknown(lexemes[last])) return false;
  if (NO_NOUN.test(prompt.slice(lexemes[last]!.start, lexemes[last]!.end))) return false;
  if (!/^\s*$/.test(prompt.slice(lexemes[last]!.end, start))) return false;
  // "Pushing grandma in a wheelchair".
  if (isElder(prompt.slice(lexemes[last]!.start, lexemes[last]!.end))) return true;
  // "A cat shadow on the wall".
  if (IMAGE.test(prompt.slice(lexemes[last]!.start, lexemes[last]!.end))) return true;
  let first = last;
  while (isUnknown(lexemes[first - 1]) && !lexemes[first]!.afterBreak) first--;
  const opens = lexemes[first]!.afterBreak || first === 0;
  if (opens && first > 0 && hasCat(lexemes.slice(0, first))) {
    return !ADJECTIVE.test(prompt.slice(lexemes[last]!.start, lexemes[last]!.end));
  }
  if (opens) return first === 0 && hasCat(lexemes.slice(last)) && JOINED.test(prompt.slice(start));
  // "The smallest kitten of the litter *standing on* books".
  const opening = lexemes[first - 1]?.term.role === "article" ? first - 2 : first - 1;
  if (isCatOf(lexemes, opening)) return false;
  const isOwn = OWN.test(prompt.slice(0, lexemes[first]!.start));
  if (!isOwn && lexemes[first - 1]?.term.role !== "article") return false;
  return hasCat(lexemes.slice(0, first));
}

/** "Kitten of". */
function isCatOf(lexemes: readonly Lexeme[], of: number): boolean {
  const cat = lexemes[of - 1];
  return lexemes[of]?.term.role === "copula" && !lexemes[of]!.afterBreak &&
    cat?.term.role === "cat" && !cat.term.isFur;
}

const IMAGE = /^(?:shadow|silhouette|reflection|outline|drawing|picture|photo|painting)s?$/i;

/** "A man's bare feet in the bath". */
function isPartOfAnother(prompt: string, { term, start }: Lexeme): boolean {
  return term.role === "part" && OF_ANOTHER.test(prompt.slice(0, start));
}

const OF_ANOTHER = /\b(?!cat|kitten|kitty|tabby)\p{L}+['’]s (?:\p{L}+ )?$/iu;

/** "Socks in a basket *and a* tabby". */
const JOINED = /^[^.,;!?\n]* and (?:an?|my|the|his|her) /i;

function hasCat(lexemes: readonly Lexeme[]): boolean {
  return lexemes.some(({ term }) => term.role === "cat" && !term.isFur || term.note === "its name");
}

function isUnknown(lexeme: Lexeme | undefined): boolean {
  return lexeme?.term.role === "unknown";
}
