/**
 * @module A story in the export of an account, as another site reads it. Its panels are drawn from their
 * recipes.
 */
import * as z from "zod/mini";
import { Name } from "../../lib/schemas/save_request.ts";
import { StoryRequest } from "../../lib/schemas/story_request.ts";
import { PANELS } from "../../lib/stories/story.ts";
import { visibleText } from "../../lib/visible_text.ts";
import { knownRecipe } from "../illustrator/mod.ts";

const Alt = z.string().check(z.overwrite(visibleText), z.maxLength(2000));
const Recipe = z.pipe(
  z.transform(knownRecipe),
  z.custom<NonNullable<ReturnType<typeof knownRecipe>>>((recipe) => recipe !== undefined),
);

/** A row of `stories.json`. */
export const ImportedStory = z.object({
  ...StoryRequest.shape,
  id: z.ulid(),
  name: Name,
  alts: z.array(Alt).check(z.length(PANELS)),
  recipes: z.array(Recipe).check(z.length(PANELS)),
  createdAt: z.iso.datetime(),
});
export type ImportedStory = z.output<typeof ImportedStory>;
