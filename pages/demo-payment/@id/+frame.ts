/**
 * A payment page links nowhere else; in a frame the page around is frame enough.
 *
 * @module
 */
import type { PageContextServer } from "vike/types";
import type { PageFrame } from "../../types.ts";
import { isEmbedded } from "./embedding.ts";

export default function frame(pageContext: PageContextServer): PageFrame {
  return isEmbedded(pageContext) ? "none" : "quiet";
}
