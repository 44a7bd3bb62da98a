/** @module What a noun of the cat's body or of the scene says together with its colours. */
import type { CoatColour, ThingColour } from "../../spec.ts";
import { coatClaims, DARK } from "./coat_colours.ts";
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

/** White paws are a mark, other pale ones nearly so; dark ears, paws and tails make a pointed coat. */
export function partSense(
  { claims, white, extremity }: Term,
  colour: CoatColour | undefined,
): Sense {
  if (!colour) return { claims };
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

/** "Black spots", "brown and black stripes", "black and orange patches"; "orange spots" are patches. */
export function markingSense(term: Term, colours: readonly CoatColour[]): Sense {
  const [last] = colours.slice(-1);
  // Spots are painted in a darker tone of the coat.
  const areOtherSpots = last !== undefined && !DARK.includes(last) &&
    term.claims.some(({ value }) => value === "spotted");
  const claims: Claim[] = areOtherSpots
    ? [{ slot: "coat.pattern", value: "bicolour" }]
    : [...term.claims];
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
