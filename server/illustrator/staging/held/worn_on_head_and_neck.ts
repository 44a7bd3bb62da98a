/** @module What a cat has behind an ear, in its hair or around its neck, where it is seen and no eye is hidden. */
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import type { Point } from "../../scene.ts";
import { ribbon } from "../../geometry/shapes.ts";
import type { Colour } from "../../colour/colour.ts";
import { cloth } from "../../wardrobe/cloth/cloth.ts";
import { loopedAroundNeck } from "../../wardrobe/looped_around_neck.ts";
import { aroundNeck } from "../../wardrobe/neckwear.ts";
import { seenAgainst } from "../../wardrobe/cloth/cloth_against_coat.ts";
import { COATS } from "../../colour/palette.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { giveTo } from "../moving_actors.ts";

/** Where a thing is on the head, in the head's coordinates, and how it leans there, in radians. */
interface Spot {
  at: Point;
  /** Of what is long and has no upper end, as a pencil: across the spot. */
  across: number;
  /** Of what grows from its lower end, as a flower with its stem: out of the spot. */
  upwards: number;
}

/** At the foot of an ear, and at the crown beside it. */
const SPOTS = {
  ear: { at: [84, -84], across: 0.42, upwards: 0.7 },
  hair: { at: [46, -104], across: 0.95, upwards: 0.42 },
} as const satisfies Record<string, Spot>;

/** How long what is long or grows is there, and how wide what is round, in units of the head. */
const LONG = 154, ROUND = 88;

/** From this many times as long as wide a thing lies across the spot. */
const SLIM = 1.9;

/** Behind an ear or in the hair. Flowers grow from there, sticks are stuck through, the rest sits on the spot. */
export function putOnSideOfHead(
  cat: CatOnStage,
  thing: ThingOnStage,
  where: keyof typeof SPOTS,
): void {
  const { head } = cat.cat.figure;
  cat.faceShown = "whole";
  thing.items = seenAgainst(thing.items, COATS[cat.spec.coat.colour]);
  const { at: spot, across, upwards }: Spot = SPOTS[where];
  const at = movePoint(cat.cat.toHead, spot);
  const width = widthOf(thing.box), height = heightOf(thing.box);
  const middle: Point = [
    (thing.box.left + thing.box.right) / 2,
    (thing.box.top + thing.box.bottom) / 2,
  ];
  const isSlim = height > width * SLIM || width > height * SLIM;
  if (isSlim) {
    const lies = width > height ? 0 : Math.PI / 2;
    const turn = head.turn + lies + (where === "ear" ? across : -across);
    giveTo(cat, thing, {
      at,
      scale: LONG / Math.max(width, height) * head.scale,
      turn,
      grip: middle,
    });
    return;
  }
  const grows = height > width * GROWS;
  const scale = (grows ? LONG * 0.8 / height : ROUND / Math.max(width, height)) * head.scale;
  giveTo(cat, thing, {
    at,
    scale,
    turn: head.turn + (grows ? upwards : across / 2),
    grip: grows ? [middle[0], thing.box.bottom] : middle,
  });
}

/** From this many times as high as wide a thing grows out of the spot. */
const GROWS = 1.25;

/** A cord around the neck, from side to side and down to what hangs on it, and how large that is. */
const CORD = { half: 52, top: -16, bottom: 48 }, HANGING = 74;

const CORD_COLOUR: Colour = { l: 0.36, c: 0.1, h: 262 };

/** Around the neck: what is long with both ends before the chest, the rest on a cord. */
export function hangAroundNeck(cat: CatOnStage, thing: ThingOnStage): void {
  const { neck } = cat.cat.figure;
  const loop = loopedAroundNeck(thing.prop, thing.colour);
  if (loop) {
    const items = aroundNeck(cat.cat.figure, loop);
    thing.items = items;
    thing.box = boundsOf(items);
    return giveTo(cat, thing, { at: [0, 0], scale: 1, layer: "neckwear" });
  }
  const { box } = thing;
  const scale = HANGING / Math.max(widthOf(box), heightOf(box)) * neck.scale;
  const onNeck = placing(neck);
  const { half, top, bottom } = CORD;
  const cord = cloth(
    "cord around the neck",
    ribbon(
      ([[-half, top], [0, bottom], [half, top]] as Point[]).map((point) =>
        movePoint(onNeck, point)
      ),
      [3, 3, 3],
    ),
    CORD_COLOUR,
    { line: 2 },
  );
  (cat.neckwear ??= []).push({ of: thing.ref, ...cord });
  giveTo(cat, thing, {
    at: movePoint(onNeck, [0, bottom - 4]),
    scale,
    turn: neck.turn,
    grip: [(box.left + box.right) / 2, box.top],
    layer: "neckwear",
  });
}
