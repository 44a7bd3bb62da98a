/**
 * @module What the light of place and hour multiplies the colours of a subject with, where the key light
 * falls, in the shade, above the ground and beside lamps.
 */
import { type Colour, mix, toRgb } from "../colour/colour.ts";
import { contains } from "../geometry/measure.ts";
import { hasColouredGround } from "../world/plain_ground.ts";
import type { Lamp } from "../relief/lamps.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../scene.ts";

/** Shares of red, green and blue that are left, 0..1. */
type Tone = readonly [r: number, g: number, b: number];

/** The tones of a place. */
export interface Tones {
  lit: Tone;
  shade: Tone;
  /** Of what looks down on the ground. */
  bounce: Tone;
}

/** Opacities in the most coloured light: of the shade, of the colour of the light, of lamplight. */
const SHADE = 0.56, TINT = 0.54, LAMPED = 0.85;
/** Lamplight is so much purer on fur than in its flame, which is nearly white. */
const PURER = 0.04;
/** The least of what the ground throws back, on a bright day. */
const BOUNCED = 0.18;
/** A low sun is this much more than its dimness, and noon has so much of it left. */
const GLOW = 6, NOON = 0.2;
/** Air purer than this colours what is in it: water, smoke, a painted sky; and how much. */
const CLEAR_AIR = 0.075, IN_AIR = 9;
const WHITE: Colour = { l: 1, c: 0, h: 0 };

/** How low the sun stands by its colour, 0..1: none at noon and at night. */
export function lowSunOf({ key, colour }: Scene["light"]): number {
  return key < NIGHT ? 0 : Math.min(1, Math.max(0, colour.c - 0.05) * 18);
}

/** At night there is less key light than this. */
const NIGHT = 0.4;

/** How much the light of the hour colours what it falls on, 0..1. */
export function moodOf({ key, colour }: Scene["light"]): number {
  const low = Math.max(0, colour.c - 0.03) * GLOW;
  return Math.min(1, NOON + Math.max((1 - key) * 1.1, low + (1 - key) * 0.5));
}

/** The tones of a scene; `strength` 1 is all of it. */
export function tonesOf(
  { light, sky, items, subject, spec }: Pick<Scene, "light" | "sky" | "items" | "subject" | "spec">,
  strength: number,
): Tones {
  const mood = moodOf(light) * strength;
  const air = sky.reduce((sum, { colour }, i) => mix(sum, colour, 1 / (i + 1)), WHITE);
  // A coloured wall behind a cat is no air around it.
  const inAir = hasColouredGround(spec)
    ? 0
    : Math.min(0.6, Math.max(0, air.c - CLEAR_AIR) * IN_AIR) * strength;
  const through = channels(mix(WHITE, { l: 0.84, c: 0.1, h: air.h }, inAir));
  const seen = (colour: Colour, share: number) =>
    channels(mix(WHITE, colour, share)).map((value, i) => value * through[i]!) as unknown as Tone;
  const ground = groundBelow(items, [
    (subject.left + subject.right) / 2,
    Math.min(PICTURE_SIZE - 1, subject.bottom),
  ]);
  const shade = { l: 0.5, c: Math.min(0.12, light.shade.c + 0.02), h: light.shade.h };
  const thrown = ground ? mix(shade, { ...ground, l: 0.86, c: ground.c + 0.04 }, 0.7) : shade;
  return {
    lit: seen({ l: 0.955, c: light.colour.c, h: light.colour.h }, TINT * mood),
    shade: seen(shade, SHADE * mood),
    bounce: seen(thrown, Math.max(BOUNCED * strength, SHADE * mood)),
  };
}

/** Of what lies in the light of a lamp: by day it is hardly seen. */
export function lampTone(lamp: Lamp, key: number, strength: number): Tone {
  const share = LAMPED * strength * Math.min(1, 1.8 * (1 - key));
  return channels(mix(WHITE, { ...lamp.colour, l: 0.88, c: lamp.colour.c + PURER }, share));
}

function channels(colour: Colour): Tone {
  const [r, g, b] = toRgb(colour);
  return [r / 255, g / 255, b / 255];
}

function groundBelow(items: Scene["items"], at: Point): Colour | undefined {
  const ground = items.findLast((item) =>
    item.is === "region" && item.role === "ground" && (item.opacity ?? 1) > 0.6 &&
    contains(item.outline, at)
  );
  return ground?.is === "region" ? ground.colour : undefined;
}
