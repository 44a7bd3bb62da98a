/**
 * Pixel art: drawn on a grid of its own, cell by cell, with ramps of few tones, dark lines one cell
 * wide and at most forty colours. Nothing is scaled down; only the sky and soft lights are dithered.
 *
 * @module
 */
import type { Canvas } from "./canvas.ts";
import type { Glow, Item, Scene } from "../scene.ts";
import { layersOf } from "./layers.ts";
import { paintPixelEye } from "./pixel_eye.ts";
import { finished } from "./pixel_finish.ts";
import { paintPixelForm, paintPixelLine } from "./pixel_form.ts";
import { type Grid, skyGrid } from "./pixel_grid.ts";
import { paintSoftLights, paintStar } from "./pixel_light.ts";
import { lineSilhouette } from "./pixel_silhouette.ts";

export function paintPixel(scene: Scene): Canvas {
  const grid = skyGrid(scene);
  const { back, subject, front } = layersOf(scene.items);
  paintItems(grid, back, scene, false);
  paintItems(grid, subject, scene, true);
  lineSilhouette(grid, scene);
  paintItems(grid, front, scene, false);
  return finished(grid);
}

function paintItems(grid: Grid, items: readonly Item[], scene: Scene, ofSubject: boolean): void {
  const lights: Glow[] = [];
  for (const item of items) {
    if (item.is === "glow" && !item.points) lights.push(item);
    else {
      paintSoftLights(grid, lights.splice(0));
      paintItem(grid, item, scene, ofSubject);
    }
  }
  paintSoftLights(grid, lights);
}

function paintItem(grid: Grid, item: Item, scene: Scene, ofSubject: boolean): void {
  switch (item.is) {
    case "region":
      return paintPixelForm(grid, item, scene, ofSubject);
    case "line":
      return paintPixelLine(grid, item, ofSubject);
    case "glow":
      return paintStar(grid, item, scene);
    case "eye":
      return paintPixelEye(grid, item, scene.light.towards[0] < 0 ? -1 : 1);
  }
}
