/**
 * @module Surfaces: what cloth, metal, glass, wood, stone, leaves and skin do to light besides being round.
 */
import { type Colour, css, mix, shift } from "../../colour/colour.ts";
import { bounds, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Random } from "../../random.ts";
import type { Point, Region, Scene, Texture } from "../../scene.ts";
import { type Canvas, type Context, drawBlurred, fillEllipse, trace } from "../canvas.ts";
import { greyTile, repeatingField, smoothField, tileStream } from "../noise.ts";
import { layTiling, type Tiling, tilingOf } from "../tiling.ts";

const TILE = 256;
/** A pattern on something smaller than this would only be dirt. */
const LEAST_SIDE = 26;

/** Grain of a surface, and how strongly it shows. */
const GRAINS: Partial<Record<Texture, { tiling: Tiling; strength: number }>> = {
  stone: { tiling: tilingOf(stoneTile), strength: 0.75 },
  cloth: { tiling: tilingOf(weaveTile), strength: 0.5 },
  wood: { tiling: tilingOf(woodTile), strength: 0.5 },
  plant: { tiling: tilingOf(plantTile), strength: 0.6 },
  skin: { tiling: tilingOf(poreTile), strength: 0.45 },
  paper: { tiling: tilingOf(plantTile), strength: 0.18 },
  water: { tiling: tilingOf(waterTile), strength: 0.6 },
};

/** Works the surface of a thing; the caller has clipped its outline and laid its light. */
export function paintMaterial(
  ctx: Context,
  region: Region,
  { light }: Scene,
  random: Random,
): void {
  const box = bounds(region.outline);
  const side = Math.min(widthOf(box), heightOf(box));
  if (side >= LEAST_SIDE) paintGrain(ctx, surfaceOf(region), box);
  switch (region.texture) {
    case "cloth":
      return paintFolds(ctx, region, random);
    case "metal":
      return paintMetal(ctx, region, light.towards);
    case "glass":
    case "water":
      return paintGloss(ctx, region, light.towards);
    case "skin":
      return paintSheen(ctx, region, light.towards);
    default:
      return;
  }
}

/** What its surface is of: furniture of a colour that no wood has is of stone, or covered with cloth; what glows has no
 * grain, and neither has a thing of many parts, which are not all of the wood of its first. */
function surfaceOf({ texture, colour: { l, c, h }, marks }: Region): Texture {
  if (texture !== "wood") return texture;
  if (marks.length > PARTS) return "light";
  if (c < WOOD.grey) return l < WOOD.black ? "wood" : "stone";
  if (c > WOOD.glowing) return "light";
  return c < WOOD.pure || (h > WOOD.from && h < WOOD.to) ? "wood" : "cloth";
}

/** A thing with more marks is made of several materials. */
const PARTS = 8;

/** Hues of woods, and how pure other colours are at least; how pure greys are at most, and blacks how light; what is purer
 * than any wood glows. */
const WOOD = { from: 25, to: 105, pure: 0.06, grey: 0.026, black: 0.4, glowing: 0.15 };

/** The grain alone in a box, for large grounds and walls; the caller has clipped the outline. */
export function paintGrain(ctx: Context, texture: Texture, box: Box): void {
  const grain = GRAINS[texture];
  if (!grain) return;
  ctx.save();
  ctx.globalAlpha *= grain.strength;
  ctx.globalCompositeOperation = "soft-light";
  layTiling(ctx, grain.tiling, box);
  ctx.restore();
}

/** Soft valleys and ridges that run down from where the cloth hangs. */
function paintFolds(ctx: Context, { outline, colour, volume }: Region, random: Random): void {
  const { left, top, right, bottom } = bounds(outline);
  const width = right - left, height = bottom - top;
  if (Math.min(width, height) < 44) return;
  const bend = smoothField(random);
  const count = Math.max(2, Math.min(7, Math.round(width / 62)));
  for (let i = 0; i < count; i++) {
    const u = (i + random.between(0.2, 0.8)) / count;
    const from = random.between(0, 0.35), to = random.between(0.75, 1.05);
    const fold: Point[] = Array.from({ length: 7 }, (_, k) => {
      const v = from + ((to - from) * k) / 6;
      const spread = (u - 0.5) * (0.75 + 0.5 * v) + 0.5;
      return [left + width * spread + bend(u * 9, v * 1.4) * width * 0.07, top + height * v];
    });
    const breadth = Math.min(16, width * 0.05) * (0.6 + volume);
    fold.reverse();
    stroke(
      ctx,
      css(shift(colour, { l: -0.26, c: 0.01, h: -6 }), 0.6),
      breadth * 0.5,
      breadth,
      fold,
    );
    const ridge = fold.map(([x, y]): Point => [x + breadth * 1.25, y]);
    stroke(ctx, css(shift(colour, { l: 0.18, h: 4 }), 0.46), breadth * 0.45, breadth * 0.7, ridge);
  }
}

/** Sky above, ground below, a dark horizon between them and a hot streak. */
function paintMetal(ctx: Context, { outline, colour }: Region, [lx]: Point): void {
  const { left, top, right, bottom } = bounds(outline);
  const tilt = (right - left) * 0.18 * Math.sign(lx || 1);
  const mirror = ctx.createLinearGradient(left + tilt, top, right - tilt, bottom);
  const tone = (l: number, alpha: number) => css(shift(colour, { l }), alpha);
  mirror.addColorStop(0, tone(0.12, 0.5));
  mirror.addColorStop(0.24, tone(0.3, 0.85));
  mirror.addColorStop(0.34, tone(0.05, 0.4));
  mirror.addColorStop(0.52, tone(-0.3, 0.62));
  mirror.addColorStop(0.6, tone(-0.12, 0.4));
  mirror.addColorStop(0.82, tone(0.16, 0.5));
  mirror.addColorStop(1, tone(-0.2, 0.5));
  ctx.fillStyle = mirror;
  trace(ctx, outline);
  ctx.fill();
  ctx.strokeStyle = css(shift(colour, { l: 0.34, c: -0.03 }), 0.65);
  ctx.lineWidth = 3;
  ctx.save();
  ctx.translate(-Math.sign(lx || 1) * 2, 2.4);
  trace(ctx, outline);
  ctx.stroke();
  ctx.restore();
}

/** A bright edge and a window on a smooth, clear body. */
function paintGloss(ctx: Context, { outline, colour, volume }: Region, [lx, ly]: Point): void {
  const box = bounds(outline);
  const w = widthOf(box), h = heightOf(box);
  if (Math.max(w, h) > 420) return;
  const rim: Colour = mix(colour, { l: 0.99, c: 0.01, h: 220 }, 0.75);
  stroke(ctx, css(rim, 0.5), Math.min(w, h) * 0.04, Math.min(w, h) * 0.1, [
    ...outline,
    outline[0]!,
  ]);
  if (volume < 0.2) return;
  const x = (box.left + box.right) / 2 + lx * w * 0.24,
    y = (box.top + box.bottom) / 2 + ly * h * 0.24;
  drawBlurred(ctx, "rgb(255 255 255 / 0.5)", Math.min(w, h) * 0.025, () => {
    fillEllipse(ctx, [x, y], [w * 0.11, h * 0.15], -0.5 * Math.sign(lx || 1));
  });
}

function paintSheen(ctx: Context, { outline, colour, volume }: Region, [lx, ly]: Point): void {
  const box = bounds(outline);
  const w = widthOf(box), h = heightOf(box);
  if (volume < 0.2) return;
  const x = (box.left + box.right) / 2 + lx * w * 0.22,
    y = (box.top + box.bottom) / 2 + ly * h * 0.26;
  drawBlurred(
    ctx,
    css(mix(colour, { l: 0.98, c: 0.01, h: 40 }, 0.7), 0.32),
    Math.min(w, h) * 0.1,
    () => {
      fillEllipse(ctx, [x, y], [w * 0.2, h * 0.12]);
    },
  );
}

function stroke(
  ctx: Context,
  colour: string,
  blur: number,
  width: number,
  points: readonly Point[],
): void {
  drawBlurred(ctx, colour, blur, () => {
    ctx.lineWidth = width;
    trace(ctx, points, false);
    ctx.stroke();
  });
}

function stoneTile(): Canvas {
  const random = tileStream("stone");
  const broad = repeatingField(random, 5),
    middle = repeatingField(random, 16),
    fine = repeatingField(random, 64);
  return greyTile(
    TILE,
    (x, y) =>
      0.5 + 0.16 * broad(x / 51.2, y / 51.2) + 0.13 * middle(x / 16, y / 16) +
      0.12 * fine(x / 4, y / 4) + random.between(-0.06, 0.06),
  );
}

function weaveTile(): Canvas {
  const random = tileStream("weave");
  const slub = repeatingField(random, 32);
  return greyTile(TILE, (x, y) => {
    const thread = (x >> 1) % 2 === (y >> 1) % 2 ? 0.07 : -0.07;
    return 0.5 + thread + 0.1 * slub(x / 8, y / 8) + random.between(-0.07, 0.07);
  });
}

function woodTile(): Canvas {
  const random = tileStream("wood");
  const wave = repeatingField(random, 4),
    ring = repeatingField(random, 4, 32),
    pore = repeatingField(random, 16, 128);
  return greyTile(TILE, (x, y) => {
    const at = y / 8 + wave(x / 64, y / 64) * 0.8;
    return 0.5 + 0.2 * ring(x / 64, at) + 0.12 * pore(x / 16, y / 2);
  });
}

function plantTile(): Canvas {
  const random = tileStream("plant");
  const broad = repeatingField(random, 8), fine = repeatingField(random, 64);
  return greyTile(
    TILE,
    (x, y) =>
      0.5 + 0.18 * broad(x / 32, y / 32) + 0.18 * fine(x / 4, y / 4) + random.between(-0.05, 0.05),
  );
}

function poreTile(): Canvas {
  const random = tileStream("pore");
  const fine = repeatingField(random, 85);
  return greyTile(
    TILE,
    (x, y) => 0.5 + 0.2 * fine(x * 85 / TILE, y * 85 / TILE) + random.between(-0.08, 0.08),
  );
}

function waterTile(): Canvas {
  const random = tileStream("water");
  const wave = repeatingField(random, 16);
  return greyTile(
    TILE,
    (x, y) => 0.5 + 0.22 * wave(x / 16, y / 4 % 16) * Math.abs(wave(x / 16 + 3, y / 16)),
  );
}
