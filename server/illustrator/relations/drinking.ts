/** @module A cup held to the mouth, or a bowl before it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { feed } from "../staging/acts/feeding.ts";
import { isNearMouth } from "../staging/seen.ts";
import { useOf } from "../things/uses.ts";

export const relation: RelationEntry = {
  words: {
    th: "ดื่ม, กินน้ำ, จิบ",
    en:
      "drinking, drinks, drink, drinking from, sipping, sips, slurping, lapping, drank, drinks from, enjoying a cup of, sips from, sipping on, sipping from, slurps, lapping up, having a drink of, sipping at, having a cup of, having tea with",
    de: "trinkt, schlürft, trinkend, trinken, schlürfend, nippt an, beim trinken",
    fr:
      "boit, buvant, qui boit, sirote, boivent, sirotant, boire, déguste un verre de, savoure un café",
    es: "bebiendo, bebe, tomando, tomándose, beben, bebiéndose, sorbiendo, toma, tomando un",
    it: "beve, bevendo, sorseggia, bevono, sorseggiando, bere, prendendo un, prende un",
    pt: "bebendo, bebe, tomando um, tomando uma, bebem, bebericando, tomando, toma",
    nl: "drinkt, drinkend, drinken, nipt aan, slurpt",
    pl: "pije, pijący, pijąca, pijąc, piją, popija, siorbie",
    ru: "пьёт, пьют, пьющий, пьющая, попивает, лакает",
    zh: "喝, 喝着, 在喝, 饮, 品",
    uk: "п'є, п'ють, попиває, п'ючи, хлебче, сьорбає",
    sv: "dricker, dricka, drickande, smuttar på",
    ar: "يشرب, تشرب, يشربان",
    da: "drikker, drikkende, nipper til",
    no: "drikker, drikkende, nipper til",
    cs: "pije, pijí, popíjí, usrkává",
    fi: "juo, juovat, juomassa, siemailee",
    hu: "iszik, issza, isszák, kortyolgat, iszogat",
    ro: "bea, bând, beau, sorb, soarbe, beau împreună",
    id: "minum, menyeruput, meminum",
    vi: "uống",
    el: "πίνει, πίνοντας, πίνουν",
    he: "שותה, שותים, לוגם, לוגמת",
  },
  after: {
    ja: "を飲んで, を飲む, を飲んでいる, を飲み, 飲んでいる, 飲む, をすすって",
    ko: "마시고, 마시는, 마신다, 마시고 있다, 마셔, 마시는 중, 마시고 있는",
    tr: "içen, içiyor, içmekte, içerken, yudumlayan",
    hi: "पीती, पी रही, पी रहा, पीते हुए",
  },
  phrase: "drinking",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "waving"],
  posesWith: (thing) => useOf(thing)?.isLapped ? ["crouching"] : undefined,
  arrange: eachCatWithThing((cat, thing, { things }) => feed(cat, { thing, things })),
  holds(who, what) {
    return isNearMouth(who, what);
  },
};
