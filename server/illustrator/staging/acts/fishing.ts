/**
 * @module A cat that fishes: both paws on a long rod, its line in the water before it, the eyes on the
 * float.
 */
import { shift } from "../../colour/colour.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import { curve, ellipse, ribbon } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { THINGS as CATALOGUE } from "../../things/catalogue.ts";
import { thing } from "../../wardrobe/prop_art.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { turnAside } from "./beside_work.ts";
import { giveTo } from "../moving_actors.ts";
import { raise, shoulderOf } from "../held/paws.ts";
import { seatIn } from "../seats/seat_in.ts";
import { redrawn } from "../thing_on_stage.ts";
import { addTools } from "./tools.ts";

/** From the nearer paw: the end of the handle, the other paw, the tip of the rod; in units. */
const ROD = { end: [-62, 46] as Point, far: [-34, 22] as Point, tip: [210, -158] as Point };

/** From the neck to the nearer paw, and from the shoulder down to it, in units. */
const PAW = { aside: 96, below: 62 };

/** Water where the float is: its half width and height, and how far below the paws of the cat, in units. */
const WATER = { wide: 128, high: 24, down: 26 };

export function fish(cat: CatOnStage, rod: ThingOnStage, things: readonly ThingOnStage[]): void {
  if (!isUpright(cat.cat.figure) || rod.prop !== "fishing rod") return raise(cat, rod);
  turnAside(cat);
  goAboard(cat, things);
  const { neck } = cat.cat.figure;
  const paw: Point = [neck.at[0] + PAW.aside, shoulderOf(cat) + PAW.below];
  // Who sits on a rock or a boat fishes below it.
  const down = WATER.down - cat.placing.at[1] / cat.placing.scale;
  const float: Point = [paw[0] + ROD.tip[0] + 14, down - 4];
  redrawn(rod, rodWithLine([float[0] - paw[0], float[1] - paw[1]]));
  addTools(cat, rod, "water", { items: water([float[0], down]), isBelow: true });
  giveTo(cat, rod, { at: paw, scale: 1 });
  if (cat.rim) beyondRim(cat, rod);
  cat.reach = { near: paw, far: [paw[0] + ROD.far[0], paw[1] + ROD.far[1]] };
  cat.target = onStage(cat, float);
}

/** Line and float are outside the boat, below its rim. */
function beyondRim(cat: CatOnStage, rod: ThingOnStage): void {
  const [own, others] = [true, false].map((isOwn) =>
    cat.held.filter(({ of }) => (of === rod.ref) === isOwn)
  );
  cat.held = others!;
  cat.tools = [...cat.tools ?? [], ...own!];
}

/** Into the boat that stands there: a cat that fishes sits in it. */
function goAboard(cat: CatOnStage, things: readonly ThingOnStage[]): void {
  const boat = things.find(({ prop, isPlaced }) =>
    !isPlaced && CATALOGUE.get(prop)?.category === "boat"
  );
  if (!boat || cat.seat || cat.rim) return;
  seatIn([cat], boat);
  delete cat.reach;
}

/** The rod from its handle at the origin, its line down to a float. */
function rodWithLine([fx, fy]: Point): Item[] {
  const wood = { l: 0.6, c: 0.09, h: 62 }, [tx, ty] = ROD.tip;
  return [
    line(
      "fishing line",
      "prop",
      curve([[tx, ty], [tx + 12, (ty + fy) / 2], [fx, fy - 18]]),
      WHITE,
      [
        2.6,
        2.6,
      ],
    ),
    thing("rod", "wood", ribbon([ROD.end, [0, 0], [110, -92], ROD.tip], [8, 6.5, 4, 2]), wood),
    thing("rod handle", "cloth", ribbon([ROD.end, [-14, 10]], [10, 9]), shift(wood, { l: -0.2 })),
    thing("reel", "metal", ellipse([-4, 20], 15, 15), { l: 0.55, c: 0.01, h: 250 }),
    thing("float", "stone", ellipse([fx, fy - 10], 14, 16), THINGS.red),
    thing("float foot", "stone", ellipse([fx, fy + 1], 13, 7), WHITE, { line: 0 }),
  ];
}

/** A pool with two rings around the float. */
function water([x, y]: Point): Item[] {
  const blue = { l: 0.66, c: 0.1, h: 230 };
  const ring = (name: string, share: number) =>
    line(name, "prop", [...ellipse([x, y], WATER.wide * share, WATER.high * share)], WHITE, [
      2.4,
      2.4,
    ]);
  return [
    thing("pool", "water", ellipse([x, y], WATER.wide, WATER.high), blue, { line: 0, volume: 0 }),
    ring("outer ring", 0.6),
    ring("inner ring", 0.32),
  ];
}
