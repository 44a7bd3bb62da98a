/**
 * @module The shape of a watercolour: washes around the cat that end where the brush ran dry, on bare
 * paper.
 */
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { type Item, PICTURE_SIZE, type Point, type Region, type Scene } from "../../scene.ts";
import { blankCanvas, type Canvas } from "../canvas.ts";
import { grain } from "../grain.ts";
import { STUDY_SIDE } from "../planes.ts";
import { stepAt } from "../tone_layer.ts";

/** Its soft borders need no more pixels than this along a side. */
const SMALL = 256;
/** Paint around the cat on every side, the least half width of a vignette and the most, in units. */
const AROUND = 96, LEAST = 336, MOST = 452;
/** A night would be pale with so much paper around it: by this share it is larger. */
const AT_NIGHT = 0.44;
/** How far its border swings out and in, in shares of its size. */
const SWING = 0.16, TREMBLE = 0.07;
/** A flat brush is pulled aside: its border trembles in streaks so many times longer than high. */
const STREAKED = 5;
/** How soft a border is: here the brush was lifted wet, there the paint dried with an edge. */
const SOFT = { least: 0.16, most: 0.5 };

/** Towards its border the washes of a day are thinner, those of a night stay dark: the share of paper that shines through, and where, in shares of the way out. */
const FADING = { most: 0.3, at: 0.74, wide: 0.64 };

/** Bare paper outside the washes. */
export interface BarePaper {
  /** A sheet that is clear where the washes are. */
  sheet: Canvas;
  /** Whether hardly a wash is seen at this place. */
  isBare: (place: Point) => boolean;
}

/** Where so much of the paper shines through, of 255, or so near the frame, in units, hardly a wash is seen. */
const BARE = 150, MARGIN = 76;

export function paperAround(
  { subject, items, light }: Pick<Scene, "subject" | "items" | "light">,
  move: number,
): BarePaper {
  const { canvas, ctx } = blankCanvas(SMALL);
  const image = ctx.createImageData(SMALL, SMALL), { data } = image;
  const unit = PICTURE_SIZE / SMALL, study = STUDY_SIDE / SMALL, middle = PICTURE_SIZE / 2;
  const size = 1 + AT_NIGHT * (1 - light.key);
  const half = (from: number, to: number) =>
    size * Math.min(MOST, Math.max(LEAST, (to - from) / 2 + AROUND));
  const rx = half(subject.left, subject.right), ry = half(subject.top, subject.bottom);
  // A picture hangs near the middle of its sheet, wherever the cat is.
  const x0 = ((subject.left + subject.right) / 2 + middle) / 2;
  const y0 = ((subject.top + subject.bottom) / 2 + middle) / 2;
  const swing = grain(2.4, move + 17), tremble = grain(0.8, move + 29), wet = grain(2.2, move + 41);
  const kept = keptOf(items, [x0, y0]);
  for (let y = 0, at = 3; y < SMALL; y++) {
    for (let x = 0; x < SMALL; x++, at += 4) {
      const dx = (x * unit - x0) / rx, dy = (y * unit - y0) / ry;
      // Between an ellipse and a rectangle, as a hand fills a sheet.
      const cubed = Math.cbrt(Math.abs(dx) ** 3 + Math.abs(dy) ** 3);
      const far = cubed + SWING * swing(x * study, y * study) +
        TREMBLE * tremble(x * study / STREAKED, y * study);
      const moist = Math.min(1, Math.max(0, 0.5 + 1.3 * wet(x * study, y * study)));
      const soft = SOFT.least + (SOFT.most - SOFT.least) * moist;
      data[at - 1] = data[at - 2] = data[at - 3] = 255;
      const inner = far - kept[at >> 2]!;
      const thin = FADING.most * light.key ** 2 * stepAt(FADING.at, FADING.wide, inner);
      data[at] = 255 * Math.max(thin, stepAt(1, soft, inner));
    }
  }
  ctx.putImageData(image, 0, 0);
  const cell = (value: number) => Math.min(SMALL - 1, Math.max(0, Math.floor(value / unit)));
  const isInFrame = (value: number) => value > MARGIN && value < PICTURE_SIZE - MARGIN;
  return {
    sheet: canvas,
    isBare: ([x, y]) =>
      !isInFrame(x) || !isInFrame(y) || data[4 * (cell(y) * SMALL + cell(x)) + 3]! > BARE,
  };
}

/** What no border may cut: moon and sun, and things beside the cat; how far around them the paint goes on, in units. */
const KEPT = 110;

/** By how much the border is pushed out at each place. */
function keptOf(items: readonly Item[], middle: Point): Float32Array {
  const kept = new Float32Array(SMALL * SMALL), share = SMALL / PICTURE_SIZE;
  for (const item of items) {
    if (item.is !== "region" || !isKept(item)) continue;
    const box = bounds(item.outline);
    const from = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
    const radius = Math.max(widthOf(box), heightOf(box)) / 2;
    const distance = item.role === "sky"
      ? (x: number, y: number) => Math.max(0, fromWay([x, y], from, middle) - radius)
      : (x: number, y: number) =>
        Math.hypot(
          Math.max(box.left - x, x - box.right, 0),
          Math.max(box.top - y, y - box.bottom, 0),
        );
    for (let at = 0, y = 0.5 / share; y < PICTURE_SIZE; y += 1 / share) {
      for (let x = 0.5 / share; x < PICTURE_SIZE; x += 1 / share, at++) {
        const push = PUSH * Math.max(0, 1 - distance(x, y) / KEPT);
        if (push > kept[at]!) kept[at] = push;
      }
    }
  }
  return kept;
}

/** How far a place lies from the way between two others: the sky goes on from the cat to the sun. */
function fromWay([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const along = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - dx * share, y - fromY - dy * share);
}

/** Farther than this no border lies beyond its usual place. */
const PUSH = 1.6;

function isKept({ role, texture, outline }: Region): boolean {
  if (role === "prop" || role === "accessory") return true;
  if (role !== "sky" || texture === "cloud") return false;
  const { left, right, top, bottom } = bounds(outline);
  return Math.max(right - left, bottom - top) < 260;
}
