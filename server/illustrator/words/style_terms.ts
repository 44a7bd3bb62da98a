/**
 * Words for art styles, ours and others: they are understood and left aside, as the style is chosen in the form.
 *
 * @module
 */
import { STYLE_ENTRIES } from "../styles.ts";
import { plays, type Term } from "../vocabulary/term.ts";

/** Styles that nothing here paints. */
const OTHER_STYLES =
  "ghibli, studio ghibli, pixar, disney, chibi, oil painting, pencil drawing, 3d, 2d, comic book, vintage, retro, minimalistic style, line art, lineart, vector, flat design, impressionist, abstract, surreal";

export const STYLE_TERMS: Term[] = [
  ...Object.values(STYLE_ENTRIES).map(({ words }) => words),
  OTHER_STYLES,
].map((words) => plays("silent", words, { note: "the style is the one you choose" }));
