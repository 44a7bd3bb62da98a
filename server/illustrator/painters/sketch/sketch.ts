/**
 * @module The sketch: pencil and a few pale washes on warm paper, small and quick. It shows the composition
 * of a picture while that is still being painted, in whatever style.
 */
import { type Random, randomStream } from "../../random.ts";
import { type Item, PICTURE_SIZE, type Region, type Scene } from "../../scene.ts";
import { blankCanvas, type Canvas, type Context } from "../canvas.ts";
import { layersOf } from "../../composing/layers.ts";
import { clearSketchEdge, layPaper } from "./paper.ts";
import { drawGuide } from "./pencil.ts";
import { sketchSettingItem } from "./setting.ts";
import { sketchSubjectItem } from "./subject.ts";

/** Side of the square sketch, in pixels. */
export const SKETCH_SIZE = 256;

/** The forms a cat is found with. */
const GUIDED: ReadonlySet<string> = new Set(["head", "torso"]);

/** The scene as a sketch of {@link SKETCH_SIZE}. */
export function paintSketch(scene: Scene): Canvas {
  const { canvas, ctx } = blankCanvas(SKETCH_SIZE);
  ctx.scale(SKETCH_SIZE / PICTURE_SIZE, SKETCH_SIZE / PICTURE_SIZE);
  const random = (name: string) => randomStream(scene.spec.seed, `sketch.${name}`);
  const { back, subject, front } = layersOf(scene.items);
  layPaper(ctx, scene);
  for (const item of back) sketchSettingItem(ctx, item, random(item.name));
  clearSketchEdge(ctx, random("edge"));
  for (const form of subject.filter(isGuided)) {
    drawGuide(ctx, form.outline, random(`${form.name} guide`));
  }
  for (const item of subject) sketchSubjectItem(ctx, item, scene, random(item.name));
  for (const item of front) sketchFrontItem(ctx, item, scene, random(item.name));
  return canvas;
}

/** Bushes and drifts are part of the setting; hearts are drawn like the cat. */
function sketchFrontItem(ctx: Context, item: Item, scene: Scene, random: Random): void {
  if (item.is === "region" && item.line > 0) sketchSubjectItem(ctx, item, scene, random);
  else sketchSettingItem(ctx, item, random);
}

function isGuided(item: Item): item is Region {
  return item.is === "region" && GUIDED.has(item.name);
}
