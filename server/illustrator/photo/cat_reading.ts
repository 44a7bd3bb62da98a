/** @module What a photo shows of a cat: its coat, and its eyes where they are seen. */
import { type EyeSeen, eyesIn } from "../repaint/eyes.ts";
import { type Planes, STUDY_SIDE } from "../painters/planes.ts";
import { readStudy } from "../repaint/study.ts";
import { EYES } from "../colour/palette.ts";
import type { CatSeen } from "../../../lib/cat_seen.ts";
import type { Oklab } from "../colour/colour.ts";
import { type CatPlace, placeOfCat } from "./cat_place.ts";
import { readCoat } from "./coat_reading.ts";

/** Rarer colours differ less from these than one lamp's light from another's. */
const COMMON: readonly NonNullable<CatSeen["eyes"]>[] = [
  "green",
  "hazel",
  "yellow",
  "gold",
  "amber",
  "copper",
  "brown",
  "blue",
];

/** The part of an eye in which to look, and the ring of fur around it, in radii. */
const IRIS = 0.9, FUR = [1.15, 1.6] as const;
/** Darker is pupil, lighter is glint. */
const DARKEST = 0.3, LIGHTEST = 0.93;
/** Greyer says nothing, what is as the fur is fur, and fewer than this share of an eye is chance. */
const GREYEST = 0.035, APART = 0.022, LEAST_SHARE = 0.1;
/** How much a difference in lightness counts beside a turn of hue: light and shade change it. */
const LIGHTNESS_WEIGHT = 0.3;
/** Further from every eye there is, in half turns of hue, it is no eye. */
const FURTHEST = 0.25;

/**
 * The cat in a picture that sharp can read; null when there is none. Where no model can look for one, colours and round
 * things decide.
 */
export async function readCat(picture: Uint8Array): Promise<CatSeen | null> {
  const place = await placeOfCat(picture);
  if (place === null) return null;
  return place ? await readCatIn(picture, place) : await readCatByColours(picture);
}

/** What is seen of the cat that a picture shows in this box. */
async function readCatIn(picture: Uint8Array, place: CatPlace): Promise<CatSeen> {
  const [coat, study] = await Promise.all([readCoat(picture, place), readStudy(picture, place)]);
  const seen = eyesIn(study);
  const eyes = seen?.certain ? eyeColour(study, seen.eyes) : undefined;
  return { ...coat, ...(eyes && { eyes }) };
}

/** The cat in a picture at which no model has looked; null when nothing in its middle could be one. */
export async function readCatByColours(picture: Uint8Array): Promise<CatSeen | null> {
  const coat = await readCoat(picture);
  if (!coat) return null;
  const study = await readStudy(picture);
  const seen = eyesIn(study);
  const eyes = seen && eyeColour(study, seen.eyes);
  return { ...coat, ...(eyes && { eyes }), ...(!seen?.certain && { byColours: true }) };
}

function eyeColour(study: Planes, eyes: readonly EyeSeen[]): CatSeen["eyes"] {
  const { l, a, b } = study;
  const irises: number[] = [];
  let seen = 0;
  for (const eye of eyes) {
    const fur = placesAround(eye, ...FUR);
    const furA = mean(a, fur), furB = mean(b, fur);
    const inside = placesAround(eye, 0, IRIS);
    seen += inside.length;
    irises.push(
      ...inside.filter((at) =>
        l[at]! > DARKEST && l[at]! < LIGHTEST && Math.hypot(a[at]!, b[at]!) > GREYEST &&
        Math.hypot(a[at]! - furA, b[at]! - furB) > APART
      ),
    );
  }
  if (irises.length === 0 || irises.length / seen < LEAST_SHARE) return undefined;
  return nearestEye({ l: mean(l, irises), a: mean(a, irises), b: mean(b, irises) });
}

/** The pixels of the study between two distances from the middle of an eye, in radii. */
function placesAround({ x, y, radius }: EyeSeen, from: number, to: number): number[] {
  const places: number[] = [];
  const reach = Math.ceil(radius * to), last = STUDY_SIDE - 1;
  for (let py = Math.max(0, y - reach); py <= Math.min(last, y + reach); py++) {
    for (let px = Math.max(0, x - reach); px <= Math.min(last, x + reach); px++) {
      const away = Math.hypot(px - x, py - y) / radius;
      if (away >= from && away <= to) places.push(py * STUDY_SIDE + px);
    }
  }
  return places;
}

function mean(plane: Float32Array, places: readonly number[]): number {
  return places.reduce((sum, at) => sum + plane[at]!, 0) / places.length;
}

/** By hue only: irises in photos are duller than painted ones. */
function nearestEye({ l, a, b }: Oklab): CatSeen["eyes"] {
  const hue = Math.atan2(b, a) * 180 / Math.PI;
  const gaps = COMMON.map((colour) => {
    const eye = EYES[colour];
    const turn = Math.abs((hue - eye.h + 540) % 360 - 180) / 180;
    return { colour, gap: turn + LIGHTNESS_WEIGHT * Math.abs(l - eye.l) };
  });
  const best = gaps.reduce((one, other) => other.gap < one.gap ? other : one);
  return best.gap < FURTHEST ? best.colour : undefined;
}
