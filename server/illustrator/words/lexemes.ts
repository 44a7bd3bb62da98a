/** @module From text to the terms it consists of: longest match against the dictionary. */
import { plays, says, type Term } from "../vocabulary/term.ts";
import type { BodyPart } from "../vocabulary/body_words.ts";
import { isCat, isSmallWord } from "../vocabulary/roles.ts";
import type { Lexeme } from "./binding/lexeme.ts";
import { isDoneWithUnknown } from "./context/done_with_unknown.ts";
import { isDoneByFriend, isPerson } from "./context/animals/friends_actions.ts";
import { isLookOfFriend } from "./context/clothes/friends_clothes.ts";
import { inContext } from "./context/in_context.ts";
import { ENGLISH } from "./lexicon/lexicons.ts";
import { compoundCat } from "./lexicon/compound_cats.ts";
import { compoundLook } from "./lexicon/compound_looks.ts";
import { languageOf } from "./lexicon/language.ts";
import { bestMatch } from "./lexicon/longest_match.ts";
import { speltWords } from "./lexicon/spelt_words.ts";
import { withMotifs } from "./context/clothes/motifs.ts";
import { newLexeme, UNKNOWN } from "./lexicon/new_lexeme.ts";
import { type OwnMarksSaid, ownMarksSaid } from "./lexicon/own_marks_said.ts";
import { nounWithout } from "./lexicon/turkish_without.ts";
import { spotsSaid } from "./lexicon/spots_in_other_languages.ts";
import {
  followsNoun,
  isAfterCat,
  isAfterPostposition,
  isBehindEyes,
} from "./lexicon/noun_order.ts";
import { isOwnerOfCat } from "./context/people/owners.ts";
import { petNames } from "./context/names/pet_names.ts";
import { standsForMore } from "./context/things/thing_of_a_thing.ts";
import { isWornInVain } from "./context/clothes/worn_things.ts";
import { areClothesBeingMade } from "./context/clothes/unworn_clothes.ts";
import { hasSecondSense } from "./terms/second_senses.ts";
import { type Token, tokenise } from "./lexicon/tokens.ts";
import { type OwnMarkPlace, partsOf } from "../choices/own_mark_choices.ts";
import { propOf } from "../wardrobe/prop_kinds.ts";
import type { Slot } from "./parsed_description.ts";

/** A phrase of unknown words is reported as one up to this many words. */
const LONGEST_UNKNOWN = 3;

/** Behind the name of a thing: only its look is meant. */
const COMPARING = new Set("coloured colored shaped".split(" "));

/** "One white paw *raised*": the part that has the mark. */
const OF_PLACES_OF_MARKS: Partial<Record<OwnMarkPlace, BodyPart>> = {
  "left ear": "ears",
  "right ear": "ears",
  ears: "ears",
  tail: "tail",
  "one paw": "paw",
  paws: "paws",
};

const A_NAME: Term = plays("silent", "", { note: "its name" });

type Place = { start: number; end: number };

/** The terms of a description. `unknown` says where its words are in no dictionary. */
export function lexemesOf(prompt: string): { lexemes: Lexeme[]; unknown: Place[] } {
  const tokens = tokenise(prompt);
  const language = languageOf(tokens);
  const names = petNames(tokens, prompt, language);
  const { spelt, opened } = speltWords(tokens, prompt, language);
  const lexemes: Lexeme[] = [];
  const unknown: Token[][] = [];
  const marks = language === ENGLISH ? ownMarksSaid(prompt) : spotsSaid(prompt);
  for (let at = 0; at < tokens.length;) {
    const own = ownMarkAt(marks, tokens[at]!, { lexemes, prompt });
    if (own) {
      const words = tokens.slice(at).filter(({ start }) => start < own.end);
      const bodyPart = OF_PLACES_OF_MARKS[partsOf(own.marks[0]!).place];
      const term = says({ ownMark: own.marks }, "", bodyPart ? { bodyPart } : {});
      const { isNear: _, ...lexeme } = newLexeme(term, words, { spelt: [], language });
      lexemes.push({ ...lexeme, ...(own.isNear && { isNear: true as const }) });
      at += words.length;
      continue;
    }
    const name = nameAt(tokens, names, at);
    if (name.length > 0) {
      lexemes.push(newLexeme(A_NAME, name, { spelt: name.map(({ key }) => key), language }));
      at += name.length;
      continue;
    }
    const { length, term } = bestMatch(tokens, spelt, {
      at,
      language,
      names,
      isAfterUnknown: lexemes.at(-1)?.term === UNKNOWN,
    }) ??
      { length: 1, term: undefined };
    const words = tokens.slice(at, at + length);
    const parts = length === 1 && term?.role !== "colour"
      ? compoundLook(tokens[at]!, language) ??
        (term && term.claims.length > 0 ? undefined : compoundCat(tokens[at]!, language)) ??
        (term ? undefined : nounWithout(tokens[at]!, language))
      : undefined;
    if (parts) {
      for (const [part, look] of parts) {
        lexemes.push(newLexeme(look, [part], { spelt: [part.key], language }));
      }
    } else if (term && (isWithoutDrawing(term) || isComparison(tokens, at + length, term))) {
      addUnknown(unknown, words, prompt);
      lexemes.push(newLexeme(UNKNOWN, words, { spelt: [], language }));
    } else if (term) {
      const wordsSpelt = spelt.slice(at, at + length), before = lexemes.at(-1);
      const isForm = opened.has(at);
      lexemes.push(newLexeme(term, words, { spelt: wordsSpelt, language, before, isForm }));
    } else {
      addUnknown(unknown, [tokens[at]!], prompt);
      lexemes.push(newLexeme(UNKNOWN, words, { spelt: [], language }));
    }
    at += length;
  }
  const { lexemes: terms, undrawn } = inContext(prompt, lexemes, language);
  const marked = terms.map((lexeme, at): Lexeme =>
    isSmallWord(lexeme.term) ? lexeme : ({
      ...lexeme,
      isPlural: lexeme.isPlural && !isAfterOne(terms, at, prompt),
      apart: lexeme.apart || isAfterCat(terms, at, language) ||
        isAfterPostposition(terms, at, language) || isBehindEyes(terms, at, language),
      ...(followsNoun(terms, at, language) && { followsNoun: true as const }),
      ...(isBehindColon(prompt, terms, at) && OF_THE_NOUN_BEFORE),
      ...(TOO.test(prompt.slice(lexeme.start, lexeme.end)) && { isTooMuch: true as const }),
      ...((isLess(prompt, terms, at) || language === ENGLISH && isAmbiguous(prompt, lexeme)) &&
        { isNear: true as const }),
      ...(isOfFriend(prompt, terms, at) && { ofFriend: true as const }),
      ...(isPerson(prompt, terms, lexeme) && { isPerson: true as const }),
    })
  );
  return {
    lexemes: withMotifs(marked, prompt),
    unknown: [
      // A disguise and a palette take up words beside their noun that were not known.
      ...unknown.map((words) =>
        words.filter((word) => !terms.some((term) => isTakenUp(word, term)))
      )
        .filter((words) => words.length > 0)
        .map((words) => ({ start: words[0]!.start, end: words.at(-1)!.end })),
      ...undrawn.map(({ start, end }) => ({ start, end })),
    ].sort((one, other) => one.start - other.start)
      .filter(({ start, end }) =>
        !terms.some((one) => one.term.role === "cat" && one.start <= start && end <= one.end)
      ),
  };
}

/** A compound that is known to mean none of what its words mean: "lobster pot". */
function isWithoutDrawing({ role, isThing }: Term): boolean {
  return role === "unknown" && isThing === true;
}

/** What is drawn is only near to what is said. */
function isLess(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  return standsForMore(prompt, lexemes, at) || isDoneWithUnknown(prompt, lexemes, at) ||
    areClothesBeingMade(prompt, lexemes, at) || isOwnerOfCat(prompt, lexemes, at) ||
    isCountedPlace(lexemes, at) || isWornInVain(lexemes, at) || isPartOfOneSide(lexemes, at);
}

/** "A white *left paw*" in words that no own mark has: all paws are drawn white. */
function isPartOfOneSide(lexemes: readonly Lexeme[], at: number): boolean {
  const side = lexemes[at - 1]?.term.role;
  return lexemes[at]!.term.role === "part" && !lexemes[at]!.apart &&
    (side === "left" || side === "right");
}

/** "A net": there are others than the one that is drawn. */
function isAmbiguous(
  prompt: string,
  { start, end, term: { claims }, isSenseKnown }: Lexeme,
): boolean {
  return !isSenseKnown && hasSecondSense(prompt.slice(start, end)) &&
    claims.some(({ slot, by }) =>
      (slot === "prop" || slot === "setting" || slot === "season") && !by
    );
}

/** "Two suns", "between two castles": of a sky or a place there is one. */
function isCountedPlace(lexemes: readonly Lexeme[], at: number): boolean {
  const { term: { claims }, isPlural, apart } = lexemes[at]!;
  const before = lexemes[at - 1]?.term;
  return isPlural && !apart && before?.role === "number" && claims.length > 0 &&
    claims.every(({ slot }) => OF_PLACES.includes(slot));
}

const OF_PLACES: readonly Slot[] = ["setting", "time", "weather", "moon", "season"];

function isOfFriend(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  return isDoneByFriend(prompt, lexemes, at) || isLookOfFriend(prompt, lexemes, at);
}

/** "Un paraguas" is one, though its word ends like a plural; "a few balloons" are several. */
function isAfterOne(lexemes: readonly Lexeme[], at: number, prompt: string): boolean {
  const { start, end } = lexemes[at - 1] ?? { start: 0, end: 0 };
  return !lexemes[at]!.apart && ONE.test(prompt.slice(start, end));
}

const OF_THE_NOUN_BEFORE = { followsNoun: true, apart: false, afterBreak: false } as const;

/** "Hat: *red*. Scarf: *blue*", "two balls: *red and blue*": things, with their colours behind a colon. */
function isBehindColon(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  if (lexemes[at]!.term.role !== "colour") return false;
  let first = at, last = at;
  while (isColourOrAnd(lexemes[first - 1])) first--;
  while (isColourOrAnd(lexemes[last + 1])) last++;
  if (lexemes[last]!.term.role === "and") last--;
  const noun = lexemes[first - 1], next = lexemes[last + 1];
  return noun?.term.role === "thing" && noun.term.note === undefined &&
    /^\s*[:=]\s*$/.test(prompt.slice(noun.end, lexemes[first]!.start)) &&
    (!next || next.afterBreak || next.term.role === "and");
}

function isColourOrAnd(lexeme: Lexeme | undefined): boolean {
  return lexeme?.term.role === "colour" || lexeme?.term.role === "and";
}

const TOO = /^(?:too|zu|viel zu|way too|trop|demasiado|troppo|demais|te|za|слишком|för)$/iu;

const ONE = /(?:^| )(?:une?|uno|una|um|uma|een|ein(?:e[mnrs]?)?)$/i;

/** "Husky-coloured", "banana-shaped": the thing is only compared with. */
function isComparison(tokens: readonly Token[], next: number, { role }: Term): boolean {
  const follows = tokens[next];
  return follows !== undefined && !follows.afterBreak && role === "thing" &&
    COMPARING.has(follows.key);
}

function addUnknown(unknown: Token[][], words: Token[], prompt: string): void {
  const last = unknown.at(-1);
  const between = last && prompt.slice(last.at(-1)!.end, words[0]!.start);
  // Cut elsewhere, Thai would be cut into other words.
  const isThai = between === "" && /\p{Script=Thai}/u.test(words[0]!.key);
  const joins = isThai ||
    last && last.length + words.length <= LONGEST_UNKNOWN && /^[ -]?$/.test(between!);
  if (last && joins) last.push(...words);
  else unknown.push(words);
}

/** What this word begins to say of a place of the cat; of an animal's it is not the cat's. */
function ownMarkAt(
  marks: readonly OwnMarksSaid[],
  { start }: Token,
  { lexemes, prompt }: { lexemes: readonly Lexeme[]; prompt: string },
): OwnMarksSaid | undefined {
  const said = marks.find((mark) => mark.start === start);
  const noun = lexemes.findLast(({ term: { role } }) =>
    role === "thing" || role === "unknown" || isCat(role)
  );
  if (!said || noun?.term.role !== "thing") return said;
  const isWithIt = /^ with (?:a |an |some |one |its |his |her )?$/i.test(
    prompt.slice(noun.end, start),
  );
  const isOfCat = /\b(?:its|his|her|my)\b/i.test(prompt.slice(start, said.end)) &&
    !noun.term.claims.some((claim) => claim.slot === "prop" && propOf(claim.value).isFriend);
  return isWithIt && !isOfCat ? undefined : said;
}

/** The name that begins here, if one does. */
function nameAt(tokens: readonly Token[], names: ReadonlySet<number>, at: number): Token[] {
  let end = at;
  while (names.has(end) && (end === at || !tokens[end]!.afterBreak)) end++;
  return tokens.slice(at, end);
}

/** Whether a word belongs to a disguise, a palette or a thing: "fantasiado" of "fantasiado de banana", "wedge of brie". */
function isTakenUp({ start, end }: Pick<Lexeme, "start" | "end">, lexeme: Lexeme): boolean {
  return lexeme.start <= start && end <= lexeme.end &&
    (lexeme.term.role === "thing" ||
      lexeme.term.claims.some(({ slot }) => slot === "costume" || slot === "tone"));
}
