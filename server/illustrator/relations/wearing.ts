/**
 * A thing on the head, like a hat.
 *
 * @module
 */
import { bounds } from "../geometry/measure.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { putOnHead } from "../staging/paws.ts";
import { middleOf, partOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "wearing, wears, on its head, on his head, on her head, balanced on its head, on the head of",
    de: "auf dem Kopf, trägt auf dem Kopf",
    fr: "sur la tête",
    es: "en la cabeza, sobre la cabeza",
    it: "in testa, sulla testa",
    pt: "na cabeça",
    nl: "op zijn hoofd, op het hoofd",
    pl: "na głowie",
    ru: "на голове",
  },
  phrase: "wearing on the head",
  phase: "paws",
  who: "cat",
  what: "thing",
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind === "cat" && what.kind === "thing") putOnHead(cat, what);
  },
  holds(who, what) {
    const head = partOf(who, "head");
    if (!head) return false;
    const { left, right, top, bottom } = bounds(head.outline);
    const [x] = middleOf(what.box);
    return x > left && x < right && what.box.bottom > top - 20 &&
      what.box.bottom < (top + bottom) / 2;
  },
};
