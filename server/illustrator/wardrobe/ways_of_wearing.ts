/**
 * @module How clothes are worn, drawn: an accessory is moved, turned or made larger where it is worn; a garment is
 * wider, tied around the waist, laid over the shoulders, or has its hood up.
 */
import { offsetOutline } from "../geometry/outline.ts";
import { inverse, moveItems, placing, type Transform } from "../geometry/transform.ts";
import { type Colour, shift } from "../colour/colour.ts";
import type { Item } from "../scene.ts";
import type { Dress, WayOfWearing, Worn } from "../spec.ts";
import { hood } from "./costumes/hooded_cloak.ts";
import { onHead } from "./headwear/headdress.ts";
import { mergeOutfits, type Outfit, type OutfitContext } from "./outfit.ts";
import { draped } from "./tailoring/draped.ts";
import { skirtOn } from "./tailoring/skirt.ts";
import { beltOn } from "./tailoring/tailored.ts";

/** Scaled and turned around a point of head or neck, then moved, in its own units. */
interface Move {
  around: readonly [x: number, y: number];
  scale?: number;
  turn?: number;
  down?: number;
}

/** Where hats sit on a head. */
const CROWN = [0, -76] as const;

const MOVES: Partial<Record<Worn["kind"], Partial<Record<WayOfWearing, Move>>>> = {
  hat: {
    big: { around: CROWN, scale: 1.34, down: 34 },
    small: { around: [0, -104], scale: 0.56, down: -6 },
    low: { around: CROWN, scale: 1.1, down: 34 },
    askew: { around: CROWN, turn: 0.3, down: 2 },
  },
  glasses: { "pushed up": { around: [0, 0], down: -92 }, low: { around: [0, 0], down: 30 } },
  scarf: {
    big: { around: [0, 0], scale: 1.75 },
    small: { around: [0, 4], scale: 0.62 },
    askew: { around: [0, 4], turn: 0.34 },
  },
};

/** An accessory as it is worn; its pieces are on head or neck of the cat. */
export function wornSo(
  outfit: Partial<Outfit>,
  { kind, variant, how }: Worn,
  { cat }: OutfitContext,
): Partial<Outfit> {
  if (!how) return outfit;
  const { head, neck } = outfit;
  if (how === "backwards" && head) {
    return { ...outfit, head: head.filter(({ name }) => !/peak|visor|bill/.test(name)) };
  }
  if (how === "around the neck" && head) {
    const upright = placing({ ...cat.figure.neck, scale: cat.figure.neck.scale * AROUND_NECK });
    const onNeck: Transform = { ...upright, c: -upright.c, d: -upright.d };
    return { neck: moveItems(onNeck, moveItems(inverse(cat.toHead), head)) };
  }
  const move = MOVES[kind]?.[how];
  if (!move || variant === "veil") return outfit;
  const onHeadOf = { ...outfit, ...(head && { head: moved(head, cat.toHead, move) }) };
  const toNeck = placing(cat.figure.neck);
  return { ...onHeadOf, ...(neck && { neck: moved(neck, toNeck, move) }) };
}

/** How much smaller headphones are around a neck, where their band hangs below them. */
const AROUND_NECK = 0.78;

/** Items moved in the units of the part of the body that `to` leads to. */
function moved(
  items: readonly Item[],
  to: Transform,
  { around: [x, y], scale = 1, turn = 0, down = 0 }: Move,
) {
  const there = placing({ at: [-x, -y] }), back = placing({ at: [x, y + down], scale, turn });
  return [inverse(to), there, back, to].reduce<Item[]>(
    (each, step) => moveItems(step, each),
    [...items],
  );
}

/** How far a garment that is too big stands off, in units. */
const ROOMY = 11;

/** A garment as it is worn. `outfit` is that garment as it usually is. */
export function dressedSo(
  outfit: Partial<Outfit>,
  { kind, how }: Dress,
  fitting: OutfitContext,
): Partial<Outfit> {
  const colour = clothColour(outfit);
  if (!how || !colour) return outfit;
  switch (how) {
    case "big": {
      const wider = (items: readonly Item[] = []) =>
        items.map((item) =>
          item.is === "region" && item.contour === undefined
            ? { ...item, outline: offsetOutline(item.outline, ROOMY) }
            : item
        );
      return { ...outfit, body: wider(outfit.body), limbs: wider(outfit.limbs) };
    }
    case "around the waist":
      return aroundWaist(fitting, kind, colour);
    case "over the shoulders":
      return draped(fitting, { name: kind, colour, reach: 0.42 });
    case "hood up":
      return mergeOutfits([outfit, onHead(fitting, [hood(colour)])]);
    default:
      return outfit;
  }
}

/** Its body hangs behind and at the sides, its sleeves are the band. */
function aroundWaist(fitting: OutfitContext, name: string, colour: Colour): Partial<Outfit> {
  return mergeOutfits([
    {
      skirt: skirtOn(fitting.cat.figure, {
        name,
        colour,
        texture: "cloth",
        waist: 0.62,
        drop: -6,
        flare: 2,
      }),
    },
    beltOn(fitting, {
      name: "tied sleeves",
      colour: shift(colour, { l: -0.06 }),
      at: 0.6,
      width: 0.11,
    }, true),
  ]);
}

/** The colour of its first piece of cloth. */
function clothColour({ body, neck, behind }: Partial<Outfit>): Colour | undefined {
  return [...(body ?? []), ...(neck ?? []), ...(behind ?? [])].find((item) => item.is === "region")
    ?.colour;
}
