/** @module What a cat has in its mouth or on its head. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { drawCat } from "../../cat/cat.ts";
import type { Pose } from "../../cat/poses.ts";
import { mouthPlace } from "../../cat/head/face_places.ts";
import { movePoint, placing } from "../../geometry/transform.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { GENEROUS } from "../../wardrobe/prop_scale.ts";
import { extentOf } from "../cat_on_stage.ts";
import { giveTo } from "../moving_actors.ts";
import { turnSideways } from "../sideways.ts";
import { onStage } from "../actor_boxes.ts";

/** What is in a mouth is at most so wide, and so high that it leaves the eyes, in units of the head. */
const IN_MOUTH = { wide: 168, high: 104 };

/** Across the mouth: long things lie, a kitten hangs. */
export function takeInMouth(cat: CatOnStage, thing: ThingOnStage, { hangs = false } = {}): void {
  // From the side a thing at the lips would hide the whole muzzle.
  cat.faceShown = "whole";
  const { head } = cat.cat.figure;
  const width = widthOf(thing.box), height = heightOf(thing.box);
  const turn = !hangs && height > width * 1.2 ? Math.PI / 2 : 0;
  const [wide, high] = turn ? [height, width] : [width, height];
  const highest = hangs ? IN_MOUTH.wide : IN_MOUTH.high;
  const scale = Math.min(IN_MOUTH.wide / Math.max(wide, high), highest / high) * head.scale;
  const at = movePoint(placing(head), mouthPlace([0, 72], head, cat.spec));
  const grip: Point = [0, hangs ? -height * 0.94 : -height * 0.6];
  giveTo(cat, thing, { at, scale: Math.min(scale, GENEROUS), turn, grip });
}

/** A kitten by its nape, clear of the ground: it hangs below the face that carries it. */
export function carryByScruff(cat: CatOnStage, kitten: CatOnStage): void {
  standOnFours(cat);
  turnSideways(cat);
  const { head } = cat.cat.figure;
  const side = cat.placing.mirror ? -1 : 1;
  kitten.placing.mirror = cat.placing.mirror;
  const mouth = onStage(
    cat,
    movePoint(placing(head), mouthPlace([0, 84], head, cat.spec)),
  );
  const { head: small } = kitten.cat.figure;
  const own: Point = [small.at[0], small.at[1] - CROWN * small.scale];
  const room = cat.placing.at[1] - OFF_THE_GROUND - mouth[1];
  const scale = Math.max(SMALLEST, Math.min(CARRIED, room / -own[1])) * cat.placing.scale;
  kitten.placing.scale = scale;
  kitten.placing.at = [
    mouth[0] - side * own[0] * scale + side * 8 * head.scale,
    mouth[1] - own[1] * scale,
  ];
  kitten.depth = cat.depth + 0.04;
  kitten.isGrounded = false;
  kitten.isPlaced = true;
}

/** How large a kitten is that is carried, and how high its crown is above the middle of its head, in units of it. */
const CARRIED = 0.44, CROWN = 56;

/** No kitten is smaller; how far above the ground it hangs, in units. */
const SMALLEST = 0.3, OFF_THE_GROUND = 26;

/** Who carries a kitten stands: the muzzle of one that lies or sits is too low. */
function standOnFours(cat: CatOnStage): void {
  if (ON_FOURS.includes(cat.spec.pose)) return;
  cat.spec = { ...cat.spec, pose: "walking", view: "side" };
  Object.assign(cat, extentOf(drawCat(cat.spec, { mirrored: cat.placing.mirror })));
}

const ON_FOURS: readonly Pose[] = ["walking", "standing", "running"];

/** On the head, like a hat. */
export function putOnHead(cat: CatOnStage, thing: ThingOnStage): void {
  const { head } = cat.cat.figure;
  cat.faceShown = "whole";
  const scale = Math.min(150 / widthOf(thing.box), 140 / heightOf(thing.box)) * head.scale;
  giveTo(cat, thing, {
    at: [head.at[0], head.at[1] - 62 * head.scale],
    scale,
    turn: head.turn,
    grip: [0, 0],
  });
}

/** How wide and high a thing on a nose is at most, and how far its foot is below the middle of a head. */
const ON_NOSE = { wide: 74, high: 60, foot: 46 };

/** On the bridge of the nose, between eyes that still see. */
export function putOnNose(cat: CatOnStage, thing: ThingOnStage): void {
  const { head } = cat.cat.figure;
  cat.faceShown = "whole";
  const scale = Math.min(ON_NOSE.wide / widthOf(thing.box), ON_NOSE.high / heightOf(thing.box));
  const at = movePoint(placing(head), mouthPlace([0, ON_NOSE.foot], head, cat.spec));
  giveTo(cat, thing, { at, scale: scale * head.scale, turn: head.turn, grip: [0, 0] });
}

/**
 * What is over a head is wider than it by this much, and at most this many times as high; of what is slim, the least
 * share of that width; of what is flat, how far it reaches, in chins below the middle of a head.
 */
const OVER_HEAD = { wider: 1.1, highest: 1.5, least: 0.85, deep: 1.6 };

/** The width of a head and how far its chin is below its middle, in units of the head. */
const HEAD = { wide: 212, chin: 84 };

/** Upside down over the whole head, its rim at the chin. */
export function putOverHead(cat: CatOnStage, thing: ThingOnStage): void {
  const { head } = cat.cat.figure;
  cat.faceShown = "whole";
  const { box } = thing;
  const wide = HEAD.wide * OVER_HEAD.wider * head.scale;
  const highest = HEAD.wide * OVER_HEAD.highest * head.scale / heightOf(box);
  const scale = Math.max(
    Math.min(wide / widthOf(box), highest),
    wide * OVER_HEAD.least / widthOf(box),
    HEAD.chin * OVER_HEAD.deep * head.scale / heightOf(box),
  );
  giveTo(cat, thing, {
    at: [head.at[0], head.at[1] + HEAD.chin * head.scale],
    scale,
    turn: Math.PI + head.turn,
    grip: [(box.left + box.right) / 2, box.top],
  });
}
