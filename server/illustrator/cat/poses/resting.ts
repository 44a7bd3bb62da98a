/**
 * Low to the ground: the loaf with its paws tucked in, and the sleeping ball.
 *
 * @module
 */
import { ellipse, type Knot, smooth } from "../../geometry/shapes.ts";
import type { Point } from "../../scene.ts";
import { type Body, type Figure, type Part, throat } from "../figure.ts";
import { paw, tailOf } from "../limbs.ts";
import { tilted } from "./sitting.ts";

/** A loaf: paws tucked in, tail around. */
export function loaf(body: Body): Figure {
  const { girth, random } = body;
  const x = (value: number) => value * (0.45 + 0.55 * girth);
  const torso: Part = {
    name: "torso",
    kind: "torso",
    outline: smooth([
      [96, -150],
      [20, -176],
      [x(-70), -170],
      [x(-136), -126],
      [x(-166), -62],
      [x(-152), -12],
      [-90, 0],
      [60, 0],
      [128, -8],
      [150, -56],
      [140, -112],
    ]),
    axis: [[x(-160), -84], [-60, -88], [40, -88], [140, -80]],
    widths: [70, 86, 88, 70],
    stripes: "left",
    volume: 0.75,
  };
  const hip = ellipse([x(-84), -52], 66, 54, -0.15);
  const thigh: Part = {
    name: "near thigh",
    kind: "thigh",
    outline: hip,
    contour: hip.slice(Math.round(hip.length * 0.72), Math.round(hip.length * 0.98)),
    axis: [[x(-90), -104], [x(-84), 0]],
    widths: [52, 60],
    stripes: "none",
    volume: 0.3,
  };
  const wrapped: Knot[] = [
    [x(-140), -52],
    [x(-172), -34],
    [x(-156), -10],
    [-100, -8],
    [-44, -14],
    [-8, -22],
  ];
  const head = {
    at: [76, -158 - 20 * body.head] as Point,
    ...tilted(body),
    yaw: random.between(-0.1, 0.4),
  };
  return {
    view: "side",
    back: [],
    torso: [torso],
    limbs: [
      thigh,
      tailOf(body, { ways: [wrapped], thickness: 16, swell: 1.25 }),
      paw("left forepaw", [44, -14], 30, { flat: 0.56 }),
      paw("right forepaw", [102, -14], 30, { flat: 0.56 }),
    ],
    front: [],
    head,
    chest: throat(head, { scale: 0.66 }),
    neck: throat(head),
    shoulders: { at: [-66, -158], turn: -1.2, scale: 0.9 },
    cloak: {
      over: smooth([
        [104, -160],
        [20, -188],
        [x(-74), -182],
        [x(-146), -134],
        [x(-182), -60],
        [x(-178), -10, "corner"],
        [-120, -26],
        [-60, -14],
        [-6, -30, "corner"],
        [10, -90],
        [60, -130],
      ]),
    },
    hand: { at: [128, -40], turn: 0.3, scale: 0.9, raised: false },
    rest: { left: x(-165), right: 150, lift: 0 },
    dressed: { torso: "torso", sleeves: [] },
  };
}

/** A sleeping ball, the head on its paws. */
export function sleeping(body: Body): Figure {
  const { girth } = body;
  const x = (value: number) => value * (0.5 + 0.5 * girth);
  const torso: Part = {
    name: "torso",
    kind: "torso",
    outline: smooth([
      [150, -60],
      [118, -126],
      [40, -164],
      [-50, -166],
      [x(-134), -126],
      [x(-172), -64],
      [x(-150), -12],
      [-70, 2],
      [60, 2],
      [136, -10],
    ]),
    axis: [[x(-170), -70], [x(-100), -88], [20, -92], [140, -70]],
    widths: [40, 84, 88, 60],
    stripes: "left",
    volume: 0.85,
  };
  const hip = ellipse([x(-96), -56], 66, 58, -0.3);
  const thigh: Part = {
    name: "near thigh",
    kind: "thigh",
    outline: hip,
    contour: hip.slice(Math.round(hip.length * 0.62), hip.length - 1),
    axis: [[x(-110), -110], [x(-90), 0]],
    widths: [54, 60],
    stripes: "left",
    volume: 0.4,
  };
  return {
    view: "side",
    back: [],
    torso: [torso],
    limbs: [thigh, paw("near hind paw", [-36, -14], 40, { flat: 0.5 })],
    front: [
      tailOf(body, {
        // Ends before nose and mouth, however bushy.
        ways: [[[x(-160), -44], [x(-156), -10], [-112, 4], [-70, 4], [-34, -4]]],
        thickness: 20,
        swell: 1.4,
      }),
      paw("near forepaw", [118, -14], 32, { flat: 0.56 }),
    ],
    head: { at: [70, -92 - 8 * body.head], turn: 0.16, scale: body.head * 0.96, yaw: 0.1 },
    chest: { at: [70, -60], turn: 0, scale: 0.6 },
    neck: { at: [-26, -94], turn: 1.05, scale: 0.95 },
    shoulders: { at: [-84, -146], turn: -1.2, scale: 0.9 },
    cloak: {
      over: smooth([
        [70, -164],
        [-10, -180],
        [-90, -164],
        [x(-160), -116],
        [x(-188), -40],
        [x(-176), -2, "corner"],
        [-110, -20],
        [-50, -8],
        [0, -24, "corner"],
        [10, -100],
      ]),
    },
    hand: { at: [150, -24], turn: 0.6, scale: 0.9, raised: false },
    rest: { left: x(-170), right: 165, lift: 0 },
    dressed: { torso: "torso", sleeves: [] },
  };
}
