/**
 * Where a wide piece of fur shows a tuft, in the styles that draw no single hairs.
 *
 * @module
 */
import { bounds, contains, heightOf, widthOf } from "../geometry/measure.ts";
import { randomStream } from "../random.ts";
import type { Point, Region, Scene } from "../scene.ts";

/** Narrower pieces, in units, need no tufts. */
const WIDE = 170;
/** Square units to a tuft. */
const AREA = 15_000;
/** The face has enough to show; it is the roundest form of a cat. */
const FACE_VOLUME = 0.75;

/** Middles of the tufts of a region, each at least `clear` units inside its outline. */
export function tuftsOf(region: Region, { spec }: Scene, clear: number): Point[] {
  const { texture, role, volume, outline, name } = region;
  if (texture !== "fur" || role !== "coat" || volume >= FACE_VOLUME) return [];
  const box = bounds(outline);
  if (Math.min(widthOf(box), heightOf(box)) < WIDE) return [];
  const random = randomStream(spec.seed, `tufts.${name}`);
  const count = Math.min(14, Math.round((widthOf(box) * heightOf(box)) / AREA));
  return Array.from(
    { length: count },
    (): Point => [random.between(box.left, box.right), random.between(box.top, box.bottom)],
  ).filter(([x, y]) =>
    [[-clear, 0], [clear, 0], [0, clear], [0, -clear]]
      .every(([dx, dy]) => contains(outline, [x + dx!, y + dy!]))
  );
}
