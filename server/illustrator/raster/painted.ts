/** @module A scene as its recipe wants it: in the technique, else as its style paints it, and toned. */
import type { Sharp } from "sharp";
import { toned } from "../colour/tone.ts";
import { loadPainter } from "../load_painter.ts";
import type { Canvas } from "../painters/canvas.ts";
import { withGhosts } from "../painters/ghosts.ts";
import { planesOf, STUDY_SIDE } from "../painters/planes.ts";
import { PICTURE_SIZE, type Scene } from "../scene.ts";
import type { MadeAnew } from "../technique_entry.ts";
import { TECHNIQUES } from "../techniques.ts";
import { paintAtSize, resized } from "./paint_at_size.ts";

/** The pixels of every file that shows a whole picture, `size` × `size`. */
export async function painted(scene: Scene, size = PICTURE_SIZE): Promise<Sharp> {
  return toned(await paintedCanvas(scene, size), scene.spec);
}

/** The same before it is toned. */
export async function paintedCanvas(scene: Scene, size = PICTURE_SIZE): Promise<Canvas> {
  const { style, technique } = scene.spec;
  const entry = technique && TECHNIQUES[technique];
  if (entry && "base" in entry) return resized(await madeAnew(entry, scene), size);
  const paint = entry ? withGhosts(await entry.loadPainter()) : await loadPainter(style);
  return size === PICTURE_SIZE ? paint(scene) : paintAtSize(paint, scene, size);
}

/** What is made anew is worked at one size, as its strokes are. */
async function madeAnew({ base, own, load }: MadeAnew, scene: Scene): Promise<Canvas> {
  const { style } = scene.spec;
  const paint = await loadPainter(own?.includes(style) ? style : base);
  const rework = await load();
  return rework(planesOf(paint(scene, STUDY_SIDE)), scene);
}
