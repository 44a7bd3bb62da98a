/**
 * @module What a cat eats or drinks: at its lips, with chopsticks or a spoon, or on the ground before it.
 */
import { boundsOf } from "../../geometry/measure.ts";
import { curve } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import type { Item, Point } from "../../scene.ts";
import { THINGS } from "../../things/catalogue.ts";
import type { Tool } from "../../things/use.ts";
import { useOf } from "../../things/uses.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { putOnTable } from "../seats/at_table.ts";
import { bitten } from "./bitten.ts";
import { workAt } from "./busy_paws.ts";
import { below } from "../clip.ts";
import { lap } from "./lapping.ts";
import { fillDish, isPlate, pouredInto, serveOn } from "./dishes.ts";
import { sip } from "./sipping.ts";
import { chinOf, holdBefore, lipsOf } from "../held/paws.ts";
import { originAtFoot, redrawn } from "../thing_on_stage.ts";
import {
  addTools,
  along,
  drawnBeside,
  isCutlery,
  type Line,
  namedTool,
  placeIn,
  takeTool,
  type Work,
} from "./tools.ts";

/** Food and drink: at the lips, or on the ground before the cat. */
export function feed(cat: CatOnStage, work: Work): void {
  const { thing } = work;
  const served = useOf(thing.prop)?.served;
  if (served) redrawn(thing, originAtFoot(drawnBeside(cat, served)));
  if (cat.table && isUpright(cat.cat.figure) && !isDrunk(thing)) {
    return putOnTable(cat, thing, cat.table);
  }
  const others = work.things.filter((other) => other !== thing);
  const plate = isDrunk(thing) ? undefined : others.find(isPlate);
  if (plate) serveOn(thing, plate);
  const { tool: own, dish, isLapped } = useOf(thing.prop) ?? {};
  const tool = own ?? namedTool(others, isCutlery)?.prop ?? (dish && "spoon");
  if (dish) fillDish(thing, dish);
  if (isUpright(cat.cat.figure) && tool) eatWith(cat, { thing, things: others }, tool);
  else if (isUpright(cat.cat.figure)) {
    isDrunk(thing) ? drinkFrom(cat, { thing, things: others }) : biteInto(cat, thing);
  } else if (isLapped) lap(cat, dish ? thing : pouredInto(thing, others));
  else {
    workAt(cat, work, { highest: 84, paws: false });
    cat.target = thing.placing.at;
  }
}

/** What is drunk is lifted to the lips, also at a table. */
function isDrunk({ prop }: ThingOnStage): boolean {
  return THINGS.get(prop)?.category === "drink" || prop === "cup";
}

/** How far above the chin what is at the lips of an open mouth begins, and how large a bite is, in units of the head. */
const IN_MOUTH = 22, BITE = 27;

/** Between both paws and teeth, a bite gone: through it the open mouth is seen. */
function biteInto(cat: CatOnStage, thing: ThingOnStage): void {
  const { scale } = cat.cat.figure.head;
  holdBefore(cat, thing, { largest: 150, lift: IN_MOUTH * scale, atLips: true });
  cat.mouth = "call";
  const { top } = boundsOf(cat.held.filter(({ of }) => of === thing.ref));
  const at: Point = [lipsOf(cat)[0], top - scale * 6];
  cat.held = cat.held.flatMap((item) =>
    item.of === thing.ref ? bitten([item], at, BITE * scale) : [item]
  );
}

/** The rim of a cup at the lips, whatever steams above it; under the chin where words name a straw. */
function drinkFrom(cat: CatOnStage, { thing, things }: Work): void {
  const straw = things.find(({ prop, isPlaced }) => prop === "drinking straw" && !isPlaced);
  if (straw) return sip(cat, thing, straw);
  const { scale } = cat.cat.figure.head;
  holdBefore(cat, thing, { largest: 140, lift: IN_MOUTH * scale, atLips: true });
}

/** The bowl in one paw, chopsticks or a spoon from it to the lips in the other. */
function eatWith(cat: CatOnStage, work: Work, kind: Tool): void {
  const { thing } = work, bowl = useOf(thing.prop)?.bowl;
  if (bowl) redrawn(thing, below(thing.items, placeIn(thing.box, [0, bowl])[1]));
  holdBefore(cat, thing, { largest: bowl ? 150 : 170 });
  const { near, far } = cat.reach!;
  const [x] = cat.cat.figure.neck.at;
  const top = boundsOf(cat.held.filter(({ of }) => of === thing.ref)).top;
  const lifted = Math.max(LIFTED.least, Math.min(LIFTED.most, top - chinOf(cat) + LIFTED.overChin));
  const to: Point = [x + 6, bowl ? top - lifted : top + 10];
  const way: Line = bowl
    ? { from: [near![0] + ASIDE.out, to[1] - ASIDE.up], to }
    : { from: [near![0] + 6, to[1] - 66], to };
  if (bowl) addTools(cat, thing, "noodles", { items: noodles(to, top + 14) });
  takeTool(cat, work, kind, way);
  cat.reach = { near: along(way, 0.3), far: far! };
}

/** How far above their bowl noodles are lifted, at most so far above the chin, and how far apart they hang, in units. */
const LIFTED = { least: 18, most: 48, overChin: 10 }, STRANDS = [-11, -4, 3, 10];

/** From noodles to the far end of what lifts them: beside the cheek, below the eye, in units. */
const ASIDE = { out: 54, up: 12 };

/** Noodles that hang from a tool into their bowl. */
function noodles([x, y]: Point, to: number): Item[] {
  return STRANDS.map((aside, i) =>
    line(
      `noodle ${i}`,
      "prop",
      curve([[x + aside * 0.7, y - 3], [x + aside + (i % 2 ? 3 : -3), (y + to) / 2], [
        x + aside,
        to,
      ]]),
      { l: 0.86, c: 0.12, h: 88 },
      [5, 5],
    )
  );
}
