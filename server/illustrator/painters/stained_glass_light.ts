/**
 * Daylight through the window: streaks in the glass, light around the head, bright panes that shine.
 *
 * @module
 */
import { css } from "../colour.ts";
import { PICTURE_SIZE, type Scene } from "../scene.ts";
import { addBloom } from "./bloom.ts";
import { type Canvas, type Context, fillRadial } from "./canvas.ts";
import { greyTile, lazy, repeatingField, tileStream } from "./noise.ts";
import { headOf } from "./stained_glass_rays.ts";

const TILE = 256;

/** Mouth-blown glass: long waves, fine streaks, small bubbles. */
const streaks = lazy(() => {
  const random = tileStream("glass");
  const wave = repeatingField(random, 8), streak = repeatingField(random, 64);
  return greyTile(
    TILE,
    (x, y) =>
      0.5 + 0.2 * wave(x / 32, y / 32) +
      0.13 * streak((x + 6 * wave(x / 32, y / 32)) / 4, y / 32) + random.between(-0.035, 0.035),
  );
});

/** What the light has to know of a picture. */
type Lit = Pick<Scene, "items" | "subject"> & { light: Pick<Scene["light"], "key"> };

export function lightFromBehind(picture: Canvas, ctx: Context, scene: Lit): void {
  ctx.save();
  ctx.globalCompositeOperation = "soft-light";
  ctx.fillStyle = ctx.createPattern(streaks(), "repeat");
  ctx.globalAlpha = 0.5;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.globalAlpha = 1;
  const { at } = headOf(scene);
  fillRadial(
    ctx,
    { centre: at, radius: 560, colour: { l: 0.97, c: 0.05, h: 85 }, strength: 0.3 },
    [
      0.5,
      0.4,
    ],
  );
  ctx.globalCompositeOperation = "multiply";
  const corners = ctx.createRadialGradient(at[0], at[1], 420, at[0], at[1], 900);
  corners.addColorStop(0, "rgb(255 255 255 / 0)");
  corners.addColorStop(1, css({ l: 0.5, c: 0.09, h: 275 }, 0.42));
  ctx.fillStyle = corners;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
  // Bright panes spill over their lead.
  addBloom(ctx, picture, { blur: 4, strength: 0.5 - 0.22 * scene.light.key });
}
