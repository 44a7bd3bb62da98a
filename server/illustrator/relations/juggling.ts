/** @module Several in the air over the head, a paw on either side to catch them. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { juggle } from "../staging/acts/juggling.ts";
import { isInMouth, partOf } from "../staging/seen.ts";
import { bounds } from "../geometry/measure.ts";

export const relation: RelationEntry = {
  words: {
    en: "juggling, juggles, juggling with, juggles with",
    de: "jongliert mit, jongliert, jonglierend mit, jonglieren mit",
    fr: "jongle avec, jonglant avec, jonglent avec",
    es: "haciendo malabares con, hace malabares con, malabareando",
    it: "fa il giocoliere con, giocolando con",
    pt: "fazendo malabarismo com, faz malabarismo com, fazendo malabares com",
    nl: "jongleert met, jonglerend met",
    pl: "żongluje, żonglujący",
    ru: "жонглирует, жонглирующий",
    uk: "жонглює",
    sv: "jonglerar med",
    da: "jonglerer med",
    no: "sjonglerer med",
    cs: "žongluje s",
    fi: "jongleeraa",
    ro: "jonglează cu",
  },
  phrase: "juggling",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "upright"],
  arrange: eachCatWithThing(juggle),
  holds(who, what) {
    const head = partOf(who, "head");
    if (!head || isInMouth(who, what)) return true;
    const { left, right, top } = bounds(head.outline);
    return what.box.top < top && what.box.left < left && what.box.right > right;
  },
};
