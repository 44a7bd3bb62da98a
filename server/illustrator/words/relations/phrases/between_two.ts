/**
 * @module "Between a dog and a bird", "a candle on either side of it": what flanks a cat, said one by one or of one
 * kind.
 */
import type { ParsedActor, ParsedRelation } from "../../parsed_description.ts";
import type { CatMention } from "../cats/cat_mentions.ts";
import { type Mention, mentionsOfCats } from "../grammar/mention.ts";
import type { RelationWords } from "../relation_words.ts";

/** What may stand before a noun. */
const DETERMINED = /^ (?:(?:an?|the|its|his|her|my|our|one|some) )?(?:[\p{L}-]+ ){0,2}$/iu,
  AND = /^ and(?: (?:an?|the|its|his|her|my|our|one|some))? (?:[\p{L}-]+ ){0,2}$/iu;

/** One to its left and one to its right; undefined where the words say something else. */
export function betweenTwo(
  prompt: string,
  { is, isAfter, start, end }: RelationWords,
  { things, cats }: { things: readonly Mention[]; cats: readonly CatMention[] },
): ParsedRelation[] | undefined {
  if (is !== "between" || isAfter) return undefined;
  const first = things.find((thing) => thing.start >= end);
  const second = first && things.find((thing) => thing.start >= first.end);
  if (!first || !second) return undefined;
  if (!DETERMINED.test(prompt.slice(end, first.start))) return undefined;
  if (!AND.test(prompt.slice(first.end, second.start))) return undefined;
  // "A candle between a book and a bell": no cat is.
  const said = cats.findLast((cat) => cat.start < start);
  if (!said || things.some((thing) => thing.start > said.start && thing.end <= start)) return;
  const [cat] = mentionsOfCats([said])[0]!.actors;
  const beside = (who: ParsedActor | undefined, side: "left of" | "right of"): ParsedRelation[] =>
    who && cat ? [{ start, end, is: side, who, what: cat }] : [];
  return [
    ...beside(first.actors[0], "left of"),
    ...beside(second.actors[0], "right of"),
  ];
}
