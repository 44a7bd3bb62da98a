/** @module Paper that stays dry along the lit side of the cat: the washes of the setting stop short of it. */
import { PICTURE_SIZE, type Scene } from "../../scene.ts";
import { blankCanvas, type Canvas, type Context, createLayer, drawLayer } from "../canvas.ts";
import { grain } from "../grain.ts";

/** How wide the band is, in units, and how bare on a bright day and in the dark. */
const WIDE = 9, SPARED = { day: 0.85, night: 0.4 };
/** Pixels along a side of the sheet that breaks it. */
const SMALL = 64;

/** The washes of the setting stop short of the lit side of the cat: a band of paper stays dry. */
export function sparePaper(ctx: Context, cat: Canvas, { light }: Scene, move: number): void {
  const { canvas, ctx: dry } = createLayer(cat.width);
  const [x, y] = light.towards;
  for (const far of [WIDE / 2, WIDE]) {
    dry.drawImage(cat, x * far, y * far, PICTURE_SIZE, PICTURE_SIZE);
  }
  dry.globalCompositeOperation = "source-in";
  dry.fillStyle = "white";
  dry.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  // Here and there the brush met the cat.
  dry.globalCompositeOperation = "destination-in";
  dry.imageSmoothingQuality = "low";
  drawLayer(dry, metBy(move));
  ctx.save();
  ctx.globalAlpha = SPARED.night + (SPARED.day - SPARED.night) * light.key;
  drawLayer(ctx, canvas);
  ctx.restore();
}

/** A sheet that is clear where a brush ran on into the next wash. */
function metBy(move: number): Canvas {
  const { canvas, ctx } = blankCanvas(SMALL), wet = grain(0.8, move + 53);
  const image = ctx.createImageData(SMALL, SMALL);
  for (let at = 0; at < SMALL * SMALL; at++) {
    const share = 0.55 + 1.6 * wet(at % SMALL, Math.floor(at / SMALL));
    image.data[at * 4 + 3] = 255 * Math.min(1, Math.max(0, share));
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}
