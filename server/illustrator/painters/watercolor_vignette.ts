/**
 * The shape of a watercolour: washes around the cat that end where the brush ran dry, on bare paper.
 *
 * @module
 */
import { PICTURE_SIZE, type Scene } from "../scene.ts";
import { blankCanvas, type Canvas } from "./canvas.ts";
import { grain } from "./grain.ts";
import { STUDY_SIDE } from "./planes.ts";
import { stepAt } from "./tone_layer.ts";

/** Its soft borders need no more pixels than this along a side. */
const SMALL = 256;
/** Paint around the cat on every side, and the least half width of a vignette, in units. */
const AROUND = 150, LEAST = 400;
/** How far its border swings out and in, in shares of its size. */
const SWING = 0.14, TREMBLE = 0.02;
/** How soft a border is: here the brush was lifted wet, there the paint dried with an edge. */
const SOFT = { least: 0.03, most: 0.42 };

/** Bare paper outside the washes, on a sheet that is clear where they are. */
export function paperAround({ subject }: Pick<Scene, "subject">, move: number): Canvas {
  const { canvas, ctx } = blankCanvas(SMALL);
  const image = ctx.createImageData(SMALL, SMALL), { data } = image;
  const unit = PICTURE_SIZE / SMALL, study = STUDY_SIDE / SMALL, middle = PICTURE_SIZE / 2;
  const half = (from: number, to: number) => Math.max(LEAST, (to - from) / 2 + AROUND);
  const rx = half(subject.left, subject.right), ry = half(subject.top, subject.bottom);
  // A picture hangs near the middle of its sheet, wherever the cat is.
  const x0 = ((subject.left + subject.right) / 2 + middle) / 2;
  const y0 = ((subject.top + subject.bottom) / 2 + middle) / 2;
  const swing = grain(0.9, move + 17), tremble = grain(2.6, move + 29), wet = grain(1.2, move + 41);
  for (let y = 0, at = 3; y < SMALL; y++) {
    for (let x = 0; x < SMALL; x++, at += 4) {
      const dx = (x * unit - x0) / rx, dy = (y * unit - y0) / ry;
      // Between an ellipse and a rectangle, as a hand fills a sheet.
      const cubed = Math.cbrt(Math.abs(dx) ** 3 + Math.abs(dy) ** 3);
      const far = cubed + SWING * swing(x * study, y * study) +
        TREMBLE * tremble(x * study, y * study);
      const moist = Math.min(1, Math.max(0, 0.5 + 1.3 * wet(x * study, y * study)));
      const soft = SOFT.least + (SOFT.most - SOFT.least) * moist;
      data[at - 1] = data[at - 2] = data[at - 3] = 255;
      data[at] = 255 * stepAt(1, soft, far);
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}
