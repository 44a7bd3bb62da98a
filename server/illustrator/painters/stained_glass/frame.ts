/**
 * @module The border of a window: long and short panes in the colours of its scene between squares, a rosette by its theme in each
 * corner.
 */
import { type Colour, css, shift } from "../../colour/colour.ts";
import { bounds } from "../../geometry/measure.ts";
import { box } from "../../geometry/shapes.ts";
import { SCHEMES } from "../../colour/palette.ts";
import { PICTURE_SIZE, type Point, type Region, type Scene } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { type Context, trace } from "../canvas.ts";
import type { BorderTheme } from "../storybook/border.ts";
import { strokeLead } from "./lead.ts";

/** Width of the border in units: less than what every cat keeps clear. */
const BORDER = 36;
/** The panes of a side in shares: long and short ones around squares, the same from both ends. */
const JEWEL = 0.62;
const LENGTHS = [
  1.5,
  1.1,
  JEWEL,
  1.9,
  JEWEL,
  1.2,
  2.2,
  JEWEL,
  2.2,
  1.2,
  JEWEL,
  1.9,
  JEWEL,
  1.1,
  1.5,
];
const ROSETTE = 50;

/** The picture within the border. */
export function frameInside(): Point[] {
  return box(BORDER, BORDER, PICTURE_SIZE - 2 * BORDER, PICTURE_SIZE - 2 * BORDER);
}

/** The colours of a border: of the sky and the largest grounds of its scene, and gold. */
export function tintsOf({ sky, items, spec }: Pick<Scene, "sky" | "items" | "spec">): Colour[] {
  const grounds = items.filter((item): item is Region =>
    item.is === "region" && (item.role === "ground" || item.role === "scenery") &&
    item.colour.c > 0.02
  ).map(({ outline, colour }) => {
    const { left, right, top, bottom } = bounds(outline);
    return { colour, area: (right - left) * (bottom - top) };
  }).toSorted((a, b) => b.area - a.area);
  const near = grounds[0]?.colour ?? SCHEMES[spec.scheme];
  const other = grounds.find(({ colour }) => turnOf(colour.h, near.h) > 40)?.colour ??
    { ...near, h: near.h + 60 };
  return [sky[0]!.colour, near, GOLDEN, other].map(borderGlass);
}

/** The colours of the border around a photo: those of its scheme, and gold. */
export function tintsOfScheme({ scheme }: Pick<CatSpec, "scheme">): Colour[] {
  const tint = SCHEMES[scheme];
  return [tint, { ...tint, h: tint.h + 24 }, GOLDEN, { ...tint, h: tint.h - 40 }].map(borderGlass);
}

const GOLDEN: Colour = { l: 0.8, c: 0.15, h: 82 };

/** Deep enough to hold the picture together. */
function borderGlass({ l, c, h }: Colour): Colour {
  return { l: Math.min(0.74, 0.2 + 0.6 * l), c: Math.min(0.16, Math.max(0.09, c * 1.3)), h };
}

function turnOf(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180);
}

/** The border in these colours; the third of them is that of its jewels. */
export function paintFrame(ctx: Context, tones: readonly Colour[], theme: BorderTheme): void {
  for (let side = 0; side < 4; side++) paintSide(ctx, side, tones);
  const edge = (inset: number, width: number) => {
    ctx.beginPath();
    ctx.rect(inset, inset, PICTURE_SIZE - 2 * inset, PICTURE_SIZE - 2 * inset);
    strokeLead(ctx, width);
  };
  edge(BORDER, 8);
  edge(2, 9);
  for (const corner of CORNERS) paintRosette(ctx, corner, tones, ROSETTES[theme]);
}

const FAR = PICTURE_SIZE - BORDER;
/** The middles of the rosettes. */
const NEAR = 50, AWAY = PICTURE_SIZE - NEAR;
const CORNERS: readonly Point[] = [[NEAR, NEAR], [AWAY, NEAR], [NEAR, AWAY], [AWAY, AWAY]];

function paintSide(ctx: Context, side: number, tones: readonly Colour[]): void {
  const length = PICTURE_SIZE - 2 * BORDER, away = side % 2 ? FAR : 0;
  const whole = LENGTHS.reduce((sum, share) => sum + share, 0);
  let from = BORDER;
  LENGTHS.forEach((share, i) => {
    const long = length * share / whole, isJewel = share === JEWEL;
    const [x, y, wide, high] = side < 2 ? [from, away, long, BORDER] : [away, from, BORDER, long];
    const place = Math.min(i, LENGTHS.length - 1 - i);
    const tone = isJewel ? tones[2]! : tones[[0, 1, 3][Math.floor(place / 2) % 3]!]!;
    const shine = ctx.createLinearGradient(x, y, x + wide, y + high);
    shine.addColorStop(0, css(shift(tone, { l: -0.05 })));
    shine.addColorStop(0.5, css(shift(tone, { l: isJewel ? 0.1 : 0.07, c: 0.01 })));
    shine.addColorStop(1, css(shift(tone, { l: -0.06 })));
    ctx.beginPath();
    ctx.rect(x, y, wide, high);
    ctx.fillStyle = shine;
    ctx.fill();
    strokeLead(ctx, 5);
    if (isJewel) paintLozenge(ctx, [x + wide / 2, y + high / 2], tones);
    from += long;
  });
}

/** A lozenge of the second glass in a square of gold. */
function paintLozenge(ctx: Context, [x, y]: Point, tones: readonly Colour[]): void {
  const half = BORDER * 0.32;
  trace(ctx, [[x, y - half], [x + half, y], [x, y + half], [x - half, y]]);
  ctx.fillStyle = css(shift(tones[0]!, { l: 0.06, c: 0.02 }));
  ctx.fill();
  strokeLead(ctx, 3);
}

/** Petals around a jewel, on a disc that reaches over the border. */
function paintRosette(
  ctx: Context,
  [x, y]: Point,
  tones: readonly Colour[],
  { petals, at, long, wide, jewel }: Rosette,
): void {
  const disc = (radius: number, colour: Colour, lead: number) => {
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
    ctx.fillStyle = css(colour);
    ctx.fill();
    strokeLead(ctx, lead);
  };
  disc(ROSETTE, shift(tones[0]!, { l: -0.12 }), 8);
  for (let i = 0; i < petals; i++) {
    const turn = (i / petals) * 2 * Math.PI - Math.PI / 2, far = ROSETTE * at;
    const [px, py] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
    ctx.beginPath();
    ctx.ellipse(px, py, ROSETTE * long, ROSETTE * wide, turn, 0, 2 * Math.PI);
    ctx.fillStyle = css(shift(tones[i % 2 ? 3 : 1]!, { l: 0.06 }));
    ctx.fill();
    strokeLead(ctx, 3.5);
  }
  if (jewel > 0) disc(ROSETTE * jewel, tones[2]!, 4.5);
}

/** How a rosette is built; lengths are shares of its radius. */
interface Rosette {
  petals: number;
  /** How far from its middle the middles of its petals lie. */
  at: number;
  /** Half the length and half the width of a petal. */
  long: number;
  wide: number;
  /** Radius of the jewel. */
  jewel: number;
}

/** A flower, waves, a star, a crystal of snow, a quatrefoil. */
const ROSETTES: Readonly<Record<BorderTheme, Rosette>> = {
  leaves: { petals: 6, at: 0.56, long: 0.35, wide: 0.28, jewel: 0.26 },
  waves: { petals: 3, at: 0.46, long: 0.44, wide: 0.36, jewel: 0 },
  stars: { petals: 8, at: 0.5, long: 0.42, wide: 0.12, jewel: 0.2 },
  flakes: { petals: 6, at: 0.5, long: 0.46, wide: 0.1, jewel: 0.3 },
  beads: { petals: 4, at: 0.46, long: 0.4, wide: 0.34, jewel: 0.18 },
};
