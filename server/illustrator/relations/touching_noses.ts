/** @module Two cats face to face, so close that their noses meet. */
import { bounds } from "../geometry/measure.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { meet } from "../staging/together/company.ts";
import { middleOf, partOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "touching noses, touching noses with, nose to nose, nose to nose with, rubbing noses with, booping, boops, head butting, facing, face to face with, rubbing against, touch noses, touches noses, noses touching, their noses touching, rub noses, rubbing noses, boop noses, booping noses, bumping heads, forehead to forehead, looking into each other's eyes, facing each other, face to face",
    de:
      "Nase an Nase, Nase an Nase mit, nasenkuss, geben sich einen nasenkuss, stupsen sich an, Nasen berühren sich, berühren sich mit der nase, stirn an stirn",
    fr:
      "nez à nez, nez à nez avec, museau contre museau, nez contre nez, se touchent le nez, truffe contre truffe, face à face",
    es:
      "nariz con nariz, tocando narices, cara a cara, tocándose la nariz, tocándose las narices, nariz a nariz, frente a frente, se tocan la nariz",
    it:
      "naso a naso, naso contro naso, che si toccano il naso, si toccano il naso, faccia a faccia, muso a muso, muso contro muso",
    pt:
      "nariz com nariz, focinho com focinho, encostando o nariz, se tocando com o nariz, focinho a focinho, cara a cara",
    nl:
      "neus aan neus, neusje aan neusje, neus tegen neus, neuzen tegen elkaar, geven elkaar een neusje",
    pl: "nos w nos, stykają się nosami, noskiem w nosek, nosek w nosek, stykające się nosami",
    ru: "нос к носу, касаются носами, носами друг к другу, нос в нос, трутся носами",
    sv: "nos mot nos, nosar mot varandra",
    zh: "鼻子碰鼻子, 碰鼻子, 面对面",
    ar: "أنف بأنف",
    da: "næse mod næse",
    no: "nese mot nese",
    cs: "nos na nos",
    ro: "nas în nas",
    id: "hidung bertemu hidung",
    vi: "chạm mũi",
    el: "μύτη με μύτη",
    he: "אף אל אף, אף באף",
  },
  after: {
    ja: "鼻を合わせて, 鼻と鼻を, 鼻をくっつけて, 鼻キス",
    ko: "코를 맞대고, 코를 맞댄, 코 인사",
    tr: "burun buruna",
  },
  phrase: "nose to nose with",
  phase: "company",
  who: "cat",
  what: "cat",
  poses: ["sitting", "standing", "crouching"],
  arrange(_stage, who, what) {
    for (const actor of who) if (actor.kind === "cat" && what.kind === "cat") meet(actor, what);
  },
  holds(who, what) {
    const noses = [who, what].map((cat) => partOf(cat, "nose")).filter((nose) =>
      nose !== undefined
    );
    const head = partOf(who, "head");
    if (noses.length < 2 || !head) return false;
    const [one, other] = noses.map(({ outline }) => middleOf(bounds(outline)));
    const { left, right } = bounds(head.outline);
    return Math.hypot(one![0] - other![0], one![1] - other![1]) < (right - left) * 1.12;
  },
};
