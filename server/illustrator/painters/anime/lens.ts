/**
 * @module What a lens makes of light in anime: beams that fall in from the light by day, wide discs of
 * blurred lights.
 */
import { type Colour, css, mix } from "../../colour/colour.ts";
import { randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../../scene.ts";
import { isFair } from "../../world/fair_weather.ts";
import { blankCanvas, type Context, drawLayer, fillEllipse, trace } from "../canvas.ts";

/** Beams are soft: they need no more pixels than this along a side. */
const SMALL = 128;
/** Darker hours have no beams. */
const DAYLIGHT = 0.35;
/** Discs of a picture, and their radii in units. */
const DISCS = 9, LEAST = 10, MOST = 40;

/** Slanting beams from beyond the upper edge, screened over the place. */
export function paintBeams(ctx: Context, { light, spec }: Scene): void {
  if (light.key < DAYLIGHT || !isFair(spec.weather)) return;
  const random = randomStream(spec.seed, "anime.beams");
  const { canvas, ctx: small } = blankCanvas(SMALL);
  small.scale(SMALL / PICTURE_SIZE, SMALL / PICTURE_SIZE);
  const side = light.towards[0] < 0 ? -1 : 1;
  const from: Point = [PICTURE_SIZE * (0.5 + side * 0.62), -PICTURE_SIZE * 0.3];
  small.filter = "blur(2.5px)";
  let turn = random.between(0.1, 0.2);
  for (let i = 0; i < 4; i++) {
    const wide = random.between(0.05, 0.13), far = PICTURE_SIZE * 1.9;
    const at = (angle: number): Point => [
      from[0] - side * Math.sin(angle) * far,
      from[1] + Math.cos(angle) * far,
    ];
    const fade = small.createLinearGradient(...from, ...at(turn + wide / 2));
    const lit = mix(light.colour, GOLD, 0.4);
    fade.addColorStop(0.1, css(lit, random.between(0.3, 0.5)));
    fade.addColorStop(0.85, css(lit, 0.001));
    small.fillStyle = fade;
    trace(small, [from, at(turn), at(turn + wide)]);
    small.fill();
    turn += wide + random.between(0.06, 0.16);
  }
  ctx.save();
  ctx.globalCompositeOperation = "screen";
  ctx.globalAlpha *= light.key;
  drawLayer(ctx, canvas);
  ctx.restore();
}

const GOLD: Colour = { l: 0.9, c: 0.11, h: 86 };

/** Discs of light that hang in the air around the cat, larger and paler the nearer they are. */
export function paintBokeh(ctx: Context, { light, spec, sky, subject }: Scene): void {
  const random = randomStream(spec.seed, "anime.bokeh");
  const tints = [light.colour, GOLD, { ...sky[0]!.colour, l: 0.8, c: 0.12 }];
  ctx.save();
  ctx.globalCompositeOperation = "screen";
  for (let i = 0; i < DISCS; i++) {
    const x = random.between(0, PICTURE_SIZE), y = random.between(0, PICTURE_SIZE * 0.92);
    const radius = LEAST + (MOST - LEAST) * random.next() ** 2;
    const colour = random.pick(tints),
      strength = random.between(0.08, 0.2) * (1.25 - 0.6 * light.key);
    // The middle is left to the cat.
    if (x > subject.left && x < subject.right && y > subject.top) continue;
    ctx.fillStyle = css(colour, strength);
    fillEllipse(ctx, [x, y], [radius, radius]);
  }
  ctx.restore();
}
