/**
 * @module Whether a cat wears the coat a wish asks for, by the colours and markings measured on its fur.
 */
import { bounds } from "../../geometry/measure.ts";
import type { Mark } from "../../scene.ts";
import { colourAt } from "../view.ts";
import { type CatSeen, catsOf, isFur } from "./cats.ts";
import { COLOUR_WORDS, type ColourWord, isCalled } from "./colour_words.ts";
import { tokensOf } from "./label.ts";
import { meantAt, type Picture } from "./seen.ts";
import type { Sight } from "./wish.ts";

/** Least share of the fur for the one colour of a cat, for one of several, and for a detail. */
const MAIN = 0.42, PART = 0.08, DETAIL = 0.004;

/** Least share of the fur for a cat that has this colour and no other. */
const WHOLE = 0.55;

/** Hair this long against the width of the head is seen as long. */
const LONG = 0.067;

type Look = (fur: Fur) => boolean;

/** The fur of a cat, measured. */
interface Fur {
  cat: CatSeen;
  /** The share of its cells that people would call so. */
  share: (word: ColourWord) => number;
  /** The same of the parts whose names match. */
  shareOn: (part: RegExp, word: ColourWord) => number;
  marks: Mark[];
  marksOn: (part: RegExp) => Mark[];
  /** Length of hair against the width of the head. */
  hair: number;
}

/** Words for coats, beyond colours; the first that is found in the text decides. */
const LOOKS: readonly [RegExp, Look][] = [
  [/tuxedo/, (fur) => fur.share("black") > 0.3 && fur.share("white") > 0.05],
  [/dilute calico/, (fur) => isDilute(fur) && isCalico(fur)],
  [/calico|tricolou?r/, isCalico],
  [/tortoiseshell|tortie/, (fur) => darkShare(fur) > PART && warmShare(fur) > PART],
  [/torbie/, (fur) => warmShare(fur) > PART && hasStripes(fur)],
  [/dilute/, isDilute],
  [/points?\b|siamese|colou?rpoint/, hasPoints],
  [/rosette|leopard|bengal|spotted|\bspots\b/, hasSpots],
  [/white (?:socks|paws|mittens|feet)/, (fur) => fur.shareOn(/paw/, "white") > 0.5],
  [/one white paw/, (fur) => fur.shareOn(/paw/, "white") > 0.12],
  [/white tail tip/, (fur) => fur.shareOn(/tail/, "white") > 0.05],
  [/white (?:bib|chest|spot on the chest)/, (fur) => whiteOn(fur, /torso|chest|ruff/)],
  [/white belly/, (fur) => whiteOn(fur, /torso|belly/)],
  [/white (?:muzzle|face|chin|blaze)/, (fur) => whiteOn(fur, /head|muzzle|cheek/)],
  [
    /striped tail/,
    ({ marksOn }) => marksOn(/tail/).filter(({ kind }) => kind === "stripe").length > 1,
  ],
  [/tabby|striped|stripes|mackerel|tiger/, hasStripes],
  [/medium-length|medium hair/, ({ hair }) => hair > 0.055],
  [/long|fluffy|angora|furry/, ({ hair }) => hair > LONG],
  [/hairless|no fur|bald/, ({ hair }) => hair === 0],
  [/curly|wavy/, ({ cat }) => cat.look.coat.length === "curly"],
  [/moustache/, ({ cat }) => cat.look.features?.includes("moustache") === true],
  [/frost/, ({ marks }) => marks.some(({ name }) => name !== undefined && /^frost on/.test(name))],
  [/polka|\bdots\b/, ({ cat }) => cat.look.coat.pattern === "polka dots"],
  [/checkerboard|chequered|checks/, ({ cat }) => cat.look.coat.pattern === "checks"],
  [/rainbow/, ({ cat }) => cat.look.coat.pattern === "rainbow"],
];

/** A colour or a shape at one place of the fur, by the parts on which its mark lies. */
const AT_ONE_PLACE =
  /\b(?<colour>\w+) (?:(?:left|right) )?(?<ear>ears?)\b|\b(?<spot>\w+) (?:spot|patch|mark|ring|smudge)\b.* (?:on|over|around|above|under) .*?(?<place>eye|ear|nose|chin|forehead|cheek|face|bum|rump|back|side|flank|tail|leg|paw|shoulder)s?$|half (?:of )?(?:the |its |an )?(?<half>face)/;

const PARTS: Readonly<Record<string, RegExp>> = {
  ear: /\bear$|ear \d/,
  eye: /head/,
  nose: /head/,
  chin: /head/,
  forehead: /head/,
  cheek: /head/,
  face: /head/,
  tail: /tail/,
  leg: /leg/,
  paw: /paw/,
};

/** Whether a mark of its own lies there; undefined where the text names no place. */
function hasAtOnePlace(fur: Fur, asked: string): Sight {
  const { colour, spot, ear, place, half } = AT_ONE_PLACE.exec(asked)?.groups ?? {};
  const words: readonly ColourWord[] = [COLOUR_WORDS[colour ?? spot ?? ""] ?? []].flat();
  if (ear && words.length === 0) return undefined;
  const on = half ? /head/ : ear ? PARTS.ear : place && (PARTS[place] ?? /torso|thigh|rump/);
  if (!on) return undefined;
  return fur.marksOn(on).some(({ name, colour: dye }) =>
    name !== undefined && (words.length === 0 || words.some((word) => isCalled(word, dye)))
  );
}

/** Whether some cat that the text is about wears this coat. */
export function hasCoat(picture: Picture, text: string): Sight {
  const cats = catsOf(picture);
  if (/different colou?r/.test(text)) return haveDifferentCoats(picture, cats);
  // "One black" is said of one of several.
  if (/^one (?!white paw|\w+ (?:left |right )?(?:ear|paw|leg))/.test(text) && cats.length < 2) {
    return false;
  }
  const asked = /\bleft cat\b/.test(text)
    ? cats.slice(0, 1)
    : /\bright cat\b/.test(text)
    ? cats.slice(-1)
    : cats;
  const sights = asked.map((cat) => wears(picture, cat, text));
  if (sights.length > 0 && sights.every((sight) => sight === undefined)) return undefined;
  return sights.some((sight) => sight === true);
}

/** Whether this cat wears it. */
export function wears(picture: Picture, cat: CatSeen, text: string): Sight {
  const fur = furOf(picture, cat);
  const asked = text.toLowerCase().replace(/(?:blue|smoke|silver|steel)[- ](?=gr[ea]y)/g, "");
  const placed = hasAtOnePlace(fur, asked);
  if (placed !== undefined) return placed;
  const looks = LOOKS.filter(([pattern]) => pattern.test(asked)).slice(0, 2);
  const local = looks.length > 0 &&
    /white (?:socks|paw|tail|bib|chest|belly|muzzle|face|spot|mitt|feet|chin|blaze)/
      .test(asked);
  const colours = local ? [] : [
    ...new Set(tokensOf(asked).flatMap((token) => COLOUR_WORDS[token] ?? [])),
  ];
  if (looks.length === 0 && colours.length === 0) return undefined;
  return (local ? looks.slice(0, 1) : looks).every(([, look]) => look(fur)) &&
    hasColours(fur, colours, asked);
}

function hasColours({ share, marks, cat }: Fur, colours: readonly ColourWord[], asked: string) {
  const patches = /patch|spots?\b/.test(asked);
  if (colours.length === 1) {
    const [word] = colours as [ColourWord];
    const striped = marks.some(({ kind }) => kind === "stripe" || kind === "patch");
    const pointed = /points/.test(cat.look.coat.pattern);
    if (/^(?:one|all) |all (?=[a-z]+$)/.test(asked)) return share(word) > WHOLE;
    return share(word) >= (patches || pointed ? 0.03 : striped ? 0.28 : MAIN);
  }
  const together = colours.reduce((sum, word) => sum + share(word), 0);
  return colours.every((word) => share(word) >= PART) && (colours.length === 0 || together > 0.55);
}

function furOf(picture: Picture, cat: CatSeen): Fur {
  const { scene, cells, view, parts } = picture;
  const furry = cat.items.filter((index) => isFur(scene.items[index]!));
  const shareIn = (indices: number[], word: ColourWord) => {
    const all = indices.flatMap((index) => cells[index]!);
    const called = all.filter((cell) => {
      const meant = meantAt(scene, parts, cell), seen = colourAt(view, cell);
      return isCalled(word, meant) && Math.abs(meant.l - seen.l) < 0.34 || isCalled(word, seen);
    });
    return all.length === 0 ? 0 : called.length / all.length;
  };
  const torso = furry.map((index) => scene.items[index]!).find(({ name }) =>
    /torso|head/.test(name)
  );
  const head = cat.head ? bounds(cat.head.outline) : undefined;
  const width = head ? head.right - head.left : NaN;
  const marksOf = (indices: number[]) =>
    indices.flatMap((index) => {
      const item = scene.items[index]!;
      return item.is === "region" && cells[index]!.length > 0 ? item.marks : [];
    });
  return {
    cat,
    share: (word) => shareIn(furry, word),
    shareOn: (part, word) =>
      shareIn(furry.filter((index) => part.test(scene.items[index]!.name)), word),
    marks: marksOf(furry),
    marksOn: (part) => marksOf(furry.filter((index) => part.test(scene.items[index]!.name))),
    hair: torso?.is === "region" ? (torso.hair ?? 0) / width : 0,
  };
}

/** Patches tell it from a red tabby with white, whose shaded stripes are as dark. */
function isCalico(fur: Fur): boolean {
  return fur.marks.some(({ kind }) => kind === "patch") && fur.share("white") > PART &&
    warmShare(fur) > PART / 2 && darkShare(fur) > PART / 2;
}

function isDilute(fur: Fur): boolean {
  return fur.share("black") < PART && fur.share("grey") + fur.share("silver") > PART;
}

function darkShare({ share }: Fur): number {
  return Math.max(share("black"), share("grey"), share("brown"));
}

function warmShare({ share }: Fur): number {
  return Math.max(share("orange"), share("peach"), share("cream"));
}

/** Dark ears, paws and tail on a pale cat; a cello may hide the trunk. */
function hasPoints({ shareOn, cat }: Fur): boolean {
  const pale = Math.max(...PALE.map((word) => shareOn(/torso|chest|thigh|head/, word)));
  const dark = Math.max(...DARK.map((word) => shareOn(/ear|tail/, word)));
  return (pale > 0.4 || Number.isNaN(pale)) && dark > 0.4 && cat.items.length > 0;
}

const PALE: readonly ColourWord[] = ["white", "cream", "beige", "silver"];
const DARK: readonly ColourWord[] = ["black", "brown", "grey"];

function hasStripes({ marks }: Fur): boolean {
  return marks.filter(isStripe).length >= 4;
}

function hasSpots({ marks }: Fur): boolean {
  const stripes = marks.filter(({ kind }) => kind === "stripe" || kind === "patch");
  return stripes.filter(isRound).length >= 8;
}

function isRound({ outline }: Mark): boolean {
  const { left, right, top, bottom } = bounds(outline);
  const ratio = (right - left) / Math.max(1, bottom - top);
  return ratio > 0.45 && ratio < 2.2;
}

function isStripe(mark: Mark): boolean {
  return mark.kind === "stripe" && !isRound(mark);
}

function whiteOn({ shareOn }: Fur, part: RegExp): boolean {
  return shareOn(part, "white") > DETAIL * 8;
}

function haveDifferentCoats(picture: Picture, cats: readonly CatSeen[]): Sight {
  const names = cats.map((cat) => {
    const { share } = furOf(picture, cat);
    const words = ["black", "grey", "white", "orange", "brown", "cream"] as const;
    return words.map((word) => `${word} ${Math.round(share(word) * 4)}`).join();
  });
  return cats.length > 1 && new Set(names).size === cats.length;
}
