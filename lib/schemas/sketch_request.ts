/** @module What is needed for a sketch. Apart from what pictures need, because pages load that. */
import * as z from "zod/mini";
import { GenerateRequest } from "./generate_request.ts";

/** All that decides the cat but a photo. */
export const SketchRequest = z.omit(GenerateRequest, { sourceImage: true, keepPhoto: true });
