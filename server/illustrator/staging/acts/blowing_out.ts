/**
 * @module A cat that blows out candles: they stand at the height of its lips, its breath goes to them,
 * smoke rises.
 */
import { bounds, boundsOf, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { curve, type Knot } from "../../geometry/shapes.ts";
import { moveItems, movePoint, placing } from "../../geometry/transform.ts";
import { mouthPlace } from "../../cat/head/face_places.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import { line } from "../../items.ts";
import type { Item, Point, Region } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { drawnCat } from "../drawn_cat.ts";
import { sizeThing } from "../moving_actors.ts";
import { addTools, drawnBeside } from "./tools.ts";
import { redrawn } from "../thing_on_stage.ts";
import { PALE, wisps } from "./wisps.ts";

/** What has the candles is at most so wide and high, in units. */
const CAKE = { wide: 190, high: 140 };

/** From the lips to the middle of the candles, and how far their flames are above the lips, in units. */
const AHEAD = 150, ABOVE = 16;

/** The table below is so much wider than the cake, at least so high, and so thick where paws lie, in units. */
const TABLE = { wider: 1.42, least: 40, edge: 16 };

/** The tail of a cat that blows lies behind it, away from the candles. */
const BEHIND: readonly Knot[] = [[-36, -14], [-110, -12], [-172, -22], [-214, -66], [-220, -118]];

/** How far the head comes forward to blow, in units. */
const LEAN = 18;

/** Where the cake of a small cat stands, in units below its paws. */
const GROUND = 10;

/** Lips, in the coordinates of a head. */
const LIPS: Point = [0, 72];

export function blowOut(cat: CatOnStage, thing: ThingOnStage): void {
  const { scale } = cat.placing;
  cat.tail = BEHIND;
  cat.mouth = "round";
  cat.faceShown = "side";
  cat.bow = { by: [LEAN, 8] };
  cat.target = onStage(cat, [cat.cat.figure.head.at[0] + 400, cat.cat.figure.head.at[1] + 120]);
  const lips = lipsOf(cat);
  redrawn(thing, blown(thing.items, thing.placing.mirror === cat.placing.mirror ? 1 : -1));
  sizeThing(thing, { width: CAKE.wide * scale, highest: CAKE.high * scale });
  const high = heightOf(thing.box) * thing.placing.scale / scale;
  const wide = widthOf(thing.box) * thing.placing.scale / scale;
  const middle = lips[0] + AHEAD + wide * 0.18;
  const level = lips[1] - ABOVE + high, isOnTable = -level > TABLE.least;
  const foot = isOnTable ? level : GROUND;
  thing.placing.at = onStage(cat, [middle, foot]);
  thing.depth = cat.depth + 0.05;
  thing.isPlaced = true;
  thing.isGrounded = !isOnTable;
  if (isOnTable) {
    const items = tableUnder(cat, { middle, top: foot - 4, wide: wide * TABLE.wider });
    addTools(cat, thing, "table", { items, isBelow: true });
    if (isUpright(cat.cat.figure)) {
      const edge = middle - wide * TABLE.wider / 2;
      cat.reach = { near: [edge + 26, foot - TABLE.edge], far: [edge + 4, foot - TABLE.edge - 8] };
      cat.pawsDepth = thing.depth + 0.02;
    }
  }
  cat.target = onStage(cat, [middle, foot - high * 0.8]);
  const flames: Point = [middle - wide * 0.2, foot - high * 0.86];
  addTools(cat, thing, "breath", { items: breath(lipsOf(cat), flames) });
  addTools(cat, thing, "smoke", {
    items: wisps([middle, foot - high], { wide, high: 48, leaning: 0.4 }),
  });
}

function lipsOf(cat: CatOnStage): Point {
  const { figure: { head } } = drawnCat(cat);
  return movePoint(placing(head), mouthPlace(LIPS, head, cat.spec));
}

/** A table of this width whose top is there. */
function tableUnder(
  cat: CatOnStage,
  { middle, top, wide }: { middle: number; top: number; wide: number },
): Item[] {
  const items = drawnBeside(cat, "table"), box = boundsOf(items);
  const across = wide / widthOf(box), up = (8 - top) / heightOf(box);
  return moveItems({
    a: across,
    b: 0,
    c: 0,
    d: up,
    e: middle - (box.left + box.right) / 2 * across,
    f: top - box.top * up,
  }, items);
}

/** Three lines that open from the lips and sway. */
function breath(from: Point, to: Point): Item[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return [-1, 0, 1].map((side) => {
    const at = (share: number, sway: number): Point => [
      from[0] + dx * share,
      from[1] + dy * share + side * (4 + 24 * share) + sway * SWAY,
    ];
    const points = curve([at(0.26, 0), at(0.42, 1), at(0.6, -1), at(0.78, 0.6)]);
    return line(`breath ${side}`, "prop", points, PALE, [2, 5]);
  });
}

/** How far breath sways, in units. */
const SWAY = 4.5;

/** Flames in the breath lie down so far, in units aside per unit of height, and so high are they, as a share. */
const BLOWN = { aside: 0.9, high: 0.68 };

/** The thing with its flames blown aside, which is right (1) or left (-1) in its own coordinates. */
function blown(items: readonly Item[], away: 1 | -1): Item[] {
  const box = boundsOf(items);
  return items.map((item) => {
    if (item.is !== "region" || !isFlame(item, box)) return item;
    const { bottom } = bounds(item.outline), { aside, high } = BLOWN;
    const lying = { a: 1, b: 0, c: -away * aside, d: high };
    return moveItems({ ...lying, e: away * aside * bottom, f: (1 - high) * bottom }, [item])[0]!;
  });
}

/** The colours of fire, and how far a flame is from the top of its thing and how wide at most, as shares of that. */
const FIRE = { from: 30, to: 95, chroma: 0.1 }, FLAME = { top: 0.14, wide: 0.3 };

/** Things of a library of pictures do not name their parts: a flame is small, on top and has the colour of fire. */
function isFlame({ name, outline, colour: { c, h } }: Region, whole: Box): boolean {
  const box = bounds(outline);
  return /flame$/.test(name) || c > FIRE.chroma && h > FIRE.from && h < FIRE.to &&
      box.top < whole.top + FLAME.top * heightOf(whole) &&
      widthOf(box) < FLAME.wide * widthOf(whole);
}
