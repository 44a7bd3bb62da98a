/**
 * @module All that is known of a relation, in one entry: its words, how it is laid out, and how a scene
 * proves it. `relations/` holds one file for each; `deno task entries` collects them in `relations.ts`.
 */
import type { Pose } from "../cat/poses.ts";
import type { Prop } from "../wardrobe/prop_kinds.ts";
import type { OnStage } from "./actors.ts";
import type { Stage } from "./stage.ts";
import type { Seen } from "./seen.ts";

/**
 * When a relation is laid out: first who is with whom, then where they sit, what stands around them, what they
 * hold, and last where they look.
 */
export const PHASES = ["company", "seat", "surroundings", "paws", "gaze"] as const;
export type Phase = (typeof PHASES)[number];

export interface RelationEntry {
  /** Words for it by language, comma-separated. */
  words: Readonly<Record<string, string>>;
  /** Words that follow what it is about: "a fish in its mouth". */
  after?: Readonly<Record<string, string>>;
  /** How sentences say it between who and what: "on"; `_` stands for what: "carrying _ in its mouth". */
  phrase: string;
  phase: Phase;
  /** What may take part; absent: anything. An animal is a cat or a thing that lives. */
  who?: "cat" | "thing" | "animal";
  what?: "cat" | "thing";
  /** Poses it suits; where words name none the first is taken. */
  poses?: readonly Pose[];
  /** Those it suits with certain things: another animal, a bowl on the ground; nothing where they are the same. */
  posesWith?(thing: Prop): readonly Pose[] | undefined;
  /** Moves who and what to their places. All that relate alike to the same thing come together. */
  arrange(stage: Stage, who: readonly OnStage[], what: OnStage): void;
  /** Whether a scene shows it. */
  holds(who: Seen, what: Seen): boolean;
  /**
   * Whether a viewer would say so of a scene in which it holds; absent: always. What is laid out as well as it can be
   * and still looks otherwise is listed as left out.
   */
  isClear?(who: Seen, what: Seen): boolean;
}
