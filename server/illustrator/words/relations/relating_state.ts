/** @module What is known of a description while its relation words are read, one after the other. */
import type { Relation } from "../../relations.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import type { ParsedActor, Reading } from "../parsed_description.ts";
import type { CatMention } from "./cats/cat_mentions.ts";
import { propOfClaim } from "./gadgets.ts";
import {
  isFriend,
  type Mention,
  mentionsOfCats,
  mentionsOfSeats,
  mentionsOfThings,
} from "./grammar/mention.ts";
import { type PartOf, partsOf } from "./phrases/part_of.ts";
import { OF_PLACE } from "./place_words.ts";
import { type RelationWords, relationWords } from "./relation_words.ts";
import { isCover } from "./thing_kinds.ts";
import { sharedWith } from "./phrases/shared_things.ts";

/** What a description says before its relations are read. */
export interface Said {
  lexemes: readonly Lexeme[];
  readings: readonly Reading[];
  cats: readonly CatMention[];
}

export interface Relating extends Said {
  prompt: string;
  words: readonly RelationWords[];
  things: readonly Mention[];
  seats: readonly Mention[];
  /** Things, and every cat but the first: "车筐里坐着一只小白猫", a second cat as well. */
  thingsAndOthers: readonly Mention[];
  clothes: readonly Reading[];
  parts: readonly PartOf[];
  /** Things that a cat does something with. */
  busy: Set<Mention>;
  /** Things that bear or hold a cat, and whom. */
  bearing: Map<Mention, ParsedActor[]>;
  /** What is over a cat. */
  roofs: Set<Mention>;
  /** Things that hide what is in them by the cat within. */
  entered: Map<Mention, ParsedActor[]>;
  /** Who shares something, in the relation read last. */
  sharers: ParsedActor[];
}

export function relatingOf(prompt: string, said: Said): Relating {
  const { readings, cats } = said;
  const things = mentionsOfThings(readings);
  return {
    ...said,
    prompt,
    words: relationWords(prompt),
    things,
    seats: mentionsOfSeats(readings),
    thingsAndOthers: [...things, ...mentionsOfCats(cats.slice(1))]
      .sort((one, other) => one.start - other.start),
    clothes: readings.filter(({ claims }) =>
      claims.some((claim) =>
        claim.slot === "costume" || claim.slot === "accessory" && !propOfClaim(claim)
      )
    ),
    parts: partsOf(prompt, { things, cats: mentionsOfCats(cats) }),
    busy: new Set(),
    bearing: new Map(),
    roofs: new Set(),
    entered: new Map(),
    sharers: [],
  };
}

/** Keeps what a relation says of its thing for the relations behind it. */
export function remember(
  state: Relating,
  found: RelationWords,
  { who, what }: { who: ParsedActor[]; what: Mention | undefined },
): void {
  if (!what) return;
  const { is } = found, isOfPlace = OF_PLACE.includes(is);
  const isOfCat = who.some((actor) => "cat" in actor);
  const isUsed = is === "sharing" || !isOfPlace;
  if (isUsed && !isWatched(state, found, what) && !isOnlyWith(state, found)) state.busy.add(what);
  // "Wrapped in a blanket *on the sofa*": the cat is there with it.
  const isWrap = is === "inside" && what.actors.some((one) => "prop" in one && isCover(one.prop));
  if (is === "under" || isWrap) state.roofs.add(what);
  if (isOfCat && WITHIN.includes(is)) state.entered.set(what, who);
  if (isOfCat && isOfPlace) state.bearing.set(what, who);
}

/** "A cat and a parrot *sharing a melon* in a hammock": whom the next words of place mean. */
export function rememberSharers(
  state: Relating,
  { is }: RelationWords,
  { who, what }: { who: ParsedActor[]; what: Mention | undefined },
): void {
  state.sharers = is === "sharing" ? [...who, ...sharedWith(state.prompt, state.things, what)] : [];
}

/** "Looking at a fish in a bowl": the fish is in it. */
function isWatched({ prompt }: Relating, { is }: RelationWords, what: Mention): boolean {
  if (is === "reaching for") return true;
  return WATCHED.includes(is) &&
    (is === "looking at" && isFriend(what) || LIES_THERE.test(prompt.slice(what.end)));
}

/** "Med en baguette i kurven": only with it, and in the basket. */
function isOnlyWith({ prompt }: Relating, { is, start, end }: RelationWords): boolean {
  return is === "holding" && WITH.test(prompt.slice(start, end));
}

/** A cat that is so related to a thing hides what is in it. */
const WITHIN: readonly Relation[] = ["inside", "on", "peeking out of"];

/** "With", in languages where it also says what is held. */
const WITH = /^(?:med|mit|com|con|avec|met)(?= |$)/iu;

/** Who does this is elsewhere than the thing. */
const WATCHED: readonly Relation[] = ["looking at", "smelling", "chasing"];

/** "Staring at a cake *on the table*": no cat sits there. */
const LIES_THERE =
  /^ (?:on|in|inside) (?:an?|the|his|her|its|my) (?:[\p{L}-]+ ){0,2}(?:tables?|plate|counter|desk|tray|stove|oven|bowl|jar|fridge|cage|tank|aquarium|dish|platter|grill|walls?|ceiling|shelf|shelves|bookshelf|bookcase|windowsill|mantelpiece|stool|cupboard|cabinet|dresser|wardrobe|piano|fence|branch|roof|floor|ground|nightstand|sideboard|worktop)\b/iu;
