/**
 * The edge of a coat: smooth, tufted or wavy.
 *
 * @module
 */
import { lengthsAlong, signedArea } from "../geometry/shapes.ts";
import type { Random } from "../random.ts";
import type { Point } from "../scene.ts";
import type { CoatLength } from "../spec.ts";
import type { Part } from "./figure.ts";

/** A part's outline and contour with the edge of its coat. */
export function furry(
  part: Part,
  length: CoatLength,
  random: Random,
): { outline: Point[]; contour?: Point[] } {
  const plain = { outline: part.outline, ...(part.contour ? { contour: part.contour } : {}) };
  if (part.kind === "paw") return plain;
  if (length === "curly") return edged(part, (outline) => wavy(outline));
  if (length !== "fluffy") return plain;
  const size = part.kind === "tail" ? 17 : part.kind === "torso" || part.kind === "chest" ? 13 : 9;
  return edged(part, (outline) => tufted(outline, size, random));
}

/** The contour of a leg is a stretch of its outline; it must follow the new edge point by point. */
function edged(part: Part, edge: (outline: Point[]) => Point[]): { outline: Point[]; contour?: Point[] } {
  const outline = edge(part.outline);
  if (!part.contour) return { outline };
  const start = part.outline.findIndex((point) => point === part.contour![0]);
  return { outline, contour: outline.slice(start, start + part.contour.length) };
}

/** Pushes stretches of the outline out into pointed locks that hang down and outwards. */
function tufted(outline: Point[], size: number, random: Random): Point[] {
  const lengths = lengthsAlong(outline);
  const sign = signedArea(outline) > 0 ? 1 : -1;
  const every = size * 2.3;
  const shift = random.between(0, every);
  return outline.map((point, i) => {
    const before = outline[(i + outline.length - 1) % outline.length]!;
    const after = outline[(i + 1) % outline.length]!;
    const step = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const nx = ((after[1] - before[1]) / step) * sign, ny = (-(after[0] - before[0]) / step) * sign;
    const phase = ((lengths[i]! + shift) % every) / every;
    const downwards = ((after[1] - before[1]) * sign >= 0) === (sign > 0);
    const lock = (downwards ? phase : 1 - phase) ** 2.2;
    const reach = size * lock * (0.75 + 0.25 * Math.sin(i * 1.7)) * (ny < -0.7 ? 0.45 : 1);
    return [point[0] + nx * reach, point[1] + ny * reach + reach * 0.45];
  });
}

function wavy(outline: Point[]): Point[] {
  const lengths = lengthsAlong(outline);
  const sign = signedArea(outline) > 0 ? 1 : -1;
  return outline.map((point, i) => {
    const before = outline[(i + outline.length - 1) % outline.length]!;
    const after = outline[(i + 1) % outline.length]!;
    const step = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const reach = 3.4 * Math.sin((lengths[i]! / 26) * 2 * Math.PI) * sign;
    return [
      point[0] + ((after[1] - before[1]) / step) * reach,
      point[1] - ((after[0] - before[0]) / step) * reach,
    ];
  });
}
