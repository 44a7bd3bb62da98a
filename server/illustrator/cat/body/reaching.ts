/** @module Forelegs that reach for something: from the shoulder to where a paw is wanted. */
import type { Point } from "../../scene.ts";
import { arm, openTowards } from "./arm.ts";
import type { Figure, Part } from "./figure.ts";
import { holdingArm } from "./holding_arm.ts";
import { isLevel } from "./level_trunk.ts";
import { paw } from "./limbs.ts";
import { onOneForeleg, withFeetForward } from "./seated_weight.ts";

/** Where paws are wanted, in the cat's own units; a paw that is not named stays where its pose has it. */
export interface Reach {
  /** The foreleg nearer to the viewer, or on the right of a cat seen from the front. */
  near?: Point;
  /** The other foreleg. */
  far?: Point;
  /** Which way up the paws are: lying on something, or shown to the viewer. */
  turn?: number;
  /** Both paws close around a thing, from its edges: the elbows stand out beside it. */
  around?: true;
  /** The forearms lie over what both paws are around. */
  embraces?: true;
}

/** How far an elbow is bent away from the straight line, as a share of the leg, and beside a shoulder it is below, in
 * units: elbows of paws before the chest stand out beside the trunk. */
const BEND = 0.2, ELBOW = 30;

const FAR = "left|far", NEAR = "right|near";

/** Whether the forelegs are free to hold something: the cat sits or stands on its hind legs. */
export function isUpright({ torso, bust, dressed }: Figure): boolean {
  const body = torso.find(({ name }) => name === dressed.torso);
  return body !== undefined && !bust && !isLevel(body);
}

/** The figure with its paws there: legs below the head, paws before everything. */
export function reaching(figure: Figure, reach: Reach, girth: number): Figure {
  const { near, far, turn = 0, around, embraces } = reach;
  // Of a chest seen half from the side the near shoulder is on the left.
  const [right, left] = around && figure.view === "side" ? [FAR, NEAR] : [NEAR, FAR];
  const reached = [{ at: far, side: left, out: -1 }, { at: near, side: right, out: 1 }].reduce<
    Figure
  >(
    (reached, { at, side, out }) =>
      at
        ? withPaw(reached, at, {
          side,
          turn,
          girth,
          ...(around && { out }),
          ...(embraces && { embraces }),
        })
        : reached,
    figure,
  );
  return near && far
    ? withFeetForward(reached, girth)
    : near || far
    ? onOneForeleg(reached, near ? "right" : "left")
    : reached;
}

function withPaw(
  figure: Figure,
  at: Point,
  { side, turn, girth, out, embraces }: {
    side: string;
    turn: number;
    girth: number;
    out?: number;
    embraces?: true;
  },
): Figure {
  const isLeg = ({ name }: Part) => new RegExp(`^(?:${side}) foreleg$`).test(name);
  const isPaw = ({ name }: Part) => new RegExp(`^(?:${side}) fore ?paw$`).test(name);
  const parts = [...figure.back, ...figure.limbs, ...figure.front];
  const old = parts.find(isLeg);
  if (!old) return figure;
  const without = (list: readonly Part[]) => list.filter((part) => !isLeg(part) && !isPaw(part));
  const shoulder = old.axis[0]!;
  const [dx, dy] = [at[0] - shoulder[0], at[1] - shoulder[1]];
  const outwards = Math.sign(shoulder[0] - figure.neck.at[0]) || (side === NEAR ? 1 : -1);
  const inwards = dy > ELBOW ? Math.max(0, 1 - Math.abs(dx) / ELBOW) : 0;
  const elbow: Point = [
    shoulder[0] + dx * 0.5 + outwards * (Math.abs(dy) * BEND + ELBOW * girth * inwards),
    shoulder[1] + dy * (0.5 + 0.12 * inwards) + Math.abs(dx) * BEND,
  ];
  const forepaw = old.name.replace("foreleg", "forepaw");
  const reached = out
    ? holdingArm({ foreleg: old.name, forepaw }, shoulder, at, { out, neck: figure.neck.at, girth })
    : {
      foreleg: arm(old.name, { shoulder, elbow, wrist: at }, girth),
      forepaw: openTowards(paw(forepaw, at, 28, { flat: 0.84, turn }), elbow),
    };
  return {
    ...figure,
    back: without(figure.back),
    limbs: [...without(figure.limbs), { ...reached.foreleg, ...(old.far && { far: true }) }],
    front: [
      ...without(figure.front),
      ...("forearm" in reached && embraces ? [reached.forearm] : []),
      reached.forepaw,
    ],
    hand: side === NEAR ? { at, turn, scale: 1, raised: true } : figure.hand,
  };
}
