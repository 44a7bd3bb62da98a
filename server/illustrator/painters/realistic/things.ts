/**
 * @module What a cat wears, holds and sits on: forms under the light, with no line around them, that throw
 * shade on what lies behind them.
 */
import { boundsOf, type Box } from "../../geometry/measure.ts";
import { type Item, PICTURE_SIZE, type Region, type Scene } from "../../scene.ts";
import { blankCanvas, type Context, drawBlurred, scaleOf } from "../canvas.ts";

/** Units around things that their shade reaches. */
const EDGE = 8;
/** How far the shade of things falls on what lies behind them, in units. */
const SHADE = 13;
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

/** Whether it is painted as a solid thing, not hair by hair. */
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

/** Glass is seen through, and throws no shade. */
function isClear({ opacity = 1, texture }: Region): boolean {
  return opacity < 0.9 || texture === "glass" || texture === "light";
}

/** Lays what `draw` paints of these things on the picture, with their shade below. */
export function paintThings(
  ctx: Context,
  things: readonly Item[],
  { light }: Scene,
  draw: (ctx: Context) => void,
): void {
  const { left, top, right, bottom } = within(boundsOf([...things]));
  const size = Math.max(right - left, bottom - top);
  if (right <= left || bottom <= top) return;
  const scale = scaleOf(ctx), side = Math.ceil(size * scale);
  const { canvas, ctx: sheet } = blankCanvas(side);
  sheet.scale(scale, scale);
  sheet.translate(-left, -top);
  draw(sheet);
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
