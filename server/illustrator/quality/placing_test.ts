/**
 * What a description places somewhere is there in the scene, or the receipt says that it is not: random words of place
 * with random things, of cats and of things.
 */
import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import { planCharacter, sayingsAsSeen } from "../plan.ts";
import { pluralOf } from "../plurals.ts";
import { randomStream } from "../random.ts";
import type { Actor, CatSpec } from "../spec.ts";
import type { Scene } from "../scene.ts";
import { middleOf, type Seen, seenOf } from "../staging/seen.ts";
import { THINGS } from "../things/catalogue.ts";
import type { Category } from "../things/thing.ts";
import { PLACES } from "../world/places.ts";
import { visibleRecipe } from "../composing/visible_recipe.ts";
import { type Prop, propOf } from "../wardrobe/prop_kinds.ts";

/** How many descriptions are tried. */
const TRIED = 300;

type Check = (who: Seen, what: Seen) => boolean;

const isOver: Check = ({ body }, { box }) => body.bottom <= box.bottom && isWithin(body, box);
const isBehind: Check = (who, what) => who.first < what.last;
const isApart: Check = (who, what) => Math.abs(middleOf(who.body)[0] - middleOf(what.box)[0]) > 20;
const isFlanked: Check = ({ body }, { box }) => box.left < body.left && box.right > body.right;

/** Words of place, and how they are seen, by rules that know nothing of how relations are laid out. */
const PLACED: Readonly<Record<string, Check>> = {
  "on": isOver,
  "on top of": isOver,
  "atop": isOver,
  "on the edge of": isOver,
  "in": (who, what) => isWithin(who.body, what.box) && who.body.bottom > what.box.top,
  "inside": (who, what) => isWithin(who.body, what.box) && who.body.bottom > what.box.top,
  "under": ({ body }, { box }) => box.top < body.top + 40 && isWithin(body, box),
  "beneath": ({ body }, { box }) => box.top < body.top + 40 && isWithin(body, box),
  "behind": isBehind,
  "over the edge of": isBehind,
  "peeking over": isBehind,
  "in front of": (who, what) => who.last > what.first,
  "beside": isApart,
  "next to": isApart,
  "near": isApart,
  "between two": isFlanked,
  "among": isFlanked,
  "surrounded by": isFlanked,
  "above": ({ body }, { box }) => middleOf(body)[1] < middleOf(box)[1],
  "against": () => true,
  "at": () => true,
};

/** What rooms and streets are full of, and what lies on tables. */
const LARGE: readonly Category[] = ["furniture", "container", "household", "vehicle", "masonry"];
const SMALL = ["lamp", "vase", "cake", "book", "candle", "bird", "mouse", "ball", "teapot"];

/** Words with a place of their own, and what is worn: these are read otherwise. */
const names = [...THINGS.values()].filter(({ name, category }) =>
  LARGE.includes(category) && /^[a-z ]+$/.test(name) && !propOf(name as Prop).wear
).map(({ name }) => name);

interface Tried {
  prompt: string;
  words: string;
  thing: string;
  isOfThing: boolean;
}

function triedAt(index: number): Tried {
  const random = randomStream("placing", `${index}`);
  const words = random.pick(Object.keys(PLACED)), thing = random.pick(names);
  const isSeveral = /two$|among|surrounded/.test(words);
  const noun = isSeveral ? pluralOf(thing) : `the ${thing}`;
  const coat = random.pick(["black", "ginger", "grey"]), isOfThing = random.chance(0.3);
  const pose = random.pick(["", "", "sitting ", "lying "]);
  const prompt = isOfThing
    ? `a ${random.pick(SMALL)} ${words} ${noun} and a ${coat} cat`
    : `a ${coat} cat ${pose}${words} ${noun}`;
  return { prompt, words, thing, isOfThing };
}

/** What is wrong with a picture of it; undefined where the scene shows it, or its receipt says that it does not. */
function wrongIn({ prompt, words, thing, isOfThing }: Tried, index: number): string | undefined {
  const { spec } = planCharacter(prompt, { style: "cartoon", seed: `${index}` });
  // What is read as clothes has no place of its own, and what a place has itself is no thing of the scene.
  const isThing = spec.props.some(({ kind }) => kind === thing);
  if (!isThing || PLACES[spec.setting].ground === thing) return undefined;
  const scene = compose(spec), seen = visibleRecipe(scene);
  const { understood, ignored } = sayingsAsSeen(prompt, { spec, seen }).understanding;
  const core = words.replace(/ two$/, ""), nouns = [thing, pluralOf(thing)];
  const isAbout = (text: string) =>
    text.length > 1 && (core.includes(text) || text.includes(core)) ||
    nouns.some((noun) => noun.includes(text) && text.length > 2 || text.includes(noun));
  const isTold = ignored.some(isAbout) ||
    understood.some(({ text, meaning, drawnAs }) =>
      isAbout(text) && (drawnAs !== undefined || /left out|gives way|hidden/.test(meaning))
    );
  if (isTold) return undefined;
  const pairs = pairsOf(seen, isOfThing ? "thing" : "cat");
  const isSeen = pairs.some(([who, what]) => holds(scene, PLACED[words]!, who, what));
  // A place that the words name is where the cat is.
  const isPlace = understood.some(({ text, meaning }) => isAbout(text) && /^place:/.test(meaning));
  if (isSeen || isPlace) return undefined;
  return `${prompt}: ${
    JSON.stringify(understood.map(({ text, meaning }) => `${text}=${meaning}`))
  }`;
}

/** Who is related to what, whatever the relation is called. */
function pairsOf({ relations = [] }: CatSpec, kind: "cat" | "thing"): [Actor, Actor][] {
  return relations.filter(({ who }) => who.startsWith(kind)).map(({ who, what }) => [who, what]);
}

function holds(scene: Scene, check: Check, who: Actor, what: Actor): boolean {
  const [one, other] = [seenOf(scene, who), seenOf(scene, what)];
  return one !== undefined && other !== undefined && check(one, other);
}

function isWithin(body: Seen["body"], box: Seen["box"]): boolean {
  const [x] = middleOf(body);
  return x > box.left && x < box.right;
}

Deno.test("[placing] what is said to be somewhere is there, or the receipt says that it is not", () => {
  const wrong = Array.from({ length: TRIED }, (_, index) => wrongIn(triedAt(index), index))
    .filter((text) => text !== undefined);
  assert.deepEqual(wrong, []);
});
