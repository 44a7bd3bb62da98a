/** @module Who a relation is said of: its grammatical subject. */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { ParsedActor } from "../../parsed_description.ts";
import type { CatMention } from "../cats/cat_mentions.ts";
import { countOf, endOfNames } from "../cats/cat_readings.ts";
import { saidOfAllFrom } from "../cats/said_of_all.ts";
import { phraseStart } from "./noun_phrase.ts";
import { pronounAfter } from "./pronouns.ts";
import { leadsTo } from "./leads_to.ts";
import { isFriend, isWorn, type Mention, mentionsOfCats } from "./mention.ts";
import type { PartOf } from "../phrases/part_of.ts";
import { propOf } from "../../../wardrobe/prop_kinds.ts";
import { AROUND, BETWEEN, OF_PLACE } from "../place_words.ts";
import { isOfKind } from "../thing_kinds.ts";
import type { RelationWords } from "../relation_words.ts";

/**
 * The thing before a word of place, else the cat said last, else the first. "On a shelf beside a plant", "on a bench
 * under a tree": what bears the cat is not the subject, the cat is.
 */
export function subjectOf(
  prompt: string,
  found: RelationWords,
  { things, cats, busy, bearing, roofs, parts, lexemes, what }: {
    things: readonly Mention[];
    cats: readonly CatMention[];
    busy: ReadonlySet<Mention>;
    bearing: ReadonlyMap<Mention, ParsedActor[]>;
    /** What is over a cat: "under a parasol in a boat", the cat is in it. */
    roofs: ReadonlySet<Mention>;
    /** "A crate *of apples* on a cart": the crate is. */
    parts: readonly PartOf[];
    lexemes: readonly Lexeme[];
    /** What it is said with. */
    what?: Mention | undefined;
  },
): ParsedActor[] {
  const ones = ONE_OF_THEM.test(prompt.slice(0, found.start)) &&
    things.findLast(({ end }) => end < found.start);
  if (ones && cats.length < 2) return ones.actors;
  // "In boots on a couch": what is worn is no subject, its wearer is; "socks in a basket" have none.
  const isOnPaws = (mention: Mention) =>
    isWorn(mention) &&
    (cats.some(({ start }) => start < mention.start) || WORN.test(prompt.slice(0, mention.start)));
  const opens = OF_THINGS_TOO.includes(found.is) && !cats.some(({ start }) => start < found.start);
  const thing = (OF_PLACE.includes(found.is) || opens) && !found.isAfter
    ? things.findLast((mention) =>
      leadsTo(mention, found, lexemes) && !isOnPaws(mention) &&
      !isPoseOfCat(prompt, mention, found) && !isHeld(prompt, mention, found) &&
      !isTooLargeFor(prompt, mention, found) &&
      !((isSeat(what) || AROUND.includes(found.is) && what !== undefined) &&
        !pronounAfter(prompt, found.end) && !areCatsPlaced(bearing) &&
        isWithCat(prompt, mention, { cats, things, lexemes })) &&
      !(OWN.test(prompt.slice(found.end)) && !isFriend(mention) && bearing.has(mention)) &&
      (found.is !== "sharing" || isFriend(mention))
    )
    : undefined;
  const isApart = lexemes.some(({ start, afterBreak }) => afterBreak && start === found.start);
  const whole = parts.find(({ second }) => second === thing)?.first;
  if (whole && !isApart) {
    return (AROUND.includes(found.is) ? bearing.get(whole) : undefined) ?? whole.actors;
  }
  if (thing && !isApart && DISPUTED.test(prompt.slice(0, thing.start))) {
    const other = things.findLast((one) => isFriend(one) && one.end <= thing.start);
    const cat = other && catListedWith(other, cats, lexemes);
    const own = cat ?? cats.findLast(({ end }) => end <= thing.start);
    if (own) return [...mentionsOfCats([own])[0]!.actors, ...(cat ? other!.actors : [])];
  }
  if (thing && !busy.has(thing) && !isApart) {
    const isShared = isFriend(thing) || SHARED.test(prompt.slice(found.start, found.end));
    const partner = isShared ? catListedWith(thing, cats, lexemes) : undefined;
    if (partner) return [...mentionsOfCats([partner])[0]!.actors, ...thing.actors];
    const isAround = AROUND.includes(found.is) || found.isBesideToo ||
      roofs.has(thing) && (found.is === "inside" || found.is === "on" && isRoof(thing));
    return (isAround ? bearing.get(thing) : undefined) ??
      [...listedBefore(thing, { things, busy, bearing, lexemes }), ...thing.actors];
  }
  const said = cats.findLast(({ start }) => start < found.start) ?? cats[0];
  if (!said) return [{ cat: 1 }];
  const apart = lexemes[cats[0]!.from];
  const isBefore = cats.length > 1 && cats[0]!.from > 0 && apart && found.end <= apart.start;
  // "One is fat, the other skinny, *on a couch*".
  const isOfAll = isBefore || found.start > (endOfNames(prompt, cats) ?? Infinity) ||
    cats.length > 1 && found.start > saidOfAllFrom(prompt, lexemes, said) ||
    isApart && OF_PLACE.includes(found.is) && said === cats.at(-1) ||
    // "Two cats, one black and one white, *watching* a bird".
    isApart && cats.length > 1 && cats[0]!.from > 0 && said === cats.at(-1) &&
      /^\p{L}+ing\b/u.test(prompt.slice(found.start)) ||
    OF_PLACE.includes(found.is) && said === cats.at(-1) && isListed(lexemes, said) &&
      !isFirstPlaced(cats, bearing) &&
      !lexemes.some(({ term, start }) =>
        start >= said.end && start < found.start && term.role === "copula"
      );
  // "Salt and Pepper *fighting over* a shoelace".
  const isMutual = countOf(cats) > 1 && MUTUAL.test(prompt.slice(found.start, found.end));
  return isOfAll || isMutual
    ? Array.from({ length: countOf(cats) }, (_, i) => ({ cat: i + 1 }))
    : mentionsOfCats([said])[0]!.actors;
}

/** What it takes two for. */
const MUTUAL =
  /^(?:fight|squabbl|quarrel|bicker|argu|wrestl|compet|tugg|shar)\w* (?:over|about|for|on)?|^(?:tugging|sharing|shares?)\b/i;

/** "Juggling three oranges, *one of them* is on fire". */
const ONE_OF_THEM = /[,;] (?:and )?(?:one|two|some|all|each) of (?:them|which) (?:(?:is|are) )?$/i;

/** "In red *boots*". */
const WORN = /\b(?:in|with|wearing|wears) (?:[\p{L}-]+ ){0,3}$/iu;

/** "A cake *surrounded by* candles and a cat": said of a thing that stands before every cat. */
const OF_THINGS_TOO: readonly string[] = ["around", "jumping over", "leaning on", "peeking over"];

/** "A cat and a squirrel arguing over an acorn *on a bench*": they are there. */
const DISPUTED =
  /\b(?:argu|fight|squabbl|bicker|quarrel|gossip|chat|haggl|talk|laugh)\w* (?:over|about|for) (?:[\p{L}-]+ ){0,3}$/iu;

/** "Under a parasol *on a bench*", "under the table *on a rug*": the cat is there; a lamp would be. */
function isRoof({ actors: [actor] }: Mention): boolean {
  return actor !== undefined && "prop" in actor && ROOF.test(actor.prop);
}

const ROOF = /umbrella|blanket|towel|rug|duvet|quilt|tree|table|desk|parachute/;

/** "A king with a scepter *sitting on* gold": no thing sits that the cat has; a mug may stand or lie somewhere. */
function isPoseOfCat(
  prompt: string,
  mention: Mention,
  { start, end }: RelationWords,
): boolean {
  if (FLED.test(prompt.slice(0, mention.start))) return true;
  // "An umbrella made of a leaf *standing on* a lily pad".
  if (MADE_OF.test(prompt.slice(0, mention.start))) return true;
  if (isFriend(mention)) return false;
  const words = prompt.slice(start, end);
  return ASLEEP.test(words) || DONE_BY_ANIMALS.test(words) ||
    SITS.test(words) && HAS.test(prompt.slice(0, mention.start));
}

/**
 * "A cat with a saxophone *under* a streetlight", "with a fishing rod *in* a boat": the cat is there with it; "a bowl
 * *before it*" is before the cat.
 */
function isHeld(prompt: string, mention: Mention, { is, end }: RelationWords): boolean {
  const isWithCat = AROUND.includes(is) && !pronounAfter(prompt, end) ||
    OF_PLACE.includes(is) && BEARS_CATS.test(prompt.slice(end));
  return isWithCat && !isFriend(mention) && WITH_ONE.test(prompt.slice(0, mention.start));
}

/** What a cat is in or on, with what it has. */
const BEARS_CATS =
  /^ (?:an?|the|his|her|its|their|my)? ?(?:[\p{L}-]+ ){0,2}(?:boat|rowboat|canoe|kayak|gondola|raft|car|taxi|bus|train|tram|plane|rocket|sleigh|bathtub|bath|tub|hot tub|hammock|deckchair|pool|bed|sofa|couch|armchair|throne|swing|tent|treehouse|roof|horse|motorbike|bicycle|bike|scooter|skateboard|surfboard)\b/iu;

/** "A cat *with a cup* on a couch": the thing that it has with it, in any language. */
function isWithCat(
  prompt: string,
  thing: Mention,
  { cats, things, lexemes }: {
    cats: readonly CatMention[];
    things: readonly Mention[];
    lexemes: readonly Lexeme[];
  },
): boolean {
  if (isFriend(thing)) return false;
  const at = phraseStart(lexemes, lexemes.findIndex(({ end }) => end > thing.start)) - 1;
  const word = lexemes[at];
  // "Épluche des patates *sur un tabouret*": an unknown verb.
  const isDone = word?.term.role === "unknown" && !word.afterBreak;
  return word !== undefined &&
    (isDone || WITH.has(prompt.slice(word.start, word.end).toLowerCase())) &&
    cats.some(({ end }) => end <= word.start) &&
    !things.some((other) => other !== thing && other.end <= word.start && isFriend(other));
}

function areCatsPlaced(bearing: ReadonlyMap<Mention, ParsedActor[]>): boolean {
  return [...bearing.values()].flat().some((actor) => "cat" in actor);
}

const WITH = new Set("with w avec con col coi com mit met med z ze с со з із зі مع".split(" "));

function isSeat(what: Mention | undefined): boolean {
  return what?.actors.every((actor) =>
    "prop" in actor && (isOfKind(actor.prop, "seat") || isOfKind(actor.prop, "ridden"))
  ) === true;
}

/** "In front of the fireplace *on a rug*": no fireplace lies on one. */
function isTooLargeFor(prompt: string, { actors: [actor] }: Mention, { is, end }: RelationWords) {
  if (is !== "on" || !actor || !("prop" in actor) || !LAID.test(prompt.slice(end))) return false;
  const { isAtWall, isHung, high = 0 } = propOf(actor.prop).anchors ?? {};
  return isAtWall === true || isHung === true || high > LARGE;
}

/** What lies on the ground or on a seat. */
const LAID =
  /^ (?:an?|the|his|her|its|their|my|some)? ?(?:[\p{L}-]+ ){0,3}(?:rug|carpet|mat|cushion|pillow|beanbag|blanket|fur|bean bag|stool|chair|armchair|sofa|bench|deckchair)s?\b/iu;

/** From this true height on nothing stands on them, in units of the cat. */
const LARGE = 420;

const WITH_ONE = /\b(?:cat|kitten|kitty|tabby) with (?:(?:an?|his|her|its) )?(?:[\p{L}-]+ )?$/iu;

const ASLEEP =
  /^(?:a?sleep|napp|snooz|doz|curled|crouch|loung|danc|walk|kneel|strut|loaf|relax|snuggl|cuddl)/i;
/** "Hiding *from the vacuum* behind a curtain": what it flees from is elsewhere. */
const FLED =
  /\b(?:hid\w*|run\w*|ran|flee\w*|fled|escap\w*|away|scared|afraid|terrified|safe) (?:from|of) (?:\w+ ){0,2}$/i;
const MADE_OF = /\bmade (?:out )?of (?:an? |the )?$/i;
/** The same in other languages: "w wianku z kwiatów *siedzi na* stogu siana". */
const DONE_BY_ANIMALS =
  /^(?:siedz|śpi|сид|спит|спящ|сплят|сплять|assise? |dort|endormi|sentad|durmiendo|duerme|dormid|sedut|dorme|dormindo|deitad|schläft|schlafend|slaapt|slapend|sover|sovande|tumbad|acostad|recostad|echad|couché|allongé|affalé|lové|blotti|sdraiat|accoccolat|accovacciat|acciambellat|raggomitolat|acurrucad|enroscad|enrolad|enroscad|aninhad|encolhid|zusammengerollt|eingerollt|döst|dösend|schlummer|kuschel|hock|opgerold|zwinięt|drzemi|свернувш|развали|дремл|[坐站躺趴睡蹲跪])/iu;
const SITS = /^s[ia]t/i;
/** "By the fireplace on *his* blanket": no fireplace has one. */
const OWN = /^ (?:his|her|its|their|my) /i;
/** "With a red collar and a golden *bell* sitting on a broom". */
const HAS =
  /\b(?:with|wearing|holding) (?:(?:an?|the|its|his|her) )?(?:[\p{L}-]+ )?(?:[\p{L}-]+ (?:and|,) (?:(?:an?|the|its|his|her) )?(?:[\p{L}-]+ )?)?$/iu;

/** "A cat and a teddy bear on a bed": both are; in "a cat, and a book lying on a table" the book lies there. */
const SHARED = /^(?:on|under|hand|paw|holding (?:hands|paws))\b/i;

/** "A cat and a hedgehog under a tree": the cat that is named with the animal or thing. */
export function catListedWith(
  { start }: Mention,
  cats: readonly CatMention[],
  lexemes: readonly Lexeme[],
): CatMention | undefined {
  const cat = cats.findLast(({ end }) => end <= start);
  if (!cat) return undefined;
  const between = lexemes.filter((lexeme) => lexeme.start >= cat.end && lexeme.end <= start);
  const joins = between.some(({ term }) => term.role === "and");
  return joins && between.every(({ term: { role } }) => role === "and" || BETWEEN.includes(role))
    ? cat
    : undefined;
}

/**
 * "*A vase, a globe and* a fern on the shelf": all are there. What a cat holds is in its paws, with whom it is is beside
 * it.
 */
function listedBefore(
  thing: Mention,
  { things, busy, bearing, lexemes }: {
    things: readonly Mention[];
    busy: ReadonlySet<Mention>;
    bearing: ReadonlyMap<Mention, ParsedActor[]>;
    lexemes: readonly Lexeme[];
  },
): ParsedActor[] {
  const listed: Mention[] = [];
  for (let last = thing;;) {
    const before = things.findLast(({ end }) => end <= last.start);
    if (!before || busy.has(before) || bearing.has(before) || isWorn(before)) break;
    const between = lexemes.filter(({ start, end }) => start >= before.end && end <= last.start);
    const isJoined = between[0]?.term.role === "and" || listed.length > 0 &&
        lexemes.find(({ start }) => start >= before.end)?.afterBreak;
    const isList = between.every(({ term: { role } }, at) =>
      at === 0 && role === "and" || role === "number" || role !== "cat" && BETWEEN.includes(role)
    );
    if (!isJoined || !isList || isFriend(before) && !opensClause(before, lexemes)) break;
    listed.unshift(before);
    last = before;
  }
  return listed.flatMap(({ actors }) => actors);
}

function opensClause({ start }: Mention, lexemes: readonly Lexeme[]): boolean {
  const at = phraseStart(lexemes, lexemes.findIndex(({ end }) => end > start));
  return at === 0 || lexemes[at]!.afterBreak;
}

/** "A white cat on a throne and a black one *beside it*": the first one has its place. */
function isFirstPlaced(
  [first]: readonly CatMention[],
  bearing: ReadonlyMap<Mention, ParsedActor[]>,
): boolean {
  const placed = [...bearing.values()].flat();
  return placed.some((actor) => "cat" in actor && actor.cat === first?.first);
}

/** "A black cat *and* a white one", "2 tabbies *1* tuxedo": what follows is said of all. */
function isListed(lexemes: readonly Lexeme[], { from }: CatMention): boolean {
  const before = lexemes[from - 1]?.term.role;
  return before === "and" || before === "cat";
}
