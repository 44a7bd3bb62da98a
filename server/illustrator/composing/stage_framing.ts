/**
 * @module Where in the picture several actors stand, and how large: the cats are the subject. Where a sofa,
 * a tree or a basket would make them small, the picture comes closer and its edges cut what reaches far
 * beyond the cats.
 */
import { type Box, heightOf, unionBox, widthOf } from "../geometry/measure.ts";
import { placing } from "../geometry/transform.ts";
import type { Random } from "../random.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { Grounds } from "../world/shot.ts";
import { groundUnder } from "./ground_under.ts";
import { type Framing, MARGIN, within } from "./subject.ts";

/** What is to be placed, in units of the stage. */
export interface StageSubject {
  cats: Box;
  /** How many cats there are. */
  count: number;
  /** All that is always seen whole. */
  whole: Box;
  /** What the edges of the picture may cut. */
  cuttable: readonly Box[];
  /** How high and how low the setting's ground may lie, in units of the picture. */
  grounds: Grounds;
  random: Random;
}

/** Where the stage goes, and the part of it that the picture shows in any case, in units of the stage. */
export interface StageFraming extends Framing {
  shown: Box;
}

/** How wide cats are, or how high, that are large enough, in shares of the picture. */
const LARGE = { wide: { one: 0.68, several: 0.84 }, high: 0.6 } as const;

/** How much of what reaches beyond the cats may be cut off at most, and in how many steps. */
const MOST_CUT = 0.5, STEPS = 10;

/** The largest scale. */
const MOST = 2.5;

/** Nothing that is shown in any case reaches lower. */
const LOWEST = 0.968 * PICTURE_SIZE;

/** How far off the middle the cats may be, in units of the picture. */
const ASIDE = 40;

/** What is lower than this share of the cats is seen down to the ground, what flies this high is seen whole. */
const LOW = 0.42, IN_THE_AIR = 100;

/** What is narrower than this share of the cats is seen whole. */
const NARROW = 0.25;

/** From this depth of what is cut on, the ground lies below the picture, in units of the stage. */
const DEEP = 1;

/** As near as the cats need to be large; nothing is cut before that. */
export function frameStage(subject: StageSubject): StageFraming {
  const { cats, count, whole, cuttable, grounds, random } = subject;
  const aside = random.between(-ASIDE, ASIDE), down = random.between(-8, 14);
  for (let step = 0;; step++) {
    const near = step / STEPS;
    const shown = cuttable.map((box) => cut(box, cats, near * MOST_CUT)).reduce(unionBox, whole);
    const isCutBelow = cuttable.some(({ bottom }) => bottom > shown.bottom + DEEP);
    const room = isCutBelow
      ? (LOWEST - MARGIN) / heightOf(shown)
      : Math.min((grounds.to - 8 - MARGIN) / -shown.top, (LOWEST - MARGIN) / heightOf(shown));
    const scale = Math.min(room, (PICTURE_SIZE - 2 * MARGIN) / widthOf(shown), MOST);
    if (step < STEPS && !isLarge(cats, count, scale)) continue;
    // The ground stays in the picture where there is room above.
    const wished = isCutBelow ? grounds.to : groundUnder(-shown.top * scale, grounds);
    const standing = Math.min(wished + down, LOWEST - shown.bottom * scale);
    const y = isCutBelow ? Math.max(standing, MARGIN - shown.top * scale) : standing;
    const x = PICTURE_SIZE / 2 - middleOf(shown, cats) * scale + aside;
    return {
      framing: placing({ at: [within(x, shown, { scale, mirrored: false }), y], scale }),
      ground: isCutBelow ? grounds.to : y - down,
      shown,
    };
  }
}

/** Between the middle of all that is shown and that of the cats. */
function middleOf(shown: Box, cats: Box): number {
  return (shown.left + shown.right) / 4 + (cats.left + cats.right) / 4;
}

function isLarge(cats: Box, count: number, scale: number): boolean {
  const wide = count > 1 ? LARGE.wide.several : LARGE.wide.one;
  return widthOf(cats) * scale > wide * PICTURE_SIZE ||
    heightOf(cats) * scale > LARGE.high * PICTURE_SIZE;
}

/** The part of a box that is still seen when a share of what reaches beyond the cats is cut off. */
function cut(box: Box, cats: Box, share: number): Box {
  const { left, right, top, bottom } = box;
  const isLow = heightOf(box) < LOW * heightOf(cats), isInTheAir = bottom < -IN_THE_AIR;
  const isNarrow = widthOf(box) < NARROW * widthOf(cats);
  if (isInTheAir || isNarrow) return box;
  const beyond = (far: number) => Math.max(0, far) * share;
  return {
    left: left + beyond(Math.min(right, cats.left) - left),
    right: right - beyond(right - Math.max(left, cats.right)),
    top: top + beyond(Math.min(bottom, cats.top) - top) * CUT_ABOVE,
    bottom: isLow ? bottom : bottom - beyond(bottom - Math.max(top, cats.bottom)),
  };
}

/** Crowns of trees and backs of thrones are cut less than what lies beside and below. */
const CUT_ABOVE = 0.7;
