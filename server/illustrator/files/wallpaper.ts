/**
 * @module A cat in its place on a screen or a banner, drawn anew at that size: the place in flat shapes,
 * the cat in its own style.
 */
import { Buffer } from "node:buffer";
import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import { css } from "../colour/colour.ts";
import { compose } from "../compose.ts";
import { AIR_BEHIND, CORNER_DUSK } from "../contrast.ts";
import { boundsOf, widthOf } from "../geometry/measure.ts";
import type { Transform } from "../geometry/transform.ts";
import type { Context } from "../painters/canvas.ts";
import { paintCartoonPlace } from "../painters/cartoon/cartoon.ts";
import { paintAtSize } from "../raster/paint_at_size.ts";
import { layersOf } from "../composing/layers.ts";
import { PAW_PRINT } from "../composing/paw_prints.ts";
import { type Item, PICTURE_SIZE, type Scene } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { toned } from "../colour/tone.ts";
import { cutScene } from "./cut_scene.ts";
import type { WallpaperOptions } from "./options.ts";
import { isCutOff, wallpaperStage } from "./wallpaper_stage.ts";

const JPEG = { quality: 92, chromaSubsampling: "4:4:4" } as const;

/** Colours of a place in pixel art. */
const COLOURS = 64;

/** A JPEG. The same recipe and size give the same bytes. */
export async function drawWallpaper(
  spec: CatSpec,
  { width, height }: WallpaperOptions,
): Promise<Uint8Array> {
  const scene = compose(spec), alone = cutScene(scene);
  const cut = await STYLE_ENTRIES[spec.style].loadCutter();
  const { place, cat, cutout, cell } = wallpaperStage(scene, alone, { width, height });
  const { back, front } = layersOf(scene.items);
  const ground = createCanvas(Math.ceil(width / cell), Math.ceil(height / cell));
  const below = ground.getContext("2d");
  below.lineJoin = below.lineCap = "round";
  paintSky(below, scene, ground);
  paintThrough(below, place, { items: back.filter(isOfPlace), scene, cell });
  paintThrough(below, cat, { items: back.filter(isOfCat), scene, cell });
  const picture = cell > 1 ? await inCells(ground, { width, height, cell }) : ground;
  const ctx = picture.getContext("2d");
  ctx.imageSmoothingEnabled = cell === 1;
  ctx.imageSmoothingQuality = "high";
  const side = cutout.a * PICTURE_SIZE;
  const subject = paintAtSize(cut, alone, 2 * Math.ceil(side / 2));
  ctx.drawImage(subject, cutout.e, cutout.f, side, side);
  const isLow = isCutOff(scene) ? isBoard : () => false;
  paintThrough(ctx, { ...place, d: cat.d, f: cat.f }, {
    items: front.filter(isLow),
    scene,
    cell: 1,
  });
  paintThrough(ctx, place, { items: front.filter((item) => !isLow(item)), scene, cell: 1 });
  return await toned(picture, spec).jpeg(JPEG).toBuffer();
}

/** What goes along with the cat. */
function isOfCat({ role, name }: Item): boolean {
  return role === "shadow" || name.startsWith(AIR_BEHIND) || name.startsWith(PAW_PRINT);
}

/** What runs before a portrait from edge to edge, a table, covers as much of the cat as in its picture. */
function isBoard(item: Item): boolean {
  return widthOf(boundsOf([item])) >= PICTURE_SIZE;
}

/** Corners of the square picture are none of the wallpaper's. */
function isOfPlace(item: Item): boolean {
  return !isOfCat(item) && !item.name.startsWith(CORNER_DUSK);
}

function paintSky(ctx: Context, { sky }: Scene, { width, height }: Canvas): void {
  const gradient = ctx.createLinearGradient(0, 0, 0, height);
  sky.forEach(({ offset, colour }) => gradient.addColorStop(offset, css(colour)));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, width, height);
}

function paintThrough(
  ctx: Context,
  { a, d, e, f }: Transform,
  { items, scene, cell }: { items: Item[]; scene: Scene; cell: number },
): void {
  ctx.save();
  ctx.setTransform(a / cell, 0, 0, d / cell, e / cell, f / cell);
  paintCartoonPlace(ctx, items, scene);
  ctx.restore();
}

/** Every pixel as a cell, in few colours. */
async function inCells(
  canvas: Canvas,
  { width, height, cell }: { width: number; height: number; cell: number },
): Promise<Canvas> {
  const few = await toned(canvas).png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer();
  const large = await sharp(few)
    .resize(canvas.width * cell, canvas.height * cell, { kernel: "nearest" }).png().toBuffer();
  const whole = createCanvas(width, height);
  whole.getContext("2d").drawImage(await loadImage(Buffer.from(large)), 0, 0);
  return whole;
}
