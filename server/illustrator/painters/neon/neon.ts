/**
 * @module Neon: tubes of light along every edge, bodies in the colours of their coats, a sign and two
 * coloured lamps behind the cat, a wet floor that mirrors it all.
 */
import {
  type Item,
  type Line,
  PICTURE_SIZE,
  type Point,
  type Role,
  type Scene,
} from "../../scene.ts";
import { burningOf, lightsAmong } from "../burning.ts";
import { isFoldOfBust, linesOfFold } from "../bust.ts";
import { type Canvas, type Context, createLayer, drawLayer, trace } from "../canvas.ts";
import { layersOf, wallsOf } from "../../composing/layers.ts";
import { layBurning } from "./burning.ts";
import { castGlow, castPool, mirrorOnFloor, paintNight, paintSign } from "./air.ts";
import { paintNeonEye } from "./eye.ts";
import { isSolidForm, paintDark, paintLit } from "./form.ts";
import { lightSubject } from "../../relief/scene_light.ts";
import { layNeonRims } from "./rims.ts";
import { type Lamps, neonLamps } from "./tone.ts";
import { layFold, layGlint, laySilhouette, layTube, type TubeSite } from "./tube.ts";
import { layLineAround, layLineOfCat } from "./line.ts";
import { isWhisker } from "../whisker.ts";

export function paintNeon(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  const { canvas: cat, ctx: lit } = createLayer(side);
  const { canvas: shining, ctx: tubes } = createLayer(side);
  const { back, subject, front } = layersOf(scene.items);
  const lamps = neonLamps(scene), lights = lightsAmong(scene.items);
  const paint = (items: readonly Item[], ctx: Context) =>
    items.forEach((item) => paintItem({ ctx, tubes, lights }, item, lamps));
  paintNight(ctx, scene, lamps);
  const walls = wallsOf(back);
  paint(back.slice(0, walls), ctx);
  paintSign(tubes, scene, lamps);
  paint(back.slice(walls), ctx);
  dimAround(tubes, scene);
  const forms = formsOf(subject, scene);
  for (const item of forms) if (item.is === "region") laySilhouette(tubes, item, lamps);
  paintSubject({ ctx: lit, tubes, lights }, subject, scene, lamps);
  layNeonRims(lit, lightSubject(forms, scene, side), lamps);
  castPool(ctx, scene, lamps);
  mirrorOnFloor(ctx, { cat, shining }, scene);
  drawLayer(ctx, cat);
  paint(front, ctx);
  castGlow(ctx, shining);
  drawLayer(ctx, shining);
  return canvas;
}

/** Its subject alone, with nothing behind it: the tubes do not shine on the air. */
export function cutNeon(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  const { canvas: shining, ctx: tubes } = createLayer(side);
  const lamps = neonLamps(scene), lights = lightsAmong(scene.items);
  const { subject } = layersOf(scene.items);
  const forms = formsOf(subject, scene);
  for (const item of forms) if (item.is === "region") laySilhouette(tubes, item, lamps);
  paintSubject({ ctx, tubes, lights }, subject, scene, lamps);
  layNeonRims(ctx, lightSubject(forms, scene, side), lamps);
  drawLayer(ctx, shining);
  return canvas;
}

/** A subject without what is only drawn as lines. */
function formsOf(subject: readonly Item[], scene: Scene): Item[] {
  return subject.filter((item) => !isFoldOfBust(item, scene));
}

function paintSubject(
  layers: Layers,
  subject: readonly Item[],
  scene: Scene,
  lamps: Lamps,
): void {
  for (const item of subject) {
    if (isFoldOfBust(item, scene)) {
      for (const points of linesOfFold(item)) layFold(layers.tubes, points, item.colour, lamps);
    } else paintItem(layers, item, lamps);
  }
}

/** What is lit, and the layer of what shines. */
interface Layers {
  ctx: Context;
  tubes: Context;
  /** Where flames and bulbs are. */
  lights: readonly Point[];
}

const SURROUNDINGS: ReadonlySet<Role> = new Set<Role>(["sky", "scenery", "ground", "shadow"]);

function paintItem({ ctx, tubes, lights }: Layers, item: Item, lamps: Lamps): void {
  const place: TubeSite = SURROUNDINGS.has(item.role) || isPlant(item) ? "around" : "cat";
  switch (item.is) {
    case "region": {
      const burning = burningOf(item, lights);
      if (place === "cat") paintLit(ctx, item, lamps, burning);
      else paintDark(ctx, item, lamps, burning);
      if (isSolidForm(item)) cover(tubes, item);
      if (burning) layBurning(tubes, item, burning);
      return layTube(tubes, item, place, lamps);
    }
    case "line":
      if (place !== "cat") return layLineAround(tubes, item);
      return isCrease(item) ? undefined : layLineOfCat(tubes, item, lamps);
    case "glow":
      return layGlint({ ctx, tubes }, item);
    case "eye":
      return paintNeonEye(ctx, tubes, item);
  }
}

/** Things before the cat belong to its setting, unless they have an edge of their own: hearts. */
function isPlant(item: Item): boolean {
  return item.role === "front" && !(item.is === "region" && item.line > 0);
}

/** Folds of the coat and gaps between toes: a sign has no tube for them. */
function isCrease(line: Line): boolean {
  return line.role === "coat" && !isWhisker(line);
}

/** Tubes of the place burn low behind the cat: its own have all the light. */
function dimAround(tubes: Context, { subject: { left, right, top, bottom } }: Scene): void {
  tubes.save();
  tubes.translate((left + right) / 2, (top + bottom) / 2);
  tubes.scale((right - left) * DIM.reach, (bottom - top) * DIM.reach);
  tubes.globalCompositeOperation = "destination-out";
  const dark = tubes.createRadialGradient(0, 0, 0, 0, 0, 1);
  dark.addColorStop(0, `rgb(0 0 0 / ${DIM.strength})`);
  dark.addColorStop(0.6, `rgb(0 0 0 / ${DIM.strength * 0.8})`);
  dark.addColorStop(1, "rgb(0 0 0 / 0)");
  tubes.fillStyle = dark;
  tubes.fillRect(-1, -1, 2, 2);
  tubes.restore();
}

/** How far around the cat, in shares of its size, and how much. */
const DIM = { reach: 0.82, strength: 0.72 };

/** What lies in front hides the tubes behind it. */
function cover(tubes: Context, { outline }: Extract<Item, { is: "region" }>): void {
  tubes.save();
  tubes.globalCompositeOperation = "destination-out";
  tubes.fillStyle = "black";
  trace(tubes, outline);
  tubes.fill();
  tubes.restore();
}
