/** @module A small thing in the hair: a starfish, chopsticks, a flower. */
import { bounds, widthOf } from "../geometry/measure.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { putOnSideOfHead } from "../staging/held/worn_on_head_and_neck.ts";
import { middleOf, partOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {},
  after: {
    en:
      "in its hair bun, in her hair bun, in his hair bun, in her bun, in his bun, in its bun, stuck in her hair bun, stuck in her bun, in its hair, stuck in its hair, tucked in its hair, woven into its hair, pinned in its hair, braided into its hair, worn in its hair, in its fur, in its locks, in his hair, stuck in his hair, tucked in his hair, woven into his hair, pinned in his hair, braided into his hair, worn in his hair, in his fur, in his locks, in her hair, stuck in her hair, tucked in her hair, woven into her hair, pinned in her hair, braided into her hair, worn in her hair, in her fur, in her locks, in their hair, stuck in their hair, tucked in their hair, woven into their hair, pinned in their hair, braided into their hair, worn in their hair, in their fur, in their locks, in the hair, stuck in the hair, tucked in the hair, woven into the hair, pinned in the hair, braided into the hair, worn in the hair",
    de: "im Haar, in den Haaren, im Fell, in ihrem Haar, in seinem Haar",
    fr: "dans les cheveux, dans ses cheveux, dans la coiffure, dans le pelage",
    es: "en el pelo, en su pelo, en el cabello, en el moño",
    it: "tra i capelli, nei capelli, fra i capelli, tra il pelo",
    pt: "no cabelo, nos cabelos, no pelo",
    nl: "in haar haar, in het haar, in zijn haar, in de haren",
    pl: "we włosach, w futerku, we włosy",
    ru: "в волосах, в шёрстке, в причёске",
    uk: "у волоссі, в волоссі",
    sv: "i håret, i pälsen",
    da: "i håret, i pelsen",
    no: "i håret, i pelsen",
    cs: "ve vlasech, v kožíšku",
    ja: "を髪に, を髪に挿した, を頭に飾った",
    zh: "插在头发上, 插在发间, 在头发上, 在头发里",
  },
  phrase: "wearing _ in its hair",
  phase: "paws",
  who: "cat",
  what: "thing",
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind === "cat" && what.kind === "thing") putOnSideOfHead(cat, what, "hair");
  },
  holds(who, what) {
    const head = partOf(who, "head");
    if (!head) return false;
    const box = bounds(head.outline), wide = widthOf(box);
    const [x, y] = middleOf(what.box);
    const aside = Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2);
    return aside > wide * 0.2 && aside < wide * 1.1;
  },
};
