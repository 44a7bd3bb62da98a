/** @module A cat on its way up the side of something tall. */
import { drawCat } from "../../cat/cat.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import { climbedTree } from "../../wardrobe/climbed_tree.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { boxOf, faceOf, onStage } from "../actor_boxes.ts";
import { extentOf } from "../cat_on_stage.ts";
import { moveBy } from "../moving_actors.ts";
import { drawnCat } from "../drawn_cat.ts";
import { spanAt } from "../silhouette.ts";
import { placeBeside } from "../around/sides.ts";
import { redrawn } from "../thing_on_stage.ts";

/** Trees with a trunk below their crown. */
const TREES: readonly Prop[] = ["tree"];

/** How steeply a cat climbs, in radians from level, and how far it is off the ground, in units. */
const STEEP = 1.24, OFF_GROUND = 96;

/** Paws are so far inside the edge of what they go up: this share of how wide it is there. */
const INSIDE = 0.34;

/** What is climbed is so many times as high as the cat is long, and at least this share of that wide. */
const TALLER = 1.3, WIDE = 0.28;

export function climb(cat: CatOnStage, what: ThingOnStage): void {
  if (isUpright(cat.cat.figure)) return clingTo(cat, what);
  const side = cat.placing.mirror ? -1 : 1;
  showLength(cat);
  const long = widthOf(cat.box) * cat.placing.scale;
  const isTree = TREES.includes(what.prop);
  if (isTree) {
    redrawn(what, climbedTree(what.colour));
    what.placing.scale = cat.placing.scale;
  } else {
    what.placing.scale = Math.max(
      long * TALLER / heightOf(what.box),
      long * WIDE / widthOf(what.box),
    );
  }
  cat.placing.turn = -side * STEEP;
  const low = onStage(cat, [cat.rest.left, 0])[1];
  moveBy(cat, [0, -OFF_GROUND * cat.placing.scale - low]);
  const [x, y] = onStage(cat, [(cat.rest.left + cat.rest.right) / 2, 0]);
  const middle = RUNGS.includes(what.prop)
    ? x - middleAt(what, y) - side * BEFORE_RUNGS * cat.placing.scale
    : x + side * toMiddle(what, y);
  what.placing.at = [middle, 0];
  what.depth = cat.depth - 1;
  what.isPlaced = true;
  what.bears = true;
  cat.isGrounded = false;
  cat.isPlaced = true;
  lookUp(cat);
}

/** Things with rungs: their middle is what paws are on. */
const RUNGS: readonly Prop[] = ["ladder"];

/** How far beyond the paws their middle is, so that the body is before them, in units. */
const BEFORE_RUNGS = 44;

/** How far aside of its foot the middle of a thing is at this height. */
function middleAt({ items, box, placing: { scale } }: ThingOnStage, y: number): number {
  const { left, right } = spanAt(items, y / scale) ?? box;
  return (left + right) / 2 * scale;
}

/** From the paws of a cat to the middle of what it climbs, at this height. */
function toMiddle({ items, placing: { scale } }: ThingOnStage, y: number): number {
  const { left, right } = spanAt(items, y / scale) ?? boundsOf(items);
  const near = Math.min(-left, right) > 0 ? (right - left) / 2 : Math.max(-left, right);
  return (near - (right - left) * INSIDE) * scale;
}

/** How far a head is turned back towards upright, seen from the side and with its whole face, in radians. */
const UPRIGHT = { side: 0.42, whole: 0.9 };

/** It looks where it climbs, so far ahead, in units. */
const AHEAD = 260;

function lookUp(cat: CatOnStage): void {
  const { head } = cat.cat.figure;
  cat.faceShown = "side";
  cat.bow = { by: [0, 0], turn: UPRIGHT.side };
  cat.target = onStage(cat, [head.at[0] + AHEAD, head.at[1] + 40]);
  if (!drawnCat(cat).figure.head.profile) cat.bow.turn = UPRIGHT.whole;
}

/** From the side: towards the viewer it would climb nothing. */
function showLength(cat: CatOnStage): void {
  if (cat.cat.figure.view === "side") return;
  cat.spec = { ...cat.spec, view: "side" };
  Object.assign(cat, extentOf(drawCat(cat.spec, { mirrored: cat.placing.mirror })));
}

/** How far the body of an upright cat leans to what it climbs, in radians. */
const LEAN = 0.07;

/** Upright at the side of it, its forepaws on it. */
function clingTo(cat: CatOnStage, what: ThingOnStage): void {
  const box = boxOf(cat), high = heightOf(box);
  what.placing.scale = Math.max(
    high * 1.5 / heightOf(what.box),
    0.3 * widthOf(box) / widthOf(what.box),
  );
  const side = cat.placing.mirror ? -1 : 1;
  placeBeside([what], [cat], side, -0.5 * widthOf(box));
  what.depth = cat.depth - 1;
  cat.placing.turn = side * LEAN;
  moveBy(cat, [side * 0.1 * widthOf(box), -0.3 * high]);
  cat.isGrounded = false;
  const { neck } = cat.cat.figure;
  cat.reach = {
    near: [neck.at[0] + 118, neck.at[1] - 26],
    far: [neck.at[0] + 92, neck.at[1] + 66],
  };
  cat.target = faceOf(what);
}
