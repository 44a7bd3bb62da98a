/**
 * What can make a picture from a description: the built-in illustrator, or a foreign service.
 *
 * @module
 */
import type { Style } from "../../lib/choices.ts";
import type { GenerationProgress } from "../../lib/generation_progress.ts";
import type { WordsRead } from "../../lib/understanding.ts";

/** Width and height of every picture, in pixels. */
export const PICTURE_SIZE = 1024;

export interface PictureRequest {
  prompt: string;
  style: Style;
  /** The same request with the same seed gives the same picture, where the generator can. */
  seed: string;
}

export interface Picture {
  /** PNG, {@link PICTURE_SIZE} wide and high. */
  png: Uint8Array<ArrayBuffer>;
  /** A true description of what the picture shows. */
  alt: string;
  understanding: WordsRead;
}

export interface GenerationOptions {
  /** Told about each stage as it starts. */
  onProgress?: (progress: GenerationProgress) => void;
  /** Aborted when nobody waits for the picture any longer. */
  signal?: AbortSignal;
}

export interface ImageGenerator {
  /** What the start-up message calls it. */
  readonly name: string;
  /** What it makes of a description, without drawing. Never throws. */
  understand(request: { prompt: string; style: Style }): WordsRead;
  /** The picture. Throws when there is none; a `Failure` when its message is fit to be shown. */
  generate(request: PictureRequest, options?: GenerationOptions): Promise<Picture>;
  /** Makes the first picture as quick as the next ones; called once the server answers requests. */
  warmUp?(): Promise<void>;
  /** Stops what still runs and frees its threads. */
  close(): void;
}
