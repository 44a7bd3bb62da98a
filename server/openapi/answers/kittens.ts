/** @module What calls about kittens answer. */
import * as z from "zod/mini";
import { GeneratedCharacter } from "./characters.ts";
import { SEXES } from "../../../lib/kittens/birth.ts";
import { Count, Id } from "./values.ts";

export const Kitten = z.strictObject({
  ...GeneratedCharacter.shape,
  parents: z.tuple([Id, Id]),
  sex: z.enum(SEXES),
});

const Cell = z.strictObject({
  genotype: z.string(),
  look: z.string(),
  sex: z.optional(z.enum(SEXES)),
});

export const LitterAnswer = z.strictObject({
  litter: z.array(Kitten),
  odds: z.array(z.strictObject({ look: z.string(), chance: z.number() })),
  squares: z.array(z.strictObject({
    locus: z.string(),
    title: z.string(),
    rows: z.array(z.string()),
    columns: z.array(z.string()),
    cells: z.array(z.array(Cell)),
  })),
  remainingGenerations: Count,
});
