/**
 * @module What a cat reaches for: just above a raised paw, on a shelf or a post, or in the air where it flies.
 */
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { box as rectangle } from "../../geometry/shapes.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import { PLACES } from "../../world/places.ts";
import type { Item, Point } from "../../scene.ts";
import { thing as wooden } from "../../wardrobe/prop_art.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { faceOf, onStage } from "../actor_boxes.ts";
import type { Stage } from "../stage.ts";
import { watch } from "./watching.ts";

/** What is reached for is at most so large, in units; so far is the paw from its side, and below its foot. */
const REACHED = { large: 150, aside: 10, below: 26 };

/** Of a shelf or the top of a post: how far it goes beyond the thing, and how thick it is; of a post its width. */
const SHELF = { beyond: 34, thick: 20, post: 30 };

/** How far before a cat that does not stand upright it is, and how high, in units. */
const AHEAD = 190, HIGH = 300;

/** These belong on the ground or in a paw, and yet hang in the air by themselves. */
const DRIFTS: readonly Prop[] = [
  "balloon",
  "bubbles",
  "crescent moon",
  "feather",
  "speech bubble",
  "thought bubble",
];

const WOOD = { l: 0.55, c: 0.08, h: 58 };

export function reachFor(cat: CatOnStage, thing: ThingOnStage, { spec }: Stage): void {
  if (!thing.isPlaced) putOutOfReach(cat, thing, PLACES[spec.setting].indoors === true);
  watch(cat, faceOf(thing));
}

function putOutOfReach(cat: CatOnStage, thing: ThingOnStage, isIndoors: boolean): void {
  const paw = pawOf(cat), side = cat.placing.mirror ? -1 : 1;
  const large = Math.max(widthOf(thing.box), heightOf(thing.box));
  const scale = Math.min(thing.placing.scale, REACHED.large * cat.placing.scale / large);
  const half = widthOf(thing.box) * scale / 2;
  thing.placing = {
    at: [paw[0] + side * (half + REACHED.aside), paw[1] + REACHED.below],
    scale,
    turn: 0,
    mirror: false,
  };
  thing.depth = cat.depth - 0.5;
  thing.isPlaced = true;
  thing.isGrounded = false;
  if (thing.art.spot !== "air" && !DRIFTS.includes(thing.prop)) {
    thing.back = supportOf(thing, isIndoors);
  }
}

/** Where its highest forepaw is, or where it would be. */
function pawOf(cat: CatOnStage): Point {
  const { figure } = cat.cat;
  const paws = [...figure.limbs, ...figure.front].filter(({ kind, name }) =>
    kind === "paw" && name.includes("fore")
  ).map(({ outline }) => bounds(outline));
  const highest = paws.toSorted((one, other) => one.top - other.top)[0];
  if (!highest || !isUpright(figure)) {
    return onStage(cat, [figure.head.at[0] + AHEAD * 0.6, -HIGH]);
  }
  return onStage(cat, [highest.right, highest.top]);
}

/** A shelf at the wall, or a post with a board on it, in units of the thing. */
function supportOf(
  { box, placing: { at: [, y], scale } }: ThingOnStage,
  isIndoors: boolean,
): Item[] {
  const [beyond, thick, post] = [SHELF.beyond, SHELF.thick, SHELF.post].map((units) =>
    units / scale
  );
  const left = box.left - beyond!,
    wide = widthOf(box) + 2 * beyond!,
    middle = (box.left + box.right) / 2;
  const board = wooden(
    "shelf board",
    "wood",
    rectangle(left, box.bottom - 2, wide, thick!, 3),
    WOOD,
  );
  if (!isIndoors) {
    const down = -y / scale - box.bottom;
    return [
      wooden("post", "wood", rectangle(middle - post! / 2, box.bottom, post!, down, 3), WOOD),
      board,
    ];
  }
  const bracket = (x: number) =>
    wooden("shelf bracket", "wood", [
      [x - thick! * 0.4, box.bottom + thick!],
      [x + thick! * 0.4, box.bottom + thick!],
      [x + thick! * 0.4, box.bottom + thick! * 2.6],
    ], { ...WOOD, l: 0.42 });
  return [bracket(left + wide * 0.2), bracket(left + wide * 0.8), board];
}
