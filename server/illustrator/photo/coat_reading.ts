/**
 * @module What a photo shows of a cat's coat, read from its colours alone: the likely colour, and whether
 * it is plain, striped or patched with white. Nothing finer can be read without a trained model.
 */
import sharp from "sharp";
import type { CatSeen } from "../../../lib/cat_seen.ts";
import { neighbours } from "../geometry/grid.ts";
import { COATS } from "../colour/palette.ts";
import type { CatPlace } from "./cat_place.ts";
import { aroundBox, MIDDLE, PLACES, type View, VIEW_SIDE, viewOfBox } from "./cat_view.ts";
import type { Oklab } from "../colour/colour.ts";
import { clustersOf, distance, labOf } from "./clusters.ts";

/** A coat as far as a photo shows it. */
export type CoatSeen = Pick<CatSeen, "colour" | "pattern" | "white">;

type CoatColour = NonNullable<CatSeen["colour"]>;

/** Neighbours that differ less belong to one even surface. */
const EVEN_STEP = 0.012;

/** When less than this share of the middle is left, the cat itself reaches the border. */
const LEAST_SUBJECT = 0.15;

/** Rarer colours differ less from these than one lamp's light from another's. */
const COMMON: readonly CoatColour[] = ["black", "grey", "white", "cream", "orange", "brown"];

/** Those that stripes are darker than. */
const BASES: readonly CoatColour[] = ["grey", "cream", "orange", "brown"];

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

/** A striped coat is as dark as its stripes only where this share of it, beside them, has no other colour. */
const BASE_SHARE = 0.35;

/** Mean change of lightness over {@link STRIPE_STEP} pixels from which on a coat is striped. */
const STRIPED = 0.07;
const STRIPE_STEP = 3;

interface CoatCluster {
  colour: CoatColour;
  members: number[];
  /** Its share of the middle of the picture, less its share of the border. */
  weight: number;
}

/**
 * The coat in a picture that sharp can read, of the cat in `place`, or of what is in the middle; null when nothing there
 * could be one.
 */
export async function readCoat(picture: Uint8Array, place?: CatPlace): Promise<CoatSeen | null> {
  const shown = place && await aroundBox(picture, place);
  const rgb = await (shown ? sharp(picture).extract(shown) : sharp(picture))
    .resize(VIEW_SIDE, VIEW_SIDE, { fit: shown ? "fill" : "cover" }).removeAlpha()
    .toColourspace("srgb").raw().toBuffer();
  const pixels = PLACES.map((at) => labOf(rgb, at * 3));
  const view = shown ? viewOfBox(place, shown) : MIDDLE;
  const coat = coatClusters(pixels, view);
  if (sum(coat.map(({ weight }) => weight)) < LEAST_COAT) return null;

  const groups = Map.groupBy(coat, ({ colour }) => colour);
  const weightOf = (colour: CoatColour) =>
    sum((groups.get(colour) ?? []).map(({ weight }) => weight)) *
    (colour === "white" ? WHITE_WEIGHT : 1);
  const most = (colours: readonly CoatColour[]) =>
    colours.reduce((best, other) => weightOf(other) > weightOf(best) ? other : best);
  // Stripes are darker: often as dark as black.
  const isStriped = (colour: CoatColour) =>
    lightnessChange(
      [colour, "black" as const].flatMap((each) => groups.get(each) ?? []),
      pixels,
      view,
    ) >= STRIPED;
  let colour = most(COMMON);
  if (colour === "black") {
    const base = most(BASES);
    const isBase = weightOf(base) > BASE_SHARE * (weightOf(base) + weightOf("black"));
    if (isBase && isStriped(base)) colour = base;
  }
  if (colour === "white") return { colour, pattern: "solid" };
  const share = weightOf("white") / (weightOf("white") + weightOf(colour));
  const white = share < PATCHED_SHARE ? "none" : "patches";
  const striped = colour !== "black" && isStriped(colour);
  return { colour, pattern: striped ? "tabby" : "solid", white };
}

/** The colours of the picture that a coat can have and that are more where the cat is than where it is not. */
function coatClusters(pixels: readonly Oklab[], view: View): CoatCluster[] {
  const even = evenBackground(pixels, view);
  const outside = new Set(view.outside);
  return clustersOf(pixels).flatMap(({ mean, members }) => {
    const subject = members.filter((at) => !even.has(at));
    const weight = sum(subject.map((at) => view.weights[at]!));
    const around = members.filter((at) => outside.has(at)).length / Math.max(1, outside.size);
    const { colour, gap } = nearestCoat(mean);
    return weight > around && gap < FURTHEST_COAT
      ? [{ colour, members: subject, weight: weight - around }]
      : [];
  });
}

/** What an even surface connects with the border; nothing when hardly anything else would be left. */
function evenBackground(pixels: readonly Oklab[], { outside, weights }: View): Set<number> {
  const reached = new Set(outside);
  for (const at of reached) {
    for (const beside of neighbours(at, VIEW_SIDE)) {
      if (distance(pixels[at]!, pixels[beside]!) < EVEN_STEP) reached.add(beside);
    }
  }
  const left = 1 - sum([...reached].map((at) => weights[at]!));
  return left < LEAST_SUBJECT ? new Set() : reached;
}

/** How much lightness changes within the coat from one place to the next, across its stripes. */
function lightnessChange(
  coat: readonly CoatCluster[],
  pixels: readonly Oklab[],
  { weights: weightAt }: View,
): number {
  const members = new Set(coat.flatMap(({ members }) => members));
  const towards = (step: number) => {
    let change = 0, weights = 0;
    for (const at of members) {
      if (!members.has(at + step)) continue;
      change += weightAt[at]! * Math.abs(pixels[at]!.l - pixels[at + step]!.l);
      weights += weightAt[at]!;
    }
    return weights === 0 ? 0 : change / weights;
  };
  return Math.max(towards(STRIPE_STEP), towards(STRIPE_STEP * VIEW_SIDE));
}

function nearestCoat(lab: Oklab): { colour: CoatColour; gap: number } {
  return COMMON.map((colour) => ({ colour, gap: coatGap(lab, colour) }))
    .reduce((best, other) => other.gap < best.gap ? other : best);
}

function coatGap({ l, a, b }: Oklab, colour: CoatColour): number {
  const coat = COATS[colour];
  const angle = (coat.h * Math.PI) / 180;
  return Math.hypot(
    (l - coat.l) * LIGHTNESS_WEIGHT,
    a - coat.c * Math.cos(angle),
    b - coat.c * Math.sin(angle),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
