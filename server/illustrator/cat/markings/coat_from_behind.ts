/**
 * @module The coat as seen from behind: white of throat, chest and belly lies on the other side.
 */
import type { Pattern } from "../../spec.ts";
import type { Coat } from "./coat.ts";

/** What is seen of patterns that are white before; a bicolour cat has patches of its colour on a white back. */
const BEHIND: Record<"trunk" | "head", Partial<Record<Pattern, Pattern>>> = {
  trunk: { tuxedo: "solid", bicolour: "cow" },
  head: { tuxedo: "solid", bicolour: "solid" },
};

/** The coat of a trunk or head that turns away. */
export function coatFromBehind({ coat, ...rest }: Coat, of: "trunk" | "head"): Coat {
  return {
    ...rest,
    coat: {
      ...coat,
      pattern: BEHIND[of][coat.pattern] ?? coat.pattern,
      white: coat.white.filter((place) => place !== "belly" && place !== "bib"),
    },
  };
}
