/**
 * @module How a photo is looked at for the coat of its cat: small, with what is certainly not the cat, and
 * how much each place says of it.
 */
import sharp from "sharp";
import type { CatPlace } from "./cat_place.ts";

/** Where in a view the cat is, and where it is not. */
export interface View {
  /** Places around the cat. */
  outside: readonly number[];
  /** How much each place says of the cat; they sum up to 1. */
  weights: readonly number[];
}

/** Pixels on each side: enough for colours and stripes. */
export const VIEW_SIDE = 128;

/** All pixels of a view by their number, row by row. */
export const PLACES: readonly number[] = Array.from({ length: VIEW_SIDE ** 2 }, (_, at) => at);

/** Around a picture at which no model has looked, where the background is. */
const BORDER = 3;

/** What is shown around a cat's box, as a share of it. */
const AROUND = 0.15;

/** Less than this share around the box says nothing of the background: the cat fills the photo. */
const LEAST_AROUND = 0.15;

/** How fast the weight falls away from the middle, where people put what they photograph, and in a cat's box. */
const MIDDLE_SPREAD = 0.22, BOX_SPREAD = 0.25;

/** The view of a picture whose middle may be a cat. */
export const MIDDLE: View = {
  outside: PLACES.filter((at) => {
    const x = at % VIEW_SIDE, y = Math.floor(at / VIEW_SIDE);
    return Math.min(x, y, VIEW_SIDE - 1 - x, VIEW_SIDE - 1 - y) < BORDER;
  }),
  weights: weightsAround({ x: 0.5, y: 0.5, width: 1, height: 1 }, MIDDLE_SPREAD),
};

/** The part of a picture that shows a cat's box and a little around it. */
export async function aroundBox(picture: Uint8Array, box: CatPlace): Promise<CatPlace> {
  const { width, height } = await sharp(picture).metadata();
  const [wide, high] = [box.width, box.height].map((size) => Math.round(size * AROUND));
  const left = Math.max(0, box.left - wide!), top = Math.max(0, box.top - high!);
  return {
    left,
    top,
    width: Math.min(width, box.left + box.width + wide!) - left,
    height: Math.min(height, box.top + box.height + high!) - top,
  };
}

/** The view of what `aroundBox` shows of a picture. */
export function viewOfBox(box: CatPlace, shown: CatPlace): View {
  const left = (box.left - shown.left) / shown.width, width = box.width / shown.width;
  const top = (box.top - shown.top) / shown.height, height = box.height / shown.height;
  const outside = PLACES.filter((at) => {
    const [x, y] = middleOf(at);
    return x < left || y < top || x > left + width || y > top + height;
  });
  return {
    outside: outside.length < LEAST_AROUND * PLACES.length ? [] : outside,
    weights: weightsAround({ x: left + width / 2, y: top + height / 2, width, height }, BOX_SPREAD),
  };
}

function weightsAround(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  spread: number,
): number[] {
  const weights = PLACES.map((at) => {
    const [px, py] = middleOf(at);
    const away = ((px - x) / width) ** 2 + ((py - y) / height) ** 2;
    return Math.exp(-away / (2 * spread ** 2));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** The middle of a place, as shares of the view. */
function middleOf(at: number): [x: number, y: number] {
  return [(at % VIEW_SIDE) / VIEW_SIDE, Math.floor(at / VIEW_SIDE) / VIEW_SIDE];
}
