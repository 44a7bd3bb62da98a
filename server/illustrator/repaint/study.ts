/**
 * @module A study of a photo: the square around its cat, small enough to work on, as planes of OKLab.
 */
import sharp from "sharp";
import type { CatPlace } from "../photo/cat_place.ts";
import { labPlanes, type Planes, STUDY_SIDE } from "../painters/planes.ts";

/** The planes of a photo's square, as large as every study. */
export interface Study extends Planes {
  /** No cat is on the photo: nothing on it may look at anybody. */
  catless?: true;
}

/** In a photo that is higher than wide, and in a cat that is higher than the square, the face is above the middle. */
const LEFT_ABOVE = 0.35;

/** How much wider than the cat the square is, so that some of what is around it stays. */
const AROUND = 1.3;

/** Shares of the pixels that may become quite black and quite white. */
const DARKEST = 0.01, LIGHTEST = 0.99;

/** Where the darkest and lightest come to lie, and how much contrast a dull photo gains at most. */
const RANGE = [0.1, 0.95] as const;
const MOST_GAIN = 2.1;

/** How much of its own brightness a dark or bright photo keeps. */
const KEPT = 0.6;

/** Bins of the histogram of lightness. */
const BINS = 255;

/**
 * The study of a JPEG or PNG, with light and dark brought out where the photo is dull: the square around the cat in
 * `place`, around the photo's middle where there is none (`null`) or no model has looked (`undefined`).
 */
export async function readStudy(jpeg: Uint8Array, place?: CatPlace | null): Promise<Study> {
  const { width, height } = await sharp(jpeg).metadata();
  const square = place ? aroundCat(width, height, place) : middleOf(width, height);
  const rgb = await sharp(jpeg).extract(square)
    .resize(STUDY_SIDE, STUDY_SIDE).removeAlpha().toColourspace("srgb").raw().toBuffer();
  const study = labPlanes(rgb);
  stretchContrast(study.l);
  return place === null ? { ...study, catless: true } : study;
}

function middleOf(width: number, height: number): CatPlace {
  const side = Math.min(width, height);
  const left = Math.floor((width - side) / 2), top = Math.floor((height - side) * LEFT_ABOVE);
  return { left, top, width: side, height: side };
}

/** A square inside the photo. */
function aroundCat(width: number, height: number, cat: CatPlace): CatPlace {
  const side = Math.min(width, height, Math.round(AROUND * Math.max(cat.width, cat.height)));
  const above = Math.max(0, cat.height - side) * (0.5 - LEFT_ABOVE);
  const left = cat.left + (cat.width - side) / 2, top = cat.top + (cat.height - side) / 2 - above;
  return {
    left: Math.round(Math.min(width - side, Math.max(0, left))),
    top: Math.round(Math.min(height - side, Math.max(0, top))),
    width: side,
    height: side,
  };
}

function stretchContrast(lightness: Float32Array): void {
  const [dark, light] = extremes(lightness);
  const gain = Math.min(MOST_GAIN, (RANGE[1] - RANGE[0]) / Math.max(0.01, light - dark));
  const middle = (dark + light) / 2, even = (RANGE[0] + RANGE[1]) / 2;
  const goal = even + KEPT * (middle - even);
  for (let at = 0; at < lightness.length; at++) {
    lightness[at] = Math.min(0.98, Math.max(0.03, goal + (lightness[at]! - middle) * gain));
  }
}

/** The lightness below which the darkest share lies, and that above which the lightest does. */
function extremes(lightness: Float32Array): [dark: number, light: number] {
  const counts = new Uint32Array(BINS + 1);
  for (let at = 0; at < lightness.length; at++) {
    const bin = Math.round(lightness[at]! * BINS);
    counts[bin] = counts[bin]! + 1;
  }
  const below = (share: number) => {
    let left = share * lightness.length, bin = 0;
    while (bin < BINS && (left -= counts[bin]!) > 0) bin++;
    return bin / BINS;
  };
  return [below(DARKEST), below(LIGHTEST)];
}
