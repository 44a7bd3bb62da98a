/**
 * @module Who has colours that no noun follows: "eyes green", "a scarf that is red", "a wizard in purple".
 */
import { isCat, isNoun } from "../../vocabulary/roles.ts";
import { type Chunk, colourSenses, namesCostume, thingColour } from "./chunk.ts";
import type { DeniedBy, Lexeme } from "./lexeme.ts";
import { nounBefore } from "../lexicon/noun_order.ts";
import * as phrase from "./phrase.ts";

/** The last noun, as long as a colour said after it may be its own. */
export interface OpenNoun {
  chunk: Chunk;
  /** "Is", "are" or "of" follows it. */
  isSaidToBe: boolean;
}

interface Context {
  lexemes: readonly Lexeme[];
  deniedBy: DeniedBy;
  /** What was found before. */
  chunks: readonly Chunk[];
  open: OpenNoun | undefined;
  catSeen: boolean;
}

/** The chunk that has these colours, one eye of two, the coat, or something unknown: "nothing". */
export function ownerOf(
  colours: readonly number[],
  { lexemes, deniedBy, chunks, open, catSeen }: Context,
): Chunk | "coat" | "another eye" | "nothing" {
  const first = colours[0]!, last = colours.at(-1)!;
  if (lexemes[first]!.followsNoun) {
    // The words of one cat may begin with its colour: "quello *grigio*".
    const noun = nounBefore(lexemes, first);
    if (lexemes[noun]?.term.role === "unknown") return "nothing";
    const before = chunks.findLast(({ at }) => at === noun);
    if (before) return before.kind === "cat" ? "coat" : before;
  }
  const eyes = uncolouredEyes(open);
  if (eyes) return eyes;
  const part = partSaidToBe(lexemes, first, chunks);
  if (part) return part;
  if (areUnknownThings(lexemes, first)) return "nothing";
  const ones = nounOfOnes(lexemes, first);
  if (ones !== undefined) {
    return chunks.findLast(({ at, kind }) => at === ones && kind === "thing") ?? "nothing";
  }
  if (chunks.some(({ kind }) => kind === "eyes") && phrase.isOneOfTwo(lexemes, first)) {
    return "another eye";
  }
  if (thingColour(colourSenses(lexemes, colours))) {
    // "The bride is white": she is, and not her dress.
    const isWearer = open?.isSaidToBe && lexemes[open.chunk.at]!.term.role === "character";
    if (open && !isWearer && (open.isSaidToBe || isColouredThing(lexemes, open.chunk.at, first))) {
      return open.chunk;
    }
    // "With gold trim": the colour of a part that is not drawn.
    const isOfAPart = isUnknown(lexemes[last + 1]);
    const costume = !isOfAPart && lexemes[first - 1]?.term.role === "frame" &&
      !isPronoun(lexemes[first - 1]!) &&
      chunks.findLast((chunk) => isPlainCostume(lexemes, deniedBy, chunk));
    if (costume) return costume;
    if (isOfAPart && chunks.some((chunk) => isPlainCostume(lexemes, deniedBy, chunk))) {
      return "nothing";
    }
  }
  if (followsCat(lexemes, first)) return "coat";
  const isOfUnknown = isUnknown(nounBehind(lexemes, last)) &&
    (catSeen || hasColouredCat(lexemes, last));
  return isOfUnknown ? "nothing" : "coat";
}

/** "Black and white *checkered floor*": what adjectives behind the colours lead to. */
function nounBehind(lexemes: readonly Lexeme[], last: number): Lexeme | undefined {
  let at = last + 1;
  while (lexemes[at]?.term.role === "quality" && !lexemes[at]!.apart) at++;
  return lexemes[at];
}

/** "…, *orange cat*": it has a colour of its own, right before its noun. */
function hasColouredCat(lexemes: readonly Lexeme[], after: number): boolean {
  return lexemes.some(({ term, apart }, at) =>
    at > after + 1 && term.role === "cat" && !term.isFur && !apart &&
    lexemes[at - 1]!.term.colour?.coat !== undefined
  );
}

/** "Mismatched socks, *one yellow one* green": the plural noun of which one is said; of cats there is none. */
function nounOfOnes(lexemes: readonly Lexeme[], colour: number): number | undefined {
  if (lexemes[colour - 1]?.term.role !== "other" || lexemes[colour]!.apart) return undefined;
  const noun = lexemes.findLastIndex(({ term: { role } }, at) =>
    at < colour && (isNoun(role) || isCat(role) || role === "unknown")
  );
  const { term, isPlural } = lexemes[noun] ?? {};
  const isThing = term && ["thing", "part", "unknown"].includes(term.role);
  // "Gloves" are two without being a plural of what is drawn.
  const areTwo = isPlural || lexemes.slice(colour).some(({ term }) => term.role === "other");
  return isThing && areTwo && !lexemes.some((one) => isCat(one.term.role) && one.isPlural)
    ? noun
    : undefined;
}

/** The open noun, if it is eyes without a colour; "black eyes" have one, though no cat does. */
export function uncolouredEyes(open: OpenNoun | undefined): Chunk | undefined {
  return open?.chunk.kind === "eyes" && open.chunk.colours.length === 0 ? open.chunk : undefined;
}

/** "Her paws are white", "whose tail is all black", "the sky is pink". */
function partSaidToBe(
  lexemes: readonly Lexeme[],
  colour: number,
  chunks: readonly Chunk[],
): Chunk | undefined {
  const is = lexemes[colour - 1]?.term.role === "degree" ? colour - 2 : colour - 1;
  if (lexemes[is]?.term.role !== "copula" || lexemes[is + 1]!.afterBreak) return undefined;
  // "È morto a maggio, *era grigio*": the cat was.
  if (lexemes[is]!.afterBreak) return undefined;
  return chunks.findLast(({ kind, at, colours }) =>
    kind === "body" && at === is - 1 && colours.length === 0 &&
    ["part", "place"].includes(lexemes[at]!.term.role)
  );
}

/** "Violets are blue". */
function areUnknownThings(lexemes: readonly Lexeme[], colour: number): boolean {
  const [noun, is] = lexemes.slice(Math.max(0, colour - 2), colour);
  return is?.term.role === "copula" && noun?.term.role === "unknown" && noun.isPlural &&
    !is.afterBreak && !lexemes[colour]!.afterBreak;
}

/** "Un chat noir qui boit", "кот рыжий": said of the cat, whatever comes next. */
export function followsCat(lexemes: readonly Lexeme[], colour: number): boolean {
  return lexemes[colour - 1]?.term.role === "cat" && !lexemes[colour]!.apart;
}

/** "Scarf red", "bufanda azul": the colour follows its thing at once. */
function isColouredThing(lexemes: readonly Lexeme[], thing: number, colour: number): boolean {
  return lexemes[thing]!.term.role === "thing" && colour === thing + 1 && !lexemes[colour]!.apart;
}

/** "A cowboy. *He's* orange": said of the cat. */
function isPronoun({ term }: Lexeme): boolean {
  return term.words.includes("he");
}

function isPlainCostume(lexemes: readonly Lexeme[], deniedBy: DeniedBy, chunk: Chunk): boolean {
  const { term } = lexemes[chunk.at]!;
  if (chunk.dye || deniedBy[chunk.at] !== undefined || term.denied) return false;
  return chunk.kind === "garment" || namesCostume(term);
}

function isUnknown(lexeme: Lexeme | undefined): boolean {
  return lexeme?.term.role === "unknown" && !lexeme.apart;
}
