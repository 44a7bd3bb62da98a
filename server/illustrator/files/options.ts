/**
 * @module What can be drawn of a recipe besides its picture, by name, with the options of each drawer:
 * plain data, which travels to a drawing thread.
 */
import type { Style } from "../../../lib/choices.ts";
import type { Mood } from "../cat/moods.ts";
import type { Pose } from "../cat/poses.ts";

/** How large a cutout is, and whether its clear edges are cut away. */
export interface CutoutOptions {
  /** Width and height in pixels; of a trimmed one, the longer side. */
  size: number;
  /** Whether the file ends where the cat ends. */
  trimmed?: boolean;
}

/** How an avatar is written. */
export interface AvatarOptions {
  /** Width and height in pixels. */
  size: number;
  /** The kind of file. */
  format: "png" | "webp" | "svg";
  /** What it shows, for those who cannot see it; SVG alone says it. */
  title: string;
  /** Whether it shows the head of the first cat alone, whatever was asked for. */
  headOnly?: boolean;
}

/** A cat in another mood, with a white edge. */
export interface StickerOptions {
  /** What its face shows. */
  mood: Mood;
  /** What its body does. */
  pose: Pose;
  /** Width and height in pixels. */
  size: number;
  /** The kind of file. */
  format: "webp" | "png";
  /** The most a WebP may weigh. */
  maxBytes: number;
}

/** Which row of a pet's atlas. */
export interface PetRowOptions {
  /** From 0. */
  row: number;
  /** The art style. */
  style: Style;
}

/** The rows of a pet's atlas, as PNG strips. */
export interface PetSheetOptions {
  /** From the top. */
  rows: Uint8Array[];
  /** The kind of file; WebP by default. */
  format?: "webp" | "png";
}

/** How a loop is written. */
export interface LoopOptions {
  /** Width and height in pixels; fewer where it would weigh too much. */
  size: number;
  /** The kind of file. */
  format: "webp" | "gif";
  /** The most it may weigh. */
  maxBytes: number;
}

/** Cells of pets, cut out of their rows and laid out anew. */
export interface SpriteOptions {
  /** Rows as PNG strips. */
  rows: Uint8Array[];
  /** Which cells, in the order of the sheet; null leaves a place clear. */
  cells: (SpriteCell | null)[];
  /** How many stand in a line of the sheet. */
  columns: number;
  /** Width and height of a place, in pixels. */
  size: number;
}

/** One cell of a pet. */
export interface SpriteCell {
  /** Index in `rows`. */
  row: number;
  /** From 0. */
  column: number;
  /** Clockwise, in degrees. */
  turn?: 90 | 180 | 270;
  /** Left and right changed, before the turn. */
  mirror?: boolean;
}

/** A picture in a list of others. */
export interface ThumbnailOptions {
  /** Width and height in pixels. */
  size: number;
}

/** How large a wallpaper is, in pixels. Its shape decides where the cat stands. */
export interface WallpaperOptions {
  /** Below the height for a phone; above 2.2 of it for a banner. */
  width: number;
  /** Any. */
  height: number;
}

/** A picture for print. */
export interface PrintOptions {
  /** Width and height in pixels. */
  size: number;
}

/** A shape of a colouring page, in units of a picture of 1024 × 1024; the later ones cover the earlier. */
export interface OutlineShape {
  /** Path data; closed. */
  d: string;
  /** White to be filled in, or black from the start. */
  fill: "white" | "black";
  /** Closed path data of what is inside, cut off at the edge. */
  inside: string[];
}

/** The options of every drawer. */
export interface FileOptions {
  /** The cat on a clear ground. */
  cutout: CutoutOptions;
  /** A small round-faced picture of any cat. */
  avatar: AvatarOptions;
  /** One mood of the cat, for messengers. */
  sticker: StickerOptions;
  /** The cat alive, in a loop. */
  loop: LoopOptions;
  /** One row of a pet. */
  petRow: PetRowOptions;
  /** All rows of a pet, joined. */
  petSheet: PetSheetOptions;
  /** Cells of a pet as another program wants them, as PNG. */
  sprites: SpriteOptions;
  /** The cat in its place, in any shape: JPEG. */
  wallpaper: WallpaperOptions;
  /** The whole picture, small: WebP. */
  thumbnail: ThumbnailOptions;
  /** The picture as it was drawn: JPEG. */
  picture: Record<never, never>;
  /** The picture painted anew for paper: JPEG of any size. */
  print: PrintOptions;
  /** The outlines of the picture: JSON of `OutlineShape[]`. */
  outlines: Record<never, never>;
  /** The cat in 128 × 128 cells of pixel art: PNG with alpha. */
  cells: Record<never, never>;
}

/** The name of a drawer. */
export type DrawerName = keyof FileOptions;
