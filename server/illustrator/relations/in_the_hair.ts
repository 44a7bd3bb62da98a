/** @module A small thing in the hair: a starfish, chopsticks, a flower. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { putOnSideOfHead } from "../staging/held/worn_on_head_and_neck.ts";
import { isOnSideOfHead } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {},
  after: {
    en:
      "in {its|his|her} hair bun, in {its|his|her} bun, stuck in her hair bun, stuck in her bun, in {its|his|her|their|the} hair, stuck in {its|his|her|their|the} hair, tucked in {its|his|her|their|the} hair, woven into {its|his|her|their|the} hair, pinned in {its|his|her|their|the} hair, braided into {its|his|her|their|the} hair, worn in {its|his|her|their|the} hair, in {its|his|her|their} fur, in {its|his|her|their} locks",
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
  holds: isOnSideOfHead,
};
