/** @module The colour that shows at the edge of a form: below a mark as large as the form, its own would be a dark seam around it. */
import type { Colour } from "../colour/colour.ts";
import type { Mark, Region } from "../scene.ts";

/** Its own colour, or that of the last mark that covers all of it. */
export function shownColour({ colour, outline, marks }: Region): Colour {
  const covers = (mark: Mark) =>
    (mark.opacity ?? 1) === 1 && mark.outline.length === outline.length &&
    mark.outline.every(([x, y], i) => x === outline[i]![0] && y === outline[i]![1]);
  return marks.findLast(covers)?.colour ?? colour;
}
