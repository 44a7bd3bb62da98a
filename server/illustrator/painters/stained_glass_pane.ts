/**
 * One thing as panes: large ones cut along their form, each piece a tone of its own, dark towards
 * the lead.
 *
 * @module
 */
import type { CanvasPattern } from "@napi-rs/canvas";
import { type Colour, css, shift } from "../colour.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import { randomStream } from "../random.ts";
import type { Mark, Region, Role, Scene } from "../scene.ts";
import { clipped, type Context, lightGradient, softFill, trace, verticalFill } from "./canvas.ts";
import { withFadingEnd } from "./limb.ts";
import { cutsOf, faceCuts } from "./stained_glass_cuts.ts";
import { drawLead, LEAD } from "./stained_glass_lead.ts";
import type { Head } from "./stained_glass_rays.ts";
import { glassOf } from "./stained_glass_tone.ts";
import { edgesOf } from "./edges.ts";

/** How the things of a layer are cut. */
export interface Panes {
  scene: Scene;
  /** Rays that cut what is large behind the cat. */
  rays?: CanvasPattern;
  /** The face, cut after its features. */
  face?: Head;
}

const BEHIND: ReadonlySet<Role> = new Set<Role>(["sky", "scenery", "ground"]);

/** Things smaller than this, in units, are painted on a pane: no strip of lead is so fine. */
const SMALLEST_PANE = 17;
/** Things larger than this behind the cat are cut by its rays. */
const CUT_BY_RAYS = 150;

export function paintPane(ctx: Context, region: Region, panes: Panes): void {
  const { outline, opacity = 1 } = region;
  const box = bounds(outline), side = Math.min(widthOf(box), heightOf(box));
  const behind = BEHIND.has(region.role);
  ctx.save();
  ctx.globalAlpha *= opacity;
  withFadingEnd(ctx, region, (ctx) => {
    ctx.fillStyle = fillOf(ctx, region, panes.scene);
    trace(ctx, outline);
    ctx.fill();
    if (side <= SMALLEST_PANE && region.marks.length === 0) return;
    clipped(ctx, outline, () => paintPieces(ctx, region, panes, { side, behind }));
  });
  const width = leadWidth(region, side, behind);
  if (width > 0) {
    for (const { points, closed } of edgesOf(region)) drawLead(ctx, points, { width, closed });
  }
  ctx.restore();
}

function paintPieces(
  ctx: Context,
  region: Region,
  panes: Panes,
  { side, behind }: { side: number; behind: boolean },
): void {
  const pieces = behind ? [] : piecesOf(region, panes, side);
  for (const { outline, tone } of pieces) {
    ctx.fillStyle = tone > 0 ? `rgb(255 255 255 / ${tone})` : `rgb(0 0 0 / ${-tone})`;
    trace(ctx, outline);
    ctx.fill();
  }
  for (const mark of region.marks) paintGlassMark(ctx, mark, region);
  if (panes.rays && behind && side > CUT_BY_RAYS && region.texture !== "light") {
    ctx.fillStyle = panes.rays;
    trace(ctx, region.outline);
    ctx.fill();
  } else if (side > SMALLEST_PANE) darkenTowardsLead(ctx, region, side, behind);
  for (const { cut } of pieces) if (cut) drawLead(ctx, cut, { width: 5.5, closed: false });
}

function fillOf(ctx: Context, region: Region, { light }: Scene) {
  const colour = glassOf(region.colour);
  if (region.colourEnd) {
    return verticalFill(ctx, {
      outline: region.outline,
      colour,
      colourEnd: glassOf(region.colourEnd),
    });
  }
  const by = 0.05 * Math.max(0.35, region.volume);
  return lightGradient(ctx, region.outline, light.towards, {
    lit: css(shift(colour, { l: by })),
    shaded: css(shift(colour, { l: -by, c: 0.01 })),
  });
}

function piecesOf(region: Region, { scene, face }: Panes, side: number) {
  if (region.name === "head" && face) return faceCuts(region.outline, face);
  return cutsOf(region, side, randomStream(scene.spec.seed, `glass.${region.name}`));
}

function paintGlassMark(ctx: Context, mark: Mark, { name, role }: Region): void {
  const colour = glassOf(mark.colour);
  softFill(ctx, { ...mark, colour });
  if (mark.soft > 2 || (mark.opacity ?? 1) < 0.6 || SHADING.has(mark.kind)) return;
  const box = bounds(mark.outline), side = Math.min(widthOf(box), heightOf(box));
  // A white muzzle between strips of lead would look like a beard.
  if (side < 9 || name === "head" && mark.kind === "white") return;
  ctx.strokeStyle = css(LEAD);
  ctx.lineWidth = Math.min(4.5, side * (BEHIND.has(role) ? 0.08 : 0.14));
  trace(ctx, mark.outline);
  ctx.stroke();
}

/** Light and shade are painted on a pane, never leaded. */
const SHADING: ReadonlySet<Mark["kind"]> = new Set<Mark["kind"]>(["light", "shade"]);

/** Old glass is dark where it meets the lead. */
function darkenTowardsLead(
  ctx: Context,
  region: Region,
  side: number,
  behind: boolean,
): void {
  const reach = Math.min(behind ? 16 : 30, side * 0.3);
  ctx.strokeStyle = css(DUST, 0.085);
  for (const { points, closed } of edgesOf(region)) {
    trace(ctx, points, closed);
    for (const share of [1, 0.66, 0.36]) {
      ctx.lineWidth = reach * share + 4;
      ctx.stroke();
    }
  }
}

const DUST: Colour = { l: 0.2, c: 0.05, h: 300 };

function leadWidth({ role, texture, line, opacity = 1 }: Region, side: number, behind: boolean) {
  if (texture === "light" && side < 60 || opacity < 0.5) return 0;
  if (role === "face") return Math.min(3.4, line);
  if (side < SMALLEST_PANE) return behind ? 0 : Math.min(3, line);
  if (behind) return Math.min(6.5, 2 + side * 0.03);
  return line > 0 ? Math.min(9, 3.5 + side * 0.04) : 4;
}
