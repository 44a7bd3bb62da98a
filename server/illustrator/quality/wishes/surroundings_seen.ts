/** @module Whether the picture shows the place, the hour, the season and the weather of a wish. */
import type { Colour } from "../../colour/colour.ts";
import { labelOf, namesOf } from "./label.ts";
import { COLOUR_WORDS } from "./colour_words.ts";
import { find, isScattered, lightnessOf, nameWords, type Picture, shareCalled } from "./seen.ts";
import { surroundingsOf } from "./surroundings.ts";
import { synonymsOf } from "./synonyms.ts";
import type { Sight } from "./wish.ts";

/** Signs of a place are seen from this many cells on. */
const SIGN = 60;

/** A place known by one thing has many of it: a pumpkin patch, a bamboo forest. */
const CROWD = 3;

/** A night's sky is darker than this. */
const DARK = 0.55;

/** Whether the place is seen. */
export function isAt(picture: Picture, text: string): Sight {
  if (/background/.test(text)) return hasBackground(picture, text);
  const place = surroundingsOf(text);
  if (!place) {
    const names = namesOf(labelOf(text).words).flatMap(synonymsOf);
    return find(picture, names, { roles: ["scenery", "ground", "sky", "front"] })
      ? true
      : undefined;
  }
  const seen = place.signs.filter((sign) => isSeen(picture, sign));
  if (seen.length >= 2) return true;
  if (place.signs.length === 1 && (find(picture, place.signs)?.count ?? 0) >= CROWD) return true;
  // A place of the recipe's own that goes by this name, and is seen at all.
  const words = picture.scene.spec.setting.toLowerCase().split(/[\s-]/);
  return place.names.some((name) => name.split(" ").every((word) => words.includes(word))) &&
    groundOf(picture).length > SIGN;
}

/** Whether the hour, the day of the year or the season is seen. */
export function isTime(picture: Picture, text: string): Sight {
  const asked = text.toLowerCase();
  const signs = FESTIVALS.find(([name]) => name.test(asked));
  if (signs) {
    return picture.scene.items.some((item, index) =>
      signs[1].test(item.name) && picture.cells[index]!.length > 8
    );
  }
  const hours = HOURS.filter(([name]) => name.test(asked));
  if (hours.length === 0) return undefined;
  return hours.every(([, isSo]) => isSo(picture));
}

/** Whether the weather is seen. */
export function isWeather(picture: Picture, text: string): Sight {
  const asked = text.toLowerCase();
  const weather = WEATHERS.find(([name]) => name.test(asked));
  if (!weather) return undefined;
  if (isFalling(asked, picture)) return true;
  return isScattered(picture, weather[1]) ||
    picture.scene.items.some((item, index) =>
      weather[1].test(item.name) &&
      (picture.cells[index]!.length > 20 || item.is === "glow" || isVeil(item))
    );
}

/** Plain, or in a colour. */
export function hasBackground(picture: Picture, text: string): Sight {
  const { scene, cells } = picture;
  const back = scene.items.flatMap(({ role }, index) =>
    role === "scenery" || role === "sky" ? cells[index]! : []
  );
  const all = picture.parts.item.length;
  const bare = [...picture.parts.item].flatMap((item, cell) => item < 0 ? [cell] : []);
  const colours = labelOf(text).words.length >= 0
    ? text.toLowerCase().split(/\W+/).flatMap((word) => COLOUR_WORDS[word] ?? [])
    : [];
  const isPlain = back.length < 0.35 * all &&
    new Set(
        scene.items.filter(({ role }) => role === "scenery").map(({ name }) =>
          name.replace(/ \d+$/, "")
        ),
      ).size < 6;
  if (/dark/.test(text)) return lightnessOf(picture, [...bare, ...back]) < 0.4;
  const word = colours[0];
  return isPlain && (!word || shareCalled(picture, bare, word) > 0.4);
}

/** Behind a window, rain and snow are drops of one name; only their colour distinguishes them. */
function isFalling(asked: string, { scene }: Picture): boolean {
  const drops = scene.items.filter(({ name }) => name.startsWith("window fall"));
  return drops.length > 2 &&
    (/rain|storm/.test(asked) ? /rain|storm/ : /snow/).test(scene.spec.weather) &&
    /rain|storm|snow/.test(asked);
}

function isVeil(item: Picture["scene"]["items"][number]): boolean {
  return item.is === "region" && (item.opacity ?? 1) < 0.6;
}

type Hour = (picture: Picture) => boolean;

const isNight: Hour = (picture) => lightnessOf(picture, skyOf(picture)) < DARK;
const isDay: Hour = ({ scene }) => scene.light.key > 0.7;
/** The sun is low: the sky is warm near the horizon. */
const isLow: Hour = ({ scene }) => scene.light.key > 0.4 && skyColours(scene).some(isWarm);

const HOURS: readonly [RegExp, Hour][] = [
  [/night|midnight|bedtime|moonlit/, isNight],
  [/\b(?:[1-4]|one|two|three|four)(?: ?am| in the morning)\b/, isNight],
  [/sunset|dusk|evening|golden hour/, isLow],
  [/sunrise|dawn/, isLow],
  [
    /(?<!\b(?:[1-4]|one|two|three|four) in the )morning|afternoon|noon|midday|\bday\b/,
    isDay,
  ],
  [/summer|june|july|august/, (picture) => !has(picture, /snow|bare branch|fallen leaf/)],
  [/winter|december|january|february/, (picture) => has(picture, /snow|icicle/)],
  [
    /autumn|fall|september|october|november/,
    (picture) => has(picture, /fallen leaf|autumn|falling leaf|leaf fall|maple/),
  ],
  [/spring|\bmarch|april|\bmay\b/, (picture) => has(picture, /blossom|tulip|petal|flower|stalk/)],
];

const FESTIVALS: readonly [RegExp, RegExp][] = [
  [
    /christmas/,
    /christmas|Christmas|santa|bauble|decorated|gift|candy cane|mistletoe|wreath|fairy light/,
  ],
  [/halloween/, /pumpkin|jack-o|bat\b|ghost/],
  [/birthday/, /birthday|cake|party|balloon|gift|candle/],
  [/easter/, /egg|rabbit|bunny|tulip|lily/],
  [/hanukkah/, /menorah|dreidel/],
  [/patrick/, /shamrock|clover|pot of gold|leprechaun/],
  [/chinese new year|lunar new year/, /red lantern|lantern|firecracker|envelope|dragon/],
  [/korean new year/, /hanbok|rice cake|lantern/],
  [/ramadan/, /crescent|lantern|mosque/],
  [/diwali/, /diya|lamp|rangoli|firework/],
  [/valentine/, /heart|rose/],
  [/thanksgiving|harvest/, /pumpkin|turkey/],
  [/june festival|saint john/, /bunting|fire\b|campfire/],
  [/mid-?\s?autumn|moon festival/, /lantern|moon cake|^moon\b/],
  [/day of the dead|dia de/, /sugar skull|marigold/],
  [/fourth of july|independence day/, /firework|American flag/],
  [/wedding/, /bouquet|veil|wedding|tiered cake/],
  [/fat thursday/, /donut/],
  [/women's day/, /flower|tulip|mimosa|bouquet|rose|lilac/],
  [/new year/, /firework|sparkler|champagne|bottle/],
];

const WEATHERS: readonly [RegExp, RegExp][] = [
  [/rainbow/, /^rainbow/],
  [/lightning|thunder/, /lightning|flash/],
  [/storm/, /lightning|^rain|storm/],
  [/rain|drizzle/, /^rain(?!bow)/],
  [/snow|blizzard/, /snow/],
  [/mist|fog/, /fog|mist/],
  [/wind|breez/, /blown|wind(?!ow|mill)/],
  [/sunbeam|ray/, /sunbeam|light shaft|ray/],
  [/aurora|northern light/, /aurora/],
  [/shooting star|meteor/, /shooting star/],
  [/cloud/, /cloud/],
  [/sun/, /^sun\b/],
];

function has(picture: Picture, pattern: RegExp): boolean {
  return picture.scene.items.some((item, index) =>
    pattern.test(item.name) && item.role !== "accessory" &&
    (picture.cells[index]!.length > 4 || isVeil(item))
  );
}

function isSeen(picture: Picture, sign: string): boolean {
  const wanted = sign.split(" ");
  let cells = 0;
  picture.scene.items.forEach((item, index) => {
    if (item.role === "coat" || item.role === "face") return;
    const words = nameWords(item);
    if (wanted.every((word, at) => words[at] === word) || words.join(" ").endsWith(sign)) {
      cells += picture.cells[index]!.length;
    }
  });
  return cells >= SIGN;
}

function groundOf(picture: Picture): number[] {
  return picture.scene.items.flatMap(({ role }, index) =>
    role === "scenery" || role === "ground" ? picture.cells[index]! : []
  );
}

/** The sky, or what a window shows of it, or else everything behind the cat. */
function skyOf(picture: Picture): number[] {
  const { scene, parts, cells } = picture;
  const window = scene.items.flatMap((item, index) =>
    /window sky/.test(item.name) ? cells[index]! : []
  );
  if (window.length > SIGN) return window;
  const bare = [...parts.item].flatMap((item, cell) =>
    item < 0 && cell < parts.item.length / 2 ? [cell] : []
  );
  return bare.length > SIGN ? bare : groundOf(picture);
}

function skyColours(scene: Picture["scene"]): Colour[] {
  const window = scene.items.flatMap((item) =>
    item.is === "region" && /window sky/.test(item.name)
      ? [item.colour, item.colourEnd ?? item.colour]
      : []
  );
  return window.length > 0 ? window : scene.sky.map(({ colour }) => colour);
}

function isWarm({ c, h }: Colour): boolean {
  return c > 0.045 && (h < 80 || h > 335);
}
