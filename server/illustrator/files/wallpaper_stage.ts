/**
 * @module Where on a wallpaper the place goes and where the cat stands: beside what screens and profiles
 * lay over it.
 */
import { boundsOf, type Box, widthOf } from "../geometry/measure.ts";
import { placing, type Transform } from "../geometry/transform.ts";
import { layersOf } from "../composing/layers.ts";
import { PICTURE_SIZE, type Scene } from "../scene.ts";
import type { WallpaperOptions } from "./options.ts";

/** A scene on a wallpaper: transforms from units to its pixels. */
export interface WallpaperStage {
  /** Of the place. */
  place: Transform;
  /** Of the cat in the scene, and of its shadow. */
  cat: Transform;
  /** Of the cat cut out of it. */
  cutout: Transform;
  /** Width of a cell in pixels; 1 but for pixel art. */
  cell: number;
}

/** All in shares of the wallpaper. */
interface Layout {
  /** The middle of the cat. */
  centre: number;
  /** What it stands on. */
  ground: number;
  /** The most it takes up. */
  width: number;
  height: number;
  /** How much larger the place is than the wallpaper: it moves along with the cat. */
  zoom: number;
}

/** Below the clock, and inside what longer phones cut off at the sides. */
const UPRIGHT: Layout = { centre: 0.5, ground: 0.86, width: 0.72, height: 0.5, zoom: 1 };
/** Beside the icons of a desktop. */
const WIDE: Layout = { centre: 0.63, ground: 0.9, width: 0.5, height: 0.78, zoom: 1.14 };
/** Beside the profile picture, which covers the left. */
const BANNER: Layout = { centre: 0.66, ground: 0.92, width: 0.42, height: 0.84, zoom: 1.16 };

/** Shapes, width by height, from which a wide picture is a banner. */
const BANNER_SHAPE = 2.2;

/** Units of a cell of pixel art. */
const CELL = 8;

/** Places a scene, and the same with its cat alone, as `cutScene` gives it. */
export function wallpaperStage(
  scene: Scene,
  alone: Scene,
  { width, height }: WallpaperOptions,
): WallpaperStage {
  const layout = layoutOf(width / height);
  const before = visible(scene.subject), cut = visible(alone.subject);
  const isPortrait = isCutOff(scene);
  const ground = isPortrait ? PICTURE_SIZE : groundOf(scene);
  const isPixelArt = scene.spec.style === "pixel";
  const inCut = widthOf(cut) / widthOf(before);
  const scale = whole(
    Math.min(
      (layout.width * width) / widthOf(cut),
      (layout.height * height) / (inCut * (ground - before.top)),
    ),
    isPixelArt,
  );
  const cell = isPixelArt ? scale * CELL : 1;

  const cover = (layout.zoom * Math.max(width, height)) / PICTURE_SIZE, side = cover * PICTURE_SIZE;
  const left = clamped(layout.centre * width - side / 2, width - side, 0);
  const level = (isPortrait ? 1 : layout.ground) * height;
  const top = clamped(level - cover * ground, height - side, 0);

  const zoom = scale * inCut;
  const x = layout.centre * width - (scale * (cut.left + cut.right)) / 2;
  const y = top + cover * ground - zoom * (ground - before.top) - scale * cut.top;
  const corner = [snapped(x, cell), snapped(y, cell)] as const;
  return {
    place: placing({ at: [left, top], scale: cover }),
    cutout: placing({ at: corner, scale }),
    cat: placing({
      at: [
        corner[0] + scale * cut.left - zoom * before.left,
        corner[1] + scale * cut.top - zoom * before.top,
      ],
      scale: zoom,
    }),
    cell,
  };
}

/** Whether the lower edge of the picture cuts its cat off, as that of a portrait does. */
export function isCutOff({ items }: Scene): boolean {
  return boundsOf(layersOf(items).subject).bottom > PICTURE_SIZE;
}

function layoutOf(shape: number): Layout {
  if (shape < 1) return UPRIGHT;
  return shape < BANNER_SHAPE ? WIDE : BANNER;
}

/** A portrait reaches below its picture. */
function visible(box: Box): Box {
  return { ...box, bottom: Math.min(PICTURE_SIZE, box.bottom) };
}

/** What the cat stands on, or flies over. */
function groundOf({ items, subject }: Scene): number {
  const shadows = items.filter(({ role }) => role === "shadow");
  if (shadows.length === 0) return subject.bottom;
  const { top, bottom } = boundsOf(shadows);
  return Math.max(subject.bottom, (top + bottom) / 2);
}

/** Cells of pixel art are whole pixels wide. */
function whole(scale: number, isPixelArt: boolean): number {
  return isPixelArt ? Math.max(1, Math.floor(scale * CELL)) / CELL : scale;
}

function snapped(value: number, cell: number): number {
  return Math.round(value / cell) * cell;
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
