/** @module With whom a cat shares what it has. */
import type { ParsedActor } from "../../parsed_description.ts";
import { isFriend, type Mention } from "../grammar/mention.ts";
import { isSameActor } from "../same_actor.ts";

/** "Sharing its bread *with two sparrows*". */
export function sharedWith(
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
export function isAmong(actor: ParsedActor, sharers: readonly ParsedActor[]): boolean {
  return "cat" in actor || sharers.some((one) => isSameActor(one, actor));
}
