/**
 * @module Several cats that are told apart by their sides: "the left one", "el de la izquierda", "左边的".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Role } from "../../../vocabulary/term.ts";
import type { ParsedActor } from "../../parsed_description.ts";
import type { CatMention } from "./cat_mentions.ts";
import { countOf } from "./cat_readings.ts";
import type { RelationWords } from "../relation_words.ts";

/** Words for the one on each side; alternatives of one regular expression. */
const WORDS: Readonly<Record<"left" | "middle" | "right", string>> = {
  left: [
    "(?:the )?(?:left(?:most)?(?: one| cat| kitten| kitty)?|(?:one|cat|kitten|kitty) (?:on|to) the left)|on the left",
    "(?:el|la) (?:gat[oa] )?de (?:la )?izquierda|(?:a|en) la izquierda|(?:el|la) izquierd[oa]",
    "(?:celui|celle|le chat|la chatte) (?:de|d'à|d’à|à|sur la) gauche|à gauche",
    "[oa] (?:gat[oa] )?da esquerda|[àa] esquerda|na esquerda",
    "(?:quell[oa]|il gatto|la gatta) (?:a|di|sulla) sinistra|(?:a|sulla) sinistra",
    "(?:der|die|das) linke|links|de linker(?:kat)?|de linkse",
    "слева|лев(?:ый|ая)(?: кот| кошка)?|зліва|ліворуч|лівий|ліва",
    "(?:ten |ta )?(?:po|z) lewej(?: strony| stronie)?|lew[ya]",
    "左[边邊侧側面](?:的)?(?:小?猫|那[只隻]|一[只隻]|是)?|左(?:側)?(?:の(?:猫|子|方))?[はがに]|왼쪽(?:에는|에|은|이| 고양이[는은가]?)?",
    "(?:kucing )?(?:yang )?(?:di )?(?:sebelah )?kiri(?:nya)?",
    "soldaki|solda|(?:den )?til(?:l)? (?:vänster|venstre)|den vänstra",
    "(?:التي |الذي )?(?:على|إلى) (?:ال)?يسار|اليسرى|बा(?:ए[ंँ]|ईं)(?: ओर| तरफ)?(?: वाली| वाला)?",
  ].join("|"),
  middle: [
    "(?:the )?(?:middle(?: one| cat| kitten)?|(?:one|cat|kitten) in the (?:middle|centre|center))|in the middle",
    "(?:el|la) del? (?:medio|centro)|(?:celui|celle) du milieu|au milieu|[oa] do meio",
    "quell[oa] (?:in mezzo|al centro)|(?:der|die|das) mittlere|de middelste|in der mitte",
    "посередине|средн(?:ий|яя)|в середине|pośrodku|środkow[ya]|w środku",
    "中间(?:的)?(?:那[只隻]|一[只隻]|是)?|真ん中(?:の(?:猫|子|方))?[はがに]|가운데(?:에는|에|은|가)?",
    "ortadaki|ortada|(?:den )?i (?:mitten|midten)|في الوسط|बीच(?: में| वाली| वाला)?",
  ].join("|"),
  right: [
    "(?:the )?(?:right(?:most)?(?: one| cat| kitten| kitty)?|(?:one|cat|kitten|kitty) (?:on|to) the right)|on the right",
    "(?:el|la) (?:gat[oa] )?de (?:la )?derecha|(?:a|en) la derecha|(?:el|la) derech[oa]",
    "(?:celui|celle|le chat|la chatte) (?:de|d'à|d’à|à|sur la) droite|à droite",
    "[oa] (?:gat[oa] )?da direita|[àa] direita|na direita",
    "(?:quell[oa]|il gatto|la gatta) (?:a|di|sulla) destra|(?:a|sulla) destra",
    "(?:der|die|das) rechte|rechts|de rechter(?:kat)?|de rechtse",
    "справа|прав(?:ый|ая)(?: кот| кошка)?|праворуч|правий|права",
    "(?:ten |ta )?(?:po|z) prawej(?: strony| stronie)?|praw[ya]",
    "右[边邊侧側面](?:的)?(?:小?猫|那[只隻]|一[只隻]|是)?|右(?:側)?(?:の(?:猫|子|方))?[はがに]|오른쪽(?:에는|에|은|이| 고양이[는은가]?)?",
    "(?:kucing )?(?:yang )?(?:di )?(?:sebelah )?kanan(?:nya)?",
    "sağdaki|sağda|(?:den )?til(?:l)? (?:höger|højre|høyre)|den högra",
    "(?:التي |الذي )?(?:على|إلى) (?:ال)?يمين|اليمنى|दा(?:ए[ंँ]|ईं)(?: ओर| तरफ)?(?: वाली| वाला)?",
  ].join("|"),
};

/** They open what is said of one cat: behind a comma or a word for "and". */
const SIDES = new RegExp(
  "(?<=^|[,;:.(、，。；：（]\\s*|\\s(?:and|but|while|y|e|et|und|en|i|и|й|та|ve|og|och|aber|mais|pero|a|और)\\s|[고며と和]\\s*|sol\\p{L}* \\p{L}+ )" +
    `(?:(?<left>${WORDS.left})|(?<middle>${WORDS.middle})|(?<right>${WORDS.right}))(?![\\p{Ll}])`,
  "giu",
);

/** "Dos gatos, *el de la izquierda* negro y *el de la derecha* blanco": as many sides as there are cats. */
export function bySide(
  prompt: string,
  lexemes: readonly Lexeme[],
  only: CatMention,
): CatMention[] | undefined {
  const { count, first } = only;
  if (count > 3) return undefined;
  const ofCats = sidesSaid(prompt, lexemes, { after: only.end, count });
  const numbers = new Set(ofCats.map(({ number }) => number));
  if (ofCats.length !== count || numbers.size !== count) return undefined;
  return [
    { ...only, to: ofCats[0]!.from },
    ...ofCats.map(({ from, to, number }): CatMention => {
      const { start, end } = lexemes[from]!;
      return { start, end, first: first + number - 1, count: 1, from, to };
    }),
  ];
}

/** "*The left cat* is black, *the right one* white": two, though no word says how many. */
export function twoBySide(
  prompt: string,
  lexemes: readonly Lexeme[],
  only: CatMention,
): CatMention[] | undefined {
  const ofCats = sidesSaid(prompt, lexemes, { after: -1, count: 2 })
    .filter((side) => isOfOneCat(prompt, lexemes, side));
  const [one, other] = ofCats;
  if (ofCats.length !== 2 || one!.number === other!.number) return undefined;
  return ofCats.map(({ from, to, number, words }, i): CatMention => {
    const { start } = lexemes[from]!, named = i === 0 ? only : { start, end: start + words.length };
    return { ...placeOf(named), first: number, count: 1, from: i === 0 ? 0 : from, to };
  });
}

function placeOf({ start, end }: { start: number; end: number }) {
  return { start, end };
}

/** Where something is said of the cat on one side; `number` is its place among `count`. */
interface SideSaid {
  from: number;
  to: number;
  number: number;
  words: string;
}

function sidesSaid(
  prompt: string,
  lexemes: readonly Lexeme[],
  { after, count }: { after: number; count: number },
): SideSaid[] {
  const sides = [...prompt.matchAll(SIDES)].filter(({ index }) => index > after)
    .map(({ 0: words, index, groups = {} }) => ({
      from: lexemes.findIndex(({ end }) => end > index),
      number: groups["left"] ? 1 : groups["right"] ? count : 2,
      words,
    }));
  const ofCats = sides.filter(({ from, words }, i) =>
    from >= 0 && isDescribed(lexemes.slice(from, sides[i + 1]?.from), ONE_CAT.test(words))
  );
  return ofCats.map((side, i) => ({ ...side, to: ofCats[i + 1]?.from ?? lexemes.length }));
}

/** "The left *one*", "die rechte", "左边的猫": a cat, and no side of a picture, ear or eye. */
function isOfOneCat(prompt: string, lexemes: readonly Lexeme[], { from, words }: SideSaid) {
  const behind = lexemes[from]!.start + words.length;
  const next = lexemes.find(({ start }) => start >= behind);
  const isNoun = next !== undefined && !next.apart && (OF_ONE_CAT.includes(next.term.role) ||
    /^\p{Lu}/u.test(prompt.slice(next.start)) && !SAID_OF_CATS.includes(next.term.role));
  return ONE_CAT.test(words) && !isNoun;
}

const ONE_CAT =
  /(?:\b(?:ones?|cats?|kittens?|kitty|chat|chatte|kucing|gat(?:o|a|t[oa])|celui|celle|quell[oa]|soldaki|sağdaki)\b| (?:кот|кошка)$|^(?:el|la|der|die|das|de|o|a|ten|ta|yang) |^(?:лев|прав|лів)\p{L}+$|猫|那[只隻]|の[子方]|고양이)/iu;

/** What "left" and "right" are said of on one cat. */
const OF_ONE_CAT: readonly Role[] = ["eye", "eyes", "part", "marking", "thing", "place", "unknown"];

/** A noun with a capital that is none of these is of a thing. */
const SAID_OF_CATS: readonly Role[] = ["cat", "copula", "colour", "quality"];

/** "*Rechts* eine weiße Katze": the cat whose clause the words for a side open, with the one beside it. */
export function catOnSide(
  { is, start, end }: RelationWords,
  { cats, lexemes }: { cats: readonly CatMention[]; lexemes: readonly Lexeme[] },
): { who: ParsedActor; what: ParsedActor } | undefined {
  if (is !== "left of" && is !== "right of") return undefined;
  const own = cats.findLast(({ from, count }) =>
    count === 1 && lexemes[from]!.start <= start &&
    lexemes.slice(from).every((one) => one.start >= end || OPENING.includes(one.term.role))
  );
  if (!own || countOf(cats) < 2) return undefined;
  const section = lexemes.slice(own.from, own.to).filter((one) => one.start >= end);
  const { first } = own;
  return isDescribed(section)
    ? { who: { cat: first }, what: { cat: first > 1 ? first - 1 : 2 } }
    : undefined;
}

/** "*Quello* a sinistra". */
const OPENING: readonly Role[] = ["article", "unknown", "left", "right", "other", "frame"];

/** A lamp on the left does not name a cat; "the right one" with a crown or a drum does. */
function isDescribed(own: readonly Lexeme[], isOfOne = false): boolean {
  const said = own.find(({ term: { role, claims } }) =>
    NOUNS.includes(role) || role === "colour" || role === "quality" && claims.length > 0
  );
  return said !== undefined &&
    (isOfOne || said.term.role !== "thing" && said.term.role !== "place");
}

const NOUNS: readonly Role[] = ["thing", "place", "cat", "character"];
