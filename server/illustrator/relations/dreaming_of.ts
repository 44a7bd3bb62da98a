/**
 * In a thought bubble above the head.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { dreamOf } from "../staging/thought.ts";
import { middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "dreaming of, dreams of, dreaming about, dreams about, thinking of, thinking about, thinks about, thinks of, imagining, wishing for",
    de: "träumt von, denkt an",
    fr: "rêve de, rêvant de, pense à, rêve d'",
    es: "soñando con, sueña con, pensando en",
    it: "sogna, sognando, pensa a",
    pt: "sonhando com, sonha com, pensando em",
    nl: "droomt van, denkt aan",
    pl: "śni o, marzy o, myśli o",
    ru: "мечтает о, думает о, видит во сне",
  },
  phrase: "dreaming of",
  phase: "surroundings",
  who: "cat",
  what: "thing",
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind === "cat" && what.kind === "thing") dreamOf(cat, what);
  },
  holds(who, what) {
    return what.box.bottom < who.body.bottom &&
      what.items.some(({ name }) => /^thought/.test(name)) &&
      middleOf(what.box)[1] < middleOf(who.body)[1];
  },
};
