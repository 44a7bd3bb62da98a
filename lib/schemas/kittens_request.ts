/** @module What asking for kittens must look like, for the page's form and the API alike. */
import * as z from "zod/mini";
import { GenerateRequest } from "./generate_request.ts";
import { t } from "../i18n/translate.ts";

const CharacterId = z.int({ error: () => t("The cat must be named by its number") })
  .check(z.positive({ error: () => t("The cat must be named by its number") }));

/** Which two cats, and which of their possible litters. */
export const KittensRequest = z.object({
  motherId: CharacterId,
  fatherId: CharacterId,
  /** The same cats with the same seed have the same litter. */
  seed: GenerateRequest.shape.seed,
});
export type KittensRequest = z.output<typeof KittensRequest>;
