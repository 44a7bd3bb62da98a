/**
 * Watercolor: clear washes on warm rough paper, a loose coloured pencil, white left between things.
 *
 * @module
 */
import { type Colour, css, mix } from "../colour.ts";
import { type Random, randomStream } from "../random.ts";
import { type Item, PICTURE_SIZE, type Scene } from "../scene.ts";
import {
  blankCanvas,
  type Canvas,
  clipped,
  type Context,
  fillEllipse,
  tapered,
  trace,
} from "./canvas.ts";
import { lightSubject } from "../relief/scene_light.ts";
import { paintGroundShadow } from "./ground_shadow.ts";
import { layersOf } from "./layers.ts";
import { paintSettingItem, paintWashes } from "./watercolor_backdrop.ts";
import { paintWatercolorEye } from "./watercolor_eye.ts";
import { glazeShadows } from "./watercolor_light.ts";
import { clearOutside, layOnPaper, paintedEdge } from "./watercolor_paper.ts";
import { leadOf } from "./watercolor_pencil.ts";
import { paintThing } from "./watercolor_thing.ts";
import { darkenEdge, pigment } from "./watercolor_wash.ts";

/** Bare paper around the painted setting, and around everything, in units. */
const BORDER = { setting: 50, everything: 15 };

/** White as the multiplying washes leave it, and how far around the cat they are lifted, in units. */
const PAPER: Colour = { l: 1, c: 0, h: 0 };
const LIFTED = 44;

export function paintWatercolor(scene: Scene): Canvas {
  const { canvas, ctx } = blankCanvas();
  const random = randomStream(scene.spec.seed, "watercolor.border");
  const { back, subject, front } = layersOf(scene.items);
  ctx.fillStyle = "white";
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  paintWashes(ctx, back, scene);
  const edge = paintedEdge(BORDER.setting, 17, random);
  darkenEdge(ctx, edge, scene.sky[Math.floor(scene.sky.length / 2)]!.colour, true, 10);
  clearOutside(ctx, edge, random);
  splatter(ctx, scene, random);
  const cat = blankCanvas();
  paintSubject(cat.ctx, subject, scene);
  clipped(ctx, edge, () => paintGroundShadow(ctx, subject, scene, { soft: 9, strength: 0.4 }));
  placeSubject(ctx, cat.canvas, scene);
  clipped(ctx, edge, () => front.forEach((item) => paintForeground(ctx, item, scene)));
  clearOutside(ctx, paintedEdge(BORDER.everything, 5, random), random);
  layOnPaper(ctx);
  return canvas;
}

/** Its subject alone, with nothing behind it: no paper either. */
export function cutWatercolor(scene: Scene): Canvas {
  const { canvas, ctx } = blankCanvas();
  paintSubject(ctx, layersOf(scene.items).subject, scene);
  return canvas;
}

/** The cat and all it wears and holds, in its light. */
function paintSubject(ctx: Context, subject: readonly Item[], scene: Scene): void {
  for (const item of subject) paintItem(ctx, item, scene);
  glazeShadows(ctx, lightSubject(subject, scene), scene);
}

/** Behind a dark cat before a dark air, pigment is lifted out with a clean wet brush. */
function placeSubject(ctx: Context, cat: Canvas, { light }: Scene): void {
  ctx.save();
  if (light.rim) {
    ctx.shadowColor = css(mix(light.rim, PAPER, 0.5), 0.95);
    ctx.shadowBlur = LIFTED;
  }
  ctx.drawImage(cat, 0, 0);
  ctx.restore();
}

/** Bushes and drifts are part of the setting; hearts are drawn like the cat. */
function paintForeground(ctx: Context, item: Item, scene: Scene): void {
  if (item.is === "region" && item.line > 0) paintThing(ctx, item, scene);
  else paintSettingItem(ctx, item, scene);
}

function paintItem(ctx: Context, item: Item, scene: Scene): void {
  switch (item.is) {
    case "region":
      return paintThing(ctx, item, scene);
    case "line":
      return paintStroke(ctx, item);
    case "glow":
      return paintSettingItem(ctx, item, scene);
    case "eye":
      return paintWatercolorEye(ctx, item);
  }
}

/** Strokes of a fine brush: white gouache for pale whiskers, pencil brown for the face, colour for things. */
function paintStroke(ctx: Context, line: Extract<Item, { is: "line" }>): void {
  const ofCat = line.role === "face" || line.role === "coat";
  const whisker = line.name.includes("whisker");
  const pale = line.role === "face" && line.colour.l > (whisker ? 0.8 : 0.6);
  const share = whisker ? pale ? 0.62 : 0.45 : ofCat ? 0.8 : 1;
  const width: [number, number] = [line.width[0] * share, line.width[1] * share];
  ctx.fillStyle = pale
    ? "rgb(255 255 255 / 0.95)"
    : css(ofCat ? leadOf(line.colour) : pigment(line.colour), 0.9);
  trace(ctx, tapered({ ...line, width }));
  ctx.fill();
}

/** A few drops that left the brush too early. */
function splatter(ctx: Context, { sky, light }: Scene, random: Random): void {
  const colours = [...sky.map(({ colour }) => pigment(colour)), pigment(light.shade)];
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  for (let i = 0; i < 26; i++) {
    const x = random.between(20, PICTURE_SIZE - 20), y = random.between(20, PICTURE_SIZE - 20);
    const radius = random.between(0.8, 1.8) ** 2.4;
    ctx.fillStyle = css(random.pick(colours), random.between(0.25, 0.6));
    fillEllipse(ctx, [x, y], [radius, radius * random.between(0.8, 1.1)]);
  }
  ctx.restore();
}
