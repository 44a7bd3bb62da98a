/**
 * What a photo shows of a cat's coat, read from its colours alone: the likely colour, and whether it is
 * plain, striped or patched with white. Nothing finer can be read without a trained model.
 *
 * @module
 */
import sharp from "sharp";
import type { CatSeen } from "../../../lib/cat_seen.ts";
import { neighbours } from "../geometry/grid.ts";
import { COATS } from "../palette.ts";
import { clustersOf, distance, type Lab, labOf } from "./clusters.ts";

/** A coat as far as a photo shows it. */
export type CoatSeen = Pick<CatSeen, "colour" | "pattern" | "white">;

type CoatColour = NonNullable<CatSeen["colour"]>;

/** Pixels on each side: enough for colours and stripes. */
const SIDE = 128;
const PLACES = Array.from({ length: SIDE * SIDE }, (_, at) => at);

/** Around the picture, where the background is. */
const BORDER = 3;

/** How fast the weight falls away from the centre, where people put what they photograph. */
const CENTRE_SPREAD = 0.22;

/** Neighbours that differ less belong to one even surface. */
const EVEN_STEP = 0.012;

/** When less than this share of the middle is left, the cat itself reaches the border. */
const LEAST_SUBJECT = 0.15;

/** Rarer colours differ less from these than one lamp's light from another's. */
const COMMON: readonly CoatColour[] = ["black", "grey", "white", "cream", "orange", "brown"];

/** Light and shade change lightness more than anything else, so it counts less than hue. */
const LIGHTNESS_WEIGHT = 0.5;

/** Further from every coat there is, it is no coat: grass, sky, a red sofa. */
const FURTHEST_COAT = 0.08;

/** Less of the middle is no coat, but the edge of something else. */
const LEAST_COAT = 0.05;

/** White is also the colour of walls and windows, so it takes more of it to make a white cat. */
const WHITE_WEIGHT = 0.5;

/** A share of white beside another colour from which on a coat is patched, not just marked. */
const PATCHED_SHARE = 0.2;

/** Mean change of lightness over {@link STRIPE_STEP} pixels from which on a coat is striped. */
const STRIPED = 0.07;
const STRIPE_STEP = 3;

interface CoatCluster {
  colour: CoatColour;
  members: number[];
  /** Its share of the middle of the picture, less its share of the border. */
  weight: number;
}

/** The coat in a picture that sharp can read; null when nothing in the middle could be one. */
export async function readCoat(picture: Uint8Array): Promise<CoatSeen | null> {
  const rgb = await sharp(picture).resize(SIDE, SIDE, { fit: "cover" }).removeAlpha()
    .toColourspace("srgb").raw().toBuffer();
  const pixels = PLACES.map((at) => labOf(rgb, at * 3));
  const coat = coatClusters(pixels);
  if (sum(coat.map(({ weight }) => weight)) < LEAST_COAT) return null;

  const groups = Map.groupBy(coat, ({ colour }) => colour);
  const weightOf = (colour: CoatColour) =>
    sum((groups.get(colour) ?? []).map(({ weight }) => weight)) *
    (colour === "white" ? WHITE_WEIGHT : 1);
  const colour = COMMON.reduce((best, other) => weightOf(other) > weightOf(best) ? other : best);
  if (colour === "white") return { colour, pattern: "solid" };
  const share = weightOf("white") / (weightOf("white") + weightOf(colour));
  const white = share < PATCHED_SHARE ? "none" : "patches";
  // Stripes are darker: often as dark as black.
  const striped = colour !== "black" && lightnessChange(
        [colour, "black" as const].flatMap((each) => groups.get(each) ?? []),
        pixels,
      ) >= STRIPED;
  if (striped) return { colour, pattern: "tabby", white };
  return { colour, pattern: "solid", white };
}

/** The colours of the picture that a coat can have and that are more in its middle than at its border. */
function coatClusters(pixels: readonly Lab[]): CoatCluster[] {
  const even = evenBackground(pixels);
  const borderSize = PLACES.filter(isBorder).length;
  return clustersOf(pixels).flatMap(({ mean, members }) => {
    const subject = members.filter((at) => !even.has(at));
    const weight = sum(subject.map(centreWeight)) / CENTRE_TOTAL;
    const atBorder = members.filter(isBorder).length / borderSize;
    const { colour, gap } = nearestCoat(mean);
    return weight > atBorder && gap < FURTHEST_COAT
      ? [{ colour, members: subject, weight: weight - atBorder }]
      : [];
  });
}

/** What an even surface connects with the border; nothing when hardly anything else would be left. */
function evenBackground(pixels: readonly Lab[]): Set<number> {
  const reached = new Set(PLACES.filter(isBorder));
  for (const at of reached) {
    for (const beside of neighbours(at, SIDE)) {
      if (distance(pixels[at]!, pixels[beside]!) < EVEN_STEP) reached.add(beside);
    }
  }
  const left = CENTRE_TOTAL - sum([...reached].map(centreWeight));
  return left / CENTRE_TOTAL < LEAST_SUBJECT ? new Set() : reached;
}

/** How much lightness changes within the coat from one place to the next, across its stripes. */
function lightnessChange(coat: readonly CoatCluster[], pixels: readonly Lab[]): number {
  const members = new Set(coat.flatMap(({ members }) => members));
  const towards = (step: number) => {
    let change = 0, weights = 0;
    for (const at of members) {
      if (!members.has(at + step)) continue;
      change += centreWeight(at) * Math.abs(pixels[at]!.l - pixels[at + step]!.l);
      weights += centreWeight(at);
    }
    return weights === 0 ? 0 : change / weights;
  };
  return Math.max(towards(STRIPE_STEP), towards(STRIPE_STEP * SIDE));
}

function nearestCoat(lab: Lab): { colour: CoatColour; gap: number } {
  return COMMON.map((colour) => ({ colour, gap: coatGap(lab, colour) }))
    .reduce((best, other) => other.gap < best.gap ? other : best);
}

function coatGap({ l, a, b }: Lab, colour: CoatColour): number {
  const coat = COATS[colour];
  const angle = (coat.h * Math.PI) / 180;
  return Math.hypot(
    (l - coat.l) * LIGHTNESS_WEIGHT,
    a - coat.c * Math.cos(angle),
    b - coat.c * Math.sin(angle),
  );
}

function isBorder(at: number): boolean {
  const x = at % SIDE, y = Math.floor(at / SIDE);
  return Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) < BORDER;
}

function centreWeight(at: number): number {
  const x = (at % SIDE) / SIDE - 0.5, y = Math.floor(at / SIDE) / SIDE - 0.5;
  return Math.exp(-(x * x + y * y) / (2 * CENTRE_SPREAD ** 2));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

const CENTRE_TOTAL = sum(PLACES.map(centreWeight));
