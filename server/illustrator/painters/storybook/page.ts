/**
 * @module The page: cream paper, two ruled lines, a border by the theme of the picture, a sign in each
 * corner.
 */
import { type Colour, css } from "../../colour/colour.ts";
import { box, ellipse, heart, star } from "../../geometry/shapes.ts";
import { SCHEMES } from "../../colour/palette.ts";
import { randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../../scene.ts";
import { type Context, trace } from "../canvas.ts";
import { type BorderTheme, drawBorder, themeOf } from "./border.ts";
import { inkOf } from "./ink.ts";
import { CREAM, gouache } from "./tone.ts";

/** Width of the margin in units: less than what every cat keeps clear. */
const MARGIN = 42;
/** No ink of a border is purer than this: it is not to outshine its picture. */
const MUTED = 0.085;
/** What stands in the corners of a border. */
const SIGNS = {
  leaves: "flower",
  waves: "fish",
  stars: "star",
  flakes: "star",
  beads: "heart",
} as const satisfies Record<BorderTheme, string>;

/** Lays the margin with its border around the finished picture. */
export function bindPage(ctx: Context, scene: Pick<Scene, "spec" | "items">): void {
  const { spec } = scene;
  const random = randomStream(spec.seed, "storybook.border");
  const tint = SCHEMES[spec.scheme];
  const accent = gouache({ l: Math.min(0.6, tint.l), c: Math.min(MUTED, tint.c), h: tint.h });
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  const age = ctx.createRadialGradient(512, 490, 430, 512, 512, 760);
  age.addColorStop(0, "white");
  age.addColorStop(1, css({ l: 0.95, c: 0.03, h: 80 }));
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
  const theme = themeOf(scene);
  for (let side = 0; side < 4; side++) {
    drawBorder({ ctx, theme, accent, random, place: placer(side) });
  }
  const sign = SIGNS[theme];
  for (const x of [22, PICTURE_SIZE - 22]) {
    for (const y of [22, PICTURE_SIZE - 22]) drawSign(ctx, sign, [x, y], accent);
  }
}

/** Places along one side of the margin: units from its corner, and from its middle line. */
function placer(side: number): (along: number, away: number) => Point {
  const middle = (MARGIN - 2) / 2;
  return (along, away) => {
    const across = middle + away;
    if (side === 0) return [along, across];
    if (side === 1) return [along, PICTURE_SIZE - across];
    return side === 2 ? [across, along] : [PICTURE_SIZE - across, along];
  };
}

function inset(by: number, radius: number): Point[] {
  return box(by, by, PICTURE_SIZE - 2 * by, PICTURE_SIZE - 2 * by, radius);
}

function drawSign(ctx: Context, sign: typeof SIGNS[BorderTheme], at: Point, colour: Colour): void {
  ctx.fillStyle = css(colour);
  ctx.strokeStyle = css(inkOf(colour));
  ctx.lineWidth = 1.6;
  for (const outline of outlinesOf(sign, at)) {
    trace(ctx, outline);
    ctx.fill();
    ctx.stroke();
  }
}

function outlinesOf(sign: typeof SIGNS[BorderTheme], [x, y]: Point): Point[][] {
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
