/**
 * @module The hues of a place: those of the scheme that is asked for; else those that rooms and landscapes
 * have by themselves, others for each seed.
 */
import type { Colour } from "../colour/colour.ts";
import { SCHEMES } from "../colour/palette.ts";
import { randomStream } from "../random.ts";
import type { CatSpec } from "../spec.ts";

type Tinted = Pick<CatSpec, "scheme" | "seed" | "provenance">;

/** Cream, straw, apricot, sage, duck's egg, powder blue, terracotta, old rose. */
const NATURAL_HUES = [78, 92, 55, 140, 205, 245, 38, 12] as const;

/** Whether words or options ask for the scheme. */
export function isSchemeAsked({ provenance }: Pick<CatSpec, "provenance">): boolean {
  return provenance["scheme"] !== "seed";
}

/** The hue of walls and of all that carries the place's colour. */
export function tintOf(spec: Tinted): Colour {
  return isSchemeAsked(spec) ? SCHEMES[spec.scheme] : natural(spec, "tint");
}

/** The hue of curtains and rugs: the scheme's, or another natural one than that of the wall. */
export function secondTintOf(spec: Tinted): Colour {
  return isSchemeAsked(spec) ? SCHEMES[spec.scheme] : natural(spec, "second tint");
}

function natural({ seed }: Tinted, stream: string): Colour {
  const first = randomStream(seed, "tint").whole(0, NATURAL_HUES.length - 1);
  const further = stream === "tint"
    ? 0
    : randomStream(seed, stream).whole(1, NATURAL_HUES.length - 1);
  return { l: 0.74, c: 0.1, h: NATURAL_HUES[(first + further) % NATURAL_HUES.length]! };
}
