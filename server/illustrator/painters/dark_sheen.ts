/** @module Light along the forms of dark fur. */
import type { Item, Scene } from "../scene.ts";
import { type Canvas, type Context, createLayer, drawLayer, trace } from "./canvas.ts";
import { clearEye, crescentOf, fadeOf, isRound, layShadow, rootOf } from "./form_shadow.ts";

/** Fur darker than this has a sheen, so wide against a shadow. */
const SHEEN = { below: 0.4, width: 0.6, colour: { l: 0.5, c: 0.05, h: 265 }, opacity: 0.5 };

/** Lays light along the forms of dark fur, where no shadow shows: a crescent on the side of the light. */
export function layDarkSheen(
  ctx: Context,
  subject: readonly Item[],
  { light: { towards: [lx, ly] } }: Pick<Scene, "light">,
  silhouette: Canvas,
): void {
  const isDark = (item: Item) =>
    item.is === "region" && item.texture === "fur" && item.colour.l < SHEEN.below;
  if (!subject.some(isDark)) return;
  const { canvas, ctx: sheen } = createLayer(silhouette.width);
  for (const item of subject) {
    if (item.is === "eye") clearEye(sheen, item);
    if (item.is !== "region" || !isRound(item)) continue;
    sheen.fillStyle = fadeOf(sheen, rootOf(item));
    sheen.globalCompositeOperation = "destination-out";
    trace(sheen, item.outline);
    sheen.fill();
    sheen.globalCompositeOperation = "source-over";
    if (isDark(item)) sheen.fill(crescentOf(item, [-lx, -ly], SHEEN.width));
  }
  sheen.globalCompositeOperation = "destination-in";
  drawLayer(sheen, silhouette);
  layShadow(ctx, canvas, SHEEN.colour, SHEEN.opacity, "screen");
}
