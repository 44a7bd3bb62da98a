/**
 * @module What is worn on paws: gloves, boots, socks, skates, cut from the paws and legs of any pose.
 */
import type { Pose } from "../cat/poses.ts";
import type { Figure, Part } from "../cat/body/figure.ts";
import { type Colour, mix, shift } from "../colour/colour.ts";
import { bounds } from "../geometry/measure.ts";
import { offsetOutline } from "../geometry/outline.ts";
import { box, ellipse, ribbon, smooth } from "../geometry/shapes.ts";
import { mark, region } from "../items.ts";
import { WHITE } from "../colour/palette.ts";
import type { Item, Point, Region, Texture } from "../scene.ts";
import type { ThingName } from "../things/thing_names.ts";
import type { Outfit, OutfitContext } from "./outfit.ts";
import { type Runner, runnerBelow, SOLE } from "./runners.ts";
import { tubeAround } from "./tailoring/tube.ts";

/** How it is cut. */
interface Cut {
  /** What its pieces are called after their part. */
  name: string;
  /** On which paws. */
  on: "forepaws" | "all paws" | "one paw";
  texture: Texture;
  /** How far it stands off the paw, in units. */
  ease: number;
  /** How much of the leg above the paw it covers, as a share; 0: only the paw. */
  shaft: number;
  /** The band at its upper end; absent: that of the cloth, a shade darker. */
  cuff?: Colour;
  /** Whether it has a sole. */
  hasSole?: true;
  /** Whether it is a sole and a strap, between which fur is seen. */
  isOpen?: true;
  runner?: Runner;
  /** It is only a band around the leg above the paw. */
  isBand?: true;
  /** On the band: the face of a watch. */
  hasDial?: true;
}

const PALE_SOLE: Colour = { l: 0.72, c: 0.05, h: 75 };

/** Darker than this a shoe has a pale sole, so that it is seen on a dark paw. */
const DARK = 0.45;

const GLOVE: Cut = { name: "glove", on: "forepaws", texture: "cloth", ease: 4, shaft: 0.3 };
const BOOT: Cut = {
  name: "boot",
  on: "all paws",
  texture: "skin",
  ease: 6,
  shaft: 0.42,
  hasSole: true,
};
const SHOE: Cut = {
  name: "shoe",
  on: "all paws",
  texture: "skin",
  ease: 5,
  shaft: 0,
  hasSole: true,
};

const BAND: Cut = {
  ...GLOVE,
  name: "band",
  on: "one paw",
  ease: 4,
  shaft: 0.2,
  isBand: true,
};

/** The things that are worn on paws, and how each is cut. */
const CUTS: Partial<Record<ThingName, Cut>> = {
  gloves: GLOVE,
  "boxing glove": { ...GLOVE, name: "boxing glove", texture: "skin", ease: 11, cuff: WHITE },
  socks: { ...GLOVE, name: "sock", on: "all paws", ease: 3, shaft: 0.45 },
  boot: BOOT,
  "hiking boot": BOOT,
  shoe: SHOE,
  "flat shoe": { ...SHOE, name: "slipper", texture: "cloth" },
  trainer: { ...SHOE, name: "trainer" },
  "high heel": { ...SHOE, name: "high heel", ease: 4, runner: "heel" },
  sandal: { ...SHOE, name: "sandal", isOpen: true },
  "flip-flop": { ...SHOE, name: "flip-flop", isOpen: true },
  mitten: { ...GLOVE, name: "mitten", ease: 7 },
  "oven glove": { ...GLOVE, name: "oven glove", ease: 11 },
  "ballet shoes": { ...SHOE, name: "ballet shoe", texture: "cloth", ease: 3 },
  "roller skate": { ...BOOT, name: "roller skate", runner: "wheels" },
  "wellington boot": { ...BOOT, name: "rubber boot", ease: 8, shaft: 0.55 },
  slipper: { ...SHOE, name: "slipper", texture: "cloth", ease: 8 },
  bracelet: { ...BAND, name: "bracelet", texture: "metal" },
  wristwatch: { ...BAND, name: "watch strap", texture: "skin", shaft: 0.3, hasDial: true },
  wristband: { ...GLOVE, name: "wristband", ease: 4, shaft: 0.42, isBand: true },
  "ice skate": { ...BOOT, name: "ice skate", runner: "blade" },
  skis: { ...BOOT, name: "ski boot", runner: "ski" },
  flippers: { ...SHOE, name: "flipper", ease: 7, runner: "fin" },
  "wooden clog": { ...SHOE, name: "clog", texture: "wood", ease: 10 },
};

/** How a thing is worn on paws: nothing where no paw shows. Undefined for what is worn elsewhere or not at all. */
export function pawwearOf(
  name: ThingName,
): ((fitting: OutfitContext, colour: Colour) => Partial<Outfit> | undefined) | undefined {
  const cut = CUTS[name];
  return cut && (({ cat: { figure } }, colour) => {
    const parts = partsOf(figure);
    const paws = parts.filter((part) => isWorn(part, cut));
    // On one: on the paw that is nearest to the viewer.
    const limbs = (cut.on === "one paw" ? paws.filter(({ far }) => !far).slice(0, 1) : paws)
      .flatMap((part) => onPaw(part, parts, cut, colour));
    return limbs.length > 0 ? { limbs } : undefined;
  });
}

/** Whether it is worn on two paws or on all. */
export function isPairOnPaws(name: ThingName): boolean {
  const cut = CUTS[name];
  return cut !== undefined && cut.on !== "one paw";
}

/** Poses that show what is worn on paws; who is on wheels, blades or skis stands. */
export function posesWithPawwear(name: ThingName): readonly Pose[] | undefined {
  const cut = CUTS[name];
  return cut && (ON_RUNNERS.includes(cut.runner) ? RUNNING : SHOWN);
}

const ON_RUNNERS: readonly (Runner | undefined)[] = ["wheels", "blade", "ski"];
const RUNNING: readonly Pose[] = ["standing", "upright", "walking"];
const SHOWN: readonly Pose[] = [...RUNNING, "sitting", "waving", "dancing"];

function partsOf({ back, limbs, front }: Figure): Part[] {
  return [...back, ...limbs, ...front];
}

function isWorn({ kind, name }: Part, { on }: Cut): boolean {
  return kind === "paw" && (on === "all paws" || /fore ?paw/.test(name));
}

/** The piece around a paw, that around the leg above it, and what is below. */
function onPaw(part: Part, parts: readonly Part[], cut: Cut, named: Colour): Item[] {
  const colour = part.far ? shift(named, { l: -0.05 }) : named;
  const outline = offsetOutline(part.outline, cut.ease);
  const { left, right, top, bottom } = bounds(outline);
  const middle = (left + right) / 2, width = right - left;
  if (cut.isOpen) return strapped(part, cut, colour);
  if (cut.isBand) return shaftOf(part, parts, cut, colour);
  const isUpright = part.toes?.pads !== true && Math.abs(part.toes?.turn ?? 0) < 0.5;
  const shine = mark(
    "light",
    ellipse([middle - width * 0.16, top + (bottom - top) * 0.34], width * 0.13, 5),
    mix(colour, WHITE, 0.45),
    2,
  );
  return [
    ...(cut.runner && isUpright ? runnerBelow(part, cut.runner, colour) : []),
    region({
      name: `${part.name} ${cut.name}`,
      role: "costume",
      texture: cut.texture,
      outline,
      colour,
      marks: [
        shine,
        ...(cut.hasSole && isUpright
          ? [mark("detail", box(left - 4, bottom - 9, width + 8, 12, 2), soleOf(colour))]
          : []),
      ],
      volume: 0.6,
    }),
    ...shaftOf(part, parts, cut, colour),
  ];
}

function soleOf({ l }: Colour): Colour {
  return l < DARK ? PALE_SOLE : SOLE;
}

/** A sole below the paw and a strap over it. */
function strapped(part: Part, { name, texture }: Cut, colour: Colour): Item[] {
  const { left, right, top, bottom } = bounds(part.outline);
  const middle = (left + right) / 2, high = bottom - top;
  const from = top + high * 0.3, to = top + high * 0.62;
  const piece = (what: string, outline: Point[], dye: Colour) =>
    region({
      name: `${part.name} ${name} ${what}`,
      role: "costume",
      texture,
      outline,
      colour: dye,
      line: 3,
      volume: 0.5,
    });
  return [
    piece("sole", box(left - 5, bottom - 7, right - left + 10, 12, 5), SOLE),
    piece(
      "strap",
      smooth([
        [left - 4, from + 6, "corner"],
        [middle, from - 5],
        [right + 4, from + 6, "corner"],
        [
          right + 4,
          to + 6,
          "corner",
        ],
        [middle, to - 4],
        [left - 4, to + 6, "corner"],
      ]),
      colour,
    ),
  ];
}

/** Around the leg that ends in the paw. */
function shaftOf(paw: Part, parts: readonly Part[], cut: Cut, colour: Colour): Item[] {
  const leg = parts.find(({ kind, name }) => kind === "leg" && limbOf(name) === limbOf(paw.name));
  if (!leg || cut.shaft === 0) return [];
  const from = 1 - cut.shaft;
  const band = cut.cuff ?? shift(colour, { l: colour.l < DARK ? 0.12 : -0.08 });
  const tube = (name: string, to: [number, number], ease: number, of: Colour) =>
    region({
      name: `${leg.name} ${name}`,
      role: "costume",
      texture: cut.texture,
      outline: tubeAround(leg, { from: to[0], to: to[1], eases: [ease, ease] }).outline,
      colour: of,
      volume: 0.5,
    });
  const wide = Math.min(7, cut.ease + 1);
  if (cut.isBand) {
    const band = tube(cut.name, [from, from + 0.65 * cut.shaft], wide, colour);
    return [band, ...(cut.hasDial && band.is === "region" ? dialOn(band) : [])];
  }
  return [
    tube(cut.name, [from, 1], wide, colour),
    tube(`${cut.name} cuff`, [from - 0.02, from + 0.1], wide + 3, band),
  ];
}

/** The face of a watch on its strap, large enough to be known. */
function dialOn({ name, outline, colour }: Region): Item[] {
  const { left, right, top, bottom } = bounds(outline);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.max(DIAL, (right - left) * 0.5);
  const hand = (to: Point) => mark("detail", ribbon([[x, y], to], [2.4, 2]), SOLE);
  return [region({
    name: `${name} dial`,
    role: "costume",
    texture: "metal",
    outline: ellipse([x, y], reach, reach),
    colour,
    volume: 0.4,
    marks: [
      mark("detail", ellipse([x, y], reach * 0.74, reach * 0.74), WHITE),
      hand([x, y - reach * 0.56]),
      hand([x + reach * 0.42, y + 2]),
    ],
  })];
}

/** Least half width of the face of a watch, in units. */
const DIAL = 19;

/** "left foreleg" and "left forepaw", "near fore paw" and "near foreleg" are one limb. */
function limbOf(name: string): string {
  return name.replace(/ ?(?:leg|paw)$/, "").replace(/ /g, "");
}
