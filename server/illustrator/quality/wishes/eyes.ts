/**
 * @module Whether eyes look as a wish asks, by the eyes of the scene and their colours in the picture.
 */
import { bounds } from "../../geometry/measure.ts";
import type { Eye } from "../../scene.ts";
import { colourAt, medianColour } from "../view.ts";
import { type CatSeen, catsOf } from "./cats.ts";
import { COLOUR_WORDS, type ColourWord, isCalled } from "./colour_words.ts";
import { tokensOf } from "./label.ts";
import type { Picture } from "./seen.ts";
import type { Sight } from "./wish.ts";

/** An eye this wide against its head is big: its half width, in shares of the width of the head. */
const BIG = 0.128;

/** Lids that hide this share of an eye are half closed. */
const HALF = 0.34;

/** Fewer cells of an iris than this show no colour. */
const FEW = 12;

/** Whether some cat's eyes are so. */
export function hasEyes(picture: Picture, text: string): Sight {
  const sights = catsOf(picture).map((cat) => looksSo(picture, cat, text.toLowerCase()));
  if (sights.length > 0 && sights.every((sight) => sight === undefined)) return undefined;
  return sights.some((sight) => sight === true);
}

function looksSo(picture: Picture, cat: CatSeen, text: string): Sight {
  const named = (pattern: RegExp) =>
    cat.items.some((index) => pattern.test(picture.scene.items[index]!.name));
  const open = cat.eyes.filter(({ eye, index }) =>
    isOpen(eye) && picture.cells[index]!.length >= FEW
  );
  const words = tokensOf(text);
  if (/wink/.test(text)) {
    return cat.eyes.length === 2 && cat.eyes.filter(({ eye }) => isOpen(eye)).length === 1;
  }
  if (/three eyes/.test(text)) return cat.eyes.length === 3;
  if (/tear/.test(text)) return named(/tear/);
  if (/heart/.test(text)) return named(/heart pupil/);
  if (/star\b|stars\b/.test(text)) return named(/star pupil/);
  if (/rainbow|kaleidoscop|psychedelic/.test(text)) return named(/rainbow \d/);
  if (/spiral|swirl|hypnoti[sz]ed|dizzy/.test(text)) return named(/spiral/);
  if (/button/.test(text)) return named(/button/);
  if (/lash|mascara/.test(text)) return named(/eyelash/);
  if (/shadow|make-?up/.test(text)) return named(/eyeshadow/);
  if (/bags|dark circles|tired/.test(text)) return named(/ bag \d/);
  if (/cross/.test(text)) {
    const looks = cat.eyes.map(({ eye }) => eye.look[0] * eye.outer);
    return looks.length === 2 && looks.every((look) => look < -0.5);
  }
  if (/one eye (?:open|shut|closed)/.test(text)) return cat.eyes.length === 2 && open.length === 1;
  if (/slit|narrow pupil/.test(text)) return open.some(({ eye }) => eye.pupil < 0.3);
  if (/huge pupils|big pupils|dilated/.test(text)) return open.some(({ eye }) => eye.pupil > 0.6);
  if (/kohl|eyeliner|lined/.test(text)) return named(/kohl|eyeliner|eye line/);
  if (/half|heavy|drooping/.test(text)) {
    return cat.eyes.some(({ eye: { closed, upperLid, lowerLid } }) =>
      closed === undefined && upperLid + lowerLid >= HALF
    );
  }
  if (/closed|shut/.test(text)) return cat.eyes.length > 0 && open.length === 0;
  if (/glow|shin|sparkl/.test(text)) return open.length > 0 && named(/eye glow|glow|sparkle/);
  if (/huge|big|large|wide/.test(text)) {
    return open.some(({ eye }) => eye.size[0] / widthOfHead(cat) > BIG);
  }
  if (/cloudy|blind|milky/.test(text)) {
    return open.some(({ index }) => medianColour(picture.view, picture.cells[index]!).c < 0.05) ||
      named(/cloudy|blind|milky/);
  }
  const colours = words.flatMap((word) => COLOUR_WORDS[word] ?? []);
  if (colours.length === 0) return undefined;
  const side = /\bleft\b/.test(text) ? "left" : /\bright\b/.test(text) ? "right" : undefined;
  const asked = open.filter(({ eye }) => !side || eye.name.includes(side));
  if (/\bone\b/.test(text) || colours.length > 1) {
    return colours.every((word) => open.some(({ index }) => isEyeOf(picture, index, word)));
  }
  return asked.length > 0 && asked.every(({ index }) => isEyeOf(picture, index, colours[0]!));
}

/** Whether its lids leave the iris to be seen. */
export function isOpen({ closed, upperLid, lowerLid }: Eye): boolean {
  return closed === undefined && upperLid + lowerLid < 0.75;
}

function isEyeOf({ view, cells, scene }: Picture, index: number, word: ColourWord): boolean {
  const coloured = cells[index]!.filter((cell) => colourAt(view, cell).c > 0.06);
  const eye = scene.items[index];
  if (eye?.is !== "eye" || coloured.length < FEW / 2) return false;
  const seen = medianColour(view, coloured);
  // Lightness depends on the pupil and the gleam; the hue is the colour of an eye.
  const likeness = { ...seen, l: eye.iris.l, c: Math.max(seen.c, 0.1) };
  return (isCalled(word, likeness) || isCalled(word, seen)) ||
    (isCalled(word, eye.iris) && turn(seen.h, eye.iris.h) < 24);
}

function turn(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}

function widthOfHead({ head }: CatSeen): number {
  if (!head) return NaN;
  const { left, right } = bounds(head.outline);
  return right - left;
}
