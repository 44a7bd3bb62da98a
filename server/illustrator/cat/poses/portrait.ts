/**
 * Head and shoulders, close.
 *
 * @module
 */
import { mirrored } from "../../geometry/shapes.ts";
import type { Body, Figure, Part } from "../figure.ts";
import { tilted } from "./sitting.ts";

export function portrait(body: Body): Figure {
  const { girth, random } = body;
  const torso: Part = {
    name: "torso",
    kind: "torso",
    outline: mirrored([
      [0, -250],
      [60, -238],
      [100 * girth, -196],
      [132 * girth, -130],
      [150 * girth, -40],
      [156 * girth, 60],
      [0, 64],
    ]),
    axis: [[0, -240], [0, -100], [0, 60]],
    widths: [66, 128 * girth, 150 * girth],
    stripes: "both",
    volume: 0.6,
  };
  return {
    back: [],
    torso: [torso],
    limbs: [],
    front: [],
    head: { at: [0, -290], ...tilted(body), yaw: random.between(-0.5, 0.5) },
    chest: { at: [0, -220], turn: 0, scale: 1.25 },
    neck: { at: [0, -206], turn: 0, scale: 1.16 },
    shoulders: { at: [0, -170], turn: 0, scale: 1.15 },
    cloak: {
      behind: mirrored([[0, -250], [62, -246], [128 * girth, -190], [176 * girth, -90], [200 * girth, 64, "corner"], [0, 64]]),
    },
    hand: { at: [150 * girth, -60], turn: 0.2, scale: 1.1, raised: true },
    rest: { left: -150, right: 150, lift: 0 },
    dressed: { torso: "torso", sleeves: [] },
    bust: true,
  };
}
