/**
 * Whether a style is recognised at a glance: by a few counted features, each picture lies nearest to the
 * middle of the pictures of its own style.
 *
 * @module
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

/** The style whose middle is nearest, every feature measured by its spread within the styles. */
export function nearestStyle(sample: Sample, samples: readonly Sample[]): Style {
  const others = samples.filter((other) => other !== sample);
  const byStyle = Map.groupBy(others, ({ style }) => style);
  const middles = [...byStyle].map(([style, members]) => ({
    style,
    middle: FEATURES.map((name) => meanOf(members, name)),
  }));
  const spreads = FEATURES.map((name, at) =>
    Math.sqrt(
      [...byStyle].reduce((sum, [, members], index) =>
        sum + members.reduce((sum, member) =>
          sum + (valueOf(member, name) - middles[index]!.middle[at]!) ** 2, 0), 0) /
        others.length,
    ) || 1
  );
  const distances = middles.map(({ style, middle }) => ({
    style,
    far: Math.hypot(
      ...FEATURES.map((name, at) => (valueOf(sample, name) - middle[at]!) / spreads[at]!),
    ),
  }));
  return distances.reduce((best, each) => each.far < best.far ? each : best).style;
}

function meanOf(samples: readonly Sample[], name: Feature): number {
  return samples.reduce((sum, sample) => sum + valueOf(sample, name), 0) / samples.length;
}

function valueOf({ features }: Sample, name: Feature): number {
  const nothing = BY_POWERS[name];
  return nothing === undefined ? features[name] : Math.log(features[name] + nothing);
}
