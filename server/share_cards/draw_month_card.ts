/**
 * @module The picture that a link to a closed month of the contest shows elsewhere: the winner large,
 * second and third place beside it.
 */
import type { ColourScheme } from "../../lib/choices.ts";
import type { Context } from "./canvas_context.ts";
import {
  ACCENT,
  blankCard,
  type Box,
  fillRounded,
  INK,
  MUTED,
  ON_ACCENT,
  paintPicture,
  PICTURE,
  SITE_TOP,
  START,
  SUNKEN,
  TEXT_LEFT,
  TEXT_RIGHT,
  TEXT_WIDTH,
  toPng,
} from "./card_canvas.ts";
import { drawable, familyFor, useFont } from "./fonts.ts";
import { fit } from "./text_layout.ts";
import { fontsForScripts } from "./script_fonts.ts";

/** How many of the winners are shown. */
export const PLACES_ON_CARD = 3;

export interface MonthCardSubject {
  /** E.g. "October 2026". */
  month: string;
  /** The winner's. */
  name: string;
  colorScheme: ColourScheme;
}

const HEADING = { size: 30, baseline: 112 };
const MONTH = { top: 124, width: TEXT_WIDTH, height: 72, sizes: [62, 54, 46], leading: 1.15 };
const WINNER = { top: 208, width: TEXT_WIDTH, height: 52, sizes: [34, 30, 26], leading: 1.2 };

/** Second and third place, side by side above the name of the site. */
const SMALL = 216;
const SMALL_TOP = SITE_TOP - 20 - SMALL;

const MARK = { size: 52, inset: 14 };

/** Draws the card as a PNG; `pictures` are those of the first places, in any format, at least one. */
export async function drawMonthCard(
  { month, name, colorScheme }: MonthCardSubject,
  pictures: readonly Uint8Array<ArrayBuffer>[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { canvas, ctx } = blankCard(colorScheme);
  for (const [index, picture] of pictures.slice(0, PLACES_ON_CARD).entries()) {
    const box = boxOf(index);
    await paintPicture(ctx, picture, box);
    markPlace(ctx, index + 1, box);
  }
  useFont(ctx, { family: "body", size: HEADING.size, weight: 700 });
  ctx.fillStyle = MUTED;
  const heading = pictures.length === 1 ? "Winner of" : "Winners of";
  ctx.fillText(heading, TEXT_LEFT, HEADING.baseline);
  writeLine(ctx, month, MONTH);
  const winner = drawable(name);
  if (winner) writeLine(ctx, `1st: ${winner}`, WINNER, await fontsForScripts(winner));
  return await toPng(canvas);
}

function boxOf(index: number): Box {
  if (index === 0) return { x: START, y: START, width: PICTURE, height: PICTURE };
  const x = index === 1 ? TEXT_LEFT : TEXT_LEFT + SMALL + 24;
  return { x, y: SMALL_TOP, width: SMALL, height: SMALL };
}

function markPlace(ctx: Context, place: number, { x, y }: Box): void {
  const { size, inset } = MARK;
  const box = { x: x + inset, y: y + inset, width: size, height: size };
  fillRounded(ctx, place === 1 ? ACCENT : SUNKEN, box, size / 2);
  useFont(ctx, { family: "display", size: 30, weight: 600 });
  ctx.fillStyle = place === 1 ? ON_ACCENT : INK;
  ctx.textAlign = "center";
  ctx.fillText(String(place), box.x + size / 2, box.y + size / 2 + 11);
  ctx.textAlign = "left";
}

function writeLine(
  ctx: Context,
  text: string,
  room: typeof MONTH,
  others: readonly string[] = [],
): void {
  const family = familyFor(text);
  const weight = family === "display" ? 600 : 800;
  const { lines, size } = fit(text, room, (part, size) => {
    useFont(ctx, { family, size, weight, others });
    return ctx.measureText(part).width;
  });
  useFont(ctx, { family, size, weight, others });
  ctx.fillStyle = INK;
  ctx.fillText(lines[0]!, TEXT_LEFT, room.top + size, TEXT_RIGHT - TEXT_LEFT);
}
