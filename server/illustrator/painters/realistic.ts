/**
 * Realistic, as a storybook painter means it: lit forms, fur hair by hair, wet eyes, a soft distance.
 *
 * @module
 */
import type { Canvas } from "@napi-rs/canvas";
import { css, mix, shift } from "../colour.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import { randomStream } from "../random.ts";
import { type Item, PICTURE_SIZE, type Point, type Region, type Scene } from "../scene.ts";
import {
  blankCanvas,
  castBlur,
  clipped,
  type Context,
  paintGlow,
  paintLine,
  softFill,
  tapered,
  trace,
  verticalFill,
} from "./canvas.ts";
import { layersOf } from "./layers.ts";
import { melting } from "./limb.ts";
import { paintBackdrop, paintBackdropItem } from "./realistic_backdrop.ts";
import { paintRealisticEye } from "./realistic_eye.ts";
import { finishPhoto } from "./realistic_finish.ts";
import { type Forms, modelForms } from "./realistic_form.ts";
import { paintFur } from "./realistic_fur.ts";
import { paintMaterial } from "./realistic_material.ts";

export function paintRealistic(scene: Scene): Canvas {
  const { canvas, ctx } = blankCanvas();
  const { back, subject, front } = layersOf(scene.items);
  paintBackdrop(ctx, back, scene);
  const cat = paintSubject(subject, scene);
  paintCastShadow(ctx, cat, scene);
  ctx.drawImage(cat, 0, 0);
  for (const item of front) paintBackdropItem(ctx, item, scene);
  finishPhoto(canvas, ctx, scene);
  return canvas;
}

function paintSubject(items: readonly Item[], scene: Scene): Canvas {
  const { canvas, ctx } = blankCanvas();
  const forms = modelForms(items.filter((item) => item.is === "region"), scene);
  for (const item of items) paintItem(ctx, item, scene, forms);
  if (scene.light.rim) addRimLight(canvas, ctx, scene);
  return canvas;
}

function paintItem(ctx: Context, item: Item, scene: Scene, forms: Forms): void {
  switch (item.is) {
    case "region":
      return item.role === "shadow"
        ? paintBackdropItem(ctx, item, scene)
        : paintThing(ctx, item, scene, forms);
    case "line":
      return paintStroke(ctx, item);
    case "glow":
      return paintGlow(ctx, item);
    case "eye":
      return paintRealisticEye(
        ctx,
        item,
        scene,
        randomStream(scene.spec.seed, `realistic.${item.name}`),
      );
  }
}

function paintThing(ctx: Context, region: Region, scene: Scene, forms: Forms): void {
  const random = randomStream(scene.spec.seed, `realistic.${region.name}`);
  const form = forms.of(region);
  ctx.save();
  ctx.globalAlpha *= region.opacity ?? 1;
  if (region.line > 0) darkenBehind(ctx, region, scene);
  const furry = region.texture === "fur";
  melting(ctx, region, (ctx) => {
    ctx.fillStyle = verticalFill(ctx, region);
    trace(ctx, region.outline);
    ctx.fill();
    clipped(ctx, region.outline, () => {
      region.marks.forEach((mark) => softFill(ctx, mark));
      if (form) forms.paintLight(ctx, form);
      trace(ctx, region.outline);
      if (!furry) paintMaterial(ctx, region, scene, random);
    });
  });
  if (!furry && region.line > 0) paintEdge(ctx, region);
  if (form && furry) paintFur(ctx, form, random);
  ctx.restore();
}

/** Where one thing lies before another, little light reaches between them. */
function darkenBehind(ctx: Context, region: Region, { light }: Scene): void {
  const box = bounds(region.outline);
  const size = Math.min(widthOf(box), heightOf(box));
  const reach = Math.min(20, 4 + size * 0.1);
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  const shade = css(
    mix(shift(region.colour, { l: -region.colour.l * 0.75 }), {
      ...light.shade,
      l: light.shade.l * 0.5,
    }, 0.6),
    0.6,
  );
  castBlur(ctx, shade, reach * 0.6, () => {
    ctx.translate(-light.towards[0] * reach * 0.45, -light.towards[1] * reach * 0.45);
    ctx.lineWidth = reach;
    trace(ctx, region.contour ?? region.outline, !region.contour);
    ctx.stroke();
  });
  ctx.restore();
}

/** A thin dark seam keeps hard things crisp against the fur. */
function paintEdge(ctx: Context, { outline, contour, colour, line }: Region): void {
  ctx.strokeStyle = css(shift(colour, { l: -colour.l * 0.6, c: -0.01 }), 0.75);
  ctx.lineWidth = Math.min(2.2, line * 0.4);
  trace(ctx, contour ?? outline, !contour);
  ctx.stroke();
}

/** Whiskers shine, creases of the coat are soft, all else is as it is. */
function paintStroke(ctx: Context, line: Extract<Item, { is: "line" }>): void {
  if (line.name.includes("whisker")) return paintWhisker(ctx, line);
  if (line.role === "face") return paintLip(ctx, line);
  if (line.role !== "coat") return paintCord(ctx, line);
  castBlur(ctx, css(shift(line.colour, { l: -0.1, c: -0.03 }), 0.6), 1.6, () => {
    trace(ctx, tapered(line));
    ctx.fill();
  });
}

/** A mouth is a crease with a faintly lit lip below it, which also shows on dark fur. */
function paintLip(ctx: Context, line: Extract<Item, { is: "line" }>): void {
  const width = Math.max(...line.width);
  castBlur(ctx, "rgb(255 240 230 / 0.5)", width * 0.35, () => {
    ctx.translate(0, width * 0.75);
    trace(ctx, tapered(line));
    ctx.fill();
  });
  paintLine(ctx, { ...line, width: [line.width[0] * 0.9, line.width[1] * 0.7] });
}

/** Trims, strings and wires: round, lit from above, casting a little shade. */
function paintCord(ctx: Context, line: Extract<Item, { is: "line" }>): void {
  const width = Math.max(...line.width);
  castBlur(ctx, "rgb(15 10 25 / 0.4)", width * 0.3, () => {
    ctx.translate(0, width * 0.3);
    trace(ctx, tapered(line));
    ctx.fill();
  });
  paintLine(ctx, { ...line, colour: shift(line.colour, { l: -0.1 }) });
  if (width < 2.4) return;
  ctx.save();
  ctx.translate(-width * 0.06, -width * 0.14);
  const thinner = (by: number): [number, number] => [line.width[0] * by, line.width[1] * by];
  paintLine(ctx, { ...line, width: thinner(0.62), colour: shift(line.colour, { l: 0.02 }) });
  paintLine(ctx, {
    ...line,
    width: thinner(0.24),
    colour: shift(line.colour, { l: 0.16, c: -0.02 }),
  });
  ctx.restore();
}

function paintWhisker(ctx: Context, line: Extract<Item, { is: "line" }>): void {
  const fine = { ...line, width: [line.width[0] * 0.62, 0.4] as [number, number] };
  castBlur(ctx, "rgb(20 15 30 / 0.3)", 2, () => {
    ctx.translate(0, 3);
    trace(ctx, tapered(fine));
    ctx.fill();
  });
  ctx.fillStyle = css(line.colour, 0.92);
  trace(ctx, tapered(fine));
  ctx.fill();
}

/** The subject's shadow on the ground, thrown away from the light. */
function paintCastShadow(ctx: Context, cat: Canvas, { light, items }: Scene): void {
  const grounds = items.filter((item) => item.is === "region" && item.role === "ground");
  const contact = items.find((item) => item.is === "region" && item.role === "shadow");
  if (!contact || contact.is !== "region") return;
  const ground = bounds(contact.outline).bottom - heightOf(bounds(contact.outline)) * 0.4;
  const size = PICTURE_SIZE / 4, squash = 0.13, skew = light.towards[0] * 0.5;
  const flat = blankCanvas(size);
  flat.ctx.transform(1, 0, skew, squash, (-skew * ground) / 4, (ground / 4) * (1 - squash));
  flat.ctx.drawImage(cat, 0, 0, size, size);
  flat.ctx.resetTransform();
  flat.ctx.globalCompositeOperation = "source-in";
  flat.ctx.fillStyle = css({ ...light.shade, l: light.shade.l * 0.7 });
  flat.ctx.fillRect(0, 0, size, size);
  // Blurred after it lies flat: a whisker must not throw a streak.
  const soft = blankCanvas(size);
  soft.ctx.filter = "blur(3px)";
  soft.ctx.drawImage(flat.canvas, 0, 0);
  ctx.save();
  ctx.beginPath();
  for (const item of grounds) if (item.is === "region") addOutline(ctx, item.outline);
  ctx.clip();
  ctx.globalAlpha = 0.22 + 0.16 * light.key;
  ctx.imageSmoothingQuality = "medium";
  ctx.drawImage(soft.canvas, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
}

function addOutline(ctx: Context, outline: readonly Point[]): void {
  outline.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.closePath();
}

/** A light from behind that draws the silhouette against a dark ground. */
function addRimLight(canvas: Canvas, ctx: Context, { light }: Scene): void {
  const size = PICTURE_SIZE / 2;
  const ring = blankCanvas(size);
  ring.ctx.drawImage(canvas, 0, 0, size, size);
  ring.ctx.globalCompositeOperation = "source-in";
  ring.ctx.fillStyle = css(light.rim!);
  ring.ctx.fillRect(0, 0, size, size);
  const inner = blankCanvas(size);
  inner.ctx.filter = "blur(4px)";
  inner.ctx.drawImage(canvas, -light.towards[0] * 3, -light.towards[1] * 3 + 2, size, size);
  ring.ctx.globalCompositeOperation = "destination-out";
  ring.ctx.drawImage(inner.canvas, 0, 0);
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  ctx.globalAlpha = 0.9;
  ctx.drawImage(ring.canvas, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
}
