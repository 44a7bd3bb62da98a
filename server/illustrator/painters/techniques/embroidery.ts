/**
 * @module A scene embroidered on cloth: long stitches of shining thread along each form, ending where another colour begins;
 * skies, walls and grounds are the cloth, dyed.
 */
import { byNearness, isWall, layersOf } from "../../composing/layers.ts";
import { type Random, randomStream } from "../../random.ts";
import { reliefOf } from "../../relief/relief.ts";
import { type Item, PICTURE_SIZE, type Scene } from "../../scene.ts";
import { type Canvas, type Context, createLayer, paintSky, trace } from "../canvas.ts";
import { grain } from "../grain.ts";
import {
  boxBlurredPlane,
  layerOfPixels,
  type Planes,
  planesOf,
  STUDY_SIDE,
  writeColour,
} from "../planes.ts";
import { asSlabs } from "./modelled.ts";
import { laySheets } from "./sheets.ts";

/** Length, width and distance of stitches in units: where all is calm, and where there is something to see. */
const STITCHES = [
  { long: 26, wide: 3.4, gap: [6.6, 5.6], detail: 0 },
  { long: 12, wide: 2.3, gap: [4, 3], detail: 0.026 },
  { long: 6, wide: 1.7, gap: [2.6, 1.8], detail: 0.055 },
] as const;

/** From where threads shine most: those across this direction, in radians; and by how much. */
const SHINE = { across: -0.9, more: 0.11 }, UNEVEN = 0.022;

/** A stitch ends where colours differ by more than this. */
const OTHER = 0.06;

/** How dark the gap between two threads is, and how much the cloth keeps of a colour. */
const GAP = 0.42, DYED = 0.72, LINEN = { l: 0.9, a: 0.004, b: 0.02 };

/** Cells of a study to a unit. */
const SCALE = STUDY_SIDE / PICTURE_SIZE;

export function embroider(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { back, subject, front } = layersOf(scene.items);
  const items = [...back, ...subject, ...byNearness(front).beside];
  const sheet = createLayer(STUDY_SIDE), mask = createLayer(STUDY_SIDE);
  paintSky(sheet.ctx, scene);
  laySheets(sheet.ctx, items, 0);
  for (const item of items) markStitched(mask.ctx, item);
  const study = planesOf(sheet.canvas), stitched = mask.canvas.data();
  const ground = { study, stitched, along: directionsOf(asSlabs(items)), change: changeOf(study) };
  const { canvas, ctx } = createLayer(side);
  ctx.drawImage(clothOf(study), 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.lineCap = "round";
  STITCHES.forEach((stitch, i) =>
    layStitches(ctx, stitch, ground, randomStream(scene.spec.seed, `embroidery.${i}`))
  );
  return canvas;
}

/** What is stitched is opaque on the mask, what is cloth is cleared. */
function markStitched(ctx: Context, item: Item): void {
  if (item.is === "glow" || item.is === "region" && (item.opacity ?? 1) < 0.6) return;
  if (item.role === "shadow") return;
  const outline = item.is === "region" ? item.outline : [];
  const isCloth = item.is === "region" && (isWall(item) || item.role === "ground");
  ctx.globalCompositeOperation = isCloth ? "destination-out" : "source-over";
  trace(ctx, outline);
  ctx.fill();
}

/** Unit vectors along the forms, as angles: around their edges, and evenly in their middles. */
function directionsOf(items: readonly Item[]): Float32Array {
  const { nx, ny } = reliefOf(items);
  const count = nx.length;
  const across = new Float32Array(count), mixed = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    across[at] = nx[at]! ** 2 - ny[at]! ** 2;
    mixed[at] = 2 * nx[at]! * ny[at]!;
  }
  const [cos, sin] = [across, mixed].map((plane) => boxBlurredPlane(plane, AGREED));
  return Float32Array.from(
    { length: count },
    (_, at) => Math.atan2(sin![at]!, cos![at]! + 1e-6) / 2 + Math.PI / 2,
  );
}

/** Over how many cells stitches agree on a direction. */
const AGREED = 9;

function changeOf({ l, a, b }: Planes): Float32Array {
  const seen = l.map((own, at) => own + 0.7 * a[at]! - 0.5 * b[at]!);
  const soft = boxBlurredPlane(seen, 3);
  return boxBlurredPlane(seen.map((own, at) => Math.abs(own - soft[at]!)), 3, 1);
}

/** The weave, in the colours of what lies behind all. */
function clothOf({ l, a, b }: Planes): Canvas {
  const tones = [l, a, b].map((plane) => boxBlurredPlane(plane, 3));
  const slub = grain(3, 4);
  return layerOfPixels(PICTURE_SIZE, (bytes) => {
    for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
      for (let x = 0; x < PICTURE_SIZE; x++, at++) {
        const cell = (y >> 1) * STUDY_SIDE + (x >> 1);
        const over = (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0;
        const round = Math.sin(Math.PI * ((over ? y : x) % 4 + 0.5) / 4);
        const weave = 0.06 * (round - 0.75) + 0.012 * slub(x / (over ? 9 : 1), y / (over ? 1 : 9));
        const dye = (own: number, linen: number) => linen + (own - linen) * DYED;
        writeColour(
          bytes,
          at * 4,
          dye(tones[0]![cell]!, LINEN.l) + weave,
          dye(tones[1]![cell]!, LINEN.a),
          dye(tones[2]![cell]!, LINEN.b),
        );
      }
    }
  }).canvas;
}

interface Ground {
  study: Planes;
  stitched: Uint8Array | Uint8ClampedArray;
  along: Float32Array;
  change: Float32Array;
}

function layStitches(
  ctx: Context,
  { long, wide, gap: [down, over], detail }: typeof STITCHES[number],
  { study: { l, a, b }, stitched, along, change }: Ground,
  random: Random,
): void {
  const bytes = new Uint8ClampedArray(4);
  const places: number[] = [];
  for (let y = 0; y < PICTURE_SIZE; y += down) {
    for (let x = 0; x < PICTURE_SIZE; x += over) places.push(x, y);
  }
  const count = places.length / 2;
  // Rows would show: every place is met once, far from the one before.
  const stride = coprime(Math.floor(count * 0.382), count);
  for (let i = 0, place = 0; i < count; i++, place = (place + stride) % count) {
    const x = places[2 * place]! + random.between(-over, over) / 2;
    const y = places[2 * place + 1]! + random.between(-down, down) / 2;
    const at = cellAt(x, y);
    if (stitched[at * 4 + 3]! < 128 || change[at]! < detail) continue;
    const angle = along[at]! + random.between(-0.1, 0.1);
    const dx = Math.cos(angle), dy = Math.sin(angle);
    const reach = (way: number) => {
      const most = long / 2 * random.between(0.7, 1.1);
      for (let far = 1; far < most; far += 1.6) {
        const cell = cellAt(x + dx * far * way, y + dy * far * way);
        const isOther = Math.abs(l[cell]! - l[at]!) + Math.abs(a[cell]! - a[at]!) +
            Math.abs(b[cell]! - b[at]!) > OTHER;
        if (isOther || stitched[cell * 4 + 3]! < 128) return Math.max(0.4, far - 0.8);
      }
      return most;
    };
    const before = reach(-1), after = reach(1);
    const shine = SHINE.more * Math.abs(Math.sin(angle - SHINE.across)) - SHINE.more / 2;
    const tone = 1.05 * l[at]! + shine + random.between(-UNEVEN, UNEVEN);
    for (const [lighter, width, aside] of [[-GAP, wide * 1.3, 0.5], [0, wide * 0.86, 0]] as const) {
      writeColour(bytes, 0, tone * (1 + lighter), a[at]! * 1.06, b[at]! * 1.06);
      ctx.strokeStyle = `rgb(${bytes[0]} ${bytes[1]} ${bytes[2]})`;
      ctx.lineWidth = width;
      ctx.beginPath();
      ctx.moveTo(x - dx * before + aside, y - dy * before + aside);
      ctx.lineTo(x + dx * after + aside, y + dy * after + aside);
      ctx.stroke();
    }
  }
}

function cellAt(x: number, y: number): number {
  const inside = (at: number) => Math.min(STUDY_SIDE - 1, Math.max(0, Math.round(at * SCALE)));
  return inside(y) * STUDY_SIDE + inside(x);
}

/** The next number that shares no divisor with `count`. */
function coprime(from: number, count: number): number {
  const divisor = (a: number, b: number): number => b === 0 ? a : divisor(b, a % b);
  let stride = Math.max(1, from);
  while (divisor(stride, count) !== 1) stride++;
  return stride;
}
