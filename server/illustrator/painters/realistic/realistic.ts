/**
 * @module Realistic, as a painter in oil means it: lit forms, fur hair by hair, wet eyes, a place in
 * strokes of the brush.
 */
import { type Colour, css, mix, shift } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { randomStream } from "../../random.ts";
import { type Item, PICTURE_SIZE, type Region, type Scene } from "../../scene.ts";
import {
  type Canvas,
  clipped,
  type Context,
  createLayer,
  drawBlurred,
  drawLayer,
  lightGradient,
  paintGlow,
  softFill,
  trace,
  verticalFill,
} from "../canvas.ts";
import { lightSubject } from "../../relief/scene_light.ts";
import { paintGroundShadow } from "../ground_shadow.ts";
import { isTuft } from "../bust.ts";
import { byNearness, layersOf } from "../layers.ts";
import { layOutOfFocus } from "../out_of_focus.ts";
import { withFadingEnd } from "../limb.ts";
import { paintBackdrop, paintBackdropItem } from "./backdrop.ts";
import { type Face, facesOf, modelFace } from "./face.ts";
import { paintEarInside } from "./ear.ts";
import { paintRealisticEye } from "./eye.ts";
import { finishPicture } from "./finish.ts";
import { type Forms, modelForms, SCATTERED, SWALLOWED } from "./form.ts";
import { CURLS, paintFur, SHAGGY, SLEEK, STRAIGHT } from "./fur.ts";
import { addRimLight, layLamplight, lightOnCoat } from "./light.ts";
import { paintRealisticLine } from "./line.ts";
import { paintNoseLeather } from "./nose.ts";
import { paintMaterial } from "./material.ts";
import { inRuns, isThing, paintThings } from "./things.ts";
import { layPlaceLight } from "../place_light.ts";
import { mutedItems, mutedSky, type Muting } from "../muting.ts";
import { edgesOf } from "../edges.ts";

/** Oil on a toned ground: no colour of a setting is as pure as those of the cat. */
const QUIET: Muting = { grey: 0.22, drawn: 0.22, flat: 0.18 };

export function paintRealistic(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  const { back, subject, front } = layersOf(scene.items);
  paintBackdrop(
    ctx,
    mutedItems(back, scene, QUIET),
    { ...scene, sky: mutedSky(scene, QUIET) },
    side,
  );
  const cat = paintSubject(subject, scene, side);
  paintGroundShadow(ctx, subject, scene, { soft: 12, strength: 0.42 });
  drawLayer(ctx, cat);
  const { beside, nearest } = byNearness(mutedItems(front, scene, QUIET));
  for (const run of inRuns(beside)) {
    const draw = (sheet: Context) => run.forEach((item) => paintBackdropItem(sheet, item, scene));
    if (isThing(run[0]!)) paintThings(ctx, run, scene, draw);
    else draw(ctx);
  }
  if (nearest.length > 0) {
    layOutOfFocus(ctx, (sheet) => nearest.forEach((item) => paintBackdropItem(sheet, item, scene)));
  }
  finishPicture(canvas, ctx, scene);
  return canvas;
}

/** Its subject alone, with nothing behind it. */
export function cutRealistic(scene: Scene, side = PICTURE_SIZE): Canvas {
  return paintSubject(layersOf(scene.items).subject, scene, side);
}

function paintSubject(subject: readonly Item[], shown: Scene, side: number): Canvas {
  const items = subject.filter((item) => !isTuft(item));
  const { canvas, ctx } = createLayer(side);
  const seen = lightOnCoat(items, shown.light, lightSubject(items, shown, side));
  const { lighting } = seen, scene = { ...shown, light: seen.light };
  const forms = modelForms(items.filter((item) => item.is === "region"), lighting, scene, side);
  const faces = new Map(facesOf(items).map((face) => [face.eyes[0] as Item, face]));
  for (const run of inRuns(items)) {
    const face: Face | undefined = faces.get(run[0]!);
    if (face) modelFace(ctx, face, scene);
    if (!isThing(run[0]!)) paintItem(ctx, run[0]!, scene, forms);
    else {
      paintThings(ctx, run, scene, (sheet) => {
        for (const item of run) paintItem(sheet, item, scene, forms);
      });
    }
  }
  layPlaceLight(ctx, lighting, scene, {
    strength: 0.98,
    shadeAt: 0.5,
    soft: 0.5,
    rim: { from: 0, width: 9 },
    rimLaying: scene.light.key < DARK && !items.some(isFurniture) ? "screen" : "soft-light",
    hairs: 12,
  });
  layLamplight(ctx, lighting);
  if (scene.light.rim) addRimLight(canvas, ctx, scene);
  return canvas;
}

/** In less key light than this an edge shines: soft light would leave dark fur as it is. */
const DARK = 0.6;

/** What a cat sits on has edges of its own, and no hair that shines. */
function isFurniture(item: Item): boolean {
  return item.role === "prop" && item.is === "region" && widthOf(bounds(item.outline)) > FURNITURE;
}

/** Things wider than this, in units, are furniture. */
const FURNITURE = 420;

function paintItem(ctx: Context, item: Item, scene: Scene, forms: Forms): void {
  switch (item.is) {
    case "region":
      return item.role === "shadow"
        ? paintBackdropItem(ctx, item, scene)
        : paintThing(ctx, item, scene, forms);
    case "line":
      return paintRealisticLine(ctx, item);
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
  const furry = region.texture === "fur", isLock = isEarTuft(region);
  if (furry && region.line > 0) darkenBehind(ctx, region, scene);
  const isSoft = furry && hasNoEdge(region);
  const fading = isSoft
    ? (draw: (ctx: Context) => void) => draw(ctx)
    : (draw: (ctx: Context) => void) => withFadingEnd(ctx, region, draw);
  if (!isLock) {
    fading((ctx) => {
      if (isSoft) laySoftly(ctx, region);
      else {
        ctx.fillStyle = furry ? verticalFill(ctx, region) : litFill(ctx, region, scene);
        trace(ctx, region.outline);
        ctx.fill();
      }
      clipped(ctx, region.outline, () => {
        region.marks.forEach((mark) =>
          softFill(
            ctx,
            furry && mark.kind !== "stripe"
              ? { ...mark, soft: Math.max(mark.soft, INTERLACED) }
              : mark,
          )
        );
        if (form) forms.paintLight(ctx, region);
        if (form && furry) {
          scatterInWhite(ctx, region);
          swallowInBlack(ctx, region);
        }
        trace(ctx, region.outline);
        if (furry) return;
        if (region.name.includes("inner ear")) return paintEarInside(ctx, region, random);
        paintMaterial(ctx, region, scene, random);
        if (region.name === "nose") paintNoseLeather(ctx, region, scene);
        if (region.line > 0) paintEdges(ctx, region, scene);
      });
    });
  }
  if (form && furry) {
    const nap = scene.spec.coat.length === "short" ? SLEEK : SHAGGY;
    paintFur(
      ctx,
      form,
      {
        wave: scene.spec.coat.length === "curly" && region.role === "coat" ? CURLS : STRAIGHT,
        nap: isUponFur(region) ? { ...nap, close: 0, fringe: 0.85 } : nap,
      },
      random,
    );
  }
  ctx.restore();
}

/** How soft a marking ends under the hairs that cross its edge, in units. */
const INTERLACED = 3;

/** The pads of a muzzle and its chin swell out of the face, a white bib is a patch of the chest. */
function hasNoEdge({ role, name, line }: Region): boolean {
  return role === "face" || name === "chest" && line === 0;
}

/** Lays it on what is painted already, never beside it. */
function laySoftly(ctx: Context, { outline, colour }: Region): void {
  const box = bounds(outline), size = Math.min(widthOf(box), heightOf(box));
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  softFill(ctx, { kind: "light", outline, colour, soft: Math.min(SOFTEST, size * 0.22) });
  ctx.restore();
}

/** How soft such an edge is at most, in units. */
const SOFTEST = 12;

/** Locks that grow in an ear: hair alone, with the ear seen between. */
function isEarTuft({ name }: Region): boolean {
  return name.endsWith("ear tuft");
}

/** What ends upon fur has hairs that run over its edge in their full length. */
function isUponFur(region: Region): boolean {
  return region.role === "face" || region.name === "chest" || isEarTuft(region);
}

/** White fur scatters light into its own shade, under its hairs as in them. */
function scatterInWhite(ctx: Context, { outline, colour, marks }: Region): void {
  const ground = isWhite(colour);
  if (ground) {
    ctx.fillStyle = css(colour, 1 - SCATTERED);
    trace(ctx, outline);
    ctx.fill();
  }
  // What lies on white fur is not to vanish under it.
  for (const mark of marks.filter(({ colour }) => ground || isWhite(colour))) {
    softFill(ctx, { ...mark, opacity: (mark.opacity ?? 1) * (1 - SCATTERED) });
  }
}

/** Black fur swallows light, under its hairs as in them. */
function swallowInBlack(ctx: Context, { outline, colour, marks }: Region): void {
  if (colour.l > BLACK || marks.some(({ colour }) => colour.l > BLACK)) return;
  ctx.save();
  ctx.globalCompositeOperation = "darken";
  ctx.fillStyle = css(colour, 1 - SWALLOWED);
  trace(ctx, outline);
  ctx.fill();
  ctx.restore();
}

/** Colours at most so light are black. */
const BLACK = 0.42;

function isWhite({ l, c }: Colour): boolean {
  return l > WHITE.l && c < WHITE.c;
}

/** Colours at least so light and at most so pure are white. */
const WHITE = { l: 0.9, c: 0.03 };

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
    0.5,
  );
  drawBlurred(ctx, shade, reach * 0.6, () => {
    ctx.translate(-light.towards[0] * reach * 0.75, -light.towards[1] * reach * 0.75);
    ctx.lineWidth = reach;
    for (const { points, closed } of edgesOf(region)) {
      trace(ctx, points, closed);
      ctx.stroke();
    }
  });
  ctx.restore();
}

/** A thing is lighter where it looks towards the light, and cooler where it turns away. */
function litFill(ctx: Context, region: Region, { light }: Scene) {
  const { colourEnd, outline } = region;
  // Leather is never as pure as a drawn nose.
  const colour = region.name === "nose"
    ? { ...region.colour, l: region.colour.l - 0.06, c: region.colour.c * 0.62 }
    : region.colour;
  const tinted = colour.c > 0.05;
  return lightGradient(ctx, outline, light.towards, {
    lit: css(shift(colour, { l: 0.07, h: tinted ? 4 : 0 })),
    shaded: css(shift(colourEnd ?? colour, { l: -0.15, c: 0.01, h: tinted ? -6 : 0 })),
  });
}

/** Paint lies thick and light along the edges towards the light, thin and dark along the others. */
function paintEdges(ctx: Context, region: Region, { light }: Scene): void {
  const box = bounds(region.outline);
  const width = Math.min(9, Math.min(widthOf(box), heightOf(box)) * 0.1);
  for (const [side, by] of [[-1, 0.13], [1, -0.16]] as const) {
    ctx.save();
    ctx.translate(side * light.towards[0] * width * 0.5, side * light.towards[1] * width * 0.5);
    ctx.strokeStyle = css(shift(region.colour, { l: by, h: by > 0 ? 3 : -3 }), 0.42);
    ctx.lineWidth = width;
    for (const { points, closed } of edgesOf(region)) {
      trace(ctx, points, closed);
      ctx.stroke();
    }
    ctx.restore();
  }
}
