/** @module How many cats a noun names. */
import { textBefore } from "../../text_before.ts";
import { coupleBehind, groupBefore, groupBehind } from "./cat_groups.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import { languageOf } from "../../lexicon/language.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import { fillsVessel, LITTER } from "./litters.ts";
import { phraseStart } from "../grammar/noun_phrase.ts";

/** How many a word of number means; "a group of" is three. */
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  "2": 2,
  dos: 2,
  deux: 2,
  zwei: 2,
  due: 2,
  dois: 2,
  duas: 2,
  twee: 2,
  dwa: 2,
  dwoje: 2,
  два: 2,
  две: 2,
  pair: 2,
  couple: 2,
  both: 2,
  three: 3,
  "3": 3,
  tres: 3,
  trois: 3,
  drei: 3,
  tre: 3,
  drie: 3,
  trzy: 3,
  три: 3,
  four: 4,
  "4": 4,
  cuatro: 4,
  quatre: 4,
  vier: 4,
  quattro: 4,
  quatro: 4,
  cztery: 4,
  четыре: 4,
  five: 5,
  "5": 5,
  cinco: 5,
  cinq: 5,
  fünf: 5,
  cinque: 5,
  vijf: 5,
  pięć: 5,
  пять: 5,
  två: 2,
  fyra: 4,
  fem: 5,
  iki: 2,
  üç: 3,
  dört: 4,
  beş: 5,
  двое: 2,
  дві: 2,
  двоє: 2,
  троє: 3,
  двома: 2,
  двумя: 2,
  двух: 2,
  двох: 2,
  dwoma: 2,
  dwóch: 2,
  трьома: 3,
  трьох: 3,
  тремя: 3,
  трёх: 3,
  trzema: 3,
  trzech: 3,
  чотирма: 4,
  чотирьох: 4,
  четырьмя: 4,
  четырёх: 4,
  czterema: 4,
  czterech: 4,
  пятью: 5,
  пяти: 5,
  pięcioma: 5,
  pięciu: 5,
  чотири: 4,
  трое: 3,
  dwie: 2,
  dwaj: 2,
  troje: 3,
  ثلاث: 3,
  ثلاثة: 3,
  أربع: 4,
  خمس: 5,
  दो: 2,
  तीन: 3,
  चार: 4,
  पांच: 5,
  पाँच: 5,
  两: 2,
  兩: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  두: 2,
  세: 3,
  네: 4,
  สอง: 2,
  สาม: 3,
  สี่: 4,
  ห้า: 5,
  six: 5,
  seven: 5,
  eight: 5,
  nine: 5,
  ten: 5,
  "6": 5,
  "7": 5,
  "8": 5,
};

/** Words that are numbers in a text of their language alone: a Danish "fire" is four. */
const MORE_THAN_THREE: Readonly<Record<string, number>> = {
  fire: 4,
  neljä: 4,
  viisi: 5,
  négy: 4,
  öt: 5,
  čtyři: 4,
  pět: 5,
  patru: 4,
  cinci: 5,
  empat: 4,
  lima: 5,
  bốn: 4,
  năm: 5,
  τέσσερα: 4,
  τέσσερις: 4,
  πέντε: 5,
  ארבעה: 4,
  ארבע: 4,
  חמישה: 5,
  חמש: 5,
  أربعة: 4,
  خمسة: 5,
  "п'ять": 5,
};

/** By the words before the noun, or behind it where the language counts there; without any 1, or 2 of "cats". */
export function numberOf(prompt: string, lexemes: readonly Lexeme[], at: number): number {
  return saidNumberOf(prompt, lexemes, at) ?? (isPlural(prompt, lexemes, at) ? 2 : 1);
}

/** "*Gatos* jugando en la nieve", "*les chats* dorment": where the text opens with them; "avec *ses chatons*". */
function isForeignPlural(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end } = lexemes[at]!;
  const before = prompt.slice(0, start), word = prompt.slice(start, end);
  return PLURALS.test(word) && !isScandinavianCat(prompt, word) &&
      (FIRST_ARTICLE.test(before) || ITS_OWN.test(before)) ||
    YOUNG.test(word) && ITS_OWN.test(before);
}

/** "Katten" are cats in Dutch, and the cat in Swedish, Danish and Norwegian. */
function isScandinavianCat(prompt: string, word: string): boolean {
  return /^katten$/i.test(word) && languageOf(tokenise(prompt)) !== "nl";
}

/** Whose they are, in forms of the plural. */
const ITS_OWN =
  /(?:^|\s)(?:ses|sus|ihren|seinen|i suoi|suoi|os seus|seus|haar|zijn|swoimi|своими|своїми|sina|sine|svými)\s$/iu;

const YOUNG =
  /^(?:petits|bébés|pequeñ[oa]s|bebés|crías|cachorros|kleinen|babys|jungen|kätzchen|piccoli|cuccioli|filhotes|bebês|kleintjes|kittens|jongen|maluchami|młodymi|kociętami|kotkami|котятами|малышами|кошенятами|малюками|kattungar|ungar|kattunger|killinger|unger|koťaty|mláďaty)$/iu;

const PLURALS =
  /^(?:gat[oa]s|gatit[oa]s|gatinh[oa]s|michis|chats|chattes|chatons|gatt[ie]|gattini|gattine|micetti|katzen|katten|poezen|katjes|коты|кошки|котята|коти|koty|kotki|kociaki|kediler|katter|freunde|freundinnen|geschwister|schwestern|brüder|amis|amies|amig[oa]s|herman[oa]s|amici|amiche|vrienden|przyjaciele|друзья|подруги)$/iu;

const FIRST_ARTICLE =
  /^\s*(?:(?:l[oa]s|unos|unas|mis|les|des|mes|os|as|meus|minhas|i|le|gli|die|meine|unsere|de|mijn|мои|наши|moje) )?$/iu;

/** "Cats playing" are two: no word says how many. */
export function isBarePlural(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  return isPlural(prompt, lexemes, at) && saidNumberOf(prompt, lexemes, at) === undefined;
}

function isPlural(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  return isPluralOfCats(prompt, lexemes[at]!) || isForeignPlural(prompt, lexemes, at);
}

function saidNumberOf(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): number | undefined {
  if (DUAL.test(prompt.slice(lexemes[at]!.start, lexemes[at]!.end))) return 2;
  const phrase = phraseStart(lexemes, at);
  // "*Трое* её котят", "*tres* de sus gatitos".
  const start = phrase < at && lexemes[phrase - 1]?.term.role === "number" &&
      !lexemes[phrase]!.apart
    ? phrase - 1
    : phrase;
  // "2 tabbies 1 tuxedo".
  if (/\p{L} 1 (?:\p{L}+ )?$/u.test(prompt.slice(0, lexemes[at]!.start))) return 1;
  for (const { start: from, end, term } of lexemes.slice(start, at)) {
    if (OF_A_PART.test(prompt.slice(from))) continue;
    const number = numberIn(prompt.slice(from, end));
    if (number) return number;
    const more = term.role === "number"
      ? MORE_THAN_THREE[prompt.slice(from, end).toLowerCase().split(" ")[0]!]
      : undefined;
    if (more) return more;
    if (term.role === "number" && term.count) return term.count;
  }
  return countBehind(prompt, lexemes, at) ?? groupBehind(prompt, lexemes[at]!)?.count ??
    groupBefore(textBefore(prompt, lexemes[at]!.start))?.count ??
    coupleBehind(prompt.slice(lexemes[at]!.end)) ??
    (fillsVessel(prompt, lexemes, at) ? LITTER : undefined);
}

/** What the last or the first of these words counts; "四只" and "네 마리" begin with their number. */
function numberIn(text: string): number | undefined {
  const words = text.toLowerCase().split(" ");
  return NUMBERS[words.at(-1)!] ?? NUMBERS[words[0]!] ??
    (HAN_COUNTED.test(text) ? NUMBERS[text[0]!] : undefined);
}

/** A Chinese or Japanese number with its counter. */
const HAN_COUNTED = /^[二三四五两兩][只隻匹头頭条條]/u;

/** "A *three* legged cat", "a *two* tone kitten", "*üç* renkli kedi": how many of something it has. */
const OF_A_PART =
  /^[\p{L}\p{M}\d]+[ -](?:legs?|legged|paws?|pawed|eyed|eared|tailed|toed|headed|tone|toned|colou?r(?:ed)?|years?|yrs?|months?|weeks?|days?|wheeled|storey|story|renk\p{L}*|रंग\p{M}*\p{L}*)(?![\p{L}\p{M}])/iu;

/** "I like cats" means none in the picture. */
function isPluralOfCats(prompt: string, { start, end }: Lexeme): boolean {
  return /^(?:cats|kittens|kitties|(?:best )?friends|besties|buddies|pals|sisters|brothers|siblings|twins|sweethearts|lovers)$/i
    .test(prompt.slice(start, end)) &&
    !NO_CATS.test(prompt.slice(0, start)) && !/^['’-]/.test(prompt.slice(end)) &&
    !OF_THE_CAT.test(prompt.slice(end));
}

/** "My cats birthday": an apostrophe is missing. */
const OF_THE_CAT =
  /^ (?:\d+(?:st|nd|rd|th) |first )?(?:birthday|bday|b-day|name|gotcha day|favou?rite|collar|owner|face|mouth|belly|back|portrait|wedding)\b/i;

const NO_CATS =
  /\b(?:of|likes?|loves?|hates?|for|than|as|about|all|every|other|no|not|without|raining|one|all-?|style|most|to|or) (?:the |these |those |my |our |your |\p{L}+ )?$/iu;

/** Arabic has a form of its own for two cats. */
const DUAL = /^(?:ال)?(?:قطتان|قطتين|قطان|قطين|هرتان|هرتين|هران|هرين|قطيطتان|قطيطتين)(?= |$)/u;

/** "猫が二匹", "고양이 두 마리": the number follows. */
function countBehind(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): number | undefined {
  const counted = lexemes.slice(at + 1, at + 3)
    .find((_, i) => isCountBehind(prompt, lexemes, at + 1 + i));
  return counted && (numberIn(prompt.slice(counted.start, counted.end)) ?? counted.term.count);
}

/** A number with its counter, in the languages that put them behind the noun. */
const COUNTED =
  /^(?:[二三四五2-5]匹|数匹|(?:두|세|네|다섯|여러) ?마리|(?:สอง|สาม|สี่|ห้า|หลาย|[2-5]) ?ตัว)/u;

/** Whether the number here counts the cat before it. */
export function isCountBehind(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { term, start, end, afterBreak } = lexemes[at]!;
  if (term.role !== "number" || afterBreak || !COUNTED.test(prompt.slice(start, end))) return false;
  const before = lexemes.slice(Math.max(0, at - 2), at);
  return lexemes[at + 1]?.term.role !== "cat" && before.some(({ term }) => term.role === "cat");
}
