/**
 * Shapes of flat SVG on a grid of 32, and the drawing that they make.
 *
 * @module
 */
import type { Selected } from "./selection.ts";

/** A thing with its drawing. */
export interface OwnDrawing extends Selected {
  svg: string;
}

/** A path of one colour. */
export const path = (fill: string, d: string) => `<path fill="#${fill}" d="${d}"/>`;
/** An ellipse, or a circle without `ry`. */
export const oval = (fill: string, x: number, y: number, rx: number, ry = rx) =>
  `<ellipse fill="#${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
/** A rectangle with round corners. */
export const box = (fill: string, x: number, y: number, width: number, height: number, rx = 0) =>
  `<rect fill="#${fill}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;

/** The same shape several times, each time moved by a step. */
export const row = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** A thing from its shapes, back to front. */
export function own(
  name: string,
  category: Selected["category"],
  size: Selected["size"],
  shapes: readonly string[],
  plural?: string,
): OwnDrawing {
  return { emoji: "", name, category, size, svg: shapes.join(""), ...(plural && { plural }) };
}
