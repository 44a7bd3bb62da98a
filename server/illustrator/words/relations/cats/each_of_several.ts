/** @module Several cats that are named together and described one by one. */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Role } from "../../../vocabulary/term.ts";
import { isAdjective } from "../../../vocabulary/roles.ts";
import type { CatMention } from "./cat_mentions.ts";
import { withCountOfOnes } from "./counted_ones.ts";
import { doneByEach, sheAndHe } from "./done_by_each.ts";
import { EACH } from "./each_words.ts";
import { coloursOfEach, isListed, lookOfEach } from "./looks_of_each.ts";
import { withOneOfAnotherColour } from "./one_of_another_colour.ts";
import { withOneByItsPlace } from "./one_by_its_place.ts";
import { withTheOther } from "./the_other_one.ts";
import { withOneMore } from "./one_more.ts";
import { byPlace } from "./placed_cats.ts";
import { bySide } from "./cats_by_side.ts";

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
  const counted = withTheOther(prompt, lexemes, withCountOfOnes(prompt, lexemes, found));
  const mentions = withOneOfAnotherColour(prompt, lexemes, counted);
  const more = withOneMore(prompt, lexemes, mentions);
  if (more.length > 1 && mentions.length === 1) return more;
  const [only] = mentions;
  if (mentions.length !== 1 || !only || only.count < 2) return mentions;
  const listed = lexemes.flatMap((_, at) =>
    isListed(lexemes, { prompt, at, after: only.end }) ? [at] : []
  );
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
  // "The first is black, *the second* white": of each one something is said.
  const placed = bySide(prompt, lexemes, only) ??
    (spoken.length === only.count ? undefined : byPlace(prompt, lexemes, only));
  if (placed) return placed;
  const byColour = doneByEach(prompt, lexemes, only);
  const said = spoken.length === only.count ? spoken : [
    sheAndHe(prompt, lexemes, only),
    lookOfEach(prompt, lexemes, only),
    coloursOfEach(prompt, lexemes, only),
    byColour,
  ].find((at) => at.length === only.count) ?? [];
  const openings = listed.length === only.count ? listed : said;
  if (openings.length !== only.count) {
    const byItsPlace = withOneByItsPlace(prompt, lexemes, only);
    if (byItsPlace) return byItsPlace;
    const [one, ...more] = spoken.filter((at) => isOfOne(prompt, lexemes, at));
    if (one === undefined || more.length > 0) return mentions;
    // Where all of them are is said before: "three kittens in a basket, *one* has a hat".
    const { start, end } = lexemes[one]!, from = withAdjectives(prompt, lexemes, one);
    return [{ ...only, to: from }, { ...only, start, end, count: 1, from, to: lexemes.length }];
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

/** "*The thin* one hides an ace": where the words about this one begin. */
function withAdjectives(prompt: string, lexemes: readonly Lexeme[], one: number): number {
  let first = one;
  while (!lexemes[first]!.apart && isAdjective(lexemes[first - 1]?.term.role ?? "no")) first--;
  const article = lexemes[first - 1];
  const isLed = first < one && article?.term.role === "article" &&
    /^the$/i.test(prompt.slice(article.start, article.end));
  return isLed ? first - 1 : one;
}

/** "Three kittens, one has a blue hat": what one of them wears or does. */
function isOfOne(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end } = lexemes[at]!;
  const first = withAdjectives(prompt, lexemes, at);
  const opens = lexemes[first]!.afterBreak || lexemes[first - 1]?.term.role === "and";
  const word = prompt.slice(start, end), says = first < at ? DOES : HAS;
  return opens && (ONE_BEFORE_ALL.test(word) || ONE.test(word) && says.test(prompt.slice(end)));
}

/** "The fat *one*" is a cat with a look of its own: what it does is not said of the others. */
const DOES = /^ (?:with|in|\p{L}+(?:s|ing)) /u;

const ONE =
  /^(?:one|eine[rs]?|eins|une?|l'un|un[oa]?|uma?|een|één|jeden|jedn[ao]|один|одн[аое]|ett?|en|den en[ea]|egyik|az egyik|yksi|unul|एक|واحدة?|một con)$/i;

/** Where a verb follows without a space, or a noun with the verb behind it. */
const ONE_BEFORE_ALL = /^(?:一[只隻]|一匹[はが]|한 마리는)$/;

const HAS =
  /^ (?:kitten |cat |of them |of which |davon |von ihnen |d'eux |d'elles |di loro |de ellos |de ellas |deles |delas |van hen |ervan |z nich |из них |з них |av dem )?(?:has|is|wears|wearing|with|in|hat|trägt|ist|mit|porte|a|est|avec|tiene|lleva|está|con|ha|porta|indossa|è|tem|usa|com|heeft|draagt|met|ma|nosi|w|z|ze|má|nosí|je|s|se|v|в|во|с|со|у|носит|держит|має|носить|з|у|har|bär|är|med|iført|bærer|van|are|poartă|este|cu|ترتدي|يرتدي|تلبس|يلبس|تحمل|يحمل|đeo|mặc|đội|cầm|có) /iu;

function isEachOther(prompt: string, start: number): boolean {
  return /\beach $/i.test(prompt.slice(0, start));
}

/** Roles of words that go on to say something of one cat. */
const DESCRIBING: readonly Role[] = [
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
];

function describes(next: Lexeme | undefined): boolean {
  return next !== undefined && !next.apart &&
    DESCRIBING.includes(next.term.role);
}

function isPartOfEye(lexemes: readonly Lexeme[], at: number): boolean {
  return lexemes.slice(at + 1, at + 4).some(({ term }) => term.role === "eye");
}
