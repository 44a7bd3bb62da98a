/**
 * @module What lies around the cat, painted in oil: flat forms under the light of the place, then strokes.
 */
import { css, shift } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { type Item, PICTURE_SIZE, type Region, type Role, type Scene } from "../../scene.ts";
import {
  blankCanvas,
  clipped,
  type Context,
  createLayer,
  drawBlurred,
  drawLayer,
  fillEllipse,
  lightGradient,
  paintGlow,
  paintLine,
  paintSky,
  softFill,
  taperedOutline,
  trace,
  verticalFill,
} from "../canvas.ts";
import { paintContact } from "../ground_shadow.ts";
import { OIL, paintStrokes } from "../oil_strokes.ts";
import { paintGrain } from "./material.ts";

/** Strokes of a brush need no more than half the size of the picture. */
const HALF = 0.5;

/** Sky, scenery and the ground the cat stands on, in strokes of a brush. */
export function paintBackdrop(
  ctx: Context,
  items: readonly Item[],
  scene: Scene,
  whole: number,
): void {
  const side = whole * HALF;
  const { canvas, ctx: flat } = createLayer(side);
  paintSky(flat, scene);
  const near = items.findIndex(isInFocus), far = near < 0 ? items : items.slice(0, near);
  for (const item of far) paintBackdropItem(flat, item, scene);
  defocus(flat, scene);
  for (const item of items.slice(far.length)) paintBackdropItem(flat, item, scene);
  layLight(flat, scene);
  const image = flat.getImageData(0, 0, side, side);
  paintStrokes({ pixels: image.data, side }, scene.spec.seed, OIL);
  flat.putImageData(image, 0, 0);
  ctx.imageSmoothingQuality = "low";
  drawLayer(ctx, canvas);
  // Rain falls before the place, and is finer than the brush.
  for (const item of items) if (item.is === "line" && item.role === "sky") paintStreak(ctx, item);
}

/** Whether a thing lies as near as the cat; what comes after it lies nearer still. */
function isInFocus({ role }: Item): boolean {
  return role !== "sky" && role !== "scenery";
}

/** What is far lies out of focus, and its lights are wide soft discs. */
function defocus(flat: Context, { items }: Scene): void {
  const { canvas } = flat, side = canvas.width / 2;
  const soft = blankCanvas(side);
  soft.ctx.filter = `blur(${FOCUS * side / PICTURE_SIZE}px)`;
  soft.ctx.drawImage(canvas, 0, 0, side, side);
  drawLayer(flat, soft.canvas);
  flat.save();
  flat.globalCompositeOperation = "screen";
  for (const item of items) {
    if (item.is !== "glow" || !DISTANT.has(item.role) || item.colour.l < 0.6) continue;
    if (item.radius > LARGEST) continue;
    const radius = 9 + item.radius * 0.5;
    flat.fillStyle = css(item.colour, 0.32 * item.strength);
    fillEllipse(flat, item.centre, [radius, radius]);
  }
  flat.restore();
}

/** How far what lies behind the cat is out of focus, and the largest light that becomes a disc, in units. */
const FOCUS = 6, LARGEST = 60;
const DISTANT: ReadonlySet<Role> = new Set<Role>(["sky", "scenery"]);

/** Light falls in from one side and behind the cat; away from it the place lies in its shade. */
function layLight(ctx: Context, { light, subject }: Scene): void {
  const x = (subject.left + subject.right) / 2 + light.towards[0] * 150;
  const y = subject.top + (subject.bottom - subject.top) * 0.35;
  const pool = ctx.createRadialGradient(x, y, 120, x, y, PICTURE_SIZE * 0.88);
  pool.addColorStop(0, css(light.colour, 0.36 * light.key + 0.1));
  pool.addColorStop(0.42, css(light.colour, 0.001));
  pool.addColorStop(0.43, css(light.shade, 0.001));
  pool.addColorStop(1, css(light.shade, 0.86));
  ctx.save();
  // A bright day is laid in middle tones: the cat and what the sun falls on are the lightest of the picture.
  ctx.globalCompositeOperation = "multiply";
  ctx.globalAlpha = DEEPENED * light.key;
  drawLayer(ctx, ctx.canvas);
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = "soft-light";
  ctx.fillStyle = pool;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
}

/** How much of itself a place in full daylight is multiplied with. */
const DEEPENED = 0.23;

/** One thing of the setting. */
export function paintBackdropItem(ctx: Context, item: Item, scene: Scene): void {
  switch (item.is) {
    case "glow":
      return item.points ? paintStar(ctx, item) : paintGlow(ctx, item);
    case "line":
      return item.role === "sky" ? paintStreak(ctx, item) : paintLine(ctx, item);
    case "region":
      return item.role === "shadow"
        ? paintContact(ctx, item, 14, 1.7)
        : paintSurface(ctx, item, scene);
    case "eye":
      return;
  }
}

/** A star far out of focus is a soft, bright disc. */
function paintStar(ctx: Context, star: Extract<Item, { is: "glow" }>): void {
  const { points: _, ...light } = star;
  const radius = star.radius * (star.radius > 6 ? 0.5 : 1.2);
  paintGlow(ctx, { ...light, radius: star.radius * 2.2, strength: star.strength * 0.55 });
  drawBlurred(ctx, css(star.colour, star.strength), 1, () => {
    ctx.beginPath();
    ctx.arc(star.centre[0], star.centre[1], radius, 0, 2 * Math.PI);
    ctx.fill();
  });
}

/** Rain, and whatever else flies by, is half transparent. */
function paintStreak(ctx: Context, line: Extract<Item, { is: "line" }>): void {
  ctx.fillStyle = css(shift(line.colour, { l: 0.06 }), 0.5);
  trace(ctx, taperedOutline(line));
  ctx.fill();
}

function paintSurface(ctx: Context, region: Region, scene: Scene): void {
  const { outline, colour, volume, marks, opacity = 1 } = region;
  const box = bounds(outline);
  ctx.save();
  ctx.globalAlpha *= opacity;
  trace(ctx, outline);
  ctx.fillStyle = region.colourEnd || volume <= 0
    ? verticalFill(ctx, region)
    : lightGradient(ctx, outline, scene.light.towards, {
      lit: css(shift(colour, { l: 0.07 * volume, h: colour.c > 0.05 ? 3 : 0 })),
      shaded: css(shift(colour, { l: -0.16 * volume, c: 0.01, h: colour.c > 0.05 ? -8 : 0 })),
    });
  ctx.fill();
  const side = Math.min(widthOf(box), heightOf(box));
  if (marks.length > 0 || side > 40) {
    clipped(ctx, outline, () => {
      marks.forEach((mark) => softFill(ctx, { ...mark, soft: Math.max(mark.soft, 1.2) }));
      if (opacity > 0.9 && (region.depth ?? 0) < 0.6) paintGrain(ctx, region.texture, box);
    });
  }
  ctx.restore();
}
