/**
 * @module At most forty colours: the least missed are merged into their nearest neighbours until few enough
 * are left. Small precious colours (eyes, nose, clothes) weigh more than their few cells.
 */

/** Lightness and the two opponent axes of OKLab. */
export type Lab = readonly [l: number, a: number, b: number];

/** A colour, and how much it would be missed. */
export interface Swatch {
  lab: Lab;
  weight: number;
}

/** How much more a difference in hue and chroma counts than one in lightness. */
const HUE = 2.6;

/** For each swatch, which swatch stands for it; at most `limit` different ones. */
export function quantize(swatches: readonly Swatch[], limit: number): number[] {
  const mergedInto = swatches.map((_, i) => i);
  const weight = swatches.map((swatch) => swatch.weight);
  const alive = new Set(mergedInto.filter((i) => weight[i]! > 0));
  const cost = (i: number, j: number) =>
    squared(swatches[i]!.lab, swatches[j]!.lab) * weight[i]! * weight[j]! /
    (weight[i]! + weight[j]!);
  const nearest = new Map<number, { to: number; cost: number }>();
  const seek = (i: number) => {
    let best = { to: -1, cost: Infinity };
    for (const j of alive) {
      if (j === i) continue;
      const price = cost(i, j);
      if (price < best.cost) best = { to: j, cost: price };
    }
    nearest.set(i, best);
  };
  alive.forEach(seek);
  while (alive.size > limit) {
    let from = -1, price = Infinity;
    for (const i of alive) {
      const { cost } = nearest.get(i)!;
      if (cost < price) [from, price] = [i, cost];
    }
    const to = nearest.get(from)!.to;
    const [lost, kept] = weight[from]! < weight[to]! ? [from, to] : [to, from];
    mergedInto[lost] = kept;
    weight[kept]! += weight[lost]!;
    alive.delete(lost);
    for (const i of alive) {
      const { to } = nearest.get(i)!;
      if (i === kept || to === lost || to === kept) seek(i);
    }
  }
  return mergedInto.map((_, i) => rootOf(mergedInto, i));
}

/** The few colours that stand best for many (k-means from evenly spread beginnings). */
export function kMeans(labs: readonly Lab[], count: number): Lab[] {
  const sorted = labs.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  let centres = Array.from(
    { length: Math.min(count, sorted.length) },
    (_, i) => sorted[Math.floor(((i + 0.5) / count) * sorted.length)]!,
  );
  for (let round = 0; round < 6; round++) {
    const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (const lab of labs) {
      const sum = sums[nearestOf(centres, lab)]!;
      for (const k of [0, 1, 2] as const) sum[k] += lab[k];
      sum[3]++;
    }
    centres = centres.map((centre, i) => {
      const [l, a, b, n] = sums[i]!;
      return n ? [l / n, a / n, b / n] : centre;
    });
  }
  return centres;
}

export function nearestOf(labs: readonly Lab[], lab: Lab): number {
  let best = 0, least = Infinity;
  for (let i = 0; i < labs.length; i++) {
    const far = squared(labs[i]!, lab);
    if (far >= least) continue;
    best = i;
    least = far;
  }
  return best;
}

/** Distance that holds hues apart: a grey must not take the green of the grass behind it. */
export function squared(p: Lab, q: Lab): number {
  return (p[0] - q[0]) ** 2 + HUE * ((p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2);
}

function rootOf(mergedInto: readonly number[], i: number): number {
  return mergedInto[i] === i ? i : rootOf(mergedInto, mergedInto[i]!);
}
