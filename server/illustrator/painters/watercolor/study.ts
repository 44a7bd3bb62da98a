/**
 * @module What a watercolour is painted from: the scene in flat colours under its light, at the size of a
 * study. No line is drawn; small and far things are only hinted at.
 */
import { type Colour, css, mix } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { lightSubject } from "../../relief/scene_light.ts";
import type { Glow, Item, Region, Scene } from "../../scene.ts";
import {
  blankCanvas,
  type Canvas,
  clipped,
  type Context,
  createLayer,
  drawLayer,
  fillRadial,
  isBlush,
  paintGlow,
  paintLine,
  paintSky,
  scaleOf,
  softFill,
  trace,
  verticalFill,
} from "../canvas.ts";
import { growGrass, meadowsOf, type Turf } from "../grass.ts";
import { paintContact, paintGroundShadow } from "../ground_shadow.ts";
import type { layersOf } from "../../composing/layers.ts";
import { withFadingEnd } from "../limb.ts";
import { glazeShadows } from "./light.ts";
import { layPlaceLight } from "../place_light.ts";

/** White as paper is, and how far around a dark cat pigment is lifted, in units. */
const PAPER: Colour = { l: 1, c: 0, h: 0 };
const LIFTED = 18;
/** A first thin wash of yellow on white paper. */
const LIGHT: Colour = { l: 0.99, c: 0.05, h: 84 };
/** Far things lose this much of their colour to the paper. */
const FADED = 0.2;
/** Farther things smaller than this, in units, are left out: a wash says less. */
const HINT = { depth: 0.5, side: 9 };

/** The whole scene, in `side` × `side` pixels; its washes end at the bare `paper`. */
export function studyOf(
  { back, subject, front }: ReturnType<typeof layersOf>,
  scene: Scene,
  { side, paper }: { side: number; paper: Canvas },
): Canvas {
  const { canvas, ctx } = createLayer(side);
  paintSky(ctx, {
    ...scene,
    sky: scene.sky.map((stop) => ({ ...stop, colour: wet(stop.colour) })),
  });
  const near = back.findIndex(({ role }) => role !== "sky" && role !== "scenery");
  const far = near < 0 ? back.length : near;
  for (const item of back.slice(0, far)) paintFlat(ctx, diluted(item));
  wetInWet(ctx);
  const meadows = meadowsOf(back);
  for (const item of back.slice(far)) {
    paintFlat(ctx, diluted(item));
    const meadow = meadows.find(([ground]) => ground === item);
    if (meadow) growGrass(ctx, meadow, scene, canvas, TURF);
  }
  ctx.imageSmoothingQuality = "low";
  drawLayer(ctx, paper);
  paintGroundShadow(ctx, subject, scene, { soft: 9, strength: 0.48 });
  ctx.save();
  if (scene.light.rim) {
    ctx.shadowColor = css(mix(scene.light.rim, PAPER, 0.85), 0.92);
    ctx.shadowBlur = LIFTED * scaleOf(ctx);
  }
  drawLayer(ctx, subjectStudy(subject, scene, side));
  ctx.restore();
  for (const item of front) paintFlat(ctx, item);
  return canvas;
}

/** A few broad strokes into the damp wash of a lawn. */
const TURF: Turf = {
  gap: [0.3, 1.6],
  rows: 0.5,
  high: [0.7, 1.9],
  lean: 0.6,
  wide: 0.24,
  root: 0.74,
  tip: 1.04,
  spread: 0.2,
  patches: 0.5,
};

/** What is far was laid while the sky was wet: it runs. */
function wetInWet(ctx: Context): void {
  const { canvas } = ctx, side = canvas.width / 2, soft = blankCanvas(side);
  soft.ctx.filter = `blur(${RUNNING * scaleOf(ctx) / 2}px)`;
  soft.ctx.drawImage(canvas, 0, 0, side, side);
  ctx.save();
  ctx.globalAlpha = RUN;
  drawLayer(ctx, soft.canvas);
  ctx.restore();
}

/** How far what is far runs, in units, and how much of it does. */
const RUNNING = 6, RUN = 0.45;

/** The cat and all it wears and holds, in its light. */
export function subjectStudy(subject: readonly Item[], scene: Scene, side: number): Canvas {
  const { canvas, ctx } = createLayer(side);
  for (const item of subject) {
    if (item.is === "region" && item.role !== "shadow") paintForm(ctx, item);
    else if (item.is !== "line" || item.role !== "face") paintFlat(ctx, item);
  }
  const lighting = lightSubject(subject, scene, 2 * side);
  glazeShadows(ctx, lighting, scene);
  layPlaceLight(ctx, lighting, scene, {
    strength: 0.72,
    shadeAt: 0.46,
    soft: 0.3,
    rim: { from: 0, width: 14 },
  });
  return canvas;
}

/** A thing of the setting in the colours of wet paint. */
function diluted(item: Item): Item {
  if (item.is !== "region") return item.is === "eye" ? item : { ...item, colour: wet(item.colour) };
  // What shines is paper, hardly touched.
  if (item.texture === "light") return { ...item, colour: mix(item.colour, LIGHT, 0.6), depth: 0 };
  const { colour, colourEnd, marks } = item;
  return {
    ...item,
    colour: wet(colour),
    ...colourEnd && { colourEnd: wet(colourEnd) },
    marks: marks.map((mark) => ({ ...mark, colour: wet(mark.colour) })),
  };
}

/** Dark pigment on white paper is never dull: night is a deep blue, shade a violet. */
function wet({ l, c, h }: Colour): Colour {
  const dark = Math.max(0, 0.62 - l);
  return { l: l + 0.44 * dark, c: Math.min(0.2, c * (1.12 + 1.1 * dark)), h };
}

function paintForm(ctx: Context, region: Region): void {
  ctx.save();
  ctx.globalAlpha *= region.opacity ?? 1;
  withFadingEnd(ctx, region, (ctx) => paintShape(ctx, region, 0));
  ctx.restore();
}

function paintFlat(ctx: Context, item: Item): void {
  switch (item.is) {
    case "glow":
      return item.points ? paintGlow(ctx, item) : paintLight(ctx, item);
    case "line":
      return paintLine(ctx, item);
    case "region":
      return item.role === "shadow" ? paintContact(ctx, item, 5, 1.3) : paintFaded(ctx, item);
    case "eye":
      return;
  }
}

function paintFaded(ctx: Context, region: Region): void {
  const { outline, depth = 0, opacity = 1 } = region;
  const box = bounds(outline);
  if (depth > HINT.depth && Math.min(widthOf(box), heightOf(box)) < HINT.side) return;
  ctx.save();
  ctx.globalAlpha *= opacity * (1 - FADED * depth);
  paintShape(ctx, region, depth);
  ctx.restore();
}

function paintShape(ctx: Context, region: Region, depth: number): void {
  ctx.fillStyle = verticalFill(ctx, region);
  trace(ctx, region.outline);
  ctx.fill();
  if (region.marks.length === 0) return;
  clipped(ctx, region.outline, () => {
    for (const mark of region.marks) {
      // A sheen is white paper, and the light decides where: painted, it would be an ellipse.
      if (mark.kind === "light" && !isBlush(mark)) continue;
      softFill(ctx, { ...mark, opacity: (mark.opacity ?? 1) * (1 - 0.4 * depth) });
    }
  });
}

/** A light thins the wash; a deep air is more of it. */
function paintLight(ctx: Context, glow: Glow): void {
  const dilution = 0.3 * Math.min(1, Math.max(0, (glow.colour.l - 0.5) / 0.25));
  // Fire on a blue night would be grey, were it not a strong yellow.
  const clear = glow.role === "prop"
    ? { ...glow.colour, c: glow.colour.c + 0.04 }
    : mix(glow.colour, { l: 0.99, c: 0.01, h: glow.colour.h }, dilution);
  const strength = glow.role === "scenery" && glow.colour.l > 0.85 && glow.colour.c > 0.07
    ? Math.min(0.8, glow.strength * 1.7)
    : glow.strength;
  fillRadial(ctx, { ...glow, strength, colour: clear }, [0.5, 0.5]);
}
