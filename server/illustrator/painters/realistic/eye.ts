/**
 * @module A wet, lifelike eye: lids, limbal ring, iris fibres, slit, shadow of the lid, catch-light, wet
 * rim.
 */
import { type Colour, css, mix, shift } from "../../colour/colour.ts";
import type { Random } from "../../random.ts";
import type { Eye, Point, Scene } from "../../scene.ts";
import { atEye, clipped, type Context, drawBlurred, fillEllipse, trace } from "../canvas.ts";
import { hangingLid, type Opening, openingOf, outlineOf, shutCurve } from "../eye_shape.ts";

const DARK: Colour = { l: 0.14, c: 0.015, h: 40 };
/** Blood shines through the skin of a lid. */
const WARM_SHADE: Colour = { l: 0.4, c: 0.06, h: 45 };
const FIBRES = 84;

/** However dark it is, a pupil leaves a ring of colour this far from the corners and lids, in shares of the eye. */
const WIDEST = 0.38, TALLEST = 0.6;
/** How much narrower and taller it is on a bright day. */
const NARROWED = 0.4, SLIT = 0.06;

/** Hues of green eyes, and how much of their purity is left. */
const GREEN = { from: 122, to: 180, calm: 0.82 };
/** Hues of blue eyes up to this, and how much of their purity is left; and of that of all others. */
const BLUE = { to: 290, calm: 0.66 }, CALM = 0.88;
/** How much darker an iris is than it is drawn: it lies under a brow. */
const SUNK = 0.07;
/** The eyes of a cat are a little smaller than they are drawn: lids lie around them. */
const GROWN = 1.02;
/** The upper lid of the most open eye still covers the top of its iris: one that is seen whole stares. */
const LEAST_LID = 0.13;

export function paintRealisticEye(
  ctx: Context,
  described: Eye,
  { light }: Scene,
  random: Random,
): void {
  const eye = {
    ...described,
    iris: living(described.iris),
    size: [described.size[0] * GROWN, described.size[1] * GROWN] as const,
    upperLid: Math.max(LEAST_LID, described.upperLid),
  };
  atEye(ctx, eye, () => eye.closed ? paintShut(ctx, eye) : paintOpen(ctx, eye, light, random));
}

/** The colour of an iris as an eye has it: greens are those of moss. */
function living({ l, c, h }: Colour): Colour {
  const isGreen = h > GREEN.from && h < GREEN.to, isBlue = h > GREEN.to && h < BLUE.to;
  return { l: l - SUNK, c: c * (isGreen ? GREEN.calm : isBlue ? BLUE.calm : CALM), h };
}

function paintOpen(ctx: Context, eye: Eye, light: Scene["light"], random: Random): void {
  const [w, h] = eye.size;
  const opening = openingOf(eye);
  const visible = outlineOf(opening);
  const liner = css(mix(DARK, shift(eye.lid, { l: -0.4 }), 0.45));
  drawBlurred(ctx, css(mix(DARK, shift(eye.lid, { l: -0.34 }), 0.5), 0.7), w * 0.1, () => {
    ctx.lineWidth = w * 0.24;
    trace(ctx, visible);
    ctx.stroke();
  });
  if (eye.upperLid > 0.04) paintLid(ctx, eye, liner, random);
  clipped(ctx, visible, () => {
    paintIris(ctx, eye, light, random);
    paintLidShadow(ctx, opening.upper, w, h);
  });
  paintLashLines(ctx, opening, liner, w);
  paintTearDuct(ctx, eye, liner);
  paintWetRim(ctx, opening.lower, w);
  clipped(ctx, visible, () => paintCatchLights(ctx, eye, light));
}

/** The rim of the upper lid is dark and thickest over the middle, that of the lower one a soft shade. */
function paintLashLines(ctx: Context, { upper, lower }: Opening, liner: string, w: number): void {
  ctx.fillStyle = liner;
  trace(ctx, [
    ...upper,
    ...upper.toReversed().map(([x, y], i): Point => {
      const t = i / (upper.length - 1);
      return [x, y - w * 0.17 * Math.sqrt(Math.sin(Math.PI * t) + 0.02)];
    }),
  ]);
  ctx.fill();
  ctx.save();
  ctx.globalAlpha *= 0.9;
  ctx.strokeStyle = liner;
  ctx.lineWidth = w * 0.11;
  trace(ctx, lower, false);
  ctx.stroke();
  ctx.restore();
}

/** Short hairs of a lid. */
const LID_HAIRS = 46;

/** A lid is coat: as pale as the fur around it where it comes out of the socket, in the shade of the brow above the rim. */
function paintLid(ctx: Context, eye: Eye, liner: string, random: Random): void {
  const [w, h] = eye.size, rim = -h + 2 * h * eye.upperLid;
  const skin = ctx.createLinearGradient(0, -h, 0, Math.max(rim, -h * 0.8));
  const tone = (l: number) => css(mix(shift(eye.lid, { l }), WARM_SHADE, 0.1));
  skin.addColorStop(0, tone(-0.14));
  skin.addColorStop(0.35, tone(-0.05));
  skin.addColorStop(1, tone(-0.34));
  const open = openingOf(eye, "open").upper, closed = openingOf(eye).upper;
  clipped(ctx, hangingLid(eye), () => {
    ctx.fillStyle = skin;
    ctx.fillRect(-w * 1.4, -h * 1.4, w * 2.8, h * 2.8);
    ctx.lineWidth = w * 0.035;
    for (const [l, alpha] of [[0.12, 0.5], [-0.2, 0.4]] as const) {
      ctx.strokeStyle = css(shift(eye.lid, { l }), alpha);
      ctx.beginPath();
      for (let i = 0; i < LID_HAIRS; i++) {
        const at = Math.floor(random.between(2, open.length - 2));
        const [x, y] = open[at]!, [, low] = closed[at]!;
        const from = y + (low - y) * random.between(-0.1, 0.6);
        ctx.moveTo(x, from);
        ctx.lineTo(x * 1.07, from - h * random.between(0.1, 0.2));
      }
      ctx.stroke();
    }
  });
  drawBlurred(ctx, liner, w * 0.05, () => {
    ctx.globalAlpha *= 0.5;
    ctx.lineWidth = w * 0.07;
    trace(ctx, open.slice(4, -4), false);
    ctx.stroke();
  });
}

function paintIris(ctx: Context, eye: Eye, light: Scene["light"], random: Random): void {
  const [w, h] = eye.size;
  const r = Math.max(w, h) * 1.02;
  const x = eye.look[0] * w * 0.16, y = eye.look[1] * h * 0.14;
  const iris = ctx.createRadialGradient(x, y, r * 0.1, x, y, r);
  iris.addColorStop(0, css(shift(eye.iris, { l: 0.1, c: 0.01, h: -14 })));
  iris.addColorStop(0.55, css(eye.iris));
  iris.addColorStop(0.82, css(shift(eye.iris, { l: -0.13, h: 6 })));
  iris.addColorStop(1, css(shift(eye.iris, { l: -0.4, c: -0.03, h: 10 })));
  ctx.fillStyle = iris;
  ctx.fillRect(-w * 1.3, -h * 1.3, w * 2.6, h * 2.6);
  paintFibres(ctx, eye, x, y, r, random);
  // Light that entered on one side gathers on the other.
  const gx = x - light.towards[0] * r * 0.4, gy = y - light.towards[1] * r * 0.5;
  const gathered = ctx.createRadialGradient(gx, gy, 0, gx, gy, r * 0.75);
  gathered.addColorStop(0, css(shift(eye.iris, { l: 0.17, c: 0.01, h: -8 }), 0.62));
  gathered.addColorStop(1, css(shift(eye.iris, { l: 0.17 }), 0));
  ctx.fillStyle = gathered;
  ctx.fillRect(-w * 1.3, -h * 1.3, w * 2.6, h * 2.6);
  paintPupil(ctx, eye, x, y, light.key);
}

function paintFibres(
  ctx: Context,
  eye: Eye,
  x: number,
  y: number,
  r: number,
  random: Random,
): void {
  const tones = [
    css(shift(eye.iris, { l: 0.2, c: -0.02, h: -10 }), 0.4),
    css(shift(eye.iris, { l: -0.2, c: 0.01, h: 8 }), 0.34),
    css(shift(eye.iris, { l: 0.08, h: -20 }), 0.36),
  ];
  tones.forEach((tone, k) => {
    ctx.strokeStyle = tone;
    ctx.lineWidth = r * 0.026;
    ctx.beginPath();
    for (let i = k; i < FIBRES; i += tones.length) {
      const angle = (i / FIBRES) * 2 * Math.PI + random.between(-0.04, 0.04);
      const from = r * random.between(0.18, 0.34), to = r * random.between(0.62, 0.92);
      const bend = angle + random.between(-0.1, 0.1);
      ctx.moveTo(x + Math.cos(angle) * from, y + Math.sin(angle) * from);
      ctx.quadraticCurveTo(
        x + Math.cos(bend) * (from + to) * 0.5,
        y + Math.sin(bend) * (from + to) * 0.5,
        x + Math.cos(angle) * to,
        y + Math.sin(angle) * to,
      );
    }
    ctx.stroke();
  });
}

/** In bright light a pupil closes to a slit. */
function paintPupil(
  ctx: Context,
  { size: [w, h], pupil, iris, outer, tilt }: Eye,
  x: number,
  y: number,
  brightness: number,
): void {
  const open = pupil * (1 - NARROWED * brightness);
  const rx = w * Math.min(0.8 * open, WIDEST), ry = h * (TALLEST + SLIT * brightness);
  for (const [grow, alpha] of [[1.16, 0.3], [1.06, 0.5], [1, 1]] as const) {
    ctx.fillStyle = css(mix({ l: 0.08, c: 0.015, h: 280 }, iris, grow > 1 ? 0.25 : 0), alpha);
    // However the lids slant, the slit stands upright in the head.
    fillEllipse(ctx, [x, y], [rx * grow, ry * (1 + (grow - 1) * 0.5)], outer * tilt);
  }
}

function paintLidShadow(ctx: Context, upper: readonly Point[], w: number, h: number): void {
  drawBlurred(ctx, css(DARK, 0.76), h * 0.12, () => {
    ctx.lineWidth = w * 0.27;
    trace(ctx, upper, false);
    ctx.stroke();
  });
}

/** The inner corner of the eye runs down towards the nose, soft as the fur around it. */
function paintTearDuct(ctx: Context, { size: [w, h], outer }: Eye, liner: string): void {
  drawBlurred(ctx, liner, w * 0.05, () => {
    ctx.beginPath();
    ctx.moveTo(-outer * w * 0.9, -h * 0.06);
    ctx.quadraticCurveTo(-outer * w * 1.16, h * 0.14, -outer * w * 1.3, h * 0.56);
    ctx.quadraticCurveTo(-outer * w * 1.06, h * 0.42, -outer * w * 0.8, h * 0.32);
    ctx.fill();
  });
}

function paintWetRim(ctx: Context, lower: readonly Point[], w: number): void {
  ctx.save();
  ctx.translate(0, -w * 0.07);
  ctx.strokeStyle = css({ l: 0.93, c: 0.03, h: 30 }, 0.5);
  ctx.lineWidth = w * 0.045;
  trace(ctx, lower.slice(3, -4), false);
  ctx.stroke();
  ctx.restore();
}

/** A window's reflection towards the light. */
function paintCatchLights(ctx: Context, eye: Eye, { towards }: Scene["light"]): void {
  const [w, h] = eye.size;
  const side = Math.sign(towards[0]) || 1;
  const lowest = -h + 2 * h * eye.upperLid;
  const x = side * w * 0.28, y = Math.max(-h * 0.36, lowest + h * 0.4);
  drawBlurred(ctx, "rgb(255 255 255 / 0.55)", w * 0.08, () => {
    fillEllipse(ctx, [x, y], [w * 0.15, h * 0.14], 0.3 * side);
  });
  ctx.fillStyle = "rgb(255 255 255 / 0.95)";
  fillEllipse(ctx, [x, y], [w * 0.15, h * 0.16], 0.3 * side);
}

/** Lids darker than this are those of a black coat. */
const BLACK = 0.42;

function paintShut(ctx: Context, eye: Eye): void {
  const [w] = eye.size;
  const curve = shutCurve(eye);
  const crease = eye.closed === "happy" ? -1 : 1;
  drawBlurred(ctx, css(shift(eye.lid, { l: -0.35 }), 0.7), w * 0.14, () => {
    ctx.lineWidth = w * 0.3;
    trace(ctx, curve, false);
    ctx.stroke();
  });
  ctx.strokeStyle = css(mix(DARK, shift(eye.lid, { l: -0.45 }), 0.2));
  ctx.lineWidth = w * 0.17;
  trace(ctx, curve, false);
  ctx.stroke();
  ctx.save();
  ctx.translate(0, -crease * w * 0.13);
  // In black fur only the light on the edge of a shut lid is seen.
  const dark = eye.lid.l < BLACK;
  ctx.strokeStyle = css(shift(eye.lid, { l: dark ? 0.24 : 0.14 }), dark ? 0.85 : 0.5);
  ctx.lineWidth = w * 0.07;
  trace(ctx, curve.slice(2, -2), false);
  ctx.stroke();
  ctx.restore();
}
