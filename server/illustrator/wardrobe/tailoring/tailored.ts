/**
 * @module A whole garment from its cut: trunk, sleeves and legs, what hangs from the waist, a belt, and the
 * front under the chin.
 */
import { type Colour, shift } from "../../colour/colour.ts";
import { placing } from "../../geometry/transform.ts";
import { moveItems } from "../../geometry/transform.ts";
import { box } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import type { Box } from "../../geometry/measure.ts";
import type { Item, Mark, Texture } from "../../scene.ts";
import { suit } from "../garments.ts";
import { onNeck } from "../headwear/headdress.ts";
import { mergeOutfits, type Outfit, type OutfitContext } from "../outfit.ts";
import { bandAround, trunkOf, waistOf } from "./bodice.ts";
import { type SkirtCut, skirtOn } from "./skirt.ts";

/** How a garment is cut; lengths are shares, from the neck or the shoulder. */
export interface Garment {
  /** What its largest piece is called. */
  name: string;
  /** Its cloth. */
  colour: Colour;
  /** What the cloth is. */
  texture?: Texture;
  /** How much of the trunk it covers. */
  length?: number;
  /** How much of the forelegs; absent: to the wrists. */
  sleeves?: number | false;
  /** How much of the hind legs; absent: none. */
  trousers?: number;
  /** Of sleeves and trouser legs, where they are of another colour. */
  limbs?: Colour;
  /** Cuffs and hem. */
  trim?: Colour;
  /** Width of cuffs and hem, in units. */
  band?: number;
  /** Whether hem and cuffs are knitted in ribs. */
  isRibbed?: boolean;
  /** How far it stands off the body, in units. */
  ease?: number;
  /** What the cloth of trunk and limbs shows within this box. */
  allOver?: (box: Box) => Mark[];
  /** What hangs from the waist. */
  skirt?: Partial<Omit<SkirtCut, "texture">> & Pick<SkirtCut, "drop" | "flare">;
  /** A band around the waist. */
  belt?: { colour: Colour; name?: string; at?: number; width?: number; buckle?: Colour };
  /** On the neck's coordinates, below the head. */
  front?: readonly Item[];
}

/** The garment on the cat. */
export function tailored(fitting: OutfitContext, garment: Garment): Partial<Outfit> {
  const { figure } = fitting.cat;
  const { colour, texture = "cloth", sleeves = 0.86, trousers, skirt, belt } = garment;
  const waist = skirt?.waist ?? belt?.at ?? 0.62;
  // Of a bust no skirt is seen: the cloth goes on down to the edge of the picture.
  const length = garment.length ?? (skirt && !figure.bust ? Math.min(1, waist + 0.12) : undefined);
  return mergeOutfits([
    suit(fitting.cat, {
      name: garment.name,
      colour,
      texture,
      sleeves,
      trousers: trousers ?? false,
      ...(length !== undefined && { length }),
      ...(garment.limbs && { limbs: garment.limbs }),
      ...(garment.trim && { trim: garment.trim }),
      ...(garment.band !== undefined && { band: garment.band }),
      ...(garment.isRibbed && { isRibbed: true }),
      ...(garment.ease !== undefined && { ease: garment.ease }),
      ...(garment.allOver && { allOver: garment.allOver }),
    }),
    {
      skirt: skirt
        ? skirtOn(figure, {
          name: `${garment.name} skirt`,
          colour,
          texture,
          waist,
          marks: garment.allOver?.(HUGE) ?? [],
          ...skirt,
        })
        : [],
    },
    belt ? beltOn(fitting, { at: waist, ...belt }, skirt !== undefined) : {},
    onNeck(fitting, [...(garment.front ?? [])]),
  ]);
}

/** Marks of a skirt are cut off by its outline. */
const HUGE: Box = { left: -320, right: 320, top: -300, bottom: 40 };

/** A belt around trunk and skirt. */
export function beltOn(
  { cat: { figure } }: OutfitContext,
  { colour, name = "belt", at = 0.62, width = 0.1, buckle }: NonNullable<Garment["belt"]>,
  isOverSkirt = false,
): Partial<Outfit> {
  const trunk = trunkOf(figure);
  if (!trunk || figure.bust) return {};
  const items: Item[] = bandAround(trunk, {
    name,
    colour,
    from: at - width / 2,
    to: at + width / 2,
    ease: 10,
  });
  if (buckle && items.length > 0) {
    const { at: middle, towards: [tx, ty] } = waistOf(trunk, at);
    items.push(
      ...moveItems(placing({ at: middle, turn: Math.atan2(ty, tx) - Math.PI / 2 }), [
        region({
          name: "buckle",
          role: "costume",
          texture: "metal",
          outline: box(-13, -10, 26, 20, 4),
          colour: buckle,
          line: 2.6,
          volume: 0.4,
        }),
        region({
          name: "buckle hole",
          role: "costume",
          texture: "cloth",
          outline: box(-7, -5, 14, 10, 2),
          colour: shift(colour, { l: -0.04 }),
          line: 0,
          volume: 0,
        }),
      ]),
    );
  }
  return isOverSkirt ? { skirt: items } : { body: items };
}
