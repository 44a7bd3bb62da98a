/**
 * @module What a relation is about, where only a pronoun or the end of the clause says it: "a fox beside
 * it".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { CatMention } from "../cats/cat_mentions.ts";
import { leadsTo } from "./leads_to.ts";
import { type Mention, mentionsOfCats } from "./mention.ts";
import { AROUND, BETWEEN, OF_PLACE } from "../place_words.ts";
import { endsClause, OF_THINGS, pronounAfter } from "./pronouns.ts";
import type { RelationWords } from "../relation_words.ts";

/** Said behind a thing, of the cat: "a fox beside it", "a full moon behind". */
export function objectPointedAt(
  found: RelationWords,
  { prompt, things, cats, seats, lexemes }: {
    prompt: string;
    things: readonly Mention[];
    cats: readonly CatMention[];
    seats: readonly Mention[];
    lexemes: readonly Lexeme[];
  },
): Mention | undefined {
  if (!OF_PLACE.includes(found.is)) return thingMeant(found, { prompt, things, lexemes });
  const thing = things.findLast((mention) => leadsTo(mention, found, lexemes));
  if (ON_ITS_EDGE.test(prompt.slice(found.start, found.end))) {
    const whole = seats.findLast(({ end }) => end <= (thing ?? found).start);
    return whole && { start: found.start, end: found.end, actors: whole.actors };
  }
  const pronoun = pronounAfter(prompt, found.end);
  const isInsideIt = IN_WHAT_WAS_SAID.test(prompt.slice(found.start, found.end)) &&
    endsClause(prompt, found.end);
  if (!thing && (isInsideIt || pronoun && OF_THINGS.has(pronoun.key))) {
    const bearer = bearerOfCat(prompt, found, { things, cats }) ??
      (pronoun && bearerOfOther(prompt, found, { things, cats }));
    return bearer && { start: found.start, end: (pronoun ?? found).end, actors: bearer.actors };
  }
  const isMeant = thing && (pronoun || AROUND.includes(found.is) && endsClause(prompt, found.end));
  if (!isMeant) return undefined;
  const bearer = pronoun && OF_THINGS.has(pronoun.key) && bearerOf(thing, { things, lexemes });
  if (bearer) return { start: found.start, end: pronoun.end, actors: bearer.actors };
  const said = cats.findLast(({ start }) => start < found.start) ?? cats[0];
  const actors = said ? mentionsOfCats([said])[0]!.actors : [{ cat: 1 }];
  return { start: found.start, end: pronoun?.end ?? found.end, actors };
}

/** "A jar with a cat *inside*". */
const IN_WHAT_WAS_SAID = /^(?:inside|within|drin|darin|dedans|dentro|adentro|binnenin)$/iu;

/** "In a bath with a duck *on the edge*": the edge of the thing before it. */
const ON_ITS_EDGE = /^on (?:the|its) (?:edge|rim)$|^on (?:the (?:side|edge)|top) of it$/i;

/** "A *tray* with a lobster on it": the thing that has the other one. */
function bearerOf(
  thing: Mention,
  { things, lexemes }: { things: readonly Mention[]; lexemes: readonly Lexeme[] },
): Mention | undefined {
  const bearer = things.findLast(({ end }) => end <= thing.start);
  if (!bearer) return undefined;
  const [first, ...rest] = lexemes.filter(({ start, end }) =>
    start >= bearer.end && end <= thing.start
  );
  const leads = first?.term.role === "frame" && !first.afterBreak &&
    rest.every(({ term, afterBreak }) => !afterBreak && BETWEEN.includes(term.role));
  return leads ? bearer : undefined;
}

/** "A *bath* with a black cat in it". */
function bearerOfCat(
  prompt: string,
  { is, start }: RelationWords,
  { things, cats }: { things: readonly Mention[]; cats: readonly CatMention[] },
): Mention | undefined {
  const cat = cats.findLast(({ end }) => end <= start);
  if (!cat || !VERB.test(prompt.slice(cat.end, start))) return undefined;
  const isPrint = (thing: Mention) =>
    is === "on" && PRINTED.test(prompt.slice(thing.start, thing.end));
  return things.find((thing) =>
    thing.end <= cat.start && HAS.test(prompt.slice(thing.end, cat.start)) && !isPrint(thing)
  );
}

/** "A white cat on a *chair*, a black cat under it", "pears on a *table* and a cat under it": where others are. */
function bearerOfOther(
  prompt: string,
  { start }: RelationWords,
  { things, cats }: { things: readonly Mention[]; cats: readonly CatMention[] },
): Mention | undefined {
  const cat = cats.findLast((one) => one.end <= start);
  if (!cat) return undefined;
  const from = cats.findLast((one) => one.end <= cat.start)?.end ?? 0;
  const thing = things.findLast((one) => one.start >= from && one.end <= cat.start);
  return thing && IS_THERE.test(prompt.slice(from, thing.start)) ? thing : undefined;
}

const IS_THERE =
  /(?:^| )(?:on|in|at|under|behind|beside|auf|in|unter|hinter|neben|sur|dans|sous|sobre|en|bajo|su|sul|sulla|nel|nella|sotto|em|no|na|op|onder|w|pod|на|в|под) (?:\p{L}+ ){0,3}$/iu;

/** A cat on these is printed there. */
const PRINTED =
  /(?:mug|cup|shirt|poster|card|plate|flag|book|balloon|stamp|badge|coin|sign|bag)s?$/i;
const HAS =
  /^(?: (?:full )?of \p{L}+)? with (?:an?|my|our|the|one|two|three|some) (?:[\p{L}-]+ ){0,3}$/iu;
const VERB = /^ (?:\p{L}+ing |asleep |curled up )?$/iu;

/** The thing said last; of "a cake on a table" the cake. */
function thingSpokenOf(prompt: string, things: readonly Mention[]): Mention | undefined {
  const [before, last] = things.slice(-2);
  if (!last) return before;
  return WHERE.test(prompt.slice(before!.end, last.start)) ? before : last;
}

const WHERE =
  /^\s+(?:on|in|under|beside|behind|next to|auf|in|unter|neben|sur|dans|sous|sobre|en|bajo|su|sul|sulla|in|sotto|em|no|na|na|pod)\s+\p{L}*\s*$/iu;

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
  const thing = thingSpokenOf(prompt, things.filter(({ end }) => end <= found.start));
  if (!pronoun || !OF_THINGS.has(pronoun.key) || !thing) return undefined;
  // "Seagulls chasing it": they do it.
  if (leadsTo(thing, found, lexemes)) return undefined;
  return { start: found.start, end: pronoun.end, actors: thing.actors };
}
