/** @module Side by side, a paw of each in that of the other. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { holdHands } from "../staging/together/holding_hands.ts";
import { pawsOf, touches } from "../staging/seen.ts";

/** How far apart two who hold hands may be drawn, in units. */
const SLACK = 14;

export const relation: RelationEntry = {
  words: {
    en:
      "{holding|holds|hold} {hands|paws}, {holding|holds|hold} {hands|paws} with, {hand in hand|paw in paw}, {hand in hand|paw in paw} with, walking {hand in hand|paw in paw}, walking {hand in hand|paw in paw} with, holding each other's {hands|paws}, holding the {hand|paw} of",
    de:
      "Hand in Hand, Hand in Hand mit, Pfote in Pfote, Pfote in Pfote mit, Händchen haltend, halten Händchen, hält Händchen mit, hält Händchen, Händchenhaltend, halten sich an den Pfoten, halten sich an den Händen",
    fr:
      "main dans la main, main dans la main avec, patte dans la patte, se tiennent la main, se tenant la main, se tiennent par la main, se tenant par la main, se donnent la main, se tiennent la patte, se donnent la patte",
    es:
      "de la mano, de la mano con, tomados de la mano, agarrados de la mano, cogidos de la mano, tomadas de la mano, agarradas de la mano, cogidas de la mano, se dan la mano",
    it: "mano nella mano, mano nella mano con, zampa nella zampa, si tengono per mano, per mano",
    pt: "de mãos dadas, de mãos dadas com, de patas dadas, de patinhas dadas",
    nl:
      "hand in hand, hand in hand met, houden elkaars hand vast, houden elkaars pootje vast, pootje in pootje, poot in poot",
    pl:
      "trzymają się za ręce, trzymają się za łapki, trzymając się za ręce, trzymając się za łapki, trzymają się za łapy",
    ru: "держатся за руки, держатся за лапки, держатся за лапы, держась за руки, держась за лапки",
    uk: "тримаються за руки, тримаються за лапки",
    sv: "hand i hand, håller varandra i handen, håller varandras tassar, tass i tass",
    da: "hånd i hånd, pote i pote",
    no: "hånd i hånd, labb i labb",
    zh: "手牵手, 手牵着手, 手拉手, 牵着手",
  },
  after: {
    ja: "手をつないで, 手を繋いで, 手をつなぐ, 手を繋ぐ, 手をつないでいる, 手を繋いでいる",
    ko: "손을 잡고, 손잡고, 손을 잡은, 손 잡고",
    tr: "el ele, el ele tutuşan, el ele tutuşmuş",
  },
  phrase: "hand in hand with",
  phase: "company",
  who: "cat",
  poses: ["upright", "sitting"],
  arrange({ cats }, who, what) {
    const [cat] = who;
    if (cat?.kind === "cat") holdHands(cat, what, cats);
  },
  holds(who, what) {
    return pawsOf(who).some(({ outline }) => touches(outline, what.box, SLACK));
  },
};
