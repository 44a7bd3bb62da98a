/**
 * @module Anime: two flat tones with a crisp edge, a coloured line that swells and thins, light at the
 * edges, big wet eyes, luminous air, and a bloom over all of it.
 */
import { css, mix } from "../../colour/colour.ts";
import { bounds } from "../../geometry/measure.ts";
import { type Item, PICTURE_SIZE, type Scene } from "../../scene.ts";
import { lightSubject } from "../../relief/scene_light.ts";
import { paintAir, paintLight, paintSparkles } from "./air.ts";
import { paintCumulus } from "./cumulus.ts";
import { paintBeams, paintBokeh } from "./lens.ts";
import { paintPassing } from "./passing.ts";
import { paintAnimeEye } from "./eye.ts";
import { paintForm } from "./form.ts";
import { addBloom } from "../bloom.ts";
import {
  type Canvas,
  type Context,
  createLayer,
  drawLayer,
  paintLine,
  scaleOf,
} from "../canvas.ts";
import { layDarkSheen } from "../dark_sheen.ts";
import { formShadow, litAsDrawn } from "../form_shadow.ts";
import { type SetOff, setOff } from "../set_off.ts";
import { silhouetteOf } from "../silhouette.ts";
import { layAnimeLight } from "./light.ts";
import { paintContact, paintGroundShadow } from "../ground_shadow.ts";
import { layLampShapes } from "../lamp_shapes.ts";
import { layPlaceLight } from "../place_light.ts";
import { lowSunOf } from "../place_tones.ts";
import { byNearness, layersOf } from "../../composing/layers.ts";
import { paintNightHalo } from "../night_halo.ts";
import { layOutOfFocus } from "../out_of_focus.ts";

const BLOOM_STRENGTH = 0.3;
/** Opacity of the light behind a dark cat, and how far it reaches in units. */
const BACKLIGHT = { strength: 0.7, reach: 18 };
/** Shadows of a cel are designed to be seen: this much wider than those of a cartoon. */
const DEEP = 1.8;
/** How much more the light of a low sun colours what it falls on: the golden hour is what anime is known for; and that of a lamp
 * in the dark. */
const GOLDEN = 0.3, LAMPLIT = 0.4;
/** Nothing sparkles in brighter light than this. */
const DAYLIGHT = 0.7;
/** How far the painted place is out of focus, in units: a lens looks at the cat. */
const FOCUS = 2.4;
/** What reaches lower than this, in units, stands near the viewer. */
const NEAR_EDGE = 940;

export function paintAnime(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  const { back, subject, front } = layersOf(scene.items);
  paintBackground(ctx, back, scene, side / 2);
  if (scene.light.key < DAYLIGHT) paintSparkles(ctx, scene);
  paintNightHalo(ctx, scene);
  paintGroundShadow(ctx, subject, scene, { soft: 3, strength: 0.62 });
  placeSubject(ctx, paintSubject(subject, scene, side), scene);
  const { beside, nearest } = byNearness(front);
  const isNear = (item: Item) => isPlantApart(item, scene.subject);
  for (const item of beside) if (!isNear(item)) paintItem(ctx, item, scene);
  const near = [...beside.filter(isNear), ...nearest];
  if (near.length > 0) {
    layOutOfFocus(ctx, (sheet) => near.forEach((item) => paintItem(sheet, item, scene)));
  }
  paintPassing(ctx, scene);
  addBloom(ctx, canvas, { blur: 5, strength: BLOOM_STRENGTH * (1.2 - 0.7 * scene.light.key) });
  return canvas;
}

/** Whether it is a plant that stands before the cat's ground and beside the cat: a lens that looks at the cat has it out of focus. */
function isPlantApart(item: Item, { left, right }: Scene["subject"]): boolean {
  if (item.is !== "region" || item.role !== "front" || item.texture !== "plant") return false;
  const box = bounds(item.outline);
  return box.bottom > NEAR_EDGE && (box.right < left || box.left > right);
}

/** The place is painted on a board of half the size, out of focus and full of light; the cat is a cel laid over it. */
function paintBackground(
  ctx: Context,
  back: readonly Item[],
  scene: Scene,
  side: number,
): void {
  const { canvas, ctx: board } = createLayer(side);
  paintAir(board, scene);
  paintCumulus(board, back, scene);
  back.forEach((item) => paintItem(board, item, scene));
  ctx.save();
  ctx.imageSmoothingQuality = "low";
  // Nothing lies beyond the edges of a board that a blur could reach: there it stays sharp.
  drawLayer(ctx, canvas);
  ctx.filter = `blur(${FOCUS * scaleOf(ctx)}px)`;
  drawLayer(ctx, canvas);
  ctx.restore();
  setOff(ctx, scene, CONTRAST);
  layGrade(ctx, scene);
  paintBeams(ctx, scene);
  if (scene.light.key < DAYLIGHT) paintBokeh(ctx, scene);
}

/** How the cat stands out from its place. */
const CONTRAST: SetOff = { bright: { night: 0.16, day: 0.34 }, deep: 0.26 };

/** One colour of light over the board: warm and bright on the side of sun, moon and lamps, violet away from it and at the feet. */
function layGrade(ctx: Context, { light }: Scene): void {
  const middle = PICTURE_SIZE / 2, [x, y] = light.towards;
  const at = (reach: number) => [middle + x * reach, middle + y * reach] as const;
  const fall = ctx.createLinearGradient(...at(middle * 1.3), ...at(-middle * 1.2));
  const warm = { l: 0.9, c: Math.min(0.14, light.colour.c + 0.05), h: light.colour.h };
  const cool = { l: 0.3, c: 0.11, h: mix({ ...light.shade, c: 0.1 }, VIOLET, 0.5).h };
  fall.addColorStop(0, css(warm, GRADE.lit * (0.3 + 0.7 * light.key)));
  fall.addColorStop(0.45, css(warm, 0.001));
  fall.addColorStop(0.46, css(cool, 0.001));
  fall.addColorStop(1, css(cool, GRADE.shaded));
  ctx.save();
  ctx.globalCompositeOperation = "hard-light";
  ctx.fillStyle = fall;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
}

/** How strong both ends of it are, 0..1. */
const GRADE = { lit: 0.26, shaded: 0.5 };
const VIOLET = { l: 0.3, c: 0.1, h: 295 };

/** Its subject alone, with nothing behind it. */
export function cutAnime(scene: Scene, side = PICTURE_SIZE): Canvas {
  return paintSubject(layersOf(scene.items).subject, scene, side);
}

function paintItem(ctx: Context, item: Item, scene: Scene): void {
  switch (item.is) {
    case "region":
      return item.role === "shadow" ? paintContact(ctx, item, 5) : paintForm(ctx, item, scene);
    case "line":
      return paintLine(ctx, item);
    case "glow":
      return paintLight(ctx, item);
    case "eye":
      return paintAnimeEye(ctx, item, scene.light);
  }
}

/** The cat and all it wears lie on a layer of their own: they shade each other, not the sky. */
function paintSubject(items: readonly Item[], scene: Scene, side: number): Canvas {
  const { canvas, ctx } = createLayer(side);
  for (const item of items) paintItem(ctx, item, scene);
  const silhouette = silhouetteOf(items, side),
    shadow = formShadow(items, scene, silhouette, DEEP, true);
  layDarkSheen(ctx, items, scene, silhouette);
  const lighting = litAsDrawn(lightSubject(items, scene, side), shadow);
  layAnimeLight(ctx, shadow, scene);
  layPlaceLight(ctx, lighting, scene, {
    strength: 0.33 + GOLDEN * lowSunOf(scene.light) +
      (lighting.lamps.length > 0 ? LAMPLIT * (1 - scene.light.key) : 0),
    flare: 1,
    // The bloom of the night lightens the cat as well.
    dusk: 0.18,
    shadeAt: 0.4,
    soft: 0.05,
    rim: { from: 1.5, width: 7 },
    forms: items,
  });
  layLampShapes(ctx, items, lighting, silhouette, DEEP);
  return canvas;
}

/** Where dark lies on dark, light from behind shines around the whole silhouette. */
function placeSubject(ctx: Context, layer: Canvas, { light }: Scene): void {
  ctx.save();
  if (light.rim) {
    ctx.shadowColor = css(light.rim, BACKLIGHT.strength);
    ctx.shadowBlur = BACKLIGHT.reach * scaleOf(ctx);
  }
  drawLayer(ctx, layer);
  ctx.restore();
}
