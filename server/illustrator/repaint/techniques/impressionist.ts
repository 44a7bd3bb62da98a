/** @module A picture as the Impressionists painted: short, thick dabs of uneven colour that swirl where all is calm. */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Canvas } from "../../painters/canvas.ts";
import { grain } from "../../painters/grain.ts";
import { boxBlurredPlane, type Planes, STUDY_SIDE } from "../../painters/planes.ts";
import type { Scene } from "../../scene.ts";
import { type Flow, flowOf } from "../flow.ts";
import { type Brush, paintInOils } from "../oils.ts";

const BRUSHES: readonly Brush[] = [
  { width: 26, length: 74, gap: 15, detail: 0 },
  { width: 12, length: 40, gap: 11, detail: 0.01 },
  { width: 6, length: 24, gap: 7, detail: 0.03 },
  { width: 3.5, length: 15, gap: 5, detail: 0.055 },
];

/** Colours that one can tell apart side by side. */
const UNEVEN = 0.06, CLEAR = 1.3;

/** How much of what is finer than a dab is laid over them. */
const FINE = 0.5;

/** Width of a whirl, how far it turns a stroke, in radians, and the change of lightness from which none is. */
const WHIRL = { size: 7, turn: 2.6, still: 0.012 };

export function paintImpression(study: Planes, { spec: { seed } }: Scene): Canvas {
  const clear = (plane: Float32Array) => plane.map((value) => value * CLEAR);
  const picture = { l: study.l, a: clear(study.a), b: clear(study.b) };
  return paintInOils(picture, {
    brushes: BRUSHES,
    seed,
    stream: "technique.impression",
    uneven: UNEVEN,
    fine: FINE,
    flow: whirling(study.l),
  });
}

/** Along what is seen; in even places in whirls. */
function whirling(lightness: Float32Array): Flow {
  const flow = flowOf(lightness), soft = boxBlurredPlane(lightness, 6);
  const change = boxBlurredPlane(lightness.map((l, at) => Math.abs(l - soft[at]!)), 10, 1);
  const turn = grain(WHIRL.size);
  for (let y = 0, at = 0; y < STUDY_SIDE; y++) {
    for (let x = 0; x < STUDY_SIDE; x++, at++) {
      const angle = 0.3 + turn(x, y) * WHIRL.turn;
      const own = smoothstep(0, WHIRL.still, change[at]!);
      const dx = flow.x[at]! * own + Math.cos(angle) * (1 - own);
      const dy = flow.y[at]! * own + Math.sin(angle) * (1 - own);
      const length = Math.hypot(dx, dy) || 1;
      flow.x[at] = dx / length;
      flow.y[at] = dy / length;
    }
  }
  return flow;
}
