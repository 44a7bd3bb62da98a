/** @module What a thing, a costume or a garment says with its colour and its number. */
import type { Material, Print, Size } from "../../spec.ts";
import type { Claim, Reading } from "../parsed_description.ts";
import type { Chunk } from "./chunk.ts";
import type { Lexeme } from "./lexeme.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import * as phrase from "./phrase.ts";
import { noteOfAnother, readingOf, type Sentence } from "./reading.ts";

/** "Three red balloons". */
export function thingReadings(
  sentence: Sentence,
  { from, at, to, dye, isOfTwoColours }: Chunk,
): Reading[] {
  const { lexemes } = sentence;
  const isDone = lexemes[at]!.term.claims.some(({ by }) => by);
  if (isDone && lexemes[at]!.ofFriend) {
    const { isNear: _, nearest: _as, ...reading } = readingOf(sentence, { from: at, at }, []);
    return [{ ...reading, note: noteOfAnother(lexemes, at) }];
  }
  const number = phrase.numberBefore(lexemes, at);
  const count = number === undefined || isMass(lexemes, { number, at })
    ? several(lexemes[at]!)
    : lexemes[number]!.term.count;
  const adjectives = [
    ...phrase.adjectivesBefore(lexemes, at),
    ...phrase.adjectivesBehind(lexemes, at),
  ].map((adjective) => lexemes[adjective]!.term);
  const material = phrase.materialBefore(lexemes, at);
  const size = adjectives.flatMap(({ claims }) => claims.flatMap(sizeOf))[0];
  const { said, cloth, ink } = clothOf(sentence, at);
  // "Tablier à carreaux rouges" is a red checked apron.
  const isGround = !dye && (said === "checked" || said === "striped");
  const printOn = (claim: Claim) => said ?? (claim.slot === "prop" ? undefined : cloth);
  const claims = lexemes[at]!.term.claims.map((claim) => ({
    ...claim,
    ...(printOn(claim) && isOfCloth(claim) && { print: printOn(claim) }),
    ...(ink && isOfCloth(claim) && !isGround && { ink }),
    ...(claim.slot === "prop" && { ...(size && { size }), ...(material && { material }) }),
    ...(dye && { colour: dye }),
    ...(ink && isOfCloth(claim) && isGround && { colour: ink }),
    ...(count && claim.slot === "prop" && { count }),
  }));
  // Of more than three, three are drawn.
  const isShade = dye !== undefined && lexemes.slice(from, to + 1).some((one) => one.isShade);
  const isStriped = said === "striped" || claims.some(({ value }) => value === "striped shirt");
  const isFewer = number !== undefined && lexemes[number]!.term.nearest !== undefined;
  return [
    readingOf(
      sentence,
      { from: Math.min(from, number ?? from), at, to },
      claims,
      isFewer || isShade || isOfTwoColours && !isStriped ? { isNear: true } : {},
    ),
  ];
}

/** Materials that clothes show as a print does. */
export const CLOTHS: Partial<Record<Material, Print>> = { leather: "leather", knitted: "knitted" };

/** Worn, or a thing: friends have coats. */
function isOfCloth({ slot, value }: Claim): boolean {
  return slot === "costume" || slot === "accessory" ||
    slot === "prop" && propOf(value).isFriend !== true;
}

/** "A pile of laundry" is one. */
function isMass(
  lexemes: readonly Lexeme[],
  { number, at }: { number: number; at: number },
): boolean {
  return lexemes[number]!.term.isOfMany === true && !lexemes[at]!.isPlural;
}

/** What the cloth of this noun shows, what it is made of where that shows as a print does, and the colour of a motif. */
function clothOf({ lexemes }: Sentence, at: number) {
  const printed = phrase.printOf(lexemes, at);
  const material = phrase.materialBefore(lexemes, at);
  return {
    said: printed?.print ?? lexemes[at]!.term.print,
    cloth: material && CLOTHS[material],
    ink: printed?.ink,
  };
}

/** "In a blue coat", "in a checked coat". */
export function garmentReadings(sentence: Sentence, { from, at, to, dye }: Chunk): Reading[] {
  const worn = sentence.lexemes[at]!.term.worn!;
  const { said, cloth, ink } = clothOf(sentence, at), print = said ?? cloth;
  const garment: Claim = {
    ...worn,
    // A coat may be fur after all; gloves are nothing else.
    ...(worn.slot === "costume" && { weak: true }),
    ...(dye && { colour: dye }),
    ...(print && { print }),
    ...(print && ink && { ink }),
  };
  return [readingOf(sentence, { from, at, to }, [garment])];
}

/** "Tiny" of "a tiny mouse". */
function sizeOf(claim: Claim): Size[] {
  return claim.slot === "size" ? [claim.value] : [];
}

/** "Balloons" are two, where we draw balloons and not only something like them. */
function several({ isPlural, term }: Lexeme): number | undefined {
  return isPlural && !term.nearest ? 2 : undefined;
}
