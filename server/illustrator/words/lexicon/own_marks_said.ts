/**
 * @module What English words say a cat has at one place of its body: "mud on his knees", "a bandaged paw", "one
 * black ear". Kinds and places are lists; how they are put together is a few patterns.
 */
import type { OwnMark, OwnMarkKind, OwnMarkPlace } from "../../choices/own_mark_choices.ts";
import { KINDS, KNOWN_ALONE, LOOKS_LIKE, PLACES, SPOT_COLOURS } from "./own_mark_words.ts";

/** Words of a description that say what a cat has at a place. */
export interface OwnMarksSaid {
  start: number;
  end: number;
  marks: OwnMark[];
  /** What is drawn is only like what they mean: jam is a red sauce. */
  isNear: boolean;
}

const anyOf = (...words: readonly string[]) => `(?:${words.join("|")})`;
const KIND = anyOf(...KINDS.map(([, words]) => words));
/** Words for the whole coat, and where it shows what is on it. */
const FUR = "fur|coat|pelt|body";
const OF_FUR: readonly OwnMarkPlace[] = ["forehead", "back", "chest", "tail"];
const PLACE = anyOf(...PLACES.map(([, words]) => words), FUR);
const LOOK = anyOf(...LOOKS_LIKE.map(([, words]) => words));
const COLOUR = anyOf(...SPOT_COLOURS.map(([, words]) => words));
const SPOT = "(?:spot|patch|mark|marking|splodge|blotch|smudge|dot|freckle)s?";
const OWNER = "(?:its|it's|his|her|their|the|one|a|an|my|both|each)";
const WHICH =
  "(?:(?:left|right|front|back|hind|upper|shaved|little|tiny|whole|own|furry|cute|poor) ){0,2}";
const HOW =
  "(?:(?:all|everywhere|smeared|is|are|still|just|stuck|right|spread|caked|dried|splattered|smudged|drawn|painted|glued|tattooed|dripping) ){0,2}";
const AT =
  "(?:on|over|across|around|round|under|above|in|along|down|covering|from|at|by|beside|near|the tip of|on the tip of)";

/** What words of coats name: where many cats are white. */
const OF_THE_COAT =
  /^white (?:(?:spot|patch|mark) on (?:(?:its|his|her|the) )?(?:chest|belly|tummy|stomach)|tail tip|tip of the tail)$/i;

/** "Ice cream in one hand" is held. */
const IS_HELD = / in (?:[\p{L}']+ ){0,3}(?:paw|hand)s?$/iu;

/** Each finds a kind and a place, in groups of these names. */
const OF_PLACES = [
  `(?<kind>${KIND}) ${HOW}${AT} (?:all )?(?:of )?(?:${OWNER} ){0,2}${WHICH}(?<place>${PLACE})`,
  `(?<spot>${COLOUR}) ${SPOT} ${HOW}${AT} (?:all )?(?:${OWNER} ){0,2}${WHICH}(?<place>${PLACE})`,
  `(?<look>${LOOK}) ${WHICH}(?<place>${PLACE})`,
  `(?<shape>heart[- ]shaped) ${WHICH}(?<place>${PLACE}) ${SPOT}`,
  `(?:(?:white|black|brown|dark|gr[ae]y) )?(?<shape>heart)(?:[- ]shaped)?(?: (?:white |black )?${SPOT})? on ${OWNER} ${WHICH}(?<place>chest|side|flank|back|belly|tummy)`,
  `(?<place>${PLACE}) (?:is |are |all |still ){0,2}(?:covered|dusted|smeared|stained|caked|coated|wrapped|splattered|full|white|black|dripping|sticky) (?:in|with|of) (?:a |some |an )?(?<kind>${KIND})`,
  `(?:broken |injured |sore )?(?<place>${PLACE}) in (?:a |an )?(?:(?:red|green|blue|pink|purple|white|yellow|orange|neon|bright) )?(?<kind>plaster(?: cast)?|cast|bandages?)`,
  `(?<one>one )?(?:left |right )?(?<spot>${COLOUR}) (?:left |right )?(?<place>ears?|tail tip|tip of the tail)`,
  `(?<one>one |a single |a )(?<spot>${COLOUR}) (?:left |right |front |back |hind )?(?<place>paw|leg|foot|sock|eye patch marking)`,
  `(?<half>half) (?:of )?(?:${OWNER} )?(?:(?<spot>${COLOUR}) (?:face|head)|(?:face|head) (?<later>${COLOUR}))`,
].map(wholeWords);

/** The words of all places: most descriptions have none, and need no pattern of those above. */
const ANY_PLACE = new RegExp(`${PLACE}|ear|tail|paw|leg|foot|sock|eye|face|head`, "iu");

/** Each finds what needs no place. */
const WITHOUT_PLACE = [
  `(?<=\\b(?:cats?|kittens?|kitty|tom|tabby|is|are|was|gets?|got|fur|coat|completely|totally|all|entirely) )(?:covered|caked|dusted|splattered|smeared|coated|sprinkled) (?:all over )?(?:in|with) (?:a |some )?(?<all>frost|ice|snow|snowflakes|flour|icing sugar|powdered sugar|paint|clay|crumbs|glitter)`,
  `(?<alone>${anyOf(...KNOWN_ALONE.map(([, words]) => words))})`,
].map(wholeWords);

/** "Muddy paw prints" are on the floor, and no mud on a paw. */
function wholeWords(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}'’-])${pattern}(?![\\p{L}\\p{N}]| ?prints?\\b)`, "giu");
}

/** What is said of it in this description, in reading order, no two of them over the same words. */
export function ownMarksSaid(prompt: string): OwnMarksSaid[] {
  const found: OwnMarksSaid[] = [];
  const patterns = ANY_PLACE.test(prompt) ? [...OF_PLACES, ...WITHOUT_PLACE] : WITHOUT_PLACE;
  for (const pattern of patterns) {
    for (const match of prompt.matchAll(pattern)) {
      const start = match.index, end = start + match[0].length;
      const marks = marksOf(match);
      if (marks.length === 0 || found.some((other) => start < other.end && end > other.start)) {
        continue;
      }
      found.push({ start, end, marks, isNear: isOnlyNear(match) });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

/** What may be all over a coat. */
const ON_FUR: ReadonlySet<OwnMarkKind> = new Set([
  "mud",
  "flour",
  "paint",
  "foam",
  "frost",
  "clay",
  "crumbs",
  "soot",
]);

function marksOf({ 0: words, groups = {} }: RegExpMatchArray): OwnMark[] {
  const { kind: kindWords, look, shape, spot, later, half, alone, all, one, place: placeWords } =
    groups;
  if (all !== undefined) {
    const kind = KINDS.find(([, known]) => isOne(known, all))?.[0];
    return kind ? OF_FUR.map((each): OwnMark => `${kind} on ${each}`) : [];
  }
  if (alone !== undefined) return KNOWN_ALONE.find(([, known]) => isOne(known, alone))![0].slice();
  const colour = spot ?? later;
  const kind = colour !== undefined
    ? SPOT_COLOURS.find(([, known]) => isOne(known, colour))?.[0]
    : shape !== undefined
    ? "a heart-shaped spot"
    : look !== undefined
    ? LOOKS_LIKE.find(([, known]) => isOne(known, look))?.[0]
    : / in (?:a )?plaster$/.test(words)
    ? "a plaster cast"
    : KINDS.find(([, known]) => isOne(known, kindWords!))?.[0];
  if (kind && placeWords !== undefined && isOne(FUR, placeWords)) {
    return ON_FUR.has(kind) ? OF_FUR.map((each): OwnMark => `${kind} on ${each}`) : [];
  }
  const place = half !== undefined
    ? "half the face"
    : PLACES.find(([, known]) => isOne(known, placeWords!))?.[0];
  if (!kind || !place || OF_THE_COAT.test(words) || IS_HELD.test(words)) return [];
  const own = kind === "a heart-shaped spot" ? heartOf(words) : kind;
  return [`${own} on ${ownPlace(place, words, one !== undefined)}`];
}

/** A heart in the colour that the words name, of those that are drawn. */
function heartOf(words: string): OwnMarkKind {
  const colour = /\b(white|black)\b/i.exec(words)?.[1]?.toLowerCase();
  return colour === "white"
    ? "a white heart-shaped spot"
    : colour === "black"
    ? "a black heart-shaped spot"
    : "a heart-shaped spot";
}

/** Left or right, and one or both, where the words say so. */
function ownPlace(place: OwnMarkPlace, words: string, isOneOf: boolean): OwnMarkPlace {
  const isRight = /\bright (?:\w+ )?(?:eye|ear)/i.test(words);
  const isOneSide = isOneOf ||
    /\b(?:left|right|one|eye|ear)$|\b(?:left|right|one) \w+$/i.test(words);
  if (place === "left eye" || place === "left ear") {
    return isRight ? place.replace("left", "right") as OwnMarkPlace : place;
  }
  if (place === "ears" && isOneSide) return isRight ? "right ear" : "left ear";
  return place;
}

function isOne(known: string, words: string): boolean {
  return new RegExp(`^(?:${known})$`, "iu").test(words);
}

/** Jam, honey and juice are drawn as a sauce, snow as frost. */
function isOnlyNear({ groups = {} }: RegExpMatchArray): boolean {
  const kind = groups.kind ?? groups.all;
  if (kind === undefined) return false;
  const entry = KINDS.find(([, known]) => isOne(known, kind));
  return entry?.[2] !== undefined && isOne(entry[2], kind);
}
