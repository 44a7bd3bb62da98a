/**
 * @module Schemas that say what they ask for, as JSON Schema: those of `zod/mini` do not by themselves.
 */
import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import * as z from "zod/mini";

/** The schema, with its JSON Schema for clients. */
export function describedSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  const jsonOf = (io: "input" | "output") => () =>
    z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return {
    "~standard": {
      version: 1,
      vendor: "zod",
      validate: (value) => schema["~standard"].validate(value),
      jsonSchema: { input: jsonOf("input"), output: jsonOf("output") },
    },
  };
}
