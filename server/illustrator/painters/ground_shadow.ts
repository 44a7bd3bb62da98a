/**
 * The shadow that the subject throws on the ground: a clean oval from under its feet towards the viewer, away from
 * the side of the light, because sun, moon and windows stand behind it. The outline of fur and tails, thrown on the
 * ground, reads as a stain.
 *
 * @module
 */
import { css } from "../colour/colour.ts";
import { bounds, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import { ellipse } from "../geometry/shapes.ts";
import { type Item, PICTURE_SIZE, type Point, type Region, type Scene } from "../scene.ts";
import { blankCanvas, type Canvas, type Context } from "./canvas.ts";

/** It is drawn at a quarter of the size of the picture. */
const SIZE = PICTURE_SIZE / 4;
/** Its depth under a light at the zenith against the height of the subject, the most of it in units, and how far it
 * is moved against the light, in shares of its width. */
const LENGTH = 0.05, DEEPEST = 40, LEAN = 0.1;
/** How wide it is against what touches the ground. */
const WIDE = 1.06;
/** How much darker and flatter it is where the subject presses on the ground, and its softness in units. */
const PRESSED = { flat: 0.34, narrow: 0.94, strength: 1.25, soft: 5 };
/** What touches so much higher than the lowest, in units, stands on a thing and not on the ground. */
const RAISED = 60;

/** How a style shows it. */
export interface GroundShadow {
  /** Softness of its edge, in units. */
  soft: number;
  /** Its opacity on a bright day, 0..1. */
  strength: number;
}

/** Paints it on the grounds of the scene only; nothing where the subject does not stand on one. */
export function paintGroundShadow(
  ctx: Context,
  subject: readonly Item[],
  { light, items }: Scene,
  { soft, strength }: GroundShadow,
): void {
  const grounds = items.filter((item): item is Region =>
    item.is === "region" && item.role === "ground"
  );
  const contacts = contactsOf(items);
  if (contacts.length === 0) return;
  const [lx, ly] = light.towards, high = heightOf(boundsOfAll(subject));
  const deep = Math.min(DEEPEST, LENGTH * high / Math.max(0.4, Math.abs(ly)));
  const ovals = contacts.map((box) => ovalOf(box, deep, lx));
  const colour = css({ l: light.shade.l * 0.8, c: light.shade.c * 0.6, h: light.shade.h });
  ctx.save();
  ctx.beginPath();
  for (const { outline } of grounds) addOutline(ctx, outline);
  ctx.clip();
  ctx.imageSmoothingQuality = "low";
  // The ground keeps its own hue in the shadow.
  ctx.globalCompositeOperation = "multiply";
  const alpha = ctx.globalAlpha * (0.5 + 0.5 * light.key);
  const layers = [
    { outlines: ovals.map(({ thrown }) => thrown), soft, opacity: strength },
    {
      outlines: ovals.map(({ pressed }) => pressed),
      soft: PRESSED.soft,
      opacity: strength * PRESSED.strength,
    },
  ];
  for (const { outlines, soft, opacity } of layers) {
    ctx.globalAlpha = Math.min(1, alpha * opacity);
    ctx.drawImage(filled(outlines, { colour, soft }), 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  }
  ctx.restore();
}

/** The boxes of what touches the ground. */
function contactsOf(items: readonly Item[]): Box[] {
  const boxes = items.flatMap((item) =>
    item.is === "region" && item.role === "shadow" ? [bounds(item.outline)] : []
  );
  const lowest = Math.max(...boxes.map(({ bottom }) => bottom));
  return boxes.filter(({ bottom }) => bottom > lowest - RAISED);
}

/** From a little behind the feet to the viewer, and where they press on the ground. */
function ovalOf(box: Box, deep: number, lx: number): { thrown: Point[]; pressed: Point[] } {
  const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
  const wide = widthOf(box) / 2 * WIDE;
  return {
    thrown: ellipse([x - lx * LEAN * wide * 2, y + deep * 0.3], wide, deep),
    pressed: ellipse([x, y + deep * 0.1], wide * PRESSED.narrow, deep * PRESSED.flat),
  };
}

function boundsOfAll(subject: readonly Item[]): Box {
  return bounds(subject.flatMap((item) => item.is === "region" ? item.outline : []));
}

/** The outlines in one colour, as one shape with a soft edge. */
function filled(
  outlines: readonly (readonly Point[])[],
  { colour, soft }: { colour: string; soft: number },
): Canvas {
  const share = SIZE / PICTURE_SIZE, { canvas: flat, ctx } = blankCanvas(SIZE);
  ctx.scale(share, share);
  ctx.fillStyle = colour;
  for (const outline of outlines) {
    ctx.beginPath();
    addOutline(ctx, outline);
    ctx.fill();
  }
  const { canvas, ctx: blurred } = blankCanvas(SIZE);
  blurred.filter = `blur(${soft * share}px)`;
  blurred.drawImage(flat, 0, 0);
  return canvas;
}

function addOutline(ctx: Context, outline: readonly Point[]): void {
  outline.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.closePath();
}
