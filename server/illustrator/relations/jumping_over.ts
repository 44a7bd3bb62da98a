/** @module In the air above it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { liftOver } from "../staging/around/lift_over.ts";
import { placeBeside } from "../staging/around/sides.ts";
import { middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "กระโดดข้าม, บินข้าม",
    en:
      "jumping over, jumps over, leaping over, leaps over, flying over, flies over, hopping over, vaulting over, soaring over, above, over, floating above, hovering over, jump over, leaps across, jumping across, leaping across, hops over, hopping across, jumps across, flies above, flying above, soars over, hovers over, hovering above, floating over, floats above, vaults over, clearing a, soaring above",
    de:
      "springt über, fliegt über, über, springend über, hüpft über, schwebt über, fliegend über, hoch über",
    fr:
      "saute par-dessus, saute au-dessus de, vole au-dessus de, au-dessus de, sautant par-dessus, sautant au-dessus de, volant au-dessus de, bondit par-dessus, saute, plane au-dessus de",
    es:
      "saltando sobre, salta sobre, volando sobre, por encima de, saltando por encima de, saltando encima de, brincando sobre, brinca sobre, flotando sobre, saltando, vuela sobre, sobrevolando",
    it:
      "salta sopra, vola sopra, saltando sopra, che salta sopra, salta oltre, volando sopra, salta, saltando, scavalca",
    pt:
      "pulando sobre, saltando sobre, voando sobre, pulando por cima de, pulando por cima do, saltando por cima de, pula sobre, flutuando sobre, pulando, saltando, voa sobre",
    nl: "springt over, vliegt over, springend over, vliegend over, zweeft boven, sprong over",
    pl:
      "skacze przez, skacze nad, nad, przeskakuje, skaczący przez, przeskakuje przez, unosi się nad, leci nad",
    ru:
      "прыгает через, летит над, над, прыгающий через, перепрыгивает через, перепрыгивает, летящий над, парит над, скачет через",
    uk: "стрибає через, перестрибує через, перестрибує, перескакує",
    sv: "hoppar över, flyger över, svävar över, hoppande över",
    zh: "跳过, 越过, 飞越, 飞过",
    ar: "يقفز فوق, تقفز فوق, يطير فوق",
    da: "hopper over, springer over",
    no: "hopper over",
    cs: "skáče přes, přeskakuje",
    ro: "sare peste",
    id: "melompati",
    vi: "nhảy qua",
    el: "πηδάει πάνω από, πηδά πάνω από, πηδώντας πάνω από",
    he: "קופץ מעל, קופצת מעל, מדלג מעל",
  },
  after: {
    ja: "を飛び越えて, を飛び越える, を飛び越えている, の上を飛ぶ, を飛び越し",
    ko: "뛰어넘는, 위를 나는, 뛰어넘고",
    tr: "üzerinden atlayan, üzerinden uçan, üstünden atlayan",
    hi: "के ऊपर से कूद, के ऊपर से कूदती, को फाँद",
  },
  phrase: "above",
  phase: "seat",
  poses: ["jumping", "running"],
  arrange(stage, who, what) {
    const isFree = what.kind === "thing" && !what.isPlaced;
    // "A bird above a coffee machine": the cat is beside both.
    if (isFree && who.every(({ kind }) => kind === "thing")) placeBeside([what], stage.cats, 1);
    liftOver(who, what);
  },
  holds(who, what) {
    const [x] = middleOf(who.body);
    return middleOf(who.body)[1] < middleOf(what.box)[1] && what.box.left < who.body.right &&
      what.box.right > who.body.left && Math.abs(x) >= 0;
  },
};
