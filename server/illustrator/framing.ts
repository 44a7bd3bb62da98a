/**
 * Where in the picture the cat stands, and how large.
 *
 * @module
 */
import type { Figure } from "./cat/figure.ts";
import { type Box, widthOf } from "./geometry/measure.ts";
import { placing, type Transform } from "./geometry/transform.ts";
import type { Random } from "./random.ts";
import type { Size } from "./spec.ts";
import { PICTURE_SIZE } from "./scene.ts";

/** What is to be placed, measured in units of the cat. */
export interface Subject {
  /** The cat without clothes and things. */
  bare: Box;
  /** With all of them. */
  dressed: Box;
  figure: Figure;
  /** Where the setting's ground is, in units of the picture. */
  floor: number;
  random: Random;
  mirrored: boolean;
  size?: Size | undefined;
  /** Nothing stands beside it: a portrait may be seen closer. */
  isAlone?: boolean;
}

/** Everything of the cat stays inside this share of the picture. */
const MARGIN = 0.045 * PICTURE_SIZE;

/** Nothing of a cat that sits on the ground reaches lower, in shares of the picture. */
const LOWEST = 0.98 * PICTURE_SIZE;

/** How much of a portrait lies below the picture, in units of the cat; more of one that is seen close. */
const BUST_CUT = 66, CLOSE_CUT = 122;

/** Fur below the chin that is seen of a close portrait, in units. */
const BELOW_CHIN = 46;

/** How many portraits without things are seen close. */
const CLOSE_SHARE = 0.4;

/** Largest scales. */
const MOST = { bust: 2.3, close: 2.75, giant: 2.4, other: 2.15 };

/** Shares of the largest size that fits: a picture needs air around its cat. */
const ZOOMS = { whole: [0.92, 0.96, 1], portrait: [0.85, 0.9, 0.95] } as const;

/** A portrait with wings or a wide hat leaves a little of its setting to be seen. */
const WINGS_ROOM = 0.94;

/** A cat that turns to one side has this much more air before it than behind it, in units. */
const LEAD_ROOM = 52;

/** A tiny cat has much air around it, a giant one none to spare. */
const ZOOM_OF_SIZE: Record<Size, number> = { tiny: 0.64, giant: 1 };

/** Air kept above the head for any everyday hat, in units of the head. */
const HAT_ROOM = 80;

/**
 * Where the cat goes: between ground and upper margin, a little off the middle. The bare cat decides,
 * so that a hat or a toy changes nothing but its own place; only what would leave the picture moves
 * or shrinks everything.
 */
export function frame(
  { bare, dressed, figure, floor, random, mirrored, size, isAlone = false }: Subject,
): Transform {
  const { bust } = figure;
  const room = (bust ? PICTURE_SIZE : floor - 8) - MARGIN;
  const isClose = bust === true && isAlone && random.chance(CLOSE_SHARE);
  const below = isClose ? closeCut(figure) : bust ? BUST_CUT : 0;
  const widest = PICTURE_SIZE - 2 * MARGIN;
  const fitting = (box: Box) => Math.min(room / (-box.top - below), widest / widthOf(box));
  const roomy = { ...bare, top: bare.top - HAT_ROOM * figure.head.scale };
  const zoom = random.pick(ZOOMS[bust ? "portrait" : "whole"]);
  const scale = Math.min(
    fitting(size === "giant" && !bust ? bare : roomy) * (size ? ZOOM_OF_SIZE[size] : zoom),
    fitting(dressed) * (bust ? WINGS_ROOM : 1),
    isClose ? MOST.close : bust ? MOST.bust : size === "giant" ? MOST.giant : MOST.other,
  );
  const side = (box: Box) => mirrored ? { left: -box.right, right: -box.left } : box;
  const middle = (side(bare).left + side(bare).right) / 2;
  const aside = (mirrored ? 1 : -1) * LEAD_ROOM + random.between(-90, 90);
  const x = PICTURE_SIZE / 2 - middle * scale + aside;
  const least = MARGIN - side(dressed).left * scale;
  const most = PICTURE_SIZE - MARGIN - side(dressed).right * scale;
  const y = bust
    ? PICTURE_SIZE + below * scale
    : Math.min(floor + random.between(-8, 14), LOWEST - dressed.bottom * scale);
  return placing({ at: [Math.min(most, Math.max(least, x)), y], scale, mirror: mirrored });
}

/** The cut of a close portrait never comes near a chin, however large or low the head is. */
function closeCut({ head: { at, scale, pitch = 0 } }: Figure): number {
  const chin = -at[1] - (100 + 24 * Math.max(0, -pitch)) * scale;
  return Math.min(CLOSE_CUT, Math.max(BUST_CUT, chin - BELOW_CHIN));
}
