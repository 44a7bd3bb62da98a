/** @module Food on a stick over a fire: a cat that roasts marshmallows. */
import { isUpright } from "../../cat/body/reaching.ts";
import { THINGS } from "../../colour/palette.ts";
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import type { Item, Point } from "../../scene.ts";
import { thing as piece } from "../../wardrobe/prop_art.ts";
import { onStage, ownPoint } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { placeBeside } from "../around/sides.ts";
import { keepOffFace } from "../face_free.ts";
import { shoulderOf } from "../held/paws.ts";
import { sizeThing } from "../moving_actors.ts";
import { turnAside } from "./beside_work.ts";
import { addTools } from "./tools.ts";

/** From the neck to the paw, and from the shoulder down to it, in units of the cat. */
const PAW = { aside: 92, below: 58 };

/** How high the fire is, how far from the cat, and how far above its flames the food is, in units of the cat. */
const FIRE = { high: 190, aside: 24, above: 8 };

/** How large the food is, in units of the cat, and how far its stick reaches beyond the paw, as a share of its length. */
const FOOD = 74, BEHIND_PAW = 0.12;

/** Whether the cat could turn to the fire: then the food is on a stick in its paw, over the flames. */
export function roast(cat: CatOnStage, food: ThingOnStage, fire: ThingOnStage): boolean {
  if (!isUpright(cat.cat.figure) || cat.seat || cat.rim) return false;
  turnAside(cat);
  const { scale, mirror } = cat.placing;
  sizeThing(fire, { width: Infinity, highest: FIRE.high * scale });
  placeBeside([fire], [cat], mirror ? -1 : 1, FIRE.aside);
  keepOffFace(cat, fire);
  const paw: Point = [cat.cat.figure.neck.at[0] + PAW.aside, shoulderOf(cat) + PAW.below];
  const { left, right, top } = fire.box;
  const [x, y] = ownPoint(cat, onStage(fire, [(left + right) / 2, top]));
  const tip: Point = [x, y - FIRE.above];
  addTools(cat, food, "stick", { items: [stick(paw, tip), ...skewered(food, tip)] });
  cat.reach = { near: paw };
  cat.target = onStage(cat, tip);
  Object.assign(food, { items: [], heldBy: cat, isPlaced: true, isGrounded: false });
  return true;
}

function stick(paw: Point, tip: Point): Item {
  const end: Point = [
    paw[0] - (tip[0] - paw[0]) * BEHIND_PAW,
    paw[1] - (tip[1] - paw[1]) * BEHIND_PAW,
  ];
  return piece("stick", "wood", ribbon([end, paw, tip], [4, 4, 3]), THINGS.brown);
}

/** One of the food, in the middle of its stick's end. */
function skewered({ one }: ThingOnStage, [x, y]: Point): Item[] {
  const box = boundsOf(one), scale = FOOD / Math.max(widthOf(box), heightOf(box));
  const at: Point = [
    x - (box.left + box.right) / 2 * scale,
    y - (box.top + box.bottom) / 2 * scale,
  ];
  return moveItems(placing({ at, scale }), one);
}
