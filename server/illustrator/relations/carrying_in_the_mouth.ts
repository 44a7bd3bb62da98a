/** @module Between the teeth. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { carryByScruff, takeInMouth } from "../staging/held/head_and_mouth.ts";
import { isInMouth } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "คาบ",
    en:
      "biting, bites, carrying in its mouth, running away with, running off with, runs off with, runs away with, making off with, trotting off with, stealing, steals, stole, snatching, snatches, snatched, swiping a, swipes a, nabbing, nabs, nicking, nicks, nicked, pinching a, pinches a, swiping, swipes, pilfering, filching, grabbing and running off with, helping itself to, sneaking a, sneaking an, sneaking the, sneaking some, sneaks a, sneaking off with, sneaks off with, sneaking away with, sneaking out with, making away with, slinking off with, escaping with, fleeing with, darting off with, dashing off with, bolting with, caught stealing",
    id: "menggigit, mencuri",
    vi: "ngậm",
    de: "stiehlt, klaut, hat geklaut, stibitzt, mopst, hat gestohlen",
    fr: "vole un, vole une, chipe, pique un, pique une, chaparde",
    es: "robando, roba",
    it: "ruba",
    pt: "roubando, rouba",
    nl: "steelt, jat, pikt, heeft gejat, heeft gestolen, gapt, jatte",
    pl: "kradnie, ukradł, ukradła, zwędził, porwał, podkrada, podwędził",
    ru: "крадёт, ворует, стащил, утащил, украл, украла, спёр, стянул, стащила, тырит",
    sv: "stjäl, snor, norpar, snattar",
    da: "stjæler",
    no: "stjeler",
    cs: "krade",
    fi: "varastaa",
    hu: "lop",
    ro: "fură",
    el: "κλέβει",
    he: "גונב, גונבת",
    uk: "краде, поцупив, поцупила, вкрав, тягне в зубах",
    zh: "偷, 偷走, 叼走, 偷吃",
    ar: "يسرق, تسرق",
  },
  after: {
    en:
      "in its mouth, in his mouth, in her mouth, in their mouth, in the mouth, in mouth, between its teeth, with its teeth, with his teeth, with her teeth, with its mouth, with his mouth, with her mouth, by the scruff, in their mouths, between his teeth, between her teeth, in its jaws, in its teeth, in his teeth",
    de:
      "im Maul, im Mund, zwischen den Zähnen, in der Schnauze, im Mäulchen, im Schnäuzchen, zwischen seinen Zähnen, zwischen ihren Zähnen, geklaut, gestohlen, gemopst, stibitzt",
    fr:
      "dans la gueule, dans sa gueule, entre les dents, dans la bouche, à la bouche, dans sa bouche, dans les crocs, entre ses dents",
    es:
      "en la boca, en su boca, entre los dientes, en el hocico, en su hocico, en la boquita, entre sus dientes",
    it: "in bocca, tra i denti, in bocca al gatto, nella bocca, fra i denti",
    pt: "na boca, entre os dentes, na boca dele, na boquinha, na boca dela",
    nl:
      "in zijn bek, in de bek, in zijn mond, tussen zijn tanden, in haar bek, in haar mond, tussen haar tanden, in zijn bekje, gejat, gestolen, gepikt",
    pl: "w pysku, w zębach, w pyszczku, w buzi",
    uk: "в зубах, у зубах, в роті, у роті, в пащі, у пащі",
    ru: "в зубах, во рту, в пасти, в зубах у, во рту у, в зубках, в ротике",
    sv: "i munnen, mellan tänderna, i gapet",
    tr: "ağzında, ağzındaki, dişlerinin arasında",
    ar: "في فمه, في فمها, بفمه, في الفم, بين أسنانه, بين أسنانها",
    ja: "をくわえて, をくわえた, をくわえる, をくわえている",
    zh: "叼着, 嘴里",
    ko: "물고, 문, 입에 문, 물고 있는, 훔치는, 훔쳐 먹는, 훔쳐 가는, 훔쳐가는",
    hi: "मुंह में, मुँह में दबाए, मुँह में लिए, मुंह में दबाए, मुंह में लिए, चुरा रही, चुराती, चुरा रहा, चुराकर",
    da: "i munden",
    no: "i munnen",
    cs: "v tlamě, v tlamičce, v zubech, v puse",
    ro: "în gură, în dinți, în bot",
    id: "di mulut, di mulutnya",
    el: "στο στόμα, στο στόμα του, στο στόμα της, στα δόντια",
    he: "בפה, בפיו, בפיה, בשיניים, בין שיניו",
    hu: "a szájában, szájában, a fogai között",
    fi: "suussa, suussaan, hampaissa",
    vi: "trong miệng",
  },
  phrase: "carrying _ in its mouth",
  phase: "paws",
  who: "cat",
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind !== "cat") return;
    if (what.kind === "thing") takeInMouth(cat, what);
    else carryByScruff(cat, what);
  },
  holds(who, what) {
    return isInMouth(who, what);
  },
};
