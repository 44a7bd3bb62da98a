/**
 * What can make a picture from a description: the built-in illustrator, or a foreign service.
 *
 * @module
 */
import type { Style } from "../../lib/choices.ts";
import type { Stage } from "../../lib/generation_progress.ts";
import type { Understanding } from "../../lib/understanding.ts";

export interface PictureRequest {
  prompt: string;
  style: Style;
  /** The same request with the same seed gives the same picture, where the generator can. */
  seed: string;
}

export interface Picture {
  /** PNG, 1024 × 1024. */
  png: Uint8Array<ArrayBuffer>;
  /** A true description of what the picture shows. */
  alt: string;
  understanding: Understanding;
}

export interface GenerationOptions {
  /** Told about each stage as it starts, with how much is done, 0 to 100. */
  onProgress?: (stage: Stage, percent: number) => void;
  /** Aborted when the server gives the picture up. */
  signal?: AbortSignal;
}

export interface ImageGenerator {
  /** What the start-up message calls it. */
  readonly name: string;
  /** What it makes of a description, without drawing. Never throws. */
  understand(request: { prompt: string; style: Style }): Understanding;
  /** The picture. Throws a `Failure` (`provider` or `busy`) when there is none. */
  generate(request: PictureRequest, options?: GenerationOptions): Promise<Picture>;
  /** Stops what still runs and frees its threads. */
  close(): void;
}
