/** @module Values that many answers have. */
import * as z from "zod/mini";

export const Time = z.iso.datetime();
export const Id = z.int().check(z.positive());
export const Count = z.int().check(z.nonnegative());
