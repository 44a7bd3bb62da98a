/** @module Behind a table, a desk or a counter, which leaves the faces free. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { coveredShare } from "../staging/silhouette.ts";
import { sitAt } from "../staging/seats/at_table.ts";
import { standBefore } from "../staging/around/before_and_behind.ts";

export const relation: RelationEntry = {
  words: {
    th: "ที่โต๊ะ",
    en:
      "at, sitting at, sits at, seated at, sat at, sitting around, gathered around, gathered at, sitting round, standing at",
    de: "am, an der, an einem, an einer, sitzt am, sitzt an, sitzend am, sitzen am, an",
    fr: "à, à table, attablé à, attablée à, assis à, assise à, au",
    es: "a la, sentado a, sentada a, sentados a, ante la",
    it: "al, alla, seduto al, seduta al, seduti al, seduti a",
    pt: "à, sentado à, sentada à, sentados à",
    nl: "aan, aan de, zit aan, zittend aan, zitten aan",
    pl: "przy, siedzi przy, siedzący przy, siedzą przy",
    ru: "за, сидит за, сидящий за, сидят за",
    uk: "за, сидить за, сидять за",
    sv: "vid, sitter vid, sittande vid, står vid",
    ar: "جالس إلى, يجلس إلى",
  },
  phrase: "at",
  phase: "surroundings",
  what: "thing",
  poses: ["sitting", "sitting upright"],
  arrange(_stage, who, what) {
    if (what.kind !== "thing") return;
    if (what.art.anchors?.seat && !what.art.anchors.isTall) sitAt(what, who);
    else standBefore(what, who);
  },
  holds(who, what) {
    // Stools belong to the table, and are behind who sits on them.
    return who.first < what.last && coveredShare(who.box, what.box) > 0.03;
  },
};
