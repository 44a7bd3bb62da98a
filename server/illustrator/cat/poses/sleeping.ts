/** @module A cat that sleeps. */
import { knots, points } from "../../geometry/coordinates.ts";
import type { Body, Figure, Part } from "../body/figure.ts";
import { paw } from "../body/limbs.ts";
import { resting } from "../body/low_figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { tailOf } from "../body/tail.ts";
import { smooth } from "../../geometry/shapes.ts";

export const pose: PoseEntry = {
  words:
    "sleeping, sleeps, slept, asleep, sleep, napping, naps, nap, snoozing, snoring, slumbering, dozing, fast asleep, sleeping soundly, taking a nap, having a nap, durmiendo, slept soundly, sound asleep, sleeping peacefully, catnap, catnapping, cat nap, cat napping, power nap, napped, siesta, slumber, slumbers, snooze, snoozes, snores, snore, dozes, dozed, passed out, conked out, out cold, knocked out, sleepyhead asleep, hibernating, dreaming peacefully, sweet dreams, zzz, zzzz, z z z, nodding off, nodded off, drifting off, drifted off, drifting off to sleep, falling asleep, fell asleep, falls asleep, tucked in bed, dead to the world, resting in peace, sleeping beauty, snug asleep",
  verb: "sleeps",
  weight: 3,
  hidesClothes: true,
  isRest: true,
  isSleep: true,
  figure: sleeping,
};

/** A sleeping ball, the head on its paws. */
function sleeping(body: Body): Figure {
  const { girth } = body;
  const x = (value: number) => value * (0.5 + 0.5 * girth);
  const torso: Part = {
    name: "torso",
    kind: "torso",
    outline: smooth([
      ...points("150 -60, 118 -126, 36 -176, -66 -186"),
      [x(-166), -146],
      [x(-210), -72],
      [x(-184), -12],
      ...points("-90 2, 60 2, 136 -10"),
    ]),
    axis: [[x(-206), -76], [x(-116), -96], [20, -92], [140, -70]],
    widths: [40, 84, 88, 60],
    stripes: "left",
    volume: 0.85,
  };
  return {
    view: "side",
    back: [],
    torso: [torso],
    limbs: [resting(x(-122), -64, 78, 62), paw("near hind paw", [-58, -14], 40, { flat: 0.5 })],
    front: [
      tailOf(body, {
        // Ends before nose and mouth, however bushy.
        ways: [[[x(-196), -46], [x(-190), -10], [-136, 4], [-84, 4], [-34, -4]]],
        thickness: 20,
        swell: 1.4,
      }),
      paw("near forepaw", [140, -14], 32, { flat: 0.56 }),
    ],
    head: { at: [92, -92 - 8 * body.head], turn: 0.16, scale: body.head * 0.96, yaw: 0.1 },
    chest: { at: [84, -84], turn: 0, scale: 0.42 },
    neck: { at: [-26, -94], turn: 1.05, scale: 0.95 },
    shoulders: { at: [-84, -146], turn: -1.2, scale: 0.9 },
    cloak: {
      over: smooth([
        ...points("70 -164, -16 -196, -102 -188"),
        [x(-182), -136],
        [x(-224), -48],
        [x(-212), -2, "corner"],
        ...knots("-110 -20, -50 -8, 0 -24!, 10 -100"),
      ]),
    },
    hand: { at: [150, -24], turn: 0.6, scale: 0.9, raised: false },
    rest: { left: x(-206), right: 165, lift: 0 },
    dressed: { torso: "torso", sleeves: [] },
  };
}
