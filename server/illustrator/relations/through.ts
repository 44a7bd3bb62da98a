/** @module Leaping through a ring, squeezing through a fence. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { propOf } from "../wardrobe/prop_kinds.ts";
import { middleOf } from "../staging/seen.ts";
import { squeezeThrough } from "../staging/around/through_barrier.ts";
import { leapThrough } from "../staging/around/through_ring.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "through, thru, through a gap in, through a hole in, through the gap in, through the hole in, squeezing through a gap in, squeezing through a hole in, squeezing through the gap in, squeezing through the bars of, squeezes through a gap in, crawling through a hole in, climbing through a hole in, climbing through a gap in, coming through a hole in, sneaking through, sneaks through, slipping through, slips through, pushing through, jumping through, jumps through, leaping through, leaps through, diving through, dives through, flying through, halfway through, half way through, stuck halfway through, stuck half way through, bursting through, bursting thru, squeezing through, squeezes through, climbing through, climbs through, crawling through, crawls through, poking its head through, poking his head through, poking her head through, sticking its head through, sticking his head through, sticking her head through, peeking through, peeping through, stuck in the middle of, coming through, comes through, wriggling through, stepping through",
    de: "springt durch, durch, hüpft durch, zwängt sich durch, schaut durch, klettert durch",
    fr: "saute à travers, sautant à travers, passe à travers, à travers",
    es: "saltando a través de, salta a través de, saltando por, salta por, a través de",
    it: "salta attraverso, saltando attraverso, salta dentro, attraverso",
    pt: "pulando através de, saltando através de, pula através de, através de",
    nl: "springt door, kruipt door, springend door",
    pl: "skacze przez obręcz, przeskakuje przez",
  },
  phrase: "going through",
  phase: "seat",
  who: "cat",
  what: "thing",
  poses: ["jumping", "running"],
  posesWith: (thing) =>
    propOf(thing).anchors?.repeats ? ["walking", "crouching", "sneaking"] : undefined,
  arrange(_stage, who, what) {
    const cats = who.filter((actor) => actor.kind === "cat");
    if (what.kind !== "thing" || cats.length === 0) return;
    if (what.art.anchors?.repeats) squeezeThrough(cats, what);
    else leapThrough(cats, what);
  },
  holds(who, what) {
    const [x, y] = middleOf(what.box);
    const isAcross = what.box.left < who.body.left && what.box.right > who.body.right;
    if (isAcross) return what.first < who.first && what.last > who.last;
    return what.first < who.first && what.last > who.last &&
      who.body.left < what.box.left && who.body.right > what.box.right &&
      who.body.top < y && who.body.bottom > y && x > who.body.left;
  },
};
