/** @module A photograph of a hundred years ago: brown silver on thick paper, faded towards its edge, scratched, with a white border. */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Canvas, Context } from "../../painters/canvas.ts";
import { grain } from "../../painters/grain.ts";
import { boxBlurredPlane, layerOfPlanes, type Planes, upsampled } from "../../painters/planes.ts";
import { type Random, randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Scene } from "../../scene.ts";

/** Old plates see red as dark and blue as bright. */
const PLATE = { red: -0.25, blue: -0.28 };

/** Tones from the deepest to the palest, in OKLab. */
const DEEP = { l: 0.2, a: 0.012, b: 0.022 }, PALE = { l: 0.92, a: 0.006, b: 0.045 };

/** The border of paper, and how round the corners of the picture are, in pixels. */
const BORDER = 46, ROUND = 14;

/** A lens of that time is a little soft, in pixels of a study. */
const SOFT = 1;

const CARD = "#efe6d2";

export function photographOld(study: Planes, { spec: { seed } }: Scene): Canvas {
  const seen = study.l.map((l, at) => l + PLATE.red * study.a[at]! + PLATE.blue * study.b[at]!);
  const tones = upsampled(boxBlurredPlane(seen, SOFT, 1));
  const silver = grain(0.28, 3), stain = grain(26, 8), middle = PICTURE_SIZE / 2;
  const l = new Float32Array(tones.length), a = new Float32Array(l.length);
  const b = new Float32Array(l.length);
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const edge = Math.hypot(x - middle, y - middle) / middle;
      const fade = 0.3 * smoothstep(0.75, 1.4, edge) + 0.035 * stain(x, y);
      const tone = smoothstep(0.06, 0.99, tones[at]!) * (1 - fade) + 0.02 * silver(x, y);
      l[at] = DEEP.l + (PALE.l - DEEP.l) * tone;
      a[at] = DEEP.a + (PALE.a - DEEP.a) * tone;
      b[at] = DEEP.b + (PALE.b - DEEP.b) * tone + 0.02 * fade;
    }
  }
  const { canvas, ctx } = layerOfPlanes({ l, a, b });
  scratch(ctx, randomStream(seed, "technique.photograph"));
  layBorder(ctx);
  return canvas;
}

/** Dust and a few hairlines, which time has left: never in the middle, where the face is. */
function scratch(ctx: Context, random: Random): void {
  ctx.strokeStyle = ctx.fillStyle = "rgb(250 242 222 / 55%)";
  for (let i = 0; i < 4; i++) {
    const x = random.between(0, PICTURE_SIZE), isLeft = x < PICTURE_SIZE / 2;
    const at = isLeft ? x * 0.5 : PICTURE_SIZE - (PICTURE_SIZE - x) * 0.5;
    const y = random.between(0, PICTURE_SIZE * 0.7), long = random.between(60, 220);
    ctx.lineWidth = random.between(0.6, 1.4);
    ctx.beginPath();
    ctx.moveTo(at, y);
    ctx.quadraticCurveTo(
      at + random.between(-9, 9),
      y + long / 2,
      at + random.between(-5, 5),
      y + long,
    );
    ctx.stroke();
  }
  for (let i = 0; i < 70; i++) {
    ctx.beginPath();
    const x = random.between(0, PICTURE_SIZE), y = random.between(0, PICTURE_SIZE);
    ctx.arc(x, y, random.between(0.5, 1.6), 0, 2 * Math.PI);
    ctx.fill();
  }
}

function layBorder(ctx: Context): void {
  const side = PICTURE_SIZE - 2 * BORDER;
  ctx.beginPath();
  ctx.rect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.roundRect(BORDER, BORDER, side, side, ROUND);
  ctx.fillStyle = CARD;
  ctx.fill("evenodd");
  ctx.strokeStyle = "rgb(90 70 45 / 45%)";
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.roundRect(BORDER, BORDER, side, side, ROUND);
  ctx.stroke();
}
