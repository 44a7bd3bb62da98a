/** @module With whom, where a relation names no one: "two cats hugging". */
import { RELATIONS } from "../../../relations.ts";
import type { RelationEntry } from "../../../staging/relation_entry.ts";
import type { ParsedActor } from "../../parsed_description.ts";
import type { CatMention } from "../cats/cat_mentions.ts";
import { countOf } from "../cats/cat_readings.ts";
import { isFriend, type Mention } from "./mention.ts";
import type { RelationWords } from "../relation_words.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import { catListedWith } from "./relation_subject.ts";

/** "Two cats hugging": each the next one; "a cat on the left, an owl on the right": of each other. */
export function partnersOf(
  [first]: readonly ParsedActor[],
  { cats, things, lexemes, found: { is, start } }: {
    cats: readonly CatMention[];
    things: readonly Mention[];
    lexemes: readonly Lexeme[];
    found: RelationWords;
  },
): ParsedActor[] {
  const count = countOf(cats);
  const isSide = is === "left of" || is === "right of";
  const { phase, who, what }: RelationEntry = RELATIONS[is];
  const isOfCats = phase === "company" || who === "cat" && what === "cat";
  if (!first || (!isOfCats && !isSide)) return [];
  if ("prop" in first) return isSide ? [{ cat: 1 }] : [];
  if (count > 1) return [{ cat: first.cat > 1 ? first.cat - 1 : 2 }];
  if (isSide) return things.flatMap(({ actors }) => actors);
  // "A cat and a hamster *hugging*".
  // Hands are held with a robot or a snowman, too.
  const mayTakePart = (thing: Mention) => is === "hand in hand" || isFriend(thing);
  const other = things.findLast((thing) => mayTakePart(thing) && thing.end <= start);
  const isPartner = other && what !== "cat" && catListedWith(other, cats, lexemes);
  return isPartner ? other.actors : [];
}

/** "Three cats stacked on top of each other": each is on the one before it. */
export function stackedOn(actor: ParsedActor): ParsedActor[] {
  return "cat" in actor && actor.cat > 1 ? [{ cat: actor.cat - 1 }] : [];
}
