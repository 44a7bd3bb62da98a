/**
 * @module "A crate of apples on a cart", "the basket of a bicycle": a thing that "of" leads to is in the vessel before
 * it, or bears it. What is said behind it is said of the vessel.
 */
import { THINGS } from "../../../things/catalogue.ts";
import type { Category } from "../../../things/thing.ts";
import type { ParsedRelation } from "../../parsed_description.ts";
import { fitting } from "../fitting.ts";
import { isContainer } from "../thing_kinds.ts";
import { isFriend, isWorn, type Mention } from "../grammar/mention.ts";
import { isSameActor } from "../same_actor.ts";

/** Of several, or of what is no single thing: it fills; of one: it bears. */
const FILLS =
    /^ (?<full>full of|filled with|loaded with|packed with|of|with(?! (?:an?|the|its|his|her|no|one) )|plein(?:e|s|es)? d(?:e|['’])|llen[oa]s? de|chei[oa]s? de|pien[oa] di|voll mit|voller|voll|vol met|vol|pełen|pełna|pełny|pełną|полн\p{L}+|повн\p{L}+|de|d['’]|di|von|(?:con|com|avec|mit|met|z|ze|с|со|з)(?! (?:un|una|une|um|uma|uno|ein|eine|einem|einer|een|el|la|le|il|lo|o|a|der|die|das|dem|de|het|mi|su|seu|sua) )) ?(?:[\p{L}-]+ )?$/iu,
  BARE = /^(?:of|with|de|d['’]|di|von|con|com|avec|mit|met|z|ze|с|со|з)$/iu,
  HOLDERS = /^(?:plate|tray|saucer|vase|bowl|cup|couch|bed|armchair|shelf|table)$/,
  BEARS = /^ of (?:an?|the|my|his|her|its|our) $/iu;

/** A basket is a part of these. */
const BEARERS: readonly Category[] = ["vehicle", "boat", "furniture"];

/** A vessel with what is in it, or a thing with what bears it. */
export interface PartOf {
  first: Mention;
  second: Mention;
  is: "inside" | "on";
  /** The words between them that say so. */
  said: string;
}

/** "みかんのかご", "आमों की टोकरी": what is in it stands before the vessel. */
const HELD_BEFORE = /^(?: ?の| की| के| का) ?$/u;

/** Every "of" between two things that are drawn. */
export function partsOf(
  prompt: string,
  { things, cats }: { things: readonly Mention[]; cats: readonly Mention[] },
): PartOf[] {
  return [...things, ...cats].flatMap((second): PartOf[] => {
    const first = things.findLast(({ end }) => end < second.start);
    if (!first || isFriend(first) || isWorn(first)) return [];
    const between = prompt.slice(first.end, second.start);
    const [one, other] = [first.actors[0], second.actors[0]];
    if (!one || !other || !("prop" in one)) return [];
    if (HELD_BEFORE.test(between)) {
      return "prop" in other && isContainer(other.prop)
        ? [{ first: second, second: first, is: "inside", said: between.trim() }]
        : [];
    }
    const filled = FILLS.exec(between)?.groups?.["full"];
    const isHolder = HOLDERS.test(one.prop);
    if (!isContainer(one.prop) && !isHolder && (!filled || BARE.test(filled))) return [];
    if ("cat" in other) return filled ? [{ first, second, is: "inside", said: filled }] : [];
    const category = THINGS.get(other.prop)?.category;
    if (BEARS.test(between)) {
      return category && BEARERS.includes(category)
        ? [{ first, second, is: "on", said: "of" }]
        : [];
    }
    return filled ? [{ first, second, is: "inside", said: filled }] : [];
  });
}

/** What such words say themselves; what fills a vessel with a cat in it is not seen. */
export function relationsOfParts(
  prompt: string,
  parts: readonly PartOf[],
  related: readonly ParsedRelation[],
): ParsedRelation[] {
  return parts.flatMap(({ first, second, is, said: words }): ParsedRelation[] => {
    const [one, other] = [first.actors[0]!, second.actors[0]!];
    const before = Math.min(first.end, second.end);
    const start = before + /^ */.exec(prompt.slice(before))![0].length;
    const place = { start, end: start + words.length };
    if (is === "on") return [{ ...place, is, who: one, what: other, isNear: true }];
    const isTaken = related.some((said) =>
      said.start < place.end && said.end > place.start ||
      said.is === is && "cat" in said.who && isSameActor(said.what, one) ||
      said.is === "under" && isSameActor(said.what, other)
    );
    const placed = fitting(is, one);
    return isTaken || !placed
      ? []
      : second.actors.map((who) => ({ ...place, is: placed, who, what: one }));
  });
}
