/** @module Blue on white, painted on glazed tiles: azulejos and Delftware. */
import type { Colour } from "../../colour/colour.ts";
import { css } from "../../colour/colour.ts";
import { PICTURE_SIZE, type Scene } from "../../scene.ts";
import { type Canvas, type Context, createLayer } from "../canvas.ts";
import { inkedLayers, type Inking, inkItems } from "./inked.ts";

const BLUE: Colour = { l: 0.34, c: 0.15, h: 264 }, WHITE: Colour = { l: 0.965, c: 0.008, h: 250 };

/** Washes of the same blue, from the deepest to the palest. */
const WASHES = 5, DEEPEST = 0.42;

/** Tiles along a side, and the seam between two, in units. */
const ACROSS = 4, SEAM = 3;

/** What lies behind the cat is painted with a thinner brush. */
const BEHIND = 0.14;

const washed = (lighter: number): Inking => ({
  ink: BLUE,
  light: WHITE,
  bold: 1.1,
  fill: (colour) => css(washOf(colour, lighter)),
  isDark: (colour) => washOf(colour, lighter).l < 0.5,
});

/** A colour as one of the washes: the deeper it is, the more blue. */
function washOf({ l, c }: Colour, lighter: number): Colour {
  const tone = Math.min(1, Math.max(0, (l - 0.35 * c + lighter - 0.22) / 0.68));
  const step = Math.round(tone * (WASHES - 1)) / (WASHES - 1);
  return {
    l: DEEPEST + (WHITE.l - DEEPEST) * step,
    c: 0.15 * (1 - step) ** 0.8 + WHITE.c,
    h: 262,
  };
}

const FAR = washed(BEHIND), NEAR = washed(0);

export function paintTiles(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  const sky = ctx.createLinearGradient(0, 0, 0, PICTURE_SIZE);
  for (const { offset, colour } of scene.sky) sky.addColorStop(offset, css(washOf(colour, BEHIND)));
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  const { back, subject, front } = inkedLayers(scene);
  inkItems(ctx, back, scene, FAR);
  inkItems(ctx, [...subject, ...front], scene, NEAR);
  glaze(ctx);
  return canvas;
}

/** Seams, and the light on the bent edge of every tile. */
function glaze(ctx: Context): void {
  const tile = PICTURE_SIZE / ACROSS;
  for (let row = 0; row < ACROSS; row++) {
    for (let column = 0; column < ACROSS; column++) {
      const x = column * tile, y = row * tile;
      const shine = ctx.createLinearGradient(x, y, x + tile, y + tile);
      shine.addColorStop(0, "rgb(255 255 255 / 26%)");
      shine.addColorStop(0.22, "rgb(255 255 255 / 0%)");
      shine.addColorStop(0.82, "rgb(20 30 80 / 0%)");
      shine.addColorStop(1, "rgb(20 30 80 / 13%)");
      ctx.fillStyle = shine;
      ctx.fillRect(x, y, tile, tile);
      ctx.strokeStyle = "rgb(214 216 214 / 95%)";
      ctx.lineWidth = SEAM;
      ctx.strokeRect(x, y, tile, tile);
      ctx.strokeStyle = "rgb(30 40 90 / 22%)";
      ctx.lineWidth = 1.2;
      ctx.strokeRect(x + SEAM / 2 + 0.6, y + SEAM / 2 + 0.6, tile - SEAM - 1.2, tile - SEAM - 1.2);
    }
  }
}
