/** @module Whether a word ends a run of colours, so that they belong to what was said before them. */
import { isCat, isNoun } from "../../vocabulary/roles.ts";
import type { Role } from "../../vocabulary/term.ts";
import type { Chunk } from "./chunk.ts";
import type { Chunking } from "./chunking.ts";
import type { Lexeme } from "./lexeme.ts";
import { followsCat, uncolouredEyes } from "./owner.ts";
import * as phrase from "./phrase.ts";

export function endsColours(
  { lexemes, deniedBy, waiting, open }: Chunking,
  role: Role,
  at: number,
): boolean {
  const [first] = waiting, last = waiting.at(-1);
  if (first === undefined || last === undefined) return false;
  if (deniedBy[last] !== deniedBy[at] && (role === "colour" || isNoun(role))) return true;
  const eyes = uncolouredEyes(open);
  if (isNoun(role)) {
    return lexemes[first]!.followsNoun === true ||
      phrase.isSaidOfNounBefore(lexemes, { first, last, at }) ||
      (eyes !== undefined && areOfEyes(lexemes, { eyes, first, noun: at }));
  }
  switch (role) {
    case "article":
      return !phrase.joinsColours(lexemes, at);
    case "left":
    case "right":
      return eyes !== undefined;
    case "colour": {
      if (isOfTheOtherEye(lexemes, first) && lexemes[at]!.afterBreak) return true;
      if (!eyes) return false;
      return isOdd(lexemes, eyes) ? haveBoth(lexemes, eyes, waiting) : lexemes[at]!.apart;
    }
    case "unknown":
      return !phrase.nounFollows(lexemes, at) || followsCat(lexemes, first);
    default:
      return role === "frame" || role === "but" || role === "copula";
  }
}

/** "Eyes green, scarf": the green is the eyes'; "an odd-eyed white cat": the white is the cat's. */
function areOfEyes(
  lexemes: readonly Lexeme[],
  { eyes, first, noun }: { eyes: Chunk; first: number; noun: number },
): boolean {
  const { term: { role, isFur }, apart } = lexemes[noun]!;
  const isOfFur = isFur && lexemes[noun + 1]?.term.role !== "colour";
  if (isCat(role) && !apart && (isOdd(lexemes, eyes) || isOfFur)) return false;
  return (apart || !lexemes[first]!.apart) && lexemes[first - 1]!.term.role !== "and";
}

/** "One eye is blue, *the other is green*, white cat". */
function isOfTheOtherEye(lexemes: readonly Lexeme[], colour: number): boolean {
  const [other, is] = lexemes.slice(Math.max(0, colour - 2), colour);
  return other?.term.role === "other" && is?.term.role === "copula" &&
    lexemes.slice(0, colour).some(({ term }) => term.role === "eye");
}

/** "Heterochromia (one blue one amber), long *white* fur": what follows two colours in brackets is the coat's. */
function haveBoth(lexemes: readonly Lexeme[], eyes: Chunk, waiting: readonly number[]): boolean {
  return waiting.length > 1 &&
    lexemes.slice(eyes.at + 1, waiting[0]! + 1).some(({ apart }) => apart);
}

function isOdd(lexemes: readonly Lexeme[], { at }: Chunk): boolean {
  return lexemes[at]!.term.role === "odd";
}
