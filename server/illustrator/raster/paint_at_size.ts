/** @module A scene painted as small or as large as a file needs it. */
import { createCanvas } from "@napi-rs/canvas";
import { subdividedItems } from "../geometry/subdivision.ts";
import { bounds } from "../geometry/measure.ts";
import type { Canvas } from "../painters/canvas.ts";
import { type Item, PICTURE_SIZE, type Scene } from "../scene.ts";
import type { Painter } from "../style_entry.ts";

/** In fewer pixels no painter shows what it means. */
const MIN_SIDE = 128;

/** The scene in `size` × `size` pixels. Painters halve their sheets, so an odd number of pixels is painted as the next even one. */
export function paintAtSize(paint: Painter, scene: Scene, size: number): Canvas {
  const side = Math.max(MIN_SIDE, size + size % 2);
  return resized(paint(roundedFor(size, withoutUnseen(scene)), side), size, {
    isSmooth: !isPixelArt(scene),
  });
}

/** The same picture in `size` × `size` pixels. */
export function resized(picture: Canvas, size: number, { isSmooth = true } = {}): Canvas {
  if (picture.width === size) return picture;
  const canvas = createCanvas(size, size), ctx = canvas.getContext("2d");
  ctx.imageSmoothingEnabled = isSmooth;
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(picture, 0, 0, size, size);
  return canvas;
}

/** A technique leaves no cells. */
function isPixelArt({ spec: { style, technique } }: Scene): boolean {
  return style === "pixel" && !technique;
}

/** How far beyond the edge of the picture a thing still reaches into it: soft edges, shadows, wet paint. In units. */
const REACH = 64;

/** A place is wider than the picture of a head in it: a third of its things lies outside. */
function withoutUnseen(scene: Scene): Scene {
  return { ...scene, items: scene.items.filter(isNear) };
}

/** Whether a thing lies in the picture or close to it. Lights shine from anywhere. */
function isNear(item: Item): boolean {
  if (item.is !== "region" && item.is !== "line") return true;
  const { left, top, right, bottom } = bounds(item.is === "region" ? item.outline : item.points);
  const end = PICTURE_SIZE + REACH;
  return right > -REACH && left < end && bottom > -REACH && top < end;
}

/** The cells of pixel art are those of its picture in any size. */
function roundedFor(size: number, scene: Scene): Scene {
  if (size <= PICTURE_SIZE || isPixelArt(scene)) return scene;
  return { ...scene, items: subdividedItems(scene.items) };
}
