/**
 * From text to the terms it consists of: longest match against the dictionary.
 *
 * @module
 */
import type { Lexeme } from "./binding/lexeme.ts";
import { withBreeding } from "./breeding_words.ts";
import { withThings } from "./colour_or_thing.ts";
import { thingTerm } from "./imported_words.ts";
import { isNameOf } from "./drawn_names.ts";
import { isShade } from "./shades.ts";
import { correctionOf } from "./lexicon/corrections.ts";
import { inEnglish } from "./lexicon/dictionary_term.ts";
import { ENGLISH } from "./lexicon/lexicons.ts";
import { languageOf } from "./lexicon/language.ts";
import { LONGEST_PHRASE } from "./lexicon/phrase.ts";
import { leadsOn } from "./lexicon/phrase_lookahead.ts";
import { termOf, termOfWord } from "./lexicon/term_of.ts";
import { withoutMeasures } from "./measures.ts";
import { withRainbowClothes } from "./rainbow_clothes.ts";
import { isCat, isNoun } from "./roles.ts";
import { withMoons } from "./moons.ts";
import { ADJECTIVES_FOLLOW } from "./lexicon/word_order.ts";
import { withMotifs } from "./motifs.ts";
import { petNames } from "./pet_names.ts";
import { onlySaysWhich } from "./compound_nouns.ts";
import { isOnlyCompared } from "./comparisons.ts";
import { withCompanions } from "./companions.ts";
import { withDrinking } from "./drinks.ts";
import { withOneEye } from "./one_eye.ts";
import { isLooseSocks } from "./loose_socks.ts";
import { isOfAPartOnly } from "./bandages.ts";
import { isOfAPart } from "./hanging_parts.ts";
import { hasOtherSense } from "./other_senses.ts";
import { isOfPeople } from "./people.ts";
import { isDoneByFriend } from "./friends_actions.ts";
import { isRoofOfVehicle } from "./roofs_of_vehicles.ts";
import { standsForMore } from "./thing_of_a_thing.ts";
import { plays, type Role, type Term } from "../vocabulary/term.ts";
import { type Token, tokenise } from "./tokens.ts";

/** A phrase of unknown words is reported as one up to this many words. */
const LONGEST_UNKNOWN = 3;

/** Behind the name of a thing: only its look is meant. */
const COMPARING = new Set("coloured colored shaped".split(" "));

/** Words that lead to a thing and not to a place. */
const BESIDE = new Set("next beside near behind under".split(" "));

/** What leads to a noun. */
const OPENS_NOUN: readonly Role[] = ["article", "number", "frame"];

const SKY: readonly string[] = ["weather", "time", "season"];

/** Stands where a word is unknown: no colour or denial reaches across it by accident. */
const UNKNOWN: Term = plays("unknown", "");
const SILENT: Term = plays("silent", "");
const A_NAME: Term = plays("silent", "", { note: "its name" });

/** Words that mean something else here than what is drawn for them. */
const NOT_DRAWN = [
  onlySaysWhich,
  isOfAPart,
  isOfAPartOnly,
  isOnlyCompared,
  isOfPeople,
  isLooseSocks,
  hasOtherSense,
];

type Place = { start: number; end: number };

/** The terms of a description. `unknown` says where its words are in no dictionary. */
export function lexemesOf(prompt: string): { lexemes: Lexeme[]; unknown: Place[] } {
  const tokens = tokenise(prompt);
  const language = languageOf(tokens);
  const names = petNames(tokens, prompt, language);
  const spelt = tokens.map((token) => correctionOf(token.key, language) ?? token.key);
  const lexemes: Lexeme[] = [];
  const unknown: Token[][] = [];
  for (let at = 0; at < tokens.length;) {
    const name = nameAt(tokens, names, at);
    if (name.length > 0) {
      lexemes.push(lexeme(A_NAME, name, { spelt: name.map(({ key }) => key), language }));
      at += name.length;
      continue;
    }
    const { length, term } = best(tokens, spelt, {
      at,
      language,
      names,
      isAfterUnknown: lexemes.at(-1)?.term === UNKNOWN,
    }) ??
      { length: 1, term: undefined };
    const words = tokens.slice(at, at + length);
    if (term && isComparison(tokens, at + length, term)) {
      addUnknown(unknown, words, prompt);
      lexemes.push(lexeme(UNKNOWN, words, { spelt: [], language }));
    } else if (term) {
      lexemes.push(lexeme(term, words, { spelt: spelt.slice(at, at + length), language }));
    } else {
      addUnknown(unknown, [tokens[at]!], prompt);
      lexemes.push(lexeme(UNKNOWN, words, { spelt: [], language }));
    }
    at += length;
  }
  const written = ({ start, end }: Lexeme) =>
    tokens.filter((token) => token.start >= start && token.end <= end).map(({ key }) => key).join(
      " ",
    );
  const thingOf = (lexeme: Lexeme) => thingTerm(written(lexeme), language);
  const known = withCompanions(
    withThings(
      withBreeding(
        withRainbowClothes(
          withOneEye(
            withDrinking(
              withMoons(withoutMeasures(lexemes, prompt), termOf("full moon", ENGLISH), prompt),
              termOfWord("drinking", language),
              prompt,
            ),
            termOf("only one eye", language),
            prompt,
          ),
          prompt,
          ADJECTIVES_FOLLOW.has(language),
        ),
        prompt,
      ),
      thingOf,
      prompt,
    ),
    thingOf,
    prompt,
  );
  const which = known.filter((_, at) =>
    NOT_DRAWN.some((isNotDrawn) => isNotDrawn(prompt, known, at))
  );
  const terms = known.map((one, at) =>
    which.includes(one)
      ? { ...one, term: UNKNOWN }
      : isRoofOfVehicle(prompt, known, at)
      ? { ...one, term: SILENT }
      : one
  );
  const marked = terms.map((lexeme, at): Lexeme => ({
    ...lexeme,
    isPlural: lexeme.isPlural && !isAfterOne(terms, at, prompt),
    apart: lexeme.apart || isAfterCat(terms, at, language),
    ...(followsNoun(terms, at, language) && { followsNoun: true as const }),
    ...(TOO.test(prompt.slice(lexeme.start, lexeme.end)) && { isTooMuch: true as const }),
    ...(standsForMore(prompt, terms, at) && { isNear: true as const }),
    ...(isDoneByFriend(prompt, terms, at) && { ofFriend: true as const }),
  }));
  return {
    lexemes: withMotifs(marked, prompt),
    unknown: [
      ...unknown.map((words) => ({ start: words[0]!.start, end: words.at(-1)!.end })),
      ...which.map(({ start, end }) => ({ start, end })),
    ].sort((one, other) => one.start - other.start)
      .filter(({ start, end }) =>
        !terms.some((one) => one.term.role === "cat" && one.start <= start && end <= one.end)
      ),
  };
}

/** "Şişman kedi balkonda": only English names a thing after a cat, "a cat lamp". */
function isAfterCat(lexemes: readonly Lexeme[], at: number, language: string): boolean {
  const { role } = lexemes[at]!.term;
  return language !== ENGLISH && (role === "thing" || role === "place") &&
    lexemes[at - 1]?.term.role === "cat";
}

/** "Un paraguas" is one, though its word ends like a plural; "a few balloons" are several. */
function isAfterOne(lexemes: readonly Lexeme[], at: number, prompt: string): boolean {
  const { start, end } = lexemes[at - 1] ?? { start: 0, end: 0 };
  return !lexemes[at]!.apart && ONE.test(prompt.slice(start, end));
}

/** "Paraguas": what parts rain is one. */
const INVARIABLE = /^(?:para|saca|corta|lava|abre|salva|porta|guarda|rompe|pinta|toca)[a-z]+s$/;

const IRREGULAR_PLURAL = /^(?:mice|geese|wolves)$/;

const TOO = /^(?:too|zu|viel zu|way too|trop|demasiado|troppo|demais|te|za|слишком|för)$/iu;

const ONE = /(?:^| )(?:une?|uno|una|um|uma|een|ein(?:e[mnrs]?)?)$/i;

/** A colour of the noun before it: "gato negro"; elsewhere only of the cat, and of no noun after it: "кот рыжий". */
function followsNoun(lexemes: readonly Lexeme[], at: number, language: string): boolean {
  const { term, apart } = lexemes[at]!;
  const before = lexemes[at - 1]?.term.role;
  if (term.role === "quality" && before === "thing" && !lexemes[at]!.afterBreak) {
    return ADJECTIVES_FOLLOW.has(language);
  }
  if (term.role !== "colour" || apart) return false;
  if (isUnknownNoun(lexemes, at - 1)) return ADJECTIVES_FOLLOW.has(language);
  if (!isNoun(before)) return false;
  if (ADJECTIVES_FOLLOW.has(language)) return true;
  return language !== "en" && before === "cat" && !isNoun(lexemes[at + 1]?.term.role);
}

/** "…, capote rojo", "con un capote rojo": in "un gato callejero negro" it is no noun. */
function isUnknownNoun(lexemes: readonly Lexeme[], at: number): boolean {
  if (at < 1 || lexemes[at]!.term.role !== "unknown") return false;
  if (!lexemes.slice(0, at).some(({ term }) => isCat(term.role))) return false;
  let before = at - 1;
  while (lexemes[before]?.term.role === "quality" && !lexemes[before]!.apart) before--;
  return lexemes[at]!.apart || OPENS_NOUN.includes(lexemes[before]?.term.role ?? "unknown");
}

interface Context {
  at: number;
  /** The word before is in no dictionary. */
  isAfterUnknown: boolean;
  language: string;
  names: ReadonlySet<number>;
}

/** The longest term that begins here, unless a longer one begins inside: "red *heart shaped glasses*". */
function best(tokens: readonly Token[], spelt: string[], context: Context) {
  const { at, language } = context;
  const found = longest(tokens, spelt, context);
  if (!found || found.length < 2) return found;
  if (namesAThing(tokens, spelt, { ...context, ...found })) {
    return leadingTo(spelt, { ...context, ...found });
  }
  const opening = termOfWord(spelt[at]!, language);
  const rest = termOf(spelt.slice(at + 1, at + found.length).join(" "), language);
  if (opening && rest && losesSky(opening, found.term, rest)) return { length: 1, term: opening };
  const inside = longest(tokens, spelt, { ...context, at: at + 1, isAfterUnknown: false });
  return opening && inside && inside.length > found.length ? { length: 1, term: opening } : found;
}

/** "Next to the fireplace" names a fireplace, though it makes one think of a living room. */
function namesAThing(
  tokens: readonly Token[],
  spelt: string[],
  context: Context & { length: number; term: Term },
): boolean {
  const { at, length, term, language } = context;
  const isPlace = length > 2 && BESIDE.has(spelt[at]!) &&
    term.claims.every(({ slot }) => slot === "setting");
  if (!isPlace || isNameOf(spelt.slice(at, at + length).join(" "), term)) return false;
  return tokens.slice(at + 1, at + length).some((_, i) => {
    const inside = longest(tokens, spelt, { ...context, at: at + 1 + i, language });
    return inside?.length === length - 1 - i && inside.term.claims[0]?.slot === "prop";
  });
}

/** The words that lead to a thing: "next to". */
function leadingTo(
  spelt: string[],
  { at, length, language }: Context & { length: number },
): { length: number; term: Term } | undefined {
  for (let words = length - 1; words > 0; words--) {
    const term = termOf(spelt.slice(at, at + words).join(" "), language);
    if (term?.role === "frame") return { length: words, term };
  }
}

/** "Foggy forest" as one term would say nothing of the fog. */
function losesSky(opening: Term, whole: Term, rest: Term): boolean {
  return rest.claims[0]?.slot === "setting" && rest.claims[0].value === whole.claims[0]?.value &&
    whole.claims.every(({ slot }) => slot === "setting") &&
    opening.claims.some(({ slot }) => SKY.includes(slot)) &&
    opening.claims.every(({ slot, weak }) => slot !== "setting" || weak === true);
}

function longest(
  tokens: readonly Token[],
  spelt: string[],
  { at, language, names, isAfterUnknown }: Context,
) {
  if (at >= tokens.length || names.has(at)) return undefined;
  let phrase = spelt[at]!;
  let found: { length: number; term: Term } | undefined;
  for (let length = 1; length <= LONGEST_PHRASE; length++) {
    if (length > 1) {
      const next = tokens[at + length - 1];
      if (!next || next.afterBreak || names.has(at + length - 1)) break;
      phrase += ` ${spelt[at + length - 1]}`;
    }
    const term = length === 1 ? termOfWord(phrase, language) : termOf(phrase, language);
    if (
      term && !isOfAThing(phrase, tokens[at + length]) &&
      !isWithinWord(tokens, spelt, { at, language, names, isAfterUnknown, length, term })
    ) {
      found = { length, term };
    }
    if (!leadsOn(phrase, length)) break;
  }
  return found;
}

/** "Tangled up *in a ball* of blue yarn": the ball is a thing, and the cat not curled up. */
function isOfAThing(phrase: string, next: Token | undefined): boolean {
  return / ball$/.test(phrase) && next?.key === "of" && !next.afterBreak;
}

/**
 * Korean and katakana are read by signs: "자" is a ruler, and none in "상자"; "리스" is a wreath, and none in
 * "바리스타"; "ランプ" is a lamp, and none in "トランプ". A noun stands where its word begins, or ends it.
 */
function isWithinWord(
  tokens: readonly Token[],
  spelt: string[],
  { length, term, ...context }: Context & { length: number; term: Term },
): boolean {
  if (!isNoun(term.role) && term.role !== "colour") return false;
  const { at, isAfterUnknown } = context, end = at + length;
  const signs = [HANGUL, KATAKANA].find((one) => isOf(one, tokens[at]));
  if (!signs) return false;
  const before = wordParts(tokens, signs, at, -1);
  const rest = wordParts(tokens, signs, end - 1, 1);
  const goesOn = rest !== "" && !(signs === HANGUL && PARTICLES.test(rest));
  // Of a compound the last part is meant: "컵라면", "カップラーメン".
  const shortest = signs === HANGUL ? 2 : 3;
  if (before !== "" && isAfterUnknown) {
    return goesOn || length < shortest || before.length < shortest - 1;
  }
  if (length === 1 && signs === HANGUL) return before !== "" || goesOn;
  return goesOn && !longest(tokens, spelt, { ...context, at: end, isAfterUnknown: false });
}

const HANGUL = /^[가-힣]$/;
const KATAKANA = /^[ァ-ヺー]$/;

/** The signs of the word that stand before (-1) or behind (1) the one at `at`. */
function wordParts(tokens: readonly Token[], signs: RegExp, at: number, step: 1 | -1): string {
  let parts = "";
  for (let here = at; isOf(signs, tokens[here]); here += step) {
    const next = tokens[here + step];
    const [first, second] = step > 0 ? [tokens[here], next] : [next, tokens[here]];
    if (!first || !second || first.end !== second.start || !isOf(signs, next)) break;
    const sign = next!.key.normalize("NFC");
    parts = step > 0 ? parts + sign : sign + parts;
  }
  return parts;
}

function isOf(signs: RegExp, token: Token | undefined): boolean {
  return token !== undefined && signs.test(token.key.normalize("NFC"));
}

/** What may follow a Korean noun. */
const PARTICLES =
  /^들?(?:[은는이가을를에의와과로도만랑인한께네용]|이랑|하고|처럼|까지|부터|보다|으로|에서|에게|에는|에도|에서는|이고|이다|같은|모양|무늬|님|이?에요|예요|입니다|(?:속|위|앞|뒤|옆|밑|안)(?:에서?|의|으로)?)?$/;

function lexeme(
  term: Term,
  words: Token[],
  { spelt, language }: { spelt: string[]; language: string },
): Lexeme {
  const corrected = spelt.some((word, i) => word !== words[i]!.key);
  const { colour } = term;
  const name = (term.claims.length > 0 || colour?.thing) && !term.nearest
    ? inEnglish(spelt.join(" "), term, language)
    : undefined;
  return {
    term,
    start: words[0]!.start,
    end: words.at(-1)!.end,
    afterBreak: words[0]!.afterBreak,
    apart: words[0]!.afterBreak || opensWithPreposition(words, language),
    isPlural: term.isPlural ??
      (IRREGULAR_PLURAL.test(words.at(-1)!.key) ||
        /[^su]s$/.test(words.at(-1)!.key) &&
          !(language === "es" && INVARIABLE.test(words[0]!.key))),
    ...(corrected && { readAs: spelt.join(" ") }),
    ...(name !== undefined && !colour && !isNameOf(name, term) && { isNear: true as const }),
    ...(name !== undefined && colour?.thing && isShade(name, colour.thing) &&
      { isShade: true as const }),
  };
}

/** "In a box" is one term, and yet what stands before it belongs to something else. */
function opensWithPreposition(words: Token[], language: string): boolean {
  return words.length > 1 && termOfWord(words[0]!.key, language)?.role === "frame";
}

/** "Husky-coloured", "banana-shaped": the thing is only compared with. */
function isComparison(tokens: readonly Token[], next: number, { role }: Term): boolean {
  const follows = tokens[next];
  return follows !== undefined && !follows.afterBreak && role === "thing" &&
    COMPARING.has(follows.key);
}

function addUnknown(unknown: Token[][], words: Token[], prompt: string): void {
  const last = unknown.at(-1);
  const joins = last && last.length + words.length <= LONGEST_UNKNOWN &&
    /^[ -]?$/.test(prompt.slice(last.at(-1)!.end, words[0]!.start));
  if (joins) last.push(...words);
  else unknown.push(words);
}

/** The name that begins here, if one does. */
function nameAt(tokens: readonly Token[], names: ReadonlySet<number>, at: number): Token[] {
  let end = at;
  while (names.has(end) && (end === at || !tokens[end]!.afterBreak)) end++;
  return tokens.slice(at, end);
}
