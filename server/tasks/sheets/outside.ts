/**
 * @module What leaves the site, for the README: stickers of one cat above a pet that walks, and two pages
 * of a chart.
 */
import { createCanvas } from "@napi-rs/canvas";
import sharp, { type Sharp } from "sharp";
import { getDocumentProxy, renderPageAsImage } from "unpdf";
import { STICKERS, USUAL_MOODS } from "../../../lib/characters/stickers.ts";
import { drawFile } from "../../illustrator/files/drawers.ts";
import { type Mood, planCharacter, type Pose } from "../../illustrator/mod.ts";
import { PET_ROWS } from "../../illustrator/motion/pet_rows.ts";
import { chartOf } from "../../prints/chart.ts";
import { patternOf } from "../../prints/stitches.ts";

/** A ground on which a white edge shows, and the table that pages of a chart lie on. */
const GROUND = "#cfe5d8", TABLE = "#fdf6ec";

const COLUMNS = 6, CELL = 200, STICKER = 168;

/** A frame of a pet's atlas. */
const FRAME = { width: 192, height: 208 };

/** The page of a chart in pixels, and the table around it. */
const PAGE = 440, EDGE = 8;

const STICKER_CAT = "a fluffy orange tabby with green eyes and a blue scarf";
const PET_CAT = "a siamese cat in a wizard hat";
const CHART_CAT = "a calico cat with green eyes and a red bow tie";

/** Twelve stickers, and the first frames of a pet that walks. */
export async function outsidePicture(): Promise<Sharp> {
  const canvas = createCanvas(COLUMNS * CELL + 20, 3 * CELL + 50), ctx = canvas.getContext("2d");
  ctx.fillStyle = GROUND;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const whole = await sharp(canvas.toBuffer("image/png")).composite([
    ...await stickers(),
    ...await walkingPet(),
  ]).png().toBuffer();
  return sharp(whole).removeAlpha();
}

async function stickers() {
  const { spec } = planCharacter(STICKER_CAT, { style: "cartoon", seed: "1" });
  return await Promise.all(USUAL_MOODS.map(async (wanted, i) => {
    const { mood, pose } = STICKERS.find(({ mood }) => mood === wanted)!;
    const png = await drawFile("sticker", spec, {
      mood: mood as Mood,
      pose: pose as Pose,
      size: 512,
      format: "png",
      maxBytes: Infinity,
    });
    const input = await sharp(png).resize(STICKER, STICKER).png().toBuffer();
    return { input, left: 26 + (i % COLUMNS) * CELL, top: 24 + Math.floor(i / COLUMNS) * CELL };
  }));
}

async function walkingPet() {
  const { spec } = planCharacter(PET_CAT, { style: "pixel", seed: "5" });
  const row = PET_ROWS.findIndex(({ state }) => state === "running right");
  const strip = await drawFile("petRow", spec, { row, style: "pixel" });
  return await Promise.all(Array.from({ length: COLUMNS }, async (_, i) => ({
    input: await sharp(strip).extract({ left: i * FRAME.width, top: 0, ...FRAME }).png().toBuffer(),
    left: 14 + i * CELL,
    top: 2 * CELL + 32,
  })));
}

/** The page with the threads beside the first page of stitches. */
export async function chartPicture(): Promise<Sharp> {
  const { spec } = planCharacter(CHART_CAT, { style: "pixel", seed: "1" });
  const pattern = await patternOf(await drawFile("cells", spec, {}));
  const document = await getDocumentProxy(new Uint8Array(await chartOf("Miso", pattern)));
  const pages = await Promise.all([1, 2].map(async (page) => {
    const png = await renderPageAsImage(document, page, {
      canvasImport: () => import("@napi-rs/canvas"),
      scale: 2,
    });
    return await sharp(new Uint8Array(png)).resize(PAGE).png().toBuffer();
  }));
  const { height } = await sharp(pages[0]!).metadata();
  const table = {
    width: 2 * PAGE + 3 * EDGE,
    height: height! + 2 * EDGE,
    channels: 3 as const,
    background: TABLE,
  };
  const laid = await sharp({ create: table }).composite(
    pages.map((input, i) => ({ input, left: EDGE + i * (PAGE + EDGE), top: EDGE })),
  ).png().toBuffer();
  return sharp(laid);
}
