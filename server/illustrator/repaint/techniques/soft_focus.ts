/** @module A picture through a soft lens: what is light glows over what lies around it. */
import type { Canvas } from "../../painters/canvas.ts";
import {
  boxBlurredPlane,
  layerOfPlanes,
  type Planes,
  upsampled,
  upsampledPlanes,
} from "../../painters/planes.ts";

/** Width of the glow in pixels of a study, and how strong it is. */
const GLOW = { wide: 9, strong: 0.55 };

export function soften(study: Planes): Canvas {
  const picture = upsampledPlanes(study);
  const glow = upsampled(boxBlurredPlane(study.l, GLOW.wide));
  const a = upsampled(boxBlurredPlane(study.a, GLOW.wide / 2 | 0)),
    b = upsampled(boxBlurredPlane(study.b, GLOW.wide / 2 | 0));
  for (let at = 0; at < glow.length; at++) {
    const own = picture.l[at]!;
    // Both lights together, as two slides on one screen.
    const screened = 1 - (1 - own) * (1 - glow[at]!);
    picture.l[at] = own + (0.92 * screened + 0.04 - own) * GLOW.strong;
    picture.a[at] = (picture.a[at]! + a[at]!) / 2;
    picture.b[at] = (picture.b[at]! + b[at]!) / 2 + 0.006;
  }
  return layerOfPlanes(picture).canvas;
}
