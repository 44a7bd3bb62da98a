/** @module A block of linoleum, cut and printed in black: solid darks, paper lights, and between them the traces of the gouge. */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Canvas } from "../../painters/canvas.ts";
import { grain } from "../../painters/grain.ts";
import { kuwaharaFilter } from "../../painters/kuwahara.ts";
import { boxBlurredPlane, layerOfPlanes, type Planes, upsampled } from "../../painters/planes.ts";
import { PICTURE_SIZE } from "../../scene.ts";
import { lifted, setOff } from "./lifted.ts";
import { alongFlow, flowOf, linesOf } from "../flow.ts";

const PAPER = { l: 0.95, a: 0.004, b: 0.02 }, INK = 0.17;

/** Lightness up to which the block is left, and from which all is cut away. */
const LEFT = 0.34, CUT = 0.7;

/** How much of their colours things have, for the paper was coloured by hand, how much darker a colour makes it, and a grey. */
const TINT = 0.95, DEEP = 1.5, GREY = 0.6;

/** What is lighter than this stays paper, and no paper is darker than that. */
const BARE = 0.8, DARKEST = 0.6;

/** Distance of two cuts, in pixels. */
const GAP = 11;

export function cutLino(study: Planes): Canvas {
  const block = { ...study, l: lifted(study.l) }, flow = flowOf(block.l);
  const even = alongFlow(kuwaharaFilter(block, 2), flow, 4).l;
  // What is a little lighter than all around it is cut, what is darker stands: no form is lost in the dark.
  const clear = upsampled(setOff(even, 26, 1.9));
  const contours = upsampled(linesOf(even, flow, 1.7));
  const form = upsampled(boxBlurredPlane(even, 8)), hand = grain(5), edge = grain(0.6, 3);
  const hues = {
    l: upsampled(boxBlurredPlane(study.l, 2)),
    a: upsampled(boxBlurredPlane(study.a, 2)),
    b: upsampled(boxBlurredPlane(study.b, 2)),
  };
  const l = new Float32Array(clear.length),
    a = new Float32Array(l.length),
    b = new Float32Array(l.length);
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const share = (clear[at]! + 0.02 * edge(x, y) - LEFT) / (CUT - LEFT);
      const along = (0.5 * x + 0.87 * y + 60 * form[at]! + 9 * hand(x, y)) / GAP;
      const from = Math.abs(along - Math.round(along)) * 2;
      // A gouge sinks in and comes out: cuts begin and end in points.
      const cut = share <= 0 ? 0 : share >= 1 ? 1 : smoothstep(share + 0.08, share - 0.08, from);
      const contour = smoothstep(0.01, 0.018, contours[at]!);
      // A cut line sets off one dark form from another.
      const bright = smoothstep(-0.005, -0.011, contours[at]!) * (share < 0.5 ? 1 : 0);
      const ink = Math.max(0, Math.max(contour, 1 - cut) - bright) * (0.97 + 0.03 * edge(x, y));
      const colour = DEEP * Math.hypot(hues.a[at]!, hues.b[at]!);
      const grey = GREY * Math.max(0, BARE - hues.l[at]!);
      const paper = Math.max(DARKEST, PAPER.l - Math.max(colour, grey));
      l[at] = paper + (INK - paper) * ink;
      a[at] = (PAPER.a + TINT * hues.a[at]!) * (1 - ink);
      b[at] = (PAPER.b + TINT * hues.b[at]!) * (1 - ink);
    }
  }
  return layerOfPlanes({ l, a, b }).canvas;
}
