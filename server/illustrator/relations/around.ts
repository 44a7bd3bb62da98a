/** @module All around the cat. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { placeBeside } from "../staging/sides.ts";
import { surround } from "../staging/surrounding.ts";

export const relation: RelationEntry = {
  words: {
    th: "ล้อมรอบด้วย, ท่ามกลาง, รายล้อมด้วย",
    en:
      "surrounded by, around, in the middle of, full of, filled with, loaded with, packed with, among, amongst, amid, amidst, sitting amid, sitting amidst, encircled by, covered in, covered with, lying among, sitting among, sitting amongst, sitting in a pile of, in a pile of, in a field of, in a bed of, on a bed of, lying in a bed of, lying on a bed of, sleeping in a bed of, sleeping on a bed of, asleep in a bed of, asleep on a bed of, buried in, in a sea of, hidden among, amid a pile of",
    de:
      "umgeben von, um, inmitten von, voller, umringt von, unter lauter, mitten in, zwischen lauter, inmitten, rings um, rundherum um",
    fr:
      "entouré de, entourée de, autour de, parmi, au milieu de, plein de, au milieu des, entouré d', entourée d', parmi les, couvert de",
    es:
      "rodeado de, rodeada de, alrededor de, entre muchas, lleno de, en medio de, cubierto de, cercado de, entre las, entre los",
    it:
      "circondato da, circondata da, in mezzo a, attorniato da, tra i, tra le, pieno di, piena di, in mezzo ai, in mezzo alle, coperto di",
    pt:
      "rodeado de, cercado de, cercada de, no meio de, rodeada de, entre as, entre os, em meio a, cercado por, rodeado por, coberto de, cheio de, cheia de",
    nl:
      "omringd door, tussen de, te midden van, omgeven door, vol met, midden tussen, rond, rondom",
    pl: "otoczony, wśród, pośród, otoczona, w otoczeniu, pełen, pełna, dookoła, wokół, naokoło",
    ru:
      "среди, окружённый, окружённая, в окружении, посреди, полный, полная, вокруг, кругом, в центре",
    uk: "серед, оточений, оточена, в оточенні, посеред, повний, повна",
    sv: "omgiven av, runt, runt om, bland, full av",
    ar: "محاط ب, وسط, بين الكثير من",
    da: "omgivet af, rundt om, fuld af, fyldt med, blandt",
    no: "omgitt av, rundt, full av, fylt med, blant",
    cs: "obklopený, obklopená, plný, plná, plné, mezi květinami",
    ro: "înconjurat de, înconjurată de, în jurul, plin de, plină de, printre",
    id: "dikelilingi, penuh, di antara bunga",
    vi: "xung quanh, đầy, bao quanh bởi",
    hu: "tele",
    fi: "täynnä",
    el: "γύρω από, περιτριγυρισμένη από, περιτριγυρισμένος από, γεμάτο, γεμάτη, γεμάτος",
    he: "מוקף, מוקפת, מוקפת ב, מוקף ב, מסביב ל, מלא, מלאה",
  },
  after: {
    ja: "に囲まれて, に囲まれた, だらけの, いっぱいの",
    ko: "에 둘러싸인, 가득한, 로 가득한",
    zh: "之中, 丛中, 环绕",
    tr: "arasında, dolu, ile çevrili, etrafında, çevresinde, etrafı",
    hi: "के बीच में",
    fi: "ympäröimänä, ympärillä, ympärillään",
    hu: "körül, körülötte, körülöttük",
    he: "סביבו, סביבה, מסביבו, סביבם",
    ar: "حوله, حولها, من حوله",
    id: "di sekelilingnya, di sekitarnya",
  },
  phrase: "surrounded by",
  phase: "surroundings",
  what: "thing",
  arrange(stage, who, what) {
    const free = who.filter(({ kind, isPlaced }) => kind === "thing" && !isPlaced);
    // Farther off than what surrounds them is wide.
    if (free.length > 0) placeBeside(free, stage.cats, 1, ROOM);
    if (what.kind === "thing") surround(what, who);
  },
  holds(who, what) {
    return what.box.left < who.body.left && what.box.right > who.body.right;
  },
};

/** Between a cat and a thing that others surround, in units. */
const ROOM = 150;
