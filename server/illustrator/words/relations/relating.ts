/**
 * Who does what with whom: relation words with the cat or thing before them and the one after them.
 *
 * @module
 */
import { type Relation, RELATIONS } from "../../relations.ts";
import type { RelationEntry } from "../../staging/relation_entry.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import type { ParsedActor, ParsedRelation, Reading } from "../parsed_description.ts";
import type { CatMention } from "./cat_mentions.ts";
import { languageOf } from "../lexicon/language.ts";
import { ENGLISH } from "../lexicon/lexicons.ts";
import { tokenise } from "../lexicon/tokens.ts";
import { isDoneAt } from "../context/friends_actions.ts";
import { isDoneByPerson } from "../context/people.ts";
import { fitting, isDrawnOutside } from "./fitting.ts";
import { propOfClaim } from "./gadgets.ts";
import {
  isFriend,
  type Mention,
  mentionsByName,
  mentionsOfCats,
  mentionsOfThings,
} from "./mention.ts";
import { filledContainer } from "./filled_container.ts";
import { handledIn } from "./handled_in.ts";
import { heldThingClauseAt, invertedClauseAt, verbBetween } from "./inverted_clause.ts";
import {
  isBorne,
  isDenied,
  isGoingAround,
  isHungThing,
  isPutOn,
  isTurn,
  isUpset,
  isWearing,
} from "./not_related.ts";
import { objectAfter } from "./object_after.ts";
import { isOnABody, objectBefore, objectOfLastVerb, objectRightBehind } from "./object_before.ts";
import { objectPointedAt } from "./object_pointed_at.ts";
import { pushedOff } from "./off_an_edge.ts";
import { OF_PLACE } from "./place_words.ts";
import { partnersOf } from "./relation_partners.ts";
import { subjectOf } from "./relation_subject.ts";
import { isSaidOfUnknown } from "./unknown_subjects.ts";
import { type RelationWords, relationWords } from "./relation_words.ts";

/** The relations of a description, in the order of its words. */
export function relationsOf(
  prompt: string,
  { lexemes, readings, cats }: {
    lexemes: readonly Lexeme[];
    readings: readonly Reading[];
    cats: readonly CatMention[];
  },
): ParsedRelation[] {
  const things = mentionsOfThings(readings);
  // "车筐里坐着一只小白猫": a second cat as well.
  const thingsAndOthers = [...things, ...mentionsOfCats(cats.slice(1))]
    .sort((one, other) => one.start - other.start);
  const clothes = readings.filter(({ claims }) =>
    claims.some((claim) =>
      claim.slot === "costume" || claim.slot === "accessory" && !propOfClaim(claim)
    )
  );
  const words = relationWords(prompt);
  const busy = new Set<Mention>();
  const bearing = new Map<Mention, ParsedActor[]>();
  const roofs = new Set<Mention>();
  let sharers: ParsedActor[] = [];
  const hasCat = lexemes.some(({ term }) => term.role === "cat" && !term.isFur);
  const isDoneByAnother = (found: RelationWords) =>
    isDoneAt(prompt, lexemes, found) || hasCat && isDoneByPerson(prompt, found);
  return placedOnce(heldInMouth(words.flatMap((found, at): ParsedRelation[] => {
    if (isDenied(lexemes, found) || isWithin(found, things)) return [];
    if (isUpset(prompt, found) || isPutOn(prompt, found)) return [];
    if (isHungThing(prompt, found, things)) return [];
    // "A dog holding a balloon": no other animal does more than be somewhere.
    if (!OF_PLACE.includes(found.is) && isDoneByAnother(found)) return [];
    if (isSaidOfUnknown(prompt, lexemes, found) || isNoun(prompt, lexemes, found)) return [];
    if (found.isAfter && isWornThere(found, { clothes, lexemes })) return [];
    if (isSaidAgain(prompt, words, at, things)) return [];
    const there = found.isAfter && OF_PLACE.includes(found.is) &&
      thingBesideCat(found, { lexemes, things, next: words[at + 1] });
    if (there) {
      return there.actors.filter((actor) => takes(RELATIONS[found.is], actor, { cat: 1 }))
        .slice(0, 1).map((who) => ({
          start: found.start,
          end: found.end,
          is: found.is,
          who,
          what: { cat: 1 },
        }));
    }
    // "Elinde makas": the clause begins with where a thing is held.
    const held = found.isAfter && found.is === "holding" &&
      thingBesideCat(found, { lexemes, things, next: words[at + 1] });
    const carrying = carriedInMouth(prompt, words, at);
    const what = held ? held : found.isAfter && !carrying
      ? objectRightBehind(found, things) ??
        objectBefore([...things, ...mentionsOfCats(cats.slice(1))], found, {
          prompt,
          lexemes,
        })
      : objectPointedAt(found, { prompt, things, cats, lexemes }) ??
        objectAfter(found, [...things, ...mentionsOfCats(cats), ...mentionsByName(prompt, cats)], {
          prompt,
          clothes,
          lexemes,
          next: words[at + 1],
        }) ??
        (isOnABody(found) ? objectBefore(things, found, { prompt, lexemes }) : undefined) ??
        objectOfLastVerb(found, things, {
          prompt,
          lexemes,
          isTaken: (thing) => busy.has(thing) || bearing.has(thing) || isPlaced(thing, words),
        });
    if (found.isWhereDone && what?.end !== found.start && what?.end !== found.end) return [];
    const full = filledContainer(prompt, found, { things, bearing, lexemes });
    // What a cat has in its paws is filled with what nothing else is said of.
    if (full && busy.has(full)) return [];
    const [vessel] = full?.actors ?? [];
    const filled = vessel && fitting("inside", vessel, found);
    if (filled && what?.actors.every((actor) => takes(RELATIONS[filled], actor, vessel))) {
      return what.actors.map((who) => ({
        start: found.start,
        end: found.end,
        is: filled,
        who,
        what: vessel,
      }));
    }
    const isInverted = what !== undefined && OF_PLACE.includes(found.is);
    const inverted = !isInverted
      ? undefined
      : found.isAfter
      ? heldThingClauseAt(prompt, found, { things: thingsAndOthers, lexemes })
      : invertedClauseAt(prompt, { start: found.start, place: what }, {
        things: thingsAndOthers,
        lexemes,
      });
    const handled = what &&
      handledIn(found, what, { before: words[at - 1], readings, things, lexemes });
    // "Cooking on a stove", "washing dishes in a sink".
    const isWorkplace = handled?.length === 0;
    if (isWorkplace && !what?.actors.every((actor) => fitting("at", actor))) return [];
    const off = pushedOff(prompt, found, { what, things });
    const meant = off ? "knocking over" : ofCats(prompt, found, what);
    // "A bucket between them": between things alone can it be laid out.
    if (meant === "between" && what?.actors.some((actor) => "cat" in actor)) return [];
    const entry: RelationEntry = RELATIONS[meant];
    const said: ParsedActor[] = inverted
      ? inverted.thing.actors
      : handled && !isWorkplace
      ? handled
      : found.isAfter && what?.actors.some((one) => "cat" in one)
      ? [{ cat: 1 }]
      : subjectOf(prompt, found, { things, cats, busy, bearing, roofs, lexemes });
    // "A cat and a parrot sharing a melon in a hammock": both are in it.
    const isOfSharers = said.length === 1 && isAmong(said[0]!, sharers) && sharers.length > 1 &&
      OF_PLACE.includes(found.is) && !lexemes.some((lexeme) =>
        lexeme.afterBreak && lexeme.start > words[at - 1]!.end && lexeme.start <= found.start
      );
    const who = isOfSharers ? sharers : said;
    sharers = found.is === "sharing" ? [...who, ...sharedWith(prompt, things, what)] : [];
    if (
      !what && who.every((actor) =>
        "cat" in actor
      ) && isTurn(readings, found)
    ) return [];
    if (what && found.is === "under" && isBorne(bearing, what, who)) return [];
    if (what && isWearing(prompt, found, what, lexemes)) return [];
    if (what && isGoingAround(prompt, found, { who, what })) return [];
    const others = what?.actors ?? partnersOf(who, { cats, things, is: found.is });
    // "Looking at a fish in a bowl": the fish is in it.
    const isWatched = WATCHED.includes(found.is) && what !== undefined &&
      (found.is === "looking at" && isFriend(what) || LIES_THERE.test(prompt.slice(what.end)));
    // "Med en baguette i kurven": only with it, and in the basket.
    const isOnlyWith = found.is === "holding" && WITH.test(prompt.slice(found.start, found.end));
    if (
      what && !isWatched && !isOnlyWith &&
      (found.is === "sharing" || !OF_PLACE.includes(found.is))
    ) {
      busy.add(what);
    }
    if (what && found.is === "under") roofs.add(what);
    if (what && OF_PLACE.includes(found.is) && who.some((actor) => "cat" in actor)) {
      bearing.set(what, who);
    }
    const edge = off?.from;
    const onEdge = edge
      ? who.map((actor): ParsedRelation => ({
        start: off!.start,
        end: off!.end,
        is: "on",
        who: actor,
        what: edge,
      }))
      : [];
    return [
      ...onEdge,
      ...who.flatMap((actor) =>
        others.filter((other) => takes(entry, actor, other)).slice(0, 1).flatMap((other) => {
          const is = fitting(isWorkplace ? "at" : meant, other, found);
          const end = endOf(prompt, found, what);
          const isLess = is === "busy with" && found.is !== is;
          const near = (found.isNear || isLess || isByAgent(prompt, found) ||
            isDrawnOutside(meant, is, other)) &&
            { isNear: true as const };
          const placed = inverted?.verb ?? (what && verbBetween(prompt, found, what));
          const verb = placed && { verb: placed };
          return is
            ? [{
              start: carrying?.start ?? found.start,
              end,
              is,
              who: actor,
              what: other,
              ...near,
              ...verb,
            }]
            : [];
        })
      ),
    ];
  })));
}

/** "Being chased *by* a dog": what it does is not drawn. */
function isByAgent(prompt: string, { start, end }: RelationWords): boolean {
  return /^by$/i.test(prompt.slice(start, end)) && DONE.test(prompt.slice(0, start));
}

const DONE =
  /\b(?:chased|followed|pushed|pulled|carried|held|hugged|licked|caught|watched|used(?: as an? \p{L}+)?|guarded|surprised|attacked|kissed|washed|brushed|fed|saved|rescued|led|thrown|bitten|tickled|walked|driven|ridden|lifted|protected|tucked in|served) $/iu;

/** "Sharing its bread *with two sparrows*". */
function sharedWith(
  prompt: string,
  things: readonly Mention[],
  what: Mention | undefined,
): ParsedActor[] {
  const friend = what && things.find((thing) =>
    isFriend(thing) && thing.start >= what.end &&
    WITH_ANOTHER.test(prompt.slice(what.end, thing.start))
  );
  return friend ? friend.actors : [];
}

const WITH_ANOTHER = /^ with (?:\p{L}+ ){0,2}$/iu;

/** A cat, or another one of these. */
function isAmong(actor: ParsedActor, sharers: readonly ParsedActor[]): boolean {
  return "cat" in actor || sharers.some((one) => JSON.stringify(one) === JSON.stringify(actor));
}

/** "Auf dem *Sofa* liest": words of place stand right before it. */
function isPlaced(thing: Mention, words: readonly RelationWords[]): boolean {
  return words.some(({ is, isAfter, start, end }) =>
    OF_PLACE.includes(is) && !isAfter &&
    (start > thing.start && start < thing.end || end <= thing.start && thing.start - end < NEAR)
  );
}

/** In letters: an article and an adjective stand between. */
const NEAR = 16;

/** "Sits in the sink all day. Draw him in the kitchen sink": who is in a thing is not at it as well. */
function placedOnce(relations: readonly ParsedRelation[]): ParsedRelation[] {
  const keyOf = ({ who, what }: ParsedRelation) => JSON.stringify([who, what]);
  return relations.map((relation) => {
    if (!PLACES_OF_CATS.includes(relation.is) || !("cat" in relation.who)) return relation;
    const first = relations.find((one) =>
      PLACES_OF_CATS.includes(one.is) && keyOf(one) === keyOf(relation)
    );
    return first && first.is !== relation.is ? { ...relation, is: first.is } : relation;
  });
}

/** A cat is in one of these to a thing. */
const PLACES_OF_CATS: readonly Relation[] = ["on", "inside", "at", "under"];

/** "Trägt *im Maul* einen Fisch": the verb before the words for it, where what is carried stands behind both. */
function carriedInMouth(
  prompt: string,
  words: readonly RelationWords[],
  at: number,
): { start: number } | undefined {
  const found = words[at]!, verb = words[at - 1];
  if (found.is !== "carrying in the mouth" || !found.isAfter) return;
  const worn = WEARS.exec(prompt.slice(0, found.start));
  if (worn) return { start: worn.index };
  if (verb?.is !== "holding") return;
  return /^\s*$/.test(prompt.slice(verb.end, found.start)) ? verb : undefined;
}

/** "Holding a fish in its mouth": the paws are free. */
function heldInMouth(relations: readonly ParsedRelation[]): ParsedRelation[] {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return relations.map((held) => {
    const carried = held.is === "holding" &&
      relations.find(({ is, who, what }) =>
        is === "carrying in the mouth" && isSame(who, held.who) && isSame(what, held.what)
      );
    return carried ? { ...held, is: carried.is } : held;
  });
}

/** "With", in languages where it also says what is held. */
const WITH = /^(?:med|mit|com|con|avec|met)(?= |$)/iu;

/** Verbs for wearing that mean carrying before a mouth. */
const WEARS = /(?<!\p{L})(?:lleva|llevando|trae|porte|portant|tient|leva|levando|porta)\s+$/iu;

/** Who does this is elsewhere than the thing. */
const WATCHED: readonly Relation[] = ["looking at", "chasing"];

/** "Staring at a cake *on the table*": no cat sits there. */
const LIES_THERE =
  /^ (?:on|in|inside) (?:an?|the|his|her|its|my) (?:[\p{L}-]+ ){0,2}(?:tables?|plate|counter|desk|tray|stove|oven|bowl|jar|fridge|cage|tank|aquarium|dish|platter|grill|walls?|ceiling)\b/iu;

/** "Beside him": the pronoun belongs to the relation; "*in* Vespa rossa": the thing does not. */
function endOf(prompt: string, { start, end }: RelationWords, what: Mention | undefined): number {
  if (!what || what.start < start || what.start >= end) return end;
  if (what.start === start) return Math.max(end, what.end);
  return start + prompt.slice(start, what.start).trimEnd().length;
}

/** "Carrying her kitten": by the scruff; who holds another cat hugs it. */
function ofCats(prompt: string, { is, start }: RelationWords, what: Mention | undefined): Relation {
  const isCat = what?.actors.every((actor) => "cat" in actor) === true;
  if (is !== "holding" || !isCat) return is;
  return /^carr/i.test(prompt.slice(start)) ? "carrying in the mouth" : "hugging";
}

/** "The drinks", "two rides": nothing is done. */
function isNoun(
  prompt: string,
  lexemes: readonly Lexeme[],
  { start, end }: RelationWords,
): boolean {
  const at = lexemes.findIndex((lexeme) => lexeme.start === start && lexeme.end === end);
  // "Davanti alla *porta*": a noun that a verb is spelt like.
  const opens = lexemes[at - 1]?.term.role;
  const isThing = lexemes[at]?.term.role === "thing" && !lexemes[at]!.afterBreak;
  if (isThing && (opens === "article" || opens === "frame") && isForeign(prompt)) return true;
  if (!/^\w+s$/.test(prompt.slice(start, end))) return false;
  const before = lexemes.findLast((lexeme) => lexeme.end <= start)?.term.role;
  return before === "article" || before === "number";
}

function isForeign(prompt: string): boolean {
  return languageOf(tokenise(prompt)) !== ENGLISH;
}

/** "…，旁边有盆仙人掌", "…, yanında domates var": the clause begins with where something is beside the cat. */
function thingBesideCat(
  { start, end }: RelationWords,
  { lexemes, things, next }: {
    lexemes: readonly Lexeme[];
    things: readonly Mention[];
    next: RelationWords | undefined;
  },
): Mention | undefined {
  const at = lexemes.findIndex((lexeme) => lexeme.end > start);
  if (at < 1 || !lexemes[at]!.afterBreak) return undefined;
  const clauseEnd = lexemes.find((lexeme) => lexeme.start >= end && lexeme.afterBreak)?.start;
  const last = Math.min(clauseEnd ?? Infinity, next?.start ?? Infinity);
  return things.find((thing) => thing.start >= end && thing.end <= last);
}

/** "坐在*书桌前*", "*눈사람 옆에* 앉아 있다": the words behind a noun say where; to sit says no more of it. */
function isSaidAgain(
  prompt: string,
  words: readonly RelationWords[],
  at: number,
  things: readonly Mention[],
): boolean {
  const { is, isAfter, start, end } = words[at]!;
  if (!ANYWHERE.includes(is)) return false;
  const isPlace = (other: RelationWords | undefined) =>
    other !== undefined && other.isAfter && OF_PLACE.includes(other.is) &&
    !things.some((thing) => thing.start < other.start && thing.end >= other.end);
  const before = words[at - 1], next = words[at + 1];
  if (isAfter) return isPlace(before) && /^\s*$/.test(prompt.slice(before!.end, start));
  return isPlace(next) && UNSPACED.test(prompt.slice(end, next!.start));
}

/** Where one is who sits, lies or is somewhere. */
const ANYWHERE: readonly string[] = ["on", "inside", "at"];

const UNSPACED = /^\p{Script=Han}{1,5}$/u;

/** "A fish and a scarf on its head": what is worn there is no thing that lies there. */
function isWornThere(
  { start: place }: RelationWords,
  { clothes, lexemes }: { clothes: readonly Reading[]; lexemes: readonly Lexeme[] },
): boolean {
  const before = lexemes.findLast(({ end }) => end <= place);
  return before !== undefined &&
    clothes.some(({ start, end }) => start <= before.start && end >= before.end);
}

/** "A goldfish in a bowl" is one thing. */
function isWithin({ start, end }: RelationWords, things: readonly Mention[]): boolean {
  return things.some((thing) => thing.start < start && thing.end > end);
}

function takes({ who, what }: RelationEntry, actor: ParsedActor, other: ParsedActor): boolean {
  const kind = (one: ParsedActor) => "cat" in one ? "cat" : "thing";
  const isSame = JSON.stringify(actor) === JSON.stringify(other);
  return !isSame && (!who || who === kind(actor)) && (!what || what === kind(other));
}
