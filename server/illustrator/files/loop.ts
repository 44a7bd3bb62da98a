/**
 * The cat alive: it breathes, blinks, moves its ears and its tail, in a loop that ends as it begins.
 *
 * @module
 */
import type { Buffer } from "node:buffer";
import sharp from "sharp";
import { boundsOf } from "../geometry/measure.ts";
import { around, bareSpec, figureOf, figurePainter, standFor } from "../motion/figure_painter.ts";
import type { Frame } from "../motion/pet_rows.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { tonedWithAlpha } from "../tone.ts";
import type { LoopOptions } from "./options.ts";

const FRAMES = 16, FRAME_MS = 110;

/** In which frames the eyes are shut. */
const SHUT = [10, 11];

/** In which frames the ears twitch. */
const TWITCH = [4, 5];

/** The loop as animated WebP or GIF, for ever. */
export async function drawLoop(
  spec: CatSpec,
  { size, format }: LoopOptions,
): Promise<Uint8Array> {
  const bare = bareSpec(spec);
  // A portrait is cut off by its frame, which a loop has not.
  const cat: CatSpec = bare.pose === "portrait" ? { ...bare, pose: "sitting" } : bare;
  const figures = Array.from({ length: FRAMES }, (_, i) => figureOf(cat, frameAt(i)));
  const box = around(figures.map(boundsOf));
  const stand = standFor([box], { width: PICTURE_SIZE, height: PICTURE_SIZE, margin: 44 });
  const paint = await figurePainter(cat, stand, size);
  const pictures: Buffer[] = [];
  for (const figure of figures) {
    const picture = tonedWithAlpha(paint(figure, box), cat.tone);
    pictures.push(await picture.png({ compressionLevel: 1 }).toBuffer());
  }
  const moving = sharp(pictures, { join: { animated: true } });
  const timing = { loop: 0, delay: pictures.map(() => FRAME_MS) };
  return await (format === "webp"
    ? moving.webp({ ...timing, quality: 82, alphaQuality: 90, effort: 2 })
    : moving.gif({ ...timing, effort: 4, interFrameMaxError: 4 })).toBuffer();
}

/** One breath and two swings of the tail in a loop. */
function frameAt(i: number): Frame {
  const turn = (2 * Math.PI * i) / FRAMES;
  return {
    stretch: 0.009 * (1 - Math.cos(turn)),
    tail: 0.16 * Math.sin(turn),
    head: { sink: 1.5 * (1 - Math.cos(turn)) },
    ...(TWITCH.includes(i) && { ears: 0.09 }),
    ...(SHUT.includes(i) && { shut: true }),
  };
}
