/** @module "A cat with a leaf *as an umbrella*": the cat is under it, and does not hold or type on it. */
import { useBehind } from "../../context/things/used_as.ts";
import type { ParsedRelation } from "../../parsed_description.ts";
import { fitting } from "../fitting.ts";
import { isFriend } from "../grammar/mention.ts";
import type { Relating } from "../relating_state.ts";
import { isContainer } from "../thing_kinds.ts";
import { isSameActor } from "../same_actor.ts";

/** The relations, with those of things that are used as something instead of what else the cat does with them. */
export function withThingsInUse(
  { prompt, things, cats }: Relating,
  related: readonly ParsedRelation[],
): ParsedRelation[] {
  const used = things.flatMap((thing): ParsedRelation[] => {
    const use = isFriend(thing) ? undefined : useBehind(prompt, thing.end);
    const [what] = thing.actors;
    if (!use || !what || !("prop" in what)) return [];
    const cat = cats.findLast(({ start }) => start < thing.start)?.first ?? 1;
    const meant = use.is === "inside" && !isContainer(what.prop) ? "on" : use.is;
    const is = meant === "on" && isContainer(what.prop) ? "inside" : meant;
    return [{ ...use, is: fitting(is, what) ?? is, who: { cat }, what }];
  });
  const said = related.map((one): ParsedRelation => {
    const use = "cat" in one.who && used.find(({ what }) => isSameActor(what, one.what));
    return use ? { ...use, start: one.start, end: one.end } : one;
  });
  return [...said, ...used].toSorted((one, other) => one.start - other.start);
}
