/**
 * @module What another animal does: "a dolphin jumping beside it", "the duck is rowing"; and what becomes
 * of things: "cards flying". The cat does not do it.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Role } from "../../../vocabulary/term.ts";
import { isAdjective, isCat } from "../../../vocabulary/roles.ts";
import { languageOf } from "../../lexicon/language.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import { propOf } from "../../../wardrobe/prop_kinds.ts";
import { namesPerson } from "../../terms/person_nouns.ts";
import { textBefore } from "../../text_before.ts";

/** Leads from an animal to what it does: "is", "who", "die". */
const LINK =
  /^(?:is|are|was|were|looks?|looked|seems?|feels?|gets?|who|that|which|qui|que|che|está|están|est|sont|è|sono|jest|są|who is|that is|which is|who are)$/i;

/** A form that says what the noun before it is doing; finite verbs may be the cat's. */
const PARTICIPLE = /^\p{L}+(?:ing|[aei]ndo(?:se)?|ant)\b/iu;

/** "While a dog watches": a clause of its own. */
const MEANWHILE = /\b(?:while|as|when) (?:an?|the|his|her|its|two|some) (?:\w+ )?$/i;

/** Whether the word at this place says what the animal before it does. */
export function isDoneByFriend(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  return isDoneBehind(prompt, lexemes, { before: at - 1, ...lexemes[at]! }) ||
    isSeenDoing(prompt, lexemes, at) ||
    isDoneByFriendBehind(lexemes, at) ||
    isFriendItself(prompt, lexemes, at);
}

/** "Watches a duck *swim* by", "sees a dog *run*": what the animal is seen doing, in English without an ending. */
function isSeenDoing(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, apart } = lexemes[at]!, animal = lexemes[at - 1];
  return !apart && animal !== undefined && isOtherAnimal(animal) &&
    /^\p{L}+$/u.test(prompt.slice(start, end)) && !/ing$|ed$/i.test(prompt.slice(start, end)) &&
    SEES.test(textBefore(prompt, animal.start));
}

const SEES =
  /\b(?:watch(?:es|ing)?|sees?|seeing|hears?|hearing|lets?|letting|makes?|making|helps?|helping) (?:an?|the|its|his|her|two|three|some|many)? ?(?:[\p{L}-]+ ){0,2}$/iu;

/** "Un perro *dormido*", "un chien *couché*": what follows the animal agrees with it. */
function isFriendItself(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, apart, term } = lexemes[at]!;
  if (at === 0 || apart || !AGREEING.test(prompt.slice(start, end))) return false;
  const animal = nounOf(lexemes, at - 1);
  return isOtherAnimal(lexemes[animal]!) && term.claims.some(({ slot }) => slot === "pose") &&
    !isListedWithCat(lexemes, animal);
}

/** "Un chien *blanc* assis": the noun before its adjectives. */
function nounOf(lexemes: readonly Lexeme[], before: number): number {
  let at = before;
  while (at > 0 && !lexemes[at]!.apart && AFTER_A_NOUN.includes(lexemes[at]!.term.role)) at--;
  return at;
}

const AFTER_A_NOUN: readonly Role[] = ["colour", "quality", "degree"];

const AGREEING = /^\p{L}+(?:[ai]d[oa]s?|[aiu]t[oaie]|ées?|és?|ies?)$/u;

/** "…, під дахом *танцюють* миші", "…, am Himmel *fliegen* Möwen": a clause that begins with where, before its verb. */
function isDoneByFriendBehind(lexemes: readonly Lexeme[], at: number): boolean {
  const { term, afterBreak } = lexemes[at]!;
  if (afterBreak || !term.claims.some(({ slot }) => slot === "pose")) return false;
  let friend = at + 1;
  while (isBeforeNoun(lexemes[friend]) && !lexemes[friend]!.afterBreak) friend++;
  const noun = lexemes[friend];
  if (!noun || noun.afterBreak || !isOtherAnimal(noun)) return false;
  const opening = lexemes.findLastIndex((lexeme, i) => i < at && lexeme.afterBreak);
  const where = opening < 1 ? [] : lexemes.slice(opening, at);
  return where.length > 0 &&
    where.every(({ term }) => OF_PLACES.includes(term.role));
}

const OF_PLACES: readonly Role[] = ["frame", "article", "place", "thing", "unknown", "colour"];

/** The same for words that are no lexeme: those of relations. */
export function isDoneAt(
  prompt: string,
  lexemes: readonly Lexeme[],
  { start, end }: { start: number; end: number },
): boolean {
  const before = lexemes.findLastIndex((lexeme) => lexeme.end <= start);
  const afterBreak = lexemes.find((lexeme) => lexeme.end > start)?.afterBreak === true;
  return isDoneBehind(prompt, lexemes, { before, start, end, afterBreak });
}

/** The same for words whose place among the lexemes is known. */
function isDoneBehind(
  prompt: string,
  lexemes: readonly Lexeme[],
  { before: last, start, end, afterBreak }: {
    before: number;
    start: number;
    end: number;
    afterBreak: boolean;
  },
): boolean {
  let before = last;
  if (before < 0 || afterBreak) return false;
  if (isOfItsOwnClause(prompt, lexemes, before)) return true;
  const isLink = (at: number) =>
    lexemes[at] !== undefined && LINK.test(prompt.slice(lexemes[at].start, lexemes[at].end)) &&
    !lexemes[at].afterBreak;
  if (doesByItself(prompt, lexemes, { at: before, start, end })) return true;
  const isDoing = isLink(before) || PARTICIPLE.test(prompt.slice(start, end)) ||
    MEANWHILE.test(textBefore(prompt, lexemes[before]!.start));
  if (!isDoing) return false;
  while (isLink(before) || isWhere(prompt, lexemes[before])) before--;
  const noun = lexemes[before];
  if (noun === undefined) return false;
  if (isPerson(prompt, lexemes, noun)) return true;
  if (isOtherAnimal(noun)) return !isListedWithCat(lexemes, before);
  // "On a swing *hanging* from a tree".
  if (HANGS.test(prompt.slice(start, end)) && isDrawnThing(noun)) return true;
  // "…, the fish *looks scared*".
  const isLinked = isLink(last);
  return (isLinked || IN_MOTION.test(prompt.slice(start, end))) && opensClause(lexemes, before);
}

/** "…, *чайка* ворует рыбку", "…, *un perro* come un hueso": the verb right behind the animal that opens its clause. */
function isOfItsOwnClause(prompt: string, lexemes: readonly Lexeme[], before: number): boolean {
  const animal = nounOf(lexemes, before);
  if (!isOtherAnimal(lexemes[animal]!) || languageOf(tokenise(prompt)) === ENGLISH) return false;
  let first = animal;
  while (!lexemes[first]!.afterBreak && isBeforeNoun(lexemes[first - 1])) first--;
  return lexemes[first]!.afterBreak &&
    lexemes.slice(0, first).some(({ term }) => isCat(term.role) && !term.isFur);
}

/** "…, and a string of lights *hangs* over it". */
function doesByItself(
  prompt: string,
  lexemes: readonly Lexeme[],
  { at, start, end }: { at: number; start: number; end: number },
): boolean {
  if (!FINITE.test(prompt.slice(start, end)) || !isStillThing(lexemes[at])) return false;
  return CLAUSE.test(textBefore(prompt, lexemes[at]!.start)) &&
    lexemes.slice(0, at).some(({ term }) => isCat(term.role));
}

const FINITE = /^(?:hangs?|floats?|falls?|flies|fly|lies|stands?|glows?|burns?|spins?|rolls?)\b/i;
const CLAUSE = /(?:[,.;]|\b(?:and|while|where)) (?:an?|the|some|two|three) (?:[\p{L}-]+ ){0,3}$/iu;

/** "…, friends *holding up* score cards". A girl or a boy may be a cat, and then is no unknown word. */
export function isPerson(
  prompt: string,
  lexemes: readonly Lexeme[],
  { start, end, term }: Lexeme,
): boolean {
  if (!["unknown", "silent", "other"].includes(term.role)) return false;
  const words = prompt.slice(start, end);
  const isUnknown = term.role === "unknown";
  if (isUnknown ? !namesPerson(words) : !CROWD.test(words)) return false;
  // "A cat and a hamster, best friends hugging".
  if (FRIENDS_OF_EACH_OTHER.test(prompt.slice(0, end))) return false;
  // "A cat girl".
  if (/\b(?:cat|kitten|kitty)[ -]$/i.test(prompt.slice(Math.max(0, start - 8), start))) {
    return false;
  }
  // "A brave little mouse hunter": no other word names the cat.
  return !isUnknown ||
    lexemes.some(({ term }) => term.role === "cat" && !term.isFur || term.note === "its name");
}

const FRIENDS_OF_EACH_OTHER = /\b(?:best|good|close|old|new|unlikely) friends$/i;

const CROWD =
  /^(?:friends|crowd|people|kids|children|everyone|everybody|audience|fans|guests|spectators|onlookers|tourists|neighbou?rs|family|worried owner|owner|(?:(?:little|old|young) )?(?:girl|boy|man|woman|lady|child|kid|person|toddler|baby)s?)$/i;

/** "A canary *outside* holding the key". */
function isWhere(prompt: string, lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && !lexeme.afterBreak &&
    /^(?:outside|nearby|above|below|overhead|inside|behind|there|also|still|always|just|quietly|happily)$/i
      .test(prompt.slice(lexeme.start, lexeme.end));
}

/** Things do this, too. */
const IN_MOTION =
  /^(?:flying|hanging|floating|falling|swinging|dangling|spinning|rolling|dancing|hovering|exploding|swirling|swaying|drifting|leaning|sitting|swimming|blowing|shining|sparkling|lying|laying|standing|resting|burning|glowing|curling|rising|wafting|billowing|twinkling|dripping)\b/i;

const HANGS = /^(?:hung|hanging|suspended|dangling)\b/i;

function isDrawnThing({ term: { role, claims } }: Lexeme): boolean {
  return role === "thing" && claims.some(({ slot }) => slot === "prop");
}

/** "…, flowers and water *flying*", "…, snow *flying*": nothing leads from the cat to the things; "a cat on a broom flying" flies itself. */
function opensClause(lexemes: readonly Lexeme[], noun: number): boolean {
  if (!isStillThing(lexemes[noun])) return false;
  let at = noun;
  while (
    !lexemes[at]!.afterBreak && lexemes[at - 1] !== undefined &&
    (isBeforeNoun(lexemes[at - 1]) || isStillThing(lexemes[at - 1]) ||
      ["and", "copula"].includes(lexemes[at - 1]!.term.role))
  ) at--;
  // "Butterflies flying around a cat" open the text.
  const next = lexemes[noun + 2];
  return at > 0
    ? lexemes[at]!.afterBreak
    : !isCat(next?.term.role ?? "cat") && lexemes.slice(noun).some(({ term }) => isCat(term.role));
}

function isStillThing(lexeme: Lexeme | undefined): boolean {
  return lexeme?.term.role === "unknown" ||
    lexeme?.term.role === "thing" &&
      lexeme.term.claims.every(({ slot }) => slot === "prop" || slot === "accessory") ||
    lexeme?.term.role === "place" &&
      (lexeme.isPlural || lexeme.term.claims.some(({ slot }) => slot === "weather") &&
          lexeme.term.claims.every(({ slot, weak }) => slot === "weather" || weak));
}

/** Whether a noun names an animal other than a cat. */
export function isOtherAnimal({ term: { role, claims } }: Lexeme): boolean {
  return role === "thing" &&
    claims.some((claim) =>
      claim.slot === "prop" && !claim.by && propOf(claim.value).isFriend === true
    );
}

/** "A cat and a dog sleeping": both do. */
export function isListedWithCat(lexemes: readonly Lexeme[], animal: number): boolean {
  let at = animal;
  while (isBeforeNoun(lexemes[at - 1]) && !lexemes[at]!.afterBreak) at--;
  // "A *golden retriever* puppy".
  while (lexemes[at - 1] && isOtherAnimal(lexemes[at - 1]!) && !lexemes[at]!.apart) at--;
  while (isBeforeNoun(lexemes[at - 1]) && !lexemes[at]!.afterBreak) at--;
  if (lexemes[at - 1]?.term.role !== "and") return false;
  const other = lexemes[at - 2];
  return other !== undefined && (isCat(other.term.role) || other.term.note === "its name");
}

function isBeforeNoun(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && (lexeme.term.role === "article" || isAdjective(lexeme.term.role));
}
