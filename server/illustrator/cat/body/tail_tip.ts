/** @module The end of a tail, cut off across it. */
import { along, valueAt } from "../../geometry/polyline.ts";
import type { Point } from "../../scene.ts";
import type { Part } from "./figure.ts";

/** Beyond the end of the tail's axis: its round end and its locks, in units. */
const BEYOND = 60;

/** The outline of the tail from this share of its length on; its edge bends around the tail as a ring does. */
export function tailTip({ axis, widths }: Part, from: number): Point[] {
  const { point, normal } = along(axis, from), half = valueAt(widths, from) + 16;
  const end = along(axis, 1), before = along(axis, 0.94).point;
  const length = Math.hypot(end.point[0] - before[0], end.point[1] - before[1]) || 1;
  const ux = (end.point[0] - before[0]) / length, uy = (end.point[1] - before[1]) / length;
  const at = ([x, y]: Point, aside: number, ahead: number): Point => [
    x + normal[0] * aside + ux * ahead,
    y + normal[1] * aside + uy * ahead,
  ];
  const tip = ([x, y]: Point, aside: number, ahead: number): Point => [
    x + end.normal[0] * aside + ux * ahead,
    y + end.normal[1] * aside + uy * ahead,
  ];
  return [
    at(point, -half, 0),
    at(point, -half * 0.5, half * 0.2),
    at(point, 0, half * 0.28),
    at(point, half * 0.5, half * 0.2),
    at(point, half, 0),
    tip(end.point, half, 0),
    tip(end.point, half, BEYOND),
    tip(end.point, -half, BEYOND),
    tip(end.point, -half, 0),
  ];
}
