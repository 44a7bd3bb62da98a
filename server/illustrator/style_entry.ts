/**
 * @module All that is known of an art style, in one entry: its words, what it does to a cat, how it paints,
 * and what its pictures must show. `styles/` holds one file for each; `deno task entries` collects them in
 * `styles.ts`. Its name on screen and who may use it stand in the public list, `lib/choices.ts`.
 */
import type { Canvas } from "./painters/canvas.ts";
import type { StyleThresholds } from "./quality/style_thresholds.ts";
import type { Planes } from "./painters/planes.ts";
import type { Scene } from "./scene.ts";
import type { CatSpec } from "./spec.ts";
import type { StyleFigure } from "./style_figure.ts";

/**
 * Paints a scene on a new canvas of `side` × `side` pixels, `PICTURE_SIZE` by default; the same scene and side give
 * the same pixels. Small pictures are painted small, large ones finely: strokes and grain keep their size in units.
 */
export type Painter = (scene: Scene, side?: number) => Canvas;

/** Paints a photo anew on a new canvas; the same photo and seed give the same pixels. */
export type Repainter = (photo: Planes, spec: CatSpec) => Canvas;

/** All that is known of an art style. */
export interface StyleEntry {
  /** English words for it, separated by commas. Descriptions may hold them; the form chooses the style. */
  words: string;
  /** How a model that makes images is asked for it: a noun phrase that ends the sentence "Style: …". */
  prompt: string;
  /** How it builds a cat. */
  figure: StyleFigure;
  /** From where it sees places: so many times nearer, for fewer and larger shapes, and so many units more sky. */
  camera?: { nearer?: number; lower?: number };
  /** Whether evenings and nights darken the corners of a picture. */
  hasVignette: boolean;
  /** Its painter, loaded when it is first needed: reading a description needs no canvas. */
  loadPainter: () => Promise<Painter>;
  /** Paints the subject of a scene alone, on a clear canvas, loaded alike. */
  loadCutter: () => Promise<Painter>;
  /** What paints photos in this style, loaded alike. */
  loadRepainter: () => Promise<Repainter>;
  /** What the gates ask of its pictures where it differs from other styles. */
  quality: StyleThresholds;
}
