/**
 * All around the cat.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { surround } from "../staging/sides.ts";

export const relation: RelationEntry = {
  words: {
    en: "surrounded by, around, in the middle of, full of, among, amongst",
    de: "umgeben von, um, inmitten von, voller",
    fr: "entouré de, entourée de, autour de, parmi, au milieu de, plein de",
    es: "rodeado de, rodeada de, alrededor de, entre muchas, lleno de",
    it: "circondato da, circondata da, in mezzo a",
    pt: "rodeado de, cercado de, cercada de, no meio de",
    nl: "omringd door, tussen de",
    pl: "otoczony, wśród",
    ru: "среди, окружённый",
  },
  phrase: "surrounded by",
  phase: "surroundings",
  what: "thing",
  arrange(_stage, who, what) {
    if (what.kind === "thing") surround(what, who);
  },
  holds(who, what) {
    return what.box.left < who.body.left && what.box.right > who.body.right;
  },
};
