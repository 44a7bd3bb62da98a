/**
 * @module What a cat eats or drinks: at its lips, with chopsticks or a spoon, or on the ground before it.
 */
import { boundsOf } from "../geometry/measure.ts";
import { isUpright } from "../cat/body/reaching.ts";
import type { Point } from "../scene.ts";
import { THINGS } from "../things/catalogue.ts";
import { type Tool, useOf } from "../things/uses.ts";
import type { CatOnStage, ThingOnStage } from "./actors.ts";
import { putOnTable } from "./at_table.ts";
import { workAt } from "./busy_paws.ts";
import { lap } from "./lapping.ts";
import { holdBefore } from "./paws.ts";
import { originAtFoot, redrawn } from "./thing_on_stage.ts";
import { along, drawnBeside, type Line, namedTool, takeTool, type Work } from "./tools.ts";

/** Food and drink: at the lips, or on the ground before the cat. */
export function feed(cat: CatOnStage, work: Work): void {
  const { thing } = work;
  const served = useOf(thing.prop)?.served;
  if (served) redrawn(thing, originAtFoot(drawnBeside(cat, served)));
  if (cat.table && isUpright(cat.cat.figure) && !isDrunk(thing)) {
    return putOnTable(cat, thing, cat.table);
  }
  const others = work.things.filter((other) => other !== thing);
  const tool = useOf(thing.prop)?.tool ?? namedTool(others)?.prop;
  if (isUpright(cat.cat.figure) && tool) eatWith(cat, { thing, things: others }, tool);
  else if (isUpright(cat.cat.figure)) holdBefore(cat, thing, { largest: 140, atLips: true });
  else if (useOf(thing.prop)?.isLapped) lap(cat, thing);
  else {
    workAt(cat, work, { highest: 84, paws: false });
    cat.target = thing.placing.at;
  }
}

/** What is drunk is lifted to the lips, also at a table. */
function isDrunk({ prop }: ThingOnStage): boolean {
  return THINGS.get(prop)?.category === "drink" || prop === "cup";
}

/** The bowl in one paw, chopsticks or a spoon from it to the lips in the other. */
function eatWith(cat: CatOnStage, work: Work, kind: Tool): void {
  const { thing } = work;
  holdBefore(cat, thing, { largest: 170 });
  const { near, far } = cat.reach!;
  const [x] = cat.cat.figure.neck.at;
  const top = boundsOf(cat.held.filter(({ of }) => of === thing.ref)).top;
  const to: Point = [x + 6, top + 10];
  const way: Line = { from: [near![0] + 6, to[1] - 66], to };
  takeTool(cat, work, kind, way);
  cat.reach = { near: along(way, 0.3), far: far! };
}
