/**
 * What the stages of drawing are called on screen.
 *
 * @module
 */
import type { Stage } from "../../lib/generation_progress.ts";

export const STAGE_NAMES: Record<Stage, string> = {
  waiting: "Waiting for a free easel",
  reading: "Reading your description",
  sketching: "Sketching the pose",
  painting: "Painting the fur",
  finishing: "Adding the last whiskers",
};
