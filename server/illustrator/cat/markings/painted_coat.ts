/**
 * @module The coat as it is painted: white fur with patches of a colour is drawn like a cow's, whose ground
 * is white.
 */
import type { CatSpec } from "../../spec.ts";

/** The same coat; "white with black patches" as black patches on a white ground. */
export function paintedCoat(coat: CatSpec["coat"]): CatSpec["coat"] {
  const { colour, second, pattern } = coat;
  const isPatched = pattern === "bicolour" && colour === "white" && second && second !== "white";
  return isPatched ? { ...coat, colour: second, pattern: "cow" } : coat;
}
