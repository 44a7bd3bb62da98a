/**
 * Whether two things lie to each other as a wish says, by their outlines, their depth and where eyes look.
 * This geometry is the checker's own; where it does not find a relation, the relation's own test is asked, which
 * must hold in the scene.
 *
 * @module
 */
import { RELATIONS as ENTRIES } from "../../relations.ts";
import type { RelationEntry } from "../../staging/relation_entry.ts";
import { seenOf as seenOfActor } from "../../staging/seen.ts";
import { type CatSeen, catsOf } from "./cats.ts";
import { labelOf } from "./label.ts";
import { isInReach } from "./poses.ts";
import { type Box, distance, middleOf, type Picture, type Seen, seenOf } from "./seen.ts";
import { findThing } from "./things.ts";
import type { Sight } from "./wish.ts";

/** Touching things are at most as many cells apart. */
const TOUCHING = 4;

/** Neighbours are at most as many cells apart. */
const NEAR = 70;

interface Pair {
  picture: Picture;
  who: Seen & { cat?: CatSeen };
  what: Seen & { cat?: CatSeen };
}

/** Words between who and what, the longest first, and how they look. */
const RELATIONS: readonly [RegExp, (pair: Pair) => Sight][] = [
  [/ in the cat's mouth| in (?:its|her|his) mouth/, () => undefined],
  [/ (?:in front of|kneeling in front of) /, isInFrontOf],
  [/ (?:peeking|looking|climbing|jumping) out of /, isInside],
  [/ (?:inside|into|in the pocket of|in) /, isInside],
  [
    / (?:on top of|riding|on the back of|standing on|sitting on|lying on|sleeping on|on) /,
    isOn,
  ],
  [/ (?:behind) /, isBehind],
  [/ (?:under|below|beneath|underneath) /, isUnder],
  [/ (?:above|over) /, isAbove],
  [/ (?:next to|beside|near|by|past|leaning on|leaning against) /, isBeside],
  [/ (?:to the left of|left of) /, ({ who, what }) => middleOf(who.box).x < middleOf(what.box).x],
  [/ (?:to the right of|right of) /, ({ who, what }) => middleOf(who.box).x > middleOf(what.box).x],
  [/ (?:hugging|holding|carrying|touching|cuddling|scratching the back of) /, touches],
  [/ (?:looking up at|looking at|watching|staring at|looking) /, looksAt],
  [/ (?:chasing|following) /, chases],
  [
    / (?:hanging from) /,
    ({ who, what }) => who.box.top >= what.box.top - 6 && touches({ who, what } as Pair),
  ],
  [
    / (?:among|surrounded by) /,
    ({ what, who }) => what.count > 2 && distance(what.cells, who.cells) < NEAR,
  ],
];

/** Whether the relation is seen; undefined where it is none that geometry can tell. */
export function isRelated(picture: Picture, text: string): Sight {
  const asked = text.toLowerCase().replaceAll("’", "'");
  const cats = catsOf(picture);
  const side = /^(.*) on the (left|right)$/.exec(asked);
  if (side) return isOnSide(picture, side[1]!, side[2] as "left" | "right");
  if (/cats in a row/.test(asked)) return cats.length > 2 && isRow(cats, /smallest$/.test(asked));
  if (/heart/.test(asked)) return cats.length === 2 ? undefined : false;
  if (/curled round each other|cuddling|nose to nose|touching noses/.test(asked)) {
    return cats.length === 2 && distance(cats[0]!.body.cells, cats[1]!.body.cells) <= TOUCHING;
  }
  const inMouth = /^(.*) in the cat's mouth$/.exec(asked);
  if (inMouth) return isInMouth(picture, inMouth[1]!);
  const slung = /^(.*) on the cat's back$/.exec(asked);
  if (slung && isSlung(picture, slung[1]!)) return true;
  const sideOf = /^(.*) to the cat's (left|right)$/.exec(asked);
  if (sideOf) {
    const who = entity(picture, sideOf[1]!), cat = cats[0];
    return who !== undefined && cat !== undefined &&
      (middleOf(who.box).x < middleOf(cat.body.box).x) === (sideOf[2] === "left");
  }
  if (/between/.test(asked)) return isBetween(picture, asked);
  const together = /^(?:cats?|kittens?) and (.+?) (?:together )?(under|in|on) (.+)$/.exec(asked);
  if (together) {
    const [, other, how, where] = together as unknown as [string, string, string, string];
    const sights = [`cat ${how} ${where}`, `${other} ${how} ${where}`].map((each) =>
      isRelated(picture, each)
    );
    return sights.every((sight) => sight === true);
  }
  for (const [words, isSo] of RELATIONS) {
    const match = words.exec(` ${asked} `);
    if (!match) continue;
    const left = ` ${asked} `.slice(0, match.index).trim();
    const right = ` ${asked} `.slice(match.index + match[0].length).trim();
    const who = entity(picture, left);
    const what = entity(picture, right.replace(/^each other$|^the other$/, "other cat"), who?.cat);
    if (!who || !what) return false;
    return isSo({ picture, who, what }) || isProved({ picture, who, what }, match[0].trim());
  }
  return undefined;
}

/**
 * Whether the recipe relates the two as the words say, and the relation's own test finds it in the scene: it
 * knows where furniture is sat on.
 */
function isProved({ picture: { scene }, who, what }: Pair, words: string): boolean {
  const [one, other] = [who, what].map(({ items }) => scene.items[items[0]!]?.of);
  return (scene.spec.relations ?? []).some((related) => {
    const { words: own, holds, phrase }: RelationEntry = ENTRIES[related.is];
    // "In an armchair" is on it, "in a blanket" under it.
    const isMeant = phrase === words ||
      (words === "in" && (related.is === "on" || related.is === "under")) ||
      (own["en"] ?? "").split(",").some((word) => word.trim() === words);
    if (!isMeant || related.who !== one || related.what !== other) return false;
    const [doer, done] = [related.who, related.what].map((actor) => seenOfActor(scene, actor));
    return doer !== undefined && done !== undefined && holds(doer, done);
  });
}

/** A thing slung over the back: the relation's own test finds it behind the cat. */
function isSlung(picture: Picture, name: string): boolean {
  const thing = entity(picture, name), cat = catsOf(picture)[0];
  return thing !== undefined && cat !== undefined &&
    isProved({ picture, who: { ...cat.body, cat }, what: thing }, "carrying _ on its back");
}

/** The cat or the thing that these words name. */
function entity(
  picture: Picture,
  words: string,
  not?: CatSeen,
): (Seen & { cat?: CatSeen }) | undefined {
  const text = words.replace(/^(?:the|a|an|his|her|its) /, "").replace(
    / (?:behind )?in the distance$/,
    "",
  );
  if (/\b(?:cats|kittens|them)\b/.test(text)) {
    const items = catsOf(picture).flatMap((cat) => cat.body.items);
    const all = seenOf(picture, items);
    const first = catsOf(picture)[0];
    return all && { ...all, ...(first && { cat: first }) };
  }
  if (
    /\b(?:cat|kitten|other cat|the other)\b/.test(text) &&
    !/\b(?:lap|back|head|pocket)\b/.test(text)
  ) {
    const cats = catsOf(picture).filter(({ look }) => look !== not?.look);
    const kitten = /kitten/.test(text) ? cats.find(({ look }) => look.age === "kitten") : undefined;
    const cat = kitten ?? cats[0];
    return cat && { ...cat.body, cat };
  }
  const part = /cat's (head|back|lap|paws?)/.exec(text)?.[1];
  if (part) {
    const cat = catsOf(picture)[0];
    if (!cat) return undefined;
    const pattern = part === "head" ? /head/ : part === "back" ? /torso/ : /thigh|paw/;
    const seen = seenOf(
      picture,
      cat.items.filter((index) => pattern.test(picture.scene.items[index]!.name)),
    );
    return seen && { ...seen, cat };
  }
  return findThing(picture, labelOf(text.replace(/'s (?:back|lap|head)$/, "")).words);
}

function overlap(one: Box, other: Box): { x: number; y: number } {
  return {
    x: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    y: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  };
}

/** Its feet are on it and its head is above it. */
function isOn({ who, what }: Pair): boolean {
  const { x } = middleOf(who.box);
  const high = what.box.bottom - what.box.top;
  return x > what.box.left - 4 && x < what.box.right + 4 &&
    who.box.bottom >= what.box.top - 5 &&
    who.box.bottom <= what.box.bottom + Math.max(8, 0.2 * high) &&
    who.box.top < what.box.top + 0.4 * high;
}

/** Something of the container lies over it, below its top. */
function isInside({ who, what, picture }: Pair): boolean {
  const { x } = middleOf(who.box);
  const wide = x > what.box.left && x < what.box.right;
  const front = Math.max(...what.items) > Math.min(...who.items);
  const around = picture.scene.items.length > 0 && who.box.bottom <= what.box.bottom + 6;
  return wide && front && around &&
    overlap(who.box, what.box).y > 0.15 * (who.box.bottom - who.box.top);
}

function isInFrontOf({ who, what }: Pair): boolean {
  return Math.min(...who.items) > Math.min(...what.items) && overlap(who.box, what.box).x > 0;
}

function isBehind({ who, what }: Pair): boolean {
  // A window has curtains, too: one piece in front of it is enough.
  return Math.min(...who.items) < Math.max(...what.items) && overlap(who.box, what.box).x > -30;
}

function isUnder({ who, what }: Pair): boolean {
  return overlap(who.box, what.box).x > 0 && middleOf(who.box).y > middleOf(what.box).y &&
    what.box.top < who.box.top + 12;
}

function isAbove({ who, what }: Pair): boolean {
  return overlap(who.box, what.box).x > 0 && middleOf(who.box).y < middleOf(what.box).y &&
    who.box.bottom < what.box.bottom;
}

function isBeside({ who, what }: Pair): boolean {
  const { x, y } = overlap(who.box, what.box);
  const narrow = Math.min(who.box.right - who.box.left, what.box.right - what.box.left);
  return x > -NEAR && x < 0.75 * narrow && y > 0;
}

function touches({ who, what }: Pair): boolean {
  return distance(who.cells, what.cells) <= TOUCHING;
}

/** The eyes turn to it, or the whole head does where it is in front of them. */
function looksAt({ who, what }: Pair): Sight {
  if (!who.cat) return undefined;
  const from = who.cat.head ? middleOf(who.box) : middleOf(who.box);
  const to = middleOf(what.box);
  const eyes = who.cat.eyes;
  if (eyes.length === 0) return true;
  const away = Math.hypot(to.x - from.x, to.y - from.y);
  return eyes.some(({ eye: { look: [x, y] } }) =>
    Math.hypot(x, y) > 0.12 &&
    (x * (to.x - from.x) + y * (to.y - from.y)) / (away * Math.hypot(x, y)) > 0.6
  );
}

function chases({ who, what }: Pair): boolean {
  const isRight = middleOf(what.box).x > middleOf(who.box).x;
  if (!who.cat) return distance(who.cells, what.cells) < 2 * NEAR;
  return /running|jumping|pouncing|walking|crouching/.test(who.cat.look.pose) &&
    (who.cat.look.facing === "right") === isRight;
}

function isOnSide(picture: Picture, name: string, side: "left" | "right"): boolean {
  const cats = catsOf(picture);
  const who = entity(picture, name);
  if (!who) return false;
  const ofCats = /cat|kitten/.test(name);
  const others = ofCats ? cats.filter(({ look }) => look !== who.cat?.look) : cats;
  const middle = others[0] ? middleOf(others[0].body.box).x : 128;
  if (ofCats && cats.length > 1) return true;
  return (middleOf(who.box).x < middle) === (side === "left");
}

function isBetween(picture: Picture, asked: string): Sight {
  const [name = "", others = ""] = asked.split(" between ");
  const who = entity(picture, name);
  if (!who) return false;
  const { x } = middleOf(who.box);
  const all = catsOf(picture).map(({ body }) => body.box);
  if (/them|cats/.test(others)) {
    if (all.length < 2) return undefined;
    const middles = all.map((box) => middleOf(box).x);
    return x > Math.min(...middles) && x < Math.max(...middles);
  }
  const what = findThing(picture, labelOf(others).words);
  return what !== undefined && what.count > 1 && x > what.box.left && x < what.box.right;
}

function isRow(cats: readonly CatSeen[], isDescending: boolean): boolean {
  const heights = cats.map(({ body: { box } }) => box.bottom - box.top);
  const ordered = heights.every((height, at) => at === 0 || height <= heights[at - 1]! + 2);
  return !isDescending || ordered ||
    heights.toReversed().every((height, at, all) => at === 0 || height <= all[at - 1]! + 2);
}

function isInMouth(picture: Picture, name: string): boolean {
  const thing = entity(picture, name), cat = catsOf(picture)[0];
  if (!thing || !cat) return false;
  const mouth = cat.items.filter((index) =>
    /mouth|muzzle|nose|chin/.test(picture.scene.items[index]!.name)
  );
  return distance(mouth.flatMap((index) => picture.cells[index]!), thing.cells) <= TOUCHING + 2 &&
    isInReach(picture, cat, thing);
}
