/**
 * @module A photo as anime: few flat colours in two tones each, the shadow cooler than the light, fine
 * coloured lines, and bright places that bloom.
 */
import { smoothstep } from "../geometry/smoothstep.ts";
import type { Canvas } from "../painters/canvas.ts";
import { addBloom } from "../painters/bloom.ts";
import { kMeans, type Lab } from "../painters/pixel/palette.ts";
import type { Context } from "../painters/canvas.ts";
import { PICTURE_SIZE } from "../scene.ts";
import { alongFlow, flowOf, linesOf } from "./flow.ts";
import { kuwaharaFilter } from "../painters/kuwahara.ts";
import { eyeMask } from "./eyes.ts";
import type { Study } from "./study.ts";
import {
  layerOfPlanes,
  type Planes,
  sampleBilinear,
  STUDY_SIDE,
  upsampled,
  upsampledPlanes,
} from "../painters/planes.ts";
import { posterize } from "../painters/tones.ts";

/** Radius of the brush that evens out fur, in pixels of the study. */
const BRUSH = 5;
/**
 * Flat colours at most, before each is parted into light and shadow, and how far they lie apart: paints that are nearly
 * alike make veins.
 */
const PAINTS = 13, APART = 0.06;
/** Pixels that are looked at to choose the paints. */
const EVERY = 37;
/** How much more a difference in hue counts than one in lightness. */
const HUE = 2.6;
/** Width of a line in pixels of the study. */
const LINE = 1.2;
/** From light to shadow: darker, and towards violet. */
const SHADOW = { l: -0.13, a: 0.012, b: -0.035 };
/**
 * How soon a shadow is at its deepest. Where it is as dark as the next paint, that one begins: deeper shadows would
 * lie around it as rings, as in marble.
 */
const DEEPENING = 2;

export function repaintAnime(study: Study): Canvas {
  const flow = flowOf(study.l);
  // Twice: islands of light in fur would become veins of paint, as in marble.
  const flat = alongFlow(kuwaharaFilter(kuwaharaFilter(study, BRUSH), BRUSH), flow, 7);
  const paints = paintsOf(flat);
  const fine = kuwaharaFilter(study, 2), lines = upsampled(linesOf(fine.l, flow, LINE));
  const { l, a, b } = upsampledPlanes(flat), eyes = upsampled(eyeMask(study));
  for (let at = 0; at < l.length; at++) {
    const own = l[at]!;
    const [pl, pa, pb] = paints[nearest(paints, own, a[at]!, b[at]!)]!;
    const deep = Math.min(1, DEEPENING * Math.max(0, pl - own) / -SHADOW.l);
    const shade = deep * (1 - smoothstep(-0.012, 0.006, own - pl + 0.012));
    const ink = 0.9 * smoothstep(0.006, 0.015, lines[at]!);
    const tone = 0.08 + 0.92 * pl + 0.03 + shade * SHADOW.l;
    const first = pa * 1.55 + shade * SHADOW.a, second = pb * 1.55 + shade * SHADOW.b;
    l[at] = tone + (0.3 + 0.1 * pl - tone) * ink;
    a[at] = first + (0.03 + first * 0.4 - first) * ink;
    b[at] = second + (-0.02 + second * 0.4 - second) * ink;
  }
  layEyes({ l, a, b }, fine, eyes);
  const { canvas, ctx } = layerOfPlanes({ l, a, b });
  addBloom(ctx, canvas, { blur: 6, strength: 0.3 });
  addSky(ctx);
  return canvas;
}

/** Eyes keep their own colours, clearer: they are what people look at. */
function layEyes({ l, a, b }: Planes, fine: Planes, eyes: Float32Array): void {
  const scale = STUDY_SIDE / PICTURE_SIZE;
  for (let at = 0; at < l.length; at++) {
    if (eyes[at]! < 0.2) continue;
    const own = smoothstep(0.2, 0.6, eyes[at]!);
    const x = (at % PICTURE_SIZE + 0.5) * scale - 0.5;
    const y = (Math.floor(at / PICTURE_SIZE) + 0.5) * scale - 0.5;
    const lightness = sampleBilinear(fine.l, STUDY_SIDE, x, y);
    const tone = 0.1 + 0.95 * (0.4 * lightness + 0.6 * posterize(lightness, 6, 0.4));
    l[at] = l[at]! + (tone - l[at]!) * own;
    a[at] = a[at]! + (1.7 * sampleBilinear(fine.a, STUDY_SIDE, x, y) - a[at]!) * own;
    b[at] = b[at]! + (1.7 * sampleBilinear(fine.b, STUDY_SIDE, x, y) - b[at]!) * own;
  }
}

function paintsOf({ l, a, b }: Planes): Lab[] {
  const samples: Lab[] = [];
  for (let at = 0; at < l.length; at += EVERY) samples.push([l[at]!, a[at]!, b[at]!]);
  const groups: Lab[][] = [];
  for (const paint of kMeans(samples, PAINTS)) {
    const alike = groups.find(([first]) => gap(paint, first!) < APART * APART);
    if (alike) alike.push(paint);
    else groups.push([paint]);
  }
  return groups.map((paints) => {
    const [l, a, b] = paints.reduce((
      [l, a, b],
      paint,
    ) => [l + paint[0], a + paint[1], b + paint[2]]);
    return [l / paints.length, a / paints.length, b / paints.length];
  });
}

function gap([l, a, b]: Lab, [ol, oa, ob]: Lab): number {
  return (l - ol) ** 2 + HUE * ((a - oa) ** 2 + (b - ob) ** 2);
}

/** Which paint is nearest, without making a colour for each of a million pixels. */
function nearest(paints: readonly Lab[], l: number, a: number, b: number): number {
  let best = 0, least = Infinity;
  for (let i = 0; i < paints.length; i++) {
    const paint = paints[i]!;
    const dl = paint[0] - l, da = paint[1] - a, db = paint[2] - b;
    const far = dl * dl + HUE * (da * da + db * db);
    if (far < least) [best, least] = [i, far];
  }
  return best;
}

/** More light comes from above. */
function addSky(ctx: Context): void {
  ctx.save();
  ctx.globalCompositeOperation = "soft-light";
  ctx.globalAlpha = 0.3;
  const sky = ctx.createLinearGradient(0, 0, 0, PICTURE_SIZE);
  sky.addColorStop(0, "#fff6ff");
  sky.addColorStop(0.5, "#c8c0c8");
  sky.addColorStop(1, "#6a5a88");
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
}
