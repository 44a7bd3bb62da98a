/** @module Nose, mouth, and what a mood adds: a tear. */
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { CONTOUR, region } from "../../items.ts";
import type { Item } from "../../scene.ts";
import type { FacePlan } from "./head.ts";
import { mouth } from "./mouth.ts";

/** Nose, mouth, and what a mood adds: a tear. */
export function noseAndMouth(plan: FacePlan): Item[] {
  return [...mouth(plan), nose(plan), ...tearsOf(plan, [1, -1])];
}

/** Who weeps has a stream on each cheek that is seen, who is sad a tear on the first. */
export function tearsOf(
  { spec, expression }: Pick<FacePlan, "spec" | "expression">,
  sides: readonly (-1 | 1)[],
): Item[] {
  if (spec.features?.includes("tears")) return sides.map(stream);
  return expression.tear ? sides.slice(0, 1).map(tear) : [];
}

/** From below an eye to the jaw, with a drop at its end. */
function stream(side: -1 | 1): Item {
  return region({
    name: side < 0 ? "left stream of tears" : "right stream of tears",
    role: "face",
    texture: "water",
    outline: smooth([
      [side * 50, 34],
      [side * 62, 33],
      [side * 66, 56],
      [side * 72, 80],
      [side * 66, 96],
      [side * 54, 92],
      [side * 52, 62],
    ]),
    colour: TEARS,
    line: CONTOUR * 0.6,
    volume: 0.8,
    opacity: 0.9,
  });
}

const TEARS = { l: 0.86, c: 0.07, h: 225 };

function nose({ tones }: FacePlan): Item {
  return region({
    name: "nose",
    role: "face",
    texture: "skin",
    outline: smooth(
      [[-14, 38], [0, 35], [14, 38], [9, 47], [0, 53], [-9, 47]],
      3,
    ),
    colour: tones.nose,
    line: CONTOUR * 0.75,
    volume: 0.6,
    marks: [{
      kind: "light",
      outline: ellipse([-4, 40], 5, 2),
      colour: { l: 0.98, c: 0.01, h: 20 },
      soft: 1,
      opacity: 0.7,
    }],
  });
}

/** A tear on the cheek of that side. */
function tear(side: -1 | 1): Item {
  return region({
    name: "tear",
    role: "face",
    texture: "water",
    outline: smooth(
      [[side * 56, 42, "corner"], [side * 64, 59], [side * 56, 69], [side * 48, 59]],
      3,
    ),
    colour: TEARS,
    line: CONTOUR * 0.6,
    volume: 0.8,
    opacity: 0.9,
  });
}
