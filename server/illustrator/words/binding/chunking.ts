/** @module What is known of a description while its colours are given to nouns, lexeme by lexeme. */
import { areTwo, type Chunk, type ChunkKind, colourSenses, thingColour } from "./chunk.ts";
import type { DeniedBy, Lexeme } from "./lexeme.ts";
import { type OpenNoun, ownerOf, uncolouredEyes } from "./owner.ts";
import { nounBefore } from "../lexicon/noun_order.ts";
import * as phrase from "./phrase.ts";

export interface Chunking {
  readonly lexemes: readonly Lexeme[];
  readonly deniedBy: DeniedBy;
  /** The chunks so far. */
  readonly chunks: Chunk[];
  /** Colours that wait for their noun, as places in `lexemes`. */
  waiting: number[];
  /** The noun that colours behind it may belong to. */
  open: OpenNoun | undefined;
  catSeen: boolean;
}

/** Gives the waiting colours to the noun said before them, or else to the coat. */
export function settleColours(state: Chunking): void {
  const { lexemes, open, waiting: colours } = state;
  if (colours.length === 0) return;
  const owner = ownerOf(colours, state);
  if (owner === "coat") return colourCoat(state);
  state.waiting = [];
  const last = colours.at(-1)!;
  if (owner === "nothing") addChunk(state, "unknown thing", last, colours);
  else if (owner === "another eye") addChunk(state, "eyes", last, colours);
  else if (owner.kind === "body" || owner.kind === "eyes" && owner === uncolouredEyes(open)) {
    owner.to = last;
    owner.colours.push(...colours.slice(0, 2));
  } else {
    const said = colourSenses(lexemes, colours), dye = thingColour(said)!;
    owner.dye = dye;
    if (areTwo(said)) owner.isOfTwoColours = true;
    const isBehind = owner.at === nounBefore(lexemes, colours[0]!);
    if (owner === open?.chunk || isBehind) owner.to = last;
    else addChunk(state, "costume colour", last, colours).dye = dye;
  }
}

export function colourCoat(state: Chunking): void {
  const { waiting } = state;
  if (waiting.length > 0) addChunk(state, "coat", waiting.at(-1)!, waiting);
  state.waiting = [];
}

/** The colours of the noun here; those said before them are settled. */
export function takeColours(state: Chunking, at: number): number[] {
  const own = phrase.coloursOf(state.lexemes, state.waiting, at);
  state.waiting = state.waiting.slice(0, state.waiting.length - own.length);
  settleColours(state);
  return own;
}

export function openNoun(state: Chunking, chunk: Chunk): void {
  state.open = { chunk, isSaidToBe: false };
}

export function addChunk(
  { lexemes, chunks }: Chunking,
  kind: ChunkKind,
  at: number,
  colours: number[] = [],
): Chunk {
  const said = kind === "thing" || kind === "garment" ? colourSenses(lexemes, colours) : [];
  const dye = thingColour(said);
  const chunk: Chunk = {
    kind,
    from: colours[0] ?? at,
    at,
    colours,
    to: at,
    ...(dye && { dye }),
    ...(areTwo(said) && { isOfTwoColours: true as const }),
  };
  chunks.push(chunk);
  return chunk;
}
