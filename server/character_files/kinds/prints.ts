/**
 * @module A cat on paper: posters, a greeting card, a page to colour in, a chart for cross-stitch.
 */
import * as z from "zod/mini";
import type { OutlineShape } from "../../illustrator/mod.ts";
import { chartOf } from "../../prints/chart.ts";
import { colouringPdf, colouringSvg } from "../../prints/colouring.ts";
import { CARD_PICTURE, cardOf } from "../../prints/greeting_card.ts";
import { type Paper, PAPERS, pictureSide, posterOf } from "../../prints/poster.ts";
import { patternOf } from "../../prints/stitches.ts";
import { type CatOfFile, fileKind } from "../file_kind.ts";
import { msg } from "../../../lib/i18n/translate.ts";

const PDF = "application/pdf";
const NOTHING = z.object({});

export const poster = fileKind({
  name: "poster.pdf",
  type: PDF,
  needsSession: true,
  isSlow: true,
  choices: z.object({ paper: z._default(z.enum(Object.keys(PAPERS) as [Paper, Paper]), "a4") }),
  offer: {
    title: msg("Poster"),
    text: msg(
      "With 3 mm bleed for the printer. Painted anew in its style for the size of the paper.",
    ),
    links: [
      { label: "A4", file: "poster.pdf?paper=a4" },
      { label: "A3", file: "poster.pdf?paper=a3" },
    ],
  },
  async draw({ name, recipe, drawFile }, { paper }) {
    const jpeg = await drawFile("print", recipe, { size: pictureSide(paper) });
    return await posterOf({ name, scheme: recipe.scheme, paper, jpeg });
  },
});

export const card = fileKind({
  name: "card.pdf",
  type: PDF,
  needsSession: true,
  isSlow: true,
  choices: NOTHING,
  offer: {
    title: msg("Greeting card"),
    text: msg("A sheet of A4 to print on both sides and to fold once."),
    links: [{ label: "PDF", file: "card.pdf" }],
  },
  async draw({ name, recipe, drawFile }) {
    const jpeg = await drawFile("print", recipe, { size: CARD_PICTURE });
    return await cardOf({ name, scheme: recipe.scheme, jpeg });
  },
});

export const colouringPage = fileKind({
  name: "colouring.pdf",
  type: PDF,
  needsSession: true,
  choices: NOTHING,
  offer: {
    title: msg("Colouring page"),
    text: msg("Closed outlines to fill in, on A4."),
    links: [{ label: "PDF", file: "colouring.pdf" }, { label: "SVG", file: "colouring.svg" }],
  },
  draw: async (cat) => await colouringPdf(cat.name, await outlinesOf(cat)),
});

export const colouringDrawing = fileKind({
  name: "colouring.svg",
  type: "image/svg+xml; charset=utf-8",
  needsSession: true,
  choices: NOTHING,
  draw: async (cat) => new TextEncoder().encode(colouringSvg(cat.name, await outlinesOf(cat))),
});

export const chart = fileKind({
  name: "chart.pdf",
  type: PDF,
  needsSession: true,
  choices: NOTHING,
  offer: {
    title: msg("Cross-stitch chart"),
    text: msg("The cat in pixel art, with DMC threads, symbols and lengths."),
    links: [{ label: "PDF", file: "chart.pdf" }],
  },
  async draw({ name, recipe, drawFile }) {
    return await chartOf(name, await patternOf(await drawFile("cells", recipe, {})));
  },
});

async function outlinesOf({ recipe, drawFile }: CatOfFile): Promise<OutlineShape[]> {
  return JSON.parse(new TextDecoder().decode(await drawFile("outlines", recipe, {})));
}
