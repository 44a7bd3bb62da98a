/**
 * @module Storybook: gouache on cream paper, brown ink that swells on the shady side, hatching in the
 * shadow, one light for the page, something in front of it, a border by its theme.
 */
import { mix } from "../../colour/colour.ts";
import { type Item, PICTURE_SIZE, type Scene } from "../../scene.ts";
import { paintBacklight } from "../backlight.ts";
import { type Canvas, type Context, createLayer, drawLayer, trace } from "../canvas.ts";
import { lightSubject } from "../../relief/scene_light.ts";
import { formShadow, litAsDrawn } from "../form_shadow.ts";
import { paintContact, paintGroundShadow } from "../ground_shadow.ts";
import { growBefore, growGrass, type Meadow, meadowsOf, type Turf } from "../grass.ts";
import { layersOf } from "../../composing/layers.ts";
import { paintStorybookEye } from "./eye.ts";
import { fillOf, paintGouache, paintSkyStrokes } from "./gouache.ts";
import { paintStorybookLine } from "./line.ts";
import { bindPage } from "./page.ts";
import { paintStorybookLight } from "./light.ts";
import { paintForeground } from "./front.ts";
import { hatchShade, isDim } from "./page_hatching.ts";
import { layShade, layWarmth, type LightPlan, planLight, shadeOf } from "./plan.ts";
import { layPlaceLight } from "../place_light.ts";
import { mutedItems, mutedSky, type Muting } from "../muting.ts";
import { layOnPaper } from "../watercolor/paper.ts";
import { silhouetteOf } from "../silhouette.ts";
import { layLitSide } from "./lit_side.ts";
import { shadeStorybook } from "./shade.ts";

/** One box of paints for the page: its setting keeps to the hues of its light and shade. */
const QUIET: Muting = { grey: -0.2, drawn: 0.14, flat: 0, deep: 0.06 };

/** What stands before the cat is out of the light of the page. */
const NEAREST: Muting = { grey: 0, drawn: 0.06, flat: 0, deep: 0.16 };

/** How much of the shade of a page lies on the cat. */
const DIM = 0.5;

/** One light falls on a page from the side: its shadows are this much wider than those of a cartoon. */
const DEEP = 1.7;

/** Body colour covers most of the tooth of its paper. */
const SETTLED = 0.37;

export function paintStorybook(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  const { back, subject, front } = layersOf(scene.items);
  paintSkyStrokes(ctx, { ...scene, sky: mutedSky(scene, QUIET) });
  const setting = mutedItems(back, scene, QUIET), meadows = meadowsOf(setting);
  for (const item of setting) {
    paintItem(ctx, item, scene);
    const meadow = meadows.find(([ground]) => ground === item);
    if (meadow) growGrass(ctx, meadow, scene, groundOf(meadow, scene), TURF);
  }
  paintGroundShadow(ctx, subject, scene, { soft: 5, strength: 0.4 });
  const plan = planLight(scene), shade = shadeOf(plan);
  layShade(ctx, canvas, shade, plan);
  if (isDim(scene)) hatchShade(ctx, shade, side);
  layWarmth(ctx, plan);
  const { rim } = scene.light;
  if (rim) {
    const colour = mix(rim, { l: 0.86, c: 0.11, h: 76 }, 0.6);
    ctx.save();
    ctx.globalCompositeOperation = "screen";
    paintBacklight(ctx, subject, { colour, glow: 0.28, reach: 26, edge: 0, width: 1 });
    ctx.restore();
  }
  drawLayer(ctx, paintSubject(subject, scene, side, { plan, shade }));
  for (const meadow of meadows) {
    const dim = groundOf(meadow, scene), pen = dim.getContext("2d");
    pen.globalCompositeOperation = "multiply";
    pen.globalAlpha = plan.depth;
    drawLayer(pen, shade);
    growBefore(ctx, meadow, scene, dim, TURF);
  }
  for (const item of mutedItems(front, scene, NEAREST)) paintItem(ctx, item, scene);
  bindPage(ctx, scene);
  paintForeground(ctx, scene, plan);
  layOnPaper(ctx, SETTLED);
  return canvas;
}

/** The colours of a meadow alone, small: grass needs no more. */
function groundOf([ground]: Meadow, scene: Scene): Canvas {
  const { canvas, ctx } = createLayer(GROUND);
  ctx.fillStyle = fillOf(ctx, ground, scene);
  trace(ctx, ground.outline);
  ctx.fill();
  return canvas;
}

/** Pixels along a side of such a ground. */
const GROUND = 128;

/** Broad blades of body colour, a few pulls of the brush to a tuft. */
const TURF: Turf = {
  gap: [0.16, 0.9],
  rows: 0.36,
  high: [0.5, 1.6],
  lean: 0.5,
  wide: 0.2,
  root: 0.72,
  tip: 1.2,
  spread: 0.26,
  patches: 0.34,
};

/** Its subject alone, with nothing behind it: no page either. */
export function cutStorybook(scene: Scene, side = PICTURE_SIZE): Canvas {
  return paintSubject(layersOf(scene.items).subject, scene, side);
}

/** The cat and all it wears and holds, in its light, on a layer of its own: limbs fade into it, not into the page. */
function paintSubject(
  subject: readonly Item[],
  scene: Scene,
  side: number,
  page?: { plan: LightPlan; shade: Canvas },
): Canvas {
  const { canvas, ctx } = createLayer(side);
  for (const item of subject) paintItem(ctx, item, scene);
  const silhouette = silhouetteOf(subject, side);
  const shadow = formShadow(subject, scene, silhouette, DEEP);
  const lighting = lightSubject(subject, scene, side), drawn = litAsDrawn(lighting, shadow);
  shadeStorybook(ctx, shadow, drawn, scene);
  layLitSide(ctx, lighting, scene);
  layPlaceLight(ctx, drawn, scene, {
    strength: 0.75,
    dusk: 0.15,
    shadeAt: 0.44,
    soft: 0.14,
    rim: { from: 2, width: 16 },
    flare: 0.6,
  });
  if (page) layPageShade(ctx, silhouette, page);
  return canvas;
}

/** What of the cat lies outside the light of its page is dim. */
function layPageShade(
  ctx: Context,
  silhouette: Canvas,
  { plan, shade }: { plan: LightPlan; shade: Canvas },
): void {
  const { canvas, ctx: dim } = createLayer(silhouette.width);
  drawLayer(dim, silhouette);
  dim.globalCompositeOperation = "source-in";
  dim.imageSmoothingQuality = "low";
  drawLayer(dim, shade);
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  ctx.globalAlpha = plan.depth * DIM;
  drawLayer(ctx, canvas);
  ctx.restore();
}

function paintItem(ctx: Context, item: Item, scene: Scene): void {
  switch (item.is) {
    case "region":
      return item.role === "shadow"
        ? paintContact(ctx, item, 5, 1.5)
        : paintGouache(ctx, item, scene);
    case "line":
      return paintStorybookLine(ctx, item);
    case "glow":
      return paintStorybookLight(ctx, item, scene);
    case "eye":
      return paintStorybookEye(ctx, item);
  }
}
