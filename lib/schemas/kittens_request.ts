/** @module What asking for kittens must look like, for the page's form and the API alike. */
import * as z from "zod/mini";
import { GenerateRequest } from "./generate_request.ts";
import { CharacterId } from "./character_id.ts";

/** Which two cats, and which of their possible litters. */
export const KittensRequest = z.object({
  motherId: CharacterId,
  fatherId: CharacterId,
  /** The same cats with the same seed have the same litter. */
  seed: GenerateRequest.shape.seed,
});
export type KittensRequest = z.output<typeof KittensRequest>;
