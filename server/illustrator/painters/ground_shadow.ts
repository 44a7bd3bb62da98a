/**
 * @module The shadow that the subject throws on the ground: darkest where paws press on it, deep below the
 * body, thinning out to the side away from the light. The outline of fur and tails, thrown on the ground,
 * reads as a stain.
 */
import { type Colour, css } from "../colour/colour.ts";
import { bounds, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import { ellipse } from "../geometry/shapes.ts";
import { type Item, PICTURE_SIZE, type Point, type Region, type Scene } from "../scene.ts";
import { blankCanvas, type Canvas, type Context, drawBlurred, trace } from "./canvas.ts";

/** It is drawn at a quarter of the size of the picture. */
const UNIT = 4, SIZE = PICTURE_SIZE / UNIT;
/** Its depth under a light at the zenith against the height of the subject, the most of it in units, and how far it
 * is thrown aside under a light at 45 degrees, in shares of that height. */
const LENGTH = 0.05, DEEPEST = 36, THROWN = 0.26;
/** How wide it is against what touches the ground. */
const WIDE = 1.03;
/** Below the body it is darker, flatter and narrower; its softness in units. */
const BELOW = { flat: 0.3, narrow: 0.92, strength: 1.1, soft: 5 };
/** Under each paw it is darkest and flattest: its depth, how near the ground a paw is and how much of it touches, in units. */
const PRESSED = { deep: 7, near: 30, touching: 9, strength: 1.7, soft: 2.5, night: 0.75 };
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
  const [lx, ly] = light.towards, steep = Math.max(0.4, Math.abs(ly));
  const high = heightOf(boundsOfAll(subject));
  const deep = Math.min(DEEPEST, LENGTH * high / steep), far = -THROWN * high * lx / steep;
  const colour = { l: light.shade.l * 0.8, c: light.shade.c * 0.6, h: light.shade.h };
  ctx.save();
  ctx.beginPath();
  for (const { outline } of grounds) addOutline(ctx, outline);
  ctx.clip();
  ctx.imageSmoothingQuality = "low";
  // The ground keeps its own hue in the shadow.
  ctx.globalCompositeOperation = "multiply";
  const day = 0.5 + 0.5 * light.key;
  const layers = [
    { shapes: contacts.map((box) => thrown(box, deep, far)), soft, opacity: strength * day },
    {
      shapes: contacts.map((box) => below(box, deep)),
      soft: Math.min(soft, BELOW.soft),
      opacity: strength * BELOW.strength * day,
    },
    {
      shapes: contacts.flatMap((box) => pressed(box, subject)),
      soft: Math.min(soft, PRESSED.soft),
      opacity: strength * PRESSED.strength * Math.max(PRESSED.night, day),
    },
  ];
  const { canvas, ctx: shade } = blankCanvas(SIZE);
  for (const { shapes, soft, opacity } of layers) {
    shade.globalAlpha = Math.min(1, opacity);
    shade.filter = soft > 0 ? `blur(${soft * SIZE / PICTURE_SIZE}px)` : "none";
    shade.drawImage(filled(shapes, colour), 0, 0);
  }
  // Multiplied are only the rows in which it lies.
  const rows = boundsOfShapes(layers.flatMap(({ shapes }) => shapes));
  const top = Math.max(0, Math.floor((rows.top - 3 * soft) / UNIT) - 1);
  const bottom = Math.min(SIZE, Math.ceil((rows.bottom + 3 * soft) / UNIT) + 1);
  if (bottom > top) {
    const high = bottom - top;
    ctx.drawImage(canvas, 0, top, SIZE, high, 0, top * UNIT, PICTURE_SIZE, high * UNIT);
  }
  ctx.restore();
}

/** What touches the ground or a seat darkens it: multiplied by its colour, `soft` units blurred, so many times as strong. */
export function paintContact(
  ctx: Context,
  { outline, colour, opacity = 1 }: Region,
  soft: number,
  strength = 1,
): void {
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  drawBlurred(ctx, css(colour, Math.min(1, opacity * strength)), soft, () => {
    trace(ctx, outline);
    ctx.fill();
  });
  ctx.restore();
}

/** A shape that thins out from one x to the other; absent: as dark everywhere. */
interface Shape {
  outline: Point[];
  thinning?: readonly [from: number, to: number];
}

/** The boxes of what touches the ground. */
function contactsOf(items: readonly Item[]): Box[] {
  const boxes = items.flatMap((item) =>
    item.is === "region" && item.role === "shadow" ? [bounds(item.outline)] : []
  );
  const lowest = Math.max(...boxes.map(({ bottom }) => bottom));
  return boxes.filter(({ bottom }) => bottom > lowest - RAISED);
}

/** From under the body away from the light. */
function thrown(box: Box, deep: number, far: number): Shape {
  const [x, y] = middleOf(box), wide = widthOf(box) / 2 * WIDE, side = Math.sign(far) || 1;
  return {
    outline: ellipse([x + far / 2, y + deep * 0.2], wide + Math.abs(far) / 2, deep),
    thinning: [x + side * wide * 0.4, x + side * wide + far],
  };
}

function below(box: Box, deep: number): Shape {
  const [x, y] = middleOf(box);
  return { outline: ellipse([x, y], widthOf(box) / 2 * BELOW.narrow, deep * BELOW.flat) };
}

/** Where paws and haunches of the subject touch the ground in this box. */
function pressed(box: Box, subject: readonly Item[]): Shape[] {
  const ground = middleOf(box)[1];
  return subject.flatMap((item) => {
    if (item.is !== "region" || item.role !== "coat" && item.role !== "costume") return [];
    const { bottom } = bounds(item.outline);
    if (Math.abs(bottom - ground) > PRESSED.near) return [];
    const sole = bounds(item.outline.filter(([, y]) => y > bottom - PRESSED.touching));
    const [x] = middleOf(sole), wide = widthOf(sole) / 2;
    if (x < box.left || x > box.right) return [];
    return [{ outline: ellipse([x, bottom - 1], wide, PRESSED.deep) }];
  });
}

function middleOf({ left, right, top, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

function boundsOfShapes(shapes: readonly Shape[]): Box {
  return bounds(shapes.flatMap(({ outline }) => outline));
}

function boundsOfAll(subject: readonly Item[]): Box {
  return bounds(subject.flatMap((item) => item.is === "region" ? item.outline : []));
}

/** The shapes in one colour. */
function filled(shapes: readonly Shape[], colour: Colour): Canvas {
  const share = SIZE / PICTURE_SIZE, { canvas, ctx } = blankCanvas(SIZE);
  ctx.scale(share, share);
  for (const { outline, thinning } of shapes) {
    ctx.fillStyle = css(colour);
    if (thinning) {
      const fading = ctx.createLinearGradient(thinning[0], 0, thinning[1], 0);
      fading.addColorStop(0, css(colour));
      fading.addColorStop(1, css(colour, 0));
      ctx.fillStyle = fading;
    }
    ctx.beginPath();
    addOutline(ctx, outline);
    ctx.fill();
  }
  return canvas;
}

function addOutline(ctx: Context, outline: readonly Point[]): void {
  outline.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.closePath();
}
