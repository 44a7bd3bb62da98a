/**
 * @module A generator whose pictures carry the recipe of their words, as the illustrator's do, without its
 * painting.
 */
import type { SavedCharacter } from "../../lib/character.ts";
import type { ImageGenerator, PictureRequest } from "../../server/generation/image_generator.ts";
import { type CatSpec, planCharacter } from "../../server/illustrator/mod.ts";
import { recipeOf, withRecipe } from "../../server/illustrator/recipe/recipe_chunk.ts";
import type { Browser } from "./browser.ts";
import { draw, saveRequest } from "./characters.ts";
import { plainPng, testGenerator } from "./generation_fixture.ts";

/** Pictures of one colour with a recipe; `paint` makes each of them. */
export function recipeGenerator(paint = plainPng): ImageGenerator & { drawn: PictureRequest[] } {
  const generator = testGenerator();
  return {
    ...generator,
    async generate(request) {
      generator.drawn.push(request);
      const { prompt, style, seed, recipe } = request;
      const plan = recipe as { spec: CatSpec; alt: string } | undefined ??
        planCharacter(prompt, { style, seed });
      const png = withRecipe(await paint(), plan.spec);
      return { png, alt: plan.alt, understanding: { understood: [], guessed: [], ignored: [] } };
    },
    recipeOf,
  };
}

/** A saved cat of these words, in cartoon unless they say another style. */
export async function saved(
  browser: Browser,
  prompt: string,
  name: string,
  style = "cartoon",
): Promise<SavedCharacter> {
  const drawn = await draw(browser, { prompt, style, seed: name });
  return await (await browser.post("/api/characters", saveRequest(drawn, { name }))).json();
}
