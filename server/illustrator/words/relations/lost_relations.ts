/**
 * @module Words of relations that nothing came of: "between two castles" where castles are the place. They
 * are listed as ignored, so that nothing is left out in silence.
 */
import type { Relation } from "../../relations.ts";
import type { Lexeme } from "../binding/lexeme.ts";
import { ACCESSORIES } from "../../wardrobe/accessories.ts";
import type { PlaceEntry } from "../../world/place_entry.ts";
import { PLACES } from "../../world/places.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import type { Claim, ParsedDescription, Reading } from "../parsed_description.ts";
import { isDoneAt } from "../context/animals/friends_actions.ts";
import { BETWEEN, OF_PLACE } from "./place_words.ts";
import { pronounAfter } from "./grammar/pronouns.ts";
import { relationWords } from "./relation_words.ts";

/** These lead to places, clothes and looks as well: only before a thing that is drawn are they missed. */
const OF_MANY: readonly Relation[] = ["on", "inside", "beside", "holding", "wearing"];

/** "Mit einem Schal": worn as well as held. */
const WITH = /^(?:mit|with|avec|con|com|met|z|с)(?![\p{L}])/iu;

/** In other languages it is also said of what is done, and when. */
const AT = /^(?:at|around)$/i;

/** Words of place and way that are no relation: "a rabbit out of a hat", "dal tavolo". */
const WAYS = [
  "out of, into, through, above, below, across, along, against, off, toward, towards, beneath",
  "aus dem, aus der, aus einem, aus einer, durch, gegen, über",
  "à travers, contre, hors de, hors du, vers",
  "desde, a través de, contra, hacia, fuera de",
  "dal, dalla, dallo, fuori da, attraverso, contro, verso",
  "através de, através da, para fora de",
].join(", ").split(", ");

const OTHER_WAYS = new RegExp(`(?<![\\p{L}-])(?:${WAYS.join("|")})(?![\\p{L}-])`, "giu");

/** With a place or the sky these say where and when it is: "under the stars", "in front of a castle", "at midnight". */
const WITH_PLACES: readonly Relation[] = ["at", "under", "in front of", "climbing", "around"];

/** What was said, with the words of lost relations among those that are not known. */
export function withLostRelations(
  spoken: ParsedDescription,
  lexemes: readonly Lexeme[],
): ParsedDescription {
  const said = withPlacesApart(withWatersEntered(withMoonsInTheSky(spoken)));
  const read = [...said.readings, ...said.unknown, ...said.unread];
  const lost = wordsOfPlace(said.prompt).map((words) => behindVerb(said.prompt, words, read))
    .filter((
      { start, end, is },
    ) =>
      (is !== "at" || AT.test(said.prompt.slice(start, end))) &&
      !WITH.test(said.prompt.slice(start, end)) &&
      !read.some((place) => place.start <= start && place.end > start) &&
      (is && (!OF_MANY.includes(is) || isOfFriend(said.prompt, lexemes, { start, end, is })) ||
        is !== undefined && ON_A_MOON.includes(is) && leadsToMoon(said.readings, end) ||
        is === "holding" && (leadsToUnknown(lexemes, end) || leadsToWriting(said, end)) ||
        (is === "on" || is === "inside" && ITS_OWN.test(said.prompt.slice(end))) &&
          isOnClothes(said, { start, end }) ||
        is && OF_PLACE.includes(is) && isOfThingBefore(said, { start, end }) ||
        leadsToThing(said, lexemes, { end, is })) &&
      !(is && WITH_PLACES.includes(is) && leadsToPlace(said.readings, end)) &&
      !isDenied(lexemes, start) && !isOfThePicture(said.prompt, lexemes, { start, end })
    );
  if (lost.length === 0) return said;
  const places = [...said.unknown, ...lost.map((words) => untilRead(said.prompt, words, read))];
  return { ...said, unknown: places.toSorted((one, other) => one.start - other.start) };
}

/** "*A painting* of my cat". */
function isOfThePicture(
  prompt: string,
  lexemes: readonly Lexeme[],
  { start, end }: { start: number; end: number },
): boolean {
  return /^(?:painting|drawing|picture|sketch)$/i.test(prompt.slice(start, end)) &&
    lexemes.some((lexeme) => lexeme.start === start && lexeme.term.role === "silent");
}

/** "On" of "standing on", "through" of "flying through", where the verb is read as a pose alone, or not at all. */
function behindVerb<Words extends { start: number; end: number; is?: Relation }>(
  prompt: string,
  words: Words,
  read: readonly { start: number; end: number }[],
): Words {
  const { start, end, is } = words;
  const verb = read.find((place) => place.start === start && place.end < end);
  const rest = verb && LAST_OF_PLACE.exec(prompt.slice(verb.end, end));
  return rest && is ? { ...words, start: end - rest[0].trim().length } : words;
}

const LAST_OF_PLACE = /\s(?:on|in|inside|under|through|around|over|into|out)$/i;

/** The words up to the first of them that is in the receipt already: "carrying" of "carrying a tray of". */
function untilRead(
  prompt: string,
  { start, end }: { start: number; end: number },
  read: readonly { start: number; end: number }[],
): { start: number; end: number } {
  const next = Math.min(end, ...read.map((place) => place.start).filter((place) => place > start));
  return { start, end: start + prompt.slice(start, next).trimEnd().length };
}

/** "A turtle carrying three kittens": no other animal does more than be somewhere. */
function isOfFriend(
  prompt: string,
  lexemes: readonly Lexeme[],
  { start, end, is }: { start: number; end: number; is: Relation },
): boolean {
  return !OF_PLACE.includes(is) && isDoneAt(prompt, lexemes, { start, end });
}

/** Words of relations and of other places, in order. */
function wordsOfPlace(prompt: string): { start: number; end: number; is?: Relation }[] {
  const related = relationWords(prompt);
  const others = [...prompt.matchAll(OTHER_WAYS)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  })).filter((place) => !related.some(({ start, end }) => start < place.end && end > place.start));
  return [...related, ...others].toSorted((one, other) => one.start - other.start);
}

/** Whether what is said next, in the same clause, is a thing that is drawn beside the cat. */
function leadsToThing(
  { readings, unknown, unread }: ParsedDescription,
  lexemes: readonly Lexeme[],
  { end: place, is }: { end: number; is?: Relation },
): boolean {
  const next = readings.filter(({ start }) => start >= place)
    .toSorted((one, other) => one.start - other.start)[0];
  const isKnown = (end: number) =>
    ![...unknown, ...unread].some(({ start }) => start >= place && start < end);
  if (!next || next.denied || !isKnown(next.start)) return false;
  const isBeside = lexemes.every(({ term, start, end, afterBreak }) =>
    end <= place || start > next.start ||
    !afterBreak && (start === next.start || BETWEEN.includes(term.role))
  );
  return isBeside && next.claims.some((claim) => isStaged(claim, is));
}

/** "Three eggs *in it*", "a dog on the floor *next to it*", where nothing before the eggs is meant. */
function isOfThingBefore(
  { prompt, readings }: ParsedDescription,
  { start: place, end }: { start: number; end: number },
): boolean {
  return pronounAfter(prompt, end) !== undefined &&
    readings.some((reading) =>
      reading.end <= place - 1 && OF_CLAUSE.test(prompt.slice(reading.end, place)) &&
      reading.claims.some((claim) => isStaged(claim, undefined))
    );
}

/** Up to the words of place nothing but where it is: "a dog *on the floor* next to it". */
const OF_CLAUSE = /^ (?:(?:on|in) the \p{L}+ )?$/iu;

/** "A frog in *his* hat": "on a moped in a helmet" is what the cat wears. */
const ITS_OWN = /^ (?:its|his|her|their|(?:the|my|a) (?:cat|kitten)['’]s) /i;

/** "A lamp on his helmet": the thing is beside the cat. */
function isOnClothes(
  { prompt, readings }: ParsedDescription,
  { start: place, end: behind }: { start: number; end: number },
): boolean {
  const isSpaced = (from: number, to: number) => OWN.test(prompt.slice(from, to));
  const isThing = readings.some(({ end, claims }) =>
    end < place && isSpaced(end, place) && claims.some((claim) => isStaged(claim, undefined))
  );
  return isThing &&
    readings.some(({ start, claims }) =>
      start > behind && isSpaced(behind, start) &&
      claims.some(({ slot }) => slot === "accessory" || slot === "costume")
    );
}

const OWN = /^ (?:(?:its|his|her|their|the|an?) (?:(?:cat|kitten)['’]s )?)?$/i;

/** "Asleep on a crescent moon": it is drawn in the sky, and a receipt says so. */
function withMoonsInTheSky(said: ParsedDescription): ParsedDescription {
  if (!said.readings.some(isOfMoon)) return said;
  const seats = relationWords(said.prompt).filter(({ is }) => ON_A_MOON.includes(is))
    .map(({ end }) => said.readings.find(({ start }) => start >= end));
  const readings = said.readings.map((reading): Reading =>
    isOfMoon(reading) && seats.includes(reading) ? { ...reading, isNear: true } : reading
  );
  return { ...said, readings };
}

/** "In the pool", "swimming in a lake": the cat is drawn beside it. */
function withWatersEntered(said: ParsedDescription): ParsedDescription {
  if (!said.readings.some(isOfWater)) return said;
  const entered = relationWords(said.prompt).filter(({ is }) => is === "inside")
    .map(({ end }) => said.readings.find(({ start }) => start >= end));
  const readings = said.readings.map((reading): Reading =>
    isOfWater(reading) &&
      (entered.includes(reading) || ENTERS.test(said.prompt.slice(reading.start, reading.end)))
      ? { ...reading, isNear: true }
      : reading
  );
  return { ...said, readings };
}

const ENTERS = /^in(?:to)? /i;

/** A place that one stands beside; who looks out of a window is there already. */
function isOfWater({ claims, relation }: Reading): boolean {
  return relation === undefined && claims.length > 0 &&
    claims.every((claim) =>
      claim.slot === "setting" && claim.value !== "window" &&
      PLACES[claim.value].phrase.where === "by"
    );
}

/** "Vor der Schule": a room is drawn, and the cat is in it. */
function withPlacesApart(said: ParsedDescription): ParsedDescription {
  if (!said.readings.some((reading) => isOfRoom(reading) || isOfWide(reading))) return said;
  const outside = relationWords(said.prompt).filter(({ is }) => OUTSIDE.includes(is))
    .map(({ end, is }) => ({ is, reading: said.readings.find(({ start }) => start >= end) }));
  const isMeant = (reading: Reading) =>
    outside.some((one) =>
      one.reading === reading && (isOfRoom(reading) || isOfWide(reading) && one.is !== "around")
    );
  const readings = said.readings.map((reading): Reading =>
    isMeant(reading) ? { ...reading, isNear: true } : reading
  );
  return { ...said, readings };
}

const OUTSIDE: readonly Relation[] = ["in front of", "behind", "beside", "around"];

/** "Beside a boat", "behind the pyramids": the cat is drawn in the place or on it; in "surrounded by trees" it is. */
function isOfWide({ claims, relation }: Reading): boolean {
  return relation === undefined && claims.length > 0 &&
    claims.every((claim) =>
      claim.slot === "setting" && ["in", "on"].includes(PLACES[claim.value].phrase.where)
    );
}

function isOfRoom({ claims, relation }: Reading): boolean {
  return relation === undefined && claims.length > 0 &&
    claims.every((claim) => claim.slot === "setting" && isRoom(PLACES[claim.value]));
}

/** "By a window" is where one is beside it. */
function isRoom({ indoors, phrase }: PlaceEntry): boolean {
  return indoors === true && phrase.where !== "by";
}

function isOfMoon({ claims }: Reading): boolean {
  return claims.some(({ slot }) => slot === "moon");
}

/** "Sitting on a crescent moon": it is in the sky. */
function leadsToMoon(readings: readonly Reading[], place: number): boolean {
  const next = readings.find(({ start }) => start >= place);
  return next?.claims.some(({ slot }) => slot === "moon") ?? false;
}

const ON_A_MOON: readonly Relation[] = ["on", "inside", "holding"];

/** "Holding a sign saying “hi”": the sign stands beside the cat. */
function leadsToWriting({ prompt, readings }: ParsedDescription, place: number): boolean {
  const next = readings.find(({ start, note }) => start >= place && note?.startsWith("written on"));
  return next !== undefined && /^(?: up)? (?:(?:an?|the|its|his|her|one) )?(?:\p{L}+ ){0,2}$/u
    .test(prompt.slice(place, next.start));
}

/** "Holding a zorple": what is not known is listed, and so is what is done with it. */
function leadsToUnknown(lexemes: readonly Lexeme[], place: number): boolean {
  const next = lexemes.find(({ start, term }) => start >= place && term.role !== "article");
  return next?.term.role === "unknown" && !next.afterBreak;
}

/** Drawn beside the cat, or on it where the words mean another place: "out of a hat", "holding a scarf". */
function isStaged(claim: Claim, is: Relation | undefined): boolean {
  if (claim.slot === "accessory") {
    const isHeld = claim.value === "gadget" || ACCESSORIES[claim.value].carried === true;
    if (is === undefined) return claim.value === "hat";
    return is === "beside" || is === "holding" && !isHeld;
  }
  return claim.slot === "prop" && !claim.by && !propOf(claim.value).wear;
}

function leadsToPlace(readings: readonly Reading[], place: number): boolean {
  const next = readings.find(({ start }) => start >= place);
  // Furniture brings its room along.
  return next?.claims.some(({ slot, value, weak }) =>
    slot === "setting" && (!weak || PLACES[value].phrase.where === "among") || slot === "time" ||
    slot === "weather"
  ) ?? false;
}

function isDenied(lexemes: readonly Lexeme[], place: number): boolean {
  return lexemes.findLast(({ end }) => end <= place)?.term.role === "no";
}
