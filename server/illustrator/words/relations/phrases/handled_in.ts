/**
 * @module Where a cat does something with its paws: "watching fish in an aquarium", "frying eggs in a pan",
 * "washing dishes in a sink". The fish are in the aquarium; eggs in a pan before a cat would not be seen,
 * so "in" is listed as ignored.
 */
import type { Relation } from "../../../relations.ts";
import type { Prop } from "../../../wardrobe/prop_kinds.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { ParsedActor, Reading } from "../../parsed_description.ts";
import type { Mention } from "../grammar/mention.ts";
import type { RelationWords } from "../relation_words.ts";
import { isOfKind } from "../thing_kinds.ts";

/** What is done with paws, mouth or eyes; holding only where the words mean more: "pouring". */
const HANDLING: readonly Relation[] = [
  "cooking",
  "eating",
  "drinking",
  "busy with",
  "painting",
  "painting a picture of",
  "throwing",
  "looking at",
  "smelling",
];

/** Words for where it is done: "over a campfire" no cat jumps. */
const PLACING: readonly Relation[] = ["inside", "on", "jumping over"];

/** Nothing that a cat sits in or on while it does something there. */
const VESSELS = new Set<Prop>(
  ("frying pan, stew, milk, ramen, bowl, aquarium, bowl of porridge, bowl of rice, jar, plate, vase, sink, flowerpot, fishbowl, " +
    "bowl of milk, stove, kettle, teapot, cup, cup of tea, cup of coffee, cauldron, toaster, framed picture, easel, blackboard")
    .split(", ") as Prop[],
);

/** A cat may sit in these, but not while it works at something: "washing clothes in a tub". */
const OF_WORK: readonly Prop[] = ["basket", "bathtub", "bucket", "rope", "Christmas tree"];

/** In these a thing shows. */
const SHOWING: readonly Prop[] = ["aquarium", "fishbowl", "jar"];

/** Who is there: the thing that shows in it, else none; undefined where nothing is handled. */
export function handledIn(
  found: RelationWords,
  what: Mention,
  { before, readings, things, lexemes }: {
    before: RelationWords | undefined;
    readings: readonly Reading[];
    things: readonly Mention[];
    lexemes: readonly Lexeme[];
  },
): ParsedActor[] | undefined {
  if (!PLACING.includes(found.is)) return undefined;
  const verb = verbBefore(found, before, readings);
  if (!verb || !takesPlaceIn(verb.is, what)) return undefined;
  const isBroken = lexemes.some(({ start, afterBreak, term }) =>
    start > verb.start && start <= found.start &&
    (afterBreak || term.role === "and" || term.role === "cat")
  );
  if (isBroken) return undefined;
  const handled = things.findLast(({ start, end }) => start >= verb.end && end <= found.start);
  const isSeen = what.actors.every((actor) => "prop" in actor && SHOWING.includes(actor.prop));
  return handled && isSeen ? handled.actors : [];
}

function verbBefore(
  { start }: RelationWords,
  before: RelationWords | undefined,
  readings: readonly Reading[],
): { start: number; end: number; is: Relation } | undefined {
  if (before && (HANDLING.includes(before.is) || before.is === "holding" && before.isNear)) {
    return before;
  }
  const activity = readings.findLast((reading) =>
    reading.start < start && !reading.denied && reading.claims.some(({ by }) => by)
  );
  const is = activity?.claims.find(({ by }) => by)?.by;
  if (!activity || !is || !HANDLING.includes(is)) return undefined;
  if (before && before.start > activity.start) return undefined;
  return { start: activity.start, end: activity.end, is };
}

function takesPlaceIn(verb: Relation, { actors: [actor] }: Mention): boolean {
  if (!actor || !("prop" in actor)) return false;
  if (isOfKind(actor.prop, "hearth")) return verb === "cooking";
  return VESSELS.has(actor.prop) || verb === "busy with" && OF_WORK.includes(actor.prop);
}
