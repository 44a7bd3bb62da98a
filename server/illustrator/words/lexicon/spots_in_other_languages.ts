/**
 * @module Spots of one colour at one place, in the words of other languages: "una mancha negra en la nariz", "ein
 * weißer Fleck am Kinn", "鼻に黒い点". Colours, spots and places are lists of stems; a pattern for each order.
 */
import { once } from "../../once.ts";
import type { OwnMark, OwnMarkKind, OwnMarkPlace } from "../../choices/own_mark_choices.ts";
import { COLOURS, KINDS, PLACES, SPOT } from "./mark_words_of_other_languages.ts";

/** Words of a description for a spot. */
interface SpotSaid {
  start: number;
  end: number;
  marks: OwnMark[];
  /** It has no colour of its own. */
  isNear: boolean;
}

/** White ones belong to the pattern of a coat: a bib, socks. */
const OF_WHITE_COATS: readonly OwnMarkPlace[] = [
  "chest",
  "belly",
  "paws",
  "one paw",
  "tail",
  "tail tip",
];

/** Of these, several are drawn alike: cream and foam, chocolate and sauce. */
const NEAR: readonly OwnMarkKind[] = ["foam", "frost", "sauce"];

/** How a spot is drawn of which no colour is said. */
const ANY_SPOT = "a black spot";

const anyOf = (words: readonly (readonly [unknown, string])[]) =>
  `(?:${words.map(([, known]) => known).join("|")})`;
const COLOUR = anyOf(COLOURS), PLACE = anyOf(PLACES), KIND = anyOf(KINDS);

/** Prepositions, articles and possessives between a spot and its place. */
const ON =
  "(?:(?:en|sobre|encima|debajo|las|los|les|ses|im|ins|dans|aux?|tra|nel|nella|sulle|sui|nas|zijn|w|we|alrededor|de|del|la|el|su|un|una|sur|sous|le|son|sa|l['’]|auf|am|an|unter|über|um|der|dem|das|seiner|ihrer|seinem|ihrem|einem|no|na|nos|em|seu|sua|sul|sulla|sullo|sull['’]|sotto|il|lo|op|onder|boven|de|haar|zijn|het|een|na|pod|nad|przy|jego|jej|на|под|над|его|её|ее|його|її|على|في|تحت|rechten|linken|droit|gauche|izquierd[oa]|derech[oa]|lewym|prawym|левом|правом) ?){1,4}";

/** Particles between a place and its spot. */
const PARTICLE =
  "(?:に|の上に|のところに|上有?(?:一个|一块|个|块|小)*|有(?:一个|一块|个|块|小)*|에|위에|में|पर|के नीचे| )*\\s?(?:小さな?い?|작은|küçük|bir|एक|छोटा|小|有)*\\s?";

/** Which of two, where languages say it last. */
const SIDE =
  "(?: (?:derech[oa]|izquierd[oa]|droite?|gauche|direit[oa]|esquerd[oa]|destr[oa]|sinistr[oa]|اليمنى|اليسرى|الأيمن|الأيسر))?";

const START = "(?<![\\p{L}\\p{M}\\p{N}])", END = "(?![\\p{L}\\p{M}\\p{N}])";

/** Places of languages without spaces, and of Korean, whose particles follow at once. */
const UNSPACED_PLACE =
  "(?:鼻子?|あご|顎|下巴|額|おでこ|额头|目|眼睛?|頬|ほっぺ|脸颊?上?|顔|耳朵?|背中|背上|胸口?|お腹|おなか|肚子|ひげ|ヒゲ|胡子|口元?|嘴边?|前足|手足|足|肉球|爪子|(?:しっぽ|尻尾)(?:の先)?|尾巴尖?|코|턱|이마|눈|볼|뺨|귀|등|가슴|배|입|수염|앞발|발|꼬리|얼굴)";

/** What may be there, or in a colour. */
const OF_COLOURS = [
  `${START}(?<colour>${COLOUR}) ?(?<place>ухом|ухо|вухом|вухо)${END}`,
  `一(?:只|个)(?<colour>${COLOUR})(?<place>耳朵)`,
  `(?<place>片耳|片方の耳|bir kulağı|한쪽 귀|एक कान|بأذن|أذن واحدة)(?:だけが?|が|は|만|가)? ?(?<colour>${COLOUR})`,
];

const OF_SPOTS = [
  `${START}(?<colour>${COLOUR}) (?:\\p{L}+ )?${SPOT} ${ON}(?<place>${PLACE})${SIDE}${END}`,
  `${START}${SPOT} (?<colour>${COLOUR}) ${ON}(?<place>${PLACE})${SIDE}${END}`,
  `${START}(?<place>أنف\\p{L}*|${PLACE}) ${PARTICLE}(?<colour>${COLOUR}) ?(?:bir |küçük )?${SPOT}`,
  `(?<place>${UNSPACED_PLACE})${PARTICLE}(?<colour>${COLOUR})(?:小|小さな)? ?${SPOT}`,
  `${START}${SPOT} ${ON}(?<place>${PLACE})${SIDE}${END}`,
  `(?<place>${UNSPACED_PLACE})${PARTICLE}${SPOT}`,
];

const OF_KINDS = [
  `${START}(?<kind>${KIND}) (?:\\p{L}+ )?${ON}(?<place>${PLACE})${SIDE}${END}`,
  `${START}(?<place>${PLACE}) ${PARTICLE}(?<kind>${KIND})${END}`,
  `(?<place>${UNSPACED_PLACE})${PARTICLE}(?<kind>${KIND})`,
];

const all = (patterns: readonly string[]) =>
  once(() => patterns.map((one) => new RegExp(one, "gu")));

/**
 * A description without these words has none of the marks: looking for one is fast. To make all the patterns takes
 * 40 ms, so they are made when a description may need them.
 */
const PATTERNS: readonly (readonly [any: () => RegExp, patterns: () => readonly RegExp[]])[] = [
  [() => /ух|耳|kulağı|한쪽 귀|कान|أذن/gu, all(OF_COLOURS)],
  [once(() => new RegExp(SPOT, "gu")), all(OF_SPOTS)],
  [once(() => new RegExp(KIND, "gu")), all(OF_KINDS)],
];

/** How far from the word for a spot, in letters, its place and colour may stand. */
const REACH = 48;

/** The spots of a description that is not English, in reading order, no two over the same words. */
export function spotsSaid(prompt: string): SpotSaid[] {
  const found: SpotSaid[] = [];
  // Small letters are found faster; a Turkish "İ" would move the places.
  const small = prompt.toLowerCase(), text = small.length === prompt.length ? small : prompt;
  for (const [any, patterns] of PATTERNS) {
    for (const { index, 0: word } of text.matchAll(any())) {
      const from = Math.max(0, text.lastIndexOf(" ", index - REACH));
      const around = text.slice(from, index + word.length + REACH);
      for (const pattern of patterns()) addSpots(found, around, { from, pattern });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

function addSpots(
  found: SpotSaid[],
  text: string,
  { from, pattern }: { from: number; pattern: RegExp },
): void {
  for (const { 0: words, index, groups = {} } of text.matchAll(pattern)) {
    const start = from + index, end = start + words.length;
    const { colour, kind: thing } = groups;
    const kind = colour ? kindOf(COLOURS, colour) : thing ? kindOf(KINDS, thing) : ANY_SPOT;
    const place = kindOf(PLACES, groups["place"]!);
    if (!kind || !place || found.some((other) => start < other.end && end > other.start)) continue;
    if (kind === "a white spot" && OF_WHITE_COATS.includes(place)) continue;
    const isNear = thing ? NEAR.includes(kind) : !colour;
    found.push({ start, end, marks: [`${kind} on ${sided(place, words)}`], isNear });
  }
}

/** The right ear or eye where the words say so. */
function sided(place: OwnMarkPlace, words: string): OwnMarkPlace {
  return RIGHT.test(words) ? place.replace("left", "right") as OwnMarkPlace : place;
}

const RIGHT = /derech|droit|recht|direit|destr|praw|прав|sağ|右|오른|يمنى|दाह?िन/iu;

function kindOf<K>(known: readonly (readonly [K, string])[], words: string): K | undefined {
  return known.find(([, all]) => new RegExp(`^(?:${all})$`, "iu").test(words))?.[0];
}
