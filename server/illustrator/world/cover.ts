/**
 * @module What overlaps a cat in front where its place offers it: grass before its paws, the edge of a
 * table or a blanket before a portrait.
 */
import type { Style } from "../../../lib/choices.ts";
import { type Colour, shift } from "../colour/colour.ts";
import type { Box } from "../geometry/measure.ts";
import { smooth } from "../geometry/shapes.ts";
import { backdrop } from "../items.ts";
import type { Random } from "../random.ts";
import type { Item, Point } from "../scene.ts";
import { LEAVES, PETALS } from "./greenery_tones.ts";
import type { Land } from "./place.ts";
import { fern } from "./plants.ts";
import { wildflower } from "./flowers.ts";
import { WOOD } from "./room.ts";
import { tintOf } from "./tint.ts";

/** What a place has to lay before a cat. */
export type Cover = "grass" | "flowers" | "ferns" | "blanket" | "table";

/** What grows: it stands before whole cats too. */
const GROWING: readonly Cover[] = ["grass", "flowers", "ferns"];

/** Styles whose leads, tubes and wet edges would make lenses of blades. */
const BLADELESS: readonly Style[] = ["stained-glass", "neon", "watercolor"];

/** Where the cat meets its ground, in units of the picture. */
export interface CoverSpot {
  /** Its left end. */
  left: number;
  /** Its right end. */
  right: number;
  /** Height of the soles, or of the lower edge for a portrait. */
  ground: number;
  /** The lowest of it: a bushy tail lies lower than its paws. */
  lowest: number;
  /** The colour of the ground there. */
  soil: Colour;
  /** Only head and shoulders are seen. */
  isPortrait: boolean;
  /** What nothing may hide. */
  things: readonly Box[];
}

/** Shares of the cat's width where plants grow: at its sides, so that its forepaws are seen. */
const PLACES_BEFORE = [0.1, 0.84] as const;

/** Heights of plants before a whole cat and before a portrait: low, or tufts would look like claws. */
const HIGH = { whole: 40, portrait: 92 };

/** Before things nothing grows within this distance. */
const CLEAR = 10;

/** The items before the cat. */
export function coverItems(land: Land, cover: Cover, spot: CoverSpot): Item[] {
  const isGrowing = GROWING.includes(cover);
  if (isGrowing ? BLADELESS.includes(land.spec.style) : !spot.isPortrait) return [];
  switch (cover) {
    case "grass":
    case "flowers":
    case "ferns":
      return plants(land, cover, spot);
    case "blanket":
      return [blanket(land)];
    case "table":
      return table(land);
  }
}

function plants({ grade, random }: Land, cover: Cover, spot: CoverSpot): Item[] {
  const { left, right, lowest, isPortrait, soil, things } = spot;
  const near = random("cover"), width = right - left;
  const high = isPortrait ? HIGH.portrait : HIGH.whole;
  return PLACES_BEFORE.flatMap((share): Item[] => {
    const x = left + width * (share + near.between(-0.05, 0.05));
    const y = lowest + near.between(3, 8), size = high * near.between(0.85, 1.2);
    const half = size * 0.9 + Math.min(60, width * 0.1) * near.between(0.8, 1.2);
    const isBlooming = near.chance(0.5), petals = near.pick(PETALS);
    const isFree = things.every((box) =>
      x + half < box.left - CLEAR || x - half > box.right + CLEAR
    );
    if (!isFree) return [];
    if (cover === "ferns" && isPortrait) {
      return fern([x, y], size * 0.8, grade(shift(LEAVES, { l: -0.05 })));
    }
    return [
      ...turf(near, [x, y], { half, high: size }, soil),
      // Close before a face a flower is a toy on a stick.
      ...(cover === "flowers" && isBlooming && !isPortrait
        ? wildflower(
          near,
          [x - half * 0.4, y + 4],
          size * 1.5,
          grade(petals),
          grade(LEAVES),
          "front",
        )
        : []),
    ];
  });
}

/** So many tufts stand in one place, of so many blades; how wide the foot of a blade is, against its height, and how far the outer
 * blades lean. */
const TUFTS = { count: 3, blades: [5, 7], foot: 0.15, lean: 0.75 } as const;

/** Tufts of bent blades in the deep colour of the ground they grow from: a base would lie on that ground as a leaf. */
function turf(
  near: Random,
  [x, y]: Point,
  { half, high }: { half: number; high: number },
  soil: Colour,
): Item[] {
  return Array.from({ length: TUFTS.count }, (_, i) => {
    const u = i / (TUFTS.count - 1) * 2 - 1, size = high * (1.15 - 0.4 * Math.abs(u));
    const middle = x + u * half * 0.75 + near.between(-0.1, 0.1) * half;
    return backdrop({
      name: "turf",
      role: "front",
      texture: "plant",
      outline: tuft(near, [middle, y + 6 + near.between(-3, 3)], size),
      colour: shift(soil, { l: -0.06, c: 0.015 }),
      colourEnd: shift(soil, { l: -0.13, c: 0.01 }),
    });
  });
}

/** Blades that fan out from one foot. */
function tuft(near: Random, [x, y]: Point, high: number): Point[] {
  const count = near.whole(...TUFTS.blades), foot = TUFTS.foot * high;
  return Array.from({ length: count }, (_, i): Point[] => {
    const u = (i + 0.5) / count * 2 - 1, at = x + u * foot * count / 2;
    const up = high * (1 - 0.35 * u * u) * near.between(0.75, 1.05);
    const aside = (u * TUFTS.lean + near.between(-0.15, 0.15)) * up;
    return [
      [at - foot / 2, y],
      [at - foot * 0.42 + aside * 0.3, y - up * 0.55],
      [at + aside, y - up],
      [at + foot * 0.42 + aside * 0.38, y - up * 0.5],
      [at + foot / 2, y],
    ];
  }).flat();
}

/** Heights of a table's edge and of a blanket before a portrait. */
const EDGE = 962;

/** The edge of a table over which the cat looks. */
function table({ grade }: Land): Item[] {
  const board = (name: string, top: number, bottom: number, l: number) =>
    backdrop({
      name,
      role: "front",
      texture: "wood",
      outline: [[-20, top], [1044, top], [1044, bottom], [-20, bottom]],
      colour: grade(shift(WOOD, { l })),
      line: 3,
    });
  return [board("table top", EDGE, EDGE + 30, 0.05), board("table side", EDGE + 30, 1050, -0.05)];
}

/** The edge of a blanket, in folds. */
function blanket({ grade, random, spec }: Land): Item {
  const near = random("cover"), { h } = tintOf(spec);
  const colour = grade({ l: 0.86, c: 0.05, h });
  const tops = [-20, 130, 300, 470, 640, 800, 930, 1044].map((x) =>
    [x, EDGE - 6 + near.between(-22, 22)] as const
  );
  return backdrop({
    name: "blanket edge",
    role: "front",
    texture: "cloth",
    outline: smooth([...tops, [1044, 1060, "corner"], [-20, 1060, "corner"]]),
    colour,
    colourEnd: shift(colour, { l: -0.07 }),
    volume: 0.3,
    line: 3,
  });
}
