/** @module What reaches from the paws to the ground: a broom, a pen on its page, a cello. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { heightOf } from "../../geometry/measure.ts";
import { moveItems, movePoint, placing } from "../../geometry/transform.ts";
import type { Item, Point } from "../../scene.ts";
import { thing as piece } from "../../wardrobe/prop_art.ts";
import type { Use } from "../../things/use.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { giveTo } from "../moving_actors.ts";
import { redrawn } from "../thing_on_stage.ts";
import { ball } from "../acts/ball.ts";
import { page } from "../acts/page.ts";
import { chinOf, facingViewer } from "./paws.ts";
import { addTools, aim, along, type Line, placeIn } from "../acts/tools.ts";

/** Across the body to the ground beside it: both paws on the stick. */
export function onTheGround(
  cat: CatOnStage,
  thing: ThingOnStage,
  { line, digs, hits, isMirrored }: Use,
): void {
  const { figure: { neck, rest } } = facingViewer(cat);
  const way: Line = {
    from: [neck.at[0] - 92, chinOf(cat) + 20],
    to: [Math.max(150, rest.right * 1.05), 4],
  };
  if (isMirrored) redrawn(thing, moveItems(placing({ mirror: true }), thing.items));
  aim(cat, thing, line!, way);
  if (digs) addTools(cat, thing, "earth", { items: heap(way.to) });
  if (hits) {
    addTools(cat, thing, "ball", { items: [ball([way.to[0] + 34, way.to[1] - 8], 15, hits)] });
  }
  cat.reach = { far: along(way, 0.24), near: along(way, 0.5) };
  cat.target = onStage(cat, way.to);
}

/** Earth at the end of a spade: half its width, its height and how deep the spade is in it, in units. */
const HEAP = { wide: 74, high: 40, deep: 12 };

/** A heap with its clods, before the blade. */
function heap([x, y]: Point): Item[] {
  const { wide, high, deep } = HEAP, foot = y + deep;
  const outline = smooth([
    [x - wide, foot + deep * 0.4],
    [x - wide * 0.6, foot - high * 0.5],
    [x + wide * 0.06, foot - high],
    [x + wide * 0.62, foot - high * 0.52],
    [x + wide, foot + deep * 0.4],
    [x, foot + deep],
  ]);
  const clod = (at: Point, radius: number, i: number) =>
    piece(`clod ${i}`, "stone", ellipse(at, radius * 1.2, radius), shift(EARTH, { l: -0.05 }));
  return [
    piece("heap", "stone", outline, EARTH),
    clod([x + wide * 1.1, foot - 2], 9, 1),
    clod([x - wide * 0.9, foot + 6], 7, 2),
  ];
}

const EARTH: Colour = { l: 0.42, c: 0.06, h: 55 };

/** Above a page on the ground. */
const PEN: { hand: Point; tip: Point } = { hand: [92, -116], tip: [20, 2] };

/** A page before it, the point on the page, the other paw on its edge. */
export function onAPage(cat: CatOnStage, thing: ThingOnStage, { line }: Use): void {
  const { figure: { neck } } = facingViewer(cat);
  const [x] = neck.at;
  const way: Line = { from: [x + PEN.hand[0], PEN.hand[1]], to: [x + PEN.tip[0], PEN.tip[1]] };
  addTools(cat, thing, "page", { items: [page([x, 6])], isBelow: true });
  aim(cat, thing, line!, way);
  cat.reach = { near: along(way, 0.5), far: [x - 66, -22] };
  cat.works = true;
  cat.target = onStage(cat, way.to);
}

/** How far aside of the neck a large instrument stands, and how far it leans to the shoulder: in units and radians. */
const STANDING = { aside: 22, turn: 0.42 };

/** Before the cat on the ground, as high as its head: one paw above, one at its middle. */
export function holdStandingInstrument(
  cat: CatOnStage,
  thing: ThingOnStage,
  { high = 300, paws }: Use,
): void {
  const { figure: { neck } } = facingViewer(cat);
  const scale = high / heightOf(thing.box);
  giveTo(cat, thing, { at: [neck.at[0] + STANDING.aside, 8], scale, turn: STANDING.turn });
  const [far, near] = paws!.map((share) =>
    movePoint(placing(thing.placing), placeIn(thing.box, share))
  );
  cat.reach = { near: near!, far: far! };
}
