/**
 * @module How age, build, style and the single cat shape a body, and whether it holds something.
 */
import type { Knot } from "../../geometry/shapes.ts";
import { randomStream } from "../../random.ts";
import type { Build, CatSpec, Feature } from "../../spec.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import { bodyFormOf } from "./body_form.ts";
import { tailCarriage } from "./carried_tail.ts";
import type { Body } from "./figure.ts";
import { expressionOf } from "../head/face_of_mood.ts";

/** What is not the recipe's. */
export interface BodyOptions {
  /** Something is in its paw. */
  holding: boolean;
  /** It turns to the viewer where no words say otherwise. */
  toViewer?: boolean | undefined;
  /** Where its tail goes from its root. */
  tail?: readonly Knot[] | undefined;
}

const AGE_SIZE = {
  kitten: { head: 1.26, leg: 0.62, girth: 0.92 },
  adult: { head: 1, leg: 1, girth: 1 },
  senior: { head: 0.88, leg: 0.95, girth: 0.94 },
};

/** A kitten's head is larger still where the style draws heads smaller than this, by a share of the difference, and so
 * much at most. */
const KITTEN = { below: 1.2, share: 0.55, most: 0.28 };

const BUILD_GIRTH: Record<Build, number> = { slim: 0.72, average: 1, muscular: 1.14, chubby: 1.36 };

/** Under a thick trunk legs are seen less long. */
const BUILD_LEG: Record<Build, number> = { slim: 1.1, average: 1, muscular: 1, chubby: 0.66 };

/** A bony tail, and a thick one. */
const TAIL_WIDTH: Record<Build, number> = { slim: 0.7, average: 1, muscular: 1.05, chubby: 1.15 };

/** Width of a tail whose hair stands on end, against one at rest. */
const PUFFED = 1.5;

/** Limbs and trunk join within these, whatever degree words give a build. */
const LEAST_GIRTH = 0.6, MOST_GIRTH = 1.6;

/** The measures of the recipe's body. */
export function bodyOf(
  spec: CatSpec,
  { holding, toViewer = false, tail: way }: BodyOptions,
): Body {
  const age = AGE_SIZE[spec.age], { tail } = expressionOf(spec);
  const has = (feature: Feature) => spec.features?.includes(feature) ?? false;
  const style = STYLE_ENTRIES[spec.style].figure;
  const ofKitten = spec.age === "kitten"
    ? Math.min(KITTEN.most, KITTEN.share * Math.max(0, KITTEN.below - style.head))
    : 0;
  const ofMood = tail?.carriage;
  const carriage = tailCarriage(spec) ??
    (ofMood === "up" || ofMood === "tucked" ? ofMood : undefined);
  const isPuffed = has("tail puffed up");
  const stout = 1 + (BUILD_GIRTH[spec.build] - 1) * (spec.degrees?.build ?? 1);
  return {
    spec,
    random: randomStream(spec.seed, `pose.${spec.pose}`),
    girth: Math.max(LEAST_GIRTH, Math.min(MOST_GIRTH, age.girth * stout)),
    leg: style.legs * age.leg * BUILD_LEG[spec.build] *
      (has("short legs") ? 0.36 : has("long legs") ? 1.3 : 1),
    head: style.head * (age.head + ofKitten) * bodyFormOf(spec).head,
    tail: {
      width: TAIL_WIDTH[spec.build] * (spec.age === "kitten" ? 0.86 : 1) *
        (isPuffed ? PUFFED : tail?.puff ?? 1) *
        (has("bobtail") ? 1.2 : 1),
      isBob: has("bobtail"),
      isBushy: has("bushy tail") || isPuffed,
      isCut: has("tail tip missing"),
      isKittens: spec.age === "kitten",
      isCrooked: has("crooked tail"),
      isLow: ofMood === "low",
      ...(carriage && { carriage }),
      ...(way && { way }),
    },
    holding,
    toViewer,
  };
}
