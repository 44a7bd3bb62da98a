/**
 * @module What is nearest to the viewer: tall grass and flowers in a lower corner of an outdoor picture, in
 * the shade. It gives the place its depth and leads the eye past it to the cat.
 */
import { type Colour, mix, shift } from "../colour/colour.ts";
import type { Box } from "../geometry/measure.ts";
import { leaf } from "../geometry/shapes.ts";
import { backdrop } from "../items.ts";
import type { Random } from "../random.ts";
import { type Item, PICTURE_SIZE, type Point, type Scene } from "../scene.ts";
import { LEAVES, PETALS } from "./greenery_tones.ts";
import type { Land } from "./place.ts";
import { times } from "../times.ts";

/** What the picture has where something may be nearer. */
export interface NearSpot {
  /** The box around the cat with all it has. */
  subject: Box;
  /** Faces and things: nothing lies before them. */
  kept: readonly Box[];
  /** The light of the scene. */
  light: Scene["light"];
}

/** Pieces of what is nearest are known by this. */
export const NEAREST = "nearest to the viewer";

/** In what share of outdoor pictures it is, and in what share of those in both corners. More looks like a habit, and
 * leaves at the edge of a room like dirt. */
const SHARE = 0.4, BOTH = 0.2;

/** How far from its corner it reaches, how high it is there, and how far grass
 * reaches over the flank of the cat. */
const WIDE = { least: 250, most: 420 }, HIGH = 400, OVER_THE_CAT = 0.3;

/** Air around what is kept free, in units. */
const AIR = 16;

/** How much of it lies in shade. */
const SHADE = 0.34;

type Side = "left" | "right";

/** Draws from the left lower corner, `wide` units along the edge. */
type Growing = (
  corner: { random: Random; wide: number; tone: (colour: Colour) => Colour },
) => Item[];

/** The items nearest to the viewer; none in some pictures, and where the place has nothing to grow or lie there. */
export function nearestItems(
  { spec, entry: { cover, indoors }, grade, random }: Land,
  { subject, kept, light }: NearSpot,
): Item[] {
  const near = random("nearest");
  const isThere = near.chance(SHARE),
    both = near.chance(BOTH),
    chosen = near.chance(0.5);
  const growing = indoors || cover === undefined ? undefined : GROWING[cover];
  // Before a plain ground there is nothing but the cat.
  if (!isThere || !growing || spec.setting === "studio") return [];
  const room = { left: subject.left, right: PICTURE_SIZE - subject.right };
  const first: Side = Math.abs(room.left - room.right) < 60
    ? chosen ? "left" : "right"
    : room.left > room.right
    ? "left"
    : "right";
  const tone = (colour: Colour) =>
    mix(grade(colour), { ...light.shade, l: light.shade.l * 0.8 }, SHADE);
  const over = (subject.right - subject.left) * OVER_THE_CAT;
  const sides: Side[] = both ? ["left", "right"] : [first];
  return sides.flatMap((side) => {
    const wide = Math.min(WIDE.most, Math.max(WIDE.least, room[side] + over));
    return growing({ random: near, wide: side === first ? wide : wide * 0.7, tone })
      .map((item) => side === "left" ? item : mirrored(item))
      .filter((item) => kept.every((box) => isBeside(item, box)))
      .map((item) => ({ ...item, piece: NEAREST }));
  });
}

/** Blades from the edge of the picture, the highest ones in the corner. */
const grass: Growing = ({ random, wide, tone }) =>
  times(BLADES, (i): Item => {
    const x = -24 + (wide + 24) * i / (BLADES - 1) + random.between(-8, 8);
    const high = heightAt(x, wide) * random.between(0.62, 1.05);
    const tip: Point = [x + random.between(-0.34, 0.4) * high, EDGE - high];
    return near(
      "tall grass",
      leaf([x, EDGE], tip, 9 + high * 0.028, random.between(-0.16, 0.16) * high),
      tone(shift(LEAVES, { l: random.between(-0.1, 0.06), h: random.between(-14, 6) })),
    );
  });

const BLADES = 26;

/** The same with some flowers on stalks. */
const flowers: Growing = (corner) => {
  const { random, wide, tone } = corner, petals = random.pick(PETALS);
  const heads = times(3, (i): Item[] => {
    const x = wide * (0.06 + 0.24 * i) + random.between(-14, 14), high = heightAt(x, wide) * 0.86;
    const at: Point = [x + high * 0.12, EDGE - high];
    const size = 24 + high * 0.07;
    return [
      near("tall stalk", leaf([x, EDGE], at, 4, high * 0.06), tone(LEAVES)),
      ...times(6, (k): Item => {
        const angle = k * Math.PI / 3 + i;
        return near(
          "tall blossom",
          leaf(
            at,
            [at[0] + Math.cos(angle) * size, at[1] + Math.sin(angle) * size * 0.8],
            size * 0.36,
          ),
          tone(petals),
        );
      }),
    ];
  }).flat();
  return [...grass(corner), ...heads];
};

/** Drifts of snow and sand in the shade would read as grey slabs. */
const GROWING: Partial<Record<string, Growing>> = { grass, flowers, ferns: grass };

/** It grows from below the picture. */
const EDGE = PICTURE_SIZE + 14;

/** Highest in the corner, falling towards the cat. */
function heightAt(x: number, wide: number): number {
  const share = Math.min(1, Math.max(0, x / wide));
  return HIGH * (0.2 + 0.8 * (1 - share) ** 1.3);
}

function near(name: string, outline: Point[], colour: Colour): Item {
  return backdrop({
    name,
    role: "front",
    texture: "plant",
    outline,
    colour,
    colourEnd: shift(colour, { l: -0.07 }),
  });
}

function mirrored(item: Item): Item {
  return item.is === "region"
    ? { ...item, outline: item.outline.map(([x, y]): Point => [PICTURE_SIZE - x, y]) }
    : item;
}

function isBeside(item: Item, { left, top, right, bottom }: Box): boolean {
  return item.is !== "region" ||
    item.outline.every(([x, y]) =>
      x < left - AIR || x > right + AIR || y < top - AIR || y > bottom + AIR
    );
}
