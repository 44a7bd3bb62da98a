/** @module Before a thing that still shows. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { coveredShare } from "../staging/silhouette.ts";
import { standAtFeet, standBehind, stepBehind } from "../staging/around/before_and_behind.ts";

export const relation: RelationEntry = {
  words: {
    th: "หน้า, ข้างหน้า, ด้านหน้า, อยู่หน้า, ต่อหน้า",
    en:
      "in front of, before, in the front of, sitting in front of, sits in front of, standing in front of, posing in front of, kneeling in front of, stood in front of, followed by, being followed by, trailed by",
    de: "vor, vorm, sitzt vor, steht vor, liegt vor, posiert vor, vor'm, gefolgt von",
    fr:
      "devant, assis devant, assise devant, debout devant, pose devant, suivi de, suivie de, suivi par, suivie par, suivi d', suivie d'",
    es:
      "delante de, frente a, delante del, enfrente de, sentado frente a, sentado delante de, posando frente a, delante de la, ante, seguido de, seguida de, seguido por, seguida por",
    it:
      "davanti a, di fronte a, davanti al, davanti alla, davanti, davanti a un, davanti a una, seduto davanti a, dinanzi a, seduto davanti al, davanti allo, seguito da, seguita da",
    pt:
      "em frente de, na frente de, diante de, em frente ao, em frente a, em frente à, à frente de, diante do, diante da, na frente do, na frente da, posando em frente a, à frente do, à frente da, à frente de, na frente dele, na frente dela, diante dele, diante dela, seguido de, seguida de, seguido por, seguida por",
    nl: "voor, zit voor, staat voor, poseert voor, gevolgd door",
    pl: "na tle, przed, siedzi przed, stoi przed",
    ru: "на фоне, перед, сидит перед, стоит перед, лежит перед, напротив",
    uk: "на тлі, перед, навпроти, сидить перед",
    sv: "framför, sitter framför, står framför, följd av",
    ar: "أمام, جالس أمام, يقف أمام, قدام",
    da: "foran, sidder foran, står foran, efterfulgt af",
    no: "foran, sitter foran, står foran, fulgt av",
    cs: "před, sedí před, stojí před",
    ro: "în fața, in fata, dinaintea, urmat de, urmată de",
    id: "di depan, di hadapan, diikuti, diikuti oleh",
    vi: "trước, phía trước, đằng trước",
    el:
      "μπροστά σε, μπροστά στο, μπροστά στη, μπροστά στην, μπροστά στον, μπροστά από, μπροστά απ'",
    he: "לפני, מול, יושב מול, יושבת מול, עומד מול, עומדת מול",
  },
  after: {
    ja: "の前, の前に, の前で, の前の",
    ko: "앞에, 앞에서, 앞의",
    tr: "önünde, önündeki, önlerinde",
    zh: "前面, 前, 面前, 之前",
    hi: "के सामने, सामने, उसके सामने",
    fi: "edessä, edessään",
    hu: "előtt, előtte, előttük",
    he: "לפניו, לפניה, מולו, מולה",
    ar: "أمامه, أمامها, أمامهما",
    id: "di depannya, di hadapannya",
  },
  phrase: "in front of",
  phase: "surroundings",
  arrange(_stage, who, what) {
    const stays = what.isPlaced && who.every(({ kind }) => kind === "thing");
    if (what.kind === "thing" && !stays) return standBehind(what, who);
    for (const actor of who) {
      if (actor.kind === "thing") standAtFeet(actor, what);
      else stepBehind(what, actor);
    }
  },
  holds(who, what) {
    return who.last > what.last &&
      (who.box.bottom >= what.box.bottom - 12 || coveredShare(what.box, who.box) > 0.1);
  },
};
