/**
 * @module The cat alive: it breathes, blinks, moves its ears and its tail, in a loop that ends as it
 * begins.
 */
import type { Buffer } from "node:buffer";
import sharp, { type GifOptions, type WebpOptions } from "sharp";
import { boundsOf } from "../geometry/measure.ts";
import { around, bareSpec, figureOf, figurePainter, fitFigures } from "../motion/figure_painter.ts";
import type { Frame } from "../motion/pet_rows.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { tonedWithAlpha } from "../colour/tone.ts";
import type { LoopOptions } from "./options.ts";

const FRAMES = 16, FRAME_MS = 110;

/** In which frames the eyes are shut. */
const SHUT = [10, 11];

/** In which frames the ears twitch. */
const TWITCH = [4, 5];

/** How a loop is written: what is given up first shows least. */
interface Writing {
  /** Share of the size that was asked for. */
  scale: number;
  webp: WebpOptions;
  gif: GifOptions;
}

/** The best first; each weighs some two thirds of the one before. */
const WRITINGS: readonly Writing[] = [
  {
    scale: 1,
    webp: { quality: 82, alphaQuality: 90, effort: 2 },
    gif: { effort: 4, interFrameMaxError: 4 },
  },
  {
    scale: 1,
    webp: { quality: 68, alphaQuality: 80, effort: 3 },
    gif: { effort: 4, interFrameMaxError: 10, colours: 96, dither: 0.5 },
  },
  {
    scale: 0.8,
    webp: { quality: 62, alphaQuality: 80, effort: 3 },
    gif: { effort: 4, interFrameMaxError: 12, colours: 64, dither: 0.4 },
  },
  {
    scale: 0.625,
    webp: { quality: 56, alphaQuality: 70, effort: 4 },
    gif: { effort: 4, interFrameMaxError: 14, colours: 48, dither: 0 },
  },
  {
    scale: 0.5,
    webp: { quality: 48, alphaQuality: 60, effort: 4 },
    gif: { effort: 4, interFrameMaxError: 16, colours: 32, dither: 0 },
  },
];

/** The loop as animated WebP or GIF, for ever. Throws when it cannot be made small enough. */
export async function drawLoop(
  spec: CatSpec,
  { size, format, maxBytes }: LoopOptions,
): Promise<Uint8Array> {
  const pictures = await picturesOf(spec, size);
  for (const writing of WRITINGS) {
    const loop = await written(pictures, {
      writing,
      size,
      format,
      isPixelArt: spec.style === "pixel",
    });
    if (loop.length <= maxBytes) return loop;
  }
  throw new Error(`A loop of ${spec.style} is larger than ${maxBytes} bytes.`);
}

/** Its frames as PNG. */
async function picturesOf(spec: CatSpec, size: number): Promise<Buffer[]> {
  const bare = bareSpec(spec);
  // A portrait is cut off by its frame, which a loop has not.
  const cat: CatSpec = bare.pose === "portrait" ? { ...bare, pose: "sitting" } : bare;
  const figures = Array.from({ length: FRAMES }, (_, i) => figureOf(cat, frameAt(i)));
  const box = around(figures.map(boundsOf));
  const stand = fitFigures([box], { width: PICTURE_SIZE, height: PICTURE_SIZE, margin: 44 });
  const paint = await figurePainter(cat, stand, size);
  const pictures: Buffer[] = [];
  for (const figure of figures) {
    const picture = tonedWithAlpha(paint(figure, box), cat);
    pictures.push(await picture.png({ compressionLevel: 1 }).toBuffer());
  }
  return pictures;
}

async function written(
  pictures: readonly Buffer[],
  { writing: { scale, webp, gif }, size, format, isPixelArt }:
    & { writing: Writing; isPixelArt: boolean }
    & Pick<LoopOptions, "size" | "format">,
): Promise<Buffer> {
  const side = Math.round(size * scale), kernel = isPixelArt ? "nearest" : "lanczos3";
  const frames = scale === 1 ? [...pictures] : await Promise.all(
    pictures.map((picture) => sharp(picture).resize(side, side, { kernel }).png().toBuffer()),
  );
  const moving = sharp(frames, { join: { animated: true } });
  const timing = { loop: 0, delay: pictures.map(() => FRAME_MS) };
  return await (format === "webp"
    ? moving.webp({ ...timing, ...webp })
    : moving.gif({ ...timing, ...gif })).toBuffer();
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
