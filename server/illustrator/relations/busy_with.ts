/** @module Both paws at what is being made, mended, cleaned or moved. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { workTogether } from "../staging/acts/busy_paws.ts";
import { useOf } from "../things/uses.ts";
import { isWorkedAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "ซ่อม, สร้าง, ตกแต่ง, รดน้ำ, เก็บ, ปลูก",
    en:
      "building, builds, decorating, decorates, fixing, fixes, repairing, repairs, mending, mends, cleaning, cleans, washing up, washing a, washing the, washes a, washes the, wiping, wipes, painting over, scrubbing, dusting, planting, plants a, tending, tending to, caring for, taking care of, looking after, nursing, sculpting, carving, carves, assembling, filling, loading, unloading, milking, brushing a, brushing the, brushes a, brushes the, combing a, combing the, grooming a, petting, pets a, stroking, pushing, pushes, digging up, digging, picking, picks, gathering, gathers, collecting, collects, harvesting, harvests, sorting, arranging, arranges, setting up, kneading, sewing, knitting a, weaving, crafting, folding, polishing, poking, pressing, touching, touches, hatching, hanging up, hangs up, with its paw in, with his paw in, with her paw in, with a paw in, with one paw in, with its paw stuck in, with his paw stuck in, with her paw stuck in, with one paw stuck in, with a paw stuck in, its paw stuck in, his paw stuck in, her paw stuck in, paw stuck in, sticking its paw into, sticking his paw into, sticking her paw into, dipping a paw into, dipping its paw into, dipping his paw into, dipping her paw into, dipping its paw in, reaching into, reaches into",
    de:
      "baut, schiebend, schmückt, repariert, putzt, pflanzt, gießt, streichelt, schiebt, pflückt, sammelt, erntet, bastelt, gräbt, sortiert, flickt, näht, berührt, gießen, wühlt in, schraubt an, rüttelt an, räumt aus",
    fr:
      "construit, décore, répare, nettoie, plante, arrose, caresse, pousse, cueille, ramasse, récolte, bricole, coud, touche, arrange, arrosent",
    es:
      "construyendo, construye, decorando, decora, reparando, arreglando, limpiando, plantando, regando, acariciando, empujando, empuja, recogiendo, recolectando, cosechando, cosiendo, tocando con la pata, riegan, riega",
    it:
      "costruisce, costruendo, decora, decorando, spinge, spingendo, ripara, riparando, pulisce, pianta, annaffia, accarezza, raccoglie, raccogliendo, coglie, cuce",
    pt:
      "empurrando, empurra, construindo, decorando, consertando, arrumando, limpando, plantando, regando, colhendo, catando, recolhendo, costurando, rega",
    nl:
      "bouwt, versiert, repareert, poetst, plant, aait, plukt, verzamelt, oogst, naait, raakt aan, duwt, wroet in, sleutelt aan, wast, geeft water aan",
    pl:
      "buduje, ozdabia, naprawia, czyści, sadzi, podlewa, głaszcze, zbiera, zrywa, szyje, ubiera, karmią, podlewają, pcha, grzebie w, myje, majstruje przy, poleruje",
    ru:
      "строит, украшает, наряжает, чинит, моет, сажает, поливает, гладит, собирает, срывает, шьёт, лепит, копает, трогает, кормят, поливают, катит, толкает, роется в, копается в, возится с, протирает",
    uk:
      "штовхає, котить, будує, прикрашає, ремонтує, чистить, миє, саджає, поливає, гладить, збирає, зриває, шиє, ліпить, копає",
    sv:
      "skjuter, knuffar, bygger, dekorerar, lagar en, städar, planterar, vattnar, klappar, plockar, samlar, skördar, syr",
    zh: "推, 推着, 建造, 装饰, 修理, 打扫, 种, 浇, 采, 摘, 收集, 堆, 挖, 缝",
    ar:
      "يدفع, تدفع, يبني, تبني, يزين, تزين, يصلح, ينظف, تنظف, يزرع, يسقي, يقطف, تقطف, يجمع, تجمع, تسقي, يغسل, تغسل",
    da:
      "skubber, bygger, pynter, reparerer, gør rent, planter, vander, plukker, samler, syr, klapper, fejer, vasker",
    no:
      "skyver, dytter, bygger, pynter, reparerer, vasker, planter, vanner, plukker, samler, syr, klapper, feier, måker",
    cs:
      "tlačí, staví, zdobí, opravuje, čistí, sází, zalévá, sbírá, trhá, šije, hladí, zametá, myje, krájí, loupe",
    fi:
      "työntää, rakentaa, koristelee, korjaa, siivoaa, istuttaa, kastelee, ruokkii, poimii, kerää, ompelee, pesee, lakaisee",
    hu:
      "tol, tolja, épít, díszít, javít, szerel, takarít, ültet, öntöz, locsol, etet, szed, gyűjt, varr, mos, söpör",
    ro:
      "împinge, construiește, decorează, repară, curăță, plantează, udă, hrănește, culege, adună, coase, spală, mătură",
    id:
      "mendorong, membangun, menghias, memperbaiki, membersihkan, menanam, menyiram, memberi makan, memetik, mengumpulkan, menjahit, mencuci, memotong",
    vi: "đẩy, xây, trang trí, sửa, dọn, trồng, tưới, cho ăn, hái, nhặt, may, rửa, cắt, gói",
    el:
      "φτιάχνει, επισκευάζει, καθαρίζει, ποτίζει, φυτεύει, μαζεύει, στολίζει, πλένει, κόβει, σπρώχνει, τραβάει, ράβει, σκουπίζει, ταΐζει, χαϊδεύει",
    he:
      "מתקן, מתקנת, בונה, מנקה, משקה, שותל, שותלת, קוטף, קוטפת, אוסף, אוספת, מקשט, מקשטת, שוטף, שוטפת, חותך, חותכת, דוחף, דוחפת, מושך, מושכת, תופר, תופרת, מאכיל, מאכילה, מלטף, מלטפת, סורג, סורגת",
  },
  after: {
    ja:
      "を押して, を押す, を押している, を作り, を飾って, を飾る, を直して, を摘んで, を摘む, を集めて, を集める, を植えて, を掘って, を組み立てて, を抜いて, を抜いている, を抜く, を掘っている, を収穫して, に水をやる, に水をあげる, に水をまく, に水やり",
    ko:
      "미는, 밀고, 짓는, 꾸미는, 고치는, 따는, 모으는, 심는, 청소하는, 만지는, 뽑고, 뽑는, 뽑고 있는, 캐는, 캐고, 에 물 주는, 에 물을 주는, 에 물 주고",
    tr:
      "iten, itiyor, toplayan, süsleyen, onaran, temizleyen, eken, diken, suluyor, sulayan, suluyo, yıkıyor, yıkayan",
    hi:
      "बना रहा, सजा रही, चुन रही, को पानी दे रही, को पानी देती, को सींच रही, धो रही, साफ कर रही, को पानी देता",
  },
  phrase: "busy with",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  posesWith: (thing) => useOf(thing)?.stands ? ["upright"] : undefined,
  arrange: (stage, who, what) => workTogether(stage, who, what, { highest: 190 }),
  holds: isWorkedAt,
};
