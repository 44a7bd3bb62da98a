/**
 * @module Paper: warm, cold-pressed, left bare around a ragged edge; its valleys hold the pigment.
 */
import { css } from "../../colour/colour.ts";
import { offsetOutline } from "../../geometry/outline.ts";
import type { Random } from "../../random.ts";
import { PICTURE_SIZE, type Point } from "../../scene.ts";
import { type Context, trace } from "../canvas.ts";
import { greyTile, repeatingField, tileStream } from "../noise.ts";
import { once } from "../../once.ts";
import { layTiling, tilingOf } from "../tiling.ts";
import { jittered } from "./wash.ts";

const TILE = 256;
const WARM = { l: 0.968, c: 0.016, h: 84 };

/** Height of the paper, -1..1. */
const relief = once(() => {
  const random = tileStream("paper");
  const tooth = repeatingField(random, 64),
    pulp = repeatingField(random, 26),
    sheet = repeatingField(random, 8);
  return (x: number, y: number) =>
    0.3 * tooth(x / 4, y / 4) + 0.4 * pulp(x / (TILE / 26), y / (TILE / 26)) +
    0.3 * sheet(x / 32, y / 32);
});

/** Light across the relief, tinted and faint, for bare paper is nearly smooth: multiplied over the finished picture. */
const sheet = tilingOf(() => {
  const height = relief();
  const tile = greyTile(TILE, (x, y) => {
    const slope = height(x + 1.5, y + 1.5) - height(x - 1.5, y - 1.5);
    return 0.99 - slope * 0.042;
  });
  const ctx = tile.getContext("2d");
  ctx.globalCompositeOperation = "multiply";
  ctx.fillStyle = css(WARM);
  ctx.fillRect(0, 0, TILE, TILE);
  return tile;
});

const valleys = tilingOf(() => {
  const height = relief(), random = tileStream("granules");
  return greyTile(TILE, (x, y) => 0.5 + height(x, y) * 0.2 + random.between(-0.06, 0.06));
});

/** Turns white into paper, and lets this much pigment settle in its valleys, 0..1: body colour covers them. */
export function layOnPaper(ctx: Context, settled = 0.78): void {
  ctx.save();
  ctx.globalCompositeOperation = "soft-light";
  ctx.globalAlpha = settled;
  layTiling(ctx, valleys);
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = "multiply";
  layTiling(ctx, sheet);
  ctx.restore();
}

/** The edge of the painted part: a rectangle as a loaded brush leaves it, `inset` units from the frame. */
export function paintedEdge(inset: number, rough: number, random: Random): Point[] {
  const near = inset, far = PICTURE_SIZE - inset, bow = inset * 0.5;
  const corners: Point[] = [
    [near + bow, near],
    [far - bow, near],
    [far, near + bow],
    [far, far - bow],
    [
      far - bow,
      far,
    ],
    [near + bow, far],
    [near, far - bow],
    [near, near + bow],
  ];
  const edge = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    const steps = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 9));
    return Array.from({ length: steps }, (_, k): Point => [
      from[0] + ((to[0] - from[0]) * k) / steps,
      from[1] + ((to[1] - from[1]) * k) / steps,
    ]);
  });
  const bent = jittered(edge, rough, [0, 0], random);
  // Twice smoothed: water rounds what the hand left jagged.
  return rounded(rounded(bent));
}

/** Lifts everything outside the edge back to white, in a few uneven steps. */
export function clearPaperEdge(ctx: Context, edge: readonly Point[], random: Random): void {
  ctx.save();
  // Each step of the brush ended a little elsewhere.
  const steps = [[-4, 0.45], [1, 0.6], [6, 1]] as const;
  for (const [out, alpha] of steps) {
    ctx.fillStyle = `rgb(255 255 255 / ${alpha})`;
    trace(ctx, jittered(offsetOutline(edge, out), 4, [0, 0], random));
    ctx.rect(-2, -2, PICTURE_SIZE + 4, PICTURE_SIZE + 4);
    ctx.fill("evenodd");
  }
  ctx.restore();
}

function rounded(edge: readonly Point[]): Point[] {
  const n = edge.length;
  return edge.map(([x, y], i) => {
    const [bx, by] = edge[(i + n - 1) % n]!, [ax, ay] = edge[(i + 1) % n]!;
    return [(bx + 2 * x + ax) / 4, (by + 2 * y + ay) / 4];
  });
}
