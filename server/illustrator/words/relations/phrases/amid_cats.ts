/** @module "Two cats with a bowl *between them*", "ein Ball *zwischen zwei Katzen*": a thing that has cats on either side. */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { ParsedActor, ParsedRelation } from "../../parsed_description.ts";
import type { CatMention } from "../cats/cat_mentions.ts";
import { countOf } from "../cats/cat_readings.ts";
import { fitting } from "../fitting.ts";
import { leadsTo } from "../grammar/leads_to.ts";
import type { Mention } from "../grammar/mention.ts";
import { pronounAfter } from "../grammar/pronouns.ts";
import type { RelationWords } from "../relation_words.ts";

/** On the table at which they sit, or else in their middle; undefined where the words say something else. */
export function amidCats(
  prompt: string,
  found: RelationWords,
  { things, cats, bearing, lexemes }: {
    things: readonly Mention[];
    cats: readonly CatMention[];
    bearing: ReadonlyMap<Mention, ParsedActor[]>;
    lexemes: readonly Lexeme[];
  },
): ParsedRelation[] | undefined {
  const parting = thingBetweenThem(prompt, found, { things, cats });
  if (parting) return [parting];
  if (found.is !== "between") return undefined;
  const isOfCats = pronounAfter(prompt, found.end) !== undefined ||
    cats.some(({ start }) =>
      start >= found.end && /^ (?:[\p{L}\d-]+ ){0,4}$/u.test(prompt.slice(found.end, start)) &&
      !things.some((thing) => thing.start >= found.end && thing.end <= start)
    );
  if (!isOfCats) return undefined;
  const thing = things.findLast((mention) => leadsTo(mention, found, lexemes));
  const [who] = thing?.actors ?? [];
  if (!who) return [];
  const { start, end } = found;
  const table = [...bearing.keys()].flatMap(({ actors }) => actors).find((actor) =>
    "prop" in actor && fitting("at", actor) === "at"
  );
  if (table) return [{ start, end, is: "on", who, what: table }];
  return countOf(cats) > 1
    ? [{ start, end, is: "between cats", who, what: { cat: Math.ceil(countOf(cats) / 2) } }]
    : [];
}

/** "Looking at each other *through* a fence": it is between them. */
function thingBetweenThem(
  prompt: string,
  { is, start, end }: RelationWords,
  { things, cats }: { things: readonly Mention[]; cats: readonly CatMention[] },
): ParsedRelation | undefined {
  if (is !== "through" || countOf(cats) < 2 || !EACH_OTHER.test(prompt.slice(0, start))) return;
  const [who] =
    things.find((thing) =>
      thing.start >= end && /^ (?:[\p{L}-]+ ){0,3}$/u.test(prompt.slice(end, thing.start))
    )?.actors ?? [];
  const what = { cat: Math.ceil(countOf(cats) / 2) };
  return who && { start, end, is: "between cats", who, what };
}

const EACH_OTHER = /\b(?:each other|one another) $/i;
