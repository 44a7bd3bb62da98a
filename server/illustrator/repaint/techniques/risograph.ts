/** @module A risograph: yellow, pink and blue ink one after the other, each a little off its place, in grains instead of tones. */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Canvas } from "../../painters/canvas.ts";
import { grain } from "../../painters/grain.ts";
import { tileStream } from "../../painters/noise.ts";
import { once } from "../../once.ts";
import { kuwaharaFilter } from "../../painters/kuwahara.ts";
import {
  boxBlurredPlane,
  layerOfPixels,
  type Planes,
  upsampled,
  writeColour,
} from "../../painters/planes.ts";
import { PICTURE_SIZE } from "../../scene.ts";
import { lifted } from "./lifted.ts";

/** An ink: how much of red, green and blue it lets through, and how far its plate is off, in pixels. */
interface Ink {
  through: readonly [red: number, green: number, blue: number];
  off: readonly [x: number, y: number];
}

/** Yellow keeps back blue, pink green, blue red. */
const INKS: readonly Ink[] = [
  { through: [1, 0.88, 0.12], off: [3, -2] },
  { through: [1, 0.3, 0.55], off: [-3, -1] },
  { through: [0.08, 0.42, 0.72], off: [0, 0] },
];

const PAPER = [247, 242, 230] as const;

/** The sheet around the print, in pixels. */
const MARGIN = 40;

/** Side of a tile of grains, in pixels, and how even a tone of them is: 0 is pure grain. */
const TILE = 512, EVEN = 0.85;

/** Radius of what is evened out before it is cut, in pixels of a study. */
const SMOOTH = 2;

export function printRiso(study: Planes): Canvas {
  const densities = densitiesOf(kuwaharaFilter({ ...study, l: lifted(study.l) }, SMOOTH));
  const plates = INKS.map((ink, i) => ({
    ...ink,
    density: upsampled(densities[i]!),
    grains: 97 * i,
  }));
  const tile = grainsOf(), worn = grain(7, 50), last = PICTURE_SIZE - 1;
  return layerOfPixels(PICTURE_SIZE, (bytes) => {
    for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
      for (let x = 0; x < PICTURE_SIZE; x++, at += 4) {
        let red: number = PAPER[0], green: number = PAPER[1], blue: number = PAPER[2];
        for (const { through, off, density, grains } of plates) {
          const px = x - off[0], py = y - off[1];
          if (Math.min(px, py) < MARGIN || Math.max(px, py) > last - MARGIN) continue;
          const tone = density[py * PICTURE_SIZE + px]! + 0.03 * worn(x, y);
          const tooth = tile[(y + grains & TILE - 1) * TILE + (x + 3 * grains & TILE - 1)]!;
          const laid = tone < 0.05 ? 0 : 0.96 * smoothstep(-EVEN, EVEN, 2 * tone - 1 + tooth);
          red *= 1 - laid * (1 - through[0]);
          green *= 1 - laid * (1 - through[1]);
          blue *= 1 - laid * (1 - through[2]);
        }
        bytes[at] = red;
        bytes[at + 1] = green;
        bytes[at + 2] = blue;
        bytes[at + 3] = 255;
      }
    }
  }).canvas;
}

/** Grains about two pixels wide, -1..1. */
const grainsOf = once(() => {
  const random = tileStream("risograph");
  const white = Float32Array.from({ length: TILE * TILE }, () => random.between(-1, 1));
  return boxBlurredPlane(white, 1, 1).map((grain) => Math.max(-1, Math.min(1, 2.4 * grain)));
});

/** How much of each ink a colour needs: what it lacks of blue, green and red. */
function densitiesOf({ l, a, b }: Planes): Float32Array[] {
  const plates = INKS.map(() => new Float32Array(l.length)), bytes = new Uint8ClampedArray(4);
  for (let at = 0; at < l.length; at++) {
    writeColour(bytes, 0, l[at]!, 1.15 * a[at]!, 1.15 * b[at]!);
    for (let i = 0; i < 3; i++) plates[i]![at] = Math.min(1, 1.06 * (1 - bytes[2 - i]! / 250));
  }
  return plates;
}
