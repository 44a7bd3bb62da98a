/** @module One form: its ground, its marks, the light on it, and its hair or its material. */
import { css, shift } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { type Random, randomStream } from "../../random.ts";
import type { Region, Scene } from "../../scene.ts";
import { clipped, type Context, lightGradient, softFill, trace, verticalFill } from "../canvas.ts";
import { edgesOf } from "../edges.ts";
import { withFadingEnd } from "../limb.ts";
import { paintEarInside } from "./ear.ts";
import type { Form, Forms } from "./form.ts";
import { CURLS, paintFur, SHAGGY, SLEEK, STRAIGHT } from "./fur.ts";
import { paintMaterial } from "./material.ts";
import { paintNoseLeather } from "./nose.ts";
import { darkenBehind, scatterInWhite, swallowInBlack } from "./under_fur.ts";

/** How soft a marking and a stripe end under the hairs that cross their edge, in units. */
const INTERLACED = 3, STRIPED = 2.4;

/** How soft it is as a share of its size: a brow is a ridge of fur, with an edge it would be felt. */
const SHARES = { usual: 0.22, brow: 0.4 };

/** How soft the edge of what swells out of fur is at most, in units. */
const SOFTEST = 12;

/** A form of the subject. */
export function paintRealisticRegion(
  ctx: Context,
  region: Region,
  scene: Scene,
  forms: Forms,
): void {
  const random = randomStream(scene.spec.seed, `realistic.${region.name}`);
  const form = forms.of(region), isFurry = region.texture === "fur";
  ctx.save();
  ctx.globalAlpha *= region.opacity ?? 1;
  if (isFurry && region.line > 0) darkenBehind(ctx, region, scene);
  if (!isEarTuft(region)) layForm(ctx, region, scene, { forms, random });
  if (form && isFurry) layHair(ctx, form, scene, random);
  ctx.restore();
}

/** A form without its hair. */
function layForm(
  ctx: Context,
  region: Region,
  scene: Scene,
  { forms, random }: { forms: Forms; random: Random },
): void {
  const isFurry = region.texture === "fur";
  const lay = (ctx: Context) => {
    clipped(ctx, region.outline, () => {
      layMarks(ctx, region);
      if (forms.of(region)) {
        forms.paintLight(ctx, region);
        if (isFurry) {
          scatterInWhite(ctx, region);
          swallowInBlack(ctx, region);
        }
      }
      trace(ctx, region.outline);
      if (!isFurry) laySurface(ctx, region, scene, random);
    });
  };
  if (isFurry && hasNoEdge(region)) {
    laySoftly(ctx, region);
    return lay(ctx);
  }
  withFadingEnd(ctx, region, (ctx) => {
    ctx.fillStyle = isFurry ? verticalFill(ctx, region) : litFill(ctx, region, scene);
    trace(ctx, region.outline);
    ctx.fill();
    lay(ctx);
  });
}

function layMarks(ctx: Context, { marks, texture }: Region): void {
  for (const mark of marks) {
    const soft = mark.kind === "stripe" ? STRIPED : INTERLACED;
    softFill(ctx, texture === "fur" ? { ...mark, soft: Math.max(mark.soft, soft) } : mark);
  }
}

/** What a thing without fur is made of. */
function laySurface(ctx: Context, region: Region, scene: Scene, random: Random): void {
  if (region.name.includes("inner ear")) return paintEarInside(ctx, region, random);
  paintMaterial(ctx, region, scene, random);
  if (region.name === "nose") paintNoseLeather(ctx, region, scene);
  if (region.line > 0) paintEdges(ctx, region, scene);
}

function layHair(ctx: Context, form: Form, { spec: { coat } }: Scene, random: Random): void {
  const { region } = form, nap = coat.length === "short" ? SLEEK : SHAGGY;
  paintFur(ctx, form, {
    wave: coat.length === "curly" && region.role === "coat" ? CURLS : STRAIGHT,
    nap: isUponFur(region) ? { ...nap, close: 0, fringe: 0.85 } : nap,
  }, random);
}

/** The pads of a muzzle and its chin swell out of the face, a white bib is a patch of the chest. */
function hasNoEdge({ role, name, line }: Region): boolean {
  return role === "face" || name === "chest" && line === 0;
}

/** Lays it on what is painted already, never beside it. */
function laySoftly(ctx: Context, { outline, colour, name }: Region): void {
  const box = bounds(outline), size = Math.min(widthOf(box), heightOf(box));
  const share = name.endsWith("brow") ? SHARES.brow : SHARES.usual;
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  softFill(ctx, { kind: "light", outline, colour, soft: Math.min(SOFTEST, size * share) });
  ctx.restore();
}

/** Locks that grow in an ear: hair alone, with the ear seen between. */
function isEarTuft({ name }: Region): boolean {
  return name.endsWith("ear tuft");
}

/** What ends upon fur has hairs that run over its edge in their full length. */
function isUponFur(region: Region): boolean {
  return region.role === "face" || region.name === "chest" || isEarTuft(region);
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
