/** @module The cat on a clear ground. */
import * as z from "zod/mini";
import { fileKind } from "../file_kind.ts";
import { msg } from "../../../lib/i18n/translate.ts";

const SIZES = ["256", "512", "1024"] as const;

export const cutout = fileKind({
  name: "cutout.png",
  type: "image/png",
  needsSession: false,
  choices: z.object({
    size: z._default(z.enum(SIZES), "1024"),
    shape: z._default(z.enum(["square", "trimmed"]), "square"),
  }),
  offer: {
    title: msg("Cut-out"),
    text: msg("The cat without its surroundings, on a clear ground."),
    links: SIZES.toReversed().map((size) => ({
      label: `${size} px`,
      file: `cutout.png?size=${size}`,
    })),
  },
  draw: ({ recipe, drawFile }, { size, shape }) =>
    drawFile("cutout", recipe, { size: Number(size), trimmed: shape === "trimmed" }),
});
