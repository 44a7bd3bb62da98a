/**
 * @module What a relation is about, where the text names it before the relation's words: "*a hat* on its
 * head".
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Relation } from "../../../relations.ts";
import type { Role } from "../../../vocabulary/term.ts";
import { languageOf } from "../../lexicon/language.ts";
import { tokenise } from "../../lexicon/tokens.ts";
import { ON_A_BODY } from "../on_a_body.ts";
import { isWorn, type Mention } from "./mention.ts";
import { isPartOfPlace } from "../not_related.ts";
import { OF_PLACE } from "../place_words.ts";
import type { RelationWords } from "../relation_words.ts";

/** "頭の上にみかん", "…, на плече попугай": of what is on a head or a back, what stands right behind the words. */
export function objectRightBehind(
  { is, start, end }: RelationWords,
  things: readonly Mention[],
  lexemes: readonly Lexeme[],
): Mention | undefined {
  if (!ON_A_BODY.includes(is)) return undefined;
  const first = lexemes.findIndex((lexeme) => lexeme.end > start);
  const opens = first > 0 && lexemes[first]!.afterBreak;
  const next = lexemes.find((lexeme) => lexeme.start >= end);
  return things.find((thing) =>
    thing.start === end || opens && thing.start === next?.start && !next.afterBreak
  );
}

/** What nothing can be said of that stands before a clause which these words begin: "przy kominku, *na głowie* ma zorpel". */
function opensItsClause({ is, start, end }: RelationWords, lexemes: readonly Lexeme[]): boolean {
  const at = lexemes.findIndex((lexeme) => lexeme.end > start);
  const next = lexemes.find((lexeme) => lexeme.start >= end);
  return (isOnABody({ is }) || OF_PLACE.includes(is)) && at > 0 &&
    lexemes[at]!.afterBreak && next !== undefined && !next.afterBreak;
}

/** "En badeand *på hovedet*": said before or behind what is there, also in the mouth. */
export function isOnABody({ is }: Pick<RelationWords, "is">): boolean {
  return ON_A_BODY.includes(is) || is === "carrying in the mouth";
}

/**
 * "Die einen *Kuchen* backt", "*palacsintát* süt": the thing of its clause that a verb at the end is about, where none
 * stands behind it and nothing else is said of it.
 */
export function objectOfLastVerb(
  found: RelationWords,
  things: readonly Mention[],
  { prompt, lexemes, isTaken }: {
    prompt: string;
    lexemes: readonly Lexeme[];
    isTaken: (thing: Mention) => boolean;
  },
): Mention | undefined {
  const language = languageOf(tokenise(prompt));
  const ending = VERB_LAST[language];
  if (!ending || OF_PLACE.includes(found.is)) return undefined;
  const next = lexemes.find(({ start }) => start >= found.end);
  const isLast = !next || next.afterBreak || next.term.role === "and";
  if (!ending.isAnywhere && !isLast) return undefined;
  const clause = lexemes.findLast(({ start, afterBreak }) => afterBreak && start < found.start);
  const thing = things.findLast(({ start, end }) =>
    start >= (clause?.start ?? 0) && end <= found.start
  );
  if (!thing || isTaken(thing) || isWorn(thing)) return undefined;
  const isObject = ending.object.test(prompt.slice(thing.start, thing.end));
  const between = lexemes.filter(({ start, end }) => start >= thing.end && end <= found.start);
  return isObject && between.every(({ term: { role } }) => MANNER.includes(role))
    ? thing
    : undefined;
}

/** Languages whose verbs stand behind their objects, and how an object ends there. */
const VERB_LAST: Readonly<Record<string, { object: RegExp; isAnywhere?: true }>> = {
  de: { object: /./u },
  nl: { object: /./u },
  hu: { object: /t$/u, isAnywhere: true },
};

/** What may stand between an object and its verb: "einen Kuchen *gerade fröhlich* backt". */
const MANNER: readonly Role[] = ["quality", "degree", "silent", "unknown", "article"];

const BORNE: readonly Relation[] = ["carrying on the back", "on the shoulder"];

function followsPlace({ start }: RelationWords, lexemes: readonly Lexeme[]): boolean {
  const before = lexemes.findLast((lexeme) => lexeme.start < start);
  return before?.term.role === "place" && !before.term.isThing;
}

/** What marks an object: Korean "을", Japanese "を". */
const PARTICLE = /^[을를を]$/u;

/** The last thing, or other cat, said before; none where an unknown word stands there: "foam on the head". */
export function objectBefore(
  things: readonly Mention[],
  found: RelationWords,
  { prompt, lexemes }: { prompt: string; lexemes: readonly Lexeme[] },
): Mention | undefined {
  // "침대에서 자는": a list has the noun with its particle, with which the relation's words begin.
  const around = things.find(({ start, end }) =>
    start < found.start && end > found.start && end <= found.end
  );
  if (around) return around;
  if (isPartOfPlace(found, lexemes) || opensItsClause(found, lexemes)) return undefined;
  const nearest = lexemes.findLast(({ end }) => end <= found.start);
  // "खिड़की पर बैठी", "창가에 앉아": at the place, and on nothing that was named before it.
  if ([...OF_PLACE, "looking at"].includes(found.is) && followsPlace(found, lexemes)) return;
  // "A ball, lying on its back": the cat lies.
  if (BORNE.includes(found.is) && !things.some(({ end }) => end === nearest?.end)) {
    return;
  }
  // "리모컨을 들고": an unknown word is what it is done with, also with its particle.
  const bare = nearest && PARTICLE.test(prompt.slice(nearest.start, nearest.end))
    ? lexemes.findLast(({ end }) => end <= nearest.start)
    : undefined;
  if (bare?.term.role === "unknown" && bare.end === nearest!.start) return;
  if (nearest?.term.role === "unknown" && !things.some(({ end }) => end === nearest.end)) return;
  return things.filter(({ end }) => end <= found.start)
    .sort((one, other) => one.end - other.end).at(-1);
}
