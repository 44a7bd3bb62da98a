/** @module A round sleeper: the back a circle, nose to tail. */
import type { Body, Figure, Part } from "../body/figure.ts";
import { paw } from "../body/limbs.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tailOf } from "../body/tail.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";

export const pose: PoseEntry = {
  words:
    "curled up, curled, curls up, curling up, curled into a ball, curled up in a ball, curled up into a ball, curled in a ball, curled up tight, curled up asleep, sleeping curled up, asleep curled up, curled up sleeping, sleeping in a ball, asleep in a ball, curled round, curled around, curls around, curled up around, curls up around, curled up round, curled around itself, curled round itself, cinnamon roll pose, in a ball, shrimp pose, donut pose, croissant pose, nose to tail, nose tucked under its tail, tail over its nose, tail curled around it, tail wrapped around it, snuggled up asleep, curled up cosy, crescent moon pose",
  verb: "sleeps curled up",
  hidesClothes: true,
  isRest: true,
  isSleep: true,
  figure: curledUp,
};

/** Seen a little from above: the body a ring, the head on its edge. */
function curledUp(body: Body): Figure {
  const { girth } = body;
  const wide = 0.72 + 0.28 * girth;
  const x = (value: number) => value * wide;
  const torso: Part = {
    name: "torso",
    kind: "torso",
    outline: smooth([
      [x(196), -72],
      [x(176), -140],
      [x(104), -192],
      [0, -208],
      [x(-104), -192],
      [x(-180), -136],
      [x(-200), -68],
      [x(-164), -10],
      [x(-60), 6],
      [x(70), 6],
      [x(160), -8],
    ]),
    axis: [[x(-196), -60], [x(-130), -140], [0, -166], [x(130), -136], [x(190), -60]],
    widths: [40, 58, 60, 58, 40],
    stripes: "left",
    volume: 0.9,
  };
  const hip = ellipse([x(-112), -68], 74, 64, -0.5);
  const thigh: Part = {
    name: "near thigh",
    kind: "thigh",
    outline: hip,
    contour: hip.slice(Math.round(hip.length * 0.56), hip.length - 2),
    axis: [[x(-132), -126], [x(-96), -8]],
    widths: [56, 62],
    stripes: "left",
    volume: 0.4,
  };
  const scale = body.head * 0.8;
  return {
    view: "side",
    back: [],
    torso: [torso],
    limbs: [thigh, paw("near hind paw", [x(-40), -16], 36, { flat: 0.54 })],
    front: [
      tailOf(body, {
        // Ends under the chin, however bushy.
        ways: [[[x(-186), -64], [x(-190), -16], [x(-120), 12], [-40, 14], [24, 8]]],
        thickness: 21,
        swell: 1.35,
      }),
      paw("near forepaw", [x(128), -10], 30, { flat: 0.56 }),
    ],
    head: { at: [x(92), -66 - 14 * scale], turn: 0.3, scale, yaw: -0.1 },
    chest: { at: [x(90), -50], turn: 0, scale: 0.4 },
    neck: { at: [x(30), -120], turn: 1.25, scale: 0.8 },
    shoulders: { at: [0, -186], turn: -1.5, scale: 0.9 },
    cloak: {
      over: smooth([
        [x(150), -176],
        [x(60), -214],
        [x(-70), -216],
        [x(-176), -164],
        [x(-214), -70],
        [x(-196), -4, "corner"],
        [x(-120), -30],
        [x(-50), -20],
        [0, -36, "corner"],
        [x(20), -110],
        [x(90), -150],
      ]),
    },
    hand: { at: [x(150), -24], turn: 0.6, scale: 0.9, raised: false },
    rest: { left: x(-190), right: x(186), lift: 0 },
    dressed: { torso: "torso", sleeves: [] },
  };
}
