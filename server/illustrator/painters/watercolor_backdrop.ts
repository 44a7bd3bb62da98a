/**
 * The setting as a loose wash: the sky runs, the distance pales, nothing is outlined hard.
 *
 * @module
 */
import { type Colour, css, mix, shift } from "../colour.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import { type Random, randomStream } from "../random.ts";
import {
  type Glow,
  type Item,
  PICTURE_SIZE,
  type Point,
  type Region,
  type Scene,
} from "../scene.ts";
import { star } from "../geometry/shapes.ts";
import {
  castBlur,
  clipped,
  type Context,
  fillRadial,
  paintLine,
  softFill,
  trace,
  verticalFill,
} from "./canvas.ts";
import { drawPencil } from "./watercolor_pencil.ts";
import {
  bloom,
  darkenEdge,
  dropIn,
  jittered,
  layersFor,
  pigment,
  subdivided,
} from "./watercolor_wash.ts";

export function paintWashes(ctx: Context, items: readonly Item[], scene: Scene): void {
  const random = randomStream(scene.spec.seed, "watercolor.sky");
  paintSkyWash(ctx, scene, random);
  for (const item of items) paintSettingItem(ctx, item, scene);
}

/** One thing of the setting. */
export function paintSettingItem(ctx: Context, item: Item, scene: Scene): void {
  switch (item.is) {
    case "glow":
      return item.points ? paintStar(ctx, item) : paintLight(ctx, item);
    case "line":
      return paintLine(ctx, { ...item, colour: pigment(item.colour) });
    case "region":
      return item.role === "shadow" ? paintShadow(ctx, item) : paintShape(ctx, item, scene);
    case "eye":
      return;
  }
}

function paintSkyWash(ctx: Context, { sky }: Scene, random: Random): void {
  const colours = sky.map(({ colour }) => skyPigment(colour));
  const gradient = ctx.createLinearGradient(0, 0, 0, PICTURE_SIZE);
  sky.forEach(({ offset }, i) => gradient.addColorStop(offset, css(colours[i]!)));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  for (let i = 0; i < 16; i++) {
    const at: Point = [random.between(0, PICTURE_SIZE), random.between(0, PICTURE_SIZE * 0.95)];
    const near =
      colours[Math.min(colours.length - 1, Math.floor((at[1] / PICTURE_SIZE) * colours.length))]!;
    const colour = shift(near, { l: 0.1, c: 0.03, h: random.between(-34, 34) });
    dropIn(ctx, at, random.between(110, 270), colour, random.between(0.25, 0.55));
  }
  for (let i = 0; i < 5; i++) {
    const at: Point = [
      random.between(60, PICTURE_SIZE - 60),
      random.between(40, PICTURE_SIZE * 0.8),
    ];
    bloom(ctx, at, random.between(60, 170), random.pick(colours), random);
  }
}

/** Skies stay luminous: even night is a wash one can see through. */
function skyPigment(colour: Colour): Colour {
  return { ...pigment(colour), l: 0.36 + 0.62 * colour.l, c: colour.c * 1.05 };
}

function paintShape(ctx: Context, region: Region, scene: Scene): void {
  const { outline, depth = 0, opacity = 1 } = region;
  const random = randomStream(scene.spec.seed, `watercolor.${region.name}`);
  const colour = pigment(region.colour, 0.06 + 0.16 * depth);
  const box = bounds(outline), side = Math.min(widthOf(box), heightOf(box));
  const edge = subdivided(outline);
  const loose = Math.min(5, 0.8 + side * 0.02);
  ctx.save();
  ctx.globalAlpha *= opacity * 0.92;
  ctx.fillStyle = fillOf(ctx, region, colour);
  trace(ctx, jittered(edge, loose, [0, 0], random));
  ctx.fill();
  if (side > 14) {
    clipped(ctx, outline, () => {
      paintPassages(ctx, region, colour, random);
      if (depth < 0.9 && region.role !== "ground") {
        darkenEdge(ctx, outline, colour, true, Math.min(9, 2 + side * 0.05));
      }
    });
  }
  if (depth < 0.35 && region.role !== "ground" && side > 14) {
    drawPencil(ctx, edge, { colour: region.colour, width: 1.3, closed: true }, random);
  }
  ctx.restore();
}

/** Overlapping passes of the brush, drops of neighbouring hues, the marks. */
function paintPassages(
  ctx: Context,
  { outline, marks, depth = 0 }: Region,
  colour: Colour,
  random: Random,
): void {
  const { left, top, right, bottom } = bounds(outline);
  const size = Math.min(420, Math.max(right - left, bottom - top));
  const passes = Math.min(5, layersFor(outline, 10) - 1);
  for (let i = 0; i < passes; i++) {
    const at: Point = [random.between(left, right), random.between(top, bottom)];
    const hue = shift(colour, { l: 0.12, c: 0.02, h: random.between(-26, 26) });
    dropIn(ctx, at, size * random.between(0.25, 0.6), hue, random.between(0.25, 0.5));
  }
  for (const mark of marks) {
    softFill(ctx, {
      ...mark,
      colour: pigment(mark.colour, 0.05 + 0.16 * depth),
      opacity: (mark.opacity ?? 1) * 0.8,
    });
  }
}

function fillOf(ctx: Context, { outline, colourEnd, depth = 0 }: Region, colour: Colour) {
  const end = colourEnd && pigment(colourEnd, 0.06 + 0.16 * depth);
  return verticalFill(ctx, { outline, colour, colourEnd: end });
}

/** Stars are spots of paper that stayed dry. */
function paintStar(ctx: Context, { centre, radius, points = 4, strength }: Glow): void {
  ctx.fillStyle = `rgb(255 255 255 / ${strength})`;
  trace(ctx, star(centre, radius, { points, inner: points > 4 ? 0.5 : 0.26 }));
  ctx.fill();
}

function paintLight(ctx: Context, glow: Glow): void {
  // A light thins the wash; a deep air is more of it.
  const thinned = 0.3 * Math.min(1, Math.max(0, (glow.colour.l - 0.5) / 0.25));
  const clear = mix(pigment(glow.colour), { l: 0.99, c: 0.01, h: glow.colour.h }, thinned);
  fillRadial(ctx, { ...glow, colour: clear }, [0.5, 0.5]);
}

function paintShadow(ctx: Context, { outline, colour, opacity = 1 }: Region): void {
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  castBlur(ctx, css(shift(colour, { l: 0.14, c: 0.02 }), Math.min(1, opacity * 1.5)), 5, () => {
    trace(ctx, outline);
    ctx.fill();
  });
  ctx.restore();
}
