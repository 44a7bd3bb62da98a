/** @module The edge of a shadow on fur: it breaks into a few large tufts where the form turns from the light. */
import { signedArea } from "../geometry/outline.ts";
import { smoothstep } from "../geometry/smoothstep.ts";
import type { Point } from "../scene.ts";

/** Width of a tuft in shares of half the thickness of its form, and at least, in units. */
const WIDE = { share: 0.5, least: 26 };
/** How far it reaches into the light, in shares of its width. */
const LONG = 0.55;
/** A tuft rises over this share of its width and falls back over the rest: it lies as hairs do. */
const RISE = 0.72;
/** What looks down more than this has no tufts: beside a mouth they would be teeth. */
const CHIN = { from: 0.35, full: 0.7 };

/**
 * The lit part of a form with tufts of shadow reaching into it along the side away from the light, none longer than
 * `most`. Hairs hang: tufts point down.
 */
export function tufted(
  lit: readonly Point[],
  [lx, ly]: Point,
  { half, most }: { half: number; most: number },
): Point[] {
  const ring = signedArea(lit) > 0 ? lit : lit.toReversed();
  const wide = Math.max(WIDE.least, half * WIDE.share), long = Math.min(most, wide * LONG);
  const fine = subdivided(ring);
  let run = 0;
  return fine.map(([x, y], i) => {
    const [bx, by] = fine[(i + fine.length - 1) % fine.length]!;
    const [ax, ay] = fine[(i + 1) % fine.length]!;
    run += Math.hypot(x - bx, y - by);
    const length = Math.hypot(ax - bx, ay - by) || 1;
    const nx = (ay - by) / length, ny = -(ax - bx) / length;
    const away = Math.max(0, -(nx * lx + ny * ly) - 0.25) / 0.75 *
      (1 - smoothstep(CHIN.from, CHIN.full, ny));
    const along = (run / wide) % 1, share = ay > by ? along : 1 - along;
    const tooth = share < RISE ? share / RISE : (1 - share) / (1 - RISE);
    const deep = long * tooth ** 1.4 * Math.min(1, away * 1.6);
    return [x - nx * deep, y - ny * deep];
  });
}

/** Three points for each. */
function subdivided(ring: readonly Point[]): Point[] {
  return ring.flatMap(([x, y], i): Point[] => {
    const [nx, ny] = ring[(i + 1) % ring.length]!;
    return [0, 1 / 3, 2 / 3].map((t): Point => [x + (nx - x) * t, y + (ny - y) * t]);
  });
}
