/**
 * @module A cat on the stage drawn as its part has it: where its paws reach, its tail goes and its face
 * turns.
 */
import { type Cat, drawCat } from "../cat/cat.ts";
import type { GazeDirection } from "../cat/head/gaze.ts";
import { isHolding } from "../wardrobe/holding.ts";
import type { CatOnStage } from "./actors.ts";
import { towards } from "./sideways.ts";

/** The cat of an actor, as it is now. */
export function drawnCat(actor: CatOnStage): Cat {
  const { spec, reach, tail, target, reads, works, faceShown, toViewer, bow, mouth } = actor;
  return drawCat(spec, {
    mirrored: actor.placing.mirror,
    holding: isHolding(spec) && !isBusyWithPaws(actor),
    bow,
    mouth,
    ...(reach && { reach }),
    ...(tail && { tail }),
    ...(faceShown && { faceShown }),
    ...(toViewer && { toViewer }),
    ...(target && { regard: { ...towards(actor, target), ...pitchOf({ reads, works }) } }),
  });
}

/** Whether its paws are at something. */
export function isBusyWithPaws(
  { reach, held }: Pick<CatOnStage, "reach" | "held">,
): boolean {
  return reach !== undefined || held.length > 0;
}

/** How far a reader's head and that of a cat at work are lowered. */
const READING = -1.3, WORKING = -1.1;

function pitchOf(
  { reads, works }: { reads: CatOnStage["reads"]; works: CatOnStage["works"] },
): Partial<GazeDirection> {
  return reads ? { pitch: READING } : works ? { pitch: WORKING } : {};
}
