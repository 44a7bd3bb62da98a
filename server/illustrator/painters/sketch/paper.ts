/**
 * @module The paper of a sketch: warm, with a pale wash of the sky that ends before the edge of the sheet.
 */
import { type Colour, css, mix } from "../../colour/colour.ts";
import type { Random } from "../../random.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../../scene.ts";
import { type Context, trace } from "../canvas.ts";

const PAPER: Colour = { l: 0.966, c: 0.022, h: 82 };
/** Gouache, and paper in full light. */
export const WHITE: Colour = { l: 0.988, c: 0.01, h: 88 };

/** How much of its colour the cat keeps; a dark coat keeps more, or it would be a grey one. */
const SUBJECT = { least: 0.62, dark: 0.16 };

/** How much of its colours the setting keeps, near the cat and at the horizon. */
const SETTING = { near: 0.38, far: 0.28 };

/** The edges at which the brush left the setting: how far from the rim, in units, and what is left there. */
const EDGES = [
  { inset: 96, veil: 0.4 },
  { inset: 58, veil: 0.55 },
  { inset: 26, veil: 1 },
] as const;

/** Strokes of a right hand rise to the right. */
const SLOPE = 0.35;

/** A colour of the cat and its things, thinned with water. */
export function subjectWash(colour: Colour): Colour {
  return diluted(colour, SUBJECT.least + SUBJECT.dark * Math.max(0, 1 - colour.l / 0.5));
}

/** A colour of the setting, thinned with water; `depth` is 0 beside the cat, 1 at the horizon. */
export function settingWash(colour: Colour, depth = 0): Colour {
  return diluted(colour, SETTING.near + (SETTING.far - SETTING.near) * depth);
}

/** Water takes darkness before it takes hue: a night is a pale blue, not a grey. */
function diluted({ l, c, h }: Colour, share: number): Colour {
  const tint = { l: PAPER.l - (PAPER.l - l) * share, c: c * (0.3 + 0.7 * share), h };
  return mix(PAPER, tint, 0.92);
}

/** The sheet with its sky. */
export function layPaper(ctx: Context, { sky }: Scene): void {
  const gradient = ctx.createLinearGradient(0, 0, 0, PICTURE_SIZE);
  for (const { offset, colour } of sky) {
    gradient.addColorStop(offset, css(settingWash(colour, 0.5)));
  }
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
}

/** Leaves bare paper where no stroke of the broad brush came: the setting is laid on from side to side. */
export function clearSketchEdge(ctx: Context, random: Random): void {
  for (const { inset, veil } of EDGES) {
    ctx.fillStyle = css(PAPER, veil);
    trace(ctx, brushed(inset, random));
    ctx.rect(-9, -9, PICTURE_SIZE + 18, PICTURE_SIZE + 18);
    ctx.fill("evenodd");
  }
}

/** What broad strokes from side to side cover: each begins and ends where it likes. */
function brushed(inset: number, random: Random): Point[] {
  const ends = (side: -1 | 1) => {
    const points: Point[] = [];
    for (let y = inset; y < PICTURE_SIZE - inset;) {
      const tall = Math.min(random.between(34, 82), PICTURE_SIZE - inset - y);
      const reach = PICTURE_SIZE / 2 - inset * random.between(0.5, 1.5);
      for (let i = 0; i <= 6; i++) {
        const t = i / 6 * Math.PI;
        const x = PICTURE_SIZE / 2 + side * (reach + Math.sin(t) * tall * 0.34);
        points.push([x, y + tall * (1 - Math.cos(t)) / 2 - side * SLOPE * inset]);
      }
      y += tall;
    }
    return points;
  };
  return [...ends(1), ...ends(-1).reverse()];
}
