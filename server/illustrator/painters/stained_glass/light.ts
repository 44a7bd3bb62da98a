/**
 * @module Daylight through the window: streaks in the glass, light around the head, bright panes that
 * shine.
 */
import { css } from "../../colour/colour.ts";
import { PICTURE_SIZE, type Scene } from "../../scene.ts";
import { addBloom } from "../bloom.ts";
import { type Canvas, type Context, fillRadial } from "../canvas.ts";
import { headOf } from "../head_of.ts";
import { streaked } from "./sheet.ts";
import { layTiling } from "../tiling.ts";

/** What the light has to know of a picture. */
type Lit = Pick<Scene, "items" | "subject"> & { light: Pick<Scene["light"], "key"> };

export function lightFromBehind(picture: Canvas, ctx: Context, scene: Lit): void {
  ctx.save();
  ctx.globalCompositeOperation = "soft-light";
  ctx.globalAlpha = 0.4;
  layTiling(ctx, streaked);
  ctx.globalAlpha = 1;
  const { at } = headOf(scene);
  fillRadial(
    ctx,
    { centre: at, radius: 560, colour: { l: 0.97, c: 0.05, h: 85 }, strength: 0.07 },
    [
      0.5,
      0.4,
    ],
  );
  ctx.globalCompositeOperation = "multiply";
  const corners = ctx.createRadialGradient(at[0], at[1], 300, at[0], at[1], 860);
  corners.addColorStop(0, "rgb(255 255 255 / 0)");
  corners.addColorStop(1, css({ l: 0.5, c: 0.09, h: 285 }, 0.82));
  ctx.fillStyle = corners;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
  // Bright panes spill over their lead.
  addBloom(ctx, picture, { blur: 4, strength: 0.5 - 0.22 * scene.light.key });
}
