/** @module The recipe that the picture of a saved character carries. */
import type { ImageGenerator } from "../generation/image_generator.ts";
import type { CatSpec } from "../illustrator/mod.ts";
import type { ImageStore } from "../images/image_store.ts";
import { noPicture } from "../images/picture_failures.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { findGeneration } from "../store/generations/generation_lookups.ts";

/** Where recipes are found. */
export interface RecipeDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Where the pictures with their recipes are kept. */
  images: ImageStore;
  /** Reads them, where its pictures carry recipes. */
  generator: Pick<ImageGenerator, "recipeOf">;
}

/**
 * The recipe; undefined where the illustrator did not draw the picture from words. Throws `notFound` when the
 * picture is gone.
 */
export async function drawnRecipe(
  { kv, images, generator }: RecipeDeps,
  { imageKey, generationId }: Pick<CharacterRow, "imageKey" | "generationId">,
): Promise<CatSpec | undefined> {
  const generation = await findGeneration(kv, generationId);
  if (!generator.recipeOf || !generation || generation.keepPhoto) return undefined;
  const png = await images.get(imageKey);
  if (!png) throw noPicture();
  return generator.recipeOf(png) as CatSpec | undefined;
}
