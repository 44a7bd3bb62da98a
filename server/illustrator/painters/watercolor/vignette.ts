/**
 * The shape of a watercolour: washes around the cat that end where the brush ran dry, on bare paper.
 *
 * @module
 */
import { bounds } from "../../geometry/measure.ts";
import { type Item, PICTURE_SIZE, type Region, type Scene } from "../../scene.ts";
import { blankCanvas, type Canvas } from "../canvas.ts";
import { grain } from "../grain.ts";
import { STUDY_SIDE } from "../planes.ts";
import { stepAt } from "../tone_layer.ts";

/** Its soft borders need no more pixels than this along a side. */
const SMALL = 256;
/** Paint around the cat on every side, and the least half width of a vignette, in units. */
const AROUND = 120, LEAST = 370;
/** A night would be pale with so much paper around it: by this share it is larger. */
const AT_NIGHT = 0.26;
/** How far its border swings out and in, in shares of its size. */
const SWING = 0.17, TREMBLE = 0.03;
/** How soft a border is: here the brush was lifted wet, there the paint dried with an edge. */
const SOFT = { least: 0.03, most: 0.5 };

/** Towards its border the washes of a day are thinner, those of a night stay dark: the share of paper that shines through, and where, in shares of the way out. */
const FADING = { most: 0.62, at: 0.76, wide: 0.6 };

/** Bare paper outside the washes, on a sheet that is clear where they are. */
export function paperAround(
  { subject, items, light }: Pick<Scene, "subject" | "items" | "light">,
  move: number,
): Canvas {
  const { canvas, ctx } = blankCanvas(SMALL);
  const image = ctx.createImageData(SMALL, SMALL), { data } = image;
  const unit = PICTURE_SIZE / SMALL, study = STUDY_SIDE / SMALL, middle = PICTURE_SIZE / 2;
  const size = 1 + AT_NIGHT * (1 - light.key);
  const half = (from: number, to: number) => size * Math.max(LEAST, (to - from) / 2 + AROUND);
  const rx = half(subject.left, subject.right), ry = half(subject.top, subject.bottom);
  // A picture hangs near the middle of its sheet, wherever the cat is.
  const x0 = ((subject.left + subject.right) / 2 + middle) / 2;
  const y0 = ((subject.top + subject.bottom) / 2 + middle) / 2;
  const swing = grain(2.4, move + 17), tremble = grain(0.8, move + 29), wet = grain(2.2, move + 41);
  const kept = keptOf(items);
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
      const inner = far - kept[at >> 2]!;
      const thin = FADING.most * light.key ** 2 * stepAt(FADING.at, FADING.wide, inner);
      data[at] = 255 * Math.max(thin, stepAt(1, soft, inner));
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** What no border may cut: moon and sun, and things beside the cat; how far around them the paint goes on, in units. */
const KEPT = 110;

/** By how much the border is pushed out at each place. */
function keptOf(items: readonly Item[]): Float32Array {
  const kept = new Float32Array(SMALL * SMALL), share = SMALL / PICTURE_SIZE;
  for (const item of items) {
    if (item.is !== "region" || !isKept(item)) continue;
    const box = bounds(item.outline);
    const at = (value: number) => Math.min(SMALL, Math.max(0, Math.round(value * share)));
    for (let y = at(box.top - KEPT); y < at(box.bottom + KEPT); y++) {
      for (let x = at(box.left - KEPT); x < at(box.right + KEPT); x++) {
        const dx = Math.max(box.left - x / share, x / share - box.right, 0);
        const dy = Math.max(box.top - y / share, y / share - box.bottom, 0);
        const push = PUSH * Math.max(0, 1 - Math.hypot(dx, dy) / KEPT);
        kept[y * SMALL + x] = Math.max(kept[y * SMALL + x]!, push);
      }
    }
  }
  return kept;
}

/** Farther than this no border lies beyond its usual place. */
const PUSH = 1.2;

function isKept({ role, texture, outline }: Region): boolean {
  if (role === "prop" || role === "accessory") return true;
  if (role !== "sky" || texture === "cloud") return false;
  const { left, right, top, bottom } = bounds(outline);
  return Math.max(right - left, bottom - top) < 260;
}
