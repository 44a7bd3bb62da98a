/** @module What separates styles: line, shine, paper, tones. */
import { cellsOf, erodedBy, maskOf, type Parts, SIDE } from "./parts.ts";
import { cellOut, edgeOf } from "./silhouette.ts";
import { isPaper, shareOf, type View } from "./view.ts";

/** Figures of how a painting is made. */
export interface Craft {
  /** Share of the cat's edge with a line darker than the cat and the ground beside it. */
  outline: number;
  /** Share of the picture's border that is bare paper. */
  paper: number;
  /** Share of the torso's ground that has one of its two commonest lightnesses. */
  twoTone: number;
  /** Share of the cat's edge that shines: lighter and more colourful than both sides. */
  glow: number;
}

/** Lines differ by this much lightness from both sides. */
const LINE = 0.06;

/** Cells from the frame that may be paper. */
const BORDER = 5;

/** Lightnesses this near are one tone. */
const TONE = 0.05;

/** Looks at how a picture is made. */
export function craftOf(parts: Parts, view: View): Craft {
  const { lightness } = view;
  const edge = edgeOf(parts).map((point) => {
    const [within, without] = [cellOut(point, -4), cellOut(point, 4)];
    const line = [-1, 0, 1].map((by) => cellOut(point, by)).filter((cell) => cell !== undefined);
    if (within === undefined || without === undefined) return { dark: false, light: false };
    const sides = [lightness[within]!, lightness[without]!],
      lines = line.map((cell) => lightness[cell]!);
    return {
      dark: Math.min(...lines) < Math.min(...sides) - LINE,
      light: Math.max(...lines) > Math.max(...sides) + LINE,
    };
  });
  return {
    outline: shareOf(edge, ({ dark }) => dark),
    glow: shareOf(edge, ({ light }) => light),
    paper: shareOf(border(), (cell) => isPaper(view, cell)),
    twoTone: twoTone(parts, view),
  };
}

function twoTone(parts: Parts, { lightness }: View): number {
  const cells = cellsOf(
    erodedBy(maskOf(parts, (item, mark) => item?.name === "torso" && !mark), 1),
  );
  if (cells.length < 50) return NaN;
  const values = Float64Array.from(cells, (cell) => lightness[cell]!).sort();
  const first = commonest(values, TONE);
  const rest = values.filter((value) => value < first.from || value > first.from + TONE);
  return (first.count + commonest(rest, TONE).count) / values.length;
}

/** Where the tone, as wide as said, begins that most of the sorted values have, and how many have it. */
export function commonest(values: Float64Array, tone: number): { from: number; count: number } {
  let best = { from: 0, count: 0 };
  for (let start = 0, end = 0; start < values.length; start++) {
    while (end < values.length && values[end]! <= values[start]! + tone) end++;
    if (end - start > best.count) best = { from: values[start]!, count: end - start };
  }
  return best;
}

function border(): number[] {
  return Array.from({ length: SIDE * SIDE }, (_, cell) => cell).filter((cell) => {
    const x = cell % SIDE, y = Math.floor(cell / SIDE);
    return Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) < BORDER;
  });
}
