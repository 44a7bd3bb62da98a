/** @module The head of the cat in a circle, for profiles. */
import { Buffer } from "node:buffer";
import sharp from "sharp";
import * as z from "zod/mini";
import { fileKind } from "../file_kind.ts";
import { msg } from "../../../lib/i18n/translate.ts";

const SIZES = ["256", "512", "1024"] as const;

export const circle = fileKind({
  name: "circle.png",
  type: "image/png",
  needsSession: false,
  choices: z.object({ size: z._default(z.enum(SIZES), "512") }),
  offer: {
    title: msg("Profile picture"),
    text: msg("The head of the cat in a circle."),
    links: SIZES.toReversed().map((size) => ({
      label: `${size} px`,
      file: `circle.png?size=${size}`,
    })),
  },
  async draw({ name, recipe, drawFile }, { size }) {
    const side = Number(size), half = side / 2;
    const square = await drawFile("avatar", recipe, {
      size: side,
      format: "png",
      title: name,
      headOnly: true,
    });
    const mask =
      `<svg width="${side}" height="${side}"><circle cx="${half}" cy="${half}" r="${half}"/></svg>`;
    const picture = sharp(square).resize(side, side).ensureAlpha()
      .composite([{ input: Buffer.from(mask), blend: "dest-in" }]);
    return new Uint8Array(await picture.png().toBuffer());
  },
});
