/**
 * @module All that is known of a mood, in one entry: its words, what goes with it, and its face. `moods/`
 * holds one file for each; `deno task entries` collects them in `moods.ts`.
 */
import type { EntryWords } from "../vocabulary/entry_words.ts";
import type { Expression } from "./head/expression.ts";
import type { Pose } from "./poses.ts";

/** All that is known of a mood. */
export interface MoodEntry extends EntryWords {
  /** How likely the seed chooses it; absent: only words bring it. */
  weight?: number;
  /** Poses that agree with it; absent: all but those of sleep. */
  poses?: readonly Pose[];
  /** Poses in which its body says it aloud: where words name the mood and no pose, the seed mostly takes one of them. */
  gestures?: readonly Pose[];
  /** Whether it shuts an eye. */
  shutsEyes?: true;
  /** How eyes, brows, mouth, ears and tail show it. */
  face: Expression;
}
