/** @module All around the cat. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { placeBeside } from "../staging/around/sides.ts";
import { surround } from "../staging/around/surrounding.ts";

export const relation: RelationEntry = {
  words: {
    th: "ล้อมรอบด้วย, ท่ามกลาง, รายล้อมด้วย, ห่ม, คลุมด้วย, ห่อด้วย",
    en:
      "surrounded by, around, in the middle of, full of, filled with, loaded with, packed with, among, amongst, amid, amidst, sitting amid, sitting amidst, encircled by, covered in, covered with, lying among, sitting among, sitting amongst, sitting in a pile of, in a pile of, in a field of, in a bed of, on a bed of, lying in a bed of, lying on a bed of, sleeping in a bed of, sleeping on a bed of, asleep in a bed of, asleep on a bed of, buried in, in a sea of, hidden among, amid a pile of",
    de:
      "umgeben von, um, inmitten von, voller, umringt von, unter lauter, mitten in, zwischen lauter, inmitten, rings um, rundherum um, bedeckt mit, zugedeckt mit, eingehüllt in, eingewickelt in, eingekuschelt in",
    fr:
      "entouré de, entourée de, autour de, parmi, au milieu de, plein de, au milieu des, entouré d', entourée d', parmi les, couvert de, couverte de, couvert d', couverte d', recouvert de, recouverte de, recouvert d', recouverte d', emmitouflé dans, emmitouflée dans, enroulé dans, enroulée dans, enveloppé dans",
    es:
      "rodeado de, rodeada de, alrededor de, entre muchas, lleno de, en medio de, cubierto de, cercado de, entre las, entre los, cubierta de, cubierto con, cubierta con, tapado con, tapada con, arropado con, arropada con, arropadito con, envuelto en, envuelta en",
    it:
      "circondato da, circondata da, in mezzo a, attorniato da, tra i, tra le, pieno di, piena di, in mezzo ai, in mezzo alle, coperto di, coperto da, coperta da, coperto con, avvolto in, avvolta in",
    pt:
      "rodeado de, cercado de, cercada de, no meio de, rodeada de, entre as, entre os, em meio a, cercado por, rodeado por, coberto de, cheio de, cheia de, coberta de, coberto com, coberta com, coberto por, coberta por, tapado com, tapada com, enrolado numa, enrolada numa, enrolado em, enrolada em",
    nl:
      "omringd door, tussen de, te midden van, omgeven door, vol met, midden tussen, rond, rondom, bedekt met, toegedekt met, ingestopt onder, gewikkeld in",
    pl:
      "otoczony, wśród, pośród, otoczona, w otoczeniu, pełen, pełna, dookoła, wokół, naokoło, przykryty, przykryta, okryty, okryta, owinięty w, owinięta w, zawinięty w, zawinięta w, otulony, otulona",
    ru:
      "среди, окружённый, окружённая, в окружении, посреди, полный, полная, вокруг, кругом, в центре, накрытый, накрытая, укрытый, укрытая, укрылся, укрылась, укрывшись, накрывшись, закутанный в, закутанная в, завёрнутый в, завёрнутая в, закутавшись в",
    uk:
      "серед, оточений, оточена, в оточенні, посеред, повний, повна, накритий, накрита, вкритий, вкрита, укритий, укрита, загорнутий у, загорнута у, закутаний у, закутана в",
    sv:
      "omgiven av, runt, runt om, bland, full av, täckt av, täckt med, insvept i, inlindad i, nerbäddad under, mitt bland",
    ar:
      "محاط ب, وسط, بين الكثير من, مغطى ب, مغطاة ب, ملفوف ب, ملفوفة ب, مغطى, مغطاة, ملفوف, ملفوفة, متغطي, متغطية, محاطة ب",
    da:
      "omgivet af, rundt om, fuld af, fyldt med, blandt, dækket af, dækket med, pakket ind i, svøbt i",
    no: "omgitt av, rundt, full av, fylt med, blant, dekket av, dekket med, pakket inn i",
    cs:
      "obklopený, obklopená, plný, plná, plné, mezi květinami, přikrytý, přikrytá, zabalený v, zabalená v, zachumlaný v, zachumlaná v",
    ro:
      "înconjurat de, înconjurată de, în jurul, plin de, plină de, printre, acoperit cu, acoperită cu, învelit cu, învelită cu, învelit în, învelită în",
    id: "dikelilingi, penuh, di antara bunga, diselimuti, ditutupi, berselimut, terbungkus",
    vi: "xung quanh, đầy, bao quanh bởi, đắp, đắp một chiếc, trùm, quấn trong",
    hu: "tele",
    fi: "täynnä",
    el:
      "γύρω από, περιτριγυρισμένη από, περιτριγυρισμένος από, γεμάτο, γεμάτη, γεμάτος, σκεπασμένη με, σκεπασμένος με, τυλιγμένη σε, τυλιγμένος σε",
    he: "מוקף, מוקפת, מוקפת ב, מוקף ב, מסביב ל, מלא, מלאה, מכוסה ב, מכוסה, עטוף ב, עטופה ב",
  },
  after: {
    ja: "に囲まれて, に囲まれた, だらけの, いっぱいの",
    ko: "에 둘러싸인, 가득한, 로 가득한, 에 둘러싸여",
    zh: "之中, 丛中, 环绕",
    tr: "arasında, dolu, ile çevrili, etrafında, çevresinde, etrafı",
    hi: "के बीच में, से घिरी, से घिरा",
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
