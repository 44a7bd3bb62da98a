/**
 * @module What falls, flies and floats without more: "cereal boxes *falling*", "hearts *in the air*". Nothing is done with
 * it, and it is in the air around the cat.
 */
import type { ParsedRelation } from "../../parsed_description.ts";
import { isWorn } from "../grammar/mention.ts";
import type { Relating } from "../relating_state.ts";
import { isOfKind } from "../thing_kinds.ts";
import { isSameActor } from "../same_actor.ts";

const IN_THE_AIR =
  /^ (?:(?:are|is|all) )?(?:(?:falling|flying|floating|tumbling|raining|swirling|drifting|fluttering|whirling|hovering|exploding|scattering|flung|bouncing)(?: (?:down|off|up|through|everywhere|around|about|overhead|all around|all over|all over the place|from the sky|from above|out|past|in the wind|(?:off|from) the (?:shelf|shelves|table|sky)))*|(?:(?:falling|flying|floating|up) )?(?:in|through) (?:the |mid-?)air(?: around (?:it|him|her|them))?|in mid-? ?air)(?= *(?:$|[,.;:!?)]| and | while | as ))/iu;

/** The relations, with those of things in the air of which nothing else is said. */
export function withThingsInTheAir(
  { prompt, things, cats, lexemes }: Relating,
  related: readonly ParsedRelation[],
): ParsedRelation[] {
  const hasCat = cats.length > 0 || lexemes.some(({ term }) => term.note === "its name");
  if (!hasCat) return [...related];
  const flown = things.flatMap((thing): ParsedRelation[] => {
    const words = isWorn(thing) ? null : IN_THE_AIR.exec(prompt.slice(thing.end));
    const [who] = thing.actors;
    if (!words || !who || !("prop" in who) || isOfKind(who.prop, "flown")) return [];
    const isRelated = related.some((one) =>
      [one.who, one.what].some((actor) => isSameActor(actor, who))
    );
    const start = thing.end + 1;
    return isRelated
      ? []
      : [{ start, end: thing.end + words[0].length, is: "in the air", who, what: { cat: 1 } }];
  });
  return [...related, ...flown].toSorted((one, other) => one.start - other.start);
}
