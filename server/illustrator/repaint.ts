/** @module From a photo to a finished picture: the photo itself, painted anew in a style. */
import type { Stage } from "../../lib/generation_progress.ts";
import { encode } from "./draw.ts";
import { placeOfCat } from "./photo/cat_place.ts";
import { withRecipe } from "./recipe/recipe_chunk.ts";
import { readStudy } from "./repaint/study.ts";
import type { CatSpec } from "./spec.ts";
import { STYLE_ENTRIES } from "./styles.ts";

/**
 * The photo, a JPEG, in the recipe's style: a PNG of 1024 × 1024 pixels. It carries the recipe of the
 * cat as it was read from the photo, never the photo; `onStage` is called with each stage as it starts.
 */
export async function repaint(
  photo: Uint8Array,
  spec: CatSpec,
  onStage: (stage: Stage) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const paint = await STYLE_ENTRIES[spec.style].loadRepainter();
  onStage("sketching");
  const study = await readStudy(photo, await placeOfCat(photo));
  onStage("painting");
  const canvas = paint(study, spec);
  onStage("finishing");
  return withRecipe(await encode(canvas), spec);
}
