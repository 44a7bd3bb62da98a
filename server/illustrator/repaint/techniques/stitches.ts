/** @module A picture of thread: crosses on linen, one for each hole of the cloth, or rows of knitted wool. */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Canvas } from "../../painters/canvas.ts";
import { grain } from "../../painters/grain.ts";
import { layerOfPlanes, type Planes, STUDY_SIDE } from "../../painters/planes.ts";
import { posterize } from "../../painters/tones.ts";
import { PICTURE_SIZE } from "../../scene.ts";

/** Side of a cross in pixels: a study has two pixels of each picture's four. */
const CROSS = 8, OF_STUDY = CROSS * STUDY_SIDE / PICTURE_SIZE;

/** Half the width of a thread, as a share of a cross, and how deep its shade is. */
const THREAD = 0.3, DEEP = 0.16;

/** As many tones as a box has threads. */
const TONES = 12;

const LINEN = { l: 0.9, a: 0.004, b: 0.022 };

/** How thread lies in a stitch. */
export type Stitch = "cross" | "knit";

/** What covers a place of a stitch: 0..1 each, from its upper left corner. */
interface Thread {
  covered: number;
  /** How much lighter or darker it is there than the thread is. */
  form: number;
}

const STITCHES: Record<Stitch, (u: number, v: number) => Thread> = { cross: crossAt, knit: knitAt };

export function stitch(study: Planes, kind: Stitch): Canvas {
  const across = PICTURE_SIZE / CROSS;
  const threads = threadsOf(study, across);
  const count = PICTURE_SIZE * PICTURE_SIZE;
  const l = new Float32Array(count), a = new Float32Array(count), b = new Float32Array(count);
  const weave = grain(0.4, 3), threadAt = STITCHES[kind];
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const cell = Math.floor(y / CROSS) * across + Math.floor(x / CROSS);
      const u = (x % CROSS + 0.5) / CROSS, v = (y % CROSS + 0.5) / CROSS;
      const { covered, form } = threadAt(u, v);
      const cloth = LINEN.l - 0.1 * smoothstep(0.3, 0, Math.min(u, 1 - u, v, 1 - v));
      l[at] = cloth + (threads.l[cell]! + form + 0.015 * weave(x, y) - cloth) * covered;
      a[at] = LINEN.a + (threads.a[cell]! - LINEN.a) * covered;
      b[at] = LINEN.b + (threads.b[cell]! - LINEN.b) * covered;
    }
  }
  return layerOfPlanes({ l, a, b }).canvas;
}

function crossAt(u: number, v: number): Thread {
  const upper = Math.abs(u + v - 1) * Math.SQRT1_2, lower = Math.abs(u - v) * Math.SQRT1_2;
  const isUpper = upper < THREAD, from = isUpper ? upper : lower;
  return {
    covered: smoothstep(THREAD + 0.05, THREAD - 0.05, from),
    form: 0.04 - DEEP * (from / THREAD) ** 2 - (isUpper ? 0 : 0.05),
  };
}

/** Two strands that meet below, the left half of a "V" mirrored; wool covers all. */
function knitAt(u: number, v: number): Thread {
  const side = Math.abs(u - 0.5) * 2;
  // Each strand leans outwards and is thick in its middle.
  const along = (v + 0.55 * side) % 1, across = Math.abs(side - 0.5) * 2;
  return { covered: 1, form: 0.05 - 0.15 * across ** 2 - 0.13 * (2 * Math.abs(along - 0.5)) ** 3 };
}

/** The mean colour under each cross, in few tones. */
function threadsOf(study: Planes, across: number): Planes {
  const mean = (plane: Float32Array) =>
    Float32Array.from({ length: across * across }, (_, cell) => {
      const left = cell % across * OF_STUDY, top = Math.floor(cell / across) * OF_STUDY;
      let sum = 0;
      for (let y = top; y < top + OF_STUDY; y++) {
        for (let x = left; x < left + OF_STUDY; x++) sum += plane[y * STUDY_SIDE + x]!;
      }
      return sum / OF_STUDY ** 2;
    });
  const clear = (plane: Float32Array) => plane.map((value) => value * 1.15);
  return {
    l: mean(study.l).map((l) => posterize(l, TONES, 0.2)),
    a: clear(mean(study.a)),
    b: clear(mean(study.b)),
  };
}
