/**
 * @module Clothes cut from the body itself: suits with sleeves, cloaks, and the plate over the chest.
 */
import { knots } from "../geometry/coordinates.ts";
import type { Cat } from "../cat/cat.ts";
import type { Part } from "../cat/body/figure.ts";
import { type Colour, shift } from "../colour/colour.ts";
import { bounds, type Box } from "../geometry/measure.ts";
import { ellipse, mirrored, smooth } from "../geometry/shapes.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { mark, region } from "../items.ts";
import { GOLD } from "../colour/palette.ts";
import type { Item, Mark, Texture } from "../scene.ts";
import { cloth } from "./cloth/cloth.ts";
import type { Cover, Outfit } from "./outfit.ts";
import { bodiceOn, trunkOf } from "./tailoring/bodice.ts";
import { sleeveOn } from "./tailoring/sleeve.ts";

interface Cut {
  /** What the piece on the trunk is called. */
  name?: string;
  colour: Colour;
  texture?: Texture;
  /** Cuffs and hem. */
  trim?: Colour;
  marks?: Mark[];
  /** Of sleeves and trouser legs, where they are of another colour than the trunk. */
  limbs?: Colour;
  /** Of the sleeves and trouser legs as well as of the trunk. */
  allOver?: (box: Box) => Mark[];
  /** Share of the forelegs that sleeves cover. */
  sleeves?: boolean | number;
  /** Cloth on the hind legs too. */
  trousers?: boolean | number;
  /** Share of the trunk that is covered, from the neck. */
  length?: number;
  /** Width of the hem and the cuffs. */
  band?: number;
  /** Hem and cuffs are ribbed, as of knitwear. */
  isRibbed?: boolean;
  /** How far the cloth stands off the body. */
  ease?: number;
}

/** Without a length of their own, clothes end before the rump, sleeves before the paws. */
const USUAL = { length: 0.76, sleeves: 0.86, trousers: 0.8 } as const;

const isForeleg = ({ kind, name }: Part) => kind === "leg" && /foreleg$/.test(name);
const isHindLeg = ({ kind, name }: Part) => kind === "leg" && /hind leg$/.test(name);

/** A garment around trunk and limbs, cut from the body itself in whatever pose it is. */
export function suit({ figure }: Cat, cut: Cut): Partial<Outfit> {
  const { colour, texture = "cloth", sleeves = true, trousers = false, ease = 6 } = cut;
  const trunk = trunkOf(figure);
  if (!trunk) return {};
  const length = cut.length ?? (trousers !== false || figure.bust ? 1 : USUAL.length);
  const bodice = bodiceOn(trunk, {
    name: cut.name ?? "suit",
    colour,
    texture,
    length,
    ease,
    marks: [...(cut.marks ?? []), ...(cut.allOver?.(bounds(trunk.outline)) ?? [])],
    hem: {
      colour: cut.trim ?? shift(colour, { l: -0.05 }),
      width: cut.band ?? 13,
      ...(cut.isRibbed && { marks: true }),
    },
  });
  const covers: Cover[] = [{ part: trunk.name, from: bodice.end }];
  const limbs: Item[] = [];
  const wrap = (part: Part, name: string, share: number) => {
    const limb = cut.limbs ?? colour;
    limbs.push(...sleeveOn(part, {
      name,
      colour: limb,
      texture,
      length: share,
      ease: part.kind === "thigh" ? ease - 1 : ease,
      cuff: { colour: cut.trim ?? shift(limb, { l: -0.05 }), width: cut.band ?? 13 },
      marks: cut.allOver?.(bounds(part.outline)) ?? [],
    }));
    if (part.kind === "thigh") covers.push({ part: part.name, from: undefined });
  };
  const parts = [...figure.back, ...figure.limbs, ...figure.front];
  if (sleeves !== false) {
    const share = sleeves === true ? USUAL.sleeves : sleeves;
    parts.filter(isForeleg).forEach((part) => wrap(part, "sleeve", share));
  }
  if (trousers !== false) {
    const share = trousers === true ? USUAL.trousers : trousers;
    parts.filter(({ kind }) => kind === "thigh").forEach((part) => wrap(part, "trouser", 1));
    parts.filter(isHindLeg).forEach((part) => wrap(part, "trouser", share));
  }
  return { body: bodice.items, limbs, covers };
}

/** A plate, jacket front or tabard over the chest, under the chin. */
export function chestPlate(
  { figure }: Cat,
  { colour, texture = "cloth", marks = [] }: Cut,
  extra: Item[] = [],
): Item[] {
  const outline = mirrored([[0, -14], [58, -22], [74, 12], [66, 54], [34, 80], [0, 86]]);
  const plate = region({
    name: "chest plate",
    role: "costume",
    texture,
    outline,
    colour,
    marks,
    volume: 0.7,
  });
  return moveItems(placing({ ...figure.chest, scale: figure.chest.scale * 0.96 }), [
    plate,
    ...extra,
  ]);
}

/** A cloak from the shoulders with its lining and clasp. */
export function cloak(
  { figure }: Cat,
  colour: Colour,
  clasp: Colour = GOLD,
  marks: Mark[] = [],
): Partial<Outfit> {
  const fold = shift(colour, { l: -0.09 });
  const { behind, over } = figure.cloak;
  const collar = placing(figure.neck);
  return {
    behind: behind
      ? [cloth("cloak", behind, colour, { role: "costume", volume: 0.4, colourEnd: fold, marks })]
      : [],
    neck: [
      ...(over ? [cloth("cloak", over, colour, { role: "costume", volume: 0.55, marks })] : []),
      ...moveItems(collar, [
        cloth(
          "cloak collar",
          smooth(knots("-86 -20!, 0 2, 86 -20!, 92 12, 50 30, 0 34, -50 30, -92 12")),
          colour,
          { role: "costume", volume: 0.6 },
        ),
        region({
          name: "clasp",
          role: "costume",
          texture: "metal",
          outline: ellipse([0, 22], 14, 14),
          colour: clasp,
          volume: 0.8,
          marks: [mark("light", ellipse([-4, 18], 4, 4), shift(clasp, { l: 0.14 }))],
        }),
      ]),
    ],
  };
}
