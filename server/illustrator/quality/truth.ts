/**
 * @module Whether what is said of a picture is in its scene: each claim of the alternative text and of the
 * receipt is looked for among the shapes that are drawn.
 */
import type { WordsRead } from "../../../lib/understanding.ts";
import { EYES } from "../colour/palette.ts";
import type { Colour } from "../colour/colour.ts";
import type { Eye, Item, Scene } from "../scene.ts";
import { EYE_COLOURS, type EyeColour } from "../spec.ts";
import { PLACES } from "../world/places.ts";

/** What is said of a picture. */
export interface Sayings {
  alt: string;
  understanding: WordsRead;
}

/** What is said and not seen, in words; empty for a truthful picture. */
export function untruths({ alt, understanding }: Sayings, scene: Scene): string[] {
  const meanings = understanding.understood.map(({ meaning }) => meaning).filter(isClaimed);
  return [
    ...[alt, ...meanings].flatMap((text) =>
      SIGHTS.filter(({ said, isSeen }) => said.test(text) && !isSeen(scene)).map(({ name }) =>
        `${name} is said and not seen: ${text}`
      )
    ),
    ...eyesOf(alt, meanings).filter((colour) => !hasOpenEye(scene, colour)).map((colour) =>
      `no open ${colour} eye is seen: ${alt}`
    ),
    ...thingsOf(meanings).filter((thing) => !isDrawn(scene, thing)).map((thing) =>
      `no ${thing} is drawn`
    ),
  ];
}

/** A meaning that says its words are drawn: it neither denies nor says that something is left out. */
function isClaimed(meaning: string): boolean {
  return !/^(?:[a-z ]+: )?(?:no|not|without) |\bleft out\b|gives way|cannot|not drawn/.test(
    meaning,
  );
}

interface Sight {
  name: string;
  /** How texts say it. */
  said: RegExp;
  isSeen: (scene: Scene) => boolean;
}

const named = (pattern: RegExp) => ({ items }: Scene) =>
  items.some(({ name }) => pattern.test(name));

/** What texts say of sky and weather, and what must be drawn for it. */
const SIGHTS: readonly Sight[] = [
  {
    name: "rainbow",
    // "with a rainbow scarf" says a colour.
    said: /under a rainbow|with a rainbow outside|weather: (?:a )?rainbow/,
    isSeen: named(/^rainbow/),
  },
  {
    name: "rain",
    said: /in the rain|it rains|weather: rain(?!bow)/,
    isSeen: named(/^rain(?!bow)|window fall/),
  },
  {
    name: "thunderstorm",
    said: /thunderstorm|weather: (?:a )?(?:thunder)?storm/,
    isSeen: named(/lightning|^rain(?!bow)|window fall/),
  },
  {
    name: "snow",
    said: /falling snow|it snows|snowstorm|weather: snow/,
    isSeen: named(/snow|window fall/),
  },
  { name: "fog", said: /in the fog|foggy|weather: fog/, isSeen: named(/fog|mist/) },
  { name: "aurora", said: /northern lights|weather: aurora/, isSeen: named(/aurora/) },
  { name: "shooting stars", said: /shooting stars/, isSeen: named(/shooting star/) },
  { name: "stars", said: /starry sky/, isSeen: named(/star/) },
  { name: "sunset", said: /at (?:sunset|dusk|dawn)|time: (?:sunset|dusk|dawn)/, isSeen: isLow },
  { name: "night", said: /at night|time: night/, isSeen: isDark },
];

/** A low sun colours the sky, or what windows show of it. */
function isLow({ sky, items, light }: Scene): boolean {
  const window = items.flatMap((item) =>
    item.is === "region" && item.name.startsWith("window sky")
      ? [item.colour, item.colourEnd ?? item.colour]
      : []
  );
  const colours = window.length > 0 ? window : sky.map(({ colour }) => colour);
  return light.key < 1 && colours.some(({ c, h }) => c > 0.04 && (h < 105 || h > 280));
}

/** By its light, by the stars, or where no window shows them by its walls. */
function isDark({ light, items }: Scene): boolean {
  const back = items.find((item) => item.is === "region" && item.role === "scenery");
  return light.key < 0.6 || items.some(({ name }) => /^star\b/.test(name)) ||
    (back?.is === "region" && back.colour.l < 0.3);
}

/** The colours of eyes that texts tell. */
function eyesOf(alt: string, meanings: readonly string[]): EyeColour[] {
  const eyes = /\bwith [^,]*?\b(?:one )?((?:ice )?\w+) and one ((?:ice )?\w+) eye\b/.exec(alt);
  const both = /\b((?:ice )?\w+) eyes\b/.exec(alt);
  const read = meanings.flatMap((meaning) =>
    [...meaning.matchAll(/(?:left eye|right eye|^eyes|, eyes): ((?:ice )?\w+)/g)].map((
      [, colour],
    ) => colour)
  );
  const names = [eyes?.[1], eyes?.[2], both?.[1], ...read];
  return EYE_COLOURS.filter((colour) => names.includes(colour));
}

function hasOpenEye({ items }: Scene, colour: EyeColour): boolean {
  return items.some((item) => item.is === "eye" && isOpen(item) && isNear(item.iris, EYES[colour]));
}

function isOpen({ closed, upperLid, lowerLid }: Eye): boolean {
  return closed === undefined && upperLid + lowerLid < 0.95;
}

/** Things, clothes and accessories that a receipt says are drawn: "with: two pumpkins". */
function thingsOf(meanings: readonly string[]): string[] {
  return meanings.flatMap((meaning) =>
    [...meaning.matchAll(/(with|accessory|costume): ([^,(]+)/g)].map(([, label, thing]) =>
      label === "costume" ? "costume" : thing!.trim()
    )
  );
}

/** Anything of its kind of things: what it is called in texts and in scenes may differ. */
function isDrawn({ items, spec }: Scene, thing: string): boolean {
  const { ground } = PLACES[spec.setting];
  if (ground && thing.endsWith(ground)) return true;
  const roles: readonly Item["role"][] = thing === "costume"
    ? ["costume"]
    : ["prop", "accessory", "costume"];
  return items.some(({ role }) => roles.includes(role));
}

function isNear(one: Colour, other: Colour): boolean {
  const turn = Math.abs(((one.h - other.h + 540) % 360) - 180);
  return turn < 12 && Math.abs(one.l - other.l) < 0.2;
}
