/** @module Who looks out of the front of a thing: an oven, a kennel, a car. */
import { box as rectangle, ellipse } from "../../geometry/shapes.ts";
import type { Reach } from "../../cat/body/reaching.ts";
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { region } from "../../items.ts";
import type { Item } from "../../scene.ts";
import type { Hatch } from "../../things/hatches.ts";
import { footprintOf, onStage } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { below } from "../clip.ts";
import { moveBy } from "../moving_actors.ts";
import { hiddenShare, pawsOnRim } from "./over_a_rim.ts";
import { ridersOf } from "./seat_on.ts";
import { besideCats } from "../around/sides.ts";

/** How much wider than the cats the opening is, the least of its height that they fill, and how much of them it hides. */
const WIDER = 1.2, FILLED = 0.86, HIDDEN = 0.44;

/** The dark inside of a thing. */
const INSIDE = { l: 0.24, c: 0.02, h: 60 };

/** The share of a cat below its chin that lies, at most. */
const LYING = 0.4;

/** How much of a round opening its lower edge closes. */
const LIP = 0.16;

/** How high the sill is that lies before them, as a share of the opening. */
const SILL = 0.06;

/** Cats in a thing that is as large as they need; their heads and paws show in its opening. */
export function lookOut(cats: readonly CatOnStage[], what: ThingOnStage, hatch: Hatch): void {
  besideCats(cats);
  const { left: from, right: to } = footprintOf(cats);
  const wide = widthOf(what.box) * (hatch.right - hatch.left);
  const high = heightOf(what.box) * (hatch.bottom - hatch.top);
  const shown = Math.max(
    ...cats.map((cat) => heightOf(cat.box) * cat.placing.scale * (1 - hiddenShare(cat, HIDDEN))),
  );
  const scale = Math.max(
    what.placing.scale,
    (to - from) * WIDER / wide,
    shown * FILLED / high,
  );
  const left = what.box.left + widthOf(what.box) * hatch.left;
  const level = what.box.top + heightOf(what.box) * hatch.bottom;
  what.placing = {
    at: [(from + to) / 2 - (left + wide / 2) * scale, 0],
    scale,
    turn: 0,
    mirror: false,
  };
  what.depth = Math.min(...cats.map(({ depth }) => depth)) - 1;
  what.isPlaced = true;
  what.bears = true;
  what.riders = ridersOf(what, cats);
  const opening = { left, level, wide, high };
  const inside = insideOf(opening, hatch);
  const edge = hatch.isShut === "round" ? level - high * LIP : level;
  what.items = [...what.items, ...inside];
  what.front = hatch.isShut === "round" ? lipOf(inside, edge, what) : [sillOf(opening, what)];
  for (const cat of cats) rise(cat, what, { ...opening, level: edge });
}

interface Opening {
  left: number;
  level: number;
  wide: number;
  high: number;
}

/** Its head and paws are above the lower edge of the opening. */
function rise(cat: CatOnStage, what: ThingOnStage, { left, level, wide }: Opening): void {
  const [from, edge] = onStage(what, [left, level]);
  const [to] = onStage(what, [left + wide, level]);
  const [, feet] = onStage(cat, [0, 0]);
  const height = heightOf(cat.box) * cat.placing.scale;
  moveBy(cat, [0, edge + height * hiddenShare(cat, HIDDEN) - feet]);
  cat.isGrounded = false;
  cat.isPlaced = true;
  cat.rim = { left: from, right: to, y: edge };
  // The paws of who lies there are below the edge.
  const waves = cat.spec.pose === "waving";
  if (waves || hiddenShare(cat, HIDDEN) > LYING) pawsOnRim(cat, edge, what.depth + 1.95);
  if (waves && cat.reach) waveAbove(cat, cat.reach);
}

/** A paw that waves is beside the cheek and so far above the edge, in units. */
const WAVING = { aside: 132, up: 78 };

/** One paw up, the other on the edge. */
function waveAbove(cat: CatOnStage, { near, far }: Reach): void {
  if (!near || !far) return;
  const x = (near[0] + far[0]) / 2 + WAVING.aside;
  cat.reach = { near: [x, near[1] - WAVING.up], far, turn: -0.2 };
}

function insideOf({ left, level, wide, high }: Opening, { isShut }: Hatch): Item[] {
  if (!isShut) return [];
  const outline = isShut === "round"
    ? ellipse([left + wide / 2, level - high / 2], wide / 2, high / 2)
    : rectangle(left, level - high, wide, high, Math.min(wide, high) * 0.06);
  return [region({
    name: "dark inside",
    role: "prop",
    texture: "stone",
    outline,
    colour: INSIDE,
    volume: 0,
    line: 2,
  })];
}

/** What of a round opening lies before those in it. */
function lipOf(inside: readonly Item[], edge: number, { colour }: ThingOnStage): Item[] {
  return below(inside, edge).map((item) =>
    item.is === "region" ? { ...item, name: "sill", colour } : item
  );
}

function sillOf({ left, level, wide, high }: Opening, { colour }: ThingOnStage): Item {
  return region({
    name: "sill",
    role: "prop",
    texture: "metal",
    outline: rectangle(left, level - high * SILL / 2, wide, high * SILL * 1.5),
    colour,
    volume: 0.2,
    line: 2,
  });
}
