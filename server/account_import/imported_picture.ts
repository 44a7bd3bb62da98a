/**
 * @module A picture from another site, made anew from its pixels: whatever else was in the file is gone,
 * but for a recipe of this version.
 */
import sharp from "sharp";
import type { PictureColours } from "../../lib/picture_colours.ts";
import { checkPicture } from "../generation/picture_check.ts";
import { type CatSpec, knownRecipe, pngOf, recipeOf, withRecipe } from "../illustrator/mod.ts";

/** A picture that may be stored. */
export interface ImportedPicture {
  png: Uint8Array<ArrayBuffer>;
  colours: PictureColours;
  /** Absent: the illustrator did not draw it, or one of another version did. */
  recipe?: CatSpec;
}

/** The picture; undefined unless the file is a whole PNG of the size of ours. */
export async function importedPicture(
  file: Uint8Array<ArrayBuffer>,
): Promise<ImportedPicture | undefined> {
  try {
    const colours = await checkPicture(file);
    const pixels = await sharp(file).ensureAlpha().raw().toBuffer();
    const png = new Uint8Array(await pngOf(pixels));
    const recipe = knownRecipe(readRecipe(file));
    return recipe ? { png: withRecipe(png, recipe), colours, recipe } : { png, colours };
  } catch {
    return undefined;
  }
}

function readRecipe(file: Uint8Array): unknown {
  try {
    return recipeOf(file);
  } catch {
    return undefined;
  }
}
