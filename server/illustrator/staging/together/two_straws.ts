/** @module Two who share a drink: it stands between them, and from it a straw goes to each of the mouths. */
import { ribbon } from "../../geometry/shapes.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import { mouthPlace } from "../../cat/head/face_places.ts";
import type { Colour } from "../../colour/colour.ts";
import type { Point } from "../../scene.ts";
import { THINGS } from "../../things/catalogue.ts";
import { thing as part } from "../../wardrobe/prop_art.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "../actors.ts";
import { boxOf, faceOf, onStage, ownPoint } from "../actor_boxes.ts";
import { face } from "./company.ts";
import { turnSideways } from "../sideways.ts";
import { standBetween } from "../around/stand_between.ts";

/** Lips, in the coordinates of a head; how thick a straw is, and how deep it is in the glass, in units. */
const LIPS: Point = [6, 68], THICK = 5, DEEP = 34;

/** How far a head bows to a straw, in radians. */
const BOWED = -0.16;

const STRAWS: readonly Colour[] = [{ l: 0.62, c: 0.2, h: 27 }, { l: 0.6, c: 0.13, h: 245 }];

/** Whether two drink this together: out of a glass or a cup, and not out of a bowl on the ground. */
export function isShared(what: ThingOnStage, who: readonly OnStage[]): boolean {
  return who.length === 2 && who.every(({ kind }) => kind === "cat") && !what.isPlaced &&
    (what.prop === "cup" || THINGS.get(what.prop)?.category === "drink");
}

/** The drink between two cats that look at it. */
export function drinkTogether(
  cats: readonly CatOnStage[],
  drink: ThingOnStage,
  things: readonly ThingOnStage[],
): void {
  // Straws that words name are these.
  const straws = things.find(({ prop, isPlaced }) => prop === "drinking straw" && !isPlaced);
  if (straws) {
    straws.items = [];
    straws.isPlaced = true;
    straws.isGrounded = false;
  }
  standBetween(drink, cats[0]!, cats[1]!);
  const { left, right, top } = boxOf(drink);
  const middle = (left + right) / 2;
  drink.front = cats.map((cat, i) => {
    const side = faceOf(cat)[0] < middle ? 1 : -1;
    face(cat, side);
    cat.target = [middle, top];
    cat.mouth = "round";
    turnSideways(cat, BOWED);
    const { head } = cat.cat.figure;
    const lips = onStage(cat, movePoint(placing(head), mouthPlace(LIPS, head, cat.spec)));
    const from: Point = [middle - side * 4, top + DEEP],
      bend: Point = [middle - side * 26, Math.min(top - 26, lips[1] + 10)];
    const way = [from, bend, lips].map((point) => ownPoint(drink, point));
    const thick = THICK / drink.placing.scale;
    const straw = part(`straw ${i + 1}`, "paper", ribbon(way, [thick, thick, thick]), STRAWS[i]!);
    return straws ? { ...straw, of: straws.ref } : straw;
  });
}
