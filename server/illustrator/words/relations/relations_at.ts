/** @module The relations that one relation word says: who takes part, and in what. */
import { type Relation, RELATIONS } from "../../relations.ts";
import type { ParsedActor, ParsedRelation } from "../parsed_description.ts";
import { carriedInMouth } from "./phrases/carried_in_mouth.ts";
import { filledContainer } from "./phrases/filled_container.ts";
import { fitting } from "./fitting.ts";
import { takes } from "./fitting_actors.ts";
import { handledIn } from "./phrases/handled_in.ts";
import { heldThingClauseAt, invertedClauseAt } from "./grammar/inverted_clause.ts";
import { hungUp } from "./phrases/hung_up.ts";
import { leashed } from "./phrases/leashed.ts";
import { isFriend, type Mention } from "./grammar/mention.ts";
import { giftBehindReceiver, lookingAtReceiver, turnedTo } from "./phrases/given_to.ts";
import { isBorne, isGoingAround, isTurn, isWearing } from "./not_related.ts";
import { pushedOff, stolenFrom } from "./phrases/off_an_edge.ts";
import { OF_PLACE } from "./place_words.ts";
import { relatedPairs } from "./related_pairs.ts";
import { type Relating, remember, rememberSharers } from "./relating_state.ts";
import { relatesNothing } from "./relation_guards.ts";
import { objectOf } from "./grammar/relation_object.ts";
import { subjectOf } from "./grammar/relation_subject.ts";
import type { RelationWords } from "./relation_words.ts";
import { relationsByForm } from "./grammar/relations_by_form.ts";
import { isCover, isOfKind } from "./thing_kinds.ts";
import { isAmong } from "./phrases/shared_things.ts";
import { watchedByAnother } from "./phrases/watched.ts";

export function relationsAt(state: Relating, at: number): ParsedRelation[] {
  const { prompt, words, things, readings, lexemes } = state, found = words[at]!;
  const watched = watchedByAnother(state, at);
  if (watched) return watched;
  if (relatesNothing(prompt, at, state)) return [];
  // "Pouring tea from a pot *into a cup*": the cat is not in it.
  if (found.is === "inside" && words.slice(0, at).some(({ is }) => is === "pouring")) return [];
  // "Pulling a duck *on a string*": nor on that.
  if (isTowed(state, at)) return [];
  const byForm = relationsByForm(state, at);
  if (byForm) return byForm;
  const carrying = carriedInMouth(prompt, words, at);
  const named = objectOf(prompt, at, { ...state, isCarrying: carrying !== undefined, used: state });
  const gift = giftBehindReceiver(state, found, named);
  const what = gift ?? named;
  const hung = hungUp(state, found, what);
  if (hung || isHungNext(state, at)) return hung ?? [];
  if (found.isWhereDone && what?.end !== found.start && what?.end !== found.end) return [];
  const full = filledContainer(prompt, found, { things, lexemes });
  // What fills a thing that a cat is in shows around the cat.
  const within = full && state.entered.get(full);
  const filling = within ? undefined : fillingOf(found, full, what);
  if (filling) return filling;
  const handled = what &&
    handledIn(found, what, { before: words[at - 1], readings, things, lexemes });
  // "Cooking on a stove", "washing dishes in a sink".
  const isWorkplace = handled?.length === 0;
  if (isWorkplace && !what?.actors.every((actor) => fitting("at", actor))) return [];
  const off = pushedOff(prompt, found, { what, things });
  const meant = off ? "knocking over" : meantOf(prompt, found, what);
  if (meant === "between" && what?.actors.some((actor) => "cat" in actor)) return [];
  const walked = leashed(meant, what, { prompt, found, things, lexemes });
  if (walked) return walked;
  const inverted = what && clauseBefore(state, found, what);
  const said = within ?? inverted?.thing.actors ?? (isWorkplace ? undefined : handled) ??
    subjectAt(state, found, what);
  const who = withSharers(state, at, said);
  rememberSharers(state, found, { who, what });
  if (isUnrelated(state, found, { who, what })) return [];
  remember(state, found, { who, what });
  const edge = off ?? stolenFrom(prompt, found, { what, things });
  const onEdge = edge?.from
    ? who.map((actor): ParsedRelation => ({
      start: edge.start,
      end: edge.end,
      is: "on",
      who: actor,
      what: edge.from!,
    }))
    : [];
  return [
    ...onEdge,
    ...relatedPairs(state, found, {
      who,
      what,
      meant,
      isWorkplace,
      start: carrying?.start,
      verb: inverted?.verb,
    }),
    ...(gift
      ? turnedTo(named!.actors[0]!, {
        who,
        verb: prompt.slice(found.start, found.end),
        start: named!.start,
        end: named!.end,
      })
      : lookingAtReceiver(state, found, { who, what })),
  ];
}

function isTowed({ words, things }: Relating, at: number): boolean {
  const { is, start, end } = words[at]!, before = words[at - 1];
  const cord = things.find((thing) => thing.start >= end && thing.start < end + CLOSE);
  return is === "on" && before?.is === "pulling" && before.end < start &&
    cord?.actors.every((actor) => "prop" in actor && isOfKind(actor.prop, "tow")) === true;
}

/** So near behind "on" is what it is about, in letters. */
const CLOSE = 12;

/** "*Hanging up* socks on a line": what the next words say holds these. */
function isHungNext(state: Relating, at: number): boolean {
  const { prompt, words } = state, { is, start, end } = words[at]!, next = words[at + 1];
  if (is !== "busy with" || !next || !/^hang/i.test(prompt.slice(start, end))) return false;
  const what = objectOf(prompt, at + 1, { ...state, isCarrying: false, used: state });
  return hungUp(state, next, what) !== undefined;
}

/** "A basket *full of* apples": they are in it. */
function fillingOf(
  found: RelationWords,
  full: Mention | undefined,
  what: Mention | undefined,
): ParsedRelation[] | undefined {
  const [vessel] = full?.actors ?? [];
  const is = vessel && fitting("inside", vessel, found);
  if (!vessel || !is || !what?.actors.every((actor) => takes(RELATIONS[is], actor, vessel))) {
    return undefined;
  }
  return what.actors.map((who) => ({ start: found.start, end: found.end, is, who, what: vessel }));
}

/** "On the shelf sits *a teapot*": what a clause places behind the word for its place. */
function clauseBefore(
  { prompt, thingsAndOthers: things, lexemes }: Relating,
  found: RelationWords,
  what: Mention,
) {
  if (!OF_PLACE.includes(found.is)) return undefined;
  return found.isAfter
    ? heldThingClauseAt(prompt, found, { things, lexemes })
    : invertedClauseAt(prompt, { start: found.start, place: what }, { things, lexemes });
}

function subjectAt(
  state: Relating,
  found: RelationWords,
  what: Mention | undefined,
): ParsedActor[] {
  const isOfCat = found.isAfter && what?.actors.some((one) => "cat" in one);
  return isOfCat ? [{ cat: 1 }] : subjectOf(state.prompt, found, { ...state, what });
}

/** "A cat and a parrot sharing a melon *in a hammock*": both are in it. */
function withSharers(
  { words, lexemes, sharers }: Relating,
  at: number,
  said: ParsedActor[],
): ParsedActor[] {
  const { is, start } = words[at]!;
  const isOfSharers = said.length === 1 && isAmong(said[0]!, sharers) && sharers.length > 1 &&
    OF_PLACE.includes(is) &&
    !lexemes.some((lexeme) =>
      lexeme.afterBreak && lexeme.start > words[at - 1]!.end && lexeme.start <= start
    );
  return isOfSharers ? sharers : said;
}

/** Words for "with" that mean holding of a thing alone. */
const WITH = /^(?:med|mit|com|con|avec|met)(?= |$)/iu;

/** Whether the words say something else: a turn, what is worn, a way around. */
function isUnrelated(
  { prompt, readings, bearing, lexemes }: Relating,
  found: RelationWords,
  { who, what }: { who: ParsedActor[]; what: Mention | undefined },
): boolean {
  if (!what) return who.every((actor) => "cat" in actor) && isTurn(readings, found);
  // "Katze mit einem Hund": who is with it does not hold it.
  if (found.is === "holding" && isFriend(what) && WITH.test(prompt.slice(found.start, found.end))) {
    return true;
  }
  return found.is === "under" && isBorne(bearing, what, who) ||
    isWearing(prompt, found, what, lexemes) || isGoingAround(prompt, found, { who, what });
}

/** "Carrying her kitten": by the scruff; who holds another cat hugs it; who is covered with a blanket is under it. */
function meantOf(
  prompt: string,
  { is, start }: RelationWords,
  what: Mention | undefined,
): Relation {
  const isCat = what?.actors.every((actor) => "cat" in actor) === true;
  // "Covered with a blanket", "tapada con una manta".
  const isCovered = is === "around" &&
    what?.actors.every((actor) => "prop" in actor && isCover(actor.prop)) === true;
  if (isCovered) return "under";
  if (is === "smelling" && isCat) return "looking at";
  if (is !== "holding" || !isCat) return is;
  return /^carr/i.test(prompt.slice(start)) ? "carrying in the mouth" : "hugging";
}
