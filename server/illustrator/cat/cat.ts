/**
 * A dressed-for-nothing cat: the figure of its pose with coat, head and face, in layers between
 * which clothes can be put.
 *
 * @module
 */
import { mix } from "../colour.ts";
import { ellipse } from "../geometry/shapes.ts";
import { moveItems, placing, type Transform } from "../geometry/transform.ts";
import { mark } from "../items.ts";
import { type CoatTones, coatTones } from "../palette.ts";
import { randomStream } from "../random.ts";
import type { Item } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { type Coat, earMarks, groundOf, headMarks } from "./coat.ts";
import { eyes, hearts, noseAndMouth } from "./face.ts";
import type { Figure, Part } from "./figure.ts";
import { ears, forelock, type HeadPlan, muzzleMarks, skull, whiskers, wrinkles } from "./head.ts";
import { EXPRESSIONS } from "./moods.ts";
import { partItems, ruff } from "./part_items.ts";
import { figureOf } from "./poses.ts";
import { bodyOf, looksOf } from "./proportions.ts";

/** The cat in its own units, back to front. */
export interface Cat {
  figure: Figure;
  tones: CoatTones;
  back: Item[];
  torso: Item[];
  limbs: Item[];
  /** Chest fur: over the forelegs, or under a coat. */
  ruff: Item[];
  ears: Item[];
  skull: Item[];
  /** Eyes, nose, mouth, whiskers. */
  features: Item[];
  front: Item[];
  /** From the head's coordinates to the cat's. */
  toHead: Transform;
}

/** The cat of a recipe. `mirrored` tells whether it will be mirrored later: then its left eye is on the left. */
export function drawCat(spec: CatSpec, mirrored: boolean): Cat {
  const tones = coatTones(spec.coat);
  const ground = { ...tones, base: groundOf(spec.coat, tones) };
  const coat: Coat = {
    coat: spec.coat,
    tones,
    randomOf: (name) => randomStream(spec.seed, name),
  };
  const body = bodyOf(spec);
  const figure = figureOf(body);
  const plan: HeadPlan = {
    spec,
    tones: ground,
    expression: EXPRESSIONS[spec.mood],
    yaw: figure.head.yaw,
    own: looksOf(spec),
  };
  const toHead = placing(figure.head);
  const dress = (part: Part) => partItems(part, coat, spec);
  return {
    figure,
    tones,
    back: figure.back.flatMap(dress),
    torso: [...figure.torso.flatMap(dress)],
    limbs: figure.limbs.flatMap(dress),
    ruff: ruff(figure.chest, coat),
    ears: moveItems(toHead, ears(plan, (name, outline) => earMarks(name, outline, coat))),
    skull: moveItems(toHead, skullItems(plan, coat)),
    features: moveItems(toHead, [
      ...eyes(plan, mirrored),
      ...noseAndMouth(plan),
      ...whiskers(plan),
    ]),
    front: [...figure.front.flatMap(dress), ...moveItems(toHead, hearts(plan))],
    toHead,
  };
}

function skullItems(plan: HeadPlan, coat: Coat): Item[] {
  const marks = [
    ...headMarks(coat, plan.yaw),
    ...muzzleMarks(plan),
    ...greying(plan.spec, coat.tones),
  ];
  return [skull(plan, marks), ...forelock(plan), ...wrinkles(plan)];
}

/** Old cats go grey around the mouth. */
function greying(spec: CatSpec, tones: CoatTones) {
  if (spec.age !== "senior") return [];
  const colour = mix(tones.base, { l: 0.93, c: 0.01, h: 80 }, 0.62);
  return [
    mark("light", ellipse([0, 84], 50, 24), colour, 9),
    mark("light", ellipse([-48, -22], 22, 8, 0.2), colour, 6),
    mark("light", ellipse([48, -22], 22, 8, -0.2), colour, 6),
  ];
}
