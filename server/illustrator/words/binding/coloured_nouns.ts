/** @module What a noun of the cat's body or of the scene says together with its colours. */
import type { CoatColour, OwnMarkKind, OwnMarkPlace, ThingColour } from "../../spec.ts";
import type { BodyPart } from "../../vocabulary/body_words.ts";
import { coatClaims } from "./coat_colours.ts";
import type { Claim, Reading } from "../parsed_description.ts";
import { schemeOf } from "./scheme_colours.ts";
import type { Term } from "../../vocabulary/term.ts";

/** The claims of some words, and how they are to be reported. */
export type Sense = Pick<Reading, "claims" | "nearest" | "note" | "isNear">;

/** "Pink clouds": the place, in that light. "A pink background": nothing but that colour. */
export function placeSense({ claims, isBackdrop }: Term, colour: ThingColour | undefined): Sense {
  const scheme = schemeOf(colour);
  // The picture has this colour, which need not be the place's.
  const isNear = scheme && !isBackdrop && claims.some(({ slot }) => slot === "setting");
  return {
    ...(isNear && { isNear }),
    claims: [
      ...claims,
      ...(scheme ? [{ slot: "scheme", value: scheme, weak: true } as const] : []),
      ...(colour && isBackdrop ? [{ slot: "setting", value: "studio", weak: true } as const] : []),
    ],
  };
}

/** Parts that are of another colour as a whole. */
const WHOLE_PARTS: Partial<Record<BodyPart, OwnMarkPlace>> = {
  ears: "ears",
  tail: "tail",
  paw: "one paw",
  paws: "paws",
  legs: "legs",
};

/** The nearest colour of such a part. */
const PART_COLOURS: Partial<Record<CoatColour, OwnMarkKind>> = {
  black: "a black spot",
  charcoal: "a grey spot",
  grey: "a grey spot",
  orange: "an orange spot",
  brown: "a brown spot",
  chocolate: "a brown spot",
};

/**
 * White paws are a mark, other pale ones nearly so. Another colour is that part's; of several parts (`isOfMany`) it makes a
 * pointed coat.
 */
export function partSense(
  { claims, white, extremity, bodyPart }: Term,
  colour: CoatColour | undefined,
  isOfMany: boolean,
): Sense {
  if (!colour) return { claims };
  const place = bodyPart && WHOLE_PARTS[bodyPart];
  // White paws and chests are marks of a coat; of a white tail it knows the tip alone.
  const kind = colour === "white" && bodyPart === "tail" ? "a white spot" : PART_COLOURS[colour];
  if (place && kind && !isOfMany) {
    return { claims: [{ slot: "ownMark", value: `${kind} on ${place}` }] };
  }
  if (extremity && colour !== "white") {
    return {
      claims: [
        { slot: "coat.second", value: colour, weak: true },
        { slot: "coat.pattern", value: "points", weak: true },
      ],
      nearest: "as",
    };
  }
  if (!white) return { claims: [], note: "left out" };
  const mark: Claim = { slot: "coat.white", value: white };
  return colour === "white" ? { claims: [mark] } : { claims: [mark], nearest: "as" };
}

/** "Black spots", "brown and black stripes", "black and orange patches". */
export function markingSense(term: Term, colours: readonly CoatColour[]): Sense {
  const claims: Claim[] = [...term.claims];
  const isPatched = claims.some(({ value }) => value === "bicolour");
  if (isPatched && colours.length > 1) return { claims: coatClaims([...colours, "white"]) };
  const [second, coat] = [...colours].reverse();
  return {
    claims: [
      ...claims,
      ...(coat ? [{ slot: "coat.colour", value: coat, weak: true } as const] : []),
      ...(second ? [{ slot: "coat.second", value: second } as const] : []),
    ],
  };
}
