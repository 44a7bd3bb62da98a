/**
 * @module The air of neon: a deep sky, haze of two lamps, the sign behind the cat, the glow of all tubes,
 * the mirror of a wet floor.
 */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { type Colour, css, mix } from "../../colour/colour.ts";
import { bounds, contains } from "../../geometry/measure.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Point, type Region, type Scene } from "../../scene.ts";
import { blankCanvas, type Context, createLayer, drawLayer, fillRadial, trace } from "../canvas.ts";
import { gasOf, type Lamps } from "./tone.ts";
import { strokeTube } from "./tube.ts";
import { headOf } from "../head_of.ts";

/** Wide blurs are made small. */
const SMALL = 256;
/** Blur in small pixels, and strength, of the near and the wide glow, and of that in the haze. */
const GLOWS = [[2, 0.75], [9, 0.5], [26, 0.3]] as const;

export function paintNight(target: Context, { sky, horizon }: Scene, lamps: Lamps): void {
  const { canvas, ctx } = createLayer(SMALL);
  const gradient = ctx.createLinearGradient(0, 0, 0, PICTURE_SIZE);
  for (const { offset, colour } of sky) {
    gradient.addColorStop(offset, css(nightSky(colour, lamps)));
  }
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  const haze = (x: number, colour: Colour) =>
    fillRadial(ctx, { centre: [x, horizon * 0.8], radius: 620, colour, strength: 0.3 }, [0.5, 0.4]);
  haze(60, lamps.left);
  haze(PICTURE_SIZE - 60, lamps.right);
  drawLayer(target, canvas);
}

/** The sky of any hour, or the wall of a room, at night: in a rest of its hue, a little more of it than forms keep. */
function nightSky({ l, c, h }: Colour, { night, drawn }: Lamps): Colour {
  const own = { l: 0.1 + l * 0.14, c: Math.min(0.15, c * 1.2 + 0.04), h };
  return mix(own, { ...night, l: own.l }, c < 0.03 ? 1 : drawn * 0.8);
}

/** A sign of light on the wall behind the head: its left side in one lamp's colour, its right in the other's. */
export function paintSign(tubes: Context, scene: Scene, lamps: Lamps): void {
  const { subject, spec } = scene, head = headOf(scene);
  // Between several heads it would frame none.
  if (spec.others?.length) return;
  const radius = Math.min(LARGEST, Math.max(LEAST, head.size * AROUND));
  const [x, y] = head.at, floor = subject.bottom - 14;
  const sign = randomStream(spec.seed, "neon.sign").pick(SIGNS);
  const halves: [from: number, to: number, lamp: Colour][] = [
    [0, x, lamps.left],
    [x, PICTURE_SIZE, lamps.right],
  ];
  for (const [from, to, lamp] of halves) {
    tubes.save();
    tubes.beginPath();
    tubes.rect(from, 0, to - from, floor);
    tubes.clip();
    for (const outline of sign([x, y], radius)) {
      trace(tubes, outline);
      strokeTube(tubes, lamp, 7);
    }
    tubes.restore();
  }
}

/** Radii of signs, against half the distance of the eyes and in units. */
const AROUND = 4.1, LEAST = 200, LARGEST = 330;

/** Outlines of the signs, around a centre; half of the walls have none. */
const SIGNS: readonly ((centre: Point, radius: number) => Point[][])[] = [
  () => [],
  () => [],
  () => [],
  (at, radius) => [ellipse(at, radius, radius)],
  (at, radius) => [ellipse(at, radius, radius), ellipse(at, radius - 30, radius - 30)],
  (at, radius) =>
    [0.94, 0.8, 0.62].map((high) => arch(at, radius * (0.4 + 0.6 * high), radius * high)),
];

/** A gate that stands on the floor. */
function arch([x, y]: Point, half: number, high: number): Point[] {
  const foot = y + PICTURE_SIZE;
  return [
    [x - half, foot],
    ...Array.from({ length: 25 }, (_, i): Point => {
      const turn = Math.PI * (1 + i / 24);
      return [x + Math.cos(turn) * half, y + Math.sin(turn) * high];
    }),
    [x + half, foot],
  ];
}

/** What shines lights up what is around it. */
export function castGlow(ctx: Context, shining: Canvas): void {
  const small = createCanvas(SMALL, SMALL);
  small.getContext("2d").drawImage(shining, 0, 0, SMALL, SMALL);
  // Screens add up in any order: both glows are enlarged at once.
  const { canvas: glow, ctx: glowing } = blankCanvas(SMALL);
  glowing.globalCompositeOperation = "screen";
  for (const [blur, strength] of GLOWS) {
    glowing.globalAlpha = strength;
    glowing.drawImage(blurred(small, blur), 0, 0);
  }
  ctx.save();
  ctx.globalCompositeOperation = "screen";
  drawLayer(ctx, glow);
  ctx.restore();
}

/** How far the light of a cat falls on the floor, against its contact with it, how flat, and how bright it is. */
const POOL = { reach: 1.15, flat: 0.3, strength: 0.55 };

/** The light that the tubes of the cat throw on the floor around its paws. */
export function castPool(ctx: Context, { items }: Scene, lamps: Lamps): void {
  const shadow = items.find(({ name }) => name === "contact shadow");
  const head = items.find(({ name }) => name === "head");
  if (shadow?.is !== "region" || head?.is !== "region") return;
  const { left, right, top, bottom } = bounds(shadow.outline);
  ctx.save();
  ctx.globalCompositeOperation = "screen";
  ctx.translate((left + right) / 2, (top + bottom) / 2 + 6);
  ctx.scale(1, POOL.flat);
  fillRadial(ctx, {
    centre: [0, 0],
    radius: (right - left) * POOL.reach,
    colour: gasOf(head.colour, lamps),
    strength: POOL.strength,
  }, [0.45, 0.45]);
  ctx.restore();
}

/** The cat and its light upside down in the wet floor, fading with distance. */
export function mirrorOnFloor(
  ctx: Context,
  { cat, shining }: { cat: Canvas; shining: Canvas },
  { items }: Scene,
): void {
  const shadow = items.find(({ name }) => name === "contact shadow");
  if (shadow?.is !== "region") return;
  const { left, right, top, bottom } = bounds(shadow.outline);
  const floor = (top + bottom) / 2 + 6, depth = PICTURE_SIZE - floor;
  if (depth < 20) return;
  const shine = isWet(items, [(left + right) / 2, bottom]) ? 1 : DULL;
  const small = createCanvas(SMALL, SMALL), mirror = small.getContext("2d");
  const scale = SMALL / PICTURE_SIZE;
  mirror.setTransform(scale, 0, 0, -scale, 0, floor * scale);
  drawLayer(mirror, cat);
  drawLayer(mirror, shining);
  mirror.resetTransform();
  mirror.globalCompositeOperation = "destination-in";
  const fading = mirror.createLinearGradient(0, 0, 0, depth * scale);
  fading.addColorStop(0, `rgb(0 0 0 / ${0.9 * shine})`);
  fading.addColorStop(1, `rgb(0 0 0 / ${0.06 * shine})`);
  mirror.fillStyle = fading;
  mirror.fillRect(0, 0, SMALL, SMALL);
  ctx.save();
  ctx.globalCompositeOperation = "screen";
  layRippled(ctx, blurred(small, 1.3), { floor, depth });
  ctx.restore();
}

/** What is left of the mirror on cloth and grass. */
const DULL = 0.22;
const DRY: ReadonlySet<Region["texture"]> = new Set<Region["texture"]>(["cloth", "plant"]);

/** Whether the floor at a place can be wet and smooth. */
function isWet(items: Scene["items"], at: Point): boolean {
  const floor = items.findLast((item) =>
    item.is === "region" && (item.role === "ground" || item.role === "scenery") &&
    contains(item.outline, at)
  );
  return !(floor?.is === "region" && DRY.has(floor.texture));
}

/** Ripples draw a mirror apart, the nearer the farther: height of one in small pixels, and how far, in units. */
const RIPPLE = { high: 2, least: 1, most: 9 };

/** Lays the strip below the floor in rows that lie a little beside each other. */
function layRippled(
  ctx: Context,
  mirror: Canvas,
  { floor, depth }: { floor: number; depth: number },
): void {
  const unit = PICTURE_SIZE / SMALL, { high, least, most } = RIPPLE;
  for (let row = 0; row * unit < depth; row += high) {
    const near = row * unit / depth;
    const aside = (least + (most - least) * near) * Math.sin(row * 1.9 + Math.sin(row * 0.7) * 2);
    ctx.drawImage(
      mirror,
      ...[0, row, SMALL, high] as const,
      ...[aside, floor + row * unit, PICTURE_SIZE, high * unit] as const,
    );
  }
}

function blurred(small: Canvas, blur: number): Canvas {
  const { canvas, ctx } = blankCanvas(SMALL);
  ctx.filter = `blur(${blur}px)`;
  ctx.drawImage(small, 0, 0);
  return canvas;
}
