/**
 * The cats a description names: "a black cat and a white kitten", "two cats", "Milo (…) and Luna (…)".
 *
 * @module
 */
import type { Lexeme } from "../binding/lexeme.ts";
import { isAdjective } from "../roles.ts";

/** One naming of one or more cats. `first` counts from 1. */
export interface CatMention {
  start: number;
  end: number;
  first: number;
  count: number;
  name?: string;
  /** The lexemes that say something of these cats, from their first to behind their last. */
  from: number;
  to: number;
}

/** More cats crowd each other out. */
export const MOST_CATS = 5;

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
  six: 5,
  seven: 5,
  eight: 5,
  nine: 5,
  ten: 5,
  "6": 5,
  "7": 5,
  "8": 5,
};

/** Every cat the description distinguishes; one at least. */
export function catMentions(prompt: string, lexemes: readonly Lexeme[]): CatMention[] {
  const nouns = lexemes.flatMap(({ term }, at) =>
    term.role === "cat" && !term.isFur && isNewCat(prompt, lexemes, at) ? [at] : []
  );
  const named = nounsWithNames(prompt, lexemes);
  const heads = named.length > 1 ? named : counting(prompt, lexemes, nouns);
  return counted(prompt, lexemes, heads, named.length > 1);
}

/** "New babies, two Siamese kittens": of one cat and a number of cats, the number says how many there are. */
function counting(prompt: string, lexemes: readonly Lexeme[], nouns: readonly number[]): number[] {
  const [only] = nouns;
  if (nouns.length !== 1 || numberOf(prompt, lexemes, only!) > 1) return [...nouns];
  const many = lexemes.findIndex(({ term }, at) =>
    at > only! && term.role === "cat" && !term.isFur && numberOf(prompt, lexemes, at) > 1
  );
  return [many < 0 ? only! : many];
}

function counted(
  prompt: string,
  lexemes: readonly Lexeme[],
  heads: readonly number[],
  areNames: boolean,
): CatMention[] {
  const mentions: CatMention[] = [];
  let first = 1;
  for (const [i, at] of heads.entries()) {
    const from = i === 0 ? 0 : areNames ? at : phraseStart(lexemes, at);
    if (mentions.length > 0) mentions.at(-1)!.to = from;
    const known = areNames && mentions.find(({ name }) => name === nameAt(prompt, lexemes, at));
    if (known) {
      const { start, end } = lexemes[at]!;
      mentions.push({ ...known, start, end, from, to: lexemes.length });
      continue;
    }
    const count = Math.min(areNames ? 1 : numberOf(prompt, lexemes, at), MOST_CATS + 1 - first);
    if (count < 1) break;
    const { start, end } = lexemes[at]!;
    mentions.push({
      start,
      end,
      first,
      count,
      from,
      to: lexemes.length,
      ...(areNames && { name: nameAt(prompt, lexemes, at) }),
    });
    first += count;
  }
  return shared(prompt, lexemes, mentions);
}

function nameAt(prompt: string, lexemes: readonly Lexeme[], at: number): string {
  return prompt.slice(lexemes[at]!.start, lexemes[at]!.end);
}

/** A new cat has an article or a number of its own and follows "and", "with" or what the first one does. */
function isNewCat(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const isFirst = !lexemes.slice(0, at).some(({ term }) => term.role === "cat" && !term.isFur);
  if (isFirst) return true;
  const start = phraseStart(lexemes, at);
  const opening = lexemes[start]!, before = lexemes[start - 1]?.term;
  const isIntroduced = opening.term.role === "article" || opening.term.role === "number" ||
    POSSESSIVES.test(prompt.slice(opening.start, opening.end));
  if (isOnTheOtherSide(prompt, lexemes[at]!)) return true;
  const isSamePhrase = lexemes.slice(start, at).some(({ term }) => term.role === "cat");
  if (!isIntroduced || isSamePhrase) return false;
  return before !== undefined && before.role !== "copula" &&
    (before.role === "and" || before.role === "frame" || before.role === "quality" ||
      before.role === "unknown");
}

/** "Grey cat on the left, white cat on the right": one cat is not on both sides. */
function isOnTheOtherSide(prompt: string, cat: Lexeme): boolean {
  const side = SIDE.exec(prompt.slice(cat.end))?.[1]?.toLowerCase();
  const other = side && OTHER_SIDE[side];
  return other !== undefined && new RegExp(`\\b${other}\\b`, "i").test(prompt.slice(0, cat.start));
}

const SIDE =
  /^ (?:is |sits |sitting )?(?:(?:on|to|at) the |à |a la |a |à )?(left|right|links|rechts|gauche|droite|izquierda|derecha|sinistra|destra|esquerda|direita)\b/i;

const OTHER_SIDE: Readonly<Record<string, string>> = {
  left: "right",
  right: "left",
  links: "rechts",
  rechts: "links",
  gauche: "droite",
  droite: "gauche",
  izquierda: "derecha",
  derecha: "izquierda",
  sinistra: "destra",
  destra: "sinistra",
  esquerda: "direita",
  direita: "esquerda",
};

/** "Its kitten" is another cat. */
const POSSESSIVES = /^(?:its|her|his|their|ihr|ihre|ihrem|son|sa|ses|su|sus|suo|sua|seu)$/i;

/** Where the noun phrase of this noun begins. */
function phraseStart(lexemes: readonly Lexeme[], at: number): number {
  let start = at;
  while (start > 0 && !lexemes[start]!.apart) {
    const { role } = lexemes[start - 1]!.term;
    if (role === "article") return start - 1;
    if (role !== "cat" && role !== "and" && !isAdjective(role)) break;
    if (role === "and" && !isAdjective(lexemes[start - 2]?.term.role ?? "no")) break;
    start--;
  }
  return start;
}

function numberOf(prompt: string, lexemes: readonly Lexeme[], at: number): number {
  const start = phraseStart(lexemes, at);
  for (const { start: from, end, term } of lexemes.slice(start, at)) {
    const number = NUMBERS[prompt.slice(from, end).toLowerCase().split(" ").at(-1)!] ??
      NUMBERS[prompt.slice(from, end).toLowerCase().split(" ")[0]!];
    if (number) return number;
    if (term.role === "number" && term.count) return term.count;
  }
  return countBehind(prompt, lexemes, at) ?? 1;
}

/** "猫が二匹", "고양이 두 마리": the number follows. */
function countBehind(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
): number | undefined {
  return lexemes.slice(at + 1, at + 3)
    .find((_, i) => isCountBehind(prompt, lexemes, at + 1 + i))?.term.count;
}

/** A number with its counter, in the languages that put them behind the noun. */
const COUNTED = /^(?:[二三四五2-5]匹|数匹|(?:두|세|네|다섯|여러) ?마리)/u;

/** Whether the number here counts the cat before it. */
export function isCountBehind(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { term, start, end, afterBreak } = lexemes[at]!;
  if (term.role !== "number" || afterBreak || !COUNTED.test(prompt.slice(start, end))) return false;
  const before = lexemes.slice(Math.max(0, at - 2), at);
  return lexemes[at + 1]?.term.role !== "cat" && before.some(({ term }) => term.role === "cat");
}

/** Words that open the description of each of several cats. */
const EACH =
  /^(?:one|eins|eines|één|een|jeden|jedna|один|одна|the other|other|another|second|third|un|uno|una|une|l'un|l'autre|otro|otra|autre|eine|einer|die andere|der andere|andere|uno|l'altro|altro|outro|outra)$/i;

/** "Two cats, one black, one white": the one mention becomes one for each. */
function shared(
  prompt: string,
  lexemes: readonly Lexeme[],
  mentions: CatMention[],
): CatMention[] {
  const [only] = mentions;
  if (mentions.length !== 1 || !only || only.count < 2) return mentions;
  const openings = lexemes.flatMap(({ start, end }, at) =>
    start > only.end && EACH.test(prompt.slice(start, end)) && !isEachOther(prompt, start) &&
      describes(lexemes[at + 1]) && !isPartOfEye(lexemes, at)
      ? [at]
      : []
  );
  if (openings.length !== only.count) {
    const [one, ...more] = openings.filter((at) => isOfOne(prompt, lexemes, at));
    return one === undefined || more.length > 0
      ? mentions
      : [{ ...only, to: one }, { ...only, count: 1, from: one, to: lexemes.length }];
  }
  return openings.map((from, i) => ({
    start: i === 0 ? only.start : lexemes[from]!.start,
    end: i === 0 ? only.end : lexemes[from]!.end,
    first: i + 1,
    count: 1,
    from,
    to: openings[i + 1] ?? lexemes.length,
  }));
}

/** "Three kittens, one has a blue hat": what one of them wears or does. */
function isOfOne(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, afterBreak } = lexemes[at]!;
  const isListed = afterBreak || lexemes[at - 1]?.term.role === "and";
  return isListed && ONE.test(prompt.slice(start, end)) && HAS.test(prompt.slice(end));
}

const ONE = /^(?:one|eine[rs]?|eins|une?|l'un|un[oa]?|uma?|een|één|jeden|jedna|один|одна)$/i;

const HAS =
  /^ (?:of them |of which |davon |d'eux |d'elles |di loro |de ellos |de ellas |deles |delas )?(?:has|is|wears|wearing|with|in|hat|trägt|ist|mit|porte|a|est|avec|tiene|lleva|está|con|ha|porta|è|tem|usa|com|heeft|draagt|met|ma|nosi|w|z) /i;

function isEachOther(prompt: string, start: number): boolean {
  return /\beach $/i.test(prompt.slice(0, start));
}

function describes(next: Lexeme | undefined): boolean {
  return next !== undefined && !next.apart &&
    [
      "colour",
      "quality",
      "cat",
      "copula",
      "degree",
      "marking",
      "unknown",
      "silent",
      "frame",
      "article",
    ]
      .includes(
        next.term.role,
      );
}

function isPartOfEye(lexemes: readonly Lexeme[], at: number): boolean {
  return lexemes.slice(at + 1, at + 4).some(({ term }) => term.role === "eye");
}

/** "Milo (orange tabby) and Luna (black)", "Oreo is orange and Peanut is black". */
function nounsWithNames(prompt: string, lexemes: readonly Lexeme[]): number[] {
  return lexemes.flatMap(({ start, end }, at) => {
    const word = prompt.slice(start, end);
    if (!/^\p{Lu}\p{Ll}+$/u.test(word) || NOT_NAMES.test(word)) return [];
    const rest = prompt.slice(end, end + 24);
    const opens = /^\s*\(/.test(rest) || /^,? (?:is|ist|est|es|è|é)\b/.test(rest);
    const next = lexemes[at + 1];
    return opens && next ? [at] : [];
  });
}

/** Words that open a sentence with a capital. */
const NOT_NAMES =
  /^(?:He|She|It|They|This|That|There|Here|One|The|Both|Each|Cat|Kitten|What|Who|My|Our|His|Her|Es|Er|Sie|El|Ella|Il|Elle|Background|Style|Mood|Setting)$/;
