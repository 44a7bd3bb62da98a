/**
 * Fur: an undercoat, a coat and guard hairs, each a shingle of tapered blades that take their colour
 * from the lit form they grow on.
 *
 * @module
 */
import type { Random } from "../random.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import type { Region } from "../scene.ts";
import type { Context } from "./canvas.ts";
import { type Field, smoothField } from "./noise.ts";
import type { Form, Root } from "./realistic_form.ts";

interface Layer {
  /** Distance between roots in units. */
  gap: number;
  /** Share of the region's hair length. */
  length: number;
  width: number;
  /** Spread of lightness, and its middle: 1 is the colour of the root. */
  spread: number;
  middle: number;
  /** Disorder of direction in radians. */
  wild: number;
}

const LAYERS: readonly Layer[] = [
  { gap: 8.5, length: 0.72, width: 5.2, spread: 0.1, middle: 0.86, wild: 0.18 },
  { gap: 7.1, length: 0.8, width: 3.2, spread: 0.13, middle: 1.0, wild: 0.2 },
  { gap: 10, length: 0.95, width: 1.8, spread: 0.22, middle: 1.08, wild: 0.24 },
];

/** Blades per path: one fill call for many hairs of one colour. */
const BATCH = 24;
/** Hairs lie like shingles: bands across the flow are painted one after the other. */
const BANDS = 10;
/** Channels are rounded to this, which keeps the number of paint strings small. */
const SHADE_STEP = 18;
/** Hair grows this much shorter close to where it fans out from, and full length beyond this reach. */
const FACE = { least: 0.34, reach: 120 };

/** Hair of fur that does not tell its length: brows. */
const SHORT = 9;
/** Hair is at most this share of the smaller side of what it grows on: paws keep their shape. */
const LONGEST = 0.2;
/** Hair of markings lies on top and is shorter, so that stripes stay crisp. */
const MARKED = { lift: 1.15, length: 0.72 };

/** Hair that would lie across the edge of a marking is cut to this share. */
const CROSSING = 0.4;
/** Where along a hair that is asked: thin stripes may be leapt over. */
const WAY: readonly number[] = [0.55, 1];
/** How much hair near an edge leans out of the form. */
const FAN = 0.42;

interface Blade {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
  bend: number;
  colour: string;
  /** How far along the flow: later blades lie below earlier ones. */
  order: number;
}

/** How hair waves: waves per unit, how far they turn it, and how far it curls up, in radians. */
export interface Wave {
  finer: number;
  turn: number;
  curl: number;
}

export const STRAIGHT: Wave = { finer: 0.05, turn: 0.2, curl: 0 };
export const CURLS: Wave = { finer: 0.03, turn: 0.8, curl: 1.7 };

export function paintFur(ctx: Context, form: Form, wave: Wave, random: Random): void {
  const { outline, hair: longest = SHORT } = form.region;
  const box = bounds(outline);
  const hair = Math.min(longest, Math.min(widthOf(box), heightOf(box)) * LONGEST);
  if (hair <= 0) return;
  const sway = smoothField(random);
  // Long coats need fewer, larger hairs to cover the same form.
  const size = Math.min(1.5, Math.max(0.66, Math.sqrt(hair / 24)));
  for (const layer of LAYERS) {
    paintBlades(ctx, grow(form, layer, hair, size, { sway, wave }, random));
  }
}

function grow(
  { region, box, rootAt, markedAt }: Form,
  layer: Layer,
  hair: number,
  size: number,
  { sway, wave }: { sway: Field; wave: Wave },
  random: Random,
): Blade[] {
  const blades: Blade[] = [];
  const gap = layer.gap * size;
  for (let y = box.top; y < box.bottom; y += gap) {
    for (let x = box.left; x < box.right; x += gap) {
      const px = x + random.next() * gap, py = y + random.next() * gap;
      const tone = layer.middle + (random.next() + random.next() - 1) * layer.spread;
      const jitter = random.next() - 0.5, stretch = 0.7 + random.next() * 0.5;
      const root = rootAt(px, py);
      if (!root || root.presence < random.next() * 0.3) continue;
      const [fx, fy, short] = flowAt(region, px, py);
      const along = region.flow && "from" in region.flow
        ? Math.hypot(px - region.flow.from[0], py - region.flow.from[1])
        : px * fx + py * fy;
      const swing = sway(px * 0.011, py * 0.011) * 0.42 +
        sway(px * wave.finer, py * wave.finer) * wave.turn;
      const angle = Math.atan2(fy + root.outward[1] * FAN, fx + root.outward[0] * FAN) + swing +
        jitter * layer.wild * 2;
      const length = hair * layer.length * stretch * short * (root.marked ? MARKED.length : 1);
      const crosses = WAY.some((share) => {
        const reach = share * length;
        const there = markedAt(px + Math.cos(angle) * reach, py + Math.sin(angle) * reach);
        return there !== undefined && there !== root.marked;
      });
      blades.push({
        x: px,
        y: py,
        angle,
        length: crosses ? length * CROSSING : length,
        width: layer.width * size * (0.75 + stretch * 0.3),
        bend: swing * 0.5 + jitter * 0.5 + wave.curl * Math.sign(swing),
        colour: hairColour(root, tone),
        order: along - (root.marked ? hair * MARKED.lift : 0),
      });
    }
  }
  return blades.sort((a, b) => b.order - a.order);
}

/** Direction of the hair, and how much shorter it is here. */
function flowAt({ flow }: Region, x: number, y: number): [number, number, number] {
  if (!flow) return [0, 1, 1];
  if ("along" in flow) return [flow.along[0], flow.along[1], 1];
  const dx = x - flow.from[0], dy = y - flow.from[1];
  const distance = Math.hypot(dx, dy) || 1;
  return [
    dx / distance,
    dy / distance,
    FACE.least + (1 - FACE.least) * Math.min(1, distance / FACE.reach),
  ];
}

function hairColour({ rgb }: Root, tone: number): string {
  const step = (channel: number) =>
    Math.min(
      255,
      Math.round(
        (channel * Math.min(1, tone) + (255 - channel) * Math.max(0, tone - 1) * 0.8) / SHADE_STEP,
      ) * SHADE_STEP,
    );
  return `rgb(${step(rgb[0])} ${step(rgb[1])} ${step(rgb[2])})`;
}

function paintBlades(ctx: Context, blades: readonly Blade[]): void {
  const band = Math.max(1, Math.ceil(blades.length / BANDS));
  for (let start = 0; start < blades.length; start += band) {
    const byColour = new Map<string, Blade[]>();
    for (const blade of blades.slice(start, start + band)) {
      const same = byColour.get(blade.colour);
      if (same) same.push(blade);
      else byColour.set(blade.colour, [blade]);
    }
    for (const [colour, same] of byColour) {
      ctx.fillStyle = colour;
      for (let i = 0; i < same.length; i += BATCH) {
        ctx.beginPath();
        for (const blade of same.slice(i, i + BATCH)) addBlade(ctx, blade);
        ctx.fill();
      }
    }
  }
}

/** A hair: wide at the root, curved, ending in a point. */
function addBlade(ctx: Context, { x, y, angle, length, width, bend }: Blade): void {
  const cos = Math.cos(angle), sin = Math.sin(angle), half = width / 2;
  const turned = angle + bend;
  const tipX = x + Math.cos(turned) * length, tipY = y + Math.sin(turned) * length;
  const midX = x + cos * length * 0.5, midY = y + sin * length * 0.5;
  ctx.moveTo(x - sin * half, y + cos * half);
  ctx.quadraticCurveTo(midX - sin * half * 0.9, midY + cos * half * 0.9, tipX, tipY);
  ctx.quadraticCurveTo(
    midX + sin * half * 0.9,
    midY - cos * half * 0.9,
    x + sin * half,
    y - cos * half,
  );
}
