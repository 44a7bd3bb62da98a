/**
 * A study of a photo: the square around its cat, small enough to work on, as planes of OKLab.
 *
 * @module
 */
import sharp from "sharp";
import { labPlanes, type Planes, STUDY_SIDE } from "../painters/planes.ts";

/** In a photo that is higher than wide the face is above the middle. */
const LEFT_ABOVE = 0.35;

/** Shares of the pixels that may become quite black and quite white. */
const DARKEST = 0.01, LIGHTEST = 0.99;

/** Where the darkest and lightest come to lie, and how much contrast a dull photo gains at most. */
const RANGE = [0.1, 0.95] as const;
const MOST_GAIN = 2.1;

/** How much of its own brightness a dark or bright photo keeps. */
const KEPT = 0.6;

/** Bins of the histogram of lightness. */
const BINS = 255;

/** The study of a JPEG or PNG, with light and dark brought out where the photo is dull. */
export async function readStudy(jpeg: Uint8Array): Promise<Planes> {
  const { width, height } = await sharp(jpeg).metadata();
  const side = Math.min(width, height);
  const left = Math.floor((width - side) / 2), top = Math.floor((height - side) * LEFT_ABOVE);
  const rgb = await sharp(jpeg).extract({ left, top, width: side, height: side })
    .resize(STUDY_SIDE, STUDY_SIDE).removeAlpha().toColourspace("srgb").raw().toBuffer();
  const study = labPlanes(rgb);
  stretchContrast(study.l);
  return study;
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
