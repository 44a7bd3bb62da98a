/** @module Aslant, with its weight against the side of it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { lean } from "../staging/together/company.ts";
import { coveredShare } from "../staging/silhouette.ts";

export const relation: RelationEntry = {
  words: {
    th: "พิง",
    en:
      "leaning on, leaning against, leans on, leans against, resting against, resting on, propped against, rubbing on, leaned against, leaned on, leant against, leaning up against, propped up against, resting its paws on, resting her paws on, resting his paws on, with its paws on, paws on, rubs against, rubbing up against, slouched against, its back against",
    de:
      "lehnt an, angelehnt an, lehnt sich an, lehnt gegen, angelehnt, gelehnt an, lehnt an der, stützt sich auf, lehnend an, reibt sich an, lehnt am, lehnt lässig an, lehnt sich gegen, lehnt sich an den",
    fr:
      "appuyé contre, appuyé sur, appuyée contre, adossé à, appuyée sur, adossée à, accoudé à, se frotte contre, se frotte à, accoudée à",
    es:
      "apoyado en, apoyada en, apoyándose en, recostado en, apoyado contra, recostada en, apoyándose contra, frotándose contra, reclinado en",
    it:
      "appoggiato a, appoggiata a, appoggiandosi a, appoggiato contro, si appoggia a, si strofina contro, appoggiato su",
    pt:
      "encostado em, apoiado em, encostada em, apoiado na, apoiado no, encostada na, encostado na, encostado no, recostado em, se esfregando em",
    nl:
      "leunt op, leunt tegen, leunend op, leunend tegen, steunt op, wrijft tegen, geleund tegen, leunt met zijn rug tegen",
    pl:
      "oparty o, opiera się o, opierający się o, oparta o, ociera się o, opiera się na, wsparty o, oparci o",
    ru:
      "опирается на, прислонился к, облокотившись на, опираясь на, прислонившись к, трётся о, опёршись на, облокотился на, прислонилась к, облокотилась на, опёрся на",
    uk: "спирається на, притулився до, притулилася до",
    sv: "lutar sig mot, lutande mot, stöder sig på",
    ar: "يتكئ على, متكئ على",
    da: "læner sig op ad, læner sig mod",
    no: "lener seg mot, lener seg på",
    cs: "opírá se o, opřený o",
    ro: "se sprijină de, sprijinit de",
    id: "bersandar di, bersandar pada",
    vi: "tựa vào, dựa vào",
    el: "ακουμπάει σε, ακουμπάει στο, ακουμπισμένη σε, ακουμπισμένος σε",
    he: "נשען על, נשענת על",
  },
  after: {
    ja: "にもたれて, に寄りかかって, に寄りかかる, にもたれる",
    ko: "에 기댄, 기대어, 에 기대어",
    zh: "靠着, 倚靠",
    tr: "yaslanan, yaslanmış, dayanmış",
    hi: "से टिकी, से टिककर, का सहारा लिए",
  },
  phrase: "leaning on",
  phase: "surroundings",
  who: "cat",
  poses: ["sitting", "standing"],
  // A paw on it shows that it bears.
  posesWith: () => ["upright", "sitting"],
  arrange(_stage, who, what) {
    for (const actor of who) lean(actor, what);
  },
  holds(who, what) {
    return coveredShare(what.box, who.box) > 0.02 && coveredShare(who.body, what.body) < 0.6;
  },
};
