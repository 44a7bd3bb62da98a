/**
 * @module What a cat wears, holds and sits on, in the strokes of the brush that painted its place: forms
 * under the light, then oil, with edges as a brush leaves them and no line around them.
 */
import { boundsOf, type Box } from "../../geometry/measure.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import { type Item, PICTURE_SIZE, type Region, type Scene } from "../../scene.ts";
import { blankCanvas, type Context, drawBlurred, scaleOf } from "../canvas.ts";
import { type Paint, paintStrokes } from "../oil_strokes.ts";

/** Thinner than on a wall: small things keep their details. */
const FINE: Paint = { bristles: 6, uneven: 6, broken: 4 };
/** Units around things that strokes may run over. */
const EDGE = 8;
/** How far the shade of things falls on what lies behind them, in units. */
const SHADE = 13;
/** Things larger than this, in units, are painted at half the size of the picture, as their place is. */
const LARGE = 230;
/** How much finer strokes on things are than those of the place: on the smallest, and on those this large, in units. */
const FINER = { least: 0.36, most: 0.95, from: 60, to: 420 };

/** Runs of items that lie upon each other: hair and faces each alone, things between them together. */
export function inRuns(items: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  let open = false;
  for (const item of items) {
    const thing = isThing(item);
    if (thing && open) runs.at(-1)!.push(item);
    else runs.push([item]);
    open = thing;
  }
  return runs;
}

/** Whether a brush paints it, not hair by hair. */
export function isThing(item: Item): boolean {
  return (item.is === "region" || item.is === "line") && PAINTED.has(item.role) &&
    !(item.is === "region" && (item.texture === "fur" || isClear(item)));
}

const PAINTED: ReadonlySet<Item["role"]> = new Set<Item["role"]>([
  "costume",
  "accessory",
  "prop",
  "front",
  "scenery",
  "ground",
]);

/** Glass is seen through: strokes would close it. */
function isClear({ opacity = 1, texture }: Region): boolean {
  return opacity < 0.9 || texture === "glass" || texture === "light";
}

/** Lays what `draw` paints of these things on the picture, in strokes. */
export function paintThings(
  ctx: Context,
  things: readonly Item[],
  { spec, light }: Scene,
  draw: (ctx: Context) => void,
): void {
  const { left, top, right, bottom } = within(boundsOf([...things]));
  const size = Math.max(right - left, bottom - top);
  if (right <= left || bottom <= top) return;
  const scale = scaleOf(ctx) * (size > LARGE ? 0.5 : 1), side = Math.ceil(size * scale);
  const { canvas, ctx: sheet } = blankCanvas(side);
  sheet.scale(scale, scale);
  sheet.translate(-left, -top);
  draw(sheet);
  const image = sheet.getImageData(0, 0, side, side);
  const finer = FINER.least +
    (FINER.most - FINER.least) * smoothstep(FINER.from, FINER.to, size);
  const board = { pixels: image.data, side, scale: 2 * scale * finer };
  paintStrokes(board, spec.seed, FINE);
  sheet.putImageData(image, 0, 0);
  const lay = () => ctx.drawImage(canvas, left, top, side / scale, side / scale);
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  drawBlurred(ctx, "rgb(18 10 34 / 0.5)", SHADE, () => {
    ctx.translate(-light.towards[0] * SHADE * 0.8, -light.towards[1] * SHADE * 0.8);
    lay();
  });
  ctx.restore();
  lay();
}

/** Their box with its edge, in the picture. */
function within({ left, top, right, bottom }: Box): Box {
  return {
    left: Math.max(0, left - EDGE),
    top: Math.max(0, top - EDGE),
    right: Math.min(PICTURE_SIZE, right + EDGE),
    bottom: Math.min(PICTURE_SIZE, bottom + EDGE),
  };
}
