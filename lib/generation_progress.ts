/**
 * @module The stages a picture goes through, as the server reports them and the preview shows them.
 */

/** Every stage, in order. */
export const STAGES = ["waiting", "reading", "sketching", "painting", "finishing"] as const;
/** One stage of a picture. */
export type Stage = (typeof STAGES)[number];

/** How far a generation is. */
export interface GenerationProgress {
  /** What is being done. */
  stage: Stage;
  /** How much is done, 0 to 100. */
  percent: number;
  /** While it waits in line: how many pictures come first. */
  ahead?: number;
  /** While it waits in line: the expected wait from now on. */
  seconds?: number;
}
