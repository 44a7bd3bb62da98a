/**
 * @module Borders of a picture book: a vine, waves, stars, snow or beads, as the picture has it.
 */
import { type Colour, css, mix, shift } from "../../colour/colour.ts";
import { ellipse, leaf, star } from "../../geometry/shapes.ts";
import type { Random } from "../../random.ts";
import { type Item, PICTURE_SIZE, type Point, type Scene } from "../../scene.ts";
import { isSnowy } from "../../world/fair_weather.ts";
import { PLACES } from "../../world/places.ts";
import { type Context, trace } from "../canvas.ts";
import { inkOf } from "./ink.ts";
import { gouache } from "./tone.ts";

export type BorderTheme = "leaves" | "waves" | "stars" | "flakes" | "beads";

/** One side of a border. */
interface Side {
  ctx: Context;
  theme: BorderTheme;
  accent: Colour;
  random: Random;
  place: (along: number, away: number) => Point;
}

/** Where a side begins and ends, how often a vine or a wave swings along it, and how far. */
const FROM = 54, TO = PICTURE_SIZE - 54, SWINGS = 7, SWING = 6;

/** What a picture is about. */
export function themeOf({ spec, items }: Pick<Scene, "spec" | "items">): BorderTheme {
  const { setting, season, weather, time } = spec;
  if (season === "winter" || isSnowy(weather)) return "flakes";
  if (items.some(isWater)) return "waves";
  if (PLACES[setting].indoors) return "beads";
  return time === "night" || PLACES[setting].weather === "none" ? "stars" : "leaves";
}

function isWater(item: Item): boolean {
  return item.is === "region" && item.texture === "water" &&
    (item.role === "ground" || item.role === "scenery");
}

export function drawBorder(side: Side): void {
  switch (side.theme) {
    case "leaves":
      return drawVine(side);
    case "waves":
      return drawWaves(side);
    case "stars":
    case "flakes":
      return drawRow(side);
    case "beads":
      return drawBeads(side);
  }
}

/** A wavy stem with leaves to both hands, and a berry now and then. */
function drawVine({ ctx, accent, random, place }: Side): void {
  const leafGreen = gouache(mix({ l: 0.56, c: 0.085, h: 138 }, { ...accent, l: 0.56 }, 0.22));
  const wave = (along: number) =>
    SWING * Math.sin(((along - FROM) / (TO - FROM)) * SWINGS * 2 * Math.PI);
  const stem: Point[] = [];
  for (let along = FROM; along <= TO; along += 6) stem.push(place(along, wave(along)));
  ctx.strokeStyle = css(inkOf(leafGreen), 0.9);
  ctx.lineWidth = 1.8;
  trace(ctx, stem, false);
  ctx.stroke();
  const stride = (TO - FROM) / (SWINGS * 2);
  for (let i = 0; i < SWINGS * 4; i++) {
    const at = FROM + (i + 0.5) * stride / 2, hand = i % 4 < 2 ? -1 : 1;
    const root = place(at, wave(at));
    const lean = random.between(9, 14);
    ctx.fillStyle = css(shift(leafGreen, { l: i % 2 ? 0.03 : -0.03 }));
    for (const [tip, out] of [[lean, 11], [-lean * 0.7, -10]] as const) {
      trace(ctx, leaf(root, place(at + tip, wave(at) + hand * out), 4.2));
      ctx.fill();
    }
    if (i % 4 !== 1) continue;
    ctx.fillStyle = css(accent);
    trace(ctx, ellipse(place(at + stride * 0.25, wave(at + stride * 0.25) + hand * 9), 4.6, 4.6));
    ctx.fill();
  }
}

/** Crests one after the other, with a drop over each second one. */
function drawWaves({ ctx, accent, place }: Side): void {
  const count = SWINGS * 5, stride = (TO - FROM) / count;
  const water = gouache(mix({ l: 0.6, c: 0.09, h: 235 }, { ...accent, l: 0.6 }, 0.25));
  ctx.strokeStyle = css(water);
  ctx.lineWidth = 3;
  for (let i = 0; i < count; i++) {
    const from = FROM + i * stride;
    trace(
      ctx,
      Array.from({ length: 13 }, (_, step): Point => {
        const turn = (step / 12) * 4.4, reach = stride * (0.42 - step * 0.024);
        return place(
          from + stride * 0.5 - Math.cos(turn) * reach,
          4 - Math.sin(turn) * reach * 0.9,
        );
      }),
      false,
    );
    ctx.stroke();
    if (i % 2) continue;
    ctx.fillStyle = css(accent);
    trace(ctx, ellipse(place(from + stride, -9), 2.6, 2.6));
    ctx.fill();
  }
}

/** Stars large and small, or flakes of snow. */
function drawRow({ ctx, theme, accent, random, place }: Side): void {
  const count = SWINGS * 4, stride = (TO - FROM) / count;
  const gold = gouache(mix({ l: 0.72, c: 0.12, h: 84 }, { ...accent, l: 0.72 }, 0.2));
  const ice = gouache(mix({ l: 0.62, c: 0.07, h: 235 }, { ...accent, l: 0.62 }, 0.2));
  for (let i = 0; i < count; i++) {
    const at = place(FROM + (i + 0.5) * stride, random.between(-5, 5));
    const size = i % 3 === 0 ? 10 : random.between(3.5, 6);
    if (theme === "stars") {
      ctx.fillStyle = css(gold);
      trace(ctx, size > 5 ? star(at, size, { points: 5, inner: 0.42 }) : ellipse(at, 2.2, 2.2));
      ctx.fill();
      continue;
    }
    ctx.strokeStyle = css(ice);
    ctx.lineWidth = 1.8;
    for (let arm = 0; arm < 3; arm++) {
      const dx = Math.cos((arm * Math.PI) / 3) * size, dy = Math.sin((arm * Math.PI) / 3) * size;
      trace(ctx, [[at[0] - dx, at[1] - dy], [at[0] + dx, at[1] + dy]], false);
      ctx.stroke();
    }
  }
}

/** Lozenges on a cord, a round bead between two. */
function drawBeads({ ctx, accent, place }: Side): void {
  const count = SWINGS * 3, stride = (TO - FROM) / count;
  ctx.strokeStyle = css(inkOf(accent), 0.8);
  ctx.lineWidth = 1.6;
  trace(ctx, [place(FROM, 0), place(TO, 0)], false);
  ctx.stroke();
  for (let i = 0; i < count; i++) {
    const at = FROM + (i + 0.5) * stride;
    const bead = gouache(i % 2 ? accent : shift(accent, { h: -38, l: 0.1 }));
    ctx.fillStyle = css(bead);
    trace(ctx, [place(at - 13, 0), place(at, -7), place(at + 13, 0), place(at, 7)]);
    ctx.fill();
    ctx.stroke();
    trace(ctx, ellipse(place(at + stride / 2, 0), 3.4, 3.4));
    ctx.fill();
    ctx.stroke();
  }
}
