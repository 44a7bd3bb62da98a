/** @module In a vehicle, head and shoulders above it or in its window, paws on the rim or the wheel. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { drive } from "../staging/seats/seat_in.ts";
import { isLookedOutOf, isWithin } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "ขับ",
    en:
      "driving, drives, drive, steering, piloting, flying, flying a, flies a, sailing, at the wheel of, behind the wheel of, in the driving seat of, in the driver's seat of, drove, steers, pilots, sails, captaining, operating, at the controls of, behind the wheel, travelling by, cruising in, racing in, riding in",
    de:
      "fährt, lenkt, steuert, fahrend, am steuer von, sitzt am steuer, fliegt, steuernd, segelt, am lenkrad, fährt ein, fährt einen, fährt in, am steuer, fahren",
    fr:
      "conduit, conduisant, qui conduit, pilote, conduisant un, au volant de, au volant d', pilotant, navigue sur, aux commandes de, conduisent",
    es:
      "conduciendo, conduce, manejando, pilotando, maneja, al volante de, pilota, navegando en, conduciendo un, manejando un, a bordo de, conducen",
    it:
      "guida, guidando, che guida, pilota, guidando un, al volante di, pilotando, naviga su, alla guida di, a bordo di, guidano",
    pt:
      "dirigindo, dirige, pilotando, dirigindo um, ao volante de, pilota, navegando, dirigindo uma, a bordo de, guiando",
    nl:
      "rijdt in, bestuurt, vaart, rijdend in, achter het stuur van, vliegt, zeilt, rijdt, bestuurt een, rijden",
    pl:
      "prowadzi, kieruje, jedzie, prowadzący, pilotuje, płynie, za kierownicą, kierujący, steruje, leci",
    ru:
      "ведёт, управляет, за рулём, водит, ведущий, летит на, плывёт на, за рулем, пилотирует, управляющий, едет на машине",
    uk: "веде, керує, за кермом, пливе на, летить на",
    sv: "kör, styr, flyger, seglar, bakom ratten på",
    zh: "开着, 驾驶, 开车, 开船, 开飞机, 驾",
    ar: "يقود, تقود, يسوق",
    da: "kører, styrer, flyver, sejler",
    no: "kjører, styrer, flyr, seiler",
    cs: "řídí, pilotuje",
    fi: "ajaa, ohjaa",
    hu: "vezet, vezeti",
    ro: "conduce, pilotează",
    id: "mengendarai, menyetir, mengemudikan",
    vi: "lái",
    el: "οδηγεί, οδηγώντας, πιλοτάρει",
    he: "נוהג ב, נוהגת ב, נוהג, נוהגת, נוהג על, מטיס, מטיסה",
  },
  after: {
    ja: "を運転して, を運転する, を運転している, を操縦",
    ko: "운전하는, 운전하고, 조종하는, 모는",
    tr: "kullanan, süren, kullanıyor",
    hi: "चला रहा, चलाती",
  },
  phrase: "driving",
  phase: "seat",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange(_stage, who, what) {
    if (what.kind === "thing") drive(who, what);
  },
  holds(who, what) {
    return isWithin(who, what) && what.last > who.first &&
      (isLookedOutOf(what) || who.body.top < what.box.top) && who.body.bottom > what.box.top - 12;
  },
};
