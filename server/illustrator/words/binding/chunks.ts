/**
 * @module Which noun each colour belongs to. A colour waits for its noun; what ends its phrase before one
 * comes gives it to the noun said before it ("a scarf that is red") or to the coat.
 */
import { isCat, isNoun } from "../../vocabulary/roles.ts";
import type { Chunk } from "./chunk.ts";
import {
  addChunk,
  type Chunking,
  colourCoat,
  openNoun,
  settleColours,
  takeColours,
} from "./chunking.ts";
import { endsColours } from "./end_of_colours.ts";
import type { DeniedBy, Lexeme } from "./lexeme.ts";
import { isCostumesColour, isGarment, isPawwear } from "./noun_kinds.ts";
import * as phrase from "./phrase.ts";

/** The chunks of a description, in the order in which their last words stand. */
export function chunksOf(lexemes: readonly Lexeme[], deniedBy: DeniedBy): Chunk[] {
  const state: Chunking = {
    lexemes,
    deniedBy,
    chunks: [],
    waiting: [],
    open: undefined,
    catSeen: false,
  };
  lexemes.forEach((_, at) => readLexeme(state, at));
  settleColours(state);
  return state.chunks;
}

function readLexeme(state: Chunking, at: number): void {
  const { lexemes, open } = state, { term: { role, note } } = lexemes[at]!;
  if (endsColours(state, role, at)) settleColours(state);
  if (role === "colour" && phrase.saysWhichEye(lexemes, at)) return;
  if (role === "colour") state.waiting.push(at);
  else if (role === "quality") readQuality(state, at);
  // "È morto a maggio, *era grigio*": the cat was, and no noun of the clause before.
  else if (role === "copula" && lexemes[at]!.afterBreak) state.open = undefined;
  else if (open && (role === "copula" || phrase.leadsToColours(lexemes, at))) {
    open.isSaidToBe = true;
  } else if (role === "frame" || role === "but") state.open = undefined;
  else if (isCat(role)) readCat(state, at);
  else if (isNoun(role)) readNoun(state, at);
  else if (note) addChunk(state, "note", at);
}

/** "With a white beard": no beard is drawn in a colour of its own, and the cat's is another. */
function readQuality(state: Chunking, at: number): void {
  const { lexemes, waiting } = state, [first] = waiting;
  if (first !== undefined && phrase.isOwnFeature(lexemes, { first, at })) {
    addChunk(state, "unknown thing", waiting.at(-1)!, waiting);
    state.waiting = [];
  }
  addChunk(state, "quality", at);
}

function readNoun(state: Chunking, at: number): void {
  const { lexemes, waiting } = state, { role } = lexemes[at]!.term;
  const opened = (kind: "thing" | "eyes" | "garment") => {
    const colours = takeColours(state, at);
    openNoun(state, addChunk(state, kind, at, colours));
  };
  if (role === "place" && phrase.leadsToCat(lexemes, at)) addChunk(state, "body", at);
  else if (role === "thing") opened("thing");
  else if (role === "eyes" || role === "eye" || role === "odd") opened("eyes");
  else if (isPawwear(lexemes, { at, own: phrase.coloursOf(lexemes, waiting, at) })) {
    opened("garment");
  } else {
    const colours = takeColours(state, at);
    addChunk(state, "body", at, colours);
    state.open = undefined;
    state.catSeen ||= role === "marking";
  }
}

/** Words for the cat take every waiting colour; a costume takes those no cat has. */
function readCat(state: Chunking, at: number): void {
  const { lexemes, chunks, catSeen } = state;
  const own = phrase.coloursOf(lexemes, state.waiting, at);
  if (isGarment(lexemes, chunks, { at, own })) {
    const colours = takeColours(state, at);
    return openNoun(state, addChunk(state, "garment", at, colours));
  }
  if (isCostumesColour(lexemes, { at, own, catSeen })) {
    state.waiting.pop();
    settleColours(state);
    return openNoun(state, addChunk(state, "thing", at, own));
  }
  colourCoat(state);
  state.catSeen = true;
  const chunk = addChunk(state, "cat", at);
  state.open = undefined;
  if (lexemes[at]!.term.role === "character") openNoun(state, chunk);
}
