/** @module What cats play: each by itself, or two with a toy or a board between them, each with a paw on it. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import type { Item } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { useOf } from "../../things/uses.ts";
import { boxOf, faceOf, ownPoint } from "../actor_boxes.ts";
import { putOn } from "../acts/busy_paws.ts";
import { eachCatWithThing } from "../each_cat.ts";
import { moveBy } from "../moving_actors.ts";
import { play } from "../acts/music.ts";
import type { RelationEntry } from "../relation_entry.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { thing as part } from "../../wardrobe/prop_art.ts";
import { layFlat, redrawn } from "../thing_on_stage.ts";
import { standBetween } from "../around/stand_between.ts";

/** Where a paw lies on the toy, from its middle, in shares of its size. */
const PAW = { aside: 0.34, up: 0.3 };

const playEach = eachCatWithThing((cat, thing, { things }) => play(cat, { thing, things }));

/** Lays out a relation of playing. */
export const arrangePlay: RelationEntry["arrange"] = (stage, who, what) => {
  const [one, other, ...more] = who.filter((actor) => actor.kind === "cat");
  if (one && other && more.length === 0 && what.kind === "thing" && mayStandBetween(what)) {
    return bothAt([one, other], what);
  }
  playEach(stage, who, what);
};

/** Whether it can stand between two that are both at it: on the ground, and neither an instrument nor an animal. */
export function mayStandBetween({ art, prop, isPlaced }: ThingOnStage): boolean {
  return !isPlaced && !art.isFriend && !art.anchors?.played && !useOf(prop)?.beaten;
}

/** On the ground between the two, a paw of each on it. */
export function bothAt(cats: readonly [CatOnStage, CatOnStage], toy: ThingOnStage): void {
  const use = useOf(toy.prop);
  if (use?.worked === "flat") layFlat(toy);
  const isTugged = toy.prop === "rope";
  if (isTugged) redrawn(toy, tautRope());
  standBetween(toy, ...cats);
  if (isTugged) moveBy(toy, [0, -TAUT.high]);
  if (use?.bears) putOn(toy, use.bears);
  const [x, y] = faceOf(toy), box = boxOf(toy);
  for (const cat of cats) {
    const { left, right } = boxOf(cat);
    const side = (left + right) / 2 < x ? -1 : 1;
    cat.placing.mirror = side > 0;
    cat.target = [x, y];
    if (!isUpright(cat.cat.figure)) continue;
    cat.reach = {
      near: ownPoint(cat, [x + side * widthOf(box) * PAW.aside, y - heightOf(box) * PAW.up]),
    };
    cat.pawsDepth = toy.depth + 0.02;
  }
}

/** A rope that two pull at: how long and thick it is, and how high above the ground, in units. */
const TAUT = { long: 300, thick: 14, high: 96 };

/** Straight between two paws, a knot in its middle. */
function tautRope(): Item[] {
  const end = TAUT.long / 2, hemp = { l: 0.72, c: 0.08, h: 70 };
  return [
    part(
      "rope",
      "cloth",
      ribbon([[-end, -4], [0, 0], [end, -4]], [TAUT.thick, TAUT.thick, TAUT.thick]),
      hemp,
    ),
    part("knot", "cloth", ribbon([[-16, 0], [16, 0]], [24, 24]), { l: 0.58, c: 0.2, h: 28 }),
    ...[-1, 1].map((side): Item =>
      part(
        `rope end ${side}`,
        "cloth",
        ribbon([[side * (end - 6), -4], [side * (end + 20), 14]], [TAUT.thick, 5]),
        hemp,
      )
    ),
  ];
}
