/**
 * @module What is placed in a picture: a cat with all that it wears and has, measured in its own units.
 */
import type { Figure } from "../cat/body/figure.ts";
import type { Box } from "../geometry/measure.ts";
import type { Random } from "../random.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { Transform } from "../geometry/transform.ts";
import type { Size } from "../spec.ts";
import type { Grounds } from "../world/shot.ts";

/** What is to be placed, measured in units of the cat. */
export interface Subject {
  /** The cat without clothes and things. */
  bare: Box;
  /** With all of them. */
  dressed: Box;
  figure: Figure;
  /** How high and how low the setting's ground may lie, in units of the picture. */
  grounds: Grounds;
  random: Random;
  mirrored: boolean;
  size?: Size | undefined;
  /** Nothing stands beside it: a portrait is seen closer. */
  isAlone?: boolean;
}

/** Where a subject goes, and the ground below it, in units of the picture. */
export interface Framing {
  framing: Transform;
  ground: number;
}

/** Everything of the cat stays inside this share of the picture. */
export const MARGIN = 0.045 * PICTURE_SIZE;

/** A box as it is seen. */
export function side(box: Box, mirrored: boolean): { left: number; right: number } {
  return mirrored ? { left: -box.right, right: -box.left } : box;
}

/** Where everything in the box stays in the picture. */
export function within(
  x: number,
  box: Box,
  { scale, mirrored }: { scale: number; mirrored: boolean },
): number {
  const { left, right } = side(box, mirrored);
  return Math.min(PICTURE_SIZE - MARGIN - right * scale, Math.max(MARGIN - left * scale, x));
}
