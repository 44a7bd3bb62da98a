/**
 * A study of a photo: the square around its cat, small enough to work on, as planes of OKLab.
 *
 * @module
 */
import sharp from "sharp";
import { labPlanes, type Planes, STUDY_SIDE } from "./planes.ts";

/** In a photo that is higher than wide the face is above the middle. */
const LEFT_ABOVE = 0.35;

/** Shares of the pixels that may become quite black and quite white. */
const DARKEST = 0.01, LIGHTEST = 0.99;

/** Where the darkest and lightest come to lie, and how much contrast a dull photo gains at most. */
const RANGE = [0.1, 0.95] as const;
const MOST_GAIN = 1.5;

/** The study of a JPEG, with light and dark brought out where the photo is dull. */
export async function readStudy(jpeg: Uint8Array): Promise<Planes> {
  const { width, height } = await sharp(jpeg).metadata();
  const side = Math.min(width, height);
  const left = Math.floor((width - side) / 2), top = Math.floor((height - side) * LEFT_ABOVE);
  const rgb = await sharp(jpeg).extract({ left, top, width: side, height: side })
    .resize(STUDY_SIDE, STUDY_SIDE).removeAlpha().toColourspace("srgb").raw().toBuffer();
  const study = labPlanes(rgb);
  bringOut(study.l);
  return study;
}

function bringOut(lightness: Float32Array): void {
  const sorted = lightness.toSorted();
  const dark = sorted[Math.floor(sorted.length * DARKEST)]!;
  const light = sorted[Math.floor(sorted.length * LIGHTEST)]!;
  const gain = Math.min(MOST_GAIN, (RANGE[1] - RANGE[0]) / Math.max(0.01, light - dark));
  const middle = (dark + light) / 2;
  const goal = Math.min(RANGE[1], Math.max(RANGE[0], middle * 0.6 + 0.4 * 0.525));
  for (let at = 0; at < lightness.length; at++) {
    lightness[at] = Math.min(0.98, Math.max(0.03, goal + (lightness[at]! - middle) * gain));
  }
}
