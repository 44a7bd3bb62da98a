/**
 * Whether a style is recognised at a glance: by a few counted features, each picture lies nearest to the
 * middle of the pictures of its own style.
 *
 * @module
 */
import type { Style } from "../../../lib/choices.ts";

/** Features that tell how a picture is made, not what it shows. */
const FEATURES = [
  "colours",
  "edges",
  "flat",
  "grain",
  "fine",
  "blocks",
  "lines",
  "chroma",
  "outline",
  "paper",
  "depth",
  "glow",
] as const;
type Features = Record<typeof FEATURES[number], number>;

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
          sum + (member.features[name] - middles[index]!.middle[at]!) ** 2, 0), 0) /
        others.length,
    ) || 1
  );
  const distances = middles.map(({ style, middle }) => ({
    style,
    far: Math.hypot(
      ...FEATURES.map((name, at) => (sample.features[name] - middle[at]!) / spreads[at]!),
    ),
  }));
  return distances.reduce((best, each) => each.far < best.far ? each : best).style;
}

function meanOf(samples: readonly Sample[], name: typeof FEATURES[number]): number {
  return samples.reduce((sum, { features }) => sum + features[name], 0) / samples.length;
}
