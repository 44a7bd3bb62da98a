/**
 * Several cats that are named together and described one by one.
 *
 * @module
 */
import type { Lexeme } from "../binding/lexeme.ts";
import type { Role } from "../../vocabulary/term.ts";
import { isAdjective } from "../../vocabulary/roles.ts";
import type { CatMention } from "./cat_mentions.ts";
import { languageOf } from "../lexicon/language.ts";
import { tokenise } from "../lexicon/tokens.ts";
import { DEFINITE, WITHOUT_ARTICLES } from "../lexicon/word_order.ts";
import { groupBehind, isBarePlural } from "./cat_numbers.ts";
import { EACH } from "./each_words.ts";

/** "En" in "med en röd hatt" is no cat: such words open one behind a comma or "and", also behind another article. */
function isArticle(word: string): boolean {
  return /^(?:en|ett|ein|eine|een|un|une|una|uma?|μ[ιί]α|ένας|אחד|אחת)$/iu.test(word);
}

function isApart(lexemes: readonly Lexeme[], at: number): boolean {
  const opens = (place: number) =>
    lexemes[place]?.afterBreak === true || lexemes[place - 1]?.term.role === "and";
  return opens(at) || lexemes[at - 1]?.term.role === "article" && opens(at - 1);
}

/** "Η μία φοράει καπέλο και η άλλη *γυαλιά*": without a verb of its own. */
function isWornNext(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return lexemes[at]!.term.role === "other" && next?.term.role === "thing" && !next.apart &&
    next.term.claims.every(({ slot }) => slot === "accessory" || slot === "costume");
}

/** "Một" is also an article: "một con đen" is one of the cats, "một chiếc mũ" a hat. */
const COUNTED_ONE = /^một$/iu;
const OF_CATS = /^ (?:con|bé|chú|em|cô|nàng|chàng)(?![\p{L}])/iu;

/** "Two cats, one black, one white": the one mention becomes one for each. */
export function readingsByCat(
  prompt: string,
  lexemes: readonly Lexeme[],
  found: CatMention[],
): CatMention[] {
  // "A calico mum and three kittens, one is black, the others are calico".
  const group = found.at(-1);
  if (found.length > 1 && group && group.count > 1 && found.every(({ name }) => !name)) {
    return [...found.slice(0, -1), ...readingsByCat(prompt, lexemes, [group])];
  }
  const mentions = withCountOfOnes(prompt, lexemes, found);
  const [only] = mentions;
  if (mentions.length !== 1 || !only || only.count < 2) return mentions;
  const placed = byPlace(prompt, lexemes, only);
  if (placed) return placed;
  const listed = lexemes.flatMap((_, at) => isListed(lexemes, { at, after: only.end }) ? [at] : []);
  const spoken = lexemes.flatMap(({ start, end }, at) => {
    const word = prompt.slice(start, end);
    return start > only.end && EACH.test(word) && !isEachOther(prompt, start) &&
        (!COUNTED_ONE.test(word) || OF_CATS.test(prompt.slice(end))) &&
        (!isArticle(word) || isApart(lexemes, at)) &&
        (describes(lexemes[at + 1]) || isWornNext(lexemes, at) || ONE_BEFORE_ALL.test(word)) &&
        !isPartOfEye(lexemes, at)
      ? [at]
      : [];
  });
  const byColour = doneByEach(prompt, lexemes, only);
  const said = spoken.length === only.count ? spoken : [
    sheAndHe(prompt, lexemes, only),
    lookOfEach(prompt, lexemes, only),
    coloursOfEach(prompt, lexemes, only),
    byColour,
  ].find((at) => at.length === only.count) ?? [];
  const openings = listed.length === only.count ? listed : said;
  if (openings.length !== only.count) {
    const [one, ...more] = spoken.filter((at) => isOfOne(prompt, lexemes, at));
    return one === undefined || more.length > 0
      ? mentions
      : [{ ...only, to: one }, { ...only, count: 1, from: one, to: lexemes.length }];
  }
  const starts = openings.map((at) => withAdjectives(prompt, lexemes, at));
  return starts.map((from, i) => ({
    start: i === 0 ? only.start : lexemes[from]!.start,
    end: i === 0 ? only.end : lexemes[from]!.end,
    first: only.first + i,
    count: 1,
    from,
    to: starts[i + 1] ?? only.to,
    ...(openings === byColour && { isByColour: true as const }),
  }));
}

/** "*The thin* one hides an ace": where the words about this one begin. */
function withAdjectives(prompt: string, lexemes: readonly Lexeme[], one: number): number {
  let first = one;
  while (!lexemes[first]!.apart && isAdjective(lexemes[first - 1]?.term.role ?? "no")) first--;
  const article = lexemes[first - 1];
  const isLed = first < one && article?.term.role === "article" &&
    /^the$/i.test(prompt.slice(article.start, article.end));
  return isLed ? first - 1 : one;
}

/** "A cat band, *one* on tuba, *one* on drums": one cat for each. */
function withCountOfOnes(
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
  return isUncounted && ones > 1 && ones <= MOST ? [{ ...only, count: ones }] : mentions;
}

/** More cats crowd each other out. */
const MOST = 5;

const ONES =
  /(?:[,.;:] |\band )(?:one|another|the other|the (?:second|third|last)(?: one)?)(?: (?:of them|cat|kitten))?(?= (?:is|on|with|in|has|plays|playing|wears|wearing|holds|holding|sleeps|sleeping|sits|sitting)\b| \p{L}+(?=,| and one| or one|[.;!]|$))/giu;

/** Words for one of several, by its place or as "one", and for the rest. */
const PLACED =
  /\bthe (?:(?<middle>middle|cent(?:er|re)|second)|(?<first>first|left|leftmost)|(?<last>last|third|right|rightmost))(?: one| cat| kitten)?\b(?= (?:is|has|wears|with|in|sleeps|sits)\b)|(?<=[,.;:] |\band )(?<one>one)(?: (?:cat|kitten|of (?:them|which)))?\b(?= (?:is|has|wears|with|in|sleeps|sits)\b)|\b(?<rest>the (?:others?|other (?:two|ones)|rest|outer ones|two others)|others)\b/giu;

/** "Three kittens, the middle one is white, the others are black": each place with its own words. */
function byPlace(
  prompt: string,
  lexemes: readonly Lexeme[],
  only: CatMention,
): CatMention[] | undefined {
  const placed = [...prompt.matchAll(PLACED)].filter(({ index }) => index > only.end);
  const { count, first } = only;
  // "One" is the first only where something else is said of the others: "one is black, one is white".
  const isOfOne = placed.filter(({ groups = {} }) => groups["one"]).length === 1 &&
    placed.some(({ groups = {} }) => groups["rest"]);
  const found = isOfOne ? placed : placed.filter(({ groups = {} }) => !groups["one"]);
  const numbers = found.map(({ groups = {} }) => {
    if (groups["rest"]) return undefined;
    if (groups["first"] || groups["one"]) return 1;
    return groups["last"] ? count : count === 3 || groups[0] === "second" ? 2 : undefined;
  });
  const named = numbers.filter((number) => number !== undefined);
  if (named.length === 0 || new Set(named).size < named.length || count < named.length) return;
  const rest = Array.from({ length: count }, (_, i) => i + 1).filter((i) => !named.includes(i));
  const at = found.map(({ index }) => lexemes.findIndex(({ end }) => end > index));
  if (at.some((place) => place < 0)) return undefined;
  return [
    { ...only, to: at[0]! },
    ...found.flatMap((_, i): CatMention[] => {
      const from = at[i]!, to = at[i + 1] ?? lexemes.length, number = numbers[i];
      const { start, end } = lexemes[from]!;
      return (number === undefined ? rest : [number]).map((cat) => ({
        start,
        end,
        first: first + cat - 1,
        count: 1,
        from,
        to,
      }));
    }),
  ];
}

/** "Two cats, *she* in a red dress, *he* in a suit": where one is said of each. */
function sheAndHe(
  prompt: string,
  lexemes: readonly Lexeme[],
  { end }: CatMention,
): number[] {
  const isSaid = (pronoun: RegExp, at: number) => {
    const { start, end, afterBreak } = lexemes[at]!;
    return (afterBreak || lexemes[at - 1]!.term.role === "and") &&
      pronoun.test(prompt.slice(start, end));
  };
  const behind = lexemes.flatMap(({ start }, at) => start > end ? [at] : []);
  const she = behind.filter((at) => isSaid(SHE, at)), he = behind.filter((at) => isSaid(HE, at));
  return she.length === 1 && he.length === 1 ? [...she, ...he].sort((a, b) => a - b) : [];
}

const SHE =
  /^(?:she|ella|elle|lei|ela|sie|zij|hon|hun|ona|она|вона|هي|αυτή|היא|ea|彼女は|她)(?: \p{L}+)?$/iu;
const HE = /^(?:he|él|lui|il|ele|er|hij|han|on|он|він|هو|αυτός|הוא|el|彼は|他)(?: \p{L}+)?$/iu;

/** "Dwa kotki, *rudy* i *czarny*": two colours in the singular are of one cat each. */
function lookOfEach(
  prompt: string,
  lexemes: readonly Lexeme[],
  { end, count }: CatMention,
): number[] {
  const at = lexemes.findIndex(({ start, afterBreak }) => start > end && afterBreak);
  const [one, and, other, next] = lexemes.slice(at, at + 4);
  if (at < 0 || count !== 2 || !one || !other || and?.term.role !== "and") return [];
  const isSingular = SINGULAR.get(prompt.slice(and.start, and.end).toLowerCase());
  const areLooks = isLook(one) && isLook(other) && (!next || next.afterBreak);
  return areLooks &&
      [one, other].every(({ start, end }) => isSingular?.test(prompt.slice(start, end)))
    ? [at, at + 2]
    : [];
}

/** "Four kittens: *ginger*, *black*, *grey*, *white*": as many looks as cats, behind a colon or bracket. */
function coloursOfEach(
  prompt: string,
  lexemes: readonly Lexeme[],
  { end, count }: CatMention,
): number[] {
  const first = lexemes.findIndex((lexeme) =>
    lexeme.start > end && isLook(lexeme) && /[:(]\s*$/.test(prompt.slice(0, lexeme.start))
  );
  if (first < 0) return [];
  const looks = [first];
  for (let at = first + 1; at < lexemes.length; at++) {
    const isNext = lexemes[at]!.afterBreak || lexemes[at - 1]!.term.role === "and";
    if (lexemes[at]!.term.role === "and") continue;
    if (!isLook(lexemes[at]) || !isNext) break;
    looks.push(at);
  }
  return looks.length === count && count > 2 ? looks : [];
}

/** "Dois gatos: *o preto* rema e *o amarelo* pesca": a colour, and what the cat of that colour does. */
function doneByEach(
  prompt: string,
  lexemes: readonly Lexeme[],
  { end }: CatMention,
): number[] {
  const language = languageOf(tokenise(prompt));
  const isBare = WITHOUT_ARTICLES.has(language);
  return lexemes.flatMap(({ start, afterBreak, term }, at) => {
    if (start < end || !afterBreak && lexemes[at - 1]!.term.role !== "and") return [];
    const isDefinite = DEFINITE[language]?.test(prompt.slice(start, lexemes[at]!.end)) ?? false;
    if (!isDefinite && !isBare) return [];
    let next = term.role === "article" ? at + 1 : at;
    const first = next;
    while (lexemes[next]?.term.role === "colour" && (next === first || !lexemes[next]!.apart)) {
      next++;
    }
    const verb = lexemes[next];
    const isDone = verb !== undefined && !verb.afterBreak &&
      (VERBS.includes(verb.term.role) || isDefinite && verb.term.role === "thing");
    return next > first && isDone ? [at] : [];
  });
}

/** What a verb may be read as. */
const VERBS: readonly Role[] = ["quality", "unknown", "frame", "copula"];

/** By the word for "and", how adjectives of one cat end; those of several end otherwise. */
const SINGULAR: ReadonlyMap<string, RegExp> = new Map([
  ["i", /[yia]$/],
  ["и", /[йя]$/],
  ["й", /[йа]$/],
  ["та", /[йа]$/],
  ["y", /(?:[oa]|gris)$/],
  ["e", /[oa]$/],
  ["et", /[^sx]$/],
]);

/** "Three cats: a black cat, *white* cat and *an* orange one": what opens a cat of a list, and no thing. */
function isListed(
  lexemes: readonly Lexeme[],
  { at, after }: { at: number; after: number },
): boolean {
  const { start, afterBreak, term } = lexemes[at]!;
  const isArticle = term.role === "article";
  if (start < after || !(afterBreak || lexemes[at - 1]?.term.role === "and")) return false;
  let next = isArticle ? at + 1 : at;
  const first = next;
  while (isLook(lexemes[next]) && (next === first || !lexemes[next]!.afterBreak)) next++;
  const head = lexemes[next];
  const isNamed = head !== undefined && !head.apart &&
    (head.term.role === "cat" && !head.term.isFur || head.term.role === "other");
  if (isNamed) return true;
  // "Black and white" are colours of one cat.
  return isArticle && next > first && (!head || head.apart || ENDS.includes(head.term.role));
}

const ENDS: readonly Role[] = ["and", "frame", "copula"];

/** A colour, or what cats are called by their coat: "a tabby". */
function isLook(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined &&
    (lexeme.term.role === "colour" || lexeme.term.role === "cat" && lexeme.term.claims.length > 0);
}

/** "Three kittens, one has a blue hat": what one of them wears or does. */
function isOfOne(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, afterBreak } = lexemes[at]!;
  const opens = afterBreak || lexemes[at - 1]?.term.role === "and";
  const word = prompt.slice(start, end);
  return opens && (ONE_BEFORE_ALL.test(word) || ONE.test(word) && HAS.test(prompt.slice(end)));
}

const ONE =
  /^(?:one|eine[rs]?|eins|une?|l'un|un[oa]?|uma?|een|één|jeden|jedn[ao]|один|одн[аое]|ett?|en|den en[ea]|egyik|az egyik|yksi|unul|एक|واحدة?|một con)$/i;

/** Where a verb follows without a space, or a noun with the verb behind it. */
const ONE_BEFORE_ALL = /^(?:一[只隻]|一匹[はが]|한 마리는)$/;

const HAS =
  /^ (?:of them |of which |davon |von ihnen |d'eux |d'elles |di loro |de ellos |de ellas |deles |delas |van hen |ervan |z nich |из них |з них |av dem )?(?:has|is|wears|wearing|with|in|hat|trägt|ist|mit|porte|a|est|avec|tiene|lleva|está|con|ha|porta|indossa|è|tem|usa|com|heeft|draagt|met|ma|nosi|w|z|ze|má|nosí|je|s|se|v|в|во|с|со|у|носит|держит|має|носить|з|у|har|bär|är|med|iført|bærer|van|are|poartă|este|cu|ترتدي|يرتدي|تلبس|يلبس|تحمل|يحمل|đeo|mặc|đội|cầm|có) /iu;

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
