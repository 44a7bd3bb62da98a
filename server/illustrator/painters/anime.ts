/**
 * Anime: two flat tones with a crisp edge, a coloured line that swells and thins, light at the
 * edges, big wet eyes, luminous air, and a bloom over all of it.
 *
 * @module
 */
import { css } from "../colour.ts";
import type { Item, Scene } from "../scene.ts";
import { lightSubject } from "../relief/scene_light.ts";
import { paintAir, paintLight, paintSparkles } from "./anime_air.ts";
import { paintAnimeEye } from "./anime_eye.ts";
import { paintForm } from "./anime_form.ts";
import { addBloom } from "./bloom.ts";
import { blankCanvas, type Canvas, type Context, paintLine } from "./canvas.ts";
import { layAnimeLight } from "./anime_light.ts";
import { paintGroundShadow } from "./ground_shadow.ts";
import { layersOf } from "./layers.ts";

const BLOOM_STRENGTH = 0.3;
/** Opacity of the light behind a dark cat. */
const BACKLIGHT = 0.62;

export function paintAnime(scene: Scene): Canvas {
  const { canvas, ctx } = blankCanvas();
  const { back, subject, front } = layersOf(scene.items);
  paintAir(ctx, scene);
  back.forEach((item) => paintItem(ctx, item, scene));
  paintSparkles(ctx, scene);
  paintGroundShadow(ctx, subject, scene, { soft: 2, strength: 0.34 });
  placeSubject(ctx, paintSubject(subject, scene), scene);
  front.forEach((item) => paintItem(ctx, item, scene));
  addBloom(ctx, canvas, { blur: 5, strength: BLOOM_STRENGTH * (1.2 - 0.7 * scene.light.key) });
  return canvas;
}

/** Its subject alone, with nothing behind it. */
export function cutAnime(scene: Scene): Canvas {
  return paintSubject(layersOf(scene.items).subject, scene);
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
  for (const item of items) paintItem(ctx, item, scene);
  layAnimeLight(ctx, lightSubject(items, scene), scene);
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
