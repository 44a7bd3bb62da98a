/**
 * @module What stands between the reader and the page: a branch, a trunk, ferns or grass out of doors, a
 * curtain or bunting in a room, and on some pages nothing. It lies in shade, on the side away from the
 * light, and reaches over the border.
 */
import { type Colour, css, mix, shift } from "../../colour/colour.ts";
import { leaf } from "../../geometry/shapes.ts";
import { SCHEMES } from "../../colour/palette.ts";
import { type Random, randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../../scene.ts";
import { PLACES } from "../../world/places.ts";
import { type Context, trace } from "../canvas.ts";
import { inkOf } from "./ink.ts";
import type { LightPlan } from "./plan.ts";
import { gouache } from "./tone.ts";

/** Draws from the left; the context is mirrored for the other side. */
interface Stage {
  ctx: Context;
  random: Random;
  dark: Colour;
}

/** Paper that is left free, in units. */
const EDGE = 9;

/** Lays what is nearest over the finished page. */
export function paintForeground(ctx: Context, scene: Scene, plan: LightPlan): void {
  const { setting } = scene.spec, place = PLACES[setting];
  if (setting === "studio") return;
  const random = randomStream(scene.spec.seed, "storybook.front");
  const hue = scene.items.find((item) => item.is === "region" && item.role === "ground");
  const ground: Colour = hue?.is === "region" ? hue.colour : { l: 0.4, c: 0.06, h: 140 };
  const right = plan.at[0] < plan.pool[0];
  ctx.save();
  // The edge of the paper stays free.
  ctx.beginPath();
  ctx.rect(EDGE, EDGE, PICTURE_SIZE - 2 * EDGE, PICTURE_SIZE - 2 * EDGE);
  ctx.clip();
  if (right) {
    ctx.translate(PICTURE_SIZE, 0);
    ctx.scale(-1, 1);
  }
  const { left, right: end } = scene.subject, room = right ? PICTURE_SIZE - end : left;
  const leaves = mix({ l: 0.33, c: 0.07, h: 150 }, { ...ground, l: 0.33 }, 0.35);
  if (place.indoors) {
    const colour = SCHEMES[scene.spec.scheme];
    const cloth = gouache({
      l: 0.36,
      c: Math.min(0.06, colour.c),
      h: colour.h + random.pick([0, 30, 180]),
    });
    random.pick<(stage: Stage) => void>([
      (stage) => drawCurtain({ ...stage, dark: cloth }, room),
      (stage) =>
        room > STRING.long || scene.subject.top > STRING.low
          ? drawBunting({ ...stage, dark: cloth })
          : undefined,
      () => {},
    ])({ ctx, random, dark: leaves });
  } else if (place.season === "turns") {
    random.pick<(stage: Stage) => void>([
      drawBranch,
      drawTuft,
      (stage) => drawTrunk(stage, room),
      drawPalm,
      () => {},
    ])({ ctx, random, dark: leaves });
  }
  ctx.restore();
}

/** A curtain needs so much room beside the cat, in units: a narrower one is a strip. */
const CURTAIN = 120;

/** How far a string of flags reaches aside and down, in units: before a head it would be a collar. */
const STRING = { long: 480, low: 270 };

/** Half a curtain, gathered by a cord. */
function drawCurtain({ ctx, random, dark }: Stage, room: number): void {
  if (room < CURTAIN) return;
  const folds = 3,
    wide = Math.min(random.between(80, 104), Math.max(36, room - 40)),
    tied = random.between(560, 640);
  for (let i = folds; i > 0; i--) {
    const edge = (wide * i) / folds, waist = 20 + (edge - 20) * 0.4;
    const outline: Point[] = [[-20, -20], [edge + 34, -20]];
    for (let step = 0; step <= 20; step++) {
      const y = 20 + (step / 20) * 1010;
      const near = Math.exp(-(((y - tied) / 190) ** 2));
      outline.push([edge + 30 - (edge + 30 - waist) * near - (y > tied ? 16 : 0), y]);
    }
    outline.push([-20, PICTURE_SIZE + 10]);
    const colour = gouache(shift(dark, { l: i % 2 ? 0.03 : -0.03 }));
    inked(ctx, outline, colour);
  }
  inked(
    ctx,
    [[-10, tied - 13], [wide * 0.56, tied - 19], [wide * 0.6, tied + 4], [-10, tied + 15]],
    gouache({ l: 0.6, c: 0.1, h: 80 }),
  );
}

/** A branch that hangs in from an upper corner. */
function drawBranch({ ctx, random, dark }: Stage): void {
  const tip: Point = [random.between(230, 300), random.between(120, 165)];
  const at = (t: number): Point => [tip[0] * t, 10 + (tip[1] - 10) * t + Math.sin(t * 3) * 18];
  ctx.strokeStyle = css(inkOf(dark));
  ctx.lineWidth = 6;
  trace(ctx, Array.from({ length: 12 }, (_, i) => at(i / 11)), false);
  ctx.stroke();
  for (let i = 0; i < 13; i++) {
    const root = at((i + 0.6) / 13), hand = i % 2 ? 1 : -1;
    const turn = 0.5 + hand * random.between(0.5, 1.1), length = random.between(48, 78);
    const end: Point = [root[0] + Math.cos(turn) * length, root[1] + Math.sin(turn) * length];
    inked(
      ctx,
      leaf(root, end, random.between(10, 15), hand * 0.2),
      gouache(shift(dark, { l: random.between(-0.05, 0.05) })),
    );
  }
}

/** The trunk of the tree the reader stands behind, with a knot and a twig. */
function drawTrunk({ ctx, random, dark }: Stage, room: number): void {
  const wide = Math.min(random.between(70, 96), Math.max(34, room - 60));
  const bark = gouache({ l: 0.3, c: 0.035, h: dark.h * 0.3 + 35 });
  const side: Point[] = Array.from({ length: 24 }, (_, i): Point => {
    const t = i / 23, foot = Math.max(0, t - 0.8) * 5;
    return [
      wide + Math.sin(t * 5 + random.between(-0.2, 0.2)) * 7 + foot * foot * 38,
      t * 1060 - 20,
    ];
  });
  inked(ctx, [[-20, -20], ...side, [-20, PICTURE_SIZE + 20]], bark);
  ctx.strokeStyle = css(inkOf(bark), 0.6);
  ctx.lineWidth = 2.4;
  for (let i = 0; i < 9; i++) {
    const x = wide * random.between(0.2, 0.85), y = random.between(60, 900);
    trace(
      ctx,
      [[x, y], [x + random.between(-4, 4), y + 40], [x, y + random.between(60, 110)]],
      false,
    );
    ctx.stroke();
  }
  for (
    const [up, length] of [[random.between(170, 260), 86], [random.between(300, 380), 62]] as const
  ) {
    const root: Point = [wide - 4, up];
    inked(ctx, leaf(root, [wide + length, up - length * 0.7], 13, 0.15), gouache(dark));
    inked(
      ctx,
      leaf(root, [wide + length * 1.05, up + length * 0.1], 12, -0.15),
      gouache(shift(dark, { l: 0.04 })),
    );
  }
}

/** Long leaves that reach in from a lower corner. */
function drawPalm({ ctx, random, dark }: Stage): void {
  const foot: Point = [random.between(-10, 24), PICTURE_SIZE + 20];
  for (let i = 0; i < 7; i++) {
    const turn = -Math.PI * (0.47 - i * 0.055) - random.between(0, 0.06);
    const length = random.between(190, 280) * (1 - i * 0.05);
    const tip: Point = [foot[0] + Math.cos(turn) * length, foot[1] + Math.sin(turn) * length];
    inked(
      ctx,
      leaf(foot, tip, random.between(17, 24), 0.18),
      gouache(shift(dark, { l: random.between(-0.04, 0.07) })),
    );
  }
}

/** Flags on a string across an upper corner. */
function drawBunting({ ctx, random, dark }: Stage): void {
  const end: Point = [random.between(380, 470), -10], sag = random.between(60, 90);
  const at = (t: number): Point => [
    -10 + (end[0] + 10) * t,
    150 + (end[1] - 150) * t + Math.sin(t * Math.PI) * sag,
  ];
  ctx.strokeStyle = css(inkOf(dark));
  ctx.lineWidth = 3;
  trace(ctx, Array.from({ length: 20 }, (_, i) => at(i / 19)), false);
  ctx.stroke();
  for (let i = 0; i < 6; i++) {
    const [one, other] = [at((i + 0.3) / 6.4), at((i + 0.95) / 6.4)];
    const tip: Point = [(one[0] + other[0]) / 2 + 4, (one[1] + other[1]) / 2 + 62];
    const colour = { ...dark, l: 0.42 + (i % 3) * 0.09, h: dark.h + (i % 3) * 55 };
    inked(ctx, [one, other, tip], gouache(colour));
  }
}

/** Blades in a lower corner. */
function drawTuft({ ctx, random, dark }: Stage): void {
  for (let i = 0; i < 15; i++) {
    const x = random.between(-10, 210) * (0.3 + 0.7 * (i / 14));
    const high = random.between(70, 165) * (1 - 0.5 * (x / 230));
    const lean = random.between(-20, 46);
    inked(
      ctx,
      leaf([x, PICTURE_SIZE + 8], [x + lean, PICTURE_SIZE - high], random.between(6, 12), 0.12),
      gouache(shift(dark, { l: random.between(-0.06, 0.05) })),
    );
  }
}

function inked(ctx: Context, outline: readonly Point[], colour: Colour): void {
  trace(ctx, outline);
  ctx.fillStyle = css(colour);
  ctx.fill();
  ctx.strokeStyle = css(inkOf(colour), 0.85);
  ctx.lineWidth = 2;
  ctx.stroke();
}
