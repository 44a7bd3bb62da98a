/**
 * What is needed for a receipt before anything is drawn. Apart from what describes a cat, because pages load that.
 *
 * @module
 */
import * as z from "zod/mini";
import { DescriptionRequest } from "./description_request.ts";
import { Seed } from "./generate_request.ts";

/** A description; with the seed of a sketch the receipt is that of the picture which the sketch shows. */
export const UnderstandRequest = z.extend(DescriptionRequest, { seed: z.optional(Seed) });
export type UnderstandRequest = z.output<typeof UnderstandRequest>;
