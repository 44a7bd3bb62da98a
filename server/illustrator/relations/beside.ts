/**
 * Next to each other on the ground.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { arrangeSides } from "../staging/sides.ts";
import { middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "beside, next to, by, near, alongside, at the side of, close to",
    de: "neben, bei, nahe",
    fr: "à côté de, près de, aux côtés de",
    es: "junto a, al lado de, cerca de, al lado del",
    it: "accanto a, vicino a, accanto al",
    pt: "ao lado de, perto de, junto a, ao lado do",
    nl: "naast, bij",
    pl: "obok, przy, koło",
    ru: "рядом с, возле, около",
    sv: "bredvid, intill",
    ar: "بجانب, بجوار, قرب",
  },
  after: {
    ja: "の隣, のそば, の横, の隣に",
    zh: "旁边, 旁",
    ko: "옆에, 곁에, 옆에서",
    tr: "yanında",
    hi: "के पास, के बगल में",
  },
  phrase: "beside",
  phase: "surroundings",
  arrange(stage, who, what) {
    const index = what.kind === "thing" ? stage.things.indexOf(what) : 0;
    arrangeSides(who, what, index % 2 === 0 ? -1 : 1);
  },
  holds(who, what) {
    const [one, other] = [who.body, what.body];
    const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const narrower = Math.min(one.right - one.left, other.right - other.left);
    return shared < 0.6 * narrower && Math.abs(middleOf(who.box)[0] - middleOf(what.box)[0]) > 20;
  },
};
