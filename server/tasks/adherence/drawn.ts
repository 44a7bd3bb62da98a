/** @module A labelled description, drawn and judged. */
import { setImmediate } from "node:timers/promises";
import sharp, { type Sharp } from "sharp";
import type { WordsRead } from "../../../lib/understanding.ts";
import { Failure } from "../../failures/failure.ts";
import { compose } from "../../illustrator/compose.ts";
import { planCharacter, sayingsAsSeen } from "../../illustrator/plan.ts";
import { judge, type Judged, refused, styleOf } from "../../illustrator/quality/wishes/judge.ts";
import { pictureOf } from "../../illustrator/quality/wishes/seen.ts";
import type { Described } from "../../illustrator/quality/wishes/wish.ts";
import { painted } from "../../illustrator/raster/painted.ts";
import { STYLE_ENTRIES } from "../../illustrator/styles.ts";
import { visibleRecipe } from "../../illustrator/composing/visible_recipe.ts";
import { viewOf } from "../../illustrator/quality/view.ts";
import { refuseProfanity } from "../../profanity/refuse_profanity.ts";

/** Side of the picture on a sheet, in pixels. */
export const THUMBNAIL = 300;

export interface Drawn {
  described: Described;
  judged: Judged[];
  receipt: WordsRead;
  alt: string;
  /** The picture as PNG; empty where the description was refused. */
  thumbnail: Uint8Array;
}

const NOTHING_READ: WordsRead = { understood: [], guessed: [], ignored: [] };

/** Draws a description in the style it asks for, else in turns, with its number as seed. */
export async function drawDescribed(described: Described): Promise<Drawn> {
  const { prompt, id } = described;
  if (isRefused(prompt)) {
    return {
      described,
      judged: refused(described),
      receipt: NOTHING_READ,
      alt: "refused",
      thumbnail: new Uint8Array(),
    };
  }
  // The memory of canvases is only freed between two turns of the event loop.
  await setImmediate();
  const { spec } = planCharacter(prompt, { style: styleOf(described), seed: `${id}` });
  const scene = compose(spec);
  const { alt, understanding } = sayingsAsSeen(prompt, { spec, seen: visibleRecipe(scene) });
  const paint = await STYLE_ENTRIES[spec.style].loadPainter();
  const canvas = paint(scene);
  const judged = judge(described, pictureOf(scene, viewOf(canvas)), understanding);
  return {
    described,
    judged,
    receipt: understanding,
    alt,
    thumbnail: await thumbnailOf(await painted(scene)),
  };
}

function isRefused(prompt: string): boolean {
  try {
    refuseProfanity({ prompt });
    return false;
  } catch (failure) {
    if (failure instanceof Failure) return true;
    throw failure;
  }
}

async function thumbnailOf(picture: Sharp): Promise<Uint8Array> {
  const whole = await picture.png({ compressionLevel: 1 }).toBuffer();
  return await sharp(whole).resize(THUMBNAIL, THUMBNAIL).png({ compressionLevel: 1 }).toBuffer();
}
