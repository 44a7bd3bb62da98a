/**
 * @module A study cut into panes: pieces of about one size that end where colours do (SLIC, superpixels).
 */
import { neighbours } from "../geometry/grid.ts";
import { type Planes, STUDY_SIDE } from "../painters/planes.ts";

export interface Panes {
  /** For each pixel of the study, the number of its pane. */
  paneAt: Int32Array;
  /** The mean colour of each pane. */
  colours: { l: number; a: number; b: number }[];
}

/** Panes in a row before the colours have their say. */
const ROW = 15;
const ROUNDS = 5;
/** How much being near counts beside being alike: more makes rounder panes. */
const NEARNESS = 0.11;
/** Every second pixel is enough for cutting. */
const STRIDE = 2;
const SIDE = STUDY_SIDE / STRIDE;
/** Smaller pieces are given to a neighbour, in pixels of the cut. */
const LEAST = 60;

interface Centre {
  x: number;
  y: number;
  l: number;
  a: number;
  b: number;
}

/** The panes of a study that has been evened out. */
export function panesOf({ l, a, b }: Planes): Panes {
  const small = { l: halfSize(l), a: halfSize(a), b: halfSize(b) };
  const labels = withoutSplinters(cut(small));
  const paneAt = new Int32Array(STUDY_SIDE * STUDY_SIDE);
  for (let at = 0; at < paneAt.length; at++) {
    const x = at % STUDY_SIDE, y = (at - x) / STUDY_SIDE;
    paneAt[at] = labels[(y >> 1) * SIDE + (x >> 1)]!;
  }
  return { paneAt, colours: meansOf(small, labels) };
}

function halfSize(plane: Float32Array): Float32Array {
  return Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const x = at % SIDE, y = Math.floor(at / SIDE), from = y * STRIDE * STUDY_SIDE + x * STRIDE;
    return (plane[from]! + plane[from + 1]! + plane[from + STUDY_SIDE]! +
      plane[from + STUDY_SIDE + 1]!) / 4;
  });
}

/** Each pixel joins the centre that is near and alike; each centre moves to the middle of its pixels. */
function cut({ l, a, b }: Planes): Int32Array {
  const step = SIDE / ROW;
  let centres = Array.from({ length: ROW * ROW }, (_, i): Centre => {
    // Every second row is shifted, as bricks are.
    const shift = Math.floor(i / ROW) % 2 ? 0.25 : -0.25;
    const x = Math.floor((i % ROW + 0.5 + shift) * step);
    const y = Math.floor((Math.floor(i / ROW) + 0.5) * step), at = y * SIDE + x;
    return { x, y, l: l[at]!, a: a[at]!, b: b[at]! };
  });
  const labels = new Int32Array(SIDE * SIDE), gaps = new Float32Array(SIDE * SIDE);
  const reach = Math.ceil(step * 1.3), near = (NEARNESS / step) ** 2;
  for (let round = 0; round < ROUNDS; round++) {
    gaps.fill(Infinity);
    centres.forEach((centre, label) => {
      const y1 = Math.min(SIDE - 1, Math.round(centre.y) + reach);
      const x1 = Math.min(SIDE - 1, Math.round(centre.x) + reach);
      for (let y = Math.max(0, Math.round(centre.y) - reach); y <= y1; y++) {
        for (let x = Math.max(0, Math.round(centre.x) - reach); x <= x1; x++) {
          const at = y * SIDE + x;
          const dl = l[at]! - centre.l, da = a[at]! - centre.a, db = b[at]! - centre.b;
          const dx = x - centre.x, dy = y - centre.y;
          const gap = dl * dl + 3 * (da * da + db * db) + near * (dx * dx + dy * dy);
          if (gap >= gaps[at]!) continue;
          gaps[at] = gap;
          labels[at] = label;
        }
      }
    });
    centres = middlesOf({ l, a, b }, labels, centres);
  }
  return labels;
}

function middlesOf({ l, a, b }: Planes, labels: Int32Array, before: Centre[]): Centre[] {
  const sums = before.map(() => ({ x: 0, y: 0, l: 0, a: 0, b: 0, count: 0 }));
  labels.forEach((label, at) => {
    const sum = sums[label]!;
    sum.x += at % SIDE;
    sum.y += Math.floor(at / SIDE);
    sum.l += l[at]!;
    sum.a += a[at]!;
    sum.b += b[at]!;
    sum.count++;
  });
  return sums.map(({ count, ...sum }, i) =>
    count === 0 ? before[i]! : {
      x: sum.x / count,
      y: sum.y / count,
      l: sum.l / count,
      a: sum.a / count,
      b: sum.b / count,
    }
  );
}

/** Connected pieces, numbered anew; one too small to be cut from glass joins what it was found beside. */
function withoutSplinters(labels: Int32Array): Int32Array {
  const pieces = new Int32Array(labels.length).fill(-1);
  let count = 0;
  for (let start = 0; start < labels.length; start++) {
    if (pieces[start]! >= 0) continue;
    const members = [start];
    pieces[start] = count;
    let beside = start > 0 ? pieces[start - 1]! : -1;
    for (const at of members) {
      for (const next of neighbours(at, SIDE)) {
        if (pieces[next]! < 0 && labels[next] === labels[at]) {
          pieces[next] = count;
          members.push(next);
        } else if (beside < 0 && pieces[next]! >= 0 && pieces[next] !== count) {
          beside = pieces[next]!;
        }
      }
    }
    if (members.length < LEAST && beside >= 0) { for (const at of members) pieces[at] = beside; }
    else count++;
  }
  return pieces;
}

function meansOf({ l, a, b }: Planes, labels: Int32Array): Panes["colours"] {
  const sums: { l: number; a: number; b: number; count: number }[] = [];
  labels.forEach((label, at) => {
    const sum = sums[label] ??= { l: 0, a: 0, b: 0, count: 0 };
    sum.l += l[at]!;
    sum.a += a[at]!;
    sum.b += b[at]!;
    sum.count++;
  });
  return sums.map((sum) => ({ l: sum.l / sum.count, a: sum.a / sum.count, b: sum.b / sum.count }));
}
