/**
 * @module Realistic, as a photographer means it: lit forms, fur hair by hair, wet eyes, a place out of focus
 * behind the ground the cat stands on.
 */
import { bounds, widthOf } from "../../geometry/measure.ts";
import { randomStream } from "../../random.ts";
import { type Item, PICTURE_SIZE, type Scene } from "../../scene.ts";
import { type Canvas, type Context, createLayer, drawLayer, paintGlow } from "../canvas.ts";
import { lightSubject } from "../../relief/scene_light.ts";
import { paintGroundShadow } from "../ground_shadow.ts";
import { isTuft } from "../bust.ts";
import { byNearness, layersOf } from "../../composing/layers.ts";
import { layOutOfFocus } from "../out_of_focus.ts";
import { paintBackdrop, paintBackdropItem } from "./backdrop.ts";
import { type Face, facesOf, modelFace } from "./face.ts";
import { paintRealisticEye } from "./eye.ts";
import { finishPicture } from "./finish.ts";
import { type Forms, modelForms } from "./form.ts";
import { addRimLight, layLamplight, lightOnCoat } from "./light.ts";
import { paintRealisticLine } from "./line.ts";
import { paintRealisticRegion } from "./region.ts";
import { inRuns, isThing, paintThings } from "./things.ts";
import { layPlaceLight } from "../place_light.ts";
import { mutedItems, mutedSky, type Muting } from "../muting.ts";

/** By day the setting lies a little deeper than the cat. */
const QUIET: Muting = { grey: -0.14, drawn: 0.1, flat: 0, deep: 0.2 };

export function paintRealistic(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  const { back, subject, front } = layersOf(scene.items);
  const growBefore = paintBackdrop(
    ctx,
    mutedItems(back, scene, QUIET),
    { ...scene, sky: mutedSky(scene, QUIET) },
    side,
  );
  const cat = paintSubject(subject, scene, side);
  paintGroundShadow(ctx, subject, scene, { soft: 12, strength: 0.42 });
  drawLayer(ctx, cat);
  growBefore(ctx);
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
  const found = facesOf(items);
  const forms = modelForms(
    items.filter((item) => item.is === "region"),
    lighting,
    scene,
    found,
    side,
  );
  const faces = new Map(found.map((face) => [face.eyes[0] as Item, face]));
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
    strength: 0.8,
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
        : paintRealisticRegion(ctx, item, scene, forms);
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
