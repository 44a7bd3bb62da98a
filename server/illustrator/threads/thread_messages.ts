/** @module What a drawing thread is sent, and what it answers. */
import type { CatSeen } from "../../../lib/cat_seen.ts";
import type { Stage } from "../../../lib/generation_progress.ts";
import type { PictureColours } from "../../../lib/picture_colours.ts";
import type { DrawerName } from "../files/options.ts";
import type { CatSpec } from "../spec.ts";

/** A recipe to be drawn. Each `wants…` is one more look at it, as `DrawListener` names them. */
export interface DrawTask {
  spec: CatSpec;
  photo?: Uint8Array;
  wantsSketch: boolean;
  wantsSmallView: boolean;
  wantsView: boolean;
  wantsSeen: boolean;
  wantsColours: boolean;
}

/** What a thread is sent: something to draw or to sketch, a photo to read, or a file to make. */
export type ThreadTask =
  | DrawTask
  | { sketching: CatSpec }
  | { composing: CatSpec }
  | { reading: Uint8Array }
  | { file: DrawerName; spec: CatSpec; options: unknown };

/** What a thread says while it works, and at the end. */
export type ThreadMessage =
  | { stage: Stage }
  | { sketch: Uint8Array }
  | { smallView: Uint8Array<ArrayBuffer> }
  | { view: Uint8Array<ArrayBuffer> }
  | { seen: CatSpec }
  | { colours: PictureColours }
  | ThreadAnswer
  | { error: string };

/** What has come of a task. */
export type ThreadAnswer =
  | { png: Uint8Array<ArrayBuffer> }
  | { webp: Uint8Array<ArrayBuffer> }
  | { shown: CatSpec }
  | { cat: CatSeen | null }
  | { file: Uint8Array<ArrayBuffer> };
