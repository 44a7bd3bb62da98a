/**
 * @module "A crate of apples on a cart", "the basket of a bicycle": a thing that "of" leads to is in the vessel before
 * it, or bears it. What is said behind it is said of the vessel.
 */
import { THINGS } from "../../things/catalogue.ts";
import type { Category } from "../../things/thing.ts";
import type { ParsedRelation } from "../parsed_description.ts";
import { isContainer } from "./fitting.ts";
import { isFriend, isWorn, type Mention } from "./mention.ts";

/** Of several, or of what is no single thing: it fills; of one: it bears. */
const FILLS = /^ of (?:[\p{L}-]+ )?$/iu,
  BEARS = /^ of (?:an?|the|my|his|her|its|our) $/iu;

/** A basket is a part of these. */
const BEARERS: readonly Category[] = ["vehicle", "boat", "furniture"];

/** A vessel with what is in it, or a thing with what bears it. */
export interface PartOf {
  first: Mention;
  second: Mention;
  is: "inside" | "on";
}

/** Every "of" between two things that are drawn. */
export function partsOf(prompt: string, things: readonly Mention[]): PartOf[] {
  return things.flatMap((second): PartOf[] => {
    const first = things.findLast(({ end }) => end < second.start);
    if (!first || isFriend(first) || isWorn(first)) return [];
    const between = prompt.slice(first.end, second.start);
    const [one, other] = [first.actors[0], second.actors[0]];
    if (!one || !other || !("prop" in one) || !("prop" in other)) return [];
    if (!isContainer(one.prop)) return [];
    const category = THINGS.get(other.prop)?.category;
    if (BEARS.test(between)) {
      return category && BEARERS.includes(category) ? [{ first, second, is: "on" }] : [];
    }
    return FILLS.test(between) ? [{ first, second, is: "inside" }] : [];
  });
}

/** What such words say themselves; what fills a vessel with a cat in it is not seen. */
export function relationsOfParts(
  prompt: string,
  parts: readonly PartOf[],
  related: readonly ParsedRelation[],
): ParsedRelation[] {
  return parts.flatMap(({ first, second, is }): ParsedRelation[] => {
    const [one, other] = [first.actors[0]!, second.actors[0]!];
    const isTaken = related.some((other) =>
      other.is === "inside" && "cat" in other.who && "prop" in other.what &&
      "prop" in one && other.what.prop === one.prop
    );
    if (is === "inside" && isTaken) return [];
    const start = first.end + /^ */.exec(prompt.slice(first.end))![0].length;
    const place = { start, end: start + prompt.slice(start).indexOf("of") + "of".length };
    return is === "on"
      ? [{ ...place, is, who: one, what: other, isNear: true }]
      : [{ ...place, is, who: other, what: one }];
  });
}
