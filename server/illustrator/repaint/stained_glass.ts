/**
 * @module A photo as a stained-glass window: panes of one clear colour each between lines of lead, the
 * finest features painted on them, daylight behind, a border.
 */
import { smoothstep } from "../geometry/smoothstep.ts";
import type { Canvas } from "../painters/canvas.ts";
import { paintFrame, tintsOfScheme } from "../painters/stained_glass/frame.ts";
import { lightFromBehind } from "../painters/stained_glass/light.ts";
import type { CatSpec } from "../spec.ts";
import { alongFlow, flowOf, linesOf } from "./flow.ts";
import { kuwaharaFilter } from "../painters/kuwahara.ts";
import { type Panes, panesOf } from "./panes.ts";
import { eyeMask } from "./eyes.ts";
import type { Study } from "./study.ts";
import {
  boxBlurredPlane,
  layerOfPlanes,
  type Planes,
  STUDY_SIDE,
  upsampled,
  upsampledPlanes,
} from "../painters/planes.ts";

/** Radius of the brush before the glass is cut, in pixels of the study. */
const BRUSH = 5;
/** Lead in OKLab, and the thread of light on its back. */
const LEAD = { l: 0.17, a: 0.006, b: -0.014 }, GLINT = 0.24;
/** How much of the photo's own light is left within a pane. */
const PAINTED = 0.3;

export function repaintStainedGlass(study: Study, spec: CatSpec): Canvas {
  const flow = flowOf(study.l);
  const even = alongFlow(kuwaharaFilter(study, BRUSH), flow, 5);
  const panes = panesOf(even);
  const lead = upsampled(boxBlurredPlane(seamsOf(panes), 2));
  const features = upsampled(linesOf(kuwaharaFilter(study, 3).l, flow, 1.8));
  const jewels = eyeMask(study), jewel = upsampled(jewels);
  const { l, a, b } = upsampledPlanes(glassColours(even, panes, jewels));
  for (let at = 0; at < l.length; at++) {
    const stain = 0.8 * smoothstep(0.012, 0.03, features[at]!);
    // A jewel is one pane, whatever the cut was, and has its own lead around it.
    const whole = smoothstep(0.35, 0.5, jewel[at]!);
    const rim = smoothstep(0.22, 0.3, jewel[at]!) * (1 - smoothstep(0.5, 0.58, jewel[at]!));
    const strip = Math.max(rim, smoothstep(0.075, 0.115, lead[at]!) * (1 - whole));
    const dark = Math.max(stain, strip);
    const back = LEAD.l + GLINT * strip * smoothstep(0.17, 0.2, lead[at]!);
    l[at] = l[at]! + (back - l[at]!) * dark;
    a[at] = a[at]! + (LEAD.a - a[at]!) * dark;
    b[at] = b[at]! + (LEAD.b - b[at]!) * dark;
  }
  const { canvas, ctx } = layerOfPlanes({ l, a, b });
  const middle = { left: 256, right: 768, top: 200, bottom: 700 };
  paintFrame(ctx, tintsOfScheme(spec), "beads");
  lightFromBehind(canvas, ctx, { items: [], subject: middle, light: { key: 0.6 } });
  return canvas;
}

/** The colours of glass: each pane its own, clearer than the photo, with a rest of its light. */
function glassColours(
  { l, a, b }: Planes,
  { paneAt, colours }: Panes,
  jewels: Float32Array,
): Planes {
  const out: Planes = {
    l: new Float32Array(l.length),
    a: new Float32Array(l.length),
    b: new Float32Array(l.length),
  };
  for (let at = 0; at < l.length; at++) {
    const glass = colours[paneAt[at]!]!;
    const own = smoothstep(0.3, 0.5, jewels[at]!);
    const light = glass.l + (PAINTED + (1 - PAINTED) * own) * (l[at]! - glass.l);
    const tint = 0.2 + 0.8 * own;
    out.l[at] = 0.12 + 0.86 * light;
    const clear = 1.75;
    out.a[at] = clear * (glass.a * (1 - tint) + a[at]! * tint);
    out.b[at] = clear * (glass.b * (1 - tint) + b[at]! * tint);
  }
  return out;
}

/** 1 where one pane meets another. */
function seamsOf({ paneAt }: Panes): Float32Array {
  return Float32Array.from(
    paneAt,
    (pane, at) =>
      pane !== (paneAt[at + 1] ?? pane) && (at + 1) % STUDY_SIDE !== 0 ||
        pane !== (paneAt[at + STUDY_SIDE] ?? pane)
        ? 1
        : 0,
  );
}
