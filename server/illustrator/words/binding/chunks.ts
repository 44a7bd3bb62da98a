/**
 * @module Which noun each colour belongs to. A colour waits for its noun; what ends its phrase before one
 * comes gives it to the noun said before it ("a scarf that is red") or to the coat.
 */
import type { Role } from "../../vocabulary/term.ts";
import { isCat, isNoun } from "../../vocabulary/roles.ts";
import { areTwo, type Chunk, type ChunkKind, colourSenses, thingColour } from "./chunk.ts";
import type { DeniedBy, Lexeme } from "./lexeme.ts";
import { isCostumesColour, isGarment, isPawwear } from "./noun_kinds.ts";
import { followsCat, type OpenNoun, ownerOf, uncolouredEyes } from "./owner.ts";
import { nounBefore } from "../lexicon/noun_order.ts";
import * as phrase from "./phrase.ts";

/** The chunks of a description, in the order in which their last words stand. */
export function chunksOf(lexemes: readonly Lexeme[], deniedBy: DeniedBy): Chunk[] {
  const chunks: Chunk[] = [];
  /** Colours that wait for their noun, as places in `lexemes`. */
  let waiting: number[] = [];
  let open: OpenNoun | undefined;
  let catSeen = false;

  lexemes.forEach(({ term: { role, note } }, at) => {
    if (endsColours(role, at)) settle();
    if (role === "colour" && phrase.saysWhichEye(lexemes, at)) return;
    if (role === "colour") waiting.push(at);
    else if (role === "quality") quality(at);
    else if (role === "copula" && open) open.isSaidToBe = true;
    else if (open && phrase.leadsToColours(lexemes, at)) open.isSaidToBe = true;
    else if (role === "frame" || role === "but") open = undefined;
    else if (isCat(role)) catNoun(at);
    else if (isNoun(role)) noun(at);
    else if (note) add("note", at);
  });
  settle();
  return chunks;

  function endsColours(role: Role, at: number): boolean {
    const last = waiting.at(-1);
    if (last === undefined) return false;
    if (deniedBy[last] !== deniedBy[at] && (role === "colour" || isNoun(role))) return true;
    const eyes = uncolouredEyes(open);
    if (isNoun(role)) {
      return lexemes[waiting[0]!]!.followsNoun === true ||
        phrase.isSaidOfNounBefore(lexemes, { first: waiting[0]!, last, at }) ||
        (eyes !== undefined && areOfEyes(eyes, at));
    }
    switch (role) {
      case "article":
        return !phrase.joinsColours(lexemes, at);
      case "left":
      case "right":
        return eyes !== undefined;
      case "colour":
        return isOfTheOtherEye(waiting[0]!) && lexemes[at]!.afterBreak ||
          eyes !== undefined && (isOdd(eyes) ? haveBoth(eyes) : lexemes[at]!.apart);
      case "unknown":
        return !phrase.nounFollows(lexemes, at) || followsCat(lexemes, waiting[0]!);
      default:
        return role === "frame" || role === "but" || role === "copula";
    }
  }

  /** "Eyes green, scarf": the green is the eyes'; "an odd-eyed white cat": the white is the cat's. */
  function areOfEyes(eyes: Chunk, noun: number): boolean {
    const { term: { role, isFur }, apart } = lexemes[noun]!;
    const isOfFur = isFur && lexemes[noun + 1]?.term.role !== "colour";
    if (isCat(role) && !apart && (isOdd(eyes) || isOfFur)) return false;
    const [first] = waiting;
    return (apart || !lexemes[first!]!.apart) && lexemes[first! - 1]!.term.role !== "and";
  }

  /** "One eye is blue, *the other is green*, white cat". */
  function isOfTheOtherEye(colour: number): boolean {
    const [other, is] = lexemes.slice(Math.max(0, colour - 2), colour);
    return other?.term.role === "other" && is?.term.role === "copula" &&
      lexemes.slice(0, colour).some(({ term }) => term.role === "eye");
  }

  /** "Heterochromia (one blue one amber), long *white* fur": what follows two colours in brackets is the coat's. */
  function haveBoth(eyes: Chunk): boolean {
    return waiting.length > 1 &&
      lexemes.slice(eyes.at + 1, waiting[0]! + 1).some(({ apart }) => apart);
  }

  function isOdd({ at }: Chunk): boolean {
    return lexemes[at]!.term.role === "odd";
  }

  /** "With a white beard": no beard is drawn in a colour of its own, and the cat's is another. */
  function quality(at: number): void {
    const first = waiting[0];
    if (first !== undefined && phrase.isOwnFeature(lexemes, { first, at })) {
      add("unknown thing", waiting.at(-1)!, waiting);
      waiting = [];
    }
    add("quality", at);
  }

  function noun(at: number): void {
    const { role } = lexemes[at]!.term;
    if (role === "place" && phrase.leadsToCat(lexemes, at)) add("body", at);
    else if (role === "thing") opened(add("thing", at, taken(at)));
    else if (role === "eyes" || role === "eye" || role === "odd") {
      opened(add("eyes", at, taken(at)));
    } else if (isPawwear(lexemes, { at, own: phrase.coloursOf(lexemes, waiting, at) })) {
      opened(add("garment", at, taken(at)));
    } else {
      add("body", at, taken(at));
      open = undefined;
      catSeen ||= role === "marking";
    }
  }

  /** Words for the cat take every waiting colour; a costume takes those no cat has. */
  function catNoun(at: number): void {
    const own = phrase.coloursOf(lexemes, waiting, at);
    if (isGarment(lexemes, chunks, { at, own })) return opened(add("garment", at, taken(at)));
    if (isCostumesColour(lexemes, { at, own, catSeen })) {
      waiting.pop();
      settle();
      return opened(add("thing", at, own));
    }
    colourCoat();
    catSeen = true;
    const chunk = add("cat", at);
    open = undefined;
    if (lexemes[at]!.term.role === "character") opened(chunk);
  }

  /** The colours of this noun; those said before them are settled. */
  function taken(at: number): number[] {
    const own = phrase.coloursOf(lexemes, waiting, at);
    waiting = waiting.slice(0, waiting.length - own.length);
    settle();
    return own;
  }

  function opened(chunk: Chunk): void {
    open = { chunk, isSaidToBe: false };
  }

  /** Gives the waiting colours to the noun said before them, or else to the coat. */
  function settle(): void {
    if (waiting.length === 0) return;
    const colours = waiting;
    const owner = ownerOf(colours, { lexemes, deniedBy, chunks, open, catSeen });
    if (owner === "coat") return colourCoat();
    waiting = [];
    if (owner === "nothing") {
      add("unknown thing", colours.at(-1)!, colours);
    } else if (owner === "another eye") {
      add("eyes", colours.at(-1)!, colours);
    } else if (
      owner.kind === "body" || (owner.kind === "eyes" && owner === uncolouredEyes(open))
    ) {
      owner.to = colours.at(-1)!;
      owner.colours.push(...colours.slice(0, 2));
    } else {
      const dye = thingColour(colourSenses(lexemes, colours))!;
      owner.dye = dye;
      if (areTwo(colourSenses(lexemes, colours))) owner.isOfTwoColours = true;
      const isBehind = owner.at === nounBefore(lexemes, colours[0]!);
      if (owner === open?.chunk || isBehind) owner.to = colours.at(-1)!;
      else add("costume colour", colours.at(-1)!, colours).dye = dye;
    }
  }

  function colourCoat(): void {
    if (waiting.length > 0) add("coat", waiting.at(-1)!, waiting);
    waiting = [];
  }

  function add(kind: ChunkKind, at: number, colours: number[] = []): Chunk {
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
}
