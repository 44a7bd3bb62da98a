/**
 * @module What no coat of one colour is: paler below than above, pale around eyes and mouth, with the ghost of
 * stripes where it is red.
 */
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point, Region, Scene } from "../../scene.ts";
import type { Face } from "./face.ts";

/** How a place of a coat differs from its colour. */
export interface Shade {
  /** Share of cream in it, 0..1. */
  pale: number;
  /** Share of its light that is left. */
  deep: number;
}

/** Tells the shade at a place of a form; `down` is how much that looks to the ground, -1..1. */
export type Shading = (x: number, y: number, down: number) => Shade;

/** Bellies are paler, backs deeper, by up to so much. */
const BELOW = 0.34, ABOVE = 0.16;
/** How much paler fur is beside the nose and around the eyes. */
const MUZZLE = 0.5, SPECTACLES = 0.42;
/** How much deeper a ghost of a stripe is, and how far two lie apart, in units. */
const GHOST = 0.2, APART = 44;
/** Coats up to this lightness are black, from that on white: both are of one colour. */
const BLACK = 0.34, WHITE = 0.86;
/** Red coats have hues and purities of these. */
const RED = { from: 40, to: 80, pure: 0.09 };

/** The shading of a form of the coat; absent where it has none. */
export function shadingOf(
  region: Region,
  faces: readonly Face[],
  { spec }: Scene,
): Shading | undefined {
  const { colour, role } = region;
  if (role !== "coat" || region.texture !== "fur") return undefined;
  const share = smoothstep(BLACK, BLACK + 0.16, colour.l) *
    (1 - smoothstep(WHITE - 0.12, WHITE, colour.l));
  if (share === 0) return undefined;
  const isRed = colour.h > RED.from && colour.h < RED.to && colour.c > RED.pure;
  const ghost = isRed && spec.coat.pattern === "solid" ? GHOST * share : 0;
  const face = faces.find(({ head }) => head === region);
  if (face) return ofFace(face, share, ghost);
  const box = bounds(region.outline), high = heightOf(box), wide = widthOf(box);
  const turned = high > wide * 1.2;
  return (x, y, down) => ({
    pale: share * BELOW * Math.max(0, down),
    deep: (1 - share * ABOVE * Math.max(0, -down)) *
      (1 - ghost * band(turned ? y + (x - box.left) * 0.2 : x + (y - box.top) * 0.35)),
  });
}

function ofFace({ eyes, nose }: Face, share: number, ghost: number): Shading {
  const { left, right, top, bottom } = bounds(nose.outline);
  const tip: Point = [(left + right) / 2, (top + bottom) / 2];
  const w = Math.max(...eyes.map(({ size }) => size[0]));
  const brow: Point = [
    eyes.reduce((sum, { centre }) => sum + centre[0], 0) / eyes.length,
    eyes.reduce((sum, { centre }) => sum + centre[1], 0) / eyes.length,
  ];
  const lean = (tip[0] - brow[0]) / Math.max(1, tip[1] - brow[1]);
  return (x, y) => {
    const muzzle = 1 -
      smoothstep(0.5, 1, Math.hypot((x - tip[0]) / (w * 2.6), (y - tip[1] - w * 0.9) / (w * 1.9)));
    let rims = 0;
    for (const { centre, size } of eyes) {
      const far = Math.hypot((x - centre[0]) / size[0], (y - centre[1]) / size[1]);
      rims = Math.max(rims, 1 - smoothstep(1.15, 1.75, far));
    }
    const above = brow[1] - w * 0.9 - y, across = x - brow[0] - lean * (y - brow[1]);
    // The M of a forehead: lines that part upwards.
    const forehead = smoothstep(0, w, above);
    const line = Math.max(
      0,
      Math.cos(across / (w * 0.62) / (1 + Math.max(0, above) / (w * 7)) * Math.PI),
    );
    const cheek = smoothstep(2.2 * w, 3 * w, Math.abs(across)) *
      Math.max(0, Math.cos((y - brow[1] - Math.abs(across) * 0.25) / (w * 0.62) * Math.PI));
    return {
      pale: share * Math.max(MUZZLE * muzzle, SPECTACLES * rims),
      deep: 1 - Math.max(ghost * Math.max(forehead * line, cheek), share * 0.1 * forehead),
    };
  };
}

/** 0 between two stripes, 1 in the middle of one. */
function band(along: number): number {
  return smoothstep(0.1, 0.9, Math.cos(along / APART * 2 * Math.PI));
}
