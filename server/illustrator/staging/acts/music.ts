/** @module What a cat plays: instruments as they are played, toys and balls under its paws. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import type { Point } from "../../scene.ts";
import { useOf } from "../../things/uses.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { onStage } from "../actor_boxes.ts";
import { workAt } from "./busy_paws.ts";
import { drum } from "./drumming.ts";
import { holdInUse } from "../held/in_use.ts";
import { giveTo } from "../moving_actors.ts";
import { chinOf, facingViewer, holdBefore, LONG, shoulderOf } from "../held/paws.ts";
import { placeIn, type Work } from "./tools.ts";

/** An instrument or a toy, as its shape asks. */
export function play(cat: CatOnStage, work: Work): void {
  const { thing } = work;
  const width = widthOf(thing.box), height = heightOf(thing.box);
  const played = thing.art.anchors?.played;
  if (!isUpright(cat.cat.figure)) {
    workAt(cat, work, { highest: 110, paws: false });
    cat.target = thing.placing.at;
  } else if (holdInUse(cat, thing)) return;
  else if (useOf(thing.prop)?.beaten) drum(cat, thing, useOf(thing.prop)!);
  else if (useOf(thing.prop)?.worked === "aside") workAt(cat, work);
  else if (played === "at the shoulder") fiddle(cat, thing);
  else if (played === "before the chest") holdBefore(cat, thing, { largest: 220 });
  else if (played === "at the mouth") holdBefore(cat, thing, { largest: 180, lift: 70 });
  else if (height > LONG * width) strum(cat, thing);
  else workAt(cat, work, { highest: 172, isPlay: true });
}

/** A violin under the chin: its length, its turn from how it is drawn, and where paws are on it, as shares of its box. */
const VIOLIN = { long: 268, turn: 0.34, neck: [0.9, 0.14] as Point, bow: [0.72, 0.84] as Point };

/** At the shoulder, under the chin: one paw at its neck, the other draws the bow. */
function fiddle(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure: { neck } } = facingViewer(cat);
  const { box } = thing;
  const scale = VIOLIN.long / Math.hypot(widthOf(box), heightOf(box));
  const at: Point = [neck.at[0] + 38, chinOf(cat) + 76];
  giveTo(cat, thing, { at, scale, turn: VIOLIN.turn, grip: placeIn(box, [0.46, 0.52]) });
  const own = (share: Point) => movePoint(placing(thing.placing), placeIn(box, share));
  cat.reach = { near: own(VIOLIN.neck), far: own(VIOLIN.bow) };
  cat.target = onStage(cat, own(VIOLIN.neck));
}

/** Across the chest, neck upwards: one paw at the neck, one at the strings. */
function strum(cat: CatOnStage, thing: ThingOnStage): void {
  const { figure } = cat.cat;
  const height = heightOf(thing.box);
  const scale = 300 / height, turn = 0.98;
  const at: Point = [figure.neck.at[0] - 14, shoulderOf(cat) + 78];
  giveTo(cat, thing, { at, scale, turn, grip: [0, -height * 0.3] });
  const along = (share: number, aside = 0): Point => [
    at[0] + Math.sin(turn) * height * scale * share + Math.cos(turn) * aside,
    at[1] - Math.cos(turn) * height * scale * share + Math.sin(turn) * aside,
  ];
  cat.reach = { near: along(0.4), far: along(-0.02, -10) };
}
