/**
 * @module Pixel art: drawn on a grid of its own, cell by cell, with ramps of few tones, dark lines one cell
 * wide and at most forty colours. Nothing is scaled down; only the sky and soft lights are dithered.
 */
import { type Canvas, createLayer } from "../canvas.ts";
import { type Glow, type Item, PICTURE_SIZE, type Scene } from "../../scene.ts";
import { lightSubject } from "../../relief/scene_light.ts";
import { edgeTowards } from "../../relief/edge_light.ts";
import { lightsAmong } from "../burning.ts";
import { formShadow, litAsDrawn } from "../form_shadow.ts";
import { paintGroundShadow } from "../ground_shadow.ts";
import { layersOf } from "../../composing/layers.ts";
import { paintPixelEye } from "./eye.ts";
import { finished } from "./finish.ts";
import { type DrawnLight, paintPixelForm } from "./form.ts";
import { paintPixelLine } from "./line.ts";
import { AIR, type Grid, skyGrid, thresholdAt } from "./grid.ts";
import { paintSoftLights, paintStar } from "./light.ts";
import { placeTint } from "./place_tint.ts";
import { muzzlesOf, paintMuzzle } from "./muzzle.ts";
import { SIDE } from "./mask.ts";
import { mutedItems, mutedSky, type Muting } from "../muting.ts";
import { silhouetteOf } from "../silhouette.ts";
import { lineSilhouette } from "./silhouette.ts";

/** Light falls on the relief of a picture at most this large, two of its points to a cell: so any size is the same. */
const LIT = 2 * SIDE;

/** A setting of few colours, none of them as pure as those of the cat. */
const QUIET: Muting = { grey: 0.06, drawn: 0.16, flat: 0.18 };

export function paintPixel(scene: Scene, side = PICTURE_SIZE): Canvas {
  const grid = skyGrid({ ...scene, sky: mutedSky(scene, QUIET) });
  const { back, subject, front } = layersOf(scene.items);
  paintItems(grid, mutedItems(back, scene, QUIET), scene);
  layGroundShadow(grid, subject, scene);
  paintItems(grid, subject, scene, drawnLight(subject, scene, side));
  lineSilhouette(grid, scene);
  paintItems(grid, front, scene);
  return finished(grid, side);
}

/** Ground that lies in the shadow of the subject is a step darker, at its feet two. */
function layGroundShadow(grid: Grid, subject: readonly Item[], scene: Scene): void {
  const { canvas, ctx } = createLayer(SIDE);
  paintGroundShadow(ctx, subject, { ...scene, light: { ...scene.light, key: 1 } }, {
    soft: 0,
    strength: SHADOW,
  });
  const alpha = canvas.data();
  for (let at = 0; at < SIDE * SIDE; at++) {
    const share = alpha[at * 4 + 3]! / 255;
    if (
      !grid.floor[at] || grid.cells[at] === AIR || share < SHADOW * (0.2 + 0.6 * thresholdAt(at))
    ) continue;
    grid.cells[at] = grid.tones.step(grid.cells[at]!, share > SHADOW * 1.25 ? -2 : -1);
  }
}

/** Its opacity while it is found out which cells it covers. */
const SHADOW = 0.5;

/** Its subject alone, with nothing behind it. */
export function cutPixel(scene: Scene, side = PICTURE_SIZE): Canvas {
  const grid = skyGrid(scene);
  const { subject } = layersOf(scene.items);
  paintItems(grid, subject, scene, drawnLight(subject, scene, side));
  lineSilhouette(grid, scene);
  return finished(grid, side, { clearAir: true });
}

/** The light on the subject with drawn shadows, and with full light along the edges that look towards it alone. */
function drawnLight(subject: readonly Item[], scene: Scene, side: number): DrawnLight {
  const lit = Math.min(LIT, side);
  const shadow = formShadow(subject, scene, silhouetteOf(subject, lit), DEEP);
  const lighting = litAsDrawn(lightSubject(subject, scene, lit), shadow);
  const edge = edgeTowards(lighting.relief, scene.light.towards, EDGE);
  return {
    ...lighting,
    tint: placeTint(scene, lighting),
    lights: lightsAmong(scene.items),
    key: lighting.key.map((key, cell) => edge(cell) > 0.3 ? key : key * PLAIN),
  };
}

/** Shadows narrower than a cell or two would be crumbs: they are this much wider than those of a cartoon. */
const DEEP = 1.65;

/** Where the lit edge of the subject lies inside its line, in units, and the light of all other lit cells. */
const EDGE = { from: 0, width: 30 }, PLAIN = 0.8;

function paintItems(grid: Grid, items: readonly Item[], scene: Scene, lighting?: DrawnLight): void {
  const lights: Glow[] = [], muzzles = muzzlesOf(items), side = scene.light.towards[0] < 0 ? -1 : 1;
  const strokes = new Set<Item>(muzzles.flatMap(({ strokes }) => strokes));
  for (const item of items) {
    const muzzle = muzzles.find(({ nose }) => nose === item);
    if (muzzle) paintMuzzle(grid, muzzle, side);
    if (muzzle || strokes.has(item)) continue;
    if (item.is === "glow" && !item.points) lights.push(item);
    else {
      paintSoftLights(grid, lights.splice(0));
      paintItem(grid, item, scene, lighting);
    }
  }
  paintSoftLights(grid, lights);
}

function paintItem(grid: Grid, item: Item, scene: Scene, lighting?: DrawnLight): void {
  switch (item.is) {
    case "region":
      return paintPixelForm(grid, item, scene, lighting);
    case "line":
      return paintPixelLine(grid, item, lighting !== undefined);
    case "glow":
      return paintStar(grid, item, scene);
    case "eye":
      return paintPixelEye(grid, item, scene.light.towards[0] < 0 ? -1 : 1);
  }
}
