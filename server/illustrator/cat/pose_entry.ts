/**
 * @module All that is known of a pose, in one entry: its words, what goes with it, and its figure. `poses/`
 * holds one file for each; `deno task entries` collects them in `poses.ts`.
 */
import type { View } from "../spec.ts";
import type { EntryWords } from "../vocabulary/entry_words.ts";
import type { Expression } from "./head/expression.ts";
import type { Mood } from "./moods.ts";
import type { PoseOf } from "./body/figure.ts";

/** All that is known of a pose. */
export interface PoseEntry extends EntryWords {
  /** What the cat does, in sentences; absent: the picture is a portrait. */
  verb?: string;
  /** What a receipt calls it after "drawn"; absent: its key. */
  drawnAs?: string;
  /** How likely the seed chooses it; absent: only words bring it. */
  weight?: number;
  /** Whether it leaves no way to show clothes or to hold things. */
  hidesClothes?: true;
  /** Whether it is too lively for things to stand around, and for a costume to be seen. */
  isLively?: true;
  /** Whether the cat rests, where the place allows it. */
  isRest?: true;
  /** Whether its eyes are shut in sleep. */
  isSleep?: true;
  /** Moods that suit it, where words name none; absent: all that agree with it. */
  moods?: readonly Mood[];
  /** What it makes of the face, whatever the mood: a yawn, a hiss. */
  face?: Partial<Expression>;
  /** Whether the seed turns it towards the viewer now and then. */
  turns?: true;
  /** Whether the cat came on foot, so that paw prints lead to it. */
  onFoot?: true;
  /** Views that it draws itself; others turn its usual figure. */
  ownViews?: readonly View[];
  /** Whether its head is below its body: it balances nothing, and carries nothing in its mouth. */
  isInverted?: true;
  /** Builds the body. */
  figure: PoseOf;
}
