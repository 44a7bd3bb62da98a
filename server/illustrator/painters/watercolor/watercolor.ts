/**
 * @module Watercolour: the lit scene in a few wet washes that run astray and pool at their low edges, lost
 * into the paper around the cat, with a broken pencil over them.
 */
import { css } from "../../colour/colour.ts";
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { type Random, randomStream } from "../../random.ts";
import { type Item, PICTURE_SIZE, type Scene } from "../../scene.ts";
import {
  blankCanvas,
  type Canvas,
  type Context,
  type createLayer,
  drawLayer,
  fillEllipse,
} from "../canvas.ts";
import { grain } from "../grain.ts";
import { kuwaharaFilter } from "../kuwahara.ts";
import { layersOf } from "../../composing/layers.ts";
import { boxBlurredPlane, type Planes, planesOf, sideOf, STUDY_SIDE } from "../planes.ts";
import { drawingOf } from "./drawing.ts";
import { clearPaperEdge, layOnPaper, paintedEdge } from "./paper.ts";
import { mutedItems, mutedSky, type Muting } from "../muting.ts";
import { settingDrawing } from "./setting_drawing.ts";
import { studyOf, subjectStudy } from "./study.ts";
import { type BarePaper, paperAround } from "./vignette.ts";
import { pigment } from "./wash.ts";
import { layerOfWashes } from "../washes.ts";

/** Radius of the brush, in pixels of the study of a whole picture. */
const BRUSH = 3;
/** Pigment of a scene, whose colours are as pure as they are meant. */
const PIGMENT = { thin: 0.12, clear: 1.22 };
/** How far pigment pools around the edge of a wash, in pixels of the study of a whole picture. */
const POOL = 3;
/** Washes lighter than this, in OKLab, show it in full. */
const THIN = 0.72;
/** Few pigments for a setting, mixed with each other. */
const QUIET: Muting = { grey: -0.12, drawn: 0.1, flat: 0, deep: 0.12 };
/** How far two pigments of a wash part, in OKLab at full strength: the blue and the earth settle apart. */
const PARTED = { a: 0.03, b: 0.042 };
/** Bare paper around everything, in units. */
const BORDER = 40;
/** What is smaller than this, in units, makes no sense where it is cut off. */
const SCRAP = 150;
/** What stands so near to the left or the right edge and is no wider, in units, is not before the cat but beside it. */
const EDGE = 76, WIDE = 300;
/** Where the noise is above this, edges are lost: wet paint met wet paint; how far, in such pixels. */
const LOST = { from: 0.05, to: 0.5, radius: 5 };

export function paintWatercolor(scene: Scene, side = PICTURE_SIZE): Canvas {
  const random = randomStream(scene.spec.seed, "watercolor.border");
  const move = random.whole(0, 200), paper = paperAround(scene, move);
  const layers = withoutScraps(withSidesBehind(layersOf(scene.items), scene), paper);
  const setting = { ...layers, back: mutedItems(layers.back, scene, QUIET) };
  const sheet = { ...scene, sky: mutedSky(scene, QUIET) };
  const study = planesOnPaper(studyOf(setting, sheet, { side: side / 2, paper: paper.sheet }));
  const washed = looseEdges(kuwaharaFilter(study, radiusOf(BRUSH, side)), scene, move);
  const { canvas, ctx } = painted(washed, move);
  drawLayer(ctx, settingDrawing(layers, scene, { side, paper: paper.sheet }));
  drawLayer(ctx, drawingOf([...layers.subject, ...layers.front], scene, side));
  splatter(ctx, scene, random);
  clearPaperEdge(ctx, paintedEdge(BORDER, 14, random), random);
  layOnPaper(ctx);
  return canvas;
}

/** What stands in front and not before the cat ends with the washes around it: over them it would be cut off. */
function withSidesBehind(
  { back, subject, front }: ReturnType<typeof layersOf>,
  { subject: { left, right } }: Scene,
): ReturnType<typeof layersOf> {
  const sides = new Set(
    front.filter((item) => {
      const box = boundsOf([item]);
      const isAtEdge = box.left < EDGE || box.right > PICTURE_SIZE - EDGE;
      return box.right < left || box.left > right || isAtEdge && widthOf(box) < WIDE;
    }),
  );
  return {
    back: [...back, ...sides],
    subject,
    front: front.filter((item) => !sides.has(item)),
  };
}

/** Without small things of the setting that lie on bare paper: cut off by it they would be scraps. */
function withoutScraps(
  { back, subject, front }: ReturnType<typeof layersOf>,
  paper: BarePaper,
): ReturnType<typeof layersOf> {
  const isWhole = (item: Item) => !isScrap(item, paper);
  return { back: back.filter(isWhole), subject, front: front.filter(isWhole) };
}

function isScrap(item: Item, { isBare }: BarePaper): boolean {
  if (item.is === "eye" || item.is === "glow") return false;
  const box = boundsOf([item]);
  return Math.max(widthOf(box), heightOf(box)) < SCRAP &&
    isBare([(box.left + box.right) / 2, (box.top + box.bottom) / 2]);
}

/** Its subject alone, with nothing behind it: no paper either. */
export function cutWatercolor(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { subject } = layersOf(scene.items);
  const move = randomStream(scene.spec.seed, "watercolor.border").whole(0, 200);
  const cat = subjectStudy(subject, scene, side / 2);
  const { canvas, ctx } = painted(kuwaharaFilter(planesOnPaper(cat), radiusOf(BRUSH, side)), move);
  ctx.globalCompositeOperation = "destination-in";
  ctx.imageSmoothingQuality = "high";
  drawLayer(ctx, cat);
  ctx.globalCompositeOperation = "source-over";
  drawLayer(ctx, drawingOf(subject, scene, side));
  return canvas;
}

function painted(washed: Planes, move: number): ReturnType<typeof createLayer> {
  poolPigment(washed.l);
  partPigments(washed, move);
  return layerOfWashes(washed, move, PIGMENT);
}

/** A radius that is given for a whole picture in the study of one of `side` pixels. */
function radiusOf(radius: number, side: number): number {
  return Math.max(1, Math.round(radius * side / PICTURE_SIZE));
}

/** The planes of a study; what is clear is white paper. */
function planesOnPaper(study: Canvas): Planes {
  const side = study.width, flat = blankCanvas(side);
  flat.ctx.fillStyle = "white";
  flat.ctx.fillRect(0, 0, side, side);
  flat.ctx.drawImage(study, 0, 0);
  return planesOf(flat.canvas);
}

/** Here and there one wash runs into the next; never in the face. */
function looseEdges(planes: Planes, { items }: Scene, move: number): Planes {
  const side = sideOf(planes.l), scale = side / PICTURE_SIZE, unit = STUDY_SIDE / side;
  const wet = grain(5, move + 5), eyes = items.filter((item) => item.is === "eye");
  const radius = radiusOf(LOST.radius, 2 * side);
  const faces = eyes.map(({ centre, size }) => ({
    x: centre[0] * scale,
    y: centre[1] * scale,
    reach: size[0] * scale,
  }));
  const soft = {
    l: boxBlurredPlane(planes.l, radius, 1),
    a: boxBlurredPlane(planes.a, radius, 1),
    b: boxBlurredPlane(planes.b, radius, 1),
  };
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at++) {
      let lost = Math.min(
        1,
        Math.max(0, (wet(x * unit, y * unit) - LOST.from) / (LOST.to - LOST.from)),
      );
      if (lost === 0) continue;
      for (const eye of faces) {
        const dx = x - eye.x, dy = y - eye.y, far = Math.sqrt(dx * dx + dy * dy) / eye.reach;
        lost *= Math.min(1, Math.max(0, (far - 2.5) / 3));
      }
      planes.l[at] = planes.l[at]! + (soft.l[at]! - planes.l[at]!) * lost;
      planes.a[at] = planes.a[at]! + (soft.a[at]! - planes.a[at]!) * lost;
      planes.b[at] = planes.b[at]! + (soft.b[at]! - planes.b[at]!) * lost;
    }
  }
  return planes;
}

/** Pigment gathers where a wash ends, most where it ran down to. */
function poolPigment(lightness: Float32Array): void {
  const side = sideOf(lightness), radius = radiusOf(POOL, 2 * side);
  const around = boxBlurredPlane(lightness, radius, 1), below = radius * side;
  const before = lightness.slice();
  for (let at = 0; at < lightness.length - below; at++) {
    const rim = around[at]! - before[at]!;
    if (rim <= 0) continue;
    const low = Math.max(0, before[at + below]! - before[at]!);
    // Paint that is dark already hardly darkens: a black rim around black fur would be a cut.
    const thin = Math.min(1, before[at]! / THIN) ** 2;
    lightness[at] = before[at]! - Math.min(0.19, rim * 1.15 + low * 0.34) * thin;
  }
}

/** Where a wash was wet longest its pigments part: here it is warmer, there cooler. */
function partPigments({ l, a, b }: Planes, move: number): void {
  const side = sideOf(l), unit = STUDY_SIDE / side;
  const warm = grain(9, move + 23), rose = grain(6, move + 31);
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at++) {
      // Black is mixed of all pigments: they hide each other.
      const paint = Math.min(1, 2.4 * (1 - l[at]!), 2 * l[at]!) ** 2;
      if (paint < 0.08) continue;
      b[at] = b[at]! + PARTED.b * paint * warm(x * unit, y * unit);
      a[at] = a[at]! + PARTED.a * paint * rose(x * unit, y * unit);
    }
  }
}

/** A few drops that left the brush too early. */
function splatter(ctx: Context, { sky, light }: Scene, random: Random): void {
  const colours = [...sky.map(({ colour }) => pigment(colour)), pigment(light.shade)];
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  for (let i = 0; i < 22; i++) {
    const x = random.between(20, PICTURE_SIZE - 20), y = random.between(20, PICTURE_SIZE - 20);
    const radius = random.between(0.8, 1.8) ** 2.4;
    ctx.fillStyle = css(random.pick(colours), random.between(0.2, 0.5));
    fillEllipse(ctx, [x, y], [radius, radius * random.between(0.8, 1.1)]);
  }
  ctx.restore();
}
