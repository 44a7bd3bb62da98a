/**
 * @module The light of place and hour on the cells of the subject: its colours in the light and in the
 * shade, gold where its edge looks at a low sun, and the colour of the nearest lamp in the dark.
 */
import { type Colour, fromRgb, mix, type Rgb, toRgb } from "../../colour/colour.ts";
import type { Lighting } from "../../relief/lighting.ts";
import type { Scene } from "../../scene.ts";
import { lowSunOf, tonesOf } from "../place_tones.ts";
import type { Tones } from "./tones.ts";

/** How much of it a ramp of few tones takes, against a realistic picture. */
const STRENGTH = 0.5;
/** What a low sun lays on the edge that looks at it, and how much. */
const GOLD = { l: 0.84, c: 0.14, redder: 8, share: 0.7 };
/** From how much lamplight on a cell takes its colour, and how much of it in the dark. */
const LAMP = { from: 0.22, share: 0.3 };

/** The tone that a cell shows, whose own is so many steps above or below that of the coat. */
export type PlaceTint = (tones: Tones, tone: number, steps: number, lamp: number) => number;

/** In a light as bright and as white as this colours are their own. */
const NOON = 0.84;

/** How the place of a scene tints its subject; not at all at noon. */
export function placeTint(scene: Scene, { lamps: [nearest] }: Lighting): PlaceTint | undefined {
  const { light } = scene, low = lowSunOf(light);
  if (light.key > NOON && low === 0) return undefined;
  const { lit, shade } = tonesOf(scene, STRENGTH);
  const gold = { l: GOLD.l, c: GOLD.c, h: light.colour.h - GOLD.redder };
  const inLamp = LAMP.share * (1 - light.key);
  const known: (number | undefined)[] = [];
  return (tones, tone, steps, lamp) => {
    const isLamped = nearest !== undefined && lamp > LAMP.from;
    const key = tone * 6 + (steps < 0 ? 0 : steps > 0 ? 2 : 1) + (isLamped ? 3 : 0);
    const before = known[key];
    if (before !== undefined) return before;
    const by = steps < 0 && !isLamped ? shade : lit;
    const seen = multiplied(tones.list[tone]!, by);
    const golden = steps > 0 ? mix(seen, gold, GOLD.share * low) : seen;
    const colour = isLamped
      ? mix(golden, { ...nearest.colour, l: Math.max(golden.l, 0.72) }, inLamp)
      : golden;
    const tinted = tones.of(colour, tones.worth[tone]);
    known[key] = tinted;
    return tinted;
  };
}

function multiplied(colour: Colour, by: Readonly<Rgb>): Colour {
  const [r, g, b] = toRgb(colour);
  return fromRgb([r * by[0], g * by[1], b * by[2]]);
}
