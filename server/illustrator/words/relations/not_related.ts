/** @module Words of relations that relate nothing. */
import type { Lexeme } from "../binding/lexeme.ts";
import { isNoun } from "../../vocabulary/roles.ts";
import type { ParsedActor, Reading } from "../parsed_description.ts";
import { isFriend, isWorn, type Mention } from "./grammar/mention.ts";
import type { RelationWords } from "./relation_words.ts";
import { isOfKind } from "./thing_kinds.ts";

/** "Not hugging", "not really under"; "without a hat behind a curtain" is behind it. */
export function isDenied(lexemes: readonly Lexeme[], { start }: RelationWords): boolean {
  // "Don't put any writing on it".
  const isSmall = ({ term: { role } }: Lexeme) => role === "silent" || role === "article";
  const earlier = lexemes.filter(({ end }) => end <= start);
  const spoken = earlier.slice(0, earlier.findLastIndex((lexeme) => !isSmall(lexeme)) + 1);
  const [before, last] = spoken.slice(-2);
  const isNo = (lexeme: Lexeme | undefined) => lexeme?.term.role === "no";
  if (!last) return isNo(before);
  return isNo(last) || isNo(before) && !isNoun(last.term.role);
}

/** "*На дне моря* сундук", "樱花树下": the words belong to where everything is. */
export function isPartOfPlace(
  { start, end }: RelationWords,
  lexemes: readonly Lexeme[],
): boolean {
  return lexemes.some((lexeme) =>
    lexeme.term.role === "place" && lexeme.start <= start && lexeme.end >= end &&
    lexeme.end - lexeme.start > end - start
  );
}

/** "Looking to the right" says how the cat is turned. */
export function isTurn(readings: readonly Reading[], found: RelationWords): boolean {
  return readings.some(({ start, end, claims }) =>
    start < found.end && end > found.start &&
    claims.some(({ slot }) => slot === "facing" || slot === "gaze")
  );
}

/** What is on a thing is not under it. */
export function isBorne(
  bearing: ReadonlyMap<Mention, ParsedActor[]>,
  { actors }: Mention,
  who: readonly ParsedActor[],
): boolean {
  const isSame = (one: readonly ParsedActor[], other: readonly ParsedActor[]) =>
    JSON.stringify(one) === JSON.stringify(other);
  return [...bearing].some(([bearer, borne]) =>
    isSame(bearer.actors, actors) && isSame(borne, who)
  );
}

/** "Wrapped around a lamp post": things are drawn around a cat, no cat around a thing. */
export function isGoingAround(
  prompt: string,
  { is, start, end }: RelationWords,
  { who, what }: { who: readonly ParsedActor[]; what: Mention },
): boolean {
  const isTable = what.actors.every((actor) => "prop" in actor && isOfKind(actor.prop, "table"));
  return is === "around" && !isTable && GOES_AROUND.test(prompt.slice(start, end)) &&
    who.some((actor) => "cat" in actor) && what.actors.every((actor) => "prop" in actor);
}

const GOES_AROUND = /^(?:around|um|autour|alrededor|intorno|em volta|rond|wokół|вокруг)\b/iu;

/** "Knocked over the lamp", "fighting over a shrimp": no cat jumps over it. */
export function isUpset(prompt: string, { is, start }: RelationWords): boolean {
  return is === "jumping over" && UPSETS.test(prompt.slice(0, start));
}

const UPSETS =
  /\b(?:knock|tip|topple|turn|push|kick|bowl|bump|fall|fell|spill|fallen|trip|bend|bent|lean|run|ran|roll|flipp|fight|argu|quarrel|bicker|squabbl|drool|fuss|cry|weep|bond)(?:e?s|e?d|ing|p?ed|p?ing|ning)?(?: (?:it|them|him|her))? $/i;

/** "Putting *on* lipstick": nothing is on it. */
export function isPutOn(prompt: string, { is, start }: RelationWords): boolean {
  return is === "on" && PUTS_OR_WORKS.test(prompt.slice(Math.max(0, start - VERB), start));
}

/** As far before it as its verb may stand, in letters. */
const VERB = 40;

/** "Operating *on* an elephant", "slamming a paw *on* the desk": the cat is not there. */
const PUTS_OR_WORKS =
  /\b(?:putting|puts|trying|tries|(?:operat|knock|tapp?|drumm|bang|chew|gnaw|suck|pull|stepp|spy|press|push|pound|slamm|spill|draw|writ|scribbl|dripp|spitt|sneez)(?:ing|s|es)(?: (?:(?:its|his|her|an?|one|the) )?(?:front |left |right )?(?:paws?|fists?|tail|head|nose))?) $/i;

/** "In boots", "on skates": they are worn; one sleeps "in a boot", "in my boot". */
export function isWearing(
  prompt: string,
  { is, start, end }: RelationWords,
  what: Mention,
  lexemes: readonly Lexeme[],
): boolean {
  if (!isWorn(what)) return false;
  // A whistle there hangs on its own cord.
  if (is === "around the neck") return true;
  if (!PUTS_ON.includes(is)) return false;
  if (WITHIN.test(prompt.slice(start, end)) || ONE_BY_ITS_CASE.test(prompt.slice(end, what.end))) {
    return false;
  }
  if (
    /(?:\b(?:my|your|our)|\w['’]?s) (?:[\w'’-]+ ){0,3}\w*(?<!s)$/i.test(prompt.slice(end, what.end))
  ) {
    return false;
  }
  const said = lexemes.filter((lexeme) => lexeme.start >= end && lexeme.end <= what.end);
  return !said.some(({ term }) => term.role === "article") || said.at(-1)?.isPlural === true;
}

/** Nothing is worn that one is inside of: "dentro de un zapato", "靴の中の子猫". */
const WITHIN =
  /inside|dentro|dedans|intérieur|drinnen|wewnątrz|внутри|всередині|inuti|uvnitř|の中|に入っ|[里裡裏]|안|içinde|μέσα|di dalam|bên trong|בתוך|داخل/iu;

/** Of languages without articles, one shoe: "в ботинке", "w bucie", "v botě"; several end in "ах", "ach", "ách". */
const ONE_BY_ITS_CASE =
  /^ (?:[\p{L}]+ )?(?:\p{Script=Cyrillic}+(?<!х)|(?:bucie|kapciu|kaloszu|trampku|bamboszu|botě|pantofli|holínce|bačkoře))$/iu;

/** Said with what is worn on paws, these words say that it is worn. */
const PUTS_ON: readonly RelationWords["is"][] = ["inside", "on", "at"];

/** "A swing hung from an oak": the thing hangs there, and no cat. */
export function isHungThing(
  prompt: string,
  { is, start, end }: RelationWords,
  things: readonly Mention[],
): boolean {
  return is === "hanging from" && HANGS.test(prompt.slice(start, end)) &&
    things.some((thing) => thing.end === start - 1 && !isFriend(thing));
}

const HANGS = /^(?:hung|hanging|suspended|dangling|swinging)\b/i;
