/** @module The edge of a coat: smooth, fuller where hair is long, in soft waves where it curls. */
import { signedArea } from "../../geometry/outline.ts";
import { bounds } from "../../geometry/measure.ts";
import { lengthsAlong } from "../../geometry/polyline.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { hasFullCoat } from "../full_coat.ts";
import type { Part } from "../body/figure.ts";

/** How deep long hair lies on a trunk, and a full coat, in units; a belly has so much more. */
const DEPTH = { usual: 8, full: 13 }, BELLY = 0.7;

/** What of it is seen on a back, where hair lies flat. */
const ON_BACK = 0.4;

/** From this height above the ground on a coat is deep, in units: what rests on it is flat there. */
const OFF_GROUND = [14, 90] as const;

/** A part's outline and contour with the edge of its coat: locks along a whole contour would be torn paper. */
export function withFurEdge(
  part: Part,
  spec: Pick<CatSpec, "coat" | "degrees">,
): { outline: Point[]; contour?: Point[] } {
  const { length } = spec.coat;
  if (length === "curly" && (part.kind === "torso" || part.kind === "tail")) {
    return edged(part, waved(part.outline));
  }
  if (length === "fluffy" && part.kind === "torso") {
    return edged(part, deepened(part.outline, hasFullCoat(spec) ? DEPTH.full : DEPTH.usual));
  }
  return { outline: part.outline, ...(part.contour && { contour: part.contour }) };
}

/** The contour of a leg is a stretch of its outline; it must follow the new edge point by point. */
function edged(part: Part, outline: Point[]): { outline: Point[]; contour?: Point[] } {
  if (!part.contour?.length) return { outline, ...(part.contour && { contour: [] }) };
  const [x, y] = part.contour[0]!;
  const start = part.outline.findIndex((point) => point[0] === x && point[1] === y);
  return { outline, contour: outline.slice(start, start + part.contour.length) };
}

/** The outline so much farther out, its belly a rounded curve; near the ground it stays. */
function deepened(outline: readonly Point[], depth: number): Point[] {
  const normals = normalsOf(outline), { left, right } = bounds(outline);
  return outline.map(([x, y], i) => {
    const [nx, ny] = normals[i]!;
    const off = depth * smoothstep(...OFF_GROUND, -y);
    const out = off * (1 + (ON_BACK - 1) * smoothstep(0.2, 0.9, -ny));
    const hangs = off * BELLY * smoothstep(0, 1, ny) *
      Math.sin(Math.PI * (x - left) / (right - left));
    return [x + nx * out, y + ny * out + hangs];
  });
}

/** A wave of a curly edge: so many units along it, and so far in and out. Thin legs would look knotted. */
const WAVE = { long: 36, deep: 2.8 };

/** The outline in soft waves. */
function waved(outline: readonly Point[]): Point[] {
  const lengths = lengthsAlong(outline), total = lengths.at(-1)!, normals = normalsOf(outline);
  const count = Math.max(3, Math.round(total / WAVE.long));
  return outline.map(([x, y], i) => {
    const out = WAVE.deep * Math.sin((lengths[i]! / total) * count * 2 * Math.PI);
    const [nx, ny] = normals[i]!;
    return [x + nx * out, y + ny * out];
  });
}

/** Away from the part, at each point of its outline. */
function normalsOf(outline: readonly Point[]): Point[] {
  const sign = signedArea(outline) > 0 ? 1 : -1, n = outline.length;
  return outline.map((_, i): Point => {
    const [bx, by] = outline[(i + n - 1) % n]!, [ax, ay] = outline[(i + 1) % n]!;
    const step = Math.hypot(ax - bx, ay - by) || 1;
    return [((ay - by) / step) * sign, (-(ax - bx) / step) * sign];
  });
}
