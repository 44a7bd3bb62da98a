/** @module Heads and forepaws that come out from under low furniture or a car. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { box as rectangle } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import { boxAround, onStage } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { moveBy } from "../moving_actors.ts";
import { hiddenShare, pawsOnRim } from "./over_a_rim.ts";

/** What is so low that one lies under it; whether it stands on feet. */
const LOW: Partial<Record<Prop, "feet" | "wheels">> = {
  couch: "feet",
  bed: "feet",
  armchair: "feet",
  "hospital bed": "feet",
  "four-poster bed": "feet",
  "bunk bed": "feet",
  "chest of drawers": "feet",
  wardrobe: "feet",
  bookcase: "feet",
  piano: "feet",
  stove: "feet",
  car: "wheels",
  taxi: "wheels",
  bus: "wheels",
  "camper van": "wheels",
  "police car": "wheels",
  "fire engine": "wheels",
  "garden shed": "feet",
  radiator: "feet",
};

/** How wide it is at least beside the cats, and how high the gap is, as a share of a head's height. */
const LEAST = 1.7, GAP = 0.62;

/** The share of a cat that the ground seems to hide: all below its chin. */
const HIDDEN = 0.44;

/** The dark below it. */
const DARK = { l: 0.2, c: 0.02, h: 60 };

/** How far up the dark goes behind furniture, whose drawing has feet of its own. */
const BEHIND = 0.2;

/** The share of a cat below its chin that lies, at most: its paws are below that already. */
const LYING = 0.4;

/** How wide a foot is, as a share of the thing. */
const FOOT = 0.05;

/** Whether one is under it with the head out, not upright. */
export function isLow(prop: Prop): boolean {
  return LOW[prop] !== undefined;
}

/** The thing stands over them; their heads and paws are before its lower edge. */
export function lookOutFromUnder(cats: readonly CatOnStage[], what: ThingOnStage): void {
  const box = boxAround(cats);
  const heads = cats.map((cat) => heightOf(cat.box) * cat.placing.scale * (1 - shareOf(cat)));
  const gap = Math.max(...heads) * GAP;
  const widest = widthOf(box) * LEAST / widthOf(what.box);
  what.placing = {
    at: [(box.left + box.right) / 2, 0],
    scale: Math.max(what.placing.scale, widest),
    turn: 0,
    mirror: false,
  };
  const { scale } = what.placing, own = what.box, high = gap / scale;
  const isWheeled = LOW[what.prop] === "wheels";
  const wide = widthOf(own), inset = isWheeled ? 0.16 : 0;
  const foot = (x: number, name: string) =>
    region({
      name,
      role: "prop",
      texture: "wood",
      outline: rectangle(x, own.bottom - 2, wide * FOOT, high + 2),
      colour: what.colour,
      volume: 0.3,
      line: 3,
    });
  // What has wheels stands on them: the dark is between these.
  const lifted = isWheeled ? 0 : high;
  what.items = [
    region({
      name: "dark below",
      role: "prop",
      texture: "stone",
      outline: rectangle(
        own.left + wide * (inset + 0.04),
        own.bottom - (isWheeled ? high : heightOf(own) * BEHIND),
        wide * (1 - 2 * inset - 0.08),
        isWheeled ? high : high + heightOf(own) * BEHIND,
      ),
      colour: DARK,
      volume: 0,
      line: 0,
    }),
    ...(isWheeled ? [] : [
      foot(own.left + wide * 0.06, "left foot"),
      foot(own.right - wide * (0.06 + FOOT), "right foot"),
    ]),
    ...what.items,
  ];
  if (isWheeled) what.items = [...what.items.slice(1), what.items[0]!];
  what.box = { ...own, bottom: own.bottom + lifted };
  moveBy(what, [0, -lifted * scale]);
  what.depth = Math.min(...cats.map(({ depth }) => depth)) - 1;
  what.isPlaced = true;
  what.isGrounded = true;
  for (const cat of cats) lieDown(cat);
}

function shareOf(cat: CatOnStage): number {
  return hiddenShare(cat, HIDDEN);
}

/** Its chin is on the ground. */
function lieDown(cat: CatOnStage): void {
  const [, feet] = onStage(cat, [0, 0]);
  const height = heightOf(cat.box) * cat.placing.scale;
  moveBy(cat, [0, height * shareOf(cat) - feet]);
  cat.isGrounded = false;
  cat.isPlaced = true;
  cat.rim = { left: -Infinity, right: Infinity, y: 2 };
  if (shareOf(cat) > LYING) pawsOnRim(cat, 0, cat.depth + 0.5);
}
