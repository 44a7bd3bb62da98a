/**
 * @module The head of a cat before a plain ground, to stand for a person or a thing: drawn for small sizes.
 */
import { createCanvas } from "@napi-rs/canvas";
import { type Colour, css, shift } from "../colour/colour.ts";
import { compose } from "../compose.ts";
import { SCHEMES } from "../colour/palette.ts";
import type { Canvas } from "../painters/canvas.ts";
import { withGhosts } from "../painters/ghosts.ts";
import type { Scene } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { tonedWithAlpha } from "../colour/tone.ts";
import { vectorOf } from "../vector/vector.ts";
import { cutScene } from "./cut_scene.ts";
import type { AvatarOptions } from "./options.ts";
import { paintAtSize } from "../raster/paint_at_size.ts";

/** Small pictures are many: quick to write, and a few kilobytes. */
const WEBP = { quality: 84, effort: 1 };

/** The file. The same recipe and options give the same bytes. An SVG is always flat shapes, whatever the style. */
export async function drawAvatar(
  spec: CatSpec,
  { size, format, title, headOnly = false }: AvatarOptions,
): Promise<Uint8Array> {
  const framed = headOnly ? headOf(spec) : asPortrait(spec);
  const whole = compose(framed);
  const scene = isPlaceAsked(spec) ? whole : cutScene(whole);
  const ground = groundOf(whole, spec);
  if (format === "svg") return new TextEncoder().encode(vectorOf(scene, { size, title, ground }));
  const entry = STYLE_ENTRIES[spec.style];
  const paint = withGhosts(await (isPlaceAsked(spec) ? entry.loadPainter() : entry.loadCutter()));
  const picture = tonedWithAlpha(onGround(paintAtSize(paint, scene, size), ground), spec);
  return await (format === "png" ? picture.png({ compressionLevel: 6 }) : picture.webp(WEBP))
    .toBuffer();
}

/** A head alone fills a small picture; a pose and things that were asked for stay. */
function asPortrait(spec: CatSpec): CatSpec {
  const { provenance, others, relations } = spec;
  if (others || relations) return spec;
  return {
    ...spec,
    ...(provenance.pose !== "text" && { pose: "portrait" }),
    ...(provenance.props !== "text" && { props: [] }),
  };
}

/** The first cat with what it wears. */
function headOf({ others: _, relations: _2, writing: _3, ...spec }: CatSpec): CatSpec {
  return { ...spec, pose: "portrait", props: [] };
}

function isPlaceAsked({ provenance }: CatSpec): boolean {
  return provenance.setting === "text";
}

/** The sky of a place that was asked for, else two pale tones of the scheme. */
function groundOf({ sky }: Scene, spec: CatSpec): [top: Colour, bottom: Colour] {
  if (isPlaceAsked(spec)) return [sky[0]!.colour, sky.at(-1)!.colour];
  const { h } = SCHEMES[spec.scheme];
  const top = { l: 0.92, c: 0.055, h };
  return [top, shift(top, { l: -0.09, c: 0.035, h: spec.scheme === "gradient" ? -50 : -12 })];
}

/** The cat on its ground. */
function onGround(cat: Canvas, ground: readonly [Colour, Colour]): Canvas {
  const size = cat.width, canvas = createCanvas(size, size), ctx = canvas.getContext("2d");
  const gradient = ctx.createLinearGradient(0, 0, 0, size);
  ground.forEach((colour, i) => gradient.addColorStop(i, css(colour)));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, size, size);
  ctx.drawImage(cat, 0, 0);
  return canvas;
}
