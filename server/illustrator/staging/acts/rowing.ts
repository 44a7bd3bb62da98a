/** @module Who rows: in a boat whose oars are in its paws, their blades in the water beside it. */
import type { Colour } from "../../colour/colour.ts";
import { ribbon } from "../../geometry/shapes.ts";
import type { Item, Point } from "../../scene.ts";
import { thing as piece } from "../../wardrobe/prop_art.ts";
import { fromTheSide } from "../../wardrobe/from_the_side.ts";
import { onStage, ownPoint } from "../actor_boxes.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "../actors.ts";
import { seatIn } from "../seats/seat_in.ts";
import { redrawn } from "../thing_on_stage.ts";
import { addTools, along, type Line } from "./tools.ts";

/** The share of a rower that is in its boat: its chest shows, and its paws before it. */
const SHOWN = 0.26;

/** From the middle of a cat to a paw on an oar and how high that is above the rim, in units. */
const PAW = { aside: 74, up: 26 };

/** An oar: how far it goes on above the paw, how far its blade is beyond the boat and above its foot, and its widths, in units. */
const OARS = { up: 34, beyond: 34, above: 16, shaft: 6, blade: 17, long: 66 };

/** What the names of the parts of oars begin with. */
export const OAR = "oar";

/** In the boat, with oars of their own. */
export function row(who: readonly OnStage[], boat: ThingOnStage): void {
  const drawn = fromTheSide(boat.prop, boat.colour);
  if (drawn) redrawn(boat, drawn);
  seatIn(who, boat, SHOWN);
  const cats = who.filter((actor) => actor.kind === "cat");
  for (const [i, cat] of cats.entries()) pull(cat, boat, sidesOf(i, cats.length));
}

type Side = -1 | 1;

/** One that is alone has both oars; of several each has one, on its own side. */
function sidesOf(i: number, count: number): readonly Side[] {
  return count === 1 ? [-1, 1] : [i < count / 2 ? -1 : 1];
}

function pull(cat: CatOnStage, boat: ThingOnStage, sides: readonly Side[]): void {
  const { near, far } = cat.reach ?? {};
  if (!near || !far) return;
  const isMirrored = cat.placing.mirror;
  const middle = (near[0] + far[0]) / 2, y = near[1] - PAW.up;
  for (const stageSide of sides) {
    const side = isMirrored ? -stageSide : stageSide;
    const paw: Point = [middle + side * PAW.aside, y];
    const edge = stageSide < 0 ? boat.box.left : boat.box.right;
    const [ex, ey] = ownPoint(cat, onStage(boat, [edge, boat.box.bottom]));
    const blade: Point = [ex + side * OARS.beyond, ey - OARS.above];
    const length = Math.hypot(blade[0] - paw[0], blade[1] - paw[1]);
    const way: Line = { from: along({ from: paw, to: blade }, -OARS.up / length), to: blade };
    addTools(cat, boat, `${OAR} ${side}`, { items: oar(way) });
    cat.reach = { ...cat.reach, [side > 0 ? "near" : "far"]: paw };
  }
}

const WOOD: Colour = { l: 0.82, c: 0.08, h: 78 };

/** A shaft and its blade. */
function oar(way: Line): Item[] {
  const { from, to } = way, length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const neck = along(way, 1 - OARS.long / length);
  return [
    piece(
      "shaft",
      "wood",
      ribbon([from, neck, along(way, 1 - OARS.long / length / 2)], [
        OARS.shaft,
        OARS.shaft,
        OARS.shaft,
      ]),
      WOOD,
    ),
    piece(
      "blade",
      "wood",
      ribbon([neck, along(way, 1 - OARS.long / length * 0.6), to], [
        OARS.shaft,
        OARS.blade,
        OARS.blade * 0.9,
      ]),
      { l: 0.6, c: 0.14, h: 36 },
    ),
  ];
}
