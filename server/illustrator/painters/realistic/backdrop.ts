/**
 * @module What lies around the cat as a lens sees it: the distance out of focus, a ground with grass, things beside the
 * cat.
 */
import { css, shift } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { type Item, PICTURE_SIZE, type Point, type Region, type Scene } from "../../scene.ts";
import {
  clipped,
  type Context,
  createLayer,
  drawBlurred,
  drawLayer,
  fillRadial,
  lightGradient,
  paintGlow,
  paintLine,
  paintSky,
  softFill,
  taperedOutline,
  trace,
  verticalFill,
} from "../canvas.ts";
import { paintContact } from "../ground_shadow.ts";
import { growBefore, growGrass, meadowsOf, type Turf } from "../grass.ts";
import { layFarOutOfFocus, layGround } from "./lens.ts";
import { paintGrain } from "./material.ts";

/**
 * Sky, scenery and the ground the cat stands on, as a lens sees them that looks at the cat; returns what
 * paints what grows before the cat.
 */
export function paintBackdrop(
  ctx: Context,
  items: readonly Item[],
  scene: Scene,
  whole: number,
): (before: Context) => void {
  const side = whole * HALF;
  const first = items.findIndex(isNear), behind = first < 0 ? items.length : first;
  const near = items.slice(behind), grounds = near.filter(isGround);
  const distance = createLayer(side), floor = createLayer(side), things = createLayer(side);
  paintSky(distance.ctx, scene);
  for (const item of items.slice(0, behind)) paintBackdropItem(distance.ctx, item, scene);
  for (const air of near.filter(isAir)) paintBackdropItem(distance.ctx, air, scene);
  layHaze(distance.ctx, scene);
  layFarOutOfFocus(ctx, distance.canvas, scene);
  for (const ground of grounds) paintBackdropItem(floor.ctx, ground, scene);
  layGround(ctx, floor.canvas, scene);
  const meadows = meadowsOf(near);
  for (const meadow of meadows) growGrass(ctx, meadow, scene, floor.canvas, TURF);
  for (const item of near) {
    if (!isGround(item) && !isAir(item)) paintBackdropItem(things.ctx, item, scene);
  }
  drawLayer(ctx, things.canvas);
  layLight(ctx, scene);
  // Rain falls before the place.
  for (const item of items) if (item.is === "line" && item.role === "sky") paintStreak(ctx, item);
  return (before) => {
    if (meadows.length === 0) return;
    const lit = createLayer(GROUND);
    drawLayer(lit.ctx, floor.canvas);
    layLight(lit.ctx, scene);
    for (const meadow of meadows) growBefore(before, meadow, scene, lit.canvas, TURF);
  };
}

/** Thin blades, lit at their tips. */
const TURF: Turf = {
  gap: [0.1, 0.42],
  rows: 0.22,
  high: [0.5, 1.9],
  lean: 0.55,
  wide: 0.09,
  root: 0.5,
  tip: 1.34,
  spread: 0.35,
  patches: 0.2,
};

/** Haze and dusk hang in the distance: over the grass at its feet they would be dirt. */
function isAir(item: Item): boolean {
  return item.is === "glow" && (item.depth ?? 0) >= FAR;
}

/** Pixels along a side of the ground whose colours the grass before the cat takes. */
const GROUND = 128;

/** What a lens leaves of a place needs no more than half the size of the picture. */
const HALF = 0.5;

/** Farther things are out of focus. */
const FAR = 0.3;

/** Whether a thing lies as near as the cat, or nearly. */
function isNear(item: Item): boolean {
  if (item.is === "eye" || item.is === "glow" || item.role === "sky") return false;
  return item.role !== "scenery" || item.is === "region" && (item.depth ?? 0) < FAR;
}

function isGround(item: Item): item is Region {
  return item.is === "region" && item.role === "ground";
}

/** Bright air behind the cat: its edge stands before the lightest of the distance. */
function layHaze(ctx: Context, { light, subject }: Scene): void {
  const centre: Point = [
    (subject.left + subject.right) / 2 + light.towards[0] * 150,
    subject.top + (subject.bottom - subject.top) * 0.35,
  ];
  const colour = { ...light.colour, l: Math.min(light.colour.l, 0.9) };
  const strength = HAZE.night + (HAZE.day - HAZE.night) * light.key;
  fillRadial(ctx, { centre, radius: 700, colour, strength }, [0.45, 0.5]);
}

/** How strong that is at night and by day, 0..1. */
const HAZE = { night: 0.1, day: 0.14 };

/** Light falls in from one side and behind the cat; away from it the place lies in its shade. */
function layLight(
  ctx: Context,
  { light, subject }: Scene,
): void {
  const x = (subject.left + subject.right) / 2 + light.towards[0] * 150;
  const y = subject.top + (subject.bottom - subject.top) * 0.35;
  const pool = ctx.createRadialGradient(x, y, 120, x, y, PICTURE_SIZE * 0.88);
  pool.addColorStop(0, css(light.colour, 0.36 * light.key + 0.1));
  pool.addColorStop(0.42, css(light.colour, 0.001));
  pool.addColorStop(0.43, css(light.shade, 0.001));
  pool.addColorStop(1, css(light.shade, 0.86));
  ctx.save();
  // A bright day is laid in middle tones: the cat and what the sun falls on are the lightest of the picture.
  ctx.globalCompositeOperation = "multiply";
  ctx.globalAlpha = DEEPENED * light.key;
  drawLayer(ctx, ctx.canvas);
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = "soft-light";
  ctx.fillStyle = pool;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
}

/** How much of itself a place in full daylight is multiplied with. */
const DEEPENED = 0.19;

/** One thing of the setting. */
export function paintBackdropItem(ctx: Context, item: Item, scene: Scene): void {
  switch (item.is) {
    case "glow":
      return item.points ? paintStar(ctx, item) : paintGlow(ctx, item);
    case "line":
      return item.role === "sky" ? paintStreak(ctx, item) : paintLine(ctx, item);
    case "region":
      return item.role === "shadow"
        ? paintContact(ctx, item, 14, 1.7)
        : paintSurface(ctx, item, scene);
    case "eye":
      return;
  }
}

/** A star far out of focus is a soft, bright disc. */
function paintStar(ctx: Context, star: Extract<Item, { is: "glow" }>): void {
  const { points: _, ...light } = star;
  const radius = star.radius * (star.radius > 6 ? 0.5 : 1.2);
  paintGlow(ctx, { ...light, radius: star.radius * 2.2, strength: star.strength * 0.55 });
  drawBlurred(ctx, css(star.colour, star.strength), 1, () => {
    ctx.beginPath();
    ctx.arc(star.centre[0], star.centre[1], radius, 0, 2 * Math.PI);
    ctx.fill();
  });
}

/** Rain, and whatever else flies by, is half transparent. */
function paintStreak(ctx: Context, line: Extract<Item, { is: "line" }>): void {
  ctx.fillStyle = css(shift(line.colour, { l: 0.06 }), 0.5);
  trace(ctx, taperedOutline(line));
  ctx.fill();
}

function paintSurface(ctx: Context, region: Region, scene: Scene): void {
  const { outline, colour, volume, marks, opacity = 1 } = region;
  const box = bounds(outline);
  ctx.save();
  ctx.globalAlpha *= opacity;
  trace(ctx, outline);
  ctx.fillStyle = region.colourEnd || volume <= 0
    ? verticalFill(ctx, region)
    : lightGradient(ctx, outline, scene.light.towards, {
      lit: css(shift(colour, { l: 0.07 * volume, h: colour.c > 0.05 ? 3 : 0 })),
      shaded: css(shift(colour, { l: -0.16 * volume, c: 0.01, h: colour.c > 0.05 ? -8 : 0 })),
    });
  ctx.fill();
  const side = Math.min(widthOf(box), heightOf(box));
  if (marks.length > 0 || side > 40) {
    clipped(ctx, outline, () => {
      marks.forEach((mark) => softFill(ctx, { ...mark, soft: Math.max(mark.soft, 1.2) }));
      if (opacity > 0.9 && (region.depth ?? 0) < 0.6) paintGrain(ctx, region.texture, box);
    });
  }
  ctx.restore();
}
