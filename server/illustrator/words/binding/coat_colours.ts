/** @module What one, two or three coat colours said together mean. */
import type { CoatColour } from "../../spec.ts";
import type { Claim } from "../parsed_description.ts";

/** Spots of them are a darker tone of most coats. */
export const DARK: readonly CoatColour[] = ["black", "charcoal", "chocolate", "brown"];
const WARM: readonly CoatColour[] = ["orange", "red", "apricot", "golden", "cream", "cinnamon"];

/**
 * The claims of coat colours named side by side, in their order. "Black and white" is a bicolour cat,
 * black and orange a tortoiseshell, all three a calico, unless other words name another pattern.
 */
export function coatClaims(colours: readonly CoatColour[]): Claim[] {
  const different = [...new Set(colours)];
  const coloured = different.filter((colour) => colour !== "white");
  const [first = "white", other] = coloured;
  if (different.length < 2) return [{ slot: "coat.colour", value: first }];
  if (!other) {
    return [
      { slot: "coat.colour", value: first },
      { slot: "coat.second", value: "white", weak: true },
      { slot: "coat.pattern", value: "bicolour", weak: true },
      ...WHITE_WITH_ANOTHER_PATTERN,
    ];
  }
  if (coloured.length > 2 && coloured.some(isFantastic)) {
    return [{ slot: "coat.pattern", value: "rainbow" }];
  }
  const warm = coloured.find((colour) => WARM.includes(colour));
  const dark = coloured.find((colour) => DARK.includes(colour));
  const white = different.length > coloured.length;
  if (white) return two(warm && dark ? warm : first, warm && dark ? dark : other, "calico");
  if (warm && dark) return two(dark, warm, "tortoiseshell");
  return two(first, other, "bicolour");
}

/**
 * Whether two colour words with nothing between them name one colour, the last: "smoky grey", "golden
 * brown"; "black white" and "black orange" are two.
 */
export function isShadeOf(first: CoatColour, last: CoatColour): boolean {
  if (isFantastic(last) && (isFantastic(first) || WARM.includes(first))) return false;
  if (isFantastic(first) && WARM.includes(last)) return false;
  const isPatched = (DARK.includes(first) && WARM.includes(last)) ||
    (WARM.includes(first) && DARK.includes(last) && last === "black");
  return !isPatched && first !== "white" && last !== "white";
}

/** No cat was ever born so. */
function isFantastic(colour: CoatColour): boolean {
  return colour === "blue" || colour === "green" || colour === "pink" || colour === "purple";
}

/** "Orange and white tabby": the white that shows beside the stripes. */
const WHITE_WITH_ANOTHER_PATTERN: readonly Claim[] = (["muzzle", "bib", "socks"] as const)
  .map((value) => ({ slot: "coat.white", value, weak: true }));

function two(
  colour: CoatColour,
  second: CoatColour,
  pattern: "calico" | "tortoiseshell" | "bicolour",
): Claim[] {
  return [
    { slot: "coat.colour", value: colour },
    { slot: "coat.second", value: second, weak: true },
    { slot: "coat.pattern", value: pattern, weak: true },
  ];
}
