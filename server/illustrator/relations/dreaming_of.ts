/** @module In a thought bubble above the head. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { dreamOf } from "../staging/lettering/thought.ts";
import { middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "ฝันถึง",
    en:
      "dreaming of, dreams of, dreaming about, dreams about, thinking of, thinking about, thinks about, thinks of, imagining, wishing for, dream of, dreaming dreams of, daydreaming about, daydreaming of, fantasising about, fantasizing about, imagines, remembering, longing for, craving",
    de:
      "träumt von, denkt an, träumt vom, träumt über, träumend von, träumen von, denkend an, fantasiert von, stellt sich vor",
    fr:
      "rêve de, rêvant de, pense à, rêve d', rêvent de, rêvant d', rêve du, songe à, imagine, pense au",
    es:
      "soñando con, sueña con, pensando en, soñando, sueñan con, imaginando, que sueña con, piensa en",
    it:
      "sogna, sognando, pensa a, sognando di, che sogna, pensando a, immagina, sogna un, sogna una, sogna di",
    pt: "sonhando com, sonha com, pensando em, que sonha com, imaginando, pensa em, sonhando",
    nl: "droomt van, denkt aan, dromend van, dromen van, denkend aan, droomt over",
    pl: "śni o, marzy o, myśli o, śniący o, marzący o, śni, marzy, myśląc o, śni mu się",
    ru:
      "мечтает о, думает о, видит во сне, снится, мечтая о, мечтающий о, думая о, видит сон о, мечтает об, грезит о",
    uk: "мріє про, думає про, снить про, бачить уві сні",
    sv: "drömmer om, tänker på, drömmande om",
    zh: "梦见, 梦到, 想着, 梦想",
    ar: "يحلم ب, تحلم ب, يفكر في",
    da: "drømmer om, tænker på",
    no: "drømmer om, tenker på",
    cs: "sní o, přemýšlí o",
    fi: "unelmoi, uneksii",
    hu: "álmodik, álmodozik",
    ro: "visează la, visând la, se gândește la",
    id: "bermimpi tentang, memimpikan",
    vi: "mơ về",
    el: "ονειρεύεται, ονειρεύεται ένα",
    he: "חולם על, חולמת על",
  },
  after: {
    ja: "の夢を見て, の夢を見る, の夢を見ている, を夢見て, を夢見る, を想像して",
    ko: "꿈꾸는, 꿈을 꾸는, 생각하는",
    tr: "hayal eden, düşünen, rüyasında gören",
    hi: "के सपने देख रही, का सपना देख रही, के सपने देखती, के सपने देख रहा",
  },
  phrase: "dreaming of",
  phase: "surroundings",
  who: "cat",
  what: "thing",
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind === "cat" && what.kind === "thing") dreamOf(cat, what);
  },
  holds(who, what) {
    return what.box.bottom < who.body.bottom &&
      what.items.some(({ name }) => /^thought/.test(name)) &&
      middleOf(what.box)[1] < middleOf(who.body)[1];
  },
};
