/** @module What the stages of drawing are called on screen. */
import type { Stage } from "../../lib/generation_progress.ts";
import { msg } from "../../lib/i18n/translate.ts";

export const STAGE_NAMES: Record<Stage, string> = {
  waiting: msg("Waiting for a free easel"),
  reading: msg("Reading your description"),
  sketching: msg("Sketching the pose"),
  painting: msg("Painting the fur"),
  finishing: msg("Adding the last whiskers"),
};
