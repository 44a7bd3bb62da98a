/**
 * Anime: two flat tones with a crisp edge, a coloured line that swells and thins, light at the
 * edges, big wet eyes, luminous air, and a bloom over all of it.
 *
 * @module
 */
import { css, mix } from "../colour.ts";
import { type Item, PICTURE_SIZE, type Scene } from "../scene.ts";
import { paintAir, paintLight, paintSparkles } from "./anime_air.ts";
import { paintAnimeEye } from "./anime_eye.ts";
import { castShadow, paintForm } from "./anime_form.ts";
import { addBloom } from "./bloom.ts";
import { blankCanvas, type Canvas, type Context, paintLine } from "./canvas.ts";
import { layersOf } from "./layers.ts";

const BLOOM_STRENGTH = 0.3;
/** Opacity of the light behind a dark cat. */
const BACKLIGHT = 0.62;
/** Width of the light along the silhouette, in units; it melts into the contour. */
const RIM_WIDTH = 7;

export function paintAnime(scene: Scene): Canvas {
  const { canvas, ctx } = blankCanvas();
  const { back, subject, front } = layersOf(scene.items);
  paintAir(ctx, scene);
  back.forEach((item) => paintItem(ctx, item, scene));
  paintSparkles(ctx, scene);
  placeSubject(ctx, paintSubject(subject, scene), scene);
  front.forEach((item) => paintItem(ctx, item, scene));
  addBloom(ctx, canvas, { blur: 5, strength: BLOOM_STRENGTH * (1.2 - 0.7 * scene.light.key) });
  return canvas;
}

function paintItem(ctx: Context, item: Item, scene: Scene): void {
  switch (item.is) {
    case "region":
      return paintForm(ctx, item, scene);
    case "line":
      return paintLine(ctx, item);
    case "glow":
      return paintLight(ctx, item);
    case "eye":
      return paintAnimeEye(ctx, item, scene.light);
  }
}

/** The cat and all it wears lie on a layer of their own: they shade each other, not the sky. */
function paintSubject(items: readonly Item[], scene: Scene): Canvas {
  const { canvas, ctx } = blankCanvas();
  for (const item of items) {
    if (item.is === "region") castShadow(ctx, item, scene);
    paintItem(ctx, item, scene);
  }
  paintRim(ctx, canvas, scene);
  return canvas;
}

/** Where dark lies on dark, light from behind shines around the whole silhouette. */
function placeSubject(ctx: Context, layer: Canvas, { light }: Scene): void {
  ctx.save();
  if (light.rim) {
    ctx.shadowColor = css(light.rim, BACKLIGHT);
    ctx.shadowBlur = 44;
  }
  ctx.drawImage(layer, 0, 0);
  ctx.restore();
}

/** Light along the edge that looks towards the light: the silhouette less a shifted copy of itself. */
function paintRim(ctx: Context, layer: Canvas, { light }: Scene): void {
  const { canvas: rim, ctx: edge } = blankCanvas();
  const [lx, ly] = light.towards;
  edge.drawImage(layer, 0, 0);
  edge.globalCompositeOperation = "source-in";
  edge.fillStyle = css(light.rim ?? mix(light.colour, { l: 0.97, c: 0.03, h: 85 }, 0.4));
  edge.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  edge.globalCompositeOperation = "destination-out";
  edge.drawImage(layer, -lx * RIM_WIDTH, -ly * RIM_WIDTH);
  ctx.save();
  ctx.globalCompositeOperation = "screen";
  ctx.globalAlpha = light.rim ? 0.8 : 0.45;
  ctx.drawImage(rim, 0, 0);
  ctx.restore();
}
