/**
 * @module What a cat works at: before it on the ground, or beside it, a tool in its paw where there is one.
 */
import { boundsOf, heightOf } from "../../geometry/measure.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import type { Item, Point } from "../../scene.ts";
import { THINGS } from "../../things/catalogue.ts";
import type { Tool, Use } from "../../things/use.ts";
import { useOf } from "../../things/uses.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "../actors.ts";
import { faceOf, onStage, ownPoint, restOf } from "../actor_boxes.ts";
import { chinOf } from "../held/paws.ts";
import { putOnTable } from "../seats/at_table.ts";
import { workBeside } from "./beside_work.ts";
import { hangOut } from "./hanging_out.ts";
import { knit } from "./knitting.ts";
import { sizeThing } from "../moving_actors.ts";
import type { Stage } from "../stage.ts";
import { layFlat } from "../thing_on_stage.ts";
import { washUp } from "./washing_up.ts";
import { namedTool, placeIn, type Work } from "./tools.ts";
import { ROOM_FOR_TOOL, workBesideWith, workWith } from "./with_a_tool.ts";

/** On the ground before the cat, which has its paws on it. */
export function workAt(
  cat: CatOnStage,
  { thing, things }: Work,
  { highest = 120, paws = true, isPlay = false, tool }: {
    highest?: number;
    paws?: boolean;
    /** Whether nothing is made of it: who plays with yarn does not knit. */
    isPlay?: boolean;
    tool?: Tool;
  } = {},
): void {
  const use = useOf(thing.prop), isFree = paws && isUpright(cat.cat.figure);
  const act = use?.worked && isFree && !isPlay ? ACTS[use.worked] : undefined;
  if (act) return act(cat, thing, things);
  if (isFree && cat.table) {
    if (use?.worked === "flat") layFlat(thing);
    return putOnTable(cat, thing, cat.table);
  }
  const named = isPlay ? undefined : namedTool(things.filter((one) => one !== thing))?.prop;
  const beside = (how: Use) => {
    workBeside(cat, thing, how);
    const taken = named ?? how.tool;
    if (taken && !isPlay) workBesideWith(cat, { thing, things }, taken);
  };
  if (isFree && use?.worked === "aside") return beside(use);
  if (isFree && thing.art.isFriend) return stroke(cat, thing);
  const large = tool === undefined && highest > SMALL_WORK ? highOf(thing) : 0;
  if (isFree && large > LARGE.least) {
    return beside({ high: Math.min(large, LARGE.most), paws: LARGE.paws });
  }
  if (use?.worked === "flat") layFlat(thing);
  const { left, right } = restOf(cat);
  const taken = use?.tool ?? tool ?? named;
  // A tool over the work has room under the chin.
  const under = taken && isFree
    ? Math.max(LEAST_WORK, (-chinOf(cat) - ROOM_FOR_TOOL) * cat.placing.scale)
    : Infinity;
  const usual = Math.min(highest, heightOf(thing.box) * LARGER, under);
  sizeThing(thing, { width: (right - left) * 0.92, highest: use?.high ?? usual });
  const { scale } = thing.placing;
  const own = cat.cat.figure.neck.at[0] * (cat.placing.mirror ? -1 : 1) * cat.placing.scale;
  const x = cat.placing.at[0] + own * 0.6;
  thing.placing.at = [x, cat.placing.at[1] + 34];
  thing.depth = cat.depth + 0.05;
  thing.isPlaced = true;
  if (use?.bears) putOn(thing, use.bears);
  if (!isFree) return;
  const y = thing.placing.at[1] + thing.top.y * scale + 2;
  const spread = Math.min(58, (thing.top.right - thing.top.left) * scale * 0.3);
  const ends = (use?.paws?.map((share) => onStage(thing, placeIn(thing.box, share))) ??
    [-1, 1].map((out): Point => [x + out * spread, y]))
    .map((point) => ownPoint(cat, point)).toSorted((one, other) => one[0] - other[0]);
  cat.reach = { far: ends[0]!, near: ends[1]! };
  cat.works = true;
  cat.target = faceOf(thing);
  cat.pawsDepth = thing.depth + 0.02;
  if (taken) workWith(cat, { thing, things }, taken);
}

/** What is at most so high, in units, lies before a cat: a book, a drum. */
const SMALL_WORK = 120;

/** What is higher than the least stands beside a cat, at most so high, paws at its near edge: a fir tree, a car. */
const LARGE = {
  least: 250,
  most: 470,
  paws: [[0.2, 0.56], [0.1, 0.66]] as [Point, Point],
};

/** How high it stands beside a cat, in units of the cat. */
function highOf({ art, prop, box }: ThingOnStage): number {
  const size = THINGS.get(prop)?.size;
  const { high, repeats } = art.anchors ?? {};
  return high ??
    (repeats || size === "giant" || size === "huge" ? Math.max(300, heightOf(box)) : 0);
}

/** What is done in a way of its own, and not with both paws on the thing. */
const ACTS: Partial<
  Record<
    NonNullable<Use["worked"]>,
    (cat: CatOnStage, thing: ThingOnStage, things: readonly ThingOnStage[]) => void
  >
> = { washed: washUp, knitted: knit, "hung up": hangOut };

/** Where a paw lies on a small animal, as a share of its box. */
const ON_A_FRIEND: Point = [0.36, 0.06];

/** Beside the cat, which lays one paw on it. */
function stroke(cat: CatOnStage, friend: ThingOnStage): void {
  const high = heightOf(friend.box) * friend.placing.scale;
  workBeside(cat, friend, { high, paws: [ON_A_FRIEND, ON_A_FRIEND] });
  cat.reach = { near: cat.reach!.near! };
}

/** What a cat works at is drawn at most so much larger than it is: a cup stays a cup. */
const LARGER = 1.75;

/** No work under a tool is lower, in units. */
const LEAST_WORK = 64;

/** Puts small things on a thing, the farther ones first. */
export function putOn(thing: ThingOnStage, { kind, at }: NonNullable<Use["bears"]>): void {
  const art = propOf(kind), items = art.draw(art.colour === "accent" ? thing.colour : art.colour);
  const own = boundsOf(items), scale = heightOf(thing.box) * 0.8 / heightOf(own);
  const placed = at.toSorted((one, other) => one[1] - other[1]).flatMap((share, i) => {
    const [x, y] = placeIn(thing.box, share);
    const foot = (own.left + own.right) / 2 * scale;
    return moveItems(placing({ at: [x - foot, y - own.bottom * scale], scale }), items)
      .map((item): Item =>
        item.is === "eye" ? item : { ...item, name: `${item.name} of ${i + 1}` }
      );
  });
  thing.items = [...thing.items, ...placed];
}

/** Cats work at a thing, on which their eyes are. */
export function workTogether(
  { things }: Pick<Stage, "things">,
  who: readonly OnStage[],
  what: OnStage,
  how: { highest?: number; tool?: Tool } = {},
): void {
  if (what.kind !== "thing") return;
  for (const actor of who) {
    if (actor.kind !== "cat") continue;
    workAt(actor, { thing: what, things }, how);
    actor.target = faceOf(what);
  }
}
