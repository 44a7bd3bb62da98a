/**
 * @module The picture that a link to a character shows elsewhere (Open Graph): the cat, its name and
 * traits, on the colours of its scheme.
 */
import { STYLE_NAMES } from "../../lib/choices.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import type { Context } from "./canvas_context.ts";
import {
  ACCENT,
  blankCard,
  fillRounded,
  INK,
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

/** The name may be this high; style and traits come below, the name of the site at the bottom. */
const NAME = {
  top: 82,
  width: TEXT_WIDTH,
  height: 250,
  sizes: [96, 84, 72, 64, 56, 48, 42, 36],
  leading: 1.12,
  // At which the two fonts look equally bold.
  weights: { display: 600, body: 800 },
};
const CHIP = { height: 46, size: 24, padding: 20, gap: 12, above: 26 };

/** For a name that has no letter of our fonts. */
const NAMELESS = "A cat character";

export type CardSubject = Pick<CharacterRow, "name" | "style" | "traits" | "colorScheme">;

/** Draws the card as a PNG; `picture` is the cat in any format. */
export async function drawShareCard(
  { name, style, traits, colorScheme }: CardSubject,
  picture: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { canvas, ctx } = blankCard(colorScheme);
  await paintPicture(ctx, picture, { x: START, y: START, width: PICTURE, height: PICTURE });
  const title = drawable(name) || NAMELESS;
  const chips = [STYLE_NAMES[style], ...traits].map(drawable).filter(Boolean);
  const others = await fontsForScripts([title, ...chips].join(" "));
  const below = writeName(ctx, title, others);
  writeChips(ctx, below, { texts: chips, others });
  return await toPng(canvas);
}

/** Writes the name, from the right when its script runs that way; answers where it ends. */
function writeName(ctx: Context, name: string, others: readonly string[]): number {
  const family = familyFor(name);
  const measure = (text: string, size: number) => {
    useFont(ctx, { family, size, weight: NAME.weights[family], others });
    return ctx.measureText(text).width;
  };
  const { lines, size } = fit(name, NAME, measure);
  const fromRight = runsFromRight(name);
  useFont(ctx, { family, size, weight: NAME.weights[family], others });
  ctx.fillStyle = INK;
  ctx.direction = fromRight ? "rtl" : "ltr";
  ctx.textAlign = fromRight ? "right" : "left";
  lines.forEach((line, index) => {
    const baseline = NAME.top + size * (0.92 + index * NAME.leading);
    ctx.fillText(line, fromRight ? TEXT_RIGHT : TEXT_LEFT, baseline);
  });
  ctx.direction = "ltr";
  ctx.textAlign = "left";
  return NAME.top + lines.length * size * NAME.leading;
}

/** Whether the first letter that has a direction runs from the right. */
function runsFromRight(text: string): boolean {
  return /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);
}

/** Style and traits, as many as there is room for; the first one stands out. */
function writeChips(
  ctx: Context,
  nameEnd: number,
  { texts, others }: { texts: readonly string[]; others: readonly string[] },
): void {
  let x = TEXT_LEFT;
  let y = nameEnd + CHIP.above;
  useFont(ctx, { family: "body", size: CHIP.size, weight: 700, others });
  for (const [index, text] of texts.entries()) {
    const width = ctx.measureText(text).width + 2 * CHIP.padding;
    if (x > TEXT_LEFT && x + width > TEXT_RIGHT) {
      x = TEXT_LEFT;
      y += CHIP.height + CHIP.gap;
    }
    if (y + CHIP.height > SITE_TOP || width > TEXT_WIDTH) return;
    const box = { x, y, width, height: CHIP.height };
    fillRounded(ctx, index === 0 ? ACCENT : SUNKEN, box, CHIP.height / 2);
    ctx.fillStyle = index === 0 ? ON_ACCENT : INK;
    ctx.fillText(text, x + CHIP.padding, y + CHIP.height / 2 + CHIP.size * 0.35);
    x += width + CHIP.gap;
  }
}
