/** @module What the scene decides about a cat, besides its recipe. */
import type { Knot } from "../geometry/shapes.ts";
import type { Bow } from "./body/bowed.ts";
import type { Reach } from "./body/reaching.ts";
import type { Mouth } from "./head/expression.ts";
import type { GazeDirection } from "./head/gaze.ts";
import type { FaceShown } from "./head/profile/in_profile.ts";

/** What the scene decides about a cat, besides its recipe. */
export interface CatOptions {
  /** Whether it will be mirrored later: then its left eye is on the left. */
  mirrored?: boolean;
  /** Whether it raises a paw to hold something. */
  holding?: boolean;
  /** Where its forepaws reach. */
  reach?: Reach;
  /** Whether it turns to the viewer where no words say otherwise: it holds something in both paws. */
  toViewer?: boolean;
  /** Where its tail goes from its root, where something else than the pose decides. */
  tail?: readonly Knot[] | undefined;
  /** Where its face turns, and its eyes with it, where something else than the pose decides. */
  regard?: GazeDirection;
  /** How much of its face what it does asks for; absent: as pose and seed have it. */
  faceShown?: FaceShown;
  /** Where its head goes for what it does. */
  bow?: Bow | undefined;
  /** The mouth that its act makes, whatever its mood. */
  mouth?: Mouth | undefined;
}
