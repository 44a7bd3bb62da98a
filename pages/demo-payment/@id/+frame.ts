/** @module A payment page links nowhere else; in a frame the page around is frame enough. */
import type { PageContext, PageFrame } from "../../types.ts";
import { isEmbedded } from "./embedding.ts";

export default function frame(pageContext: PageContext): PageFrame {
  return isEmbedded(pageContext) ? "none" : "quiet";
}
