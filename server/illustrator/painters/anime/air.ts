/**
 * @module The air of anime: luminous skies, heaped two-tone clouds, lights that shine, sparkles.
 */
import { type Colour, css, mix, shift } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { randomStream } from "../../random.ts";
import { type Glow, PICTURE_SIZE, type Point, type Region, type Scene } from "../../scene.ts";
import { clipped, type Context, fillRadial, trace } from "../canvas.ts";

/** How light falls off from its centre. */
const BEND = [0.4, 0.45] as const;

/** The sky in clear colours, brighter towards the horizon and towards its light. */
export function paintAir(ctx: Context, { sky, light, horizon }: Scene): void {
  const gradient = ctx.createLinearGradient(0, 0, 0, PICTURE_SIZE);
  sky.forEach(({ offset, colour }) =>
    gradient.addColorStop(offset, css(brightenedSky(colour, offset)))
  );
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  const at: Point = [PICTURE_SIZE * (0.5 + light.towards[0] * 0.55), horizon * 0.45];
  shine(ctx, at, 620, light.colour, 0.18 + 0.08 * light.key);
  afterglow(ctx, sky.at(-1)!.colour, horizon);
}

/** A band of warm light rises from the horizon. */
function afterglow(ctx: Context, low: Colour, horizon: number): void {
  const gradient = ctx.createLinearGradient(0, horizon, 0, horizon * 0.35);
  const warm = mix({ ...low, l: 0.78, c: 0.14 }, { l: 0.84, c: 0.12, h: 20 }, 0.45);
  gradient.addColorStop(0, css(warm, 0.5));
  gradient.addColorStop(1, css(warm, 0.001));
  ctx.save();
  ctx.globalCompositeOperation = "screen";
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
}

/** Deep and clear overhead, glowing towards the horizon. */
function brightenedSky(colour: Colour, offset: number): Colour {
  const night = Math.max(0, 0.6 - colour.l), day = Math.max(0, colour.l - 0.6);
  return {
    l: Math.min(0.97, colour.l - day * 0.35 * (1 - offset) + 0.02 + offset * (0.03 + night * 0.35)),
    c: Math.min(0.2, colour.c * (1.3 + day * 0.6 * (1 - offset)) + 0.012),
    h: colour.h,
  };
}

/** A soft light shines: it is added to what it lies on. A crisp one is a star. */
export function paintLight(ctx: Context, glow: Glow): void {
  ctx.save();
  if (glow.points) paintStar(ctx, glow);
  else if (glow.colour.l > 0.6) {
    shine(ctx, glow.centre, glow.radius, glow.colour, glow.strength * 0.9);
  } else veil(ctx, glow);
  ctx.restore();
}

/** Small stars are dots, bright ones four long rays with a halo. */
function paintStar(ctx: Context, { centre, radius, colour, strength, points = 4 }: Glow): void {
  if (radius < 5 || points > 5) {
    ctx.fillStyle = css(colour, strength);
    ctx.beginPath();
    ctx.arc(centre[0], centre[1], Math.max(1.4, radius * 0.62), 0, 2 * Math.PI);
    ctx.fill();
    return;
  }
  shine(ctx, centre, radius * 2.2, colour, 0.5 * strength);
  ctx.fillStyle = css(colour, strength);
  sparkle(ctx, centre, radius * 1.25);
}

/** Four rays with hollow sides. */
function sparkle(ctx: Context, [x, y]: Point, reach: number): void {
  const waist = reach * 0.1;
  ctx.beginPath();
  ctx.moveTo(x, y - reach);
  ctx.quadraticCurveTo(x + waist, y - waist, x + reach * 0.8, y);
  ctx.quadraticCurveTo(x + waist, y + waist, x, y + reach);
  ctx.quadraticCurveTo(x - waist, y + waist, x - reach * 0.8, y);
  ctx.quadraticCurveTo(x - waist, y - waist, x, y - reach);
  ctx.fill();
}

function shine(
  ctx: Context,
  centre: Point,
  radius: number,
  colour: Colour,
  strength: number,
): void {
  ctx.save();
  ctx.globalCompositeOperation = "screen";
  fillRadial(ctx, { centre, radius, colour, strength }, BEND);
  ctx.restore();
}

function veil(ctx: Context, glow: Glow): void {
  fillRadial(ctx, { ...glow, colour: shift(glow.colour, { c: 0.02 }) }, BEND);
}

/** A heap of cloud: its own outline again, smaller and lower, in deeper tones. */
export function paintCloud(ctx: Context, region: Region, light: Scene["light"]): void {
  const { outline, colour, colourEnd } = region;
  const box = bounds(outline);
  const lit = mix(colour, { l: 0.99, c: 0.015, h: light.colour.h }, 0.45);
  const dark = colourEnd ?? shift(colour, { l: -0.08, c: 0.02 });
  const heaps: [scale: Point, tone: Colour][] = [
    [[0.94, 0.62], mix(lit, dark, 0.42)],
    [[0.86, 0.3], mix(lit, dark, 0.85)],
  ];
  ctx.fillStyle = css(lit);
  trace(ctx, outline);
  ctx.fill();
  clipped(ctx, outline, () => {
    for (const [[sx, sy], tone] of heaps) {
      const x = (box.left + box.right) / 2 - light.towards[0] * widthOf(box) * 0.05;
      ctx.fillStyle = css(tone);
      trace(
        ctx,
        outline.map(([px, py]): Point => [x + (px - x) * sx, box.bottom + (py - box.bottom) * sy]),
      );
      ctx.fill();
    }
    ctx.fillStyle = css(dark, 0.5);
    ctx.fillRect(box.left, box.bottom - heightOf(box) * 0.04, widthOf(box), heightOf(box) * 0.04);
  });
}

/** Specks of light that float around the subject. */
export function paintSparkles(ctx: Context, { spec, subject, light }: Scene): void {
  const random = randomStream(spec.seed, "anime.sparkles");
  const middle: Point = [(subject.left + subject.right) / 2, (subject.top + subject.bottom) / 2];
  const [rx, ry] = [(subject.right - subject.left) / 2, (subject.bottom - subject.top) / 2];
  const colour = mix(light.colour, { l: 0.99, c: 0.03, h: 95 }, 0.6);
  for (let i = 0; i < 11; i++) {
    const angle = random.between(Math.PI * 0.9, Math.PI * 2.1), reach = random.between(1.02, 1.4);
    const at: Point = [
      middle[0] + Math.cos(angle) * rx * reach,
      middle[1] + Math.sin(angle) * ry * reach,
    ];
    const size = random.between(5, 17);
    shine(ctx, at, size * 2.4, colour, 0.4);
    ctx.fillStyle = css(colour, 0.92);
    if (i % 3 === 0) {
      ctx.beginPath();
      ctx.arc(at[0], at[1], size * 0.26, 0, 2 * Math.PI);
      ctx.fill();
    } else sparkle(ctx, at, size);
  }
}
