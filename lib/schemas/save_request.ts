/**
 * @module What saving a character must look like, for the form in the browser and the server alike.
 */
import * as z from "zod/mini";
import { MAX_NAME_CHARACTERS } from "../limits.ts";
import { visibleLine } from "../visible_text.ts";
import { Accessories, DescriptionRequest, Scheme, Traits } from "./description_request.ts";
import { t } from "../i18n/translate.ts";

const NO_NAME = () => t("Name is required");

/** What a character is called. */
export const Name = z.string({ error: NO_NAME }).check(
  z.overwrite(visibleLine),
  z.minLength(1, { error: NO_NAME }),
  z.maxLength(MAX_NAME_CHARACTERS, {
    error: () => t("Please keep the name to {max} characters", { max: MAX_NAME_CHARACTERS }),
  }),
);

/** A character to keep, with the picture it belongs to. */
export const SaveRequest = z.object({
  ...DescriptionRequest.shape,
  name: Name,
  traits: Traits,
  accessories: Accessories,
  colorScheme: Scheme,
  /** Key of the picture, as the answer to generating it said. */
  imageUrl: z.string({ error: () => t("Please generate a character image first.") }),
});
export type SaveRequest = z.output<typeof SaveRequest>;
