/**
 * In the air before it, just out of the raised paw.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { toss } from "../staging/paws.ts";
import { eyesOf, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "throwing, throws, tossing, tosses, hurling, batting at, bats at, swatting, swatting at, reaching for, hitting",
    de: "wirft, schleudert, schlägt nach",
    fr: "lance, lançant, jette",
    es: "lanzando, lanza, tirando, arrojando",
    it: "lancia, lanciando",
    pt: "jogando uma, atirando, lançando",
    nl: "gooit, werpt",
    pl: "rzuca",
    ru: "бросает, кидает",
  },
  phrase: "throwing",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "waving", "dancing"],
  arrange(_stage, who, what) {
    for (const actor of who) if (actor.kind === "cat" && what.kind === "thing") toss(actor, what);
  },
  holds(who, what) {
    return what.box.bottom < who.box.bottom - 30 &&
      eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
