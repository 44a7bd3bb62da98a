/** @module Leaping through a ring. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { middleOf } from "../staging/seen.ts";
import { leapThrough } from "../staging/through_ring.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "through, thru, jumping through, jumps through, leaping through, leaps through, diving through, dives through, flying through, halfway through, half way through, stuck halfway through, stuck half way through, bursting through, bursting thru, squeezing through, squeezes through, climbing through, climbs through, crawling through, crawls through, poking its head through, poking his head through, poking her head through, sticking its head through, sticking his head through, sticking her head through, peeking through, peeping through, stuck in the middle of, coming through, comes through, wriggling through, stepping through",
    de: "springt durch, durch, hüpft durch, zwängt sich durch, schaut durch, klettert durch",
    fr: "saute à travers, sautant à travers, passe à travers, à travers",
    es: "saltando a través de, salta a través de, saltando por, salta por, a través de",
    it: "salta attraverso, saltando attraverso, salta dentro, attraverso",
    pt: "pulando através de, saltando através de, pula através de, através de",
    nl: "springt door, kruipt door, springend door",
    pl: "skacze przez obręcz, przeskakuje przez",
  },
  phrase: "leaping through",
  phase: "seat",
  who: "cat",
  what: "thing",
  poses: ["jumping", "running"],
  arrange(_stage, who, what) {
    const cats = who.filter((actor) => actor.kind === "cat");
    if (what.kind === "thing" && cats.length > 0) leapThrough(cats, what);
  },
  holds(who, what) {
    const [x, y] = middleOf(what.box);
    return what.first < who.first && what.last > who.last &&
      who.body.left < what.box.left && who.body.right > what.box.right &&
      who.body.top < y && who.body.bottom > y && x > who.body.left;
  },
};
