/** @module Food in its paws under the chin, or on the ground before it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { feed } from "../staging/acts/feeding.ts";
import { isNearMouth } from "../staging/seen.ts";
import { useOf } from "../things/uses.ts";

export const relation: RelationEntry = {
  words: {
    th: "กิน, ทาน, เลีย, แทะ",
    en:
      "eating, eats, eat, nibbling, munching, munching on, tasting, chewing, devouring, snacking on, gnawing on, ate, enjoying a, feasting on, feasts on, nibbles, nibbles on, nibbling on, munches, munches on, chewing on, chews on, biting into, bites into, gobbling, gobbling up, slurping, tucking into, having a bite of, savouring, having breakfast with, dining on",
    de:
      "isst, frisst, nascht, knabbert, fressend, essend, verspeist, mampft, schleckt, leckt an, knabbert an, genießt, beißt in, essen, fressen, am essen, verputzt, verdrückt, vernascht, schlemmt",
    fr:
      "mange, mangeant, qui mange, déguste, croque, mangent, dévore, dévorant, grignote, grignotant, savoure, croquant, manger, dégustant",
    es:
      "comiendo, come, devorando, comiéndose, comen, devora, disfrutando de, saboreando, mordiendo, merendando, desayunando, cenando, comiendo un",
    it:
      "mangia, mangiando, che mangia, mangiano, divora, divorando, assapora, gusta, sgranocchia, mordendo, gustando",
    pt: "comendo, come, tomando, comem, devorando, saboreando, mordendo, mastigando, degustando",
    nl:
      "eet, smult van, etend, eten, knabbelt aan, smikkelt van, likt aan, verorbert, snoept van, peuzelt, schrokt, knaagt aan, oppeuzelt",
    pl:
      "je, jedzący, jedząca, jedząc, zjada, pożera, chrupie, wcina, jedzą, zajada, jedzące, pałaszuje, skubie, delektuje się",
    ru:
      "ест, кушает, жуёт, едят, поедает, уплетает, грызёт, едящий, кушающий, лакомится, жрёт, хрумкает, лопает, наслаждается",
    uk: "їсть, їдять, ласує, жує, гризе, наминає",
    sv: "äter, ätande, äta, slickar på, knaprar på, tuggar på, mumsar på, smakar på",
    zh: "吃, 吃着, 在吃, 品尝, 啃, 舔",
    ar: "يأكل, تأكل, يتناول, تتناول",
    da: "spiser, spisende, slikker på, gnasker på, tygger på, smager på",
    no: "spiser, spisende, slikker på, gnager på, tygger på, smaker på",
    cs: "jí, papá, žere, líže, ochutnává, baští, kouše",
    fi: "syö, syömässä, nuolee, maistaa",
    hu: "eszik, eszi, majszol, nyalogat",
    ro: "mănâncă, mâncând, linge, ronțăie, gustă",
    id: "makan, memakan, menjilat, mengunyah",
    vi: "ăn, đang ăn, liếm, gặm, nhai",
    el: "τρώει, τρώγοντας, τρώνε, δαγκώνει, μασουλάει, γλείφει",
    he: "אוכל, אוכלת, אוכלים, נוגס ב, נוגסת ב, מלקק, מלקקת, טועם, טועמת",
  },
  after: {
    ja:
      "を食べ, 食べて, を食べて, を食べる, を食べている, を食べた, を頬張って, を頬張る, をかじる, をなめる, 食べる, 食べている",
    ko:
      "먹는, 먹고, 먹는다, 먹고 있다, 먹고 있는, 먹고 있어, 먹어, 먹는 중, 먹다가, 먹다, 먹으면서, 먹으며, 먹던, 핥는, 를 먹는",
    tr: "yiyen, yiyor, yemekte, yerken, yalayan, kemiren",
    hi: "खा रही, खा रहा, खाती, खाता, खा रही है, खाते हुए, खा रहा है",
  },
  phrase: "eating",
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
