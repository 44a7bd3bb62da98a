/**
 * Who does what with whom: relation words with the cat or thing before them and the one after them.
 *
 * @module
 */
import { RELATIONS } from "../../relations.ts";
import type { RelationEntry } from "../../staging/relation_entry.ts";
import type { Role } from "../../vocabulary/term.ts";
import type { Variant } from "../../wardrobe/accessories.ts";
import { type Prop, propOf } from "../../wardrobe/prop_kinds.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import { ADJECTIVES, isNoun } from "../roles.ts";
import type { Claim, Reading, SaidActor, SaidRelation } from "../said.ts";
import { type RelationWords, relationWords } from "./relation_words.ts";
import type { CatMention } from "./cat_mentions.ts";
import { countOf } from "./cat_readings.ts";
import { fitting } from "./fitting.ts";
import { endsClause, OF_THINGS, pronounAfter } from "./pronouns.ts";

/** A thing or a cat where the text names it. */
interface Mention {
  start: number;
  end: number;
  actors: SaidActor[];
}

/** What may stand between a relation and what it is about. */
const BETWEEN: readonly Role[] = ["article", ...ADJECTIVES, "cat", "thing"];

/** Where something is: said of a thing as well as of a cat. */
const OF_PLACE: readonly string[] = [
  "on",
  "at",
  "sharing",
  "inside",
  "under",
  "behind",
  "in front of",
  "beside",
  "left of",
  "right of",
  "between",
];

/** Said of who is borne by the thing before them: a fireplace next to the chair is next to the cat on it. */
const AROUND: readonly string[] = [
  "under",
  "behind",
  "in front of",
  "beside",
  "left of",
  "right of",
  "between",
];

/** The relations of a description, in the order of its words. */
export function relationsOf(
  prompt: string,
  { lexemes, readings, cats }: {
    lexemes: readonly Lexeme[];
    readings: readonly Reading[];
    cats: readonly CatMention[];
  },
): SaidRelation[] {
  const things = thingMentions(readings);
  const clothes = readings.filter(({ claims }) =>
    claims.some((claim) =>
      claim.slot === "costume" || claim.slot === "accessory" && !propOfClaim(claim)
    )
  );
  const words = relationWords(prompt);
  const busy = new Set<Mention>();
  const bearing = new Map<Mention, SaidActor[]>();
  const roofs = new Set<Mention>();
  return words.flatMap((found, at): SaidRelation[] => {
    if (isDenied(lexemes, found)) return [];
    const entry: RelationEntry = RELATIONS[found.is];
    const what = found.isAfter
      ? following(found, things) ??
        before([...things, ...catMentions(cats.slice(1))], found, lexemes)
      : pointedAt(found, { prompt, things, cats, lexemes }) ??
        after(found, [...things, ...catMentions(cats), ...named(prompt, cats)], {
          clothes,
          lexemes,
          next: words[at + 1],
        });
    const who: SaidActor[] = found.isAfter && what?.actors.some((one) => "cat" in one)
      ? [{ cat: 1 }]
      : subject(found, { things, cats, busy, bearing, roofs, lexemes });
    if (!what && who.every((actor) => "cat" in actor) && isTurn(readings, found)) return [];
    if (what && found.is === "under" && isBorne(bearing, what, who)) return [];
    if (what && isWearing(found, what, lexemes)) return [];
    const others = what?.actors ?? partners(who, { cats, things, is: found.is });
    // "Looking at a fish in a bowl": the fish is in it.
    const isWatched = found.is === "looking at" && what !== undefined && isFriend(what);
    if (what && !isWatched && (found.is === "sharing" || !OF_PLACE.includes(found.is))) {
      busy.add(what);
    }
    if (what && found.is === "under") roofs.add(what);
    if (what && OF_PLACE.includes(found.is) && who.some((actor) => "cat" in actor)) {
      bearing.set(what, who);
    }
    return who.flatMap((actor) =>
      others.filter((other) => takes(entry, actor, other)).slice(0, 1).flatMap((other) => {
        const is = fitting(found.is, other);
        // "Beside him": the pronoun belongs to the relation.
        const end = what?.start === found.start ? Math.max(found.end, what.end) : found.end;
        const near = found.isNear && { isNear: true as const };
        return is ? [{ start: found.start, end, is, who: actor, what: other, ...near }] : [];
      })
    );
  });
}

/** "Looking to the right" says how the cat is turned. */
function isTurn(readings: readonly Reading[], found: RelationWords): boolean {
  return readings.some(({ start, end, claims }) =>
    start < found.end && end > found.start &&
    claims.some(({ slot }) => slot === "facing" || slot === "gaze")
  );
}

/** Said behind a thing, of the cat: "a fox beside it", "a full moon behind". */
function pointedAt(
  found: RelationWords,
  { prompt, things, cats, lexemes }: {
    prompt: string;
    things: readonly Mention[];
    cats: readonly CatMention[];
    lexemes: readonly Lexeme[];
  },
): Mention | undefined {
  if (!OF_PLACE.includes(found.is)) return thingMeant(found, { prompt, things, lexemes });
  const thing = things.findLast((mention) => leadsTo(mention, found, lexemes));
  const pronoun = pronounAfter(prompt, found.end);
  const isMeant = thing && (pronoun || AROUND.includes(found.is) && endsClause(prompt, found.end));
  if (!isMeant) return undefined;
  const said = cats.findLast(({ start }) => start < found.start) ?? cats[0];
  const actors = said ? catMentions([said])[0]!.actors : [{ cat: 1 }];
  return { start: found.start, end: pronoun?.end ?? found.end, actors };
}

/** "A moth, staring at it": the thing said last. */
function thingMeant(
  found: RelationWords,
  { prompt, things, lexemes }: {
    prompt: string;
    things: readonly Mention[];
    lexemes: readonly Lexeme[];
  },
): Mention | undefined {
  const pronoun = pronounAfter(prompt, found.end);
  const thing = things.filter(({ end }) => end <= found.start).at(-1);
  if (!pronoun || !OF_THINGS.has(pronoun.key) || !thing) return undefined;
  // "Seagulls chasing it": they do it.
  if (leadsTo(thing, found, lexemes)) return undefined;
  return { start: found.start, end: pronoun.end, actors: thing.actors };
}

/** What is on a thing is not under it. */
function isBorne(
  bearing: ReadonlyMap<Mention, SaidActor[]>,
  { actors }: Mention,
  who: readonly SaidActor[],
): boolean {
  const isSame = (one: readonly SaidActor[], other: readonly SaidActor[]) =>
    JSON.stringify(one) === JSON.stringify(other);
  return [...bearing].some(([bearer, borne]) =>
    isSame(bearer.actors, actors) && isSame(borne, who)
  );
}

/** What a relation makes of gadgets: things that a cat works at. */
const GADGETS: Partial<Record<Variant, Prop>> = {
  laptop: "laptop",
  phone: "mobile phone",
  camera: "camera",
  "game controller": "game controller",
};

/** The readings with gadgets as things where a relation is about them: "typing on a laptop". */
export function withGadgetsAsThings(
  readings: readonly Reading[],
  relations: readonly SaidRelation[],
): Reading[] {
  const wanted = relations.flatMap(({ who, what }) => [who, what])
    .flatMap((actor) => "prop" in actor ? [actor.prop] : []);
  return readings.map((reading) => ({
    ...reading,
    claims: reading.claims.map((claim): Claim => {
      const prop = claim.slot === "accessory" && propOfClaim(claim);
      return prop && wanted.includes(prop)
        ? { slot: "prop", value: prop, ...(claim.colour && { colour: claim.colour }) }
        : claim;
    }),
  }));
}

/** The thing that words name; a gadget or the ball of yarn can be one. */
function propOfClaim(claim: Claim): Prop | undefined {
  if (claim.slot === "prop") return claim.by ? undefined : claim.value;
  if (claim.slot !== "accessory") return undefined;
  if (claim.value === "yarn") return "ball of yarn";
  return claim.value === "backpack" ? "rucksack" : claim.variant && GADGETS[claim.variant];
}

function thingMentions(readings: readonly Reading[]): Mention[] {
  return readings.filter(({ denied }) => !denied).flatMap(({ start, end, claims }) =>
    claims.flatMap((claim) => propOfClaim(claim) ?? []).map((prop) => ({
      start,
      end,
      actors: [{ prop }],
    }))
  );
}

function catMentions(cats: readonly CatMention[]): Mention[] {
  return cats.map(({ start, end, first, count }) => ({
    start,
    end,
    actors: Array.from({ length: count }, (_, i) => ({ cat: first + i })),
  }));
}

/** Every place where a cat is called by its name. */
export function named(
  prompt: string,
  cats: readonly CatMention[],
): { start: number; end: number; actors: SaidActor[] }[] {
  return cats.flatMap(({ name, first }) =>
    name
      ? [...prompt.matchAll(new RegExp(`\\b${name}\\b`, "g"))].map(({ index }) => ({
        start: index,
        end: index + name.length,
        actors: [{ cat: first }],
      }))
      : []
  );
}

function takes({ who, what }: RelationEntry, actor: SaidActor, other: SaidActor): boolean {
  const kind = (one: SaidActor) => "cat" in one ? "cat" : "thing";
  const isSame = JSON.stringify(actor) === JSON.stringify(other);
  return !isSame && (!who || who === kind(actor)) && (!what || what === kind(other));
}

/** The thing whose words hold the relation ("reading"), or the first one that its words lead to. */
function after(
  found: RelationWords,
  mentions: readonly Mention[],
  { clothes, lexemes, next }: {
    clothes: readonly Reading[];
    lexemes: readonly Lexeme[];
    next: RelationWords | undefined;
  },
): Mention | undefined {
  // "Sitting *in a box*": the thing's words may hold the relation's last ones; a frying pan is not fried.
  const around = mentions.find(({ start, end }) =>
    start < found.end && end >= found.end &&
    (OF_PLACE.includes(found.is) || start >= found.start && end === found.end)
  );
  if (around) return around;
  const following = mentions.filter(({ start }) => start >= found.end)
    .sort((one, other) => one.start - other.start)[0];
  if (!following || (next && next.start < following.start)) return undefined;
  // "In a white cap with a teddy bear": the cap takes the word.
  if (clothes.some(({ start, end }) => start >= found.end && end <= following.start)) {
    return undefined;
  }
  const head = headOf(following, mentions, lexemes);
  const between = lexemes.filter(({ start, end }) => start >= found.end && end <= following.start);
  const leads = between.every(({ term, afterBreak }) => !afterBreak && BETWEEN.includes(term.role));
  const noun = lexemes.find(({ end }) => end > following.start);
  if (!leads || noun?.afterBreak || namesPlace(head, lexemes)) return undefined;
  return head;
}

/** "On a hotel balcony": the thing only says which balcony. */
function namesPlace({ end }: Mention, lexemes: readonly Lexeme[]): boolean {
  const next = lexemes.find(({ start }) => start >= end);
  return next !== undefined && !next.apart && next.term.role === "place" &&
    next.term.claims.some(({ slot, weak }) => slot === "setting" && !weak);
}

/** "On a tuna cake": the last of nouns that stand side by side is meant. */
function headOf(
  first: Mention,
  mentions: readonly Mention[],
  lexemes: readonly Lexeme[],
): Mention {
  const at = lexemes.findIndex(({ start }) => start >= first.end);
  const next = lexemes[at];
  const behind = next && !next.apart && next.term.role === "thing"
    ? mentions.find(({ start }) => start === next.start)
    : undefined;
  return behind ? headOf(behind, mentions, lexemes) : first;
}

/** "頭の上にみかん": of what is on a head or a back, what stands right behind the words. */
function following({ is, end }: RelationWords, things: readonly Mention[]): Mention | undefined {
  return ON_A_BODY.includes(is) ? things.find(({ start }) => start === end) : undefined;
}

/** A thing on a head or a back. */
const ON_A_BODY: readonly string[] = ["wearing", "carrying on the back"];

/** The last thing, or other cat, said before; none where an unknown word stands there: "foam on the head". */
function before(
  things: readonly Mention[],
  found: RelationWords,
  lexemes: readonly Lexeme[],
): Mention | undefined {
  const nearest = lexemes.findLast(({ end }) => end <= found.start);
  // "A ball, lying on its back": the cat lies.
  if (found.is === "carrying on the back" && !things.some(({ end }) => end === nearest?.end)) {
    return;
  }
  if (nearest?.term.role === "unknown" && !things.some(({ end }) => end === nearest.end)) return;
  return things.filter(({ end }) => end <= found.start)
    .sort((one, other) => one.end - other.end).at(-1);
}

/**
 * The thing before a word of place, else the cat said last, else the first. "On a shelf beside a plant", "on a bench
 * under a tree": what bears the cat is not the subject, the cat is.
 */
function subject(
  found: RelationWords,
  { things, cats, busy, bearing, roofs, lexemes }: {
    things: readonly Mention[];
    cats: readonly CatMention[];
    busy: ReadonlySet<Mention>;
    bearing: ReadonlyMap<Mention, SaidActor[]>;
    /** What is over a cat: "under a parasol in a boat", the cat is in it. */
    roofs: ReadonlySet<Mention>;
    lexemes: readonly Lexeme[];
  },
): SaidActor[] {
  // "In boots on a couch": what is worn is no subject, its wearer is.
  const thing = OF_PLACE.includes(found.is) && !found.isAfter
    ? things.findLast((mention) =>
      leadsTo(mention, found, lexemes) && !isWorn(mention) &&
      (found.is !== "sharing" || isFriend(mention))
    )
    : undefined;
  const isApart = lexemes.some(({ start, afterBreak }) => afterBreak && start === found.start);
  if (thing && !busy.has(thing) && !isApart) {
    const partner = isFriend(thing) ? catListedWith(thing, cats, lexemes) : undefined;
    if (partner) return [...catMentions([partner])[0]!.actors, ...thing.actors];
    const isAround = AROUND.includes(found.is) || roofs.has(thing) && found.is === "inside";
    return (isAround ? bearing.get(thing) : undefined) ?? thing.actors;
  }
  const said = cats.findLast(({ start }) => start < found.start) ?? cats[0];
  if (!said) return [{ cat: 1 }];
  const apart = lexemes[cats[0]!.from];
  const isBefore = cats.length > 1 && cats[0]!.from > 0 && apart && found.end <= apart.start;
  const isOfAll = isBefore ||
    OF_PLACE.includes(found.is) && said === cats.at(-1) && isListed(lexemes, said) &&
      !lexemes.some(({ term, start }) =>
        start >= said.end && start < found.start && term.role === "copula"
      );
  return isOfAll
    ? Array.from({ length: countOf(cats) }, (_, i) => ({ cat: i + 1 }))
    : catMentions([said])[0]!.actors;
}

/**
 * Whether a thing is what a word of place is said of: nothing but "is" or what it does stands between: "a ball rolled
 * under the chair", "a dog barking behind the fence".
 */
function leadsTo(
  { start, end, actors: [actor] }: Mention,
  found: RelationWords,
  lexemes: readonly Lexeme[],
): boolean {
  if (end > found.start || start >= found.start) return false;
  const between = lexemes.filter((lexeme) => lexeme.start >= end && lexeme.end <= found.start);
  const isOfFriend = isFriend({ start, end, actors: actor ? [actor] : [] });
  return between.every(({ term: { role }, afterBreak }) =>
    role === "copula" ||
    !afterBreak &&
      (role === "unknown" ||
        isOfFriend && (role === "quality" || role === "degree" || role === "silent"))
  );
}

function isFriend({ actors: [actor] }: Mention): boolean {
  return actor !== undefined && "prop" in actor && propOf(actor.prop).isFriend === true;
}

/** "In boots", "on skates": they are worn; one sleeps "in a boot". */
function isWearing(
  { is, end }: RelationWords,
  what: Mention,
  lexemes: readonly Lexeme[],
): boolean {
  if (!isWorn(what) || !PUTS_ON.includes(is)) return false;
  const said = lexemes.filter((lexeme) => lexeme.start >= end && lexeme.end <= what.end);
  return !said.some(({ term }) => term.role === "article") || said.at(-1)?.isPlural === true;
}

/** Said with what is worn on paws, these words say that it is worn. */
const PUTS_ON: readonly RelationWords["is"][] = ["inside", "on", "at"];

function isWorn({ actors: [actor] }: Mention): boolean {
  return actor !== undefined && "prop" in actor && propOf(actor.prop).wear !== undefined;
}

/** "A cat and a hedgehog under a tree": the cat that is named with the animal. */
function catListedWith(
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

/** "A black cat *and* a white one": what follows is said of both. */
function isListed(lexemes: readonly Lexeme[], { from }: CatMention): boolean {
  return lexemes[from - 1]?.term.role === "and";
}

/** "Two cats hugging": each the next one; "a cat on the left, an owl on the right": of each other. */
function partners(
  [first]: readonly SaidActor[],
  { cats, things, is }: {
    cats: readonly CatMention[];
    things: readonly Mention[];
    is: RelationWords["is"];
  },
): SaidActor[] {
  const count = countOf(cats);
  const isSide = is === "left of" || is === "right of";
  const { phase }: RelationEntry = RELATIONS[is];
  if (!first || (phase !== "company" && !isSide)) return [];
  if ("prop" in first) return isSide ? [{ cat: 1 }] : [];
  if (count > 1) return [{ cat: first.cat > 1 ? first.cat - 1 : 2 }];
  return isSide ? things.flatMap(({ actors }) => actors) : [];
}

/** "Not hugging", "not really under"; "without a hat behind a curtain" is behind it. */
function isDenied(lexemes: readonly Lexeme[], { start }: RelationWords): boolean {
  // "Don't put any writing on it".
  const isSmall = ({ term: { role } }: Lexeme) => role === "silent" || role === "article";
  const earlier = lexemes.filter(({ end }) => end <= start);
  const spoken = earlier.slice(0, earlier.findLastIndex((lexeme) => !isSmall(lexeme)) + 1);
  const [before, last] = spoken.slice(-2);
  const isNo = (lexeme: Lexeme | undefined) => lexeme?.term.role === "no";
  if (!last) return isNo(before);
  return isNo(last) || isNo(before) && !isNoun(last.term.role);
}
