/**
 * @module The drawers of files: each makes the bytes of one file, or of one part of a larger file.
 */
import type { CatSpec } from "../spec.ts";
import type { DrawerName, FileOptions } from "./options.ts";

/** The same recipe and options give the same bytes. */
type Drawer<Name extends DrawerName> = (
  spec: CatSpec,
  options: FileOptions[Name],
) => Promise<Uint8Array>;

/** Every drawer, loaded when it is first needed. */
const DRAWERS: { [Name in DrawerName]: () => Promise<Drawer<Name>> } = {
  cutout: async () => (await import("./cutout.ts")).drawCutout,
  avatar: async () => (await import("./avatar.ts")).drawAvatar,
  sticker: async () => (await import("./sticker.ts")).drawSticker,
  loop: async () => (await import("./loop.ts")).drawLoop,
  petRow: async () => (await import("./pet.ts")).drawPetRow,
  petSheet: async () => (await import("./pet.ts")).joinPetRows,
  sprites: async () => (await import("./sprites.ts")).drawSprites,
  wallpaper: async () => (await import("./wallpaper.ts")).drawWallpaper,
  thumbnail: async () => (await import("./thumbnail.ts")).drawThumbnail,
  picture: async () => (await import("./picture.ts")).drawPicture,
  print: async () => (await import("./print.ts")).drawPrint,
  outlines: async () => (await import("./outlines.ts")).drawOutlines,
  cells: async () => (await import("./cells.ts")).drawCells,
};

/** Draws a file in this thread. */
export async function drawFile<Name extends DrawerName>(
  name: Name,
  spec: CatSpec,
  options: FileOptions[Name],
): Promise<Uint8Array> {
  const draw = await DRAWERS[name]();
  return await draw(spec, options);
}
