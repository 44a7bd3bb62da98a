/** @module The head stuck in a thing that is upside down on it. */
import { bounds } from "../geometry/measure.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { putOverHead } from "../staging/held/head_and_mouth.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { middleOf, partOf } from "../staging/seen.ts";

/** The least share of the width of a head that is in it. */
const COVERED = 0.6;

export const relation: RelationEntry = {
  words: {
    en:
      "its head in, his head in, her head in, its head inside, his head inside, her head inside, its head stuck in, his head stuck in, her head stuck in, head stuck in, head stuck inside, head trapped in, head jammed in, its head stuck inside, his head stuck inside, her head stuck inside, got its head stuck in, got his head stuck in, got her head stuck in, gets its head stuck in, with its head in, with his head in, with her head in, with its head stuck in, with his head stuck in, with her head stuck in, with its head inside, with its head stuck inside, has its head stuck in, has his head stuck in, has her head stuck in, its head under, with its head under, sticking its head in, sticking his head in, sticking her head in, sticking its head into, sticking his head into, sticking her head into, burying its head in, with its face stuck in, face stuck in",
    de:
      "steckt den Kopf in, steckt seinen Kopf in, steckt ihren Kopf in, steckt mit dem Kopf in, mit dem Kopf in, den Kopf in, Kopf steckt in",
    fr: "la tête dans, avec la tête dans, la tête coincée dans, tête coincée dans, sa tête dans",
    es:
      "con la cabeza en, con la cabeza dentro de, la cabeza metida en, con la cabeza metida en, con la cabeza atascada en, la cabeza atascada en",
    it: "con la testa in, con la testa dentro, la testa incastrata in, con la testa incastrata in",
    pt: "com a cabeça em, com a cabeça dentro de, com a cabeça presa em, a cabeça presa em",
    nl: "met zijn kop in, met haar kop in, met zijn hoofd in, steekt zijn kop in, zijn kop vast in",
    pl: "z głową w, głową w, wsadził głowę do, włożył głowę do, wsadziła głowę do",
    ru: "с головой в, засунул голову в, сунул голову в, засунула голову в, застрял головой в",
    sv: "med huvudet i",
    da: "med hovedet i",
    no: "med hodet i",
    cs: "s hlavou v",
  },
  phrase: "with its head in",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "standing", "walking"],
  arrange: eachCatWithThing((cat, thing) => putOverHead(cat, thing)),
  holds(who, what) {
    const head = partOf(who, "head");
    if (!head) return false;
    const { left, right } = bounds(head.outline);
    const [x, y] = middleOf(bounds(head.outline));
    const { box } = what;
    return box.left < x && x < box.right && box.top < y && y < box.bottom &&
      box.right - box.left > (right - left) * COVERED && what.last > who.first;
  },
};
