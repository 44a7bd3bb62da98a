/**
 * @module Heaps of summer cloud over the horizon of anime: billows in three tones, lit from the side of the
 * light.
 */
import { Path2D } from "@napi-rs/canvas";
import { type Colour, css, mix } from "../../colour/colour.ts";
import { type Random, randomStream } from "../../random.ts";
import { type Item, PICTURE_SIZE, type Point, type Scene } from "../../scene.ts";
import { PLACES } from "../../world/places.ts";
import { isFair } from "../../world/fair_weather.ts";
import type { Context } from "../canvas.ts";

/** An ellipse of a heap: a round swelling, or the body below them. */
interface Billow {
  at: Point;
  rx: number;
  ry: number;
}

/** Where the middles of heaps are, in shares of the picture from the side away from the light, how wide and how high they are. */
const HEAPS = [
  { at: 0.66, wide: 0.4, high: 0.3 },
  { at: 0.16, wide: 0.56, high: 0.46 },
] as const;

/** The tones below the lit one: how far the heap moves down to become each, in shares of its height. */
const LOWER = [0.1, 0.3] as const;

/** Darker hours show stars and no heaps. */
const DAYLIGHT = 0.6;

/** Behind everything of a place under an open, fair sky that has clouds in it. */
export function paintCumulus(ctx: Context, back: readonly Item[], scene: Scene): void {
  const { light, horizon, spec, sky } = scene;
  const hasClouds = back.some((item) =>
    item.is === "region" && item.role === "sky" && item.texture === "cloud"
  );
  if (!hasClouds || PLACES[spec.setting].indoors || light.key < DAYLIGHT) return;
  if (!isFair(spec.weather)) return;
  const random = randomStream(spec.seed, "anime.cumulus");
  const air = sky.at(-1)!.colour;
  const lit = mix({ l: 0.985, c: 0.012, h: 90 }, light.colour, glowOf(light.colour));
  const tones = [
    mix({ l: 0.91, c: 0.035, h: 265 }, air, 0.25),
    mix({ l: 0.83, c: 0.06, h: 258 }, air, 0.35),
  ];
  for (const { at, wide, high } of HEAPS) {
    const x = light.towards[0] < 0 ? 1 - at : at;
    const billows = heap(random, [x * PICTURE_SIZE, horizon], [wide, high]);
    const whole = outlineOf(billows, [0, 0]);
    ctx.fillStyle = css(lit);
    ctx.fill(whole);
    ctx.save();
    ctx.clip(whole);
    LOWER.forEach((down, i) => {
      const by = down * high * PICTURE_SIZE;
      ctx.fillStyle = css(tones[i]!);
      ctx.fill(outlineOf(billows, [-light.towards[0] * by * 0.8, by]));
    });
    ctx.restore();
  }
}

/** How much of the colour of the light is on what it lights: most of a low sun's. */
function glowOf({ c }: Colour): number {
  return Math.min(0.7, 0.15 + 5 * Math.max(0, c - 0.03));
}

/** All billows together, moved. */
function outlineOf(billows: readonly Billow[], [dx, dy]: Point): Path2D {
  const path = new Path2D();
  for (const { at: [x, y], rx, ry } of billows) {
    path.moveTo(x + dx + rx, y + dy);
    path.ellipse(x + dx, y + dy, rx, ry, 0, 0, 2 * Math.PI);
  }
  return path;
}

/** The domes of a heap: where on its width, and how wide and how high against it. */
const DOMES = [[0, 0.5, 1], [-0.52, 0.42, 0.55], [0.5, 0.46, 0.66]] as const;

/** Swellings along the edge of a dome. */
const SWELLINGS = 8;

function heap(random: Random, [x, base]: Point, [wide, high]: readonly [number, number]): Billow[] {
  const half = (wide / 2) * PICTURE_SIZE, tall = high * PICTURE_SIZE;
  return DOMES.flatMap(([at, breadth, height]): Billow[] => {
    const middle = x + at * half, rx = breadth * half;
    const ry = tall * height * random.between(0.85, 1.1);
    const edge = Array.from({ length: SWELLINGS }, (_, i): Billow => {
      const turn = Math.PI * ((i + random.between(0.3, 0.7)) / SWELLINGS);
      const radius = rx * random.between(0.24, 0.4);
      return {
        at: [middle - Math.cos(turn) * rx * 0.9, base - Math.sin(turn) * ry * 0.9],
        rx: radius,
        ry: radius * 0.92,
      };
    });
    return [{ at: [middle, base], rx, ry }, ...edge];
  });
}
