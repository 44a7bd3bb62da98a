/** @module On its feet in shallow water, which flies up around it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { SPLASH, splash } from "../staging/acts/splashing.ts";
import { seatOn } from "../staging/seats/seat_on.ts";
import { isWithin } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "splashing in, splashes in, splashing around in, splashing about in, splashing through, splashes through, stomping in, stomps in, stomping through, stamping in, splashing",
    de: "planscht in, plantscht in, planschend in, platscht durch, springt in, hüpft in",
    fr: "éclabousse dans, patauge dans, pataugeant dans, saute dans",
    es: "chapotea en, chapoteando en, salpicando en",
    it: "sguazza in, sguazzando in, saltella in",
    pt: "chapinha em, chapinhando em, pulando em, espirrando água em",
    nl: "spettert in, plonst in, springt in",
    pl: "chlapie się w, pluska się w, skacze po",
    ru: "плещется в, шлёпает по, прыгает по",
    uk: "хлюпається в, плескається в, стрибає по",
  },
  after: { ja: "でぱしゃぱしゃ遊ぶ, でぱしゃぱしゃ遊んでいる, で水遊びする" },
  phrase: "splashing in",
  phase: "seat",
  who: "cat",
  what: "thing",
  poses: ["standing", "upright", "dancing"],
  arrange(_stage, who, what) {
    if (what.kind !== "thing") return;
    seatOn(who, what);
    for (const actor of who) if (actor.kind === "cat") splash(actor, what);
  },
  holds(who, what) {
    return isWithin(who, what) && what.items.some(({ name }) => name.startsWith(SPLASH));
  },
};
