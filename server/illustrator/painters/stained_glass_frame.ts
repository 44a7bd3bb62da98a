/**
 * The border of a window: small panes in the colours of the scheme, fans in the upper corners.
 *
 * @module
 */
import { type Colour, css, shift } from "../colour.ts";
import { box } from "../geometry/shapes.ts";
import { SCHEMES } from "../palette.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../scene.ts";
import type { Context } from "./canvas.ts";
import { strokeLead } from "./stained_glass_lead.ts";
import { glassOf } from "./stained_glass_tone.ts";

/** Width of the border in units: less than what every cat keeps clear. */
const BORDER = 36;
const PANES_PER_SIDE = 14;
const FAN = { radius: 128, panes: 4 };

/** The picture within the border. */
export function frameInside(): Point[] {
  return box(BORDER, BORDER, PICTURE_SIZE - 2 * BORDER, PICTURE_SIZE - 2 * BORDER);
}

export function paintFrame(ctx: Context, { spec }: Pick<Scene, "spec">): void {
  const tint = SCHEMES[spec.scheme];
  const tones = [
    glassOf({ l: tint.l * 0.62, c: tint.c, h: tint.h }),
    glassOf({ l: tint.l * 0.9, c: tint.c, h: tint.h + 24 }),
    glassOf({ l: 0.82, c: 0.12, h: 85 }),
    glassOf({ l: tint.l * 0.72, c: tint.c, h: tint.h - 40 }),
  ];
  for (const right of [false, true]) paintFan(ctx, right, tones);
  for (let side = 0; side < 4; side++) paintSide(ctx, side, tones);
  for (const corner of CORNERS) paintCorner(ctx, corner, tones[2]!);
  const edge = (inset: number, width: number) => {
    ctx.beginPath();
    ctx.rect(inset, inset, PICTURE_SIZE - 2 * inset, PICTURE_SIZE - 2 * inset);
    strokeLead(ctx, width);
  };
  edge(BORDER, 8);
  edge(2, 9);
}

const FAR = PICTURE_SIZE - BORDER;
const CORNERS: readonly Point[] = [[0, 0], [FAR, 0], [0, FAR], [FAR, FAR]];

function paintSide(ctx: Context, side: number, tones: readonly Colour[]): void {
  const length = (PICTURE_SIZE - 2 * BORDER) / PANES_PER_SIDE;
  for (let i = 0; i < PANES_PER_SIDE; i++) {
    const along = BORDER + i * length, away = side % 2 ? FAR : 0;
    ctx.beginPath();
    if (side < 2) ctx.rect(along, away, length, BORDER);
    else ctx.rect(away, along, BORDER, length);
    ctx.fillStyle = css(
      shift(tones[(i % 2) * (1 + (i % 4 > 1 ? 2 : 0))]!, { l: i % 3 ? 0 : 0.03 }),
    );
    ctx.fill();
    strokeLead(ctx, 5);
  }
}

/** A square with a round jewel. */
function paintCorner(ctx: Context, [x, y]: Point, jewel: Colour): void {
  ctx.beginPath();
  ctx.rect(x, y, BORDER, BORDER);
  ctx.fillStyle = css(shift(jewel, { l: -0.42, c: 0.02 }));
  ctx.fill();
  strokeLead(ctx, 5);
  ctx.beginPath();
  ctx.arc(x + BORDER / 2, y + BORDER / 2, BORDER * 0.3, 0, 2 * Math.PI);
  ctx.fillStyle = css(jewel);
  ctx.fill();
  strokeLead(ctx, 3.5);
}

/** A quarter of a rosette in an upper corner. */
function paintFan(ctx: Context, right: boolean, tones: readonly Colour[]): void {
  const x = right ? FAR : BORDER, y = BORDER, way = right ? -1 : 1;
  const turn = (share: number) => right ? Math.PI - share * (Math.PI / 2) : share * (Math.PI / 2);
  for (const [inner, outer, first] of [[58, FAN.radius, 0], [0, 58, 2]] as const) {
    for (let i = 0; i < FAN.panes; i++) {
      const from = turn(i / FAN.panes), to = turn((i + 1) / FAN.panes);
      ctx.beginPath();
      ctx.arc(x, y, outer, from, to, way < 0);
      ctx.arc(x, y, Math.max(1, inner), to, from, way > 0);
      ctx.closePath();
      ctx.fillStyle = css(tones[(first + i) % tones.length]!);
      ctx.fill();
      strokeLead(ctx, 5.5);
    }
  }
}
