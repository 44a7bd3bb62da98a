/**
 * What is drawn over the washes: a broken pencil around the cat and its things, eyes, strokes of a fine brush. What
 * lies behind something is hidden by it, though the paint below is dry.
 *
 * @module
 */
import { css } from "../../colour/colour.ts";
import { randomStream } from "../../random.ts";
import type { Item, Line, Point, Region, Scene } from "../../scene.ts";
import { type Canvas, type Context, pictureSheet, tapered, trace } from "../canvas.ts";
import { edgesOf } from "../edges.ts";
import { paintWatercolorEye } from "./eye.ts";
import { drawPencil, leadOf } from "./pencil.ts";
import { fillSwellingLine } from "../swelling_line.ts";
import { pigment } from "./wash.ts";

/** Things clearer than this let what is drawn behind them shine through. */
const CLEAR = 0.9;

/** The drawing of these items, back to front, on a clear sheet. */
export function drawingOf(items: readonly Item[], scene: Scene, side: number): Canvas {
  const { canvas, ctx } = pictureSheet(side);
  for (const item of items) {
    if (item.is === "region" && item.role !== "shadow") drawRegion(ctx, item, scene);
    if (item.is === "line") drawStroke(ctx, item);
    if (item.is === "eye") paintWatercolorEye(ctx, item);
  }
  return canvas;
}

function drawRegion(ctx: Context, region: Region, { spec, light }: Scene): void {
  const { outline, opacity = 1, colour } = region;
  ctx.save();
  if (opacity < CLEAR) ctx.fillStyle = css(pigment(colour), opacity);
  else {
    ctx.fillStyle = "black";
    ctx.globalCompositeOperation = "destination-out";
  }
  trace(ctx, outline);
  ctx.fill();
  ctx.restore();
  if (region.line <= 0) return;
  const random = randomStream(spec.seed, `watercolor.${region.name}`);
  paintAccents(ctx, region, light.towards);
  for (const { points, closed } of edgesOf(region)) {
    drawPencil(ctx, points, {
      colour,
      width: Math.min(2.4, 1 + region.line * 0.16),
      closed,
      towards: light.towards,
    }, random);
  }
}

/** The last brush: dark where an edge turns from the light, lost where it looks at it. */
function paintAccents(ctx: Context, region: Region, towards: Point): void {
  const most = ACCENT.least + ACCENT.share * region.line;
  ctx.fillStyle = css(leadOf(region.colour), ACCENT.dense);
  fillSwellingLine(ctx, region, ([x, y], turn) => {
    const away = Math.max(0, 0.4 - 0.6 * (x * towards[0] + y * towards[1]));
    return most * (away + ACCENT.corner * Math.min(1, turn) * away);
  });
}

/** Its width where it is darkest, in units and shares of the line of a thing; how much more at corners; how dense it is. */
const ACCENT = { least: 1, share: 0.42, corner: 0.8, dense: 0.62 };

/** Strokes of a fine brush: white gouache for pale whiskers, pencil brown for the face, colour for things. */
function drawStroke(ctx: Context, line: Line): void {
  if (line.role === "coat" && !line.name.includes("toe")) return;
  const ofCat = line.role === "face" || line.role === "coat";
  const whisker = line.name.includes("whisker");
  const pale = line.role === "face" && line.colour.l > (whisker ? 0.8 : 0.6);
  const share = whisker ? pale ? 0.55 : 0.4 : ofCat ? 0.75 : 1;
  const width: [number, number] = [line.width[0] * share, line.width[1] * share];
  ctx.fillStyle = pale
    ? "rgb(255 255 255 / 0.9)"
    : css(ofCat ? leadOf(line.colour) : pigment(line.colour), 0.85);
  trace(ctx, tapered({ ...line, width }));
  ctx.fill();
}
