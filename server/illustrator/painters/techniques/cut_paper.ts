/**
 * @module A scene of cut paper: each form a sheet of its own colour, laid over those behind it, with a soft shadow below its
 * edge and the tooth of the paper on all.
 */
import { css } from "../../colour/colour.ts";
import { byNearness, layersOf } from "../../composing/layers.ts";
import { smooth } from "../../geometry/shapes.ts";
import { type Random, randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../../scene.ts";
import { type Canvas, type Context, createLayer, trace } from "../canvas.ts";
import { greyTile, patternOf, tileStream } from "../noise.ts";
import { dyed, laySheets, raised } from "./sheets.ts";

/** How far a sheet lies above the next, in units. */
const LIFT = 9;

export function layPaper(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  laySky(ctx, scene);
  const { back, subject, front } = layersOf(scene.items);
  laySheets(ctx, back, LIFT);
  laySheets(ctx, subject, LIFT);
  laySheets(ctx, byNearness(front).beside, LIFT);
  layTooth(ctx);
  return canvas;
}

/** The sky in torn bands, the highest at the back. */
function laySky(ctx: Context, { sky, spec: { seed } }: Scene): void {
  ctx.fillStyle = css(dyed(sky[0]!.colour));
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  sky.slice(1).forEach(({ offset, colour }, i) => {
    const before = sky[i]!.offset, top = (before + offset) / 2 * PICTURE_SIZE;
    raised(ctx, LIFT, () => {
      ctx.fillStyle = css(dyed(colour));
      trace(ctx, wave(top, randomStream(seed, `cut paper.sky ${i}`)));
      ctx.fill();
    });
  });
}

/** All below a wavy edge at this height. */
function wave(top: number, random: Random): Point[] {
  const end = PICTURE_SIZE + 60, knots: Point[] = [];
  for (let x = -60; x <= end; x += 150) knots.push([x, top + random.between(-26, 26)]);
  return smooth([...knots, [end, end], [-60, end]]);
}

const tooth = patternOf(() => {
  const random = tileStream("cut paper");
  return greyTile(256, () => 0.5 + random.between(-0.06, 0.06));
});

function layTooth(ctx: Context): void {
  ctx.save();
  ctx.resetTransform();
  ctx.globalCompositeOperation = "soft-light";
  ctx.fillStyle = tooth();
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  ctx.restore();
}
