/** @module A rope between a cat and what it pulls, or the animal that it walks. */
import { heightOf } from "../../geometry/measure.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import { mouthPlace } from "../../cat/head/face_places.ts";
import { isUpright } from "../../cat/body/reaching.ts";
import type { Colour } from "../../colour/colour.ts";
import { line } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { boxOf, onStage, ownPoint } from "../actor_boxes.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "../actors.ts";
import { shoulderOf } from "../held/paws.ts";
import { placeBeside, type Side } from "../around/sides.ts";
import { sizeThing } from "../moving_actors.ts";

/** The name of such a rope. */
export const ROPE = "tow rope";

/** How thick it is and how far it hangs through, in units. */
const THICK = 7, SAG = 22;

/** Room between the cat and the other, in units. */
const APART = { load: 70, pet: 60, young: 26 };

/** A load is at most so high against the cat. */
const HIGHEST = 1.1;

const HEMP: Colour = { l: 0.6, c: 0.08, h: 70 };

/** Behind the cat, on a rope around its shoulders. */
export function pull(
  cat: CatOnStage,
  load: OnStage,
  things: readonly ThingOnStage[] = [],
): void {
  const side: Side = cat.placing.mirror ? 1 : -1;
  if (load.kind === "thing") {
    const highest = heightOf(boxOf(cat)) * HIGHEST;
    const { scale } = load.placing;
    sizeThing(load, { width: Infinity, highest });
    load.placing.scale = Math.min(scale, load.placing.scale);
  }
  load.isPlaced = false;
  placeBeside([load], [cat], side, APART.load);
  const { neck } = cat.cat.figure;
  const box = boxOf(load);
  rope(cat, load, {
    from: onStage(cat, [neck.at[0], neck.at[1] + 46]),
    to: [side < 0 ? box.right : box.left, box.bottom - heightOf(box) * 0.34],
    leash: things.find(({ prop, isPlaced }) => !isPlaced && TOWS.includes(prop)),
  });
}

/** What words name to pull something on is drawn as this rope. */
const TOWS: readonly Prop[] = ["piece of string", "rope", "leash"];

/** Before the cat, on a leash from its paw, or from its mouth where it is on four legs. */
export function walk(cat: CatOnStage, pet: OnStage, leash?: ThingOnStage): void {
  const side: Side = cat.placing.mirror ? -1 : 1;
  if (!pet.isPlaced) placeBeside([pet], [cat], side, APART.pet);
  const { figure } = cat.cat, { head, rest } = figure;
  const hand: Point = [rest.right * 0.8, shoulderOf(cat) + 66];
  const own = isUpright(figure)
    ? hand
    : movePoint(placing(head), mouthPlace([0, 72], head, cat.spec));
  if (isUpright(figure) && !cat.reach) cat.reach = { near: hand };
  const box = boxOf(pet), isLeft = (box.left + box.right) / 2 < onStage(cat, own)[0];
  const neck: Point = pet.kind === "cat" ? onStage(pet, pet.cat.figure.neck.at) : [
    box.left + (box.right - box.left) * (isLeft ? 0.62 : 0.38),
    box.top + heightOf(box) * 0.42,
  ];
  rope(cat, pet, { from: onStage(cat, own), to: neck, leash });
}

/** Young ones follow without a leash, close behind. */
export function precede(cat: CatOnStage, young: OnStage): void {
  const side: Side = cat.placing.mirror ? 1 : -1;
  young.isPlaced = false;
  placeBeside([young], [cat], side, APART.young);
  if (young.kind === "cat") young.placing.mirror = cat.placing.mirror;
}

/** Drawn as the leash of the recipe where there is one, else with the one at its other end. */
function rope(
  cat: CatOnStage,
  other: OnStage,
  { from, to, leash }: { from: Point; to: Point; leash?: ThingOnStage | undefined },
): void {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + SAG * 4 * share * (1 - share),
  ];
  const points = Array.from({ length: 13 }, (_, i) => at(i / 12));
  const nearest = Math.max(cat.depth, other.depth) + 0.06;
  if (leash) {
    leash.items = cord(points, leash.colour);
    leash.placing = { at: [0, 0], scale: 1, turn: 0, mirror: false };
    leash.depth = nearest;
    leash.isPlaced = true;
    leash.isGrounded = false;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    leash.box = {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
    leash.rest = { left: leash.box.left, right: leash.box.right };
  } else if (other.kind === "thing") {
    const own = points.map((point) => ownPoint(other, point));
    other.front = [...other.front, ...cord(own, HEMP, 1 / other.placing.scale)];
  } else {
    const own = points.map((point) => ownPoint(cat, point));
    cat.held.push(...cord(own, HEMP));
  }
}

function cord(points: Point[], colour: Colour, scale = 1): Item[] {
  const [wide, thick] = [(THICK + 4) * scale, THICK * scale];
  return [
    line(`${ROPE} edge`, "prop", points, { ...colour, l: colour.l * 0.45 }, [wide, wide]),
    line(ROPE, "prop", points, colour, [thick, thick]),
  ];
}
