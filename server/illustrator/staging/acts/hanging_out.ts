/**
 * @module Washing that a cat hangs out: on its hind legs at a line between two posts, both paws and a peg
 * each at what it hangs up, the rest of it beside that.
 */
import type { Colour } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { boundsOf, widthOf } from "../../geometry/measure.ts";
import { curve, ribbon, rounded } from "../../geometry/shapes.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import { line } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { itemsOf } from "../../things/art.ts";
import { THINGS as CATALOGUE } from "../../things/catalogue.ts";
import { type Prop, propOf } from "../../wardrobe/prop_kinds.ts";
import { thing as part } from "../../wardrobe/prop_art.ts";
import { faceOf, onStage } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { shoulderOf } from "../held/paws.ts";
import { redrawn } from "../thing_on_stage.ts";
import { turnAside } from "./beside_work.ts";

/** From the neck to the near end and the far end of the line, and how far it is above the shoulders, in units. */
const LINE = { from: -176, to: 440, above: 36, sag: 12 };

/** How far the posts stand out above the line, in units. */
const OVER = 26;

/** Where what is hung up begins and ends, from the neck, how far inside the paws are, and how high it is, in units. */
const HUNG = { from: 84, to: 226, paws: [12, 76], high: 150 };

/** What hangs there already: from the neck, how wide and how high, in units. */
const REST: readonly { at: number; wide: number; high: number; kind: Prop }[] = [
  { at: 292, wide: 88, high: 124, kind: "jeans" },
  { at: 380, wide: 66, high: 98, kind: "towel" },
];

const WOOD: Colour = { l: 0.5, c: 0.07, h: 55 }, PEG: Colour = { l: 0.74, c: 0.1, h: 75 };

export function hangOut(
  cat: CatOnStage,
  washing: ThingOnStage,
  things: readonly ThingOnStage[],
): void {
  turnAside(cat);
  const [x] = cat.cat.figure.neck.at, y = shoulderOf(cat) - LINE.above;
  const garment = [...washing.holds ?? [], ...things].find((one): one is ThingOnStage =>
    one.kind === "thing" && one !== washing && isWashing(one.prop) &&
    (!one.isPlaced || washing.holds?.includes(one) === true)
  );
  washing.holds = washing.holds?.filter((one) => one !== garment) ?? [];
  const shirt = garment ? upright(garment.prop, garment.colour) : upright("t-shirt");
  const hung = pegged(shirt, { at: [x + (HUNG.from + HUNG.to) / 2, y], ...sizeOf(HUNG) });
  const place = { scale: cat.placing.scale, turn: 0, mirror: cat.placing.mirror };
  const beside = {
    isPlaced: true,
    isGrounded: false,
    placing: { at: onStage(cat, [0, 0]), ...place },
  };
  redrawn(washing, [
    ...REST.flatMap(({ at, wide, high, kind }) =>
      pegged(upright(kind), { at: [x + at, y], wide, high })
    ),
    ...garment ? [] : hung,
    ...[HUNG.to - 16, ...REST.flatMap(endsOf)].map((at, i) =>
      part(`peg ${i + 1}`, "wood", rounded(pegAt([x + at, y]), 2), PEG, { line: 2 })
    ),
  ]);
  washing.back = [...posts(x, y), ...rope(x, y)];
  // Cloth is before the arms that hold it up, and the paws over it.
  Object.assign(washing, { ...beside, depth: cat.depth + 0.03 });
  if (garment) {
    redrawn(garment, hung);
    Object.assign(garment, { ...beside, placing: { ...washing.placing }, depth: cat.depth + 0.02 });
  }
  const [far, near] = HUNG.paws as [number, number];
  cat.reach = { far: [x + HUNG.from + far, y + 8], near: [x + HUNG.from + near, y + 10] };
  cat.pawsDepth = cat.depth + 0.05;
  cat.target = faceOf(garment ?? washing);
}

/** Whether it is what one washes: clothes, and the linen of a house. */
function isWashing(prop: Prop): boolean {
  return CATALOGUE.get(prop)?.category === "clothing" || LINEN.includes(prop);
}

const LINEN: readonly Prop[] = ["towel", "tea towel", "bed sheet", "blanket", "sock", "laundry"];

/** As one sees it when it hangs: on a floor, clothes are drawn lying. */
function upright(prop: Prop, colour?: Colour): Item[] {
  const garment = CATALOGUE.get(prop), art = propOf(prop);
  return garment ? itemsOf(garment, colour) : art.draw(colour ?? art.colour as Colour);
}

function sizeOf({ from, to, high }: typeof HUNG): { wide: number; high: number } {
  return { wide: to - from, high };
}

function endsOf({ at, wide }: typeof REST[number]): number[] {
  return [at - wide * 0.36, at + wide * 0.36];
}

/** Cloth whose upper edge is at the line, as large as there is room. */
function pegged(
  items: readonly Item[],
  { at: [x, y], wide, high }: { at: Point; wide: number; high: number },
): Item[] {
  const own = boundsOf(items);
  const scale = Math.min(wide / widthOf(own), high / (own.bottom - own.top));
  return moveItems(
    placing({ at: [x - (own.left + own.right) / 2 * scale, y + 6 - own.top * scale], scale }),
    items,
  );
}

/** A post at either end, on the ground. */
function posts(x: number, y: number): Item[] {
  return [LINE.from, LINE.to].map((at, i) =>
    part(`post ${i + 1}`, "wood", ribbon([[x + at, y - OVER], [x + at, 6]], [13, 15]), WOOD)
  );
}

function rope(x: number, y: number): Item[] {
  const way = curve([[x + LINE.from, y - 2], [x + (LINE.from + LINE.to) / 2, y + LINE.sag], [
    x + LINE.to,
    y - 2,
  ]]);
  return [
    line("washing line edge", "prop", way, { ...WOOD, l: 0.3 }, [9, 9]),
    line("washing line", "prop", way, WHITE, [5, 5]),
  ];
}

/** A peg over the line. */
function pegAt([x, y]: Point): Point[] {
  return [[x - 5, y - 14], [x + 5, y - 14], [x + 5, y + 18], [x - 5, y + 18]];
}
