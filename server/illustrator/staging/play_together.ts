/** @module What cats play: each by itself, or two with a toy or a board between them, each with a paw on it. */
import { heightOf, widthOf } from "../geometry/measure.ts";
import { isUpright } from "../cat/body/reaching.ts";
import type { CatOnStage, ThingOnStage } from "./actors.ts";
import { useOf } from "../things/uses.ts";
import { boxOf, faceOf, ownPoint } from "./actor_boxes.ts";
import { putOn } from "./busy_paws.ts";
import { eachCatWithThing } from "./each_cat.ts";
import { play } from "./music.ts";
import type { RelationEntry } from "./relation_entry.ts";
import { layFlat } from "./thing_on_stage.ts";
import { standBetween } from "./stand_between.ts";

/** Where a paw lies on the toy, from its middle, in shares of its size. */
const PAW = { aside: 0.34, up: 0.3 };

const playEach = eachCatWithThing((cat, thing, { things }) => play(cat, { thing, things }));

/** Lays out a relation of playing. */
export const arrangePlay: RelationEntry["arrange"] = (stage, who, what) => {
  const [one, other, ...more] = who.filter((actor) => actor.kind === "cat");
  if (one && other && more.length === 0 && what.kind === "thing" && isBetween(what)) {
    return playTogether([one, other], what);
  }
  playEach(stage, who, what);
};

/** Whether two can play with it at once: it stands on the ground, and is neither an instrument nor an animal. */
function isBetween({ art, prop, isPlaced }: ThingOnStage): boolean {
  return !isPlaced && !art.isFriend && !art.anchors?.played && !useOf(prop)?.beaten;
}

function playTogether(cats: readonly [CatOnStage, CatOnStage], toy: ThingOnStage): void {
  const use = useOf(toy.prop);
  if (use?.worked === "flat") layFlat(toy);
  standBetween(toy, ...cats);
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
