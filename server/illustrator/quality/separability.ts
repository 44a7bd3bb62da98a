/**
 * @module Whether a style is recognised at a glance: by a few counted features, each picture lies nearest
 * to the middle of the pictures of its own style.
 */
import type { Style } from "../../../lib/choices.ts";

/** Features that tell how a picture is made more than what it shows. */
const FEATURES = [
  "fine",
  "blocks",
  "lines",
  "flat",
  "edges",
  "entropy",
  "outline",
  "glow",
  "paper",
] as const;
type Feature = typeof FEATURES[number];
type Features = Record<Feature, number>;

/** Features that range over powers of ten, each with what counts as nothing of it. */
const BY_POWERS: Partial<Record<Feature, number>> = {
  fine: 0.3,
  blocks: 0.001,
  lines: 0.001,
  flat: 0.003,
};

/** A picture of a known style. */
export interface Sample {
  style: Style;
  features: Features;
}

/** The share of samples nearest to the middle of their own style, each left out of that middle. */
export function separability(samples: readonly Sample[]): number {
  return samples.filter((sample) => nearestStyle(sample, samples) === sample.style).length /
    samples.length;
}

/**
 * The style whose middle is nearest. Distances are Mahalanobis's: every feature is measured by its
 * spread within the styles, and features that go together count once.
 */
export function nearestStyle(sample: Sample, samples: readonly Sample[]): Style {
  const others = samples.filter((other) => other !== sample);
  const middles = [...Map.groupBy(others, ({ style }) => style)].map(([style, members]) => ({
    style,
    members,
    middle: FEATURES.map((_, at) => mean(members.map((member) => pointOf(member)[at]!))),
  }));
  const steps = middles.flatMap(({ members, middle }) =>
    members.map((member) => from(middle, pointOf(member)))
  );
  const precision = inverseOf(
    FEATURES.map((_, row) =>
      FEATURES.map((_, column) => mean(steps.map((step) => step[row]! * step[column]!)))
    ),
  );
  const distances = middles.map(({ style, middle }) => {
    const step = from(middle, pointOf(sample));
    const far = precision.reduce(
      (sum, row, at) => sum + step[at]! * row.reduce((sum, each, i) => sum + each * step[i]!, 0),
      0,
    );
    return { style, far };
  });
  return distances.reduce((best, each) => each.far < best.far ? each : best).style;
}

function pointOf({ features }: Sample): number[] {
  return FEATURES.map((name) => {
    const nothing = BY_POWERS[name];
    return nothing === undefined ? features[name] : Math.log(features[name] + nothing);
  });
}

function from(middle: readonly number[], point: readonly number[]): number[] {
  return point.map((value, at) => value - middle[at]!);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A small added spread keeps features apart that are the same in all pictures at hand. */
const LEAST_SPREAD = 1e-6;

/** By Gauss and Jordan, without pivots: covariances are positive. */
function inverseOf(covariance: readonly number[][]): number[][] {
  const rows = covariance.map((row, at) => [
    ...row.map((value, column) => column === at ? value + LEAST_SPREAD : value),
    ...row.map((_, column) => column === at ? 1 : 0),
  ]);
  rows.forEach((_, at) => {
    const pivot = rows[at]![at]!;
    rows[at] = rows[at]!.map((value) => value / pivot);
    rows.forEach((row, other) => {
      if (other === at) return;
      const times = row[at]!;
      rows[other] = row.map((value, column) => value - times * rows[at]![column]!);
    });
  });
  return rows.map((row) => row.slice(covariance.length));
}
