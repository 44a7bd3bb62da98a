/** @module The cat or thing that something is done to or with, or where it is done. */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { ParsedActor } from "../../parsed_description.ts";
import type { CatMention } from "../cats/cat_mentions.ts";
import { type Mention, mentionsByName, mentionsOfCats } from "./mention.ts";
import { objectAfter } from "./object_after.ts";
import { isOnABody, objectBefore, objectOfLastVerb, objectRightBehind } from "./object_before.ts";
import { objectPointedAt } from "./object_pointed_at.ts";
import { OF_PLACE } from "../place_words.ts";
import type { RelationContext } from "../relation_guards.ts";
import type { RelationWords } from "../relation_words.ts";

/** What the relations before have used. */
export interface UsedThings {
  busy: ReadonlySet<Mention>;
  bearing: ReadonlyMap<Mention, ParsedActor[]>;
}

/** The object of the words at this place among those of relations. */
export function objectOf(
  prompt: string,
  at: number,
  { words, lexemes, things, clothes, cats, seats, isCarrying, used }: RelationContext & {
    cats: readonly CatMention[];
    /** What may have an edge. */
    seats: readonly Mention[];
    isCarrying: boolean;
    used: UsedThings;
  },
): Mention | undefined {
  const found = words[at]!, next = words[at + 1];
  // "Elinde makas": the clause begins with where a thing is held.
  const held = found.isAfter && found.is === "holding" &&
    thingBesideCat(prompt, found, { lexemes, things, next });
  if (held) return held;
  if (found.isAfter && !isCarrying) {
    const all = [...things, ...mentionsOfCats(cats.slice(1))];
    return objectRightBehind(found, things, lexemes) ??
      objectBefore(all, found, { prompt, lexemes });
  }
  const all = [...things, ...mentionsOfCats(cats), ...mentionsByName(prompt, cats)];
  const isTaken = (thing: Mention) =>
    used.busy.has(thing) || used.bearing.has(thing) || isPlaced(thing, words);
  return objectPointedAt(found, { prompt, things, cats, seats, lexemes }) ??
    objectAfter(found, all, { prompt, clothes, lexemes, next }) ??
    (isOnABody(found) ? objectBefore(things, found, { prompt, lexemes }) : undefined) ??
    objectOfLastVerb(found, things, { prompt, lexemes, isTaken });
}

/**
 * "…，旁边有盆仙人掌", "…, yanında domates var": the clause begins with where something is beside the cat, or these
 * words follow the cat: "猫の隣に犬", "고양이 옆에 바구니".
 */
export function thingBesideCat(
  prompt: string,
  { start, end }: RelationWords,
  { lexemes, things, next }: {
    lexemes: readonly Lexeme[];
    things: readonly Mention[];
    next: RelationWords | undefined;
  },
): Mention | undefined {
  const at = lexemes.findIndex((lexeme) => lexeme.end > start);
  // "وخلفها منارة": "and" is written as one word with it.
  const opens = lexemes[at]?.afterBreak || prompt.startsWith("و", start);
  const isOfTheCat = lexemes[at - 1]?.term.role === "cat" && !lexemes[at]!.afterBreak;
  if (at < 1 || !opens && !isOfTheCat) return undefined;
  const clauseEnd = lexemes.find((lexeme) => lexeme.start >= end && lexeme.afterBreak)?.start;
  const last = Math.min(clauseEnd ?? Infinity, next?.start ?? Infinity);
  return things.find((thing) => thing.start >= end && thing.end <= last);
}

/** "Auf dem *Sofa* liest": words of place stand right before it. */
function isPlaced(thing: Mention, words: readonly RelationWords[]): boolean {
  return words.some(({ is, isAfter, start, end }) =>
    OF_PLACE.includes(is) && !isAfter &&
    (start > thing.start && start < thing.end || end <= thing.start && thing.start - end < NEAR)
  );
}

/** In letters: an article and an adjective stand between. */
const NEAR = 16;
