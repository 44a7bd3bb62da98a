/** @module The cat in another mood with a white edge, as messengers show stickers. */
import { createCanvas } from "@napi-rs/canvas";
import type { Canvas } from "../painters/canvas.ts";
import { tonedWithAlpha } from "../colour/tone.ts";
import type { CatSpec } from "../spec.ts";
import { cutCanvas } from "./cutout.ts";
import type { StickerOptions } from "./options.ts";

/** Width of the white edge at 512 pixels, as WhatsApp asks for it. */
const EDGE = 8;

/** Copies of the silhouette around it: so many that the edge is round. */
const DIRECTIONS = 48;

/** The best first. */
const QUALITIES = [92, 84, 74, 62, 48, 34] as const;

/** The sticker as WebP or PNG. Throws when it cannot be made small enough. */
export async function drawSticker(
  spec: CatSpec,
  { mood, pose, size, format, maxBytes }: StickerOptions,
): Promise<Uint8Array> {
  const cat = await cutCanvas(alone(spec, { mood, pose }));
  const canvas = withEdge(cat, size, spec.style === "pixel");
  if (format === "png") return await tonedWithAlpha(canvas, spec).png().toBuffer();
  for (const quality of QUALITIES) {
    const options = { quality, alphaQuality: 100, effort: 4 };
    const webp = await tonedWithAlpha(canvas, spec).webp(options).toBuffer();
    if (webp.length <= maxBytes) return webp;
  }
  throw new Error(`A sticker of ${spec.style} is larger than ${maxBytes} bytes.`);
}

/** The first cat with all it wears; nothing stands beside it. */
function alone(
  { others: _, relations: _2, writing: _3, gaze: _4, view: _5, ...spec }: CatSpec,
  { mood, pose }: Pick<StickerOptions, "mood" | "pose">,
): CatSpec {
  return { ...spec, mood, pose, props: [], setting: "studio", time: "day", weather: "clear" };
}

/** The picture a little smaller, before its own silhouette in white that is larger all around. */
function withEdge(cat: Canvas, size: number, isPixelArt: boolean): Canvas {
  const edge = (EDGE * size) / 512, room = size - 2 * edge;
  const white = createCanvas(size, size), ctx = white.getContext("2d");
  ctx.imageSmoothingEnabled = !isPixelArt;
  ctx.imageSmoothingQuality = "high";
  const copy = (dx: number, dy: number) => ctx.drawImage(cat, edge + dx, edge + dy, room, room);
  for (let i = 0; i < DIRECTIONS; i++) {
    const angle = (2 * Math.PI * i) / DIRECTIONS;
    copy(edge * Math.cos(angle), edge * Math.sin(angle));
  }
  ctx.globalCompositeOperation = "source-in";
  ctx.fillStyle = "white";
  ctx.fillRect(0, 0, size, size);
  ctx.globalCompositeOperation = "source-over";
  copy(0, 0);
  return white;
}
