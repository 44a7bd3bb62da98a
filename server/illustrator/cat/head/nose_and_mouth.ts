/** @module Nose, mouth, and what a mood adds: a tear. */
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { CONTOUR, region } from "../../items.ts";
import type { Item } from "../../scene.ts";
import type { FacePlan } from "./head.ts";
import { mouth } from "./mouth.ts";

/** Nose, mouth, and what a mood adds: a tear. */
export function noseAndMouth(plan: FacePlan): Item[] {
  return [...mouth(plan), nose(plan), ...(plan.expression.tear ? [tear()] : [])];
}

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

/** A tear on the right cheek, or on that side. */
export function tear(side: -1 | 1 = 1): Item {
  return region({
    name: "tear",
    role: "face",
    texture: "water",
    outline: smooth(
      [[side * 56, 42, "corner"], [side * 64, 59], [side * 56, 69], [side * 48, 59]],
      3,
    ),
    colour: { l: 0.86, c: 0.07, h: 225 },
    line: CONTOUR * 0.6,
    volume: 0.8,
    opacity: 0.9,
  });
}
