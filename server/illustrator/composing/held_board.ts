/**
 * @module A sign with words that a cat holds before its chest with both paws, where it has them free.
 */
import { drawCat } from "../cat/cat.ts";
import { isUpright, type Reach } from "../cat/body/reaching.ts";
import { boundsOf } from "../geometry/measure.ts";
import { movePoint, scaleOf, type Transform } from "../geometry/transform.ts";
import type { Item, Point } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { boardOf, boardSize, isOnBoard } from "../staging/lettering/writing.ts";
import { isHolding } from "../wardrobe/holding.ts";

/** Where a board is before a cat, in the cat's own units. */
export interface HeldBoard {
  middle: Point;
  scale: number;
  reach: Reach;
}

/** Smaller letters cannot be read: the sign stands on the ground. */
const LEAST = 0.6;

/** A held board is at most so wide, its lower edge so far above the ground, in units of the cat. */
const WIDEST = 330, ABOVE_GROUND = 22;

/** Between two paws are at least so many units of board, and they hold its lower corners, so far within. */
const BETWEEN = 150, WITHIN = 4;

/** Half the height of a paw, and the room below the letters of a board: no paw lies over the words. */
const PAW = 26, ROOM = 21;

/** Where this cat holds the sign of its recipe; undefined where it does not. */
export function heldBoardOf(spec: CatSpec, mirrored: boolean): HeldBoard | undefined {
  const { writing, view } = spec;
  if (!writing || !isOnBoard(writing) || view === "behind" || isHolding(spec)) return undefined;
  const { figure, skull } = drawCat(spec, { mirrored, toViewer: true });
  if (!isUpright(figure) || figure.head.away) return undefined;
  const chin = boundsOf(skull.filter(({ name }) => name === "head")).bottom;
  const { width, height } = boardSize(writing, { least: BETWEEN });
  const scale = Math.min(1, WIDEST / width, (-ABOVE_GROUND - chin) / height);
  if (scale < LEAST) return undefined;
  const [x] = figure.neck.at, y = (chin - ABOVE_GROUND) / 2;
  const aside = width * scale / 2 - WITHIN;
  const low = y + height * scale / 2 + PAW - ROOM * scale;
  return {
    middle: [x, y],
    scale,
    reach: { near: [x + aside, low], far: [x - aside, low], around: true },
  };
}

/** The cat with its board, which is never mirrored: over the body, below the paws. */
export function withBoard(
  placed: readonly Item[],
  { middle, scale }: HeldBoard,
  { writing, framing }: { writing: NonNullable<CatSpec["writing"]>; framing: Transform },
): Item[] {
  const board = boardOf(writing, {
    middle: movePoint(framing, middle),
    scale: scale * scaleOf(framing),
    least: BETWEEN,
  });
  const isPaw = ({ name }: Item) => / forepaw/.test(name);
  return [...placed.filter((item) => !isPaw(item)), board, ...placed.filter(isPaw)];
}
