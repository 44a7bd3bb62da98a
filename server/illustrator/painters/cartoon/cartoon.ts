/**
 * @module Cartoon: clean fills with a gentle gradient, crescents of light and shadow, a dark warm contour.
 */
import { type Colour, css, mix, shift } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import {
  type Item,
  type Mark,
  PICTURE_SIZE,
  type Point,
  type Region,
  type Scene,
} from "../../scene.ts";
import { paintBacklight } from "../backlight.ts";
import {
  blushOn,
  type Canvas,
  clipped,
  type Context,
  createLayer,
  drawLayer,
  fillRadial,
  isBlush,
  lightGradient,
  paintGlow,
  paintLine,
  paintSky,
  softFill,
  trace,
  verticalFill,
} from "../canvas.ts";
import { lightSubject } from "../../relief/scene_light.ts";
import { paintEye } from "./eye.ts";
import { shownColour } from "../covered.ts";
import { layDarkSheen } from "../dark_sheen.ts";
import { formShadow, litAsDrawn } from "../form_shadow.ts";
import { layCartoonLight } from "./light.ts";
import { paintContact, paintGroundShadow } from "../ground_shadow.ts";
import { isOfSubject, layersOf } from "../../composing/layers.ts";
import { paintNightHalo } from "../night_halo.ts";
import { layLampShapes } from "../lamp_shapes.ts";
import { layPlaceLight } from "../place_light.ts";
import { isCloud, layCloudShade } from "../cloud_shade.ts";
import { isOfPlace, lineAround, type PlaceLine } from "../place_line.ts";
import { type SetOff, setOff } from "../set_off.ts";
import { silhouetteOf } from "../silhouette.ts";
import { fillSwellingLine } from "../swelling_line.ts";

/** The scene as a cartoon. */
export function paintCartoon(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  paintSky(ctx, scene);
  const { back, subject, front } = layersOf(scene.items);
  const { rim } = scene.light;
  const near = back.findIndex((item) => !isOfPlace(item));
  back.forEach((item, i) => {
    if (i === near) layAir(ctx, scene);
    paintItem(ctx, item, scene);
  });
  if (near < 0) layAir(ctx, scene);
  paintNightHalo(ctx, scene);
  paintGroundShadow(ctx, subject, scene, { soft: 6, strength: 0.5 });
  if (rim) paintBacklight(ctx, subject, { colour: rim, glow: 0.16, reach: 44, edge: 0, width: 0 });
  // A pale edge around all of it would make a sticker of the cat.
  const [lx, ly] = scene.light.towards;
  ctx.save();
  ctx.translate(-lx * OUTSIDE.aside, -ly * OUTSIDE.aside);
  paintBacklight(ctx, subject, {
    colour: INK_OUTSIDE,
    glow: 0,
    reach: 0,
    edge: 1,
    width: OUTSIDE.width,
  });
  ctx.restore();
  drawLayer(ctx, paintSubject(subject, scene, side));
  for (const item of front) paintItem(ctx, item, scene);
  return canvas;
}

/** Its subject alone, with nothing behind it. */
export function cutCartoon(scene: Scene, side = PICTURE_SIZE): Canvas {
  return paintSubject(layersOf(scene.items).subject, scene, side);
}

/** Things of a place on a canvas of any size, which the context maps to units. */
export function paintCartoonPlace(ctx: Context, items: readonly Item[], scene: Scene): void {
  for (const item of items) paintItem(ctx, item, scene);
}

/** The cat and all it wears and holds, in its light, on a layer of its own. */
function paintSubject(subject: readonly Item[], scene: Scene, side: number): Canvas {
  const { canvas, ctx } = createLayer(side);
  for (const item of subject) paintItem(ctx, item, scene);
  const silhouette = silhouetteOf(subject, side);
  const shadow = formShadow(subject, scene, silhouette, DEEP);
  const lighting = litAsDrawn(lightSubject(subject, scene, side), shadow);
  layDarkSheen(ctx, subject, scene, silhouette);
  layCartoonLight(ctx, shadow, silhouette, scene);
  layPlaceLight(ctx, lighting, scene, {
    strength: 0.85,
    dusk: 0.12,
    flare: 0.8,
    shadeAt: 0.3,
    soft: 0.08,
    // At noon a rim inside a drawn line would read as a scratch.
    ...scene.light.key < NOON && { rim: { from: 4, width: 6 }, forms: subject },
  });
  layLampShapes(ctx, subject, lighting, silhouette, DEEP);
  return canvas;
}

/** Shadows of a cartoon are meant to be seen from afar: they are this much wider than those on a ball. */
const DEEP = 1.7;

/** Nothing has a rim of light in brighter hours. */
const NOON = 0.8;

/** A brush drew around the whole cat once more: its outer line is the boldest of the picture. */
const INK_OUTSIDE: Colour = { l: 0.17, c: 0.035, h: 20 };

/** How wide it is, and how far it lies on the side of the shadow, in units: there the brush pressed down. */
const OUTSIDE = { width: 3.2, aside: 3 };

/** Far things share one tone of air, deep behind a pale cat, bright behind a dark one, and deepest in the corners: the cat has
 * all the contrast. */
function layAir(ctx: Context, scene: Scene): void {
  const { sky, light } = scene, key = light.key, low = sky.at(-1)!.colour;
  const air = shift(mix(sky[0]!.colour, low, 0.5), { l: 0.1 * key, c: 0.03 });
  ctx.fillStyle = css(air, AIR);
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  const middle = PICTURE_SIZE / 2, [lx, ly] = light.towards;
  // The light falls in from its own side, past the cat, and leaves the other corner to the shade.
  const at: Point = [middle + lx * REACH.light, middle + ly * REACH.light];
  ctx.save();
  ctx.globalCompositeOperation = "soft-light";
  fillRadial(ctx, {
    centre: at,
    radius: 900,
    colour: { ...light.colour, l: 0.95 },
    strength: 0.45 * key ** 2,
  }, [0.4, 0.6]);
  // Colours that are flat and pale are chalk: all of a place is a little deeper and purer.
  ctx.fillStyle = css(BODY.colour, BODY.opacity * key);
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.globalCompositeOperation = "multiply";
  const tone = { l: 0.6, c: 0.1, h: light.shade.h };
  const shade = ctx.createRadialGradient(...at, REACH.lit, ...at, REACH.shaded);
  shade.addColorStop(0, css(tone, 0.001));
  shade.addColorStop(1, css(tone, 0.5));
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
  setOff(ctx, scene, SET_OFF);
}

/** What colours of a place are laid with by day. */
const BODY = { colour: { l: 0.3, c: 0.05, h: 260 }, opacity: 0.38 };

/** How bright and deep the air behind the cat is. */
const SET_OFF: SetOff = { bright: { night: 0.02, day: 0.2 }, deep: 0.32 };

/** How far from the middle the light comes in, and where its reach and the deepest shade begin, in units. */
const REACH = { light: 360, lit: 520, shaded: 1200 };

/** How much of the air lies before what is far. */
const AIR = 0.07;

function paintItem(ctx: Context, item: Item, scene: Scene): void {
  switch (item.is) {
    case "region":
      return item.role === "shadow" ? paintContact(ctx, item, 6) : paintRegion(ctx, item, scene);
    case "line":
      return paintLine(ctx, item);
    case "glow":
      return paintGlow(ctx, item);
    case "eye":
      return paintEye(ctx, item);
  }
}

function paintRegion(ctx: Context, region: Region, scene: Scene): void {
  ctx.save();
  // One cloud would be seen through another.
  ctx.globalAlpha = isCloud(region) ? 1 : region.opacity ?? 1;
  ctx.fillStyle = fillOf(ctx, region, scene);
  trace(ctx, region.outline);
  ctx.fill();
  if (region.marks.length > 0 || region.volume > 0.15) {
    clipped(ctx, region.outline, () => {
      region.marks.forEach((mark) => softFill(ctx, flat(mark, region)));
      if (region.volume > 0.15 && !isOfSubject(region)) paintCrescents(ctx, region, scene);
    });
  }
  // Clouds have no edge to draw along.
  if (isCloud(region)) layCloudShade(ctx, region, scene);
  const line = isCloud(region) ? 0 : lineAround(region, FINE);
  if (line > 0) paintContour(ctx, region, line, scene);
  ctx.restore();
}

/** Ink and flat colour know no airbrush: patches of a coat have an edge. */
function flat(mark: Mark, on: Region): Mark {
  if (isBlush(mark)) return { ...mark, opacity: mark.opacity! * blushOn(on.colour.l) };
  const isOfCoat = mark.kind === "patch" || on.name === "head" && mark.kind === "light";
  return isOfCoat ? { ...mark, soft: Math.min(mark.soft, 1) } : mark;
}

function fillOf(ctx: Context, region: Region, { light }: Scene) {
  const { colour, volume, colourEnd } = region;
  if (colourEnd) return verticalFill(ctx, region);
  if (volume <= 0 || isOfSubject(region)) return css(shownColour(region));
  const dark = colour.l < 0.36 ? 0.04 : 0;
  return lightGradient(ctx, region.outline, light.towards, {
    lit: css(shift(colour, { l: (0.035 + dark) * volume, h: colour.c > 0.05 ? 2 : 0 })),
    shaded: css(shift(colour, { l: -0.06 * volume, c: 0.008, h: colour.c > 0.05 ? -5 : 0 })),
  });
}

/** A crescent of shade away from the light and a thinner one of light towards it. */
function paintCrescents(ctx: Context, { outline, colour, volume }: Region, { light }: Scene): void {
  const box = bounds(outline);
  const size = Math.min(widthOf(box), heightOf(box));
  const [lx, ly] = light.towards;
  const rim = light.rim;
  outside(
    ctx,
    outline,
    [lx * size * 0.13 * volume, ly * size * 0.11 * volume],
    css(shadeOf(colour, light.shade), 0.3),
  );
  const lit = rim ?? mix(light.colour, { l: 0.99, c: 0.02, h: 90 }, 0.5);
  outside(
    ctx,
    outline,
    [-lx * size * 0.055 * volume, -ly * size * 0.05 * volume],
    css(lit, rim ? 0.5 : 0.26),
  );
}

/** Fills what the outline, moved by an offset, leaves uncovered. */
function outside(ctx: Context, outline: readonly Point[], [dx, dy]: Point, fill: string): void {
  const { left, top, right, bottom } = bounds(outline);
  ctx.beginPath();
  ctx.rect(left - 60, top - 60, right - left + 120, bottom - top + 120);
  outline.forEach(([x, y], i) => (i ? ctx.lineTo(x + dx, y + dy) : ctx.moveTo(x + dx, y + dy)));
  ctx.closePath();
  ctx.fillStyle = fill;
  ctx.fill("evenodd");
}

function shadeOf(colour: Colour, shade: Colour): Colour {
  return mix(shift(colour, { l: -0.28, c: 0.02 }), shade, 0.35);
}

/** How a line of ink swells: on the side of the shadow, and where it bends; thinner and wider than asked for; far things have a
 * finer line in a colour of their own; and no line is wider than this, in units. */
const INK = { shade: 0.82, bend: 0.6, least: 0.3, most: 2.2, far: 0.8, widest: 9 };

/** How things of a place are drawn that have no line of their own. */
const FINE: PlaceLine = { width: 3.4, farther: 0.6, least: 15 };

function paintContour(
  ctx: Context,
  region: Region,
  line: number,
  { light: { towards: [lx, ly] } }: Scene,
): void {
  const { colour, texture } = region;
  const far = isOfPlace(region);
  const own = contourOf(colour), { depth = 0 } = region;
  const ink = far ? mix(own, { ...colour, l: colour.l * 0.5 }, 0.2 + 0.6 * depth) : own;
  ctx.fillStyle = css(ink, texture === "glass" ? 0.6 : far ? 0.9 - 0.35 * depth : 1);
  fillSwellingLine(ctx, region, ([nx, ny], turn) => {
    const swell = 1 - INK.shade * (nx * lx + ny * ly) + INK.bend * Math.min(0.6, turn);
    const width = line * (far ? INK.far : 1) * Math.min(INK.most, Math.max(INK.least, swell));
    return Math.min(INK.widest, width);
  });
}

/** Inside the outer line ink holds the colour of what it surrounds: deep, warm, never black. */
function contourOf(colour: Colour): Colour {
  if (colour.l < 0.36) return { l: 0.13, c: 0.02, h: 290 };
  const own = { l: 0.16 + 0.16 * colour.l, c: Math.min(0.1, colour.c * 0.75), h: colour.h };
  return mix({ l: own.l, c: 0.045, h: 35 }, own, colour.c < 0.04 ? 0.5 : 0.85);
}
