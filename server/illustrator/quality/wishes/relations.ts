/**
 * @module Whether two things lie to each other as a wish says. Where the geometry of `placement.ts` does
 * not find a relation, the relation's own test is asked, which must hold in the scene.
 */
import { RELATIONS as ENTRIES } from "../../relations.ts";
import type { RelationEntry } from "../../staging/relation_entry.ts";
import { seenOf as seenOfActor } from "../../staging/seen.ts";
import { type CatSeen, catsOf } from "./cats.ts";
import { labelOf } from "./label.ts";
import { hasOwnMark } from "./own_marks_seen.ts";
import { isInReach } from "./poses.ts";
import { distance, middleOf, type Picture, type Seen, seenOf } from "./seen.ts";
import { findThing } from "./things.ts";
import type { Sight } from "./wish.ts";
import {
  chases,
  isAbove,
  isBehind,
  isBeside,
  isInFrontOf,
  isInside,
  isOn,
  isUnder,
  looksAt,
  NEAR,
  type Pair,
  touches,
  TOUCHING,
} from "./placement.ts";

/** Words between who and what, the longest first, and how they look. */
const RELATIONS: readonly [RegExp, (pair: Pair) => Sight][] = [
  [/ in the cat's mouth| in (?:its|her|his) mouth/, () => undefined],
  [/ (?:in front of|kneeling in front of) /, isInFrontOf],
  [/ (?:peeking|looking|climbing|jumping) out of /, isInside],
  // Only the relation's own test knows the rim that is looked over.
  [/ (?:looking into|peering into|peering in|looking in) /, () => false],
  [/ (?:smelling|sniffing) /, () => false],
  [
    / (?:in the middle of|surrounded by) /,
    ({ what, who }) => what.count > 2 && distance(what.cells, who.cells) < NEAR,
  ],
  [/ (?:inside|into|in the pocket of|in) /, isInside],
  [/ (?:on top of|riding|on the back of|standing on|sitting on|lying on|sleeping on|on) /, isOn],
  [/ (?:behind) /, isBehind],
  [/ (?:under|below|beneath|underneath) /, isUnder],
  [/ (?:above|over) /, isAbove],
  [/ (?:next to|beside|near|by|past|leaning on|leaning against) /, isBeside],
  [/ (?:to the left of|left of) /, ({ who, what }) => middleOf(who.box).x < middleOf(what.box).x],
  [/ (?:to the right of|right of) /, ({ who, what }) => middleOf(who.box).x > middleOf(what.box).x],
  [
    / (?:hugging|holding|carrying|touching|cuddling|scratching the back of|curled (?:up )?a?round) /,
    touches,
  ],
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
  if (hasOwnMark(picture, asked) === true) return true;
  const side = /^(.*) on the (left|right)$/.exec(asked);
  if (side) return isOnSide(picture, side[1]!, side[2] as "left" | "right");
  if (/cats in a row/.test(asked)) return cats.length > 2 && isRow(cats, /smallest$/.test(asked));
  if (/heart/.test(asked)) return cats.length === 2 ? undefined : false;
  if (
    /curled round each other|cuddling|nose to nose|touching noses|^(?:cats|kittens) hugging$/.test(
      asked,
    )
  ) {
    return cats.length === 2 && distance(cats[0]!.body.cells, cats[1]!.body.cells) <= TOUCHING;
  }
  const mutual = /^(?:cat|kitten) and (.+) (hugging|cuddling|watching)$/.exec(asked);
  if (mutual) return isRelated(picture, `cat ${mutual[2]} ${mutual[1]}`);
  const inMouth = /^(.*) in (?:the cat's|its|his|her) mouth$/.exec(asked);
  if (inMouth) return isInMouth(picture, inMouth[1]!);
  const slung = /^(.*) on the cat's back$/.exec(asked);
  if (slung && isSlung(picture, slung[1]!)) return true;
  const onFace = /^(.*) (?:over|on) the cat's (face|eyes|nose)$/.exec(asked);
  if (onFace) {
    const is = onFace[2] === "nose" ? "with _ on its nose" : "with _ over its face";
    if (isSlung(picture, onFace[1]!, is)) return true;
  }
  const sideOf = /^(.*) to the cat's (left|right)$/.exec(asked);
  if (sideOf) {
    const who = entity(picture, sideOf[1]!), cat = cats[0];
    return who !== undefined && cat !== undefined &&
      (middleOf(who.box).x < middleOf(cat.body.box).x) === (sideOf[2] === "left");
  }
  const afar = /^(.*) behind in the distance$/.exec(asked);
  if (afar) return isRelated(picture, `${afar[1]} behind the cat`);
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
    // One drawing shows both: a bowl with its fish.
    if (who.items.length > 0 && !who.cat && who.items.join() === what.items.join()) return true;
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

/** A thing slung over the back, or on the face: the relation's own test finds it there. */
function isSlung(picture: Picture, name: string, is = "carrying _ on its back"): boolean {
  const thing = entity(picture, name), cat = catsOf(picture)[0];
  return thing !== undefined && cat !== undefined &&
    isProved({ picture, who: { ...cat.body, cat }, what: thing }, is);
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
  if (/them|cats|kittens/.test(others)) {
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
