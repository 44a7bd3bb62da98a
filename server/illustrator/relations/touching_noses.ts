/**
 * Two cats face to face, so close that their noses meet.
 *
 * @module
 */
import { bounds } from "../geometry/measure.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { meet } from "../staging/company.ts";
import { middleOf, partOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "touching noses, touching noses with, nose to nose, nose to nose with, rubbing noses with, booping, boops, head butting, facing, face to face with, rubbing against",
    de: "Nase an Nase, Nase an Nase mit",
    fr: "nez à nez, nez à nez avec",
    es: "nariz con nariz, tocando narices, cara a cara",
    it: "naso a naso, naso contro naso",
    pt: "nariz com nariz, focinho com focinho",
    nl: "neus aan neus",
    pl: "nos w nos",
    ru: "нос к носу",
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
