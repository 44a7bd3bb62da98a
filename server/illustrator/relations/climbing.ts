/** @module Upright on the side of it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { eachCatWithThing } from "../staging/each_cat.ts";
import { climb } from "../staging/acts/climbing.ts";
import { coveredShare } from "../staging/silhouette.ts";

export const relation: RelationEntry = {
  words: {
    th: "ปีน, ปีนขึ้น",
    en:
      "climbing, climbs, climbing up, climbing on, scaling, climbing onto, clinging to, clings to, hanging on to the trunk of, scratching, scratches, scratching at, clawing, climb, climbed, climbing into, climbing over, climbing in, climbs onto, scrambling up, hanging onto a, clambering up, shimmying up",
    de:
      "klettert auf, klettert, kratzt an, erklimmt, kletternd auf, klettert an, klettern auf, klettert hoch, klettert in, kratzend an, erklettert, klettert am, klettert den, klettert die, hochklettert, klettert ans, kraxelt auf, klettert an den",
    fr:
      "grimpe, grimpe sur, grimpe à, escalade, griffe, grimpant, grimpant sur, grimpe dans, grimpant à, griffant, escaladant, grimpent sur, grimpent à, grimpe au, grimpe aux, grimpé à, grimpé au, grimpe le long de, grimpée à, grimpée au",
    es:
      "trepando, trepando a, escalando, trepa, arañando, rascando, trepa a, trepa por, trepando por, subiendo a, sube a, escala, subiendo por, trepan, subiendo una, subiendo por una, sube una, sube por una, subido a una, subida a una, trepado en, trepada en, trepado a, trepada a, se trepa a, se trepa en, encaramado a, encaramada a, encaramado en, encaramada en",
    it:
      "si arrampica su, scala, graffia, arrampicato su, arrampicandosi su, si arrampica sul, si arrampica sulla, scalando, arrampicata su, si arrampica sulle, si arrampica sui, si arrampica sullo, arrampicato sulla, arrampicata sulla, arrampicato sul, arrampicata sul",
    pt:
      "subindo em, escalando, arranhando, escalando um, subindo na, subindo no, sobe em, trepando em, subindo numa, subindo pela, subindo pelo, escala, trepa em, trepada em, trepado em",
    nl:
      "klimt in, klimt op, krabt aan, klimmend in, klimt tegen, klimt, beklimt, klimmend op, krabt, klimmen in, klautert in, klautert op, klimt omhoog in",
    pl:
      "wspina się na, drapie, wspina się po, wspinający się na, włazi na, wdrapuje się na, wdrapuje się po, wspięła się na, wspiął się na",
    ru:
      "лезет на, взбирается на, карабкается, царапает, карабкается на, взбирается по, лезет по, забирается на, лазает по, залез на, вскарабкался на",
    uk: "лізе на, залазить на, дряпається на, видирається на, дере",
    sv: "klättrar i, klättrar på, klättrar upp i, klättrar uppför, klöser på, klättrar, klänger i",
    zh: "爬, 爬上, 攀爬",
    ar: "يتسلق, تتسلق",
    da:
      "klatrer op i, klatrer i, klatrer på, klatrer op ad, kravler op i, kravler op ad, kravler op på, kravler på",
    no: "klatrer i, klatrer på, klatrer opp i, klatrer opp, klyver opp i, klatrer oppover",
    cs: "leze na, šplhá na, šplhá po, leze po",
    fi: "kiipeää, kiipeämässä, kiipeilee",
    hu: "mászik, felmászik, kapaszkodik",
    ro: "se cațără pe, se cațără în, urcă pe",
    id: "memanjat",
    vi: "leo, trèo",
    el:
      "σκαρφαλώνει σε, σκαρφαλώνει στο, σκαρφαλώνει, ανεβαίνει σε, ανεβαίνει στη, ανεβαίνει, σκαρφαλωμένη σε, σκαρφαλωμένος σε",
    he: "מטפס על, מטפסת על, מטפס, מטפסת",
  },
  after: {
    ja: "に登って, に登る, を登る, に登っている, を登って",
    ko: "오르는, 기어오르는, 올라가는",
    tr: "tırmanan, tırmanıyor, e tırmanan",
    hi: "पर चढ़ती, चढ़ रही",
  },
  phrase: "climbing",
  phase: "surroundings",
  who: "cat",
  what: "thing",
  poses: ["walking", "standing", "sitting"],
  arrange: eachCatWithThing(climb),
  holds(who, what) {
    return coveredShare(who.body, what.box) > 0.04 && who.body.bottom > what.box.top &&
      who.first > what.first;
  },
};
