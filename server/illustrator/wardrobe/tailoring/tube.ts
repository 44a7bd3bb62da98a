/**
 * @module A length of cloth around a limb, following it through every bend: open at its lower end, round at
 * the shoulder.
 */
import type { Part } from "../../cat/body/figure.ts";
import { withoutLoops } from "../../geometry/outline.ts";
import { distance, lengthsAlong, valueAt } from "../../geometry/polyline.ts";
import type { Point } from "../../scene.ts";
import { times } from "../../times.ts";

/** The outline of a tube, and the part of it that shows a line. */
export interface Tube {
  /** Closed polyline. */
  outline: Point[];
  /** Open polyline: without the shoulder, where cloth goes over into cloth. */
  contour: Point[];
}

/** From where the line of a limb shows, as a share of it. */
const MELTS = 0.36;

/** How round an end looks, as a share of its width. */
const ROUND = 0.16;

/** A tube around a limb between two shares of it; `eases` stand off it at its beginning and at its end. */
export function tubeAround(
  part: Part,
  { from = 0, to, eases }: { from?: number; to: number; eases: readonly [number, number] },
): Tube {
  const spine = spineOf(part.axis, from, to);
  const scale = fitOf(part);
  const left: Point[] = [], right: Point[] = [];
  spine.forEach(({ point: [x, y], share, normal: [nx, ny] }) => {
    const along = (share - from) / (to - from || 1);
    const ease = eases[0] + (eases[1] - eases[0]) * along ** 2;
    const half = valueAt(part.widths, share) * scale + ease;
    left.push([x + nx * half, y + ny * half]);
    right.push([x - nx * half, y - ny * half]);
  });
  const end = arc(left.at(-1)!, right.at(-1)!, ROUND);
  const start = from > 0 ? arc(right[0]!, left[0]!, -ROUND) : arc(right[0]!, left[0]!, 0.5);
  const bare = from > 0
    ? 0
    : spine.findIndex(({ share }) => share >= MELTS * Math.min(1, to * 1.2));
  const skipped = Math.max(0, bare);
  return {
    outline: withoutLoops([...left, ...end, ...right.toReversed(), ...start]),
    contour: [...left.slice(skipped), ...end, ...right.slice(skipped).toReversed()],
  };
}

interface Vertebra {
  point: Point;
  share: number;
  /** Unit normal, to the left. */
  normal: Point;
}

function spineOf(axis: readonly Point[], from: number, to: number): Vertebra[] {
  const lengths = lengthsAlong(axis), total = lengths.at(-1)! || 1;
  const steps = Math.max(4, Math.round(total * (to - from) / 7));
  const at = (share: number): Point => {
    const target = Math.min(1, Math.max(0, share)) * total;
    const i = Math.max(1, lengths.findIndex((length) => length >= target - 1e-9));
    const a = axis[i - 1]!, b = axis[i] ?? a;
    const t = (target - lengths[i - 1]!) / ((lengths[i] ?? 0) - lengths[i - 1]! || 1);
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  // Normals over a stretch as long as a limb is thick keep a bend from folding the cloth over.
  const reach = 16 / total;
  return times(steps + 1, (i) => {
    const share = from + (to - from) * i / steps;
    const [ax, ay] = at(share - reach), [bx, by] = at(share + reach);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return { point: at(share), share, normal: [(by - ay) / length, -(bx - ax) / length] };
  });
}

/** How much wider or narrower than its widths say the style's body has made a limb. */
function fitOf({ outline, axis, widths }: Part): number {
  const lengths = lengthsAlong(axis), total = lengths.at(-1)! || 1;
  const ratios = axis.flatMap((point, i) => {
    const share = lengths[i]! / total;
    if (share < 0.25 || share > 0.65) return [];
    const near = Math.min(...outline.map((other) => distance(point, other)));
    return [near / (valueAt(widths, share) || 1)];
  }).sort((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 1;
  return Math.min(1.5, Math.max(0.7, middle));
}

/** Points of a bow from one end to the other, without the ends; `bow` is its height as a share of its width. */
function arc(from: Point, to: Point, bow: number): Point[] {
  const width = distance(from, to), steps = Math.max(4, Math.round(width / 6));
  const nx = (to[1] - from[1]) / (width || 1), ny = -(to[0] - from[0]) / (width || 1);
  return times(steps - 1, (i) => {
    const t = (i + 1) / steps;
    const out = Math.sqrt(4 * t * (1 - t)) * bow * width;
    return [from[0] + (to[0] - from[0]) * t + nx * out, from[1] + (to[1] - from[1]) * t + ny * out];
  });
}
