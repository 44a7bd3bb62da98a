/** @module Whether a noun names a cat that was not named before. */
import type { Lexeme } from "../../binding/lexeme.ts";
import { isNoun } from "../../../vocabulary/roles.ts";
import type { Term } from "../../../vocabulary/term.ts";
import { languageOf } from "../../lexicon/language.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import { DEFINITE } from "../../lexicon/word_order.ts";
import { isComparedWith } from "../../context/comparisons.ts";
import { isNextOfFamily } from "../../context/animals/kin.ts";
import { namesNoCat } from "./cat_compounds.ts";
import { hasLook } from "./cat_looks.ts";
import { numberOf } from "./cat_numbers.ts";
import { isOfAnotherColour } from "./cats_of_other_colours.ts";
import { isJoinedWithoutArticle } from "./joined_cats.ts";
import { fillsVessel } from "./litters.ts";
import { isOnTheOtherSide, isUnderSide } from "./sides_of_cats.ts";
import { phraseStart } from "../grammar/noun_phrase.ts";
import { isOwner, isTouchedOwner } from "../phrases/touched_owners.ts";
import { textBefore } from "../../text_before.ts";

/** A new cat has an article or a number of its own and follows "and", "with" or what the first one does. */
export function isNewCat(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const isFirst = !lexemes.slice(0, at).some(({ term }) => term.role === "cat" && !term.isFur);
  if (isFirst) return true;
  if (namesNoCat(prompt, lexemes[at]!)) return false;
  if (fillsVessel(prompt, lexemes, at)) return true;
  if (isOwner(prompt, lexemes[at]!)) return isTouchedOwner(prompt, lexemes[at]!);
  if (isComparedWith(prompt, lexemes[at]!)) return false;
  if (isDressedOtherwise(lexemes, at) || ON_A_CAT.test(textBefore(prompt, lexemes[at]!.start))) {
    return true;
  }
  if (isSaidInBrackets(prompt, lexemes, at)) return false;
  if (isAnotherAsCat(prompt, lexemes, at)) return true;
  if (isInTelegram(prompt, lexemes, at) || isJoinedWithoutArticle(prompt, lexemes, at)) return true;
  const isOtherOne = THE_OTHER.test(textBefore(prompt, lexemes[at]!.start));
  if (isOtherOne && numberOf(prompt, lexemes, firstCat(lexemes)) === 1) return true;
  if (isOursToo(prompt, lexemes, at)) return true;
  if (isJoined(prompt, lexemes, at) || isOfMixedGroup(prompt, lexemes, at)) return true;
  if (clauseStart(prompt, lexemes, at) || isOfAnotherColour(prompt, lexemes, at)) return true;
  if (PARENT.test(textBefore(prompt, lexemes[at]!.start))) return true;
  const before = textBefore(prompt, lexemes[at]!.start);
  if (ITS_OWN.test(before) || ITS_OWN_ELSEWHERE.test(before)) return true;
  const start = phraseStart(lexemes, at);
  if (isNextOfFamily(prompt, lexemes, at, start)) return true;
  const opening = lexemes[start]!, joiner = lexemes[start - 1]?.term;
  const isIntroduced = opening.term.role === "article" || opening.term.role === "number" ||
    POSSESSIVES.test(prompt.slice(opening.start, opening.end));
  if (isOnTheOtherSide(prompt, lexemes[at]!) || isUnderSide(lexemes, start)) return true;
  if (isAnotherOne(prompt, lexemes, start)) return true;
  if (saysWhichThing(prompt, lexemes, at)) return false;
  if (isListedApart(prompt, lexemes, { at, start })) return true;
  if (isNamedAgain(prompt, lexemes, { at, start })) return false;
  const isSamePhrase = lexemes.slice(start, at).some(({ term }) => term.role === "cat");
  if (isMoreOfThem(prompt, lexemes[at]!)) return true;
  if (IS_ONE.test(textBefore(prompt, opening.start))) return false;
  if (!isIntroduced || isSamePhrase || isAskedFor(prompt, opening)) return false;
  return joiner !== undefined && joiner.role !== "copula" &&
    (joiner.role === "and" || joiner.role === "frame" || joiner.role === "quality" ||
      joiner.role === "unknown");
}

/** "One white cat with a hat, *one* black cat with a bow": as the first one was counted. */
function isAnotherOne(prompt: string, lexemes: readonly Lexeme[], start: number): boolean {
  const isOne = (at: number) =>
    lexemes[at] !== undefined &&
    /^(?:one|1)$/i.test(prompt.slice(lexemes[at]!.start, lexemes[at]!.end));
  return isOne(start) && isOne(phraseStart(lexemes, firstCat(lexemes)));
}

/** "Siamese twins *(2 siamese cats)*": the same ones. */
function isSaidInBrackets(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start } = lexemes[phraseStart(lexemes, at)]!;
  return /\((?:the |all |both )?$/i.test(textBefore(prompt, start)) &&
    numberOf(prompt, lexemes, at) > 1 && numberOf(prompt, lexemes, firstCat(lexemes)) === 1;
}

/** "Me (tabby cat) *and my bf (black cat)*": two people as cats. */
function isAnotherAsCat(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  return IN_BRACKETS.test(textBefore(prompt, lexemes[firstCat(lexemes)]!.start)) &&
    ANOTHER_IN_BRACKETS.test(textBefore(prompt, lexemes[at]!.start));
}

const IN_BRACKETS = /\((?:an? |the )?(?:[\p{L}-]+ ){0,3}$/iu;
const ANOTHER_IN_BRACKETS =
  /\) ?(?:and|with|&|\+|,) (?:(?:my|his|her|our|the) )?[\p{L}-]+(?: [\p{L}-]+)? \((?:an? |the )?(?:[\p{L}-]+ ){0,3}$/iu;

/** "White cat on a black horse, *black cat* on a white horse": without articles, each in its own colour. */
function isInTelegram(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const first = firstCat(lexemes), colour = lexemes[at - 1], own = lexemes[first - 1];
  const isBare = (noun: number) =>
    lexemes[noun - 1]?.term.role === "colour" && !lexemes[noun]!.apart &&
    (noun === 1 || lexemes[noun - 1]!.afterBreak);
  const next = lexemes[at + 1];
  // "Black cat, *white cat*, full moon": nothing else is of the second cat.
  const goesOn = !next || next.apart || next.term.role === "frame" && !next.afterBreak;
  // "… *and black cat* in a tuxedo".
  const isJoined = colour?.term.role === "colour" && !lexemes[at]!.apart &&
    lexemes[at - 2]?.term.role === "and";
  return first < at && isBare(first) && (isBare(at) || isJoined) && goesOn &&
    prompt.slice(colour!.start, colour!.end).toLowerCase() !==
      prompt.slice(own!.start, own!.end).toLowerCase();
}

function firstCat(lexemes: readonly Lexeme[]): number {
  return lexemes.findIndex(({ term }) => term.role === "cat" && !term.isFur);
}

/** "Angel cat and *devil cat*", "white cat bride, *black cat groom*": without an article, and each dressed up as another. */
function isDressedOtherwise(lexemes: readonly Lexeme[], at: number): boolean {
  const start = phraseStart(lexemes, at), before = lexemes[start - 1];
  const isJoined = before?.term.role === "and" || lexemes[start]!.afterBreak;
  if (!isJoined || lexemes[at]!.apart) return false;
  const one = characterBeside(lexemes, firstCat(lexemes)), other = characterBeside(lexemes, at);
  return one !== undefined && other !== undefined && one !== other;
}

/** Whom a cat is dressed up as, right before or behind its noun. */
function characterBeside(lexemes: readonly Lexeme[], at: number): Term | undefined {
  const [before, noun, behind] = [lexemes[at - 1], lexemes[at]!, lexemes[at + 1]];
  if (before?.term.role === "character" && !noun.afterBreak) return before.term;
  return behind?.term.role === "character" && !behind.afterBreak ? behind.term : undefined;
}

/** "A white cat with a lollipop, *the other cat* is jealous". */
const THE_OTHER = /(?<!\bno )\b(?:the other|another|(?:a|the) second) (?:[\p{L}-]+ )?$/iu;

/** "On the shoulders of *a cat*". */
const ON_A_CAT =
  /\b(?:on|in|from) (?:the|both) (?:heads?|backs?|shoulders?|lap|belly|tail|arms|paws) of (?:an?|another) (?:[\p{L}-]+ ){0,3}$/iu;

/** "Cirmos cica a fán, *a cica* ijedt": the same noun, with an article for what is known. */
function isNamedAgain(
  prompt: string,
  lexemes: readonly Lexeme[],
  { at, start }: { at: number; start: number },
): boolean {
  const written = ({ start, end }: Lexeme) => prompt.slice(start, end).toLowerCase();
  const article = DEFINITE[languageOf(tokenise(prompt))];
  return start === at - 1 && article !== undefined && article.test(written(lexemes[start]!)) &&
    lexemes[start]!.afterBreak &&
    lexemes.slice(0, start).some((one) =>
      one.term.role === "cat" && written(one) === written(lexemes[at]!)
    );
}

/** "Two tabbies, *a tuxedo* and *one calico*": behind several cats that have a look of their own. */
function isOfMixedGroup(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const first = firstCat(lexemes);
  if (numberOf(prompt, lexemes, first) < 2 || !hasLook(lexemes, first)) return false;
  if (!hasLook(lexemes, at)) return false;
  const between = prompt.slice(lexemes[first]!.end, lexemes[at]!.start);
  return OTHERS.test(between);
}

/** Nothing but other cats, each with an article or a number. */
const OTHERS =
  /^(?:,? (?:and |plus |& )?(?:an?|one|1|another|[2-4]|two|three) (?:\p{L}+ ){0,2}\p{L}+)*,? (?:and |plus |& )?(?:an?|one|1|another|[2-4]|two|three) (?:\p{L}+ )?$/iu;

/** "My cat Bean? *She's* a tiny tortie": the same cat. */
const IS_ONE =
  /\b(?:she|he|it|this|that)(?:['’]?s| is| was)(?: (?:actually|really|also|basically|only|just|now|still|already))? $/i;

/** "A mother cat with a kitten, *two more* kittens". */
function isMoreOfThem(prompt: string, { start }: Lexeme): boolean {
  return /\b(?:two|three|2|3) (?:more|other) (?:\p{L}+ )?$/iu.test(textBefore(prompt, start));
}

/** "A cat doing karaoke, disco lights, *a bored cat* at the table": behind other things, with what it does. */
function isListedApart(
  prompt: string,
  lexemes: readonly Lexeme[],
  { at, start }: { at: number; start: number },
): boolean {
  const opening = lexemes[start]!, next = lexemes[at + 1];
  const isIndefinite = opening.afterBreak &&
    /^(?:an?|another)$/i.test(prompt.slice(opening.start, opening.end));
  if (!isIndefinite || next?.term.role !== "frame" || next.afterBreak) return false;
  const first = firstCat(lexemes);
  return first < start &&
    lexemes.slice(first + 1, start).some(({ afterBreak, term }) =>
      afterBreak && isNoun(term.role)
    ) &&
    !WORN.test(prompt.slice(next.start, next.end));
}

/** "My dad's cat rides along. *Can you do* a trucker cat": behind its story, what the picture shows. */
function isAskedFor(prompt: string, { start }: Lexeme): boolean {
  return REQUEST.test(textBefore(prompt, start));
}

const ASKS =
  "(?:can|could|would|will) (?:you|u|ya)(?: please| pls)?|please|pls|i(?:['’]d| would) (?:like|love)|i want|let['’]?s";
const DRAWS = "draw|do|make|paint|sketch|create|design|give|show|have|see|get";
const REQUEST = new RegExp(
  `[.!?;\\n] *(?:so |and )?(?:(?:${ASKS})(?: you to)?(?: (?:${DRAWS}))?|draw|make|paint|sketch)(?: me| us| him| her)? $`,
  "i",
);

/** "A kitten on a bike, *dad* cat running behind". */
const PARENT =
  /[,;&] (?:(?:the|its|her|his|my) )?(?:mum|mom|mother|mummy|mama|dad|daddy|father|papa|parent) $/i;

/** "A grey cat *and his new* sister", "*licking her* kitten". */
const ITS_OWN =
  /(?:[,;&]|\b(?:and|with|by|beside|to|at|(?!wear|be)\p{L}{2,}ing|licks|washes|feeds|carries|hugs|guards|leads|watches|sees|follows|chases|kisses|greets|helps|nuzzles|wakes|teaches)) (?:his|her|its|their) (?:(?:\p{L}+ ){1,2})?$/iu;

/** "… et *leur* maman", "… и *их белая* мама". */
const ITS_OWN_ELSEWHERE =
  /(?:[,;]|(?<!\p{L})(?:et|y|e|und|en|i|и|та|й|і|ve|avec|con|com|mit|met|z|ze|с|со|з|із)) (?:leur|sa|son|su|(?:la |il )?(?:sua|suo|loro)|(?:a |o )?(?:sua|seu)|ihre?[mrn]?|seine?[mrn]?|haar|zijn|hun|jej|jego|ich|его|её|ее|их|його|її|їхн\p{L}+|їх) (?:\p{L}+ ){0,2}$/iu;

const WORN = /^(?:with|in|wearing|of)$/i;

/** "黒猫と白猫", "чёрный кот и белая кошка": right behind another cat, and with a colour of its own. */
function isJoined(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  let first = at;
  while (lexemes[first - 1]?.term.role === "colour" && !lexemes[first]!.afterBreak) first--;
  const joiner = lexemes[first - 1], before = lexemes[first - 2];
  const earlier = firstCat(lexemes);
  if (numberOf(prompt, lexemes, earlier) > 1) return false;
  if (first === at || lexemes[at]!.term.claims.length > 0 || !joiner || !before) return false;
  const joins = joiner.term.role === "and" || JOINS.test(prompt.slice(joiner.start, joiner.end));
  return joins && before.term.role === "cat" && !before.term.isFur && !lexemes[first]!.afterBreak;
}

const JOINS = /^(?:と|和|跟|与|及|와|과|하고|이랑|랑)$/u;

/**
 * Where the clause begins that stands before its cat, right behind another cat and the word that joins them:
 * "黒猫と*帽子をかぶった白猫*", "siyah kedi ve *şapkalı beyaz kedi*".
 */
export function clauseStart(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): number | undefined {
  if (isFollowedByColour(prompt, lexemes, at)) return at;
  let first = at;
  const isWithin = ({ term, afterBreak }: Lexeme) => !afterBreak && term.role !== "cat";
  while (at - first < LONGEST_CLAUSE && first > 1 && !lexemes[first]!.afterBreak) {
    const joiner = lexemes[first - 1]!, before = lexemes[first - 2]!;
    const joins = JOINS_CLAUSE.test(prompt.slice(joiner.start, joiner.end));
    if (joins && before.term.role === "cat" && !before.term.isFur) return first;
    if (!isWithin(joiner)) return undefined;
    first--;
  }
}

/** "gato negro y *gato blanco*", "แมวดำกับ*แมวขาว*": with its colour behind each. */
function isFollowedByColour(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const joiner = lexemes[at - 1];
  if (!joiner || !FOLLOWED.test(prompt.slice(joiner.start, joiner.end))) return false;
  let cat = at - 2;
  while (lexemes[cat]?.term.role === "colour") cat--;
  return cat < at - 2 && lexemes[cat]?.term.role === "cat" &&
    lexemes[at + 1]?.term.role === "colour";
}

const FOLLOWED = /^(?:กับ|และ|và|dan|y|e|et|și|و)$/u;

const LONGEST_CLAUSE = 9;

const JOINS_CLAUSE = /^(?:と|和|跟|与|及|와|과|하고|이랑|랑|ve|ile|और)$/u;

/** "A cat flap": with a word behind it that is not known, the cat says which thing is meant. */
function saysWhichThing(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end } = lexemes[at]!, next = lexemes[at + 1];
  if (!next || next.apart || next.term.role !== "unknown") return false;
  // "A black cat and a grey cat arm wrestling".
  if (lexemes[at - 1]?.term.role === "colour" && !lexemes[at]!.apart) return false;
  return prompt.slice(start, end).toLowerCase() === "cat" &&
    NOUN.test(prompt.slice(next.start, next.end));
}

/** A lower-case word that is no verb: "purring", "plays". */
const NOUN = /^(?!who|that|whose)\p{Ll}+(?<!ing|ed|s)(?!\p{L})/u;

/** "Our ginger boy Rusty giving *our black girl* Inky a rose", "my tabby and *my black cat*": each with its own coat. */
function isOursToo(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const first = firstCat(lexemes);
  const looks = (noun: number) => hasLook(lexemes, noun) || isOfABreed(lexemes[noun]!);
  return looks(first) && looks(at) &&
    OURS.test(textBefore(prompt, lexemes[first]!.start)) &&
    OURS_TOO.test(textBefore(prompt, lexemes[at]!.start));
}

/** "*My siamese* and my maine coon". */
function isOfABreed({ term: { claims } }: Lexeme): boolean {
  return claims.some(({ slot }) => slot === "breed");
}

const OURS = /\b(?:my|our) (?:\p{L}+ ){0,3}$/iu;

/** What the first cat does to another, or a word that joins both. */
const OURS_TOO =
  /(?:\b(?:and|with|to|by|beside|at|on|plus|\p{L}{2,}ing)|&) (?:my|our) (?:\p{L}+ ){0,3}$/iu;

/** "Its kitten" is another cat. */
const POSSESSIVES = /^(?:its|her|his|their|ihr|ihre|ihrem|son|sa|ses|su|sus|suo|sua|seu)$/i;
