/** @module The dark edges of panes: towards its lead each one deepens in its own hue. */
import { css } from "../../colour/colour.ts";
import type { Point, Region } from "../../scene.ts";
import type { Context } from "../canvas.ts";
import type { Piece } from "./cuts.ts";
import { OPAL } from "./tone.ts";

/** The tone that lies along an edge, in grey glass of this hue, how wide it is in each step, half of it beyond the edge, and how
 * much narrower along a cut. */
const EDGE = {
  tone: { l: 0.62, c: 0.13 },
  grey: { c: 0.07, h: 270 },
  opacity: 0.17,
  opal: 0.08,
  within: 0.5,
  widths: [0.26, 0.19, 0.13, 0.08].map((share) => ({ share, most: share * 190 })),
};

/** Towards its lead a pane deepens along its whole edge, in its own hue: there the light from behind does not reach. */
export function shadeEdges(
  ctx: Context,
  { outline, colour }: Region,
  pieces: readonly Piece[],
  side: number,
): void {
  if (pieces.length === 0) return;
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  ctx.strokeStyle = css(
    colour.c < 0.03 ? { ...EDGE.tone, ...EDGE.grey } : { ...EDGE.tone, h: colour.h },
    colour.l > OPAL ? EDGE.opal : EDGE.opacity,
  );
  ctx.lineJoin = "round";
  const along = (lines: readonly (readonly Point[])[], closed: boolean, narrow: number) => {
    ctx.beginPath();
    for (const points of lines) {
      points.forEach(([x, y], i) => i ? ctx.lineTo(x, y) : ctx.moveTo(x, y));
      if (closed) ctx.closePath();
    }
    for (const { share, most } of EDGE.widths) {
      ctx.lineWidth = Math.min(most, side * share) * narrow;
      ctx.stroke();
    }
  };
  along([outline], true, 1);
  along(pieces.flatMap(({ cuts }) => cuts), false, EDGE.within);
  ctx.restore();
}
