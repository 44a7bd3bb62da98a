/**
 * @module The body of a cat in its pose: built by the style, turned, bent and reaching as the scene asks.
 */
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { bodyFormOf } from "./body/body_form.ts";
import { bowed } from "./body/bowed.ts";
import type { Figure } from "./body/figure.ts";
import { withArmsBehind } from "./body/from_behind.ts";
import { headOnPaws, raisedPaw } from "./body/gestures.ts";
import { withJoinedPaws } from "./body/joined_paws.ts";
import { withTrunkOfItsOwn } from "./body/carriage_of_trunk.ts";
import { onThickLegs } from "./body/leg_thickness.ts";
import { withOwnBody } from "./body/own_body.ts";
import { withSeenEdges } from "./body/seen_edges.ts";
import { withPosture } from "./body/posture.ts";
import { bodyOf } from "./body/proportions.ts";
import { reaching } from "./body/reaching.ts";
import { withBelly } from "./body/stout_body.ts";
import { inStyle } from "./body/style_body.ts";
import type { CatOptions } from "./cat_options.ts";
import { gazing } from "./head/gaze.ts";
import { showsProfile } from "./head/profile/in_profile.ts";
import { figureOf } from "./pose_figure.ts";

/** The figure that a recipe and the scene give a cat; its coordinates are the cat's own. */
export function posedFigure(
  spec: CatSpec,
  {
    mirrored = false,
    holding = false,
    reach,
    toViewer = reach?.around,
    regard,
    faceShown,
    tail,
    bow,
  }: CatOptions,
): Figure {
  const body = bodyOf(spec, { holding, toViewer, tail });
  const built = withTrunkOfItsOwn(withBelly(figureOf(body), spec), spec);
  const posed = gazing(
    withPosture(inStyle(built, STYLE_ENTRIES[spec.style].figure, bodyFormOf(spec)), spec),
    spec,
  );
  const turned = regard === undefined || posed.head.away
    ? posed
    : { ...posed, head: { ...posed.head, yaw: regard.yaw, pitch: regard.pitch } };
  const down = bow ?? headOnPaws(turned, spec);
  const bent = down ? bowed(turned, down) : turned;
  const to = reach ?? raisedPaw(bent, spec);
  const reached = to ? reaching(bent, to, body.girth) : bent;
  const whole = withSeenEdges(
    withJoinedPaws(withOwnBody(onThickLegs(reached, spec), spec, mirrored)),
  );
  const joined = withArmsBehind(whole);
  return showsProfile(joined, spec, { regard, faceShown })
    ? { ...joined, head: { ...joined.head, ...(faceShown && { yaw: 1 }), profile: true as const } }
    : joined;
}
