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
    en: "balancing, balances",
  },
  after: {
    en:
      "on its head, on his head, on her head, on their head, on top of its head, on top of his head, on the head, atop its head, on the head of the cat",
    de: "auf dem Kopf, auf seinem Kopf, auf ihrem Kopf",
    fr: "sur la tête",
    es: "en la cabeza, sobre la cabeza",
    it: "in testa, sulla testa",
    pt: "na cabeça",
    nl: "op zijn hoofd, op het hoofd, op haar hoofd",
    pl: "na głowie",
    ru: "на голове",
    ja: "頭の上に, 頭に",
    zh: "头上, 在头上",
    ko: "머리 위에",
  },
  phrase: "balancing _ on its head",
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
