/** @module A thing on the head, like a hat. */
import { bounds } from "../geometry/measure.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { putOnHead } from "../staging/held/head_and_mouth.ts";
import { middleOf, partOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "balancing, balances",
    da: "på hovedet",
    no: "på hodet",
    cs: "na hlavě",
    fi: "päässä, päässään",
    hu: "a fején, fején",
    ro: "pe cap",
    id: "di kepala",
    vi: "trên đầu",
    el: "στο κεφάλι, στο κεφάλι του, στο κεφάλι της",
    he: "על הראש, על ראשו, על ראשה",
  },
  after: {
    en:
      "on its forehead, on his forehead, on her forehead, on the forehead, on its head, on his head, on her head, on their head, on top of its head, on top of his head, on the head, atop its head, on the head of the cat, on the cat's head, on its little head, perched on the cat's head, sitting on the cat's head, sits on the cat's head, standing on the cat's head, sleeping on the cat's head, sleeping on its head, on top of her head, on top of their head, balanced on the head, balancing on its head, balancing on his head, balancing on her head, balancing on the cat's head, balanced on the cat's head, balanced on top of its head, piled on its head, piled up on its head, stacked on its head, balanced on its head, balanced on his head, balanced on her head, perched on its head, perched on his head, perched on her head, sitting on its head, sitting on his head, sitting on her head",
    de: "auf dem Kopf, auf seinem Kopf, auf ihrem Kopf, auf dem köpfchen",
    fr: "sur la tête, sur sa tête, en équilibre sur la tête, posé sur la tête, posée sur la tête",
    es:
      "en la cabeza, sobre la cabeza, en su cabeza, sobre su cabeza, encima de la cabeza, en la cabecita",
    it: "in testa, sulla testa, sulla sua testa, in capo, sulla testolina, sopra la testa",
    pt:
      "na cabeça, em cima da cabeça, na cabeça dele, na cabeça dela, sobre a cabeça, na cabecinha",
    nl:
      "op zijn hoofd, op het hoofd, op haar hoofd, op de kop, op zijn kop, op haar kop, op zijn kopje, op haar kopje",
    pl: "na głowie, na łebku, na główce, na czubku głowy",
    uk: "на голові, на голівці",
    ru: "на голове, на голове у, на головке, на макушке",
    ja: "頭の上に, 頭に, 頭の上の, 頭には, 頭の上には",
    zh: "头上, 在头上, 头顶上, 头顶, 在头顶, 脑袋上",
    ko: "머리 위에, 머리 위의, 머리에",
    sv: "på huvudet",
    tr:
      "başında, başının üstünde, kafasında, başının üzerinde, kafasının üstünde, kafasının üzerinde",
    ar: "على رأسه, على رأسها, فوق رأسه, على الرأس, فوق رأسها",
    hi: "सिर पर, सिर के ऊपर",
    el: "στο κεφάλι, στο κεφάλι του, στο κεφάλι της, πάνω στο κεφάλι",
    he: "על הראש, על ראשו, על ראשה",
    cs: "na hlavě, na hlavičce",
    ro: "pe cap, pe căpșor",
    fi: "päässä, päässään",
    hu: "a fején, fején, fejükön",
    id: "di kepala, di kepalanya",
    vi: "trên đầu",
    da: "på hovedet",
    no: "på hodet",
  },
  phrase: "balancing _ on its head",
  phase: "paws",
  who: "cat",
  what: "thing",
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind === "cat" && what.kind === "thing") putOnHead(cat, what);
  },
  holds(who, what) {
    const head = partOf(who, "head");
    if (!head) return false;
    const { left, right, top, bottom } = bounds(head.outline);
    const [x] = middleOf(what.box);
    return x > left && x < right && what.box.bottom > top - 20 &&
      what.box.bottom < (top + bottom) / 2;
  },
};
