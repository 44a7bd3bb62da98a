/**
 * @module A figure whose fore part follows its head to where an act takes it: down to a bowl, forward to
 * candles.
 */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Point } from "../../scene.ts";
import type { Figure } from "./figure.ts";
import { isLevel } from "./level_trunk.ts";
import { mapped } from "./mapped_figure.ts";

/** How a head goes to what its act is done with. */
export interface Bow {
  /** From its own place, in units. */
  by: Point;
  /** Its turn there, clockwise in radians; absent: none. */
  turn?: number;
}

/** From these shares of the way up to the head, and of a level trunk forward to it, a body follows its head. */
const FOLLOWS = { up: 0.25, along: 0.1 };

/** The figure with its head there. */
export function bowed(figure: Figure, { by: [dx, dy], turn = 0 }: Bow): Figure {
  const { head: { at: [hx, hy] }, torso, dressed } = figure;
  const trunk = torso.find(({ name }) => name === dressed.torso);
  const isAlong = trunk !== undefined && isLevel(trunk);
  const bent = mapped(figure, ([x, y]) => {
    const up = smoothstep(FOLLOWS.up, 1, y / hy);
    const much = isAlong ? up * smoothstep(FOLLOWS.along, 1, x / hx) : up;
    return [x + dx * much, y + dy * much];
  });
  return { ...bent, head: { ...bent.head, turn: bent.head.turn + turn } };
}
