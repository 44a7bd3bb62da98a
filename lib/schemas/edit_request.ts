/**
 * @module What changing a saved character must look like, for the form in the browser and the server alike.
 */
import * as z from "zod/mini";
import { VISIBILITIES } from "../character.ts";
import { SEXES } from "../kittens/birth.ts";
import { DescriptionRequest, Traits } from "./description_request.ts";
import { Name } from "./save_request.ts";
import { t } from "../i18n/translate.ts";

/** Any of these; what else is sent is ignored. */
export const EditRequest = z.partial(
  z.object({
    ...DescriptionRequest.shape,
    name: Name,
    traits: Traits,
    visibility: z.enum(VISIBILITIES, {
      error: () => t('The visibility must be "public" or "unlisted"'),
    }),
    sex: z.enum(SEXES, { error: () => t('The sex must be "female" or "male"') }),
    /** Whether others may have kittens with it. */
    mayHaveKittens: z.boolean({ error: () => t("The consent must be true or false") }),
    /** Key of another picture of the same cat. */
    imageUrl: z.string({ error: () => t("The picture must be given by its key") }),
    favorite: z.enum(["true", "false"], {
      error: () => t('The favorite mark must be "true" or "false"'),
    }),
  }),
);
export type EditRequest = z.output<typeof EditRequest>;
