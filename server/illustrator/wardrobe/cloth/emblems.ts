/**
 * @module The picture of one thing on the front of a garment: "a hoodie with a skull on it". Its flat shapes
 * are marks of the cloth, so that each painter shows them.
 */
import { THINGS } from "../../colour/palette.ts";
import { boundsOf, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { moveItems, type Transform } from "../../geometry/transform.ts";
import { mark, region } from "../../items.ts";
import type { Item, Mark, Point, Region } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { COSTUMES } from "../costumes.ts";
import { aroundNeck } from "../neckwear.ts";
import type { Outfit, OutfitContext } from "../outfit.ts";
import { type Prop, propOf } from "../prop_kinds.ts";

/** Whether a garment can show a thing on its front. */
export function hasFront(costume: string): boolean {
  const entries: Readonly<Record<string, CostumeEntry>> = COSTUMES;
  return entries[costume]?.hasFront === true;
}

/** Its longer side, as a share of the shorter one of a piece of cloth. */
const SHARE = 0.5;

/** A cloth over chest and sleeves begins below the chin, in units of the neck, and is at most so wide to each side. */
const CHIN = 20, MOST = 72;

/** In less than this, in units of the neck, nothing would be recognised. */
const LEAST = 20;

/** Wider than high by this, a body is seen from the side, and its flank shows the thing. */
const LONG = 1.02;

/** Where a garment may show it, the outer ones last: forelegs hide the body, and nothing the others. */
const LAYERS = ["body", "skirt", "neck"] as const;

/** Name of the cloth that shows a thing or bears words before the sleeves. */
export const EMBLEM_CLOTH = "emblem cloth";

/**
 * The outfit with a thing on its front: on its largest piece, or, where forelegs hide that, on a cloth of the same
 * colour over the chest. Without a thing it gets a bare cloth for words. As it is where it has no front.
 */
export function withEmblem(
  outfit: Partial<Outfit>,
  prop: Prop | undefined,
  { cat }: OutfitContext,
): Partial<Outfit> {
  const pieces = LAYERS.flatMap((layer) =>
    (outfit[layer] ?? []).flatMap((item) => item.is === "region" ? [{ layer, item }] : [])
  );
  const front = pieces.toSorted((one, other) => area(other.item) - area(one.item))[0];
  if (!front) return outfit;
  const { layer, item } = front;
  const box = boundsOf([item]), { neck, bust } = cat.figure;
  const half = Math.min(MOST, ((box.bottom - neck.at[1]) / neck.scale - CHIN) / 2);
  const isHidden = layer === "body" &&
    (bust !== undefined || widthOf(box) < LONG * heightOf(box));
  if (isHidden && half > LEAST) {
    const cloth = aroundNeck(cat.figure, [clothOf(item, [0, CHIN + half], half)])
      .filter((one): one is Region => one.is === "region")
      .map((one) => prop ? showing(one, prop, 1.7 * SHARE) : one);
    return { ...outfit, neck: [...outfit.neck ?? [], ...cloth] };
  }
  if (!prop) {
    const side = SHARE * Math.min(widthOf(box), heightOf(box));
    return {
      ...outfit,
      [layer]: [...outfit[layer]!, clothOf(item, flankOf(box, neck.at), side * 0.66)],
    };
  }
  const shown = showing(item, prop, SHARE);
  return { ...outfit, [layer]: outfit[layer]!.map((one) => one === item ? shown : one) };
}

/** The middle of the flank: behind the forelegs. */
function flankOf(box: Box, [neck]: Point): Point {
  const [x, y] = middleOf(box);
  return [x + Math.sign(x - neck) * widthOf(box) * 0.19, y];
}

function clothOf({ colour, texture }: Region, middle: Point, half: number): Region {
  return region({
    name: EMBLEM_CLOTH,
    role: "costume",
    texture,
    outline: ellipse(middle, half, half),
    colour,
    line: 0,
    volume: 0.3,
  });
}

function showing(cloth: Region, prop: Prop, share: number): Region {
  const box = boundsOf([cloth]);
  const side = share * Math.min(widthOf(box), heightOf(box));
  return { ...cloth, marks: [...cloth.marks, ...shapes(prop, box, side)] };
}

/** The flat shapes of a thing with this longest side, in the middle of a box. */
function shapes(prop: Prop, box: Box, side: number): Mark[] {
  const art = propOf(prop);
  const items = art.draw(art.colour === "accent" ? THINGS.golden : art.colour);
  const own = boundsOf(items);
  const scale = side / Math.max(widthOf(own), heightOf(own));
  const [x, y] = middleOf(own), [toX, toY] = middleOf(box);
  const to: Transform = { a: scale, b: 0, c: 0, d: scale, e: toX - x * scale, f: toY - y * scale };
  return moveItems(to, items).flatMap(flat);
}

function middleOf({ left, right, top, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** A region and what is on it, as marks. Thin lines and lights are left out: they would not show. */
function flat(item: Item): Mark[] {
  return item.is === "region" ? [mark("detail", item.outline, item.colour), ...item.marks] : [];
}

function area(region: Region): number {
  const box = boundsOf([region]);
  return widthOf(box) * heightOf(box);
}
