/**
 * @module Whether a cat holds the pose, or does what a wish asks with the thing it needs for it.
 */
import { type Relation, RELATIONS } from "../../relations.ts";
import { seenOf } from "../../staging/seen.ts";
import { type CatSeen, catsOf } from "./cats.ts";
import { isOpen } from "./eyes.ts";
import { labelOf } from "./label.ts";
import { DONE, FOOD, POSES, TOOLS } from "./pose_words.ts";
import { distance, find, type Picture, type Seen } from "./seen.ts";
import { synonymsOf } from "./synonyms.ts";
import { findThing } from "./things.ts";
import type { Sight } from "./wish.ts";

/** What is in its paws or at its mouth is at most as far away, in cells. */
const IN_REACH = 9;

/** What is eaten is at most as far from the mouth, in cells. */
const AT_MOUTH = 16;

/** Whether some cat does so. */
export function hasPose(picture: Picture, text: string): Sight {
  const asked = text.toLowerCase();
  const cats = catsOf(picture);
  if (cats.length === 0) return false;
  if (/^(?!cat|kitten|one)(?:dog|bulldog|bird|puppy) /.test(asked)) return undefined;
  if (/behind|from the back|back to us/.test(asked)) {
    return cats.some(({ eyes, look }) => eyes.length === 0 || /back|behind/.test(look.pose));
  }
  if (/\bflying|\bfloating/.test(asked) && ridesInTheAir(picture)) return true;
  if (/sleep|asleep|nap|dozing/.test(asked)) return cats.some(isAsleep);
  if (/peek|hiding/.test(asked)) return cats.some((cat) => isHalfHidden(picture, cat));
  const done = DONE.find(([pattern]) => pattern.test(asked));
  if (/crying|sobbing|weeping/.test(asked)) return hasTear(picture);
  if (/listening to (?:music|records|songs)/.test(asked)) {
    return ["headphones", "record player", "radio", "gramophone"].some((name) =>
      findThing(picture, [name]) !== undefined
    );
  }
  if (done) return isDone(picture, done[1]);
  const playing = /(?:play|strum|blow)\w* (?:the |a |an )?(.+)/.exec(asked)?.[1];
  const tool = TOOLS.find(([pattern]) => pattern.test(asked));
  if (playing && !tool) return cats.some((cat) => reaches(picture, cat, labelOf(playing).words));
  if (/eat|munch|snack|licking an/.test(asked)) {
    if (cats.some((cat) => eatsAtMouth(picture, cat))) return true;
    const food = /(?:eating|munching) (?:the |a |an )?(.+)/.exec(asked)?.[1];
    const names = food ? [food, ...FOOD.split("|")] : FOOD.split("|");
    return cats.some((cat) => names.some((name) => isAtMouth(picture, cat, labelOf(name).words)));
  }
  if (tool) {
    return cats.some((cat) => tool[1].split("|").some((name) => reaches(picture, cat, [name])));
  }
  const pose = POSES.find(([pattern]) => pattern.test(asked));
  if (pose) return cats.some(({ look }) => pose[1].includes(look.pose));
  // A pose that bears the very name of what is asked.
  const verb = asked.split(" ")[0]!;
  return cats.some(({ look }) => look.pose.split(" ").includes(verb)) ? true : undefined;
}

function hasTear({ scene, cells }: Picture): boolean {
  return scene.items.some(({ name }, index) => /\btears?\b/.test(name) && cells[index]!.length > 0);
}

/** Whether one of the relations is in the recipe and seen in the scene. */
function isDone({ scene }: Picture, asked: readonly Relation[]): boolean {
  return (scene.spec.relations ?? []).some(({ who, is, what }) => {
    const one = seenOf(scene, who), other = seenOf(scene, what);
    return asked.includes(is) && one !== undefined && other !== undefined &&
      RELATIONS[is].holds(one, other);
  });
}

/** Whether a cat rides what flies, well above the ground. */
function ridesInTheAir({ scene: { spec } }: Picture): boolean {
  return (spec.relations ?? []).some(({ is, what }) => {
    const kind = spec.props[Number(what.split(" ")[1]) - 1]?.kind;
    return is === "riding" && what.startsWith("thing") && kind !== undefined &&
      FLYING.includes(kind);
  });
}

const FLYING: readonly string[] = ["broom", "rocket", "hot-air balloon", "magic carpet", "dragon"];

/** Its eyes are shut and it does not stand. */
function isAsleep({ eyes, look }: CatSeen): boolean {
  return eyes.length > 0 && eyes.every(({ eye }) => !isOpen(eye)) &&
    !/standing|walking|running|jumping|dancing|waving/.test(look.pose);
}

/** Whether a thing of that name is at its paws or its mouth. */
function reaches(picture: Picture, cat: CatSeen, words: readonly string[]): boolean {
  const thing = findThing(picture, words) ?? find(picture, synonymsOf(words.join(" ")));
  return thing !== undefined && isInReach(picture, cat, thing);
}

/** Whether a thing of that name is at its mouth. */
function isAtMouth(picture: Picture, cat: CatSeen, words: readonly string[]): boolean {
  const thing = findThing(picture, words);
  return thing !== undefined && distance(mouthOf(picture, cat), thing.cells) <= AT_MOUTH;
}

/** Whether what the recipe says is eaten is seen at its mouth: food has more names than lists. */
function eatsAtMouth(picture: Picture, cat: CatSeen): boolean {
  const { scene: { items, spec }, cells } = picture;
  const eaten = (spec.relations ?? []).filter(({ is }) => is === "eating").map(({ what }) => what);
  const food = items.flatMap(({ of }, index) =>
    of && (eaten as readonly string[]).includes(of) ? cells[index]! : []
  );
  return food.length > 0 && distance(mouthOf(picture, cat), food) <= AT_MOUTH;
}

function mouthOf({ scene, cells }: Picture, cat: CatSeen): number[] {
  return cat.items.filter((index) => /mouth|muzzle|nose|chin/.test(scene.items[index]!.name))
    .flatMap((index) => cells[index]!);
}

/** Whether the thing touches paws or mouth, nearly. */
export function isInReach({ scene, cells }: Picture, cat: CatSeen, { cells: of }: Seen): boolean {
  const ends = cat.items.filter((index) =>
    /forepaw|foreleg|mouth|muzzle|nose|chin/.test(scene.items[index]!.name)
  );
  return distance(ends.flatMap((index) => cells[index]!), of) <= IN_REACH;
}

/** Something lies over it, or it is cut off by what it hides in. */
function isHalfHidden({ scene, cells }: Picture, { items }: CatSeen): boolean {
  const limbs = items.filter((index) => /paw|leg|thigh|torso/.test(scene.items[index]!.name));
  const seen = limbs.filter((index) => cells[index]!.length > 0);
  const first = Math.max(...limbs.filter((index) => !/paw/.test(scene.items[index]!.name)));
  const covers = scene.items.some(({ role, is }, index) =>
    index > first - 3 && is === "region" &&
    (role === "prop" || role === "front" || role === "scenery") &&
    cells[index]!.length > 600
  );
  return covers || seen.length < limbs.length * 0.5;
}
