/**
 * What a receipt claims of an act is seen: every verb of every relation, each with several things. The
 * checks are of their own and know nothing of how an act is laid out.
 */
import assert from "node:assert/strict";
import type { WordsRead } from "../../../lib/understanding.ts";
import { compose } from "../compose.ts";
import { visibleRecipe } from "../composing/visible_recipe.ts";
import { boundsOf, type Box } from "../geometry/measure.ts";
import { planCharacter, sayingsAsSeen } from "../plan.ts";
import { type Relation, RELATION_NAMES, RELATIONS } from "../relations.ts";
import type { Item, Scene } from "../scene.ts";
import type { Related } from "../spec.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { alternatives } from "../vocabulary/alternatives.ts";

/** Things of many kinds: worn, eaten, ridden, played, furniture, animals, tools. */
const THINGS =
  ("fish, ball, book, guitar, sled, bicycle, cake, box, armchair, mouse, flower, lantern, bowl, piano, " +
    "broom, tree, dog, suitcase, snowman, candle, balloon, hammer, washing line, milk, kite, basket, ladder, axe")
    .split(", ");

/** Verbs of each relation, and things for each verb. */
const VERBS = 3, EACH = 1;

/** Things farther from paws, lips or body than this, in units of the picture, are not held, eaten or leant on. */
const TOUCH = 64;

/** What the parts of a cat do in a relation: one of them has to be at the thing. */
const AT: Partial<Record<Relation, RegExp>> = {
  holding: /paw|nose/,
  eating: /nose|paw/,
  drinking: /nose|paw/,
  playing: /paw|nose/,
  "playing with": /paw|nose|mouth/,
  "busy with": /paw|nose/,
  cooking: /paw/,
  painting: /paw/,
  "painting a picture of": /paw/,
  "painting with": /paw/,
  reading: /paw|nose/,
  typing: /paw/,
  fishing: /paw|nose/,
  "hanging from": /paw/,
  climbing: /paw|torso/,
  "leaning on": /paw|torso|head|leg/,
  "carrying in the mouth": /nose|muzzle|head/,
  "reaching for": /paw/,
  "batting at": /paw/,
  hugging: /paw|torso|leg/,
  licking: /nose|head/,
  smelling: /nose|head/,
  on: /torso|paw|leg/,
  inside: /torso|paw|leg|head/,
  riding: /torso|paw|leg/,
  driving: /torso|paw|leg|head/,
};

/** Between cats alone, they say nothing with a thing. */
const ALONE: readonly Relation[] = ["tails in a heart"];

for (const is of RELATION_NAMES.filter((name) => !ALONE.includes(name))) {
  Deno.test(`[acts] what a receipt claims is in the scene: ${is}`, () => {
    const silent = sentencesFor(is).flatMap(unseenIn);
    assert.deepEqual(silent, []);
  });
}

function sentencesFor(is: Relation): string[] {
  const { words }: RelationEntry = RELATIONS[is];
  const verbs = (words["en"] ?? "").split(",").flatMap((verb) => alternatives(verb.trim()))
    .filter(Boolean);
  const step = Math.max(1, Math.floor(verbs.length / VERBS));
  return verbs.filter((_, i) => i % step === 0).slice(0, VERBS).flatMap((verb, v) =>
    Array.from({ length: EACH }, (_, i) => {
      const thing = THINGS[(RELATION_NAMES.indexOf(is) * 5 + v * 7 + i * 11) % THINGS.length]!;
      return `a cat ${verb} ${/\b(?:an?|the)$/.test(verb) ? "" : article(thing)}${thing}`;
    })
  );
}

function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? "an " : "a ";
}

/** What a receipt claims of a sentence and the scene does not show. */
function unseenIn(sentence: string): string[] {
  const { spec } = planCharacter(sentence, { style: "cartoon", seed: "5" });
  const scene = compose(spec), seen = visibleRecipe(scene);
  const { understanding } = sayingsAsSeen(sentence, { spec, seen });
  const claimed = seen.relations ?? [];
  return [
    ...claimed.filter((related) => !isSeen(scene, related)).map(({ is, what }) =>
      `${sentence}: ${is} ${what}`
    ),
    ...unsaidWords(sentence, understanding).map((word) => `${sentence}: “${word}” in no list`),
  ];
}

function isSeen({ items }: Scene, { who, is, what }: Related): boolean {
  const parts = AT[is];
  if (!parts || !who.startsWith("cat")) return true;
  const own = boxesOf(
    items.filter(({ of, name, role }) => of === who && role === "coat" && parts.test(name)),
  );
  const others = boxesOf(items.filter(({ of, role }) => of === what && role !== "shadow"));
  // Nothing is claimed of what a place has already.
  if (own.length === 0 || others.length === 0) return true;
  return own.some((one) => others.some((other) => apart(one, other) <= TOUCH));
}

function boxesOf(items: readonly Item[]): Box[] {
  return items.map((item) => boundsOf([item]));
}

function apart(one: Box, other: Box): number {
  return Math.hypot(
    Math.max(one.left - other.right, 0, other.left - one.right),
    Math.max(one.top - other.bottom, 0, other.top - one.bottom),
  );
}

/** Words without a meaning of their own; "climbing through a gap in" lists "gap" and "in". */
const SMALL =
  /^(?:a|an|the|cat|it|its|his|her|is|of|to|up|on|in|inside|at|with|from|by|and|for|s|own|there|out)$/;

/** The words of a sentence that stand in no list of its receipt. */
function unsaidWords(sentence: string, { understood, ignored }: WordsRead): string[] {
  const listed = new Set(
    [...understood.map(({ text }) => text), ...ignored].join(" ").toLowerCase().split(
      /[^\p{L}']+/u,
    ),
  );
  return sentence.replace("through a gap", "a gap").split(/[^\p{L}']+/u).filter((word) =>
    !SMALL.test(word) && !listed.has(word.toLowerCase())
  );
}
