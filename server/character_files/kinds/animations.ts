/** @module The living cat: a loop, and a pet that lives on a desktop. */
import { zipSync } from "fflate";
import * as z from "zod/mini";
import { FREE_STYLES } from "../../../lib/choices.ts";
import { pictureFileName } from "../../characters/file_name.ts";
import { fileKind } from "../file_kind.ts";
import { petRowsOf } from "../pet_rows_of.ts";
import { msg, t } from "../../../lib/i18n/translate.ts";

/** What messengers and pages take for a moving picture. */
const MAX_BYTES = 1_500_000;

export const loopWebp = loopOf("webp");
export const loopGif = loopOf("gif");

/** A pet as several editors, terminals and desktops read it: `pet.json` and its atlas. */
export const pet = fileKind({
  name: "pet.zip",
  type: "application/zip",
  needsSession: true,
  isSlow: true,
  isDeferred: true,
  hasWords: true,
  choices: z.object({ style: z.optional(z.enum(FREE_STYLES)) }),
  offer: {
    title: msg("Desktop pet"),
    text: msg(
      "The cat walks, waits and waves beside your work. Unpack the ZIP into a folder of its own where your editor or terminal keeps its pets, e.g. ~/.codex/pets, and choose it there.",
    ),
    links: [
      { label: msg("Its own style"), file: "pet.zip?wait=true" },
      { label: msg("Pixel Art"), file: "pet.zip?style=pixel&wait=true" },
      { label: msg("Cartoon"), file: "pet.zip?style=cartoon&wait=true" },
      { label: msg("Anime"), file: "pet.zip?style=anime&wait=true" },
    ],
  },
  async draw(cat, { style = cat.recipe.style }) {
    const rows = await petRowsOf(cat, style);
    const sheet = await cat.drawFile("petSheet", cat.recipe, { rows });
    const about = {
      id: pictureFileName(cat).replace(/\.png$/, ""),
      displayName: cat.name,
      description: t("{name}, a cat drawn by Purrtrait.", { name: cat.name }),
      spritesheetPath: "spritesheet.webp",
    };
    return new Uint8Array(zipSync({
      "pet.json": new TextEncoder().encode(`${JSON.stringify(about, null, 2)}\n`),
      // It is compressed already.
      "spritesheet.webp": [sheet, { level: 0 }],
    }));
  },
});

function loopOf(format: "webp" | "gif") {
  return fileKind({
    name: `loop.${format}`,
    type: `image/${format}`,
    needsSession: false,
    choices: z.object({}),
    ...(format === "webp" && {
      offer: {
        title: msg("Living picture"),
        text: msg("It breathes, blinks and moves its tail, on a clear ground, in a loop."),
        moves: true as const,
        links: [{ label: "WebP", file: "loop.webp" }, { label: "GIF", file: "loop.gif" }],
      },
    }),
    draw: ({ recipe, drawFile }) =>
      drawFile("loop", recipe, { size: 512, format, maxBytes: MAX_BYTES }),
  });
}
