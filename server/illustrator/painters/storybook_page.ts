/**
 * The page: cream paper, two ruled lines, a vine that runs around the picture, a sign in each corner.
 *
 * @module
 */
import { type Colour, css, mix, shift } from "../colour.ts";
import { box, ellipse, heart, leaf, star } from "../geometry/shapes.ts";
import { SCHEMES } from "../palette.ts";
import { type Random, randomStream } from "../random.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../scene.ts";
import { type Context, trace } from "./canvas.ts";
import { inkOf } from "./storybook_ink.ts";
import { CREAM, gouache } from "./storybook_tone.ts";
import { layOnPaper } from "./watercolor_paper.ts";

/** Width of the margin in units: less than what every cat keeps clear. */
const MARGIN = 42;
/** How far the vine swings to either hand. */
const SWING = 6;

const SIGNS = ["star", "heart", "flower", "fish"] as const;

/** Lays the margin with its border around the finished picture, and the grain of paper over all. */
export function bindPage(ctx: Context, { spec }: Pick<Scene, "spec">): void {
  const random = randomStream(spec.seed, "storybook.border");
  const tint = SCHEMES[spec.scheme];
  const accent = gouache({ ...tint, l: Math.min(0.68, tint.l) });
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  const age = ctx.createRadialGradient(512, 490, 430, 512, 512, 760);
  age.addColorStop(0, "white");
  age.addColorStop(1, css({ l: 0.8, c: 0.06, h: 50 }));
  ctx.fillStyle = age;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
  ctx.fillStyle = css(CREAM);
  trace(ctx, inset(MARGIN, 22));
  ctx.rect(-2, -2, PICTURE_SIZE + 4, PICTURE_SIZE + 4);
  ctx.fill("evenodd");
  ctx.strokeStyle = css(inkOf(accent), 0.9);
  for (
    const [at, width, radius] of [[MARGIN, 3.2, 22], [MARGIN - 6, 1.2, 26], [8, 1.4, 12]] as const
  ) {
    ctx.lineWidth = width;
    trace(ctx, inset(at, radius));
    ctx.stroke();
  }
  const leafGreen = gouache(mix({ l: 0.56, c: 0.085, h: 138 }, { ...tint, l: 0.56 }, 0.22));
  for (let side = 0; side < 4; side++) drawVine(ctx, side, { leafGreen, accent }, random);
  const sign = random.pick(SIGNS);
  for (const x of [22, PICTURE_SIZE - 22]) {
    for (const y of [22, PICTURE_SIZE - 22]) drawSign(ctx, sign, [x, y], accent);
  }
  layOnPaper(ctx);
}

function inset(by: number, radius: number): Point[] {
  return box(by, by, PICTURE_SIZE - 2 * by, PICTURE_SIZE - 2 * by, radius);
}

/** A wavy stem along one side with leaves to both hands, and a berry now and then. */
function drawVine(
  ctx: Context,
  side: number,
  { leafGreen, accent }: { leafGreen: Colour; accent: Colour },
  random: Random,
): void {
  const middle = (MARGIN - 2) / 2, from = 54, to = PICTURE_SIZE - 54, swings = 7;
  const place = (along: number, away: number): Point => {
    const across = middle + away;
    if (side === 0) return [along, across];
    if (side === 1) return [along, PICTURE_SIZE - across];
    return side === 2 ? [across, along] : [PICTURE_SIZE - across, along];
  };
  const wave = (along: number) =>
    SWING * Math.sin(((along - from) / (to - from)) * swings * 2 * Math.PI);
  const stem: Point[] = [];
  for (let along = from; along <= to; along += 6) stem.push(place(along, wave(along)));
  ctx.strokeStyle = css(inkOf(leafGreen), 0.9);
  ctx.lineWidth = 1.8;
  trace(ctx, stem, false);
  ctx.stroke();
  const stride = (to - from) / (swings * 2);
  for (let i = 0; i < swings * 4; i++) {
    const at = from + (i + 0.5) * stride / 2, hand = i % 4 < 2 ? -1 : 1;
    const root = place(at, wave(at));
    const lean = random.between(9, 14);
    ctx.fillStyle = css(shift(leafGreen, { l: i % 2 ? 0.03 : -0.03 }));
    for (const [tip, out] of [[lean, 11], [-lean * 0.7, -10]] as const) {
      trace(ctx, leaf(root, place(at + tip, wave(at) + hand * out), 4.2));
      ctx.fill();
    }
    if (i % 4 !== 1) continue;
    ctx.fillStyle = css(accent);
    trace(ctx, ellipse(place(at + stride * 0.25, wave(at + stride * 0.25) + hand * 9), 4.6, 4.6));
    ctx.fill();
  }
}

function drawSign(ctx: Context, sign: typeof SIGNS[number], at: Point, colour: Colour): void {
  ctx.fillStyle = css(colour);
  ctx.strokeStyle = css(inkOf(colour));
  ctx.lineWidth = 1.6;
  for (const outline of outlinesOf(sign, at)) {
    trace(ctx, outline);
    ctx.fill();
    ctx.stroke();
  }
}

function outlinesOf(sign: typeof SIGNS[number], [x, y]: Point): Point[][] {
  switch (sign) {
    case "star":
      return [star([x, y], 13)];
    case "heart":
      return [heart([x, y], 11)];
    case "flower":
      return [
        ...Array.from({ length: 6 }, (_, i) => {
          const angle = (i / 6) * 2 * Math.PI;
          return ellipse([x + Math.cos(angle) * 7, y + Math.sin(angle) * 7], 5.4, 3.8, angle);
        }),
        ellipse([x, y], 3.6, 3.6),
      ];
    case "fish":
      return [
        [[x + 5, y], [x + 13, y - 7], [x + 13, y + 7]],
        ellipse([x - 2, y], 10.5, 6.5),
      ];
  }
}
