/**
 * @module What is needed for a receipt before anything is drawn. Apart from what describes a cat, because
 * pages load that.
 */
import * as z from "zod/mini";
import { Accessories, DescriptionRequest, Scheme, Traits } from "./description_request.ts";
import { Seed } from "./generate_request.ts";

/**
 * A description. With the seed of a sketch, and the looks that were chosen for it, the receipt is that of the picture
 * which the sketch shows.
 */
export const UnderstandRequest = z.extend(DescriptionRequest, {
  seed: z.optional(Seed),
  traits: z.optional(Traits),
  accessories: z.optional(Accessories),
  colorScheme: z.optional(Scheme),
});
export type UnderstandRequest = z.output<typeof UnderstandRequest>;
