/**
 * Running after something that is just ahead.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { runAhead } from "../staging/sides.ts";
import { coveredShare } from "../staging/silhouette.ts";
import { faceOf } from "../staging/stage.ts";
import { eyesOf, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "chasing, chases, chase, running after, runs after, hunting, hunts, pouncing on, catching, going after, pursuing, following, follows",
    de: "jagt, verfolgt, rennt hinter, fängt",
    fr: "chasse, poursuit, court après, qui chasse, qui poursuit",
    es: "persiguiendo, persigue, cazando, caza, corriendo tras",
    it: "insegue, inseguendo, caccia, che insegue",
    pt: "perseguindo, persegue, caçando, correndo atrás de",
    nl: "jaagt op, jaagt achter, achtervolgt",
    pl: "goni, ściga, poluje na",
    ru: "гонится за, преследует, ловит, охотится на",
    zh: "追, 追逐, 追赶",
    sv: "jagar",
    ar: "يطارد",
  },
  after: {
    ja: "を追いかけて",
    ko: "쫓는",
    tr: "kovalayan",
  },
  phrase: "chasing",
  phase: "surroundings",
  who: "cat",
  poses: ["running", "jumping", "crouching", "walking"],
  arrange(_stage, who, what) {
    for (const actor of who) if (actor.kind === "cat") actor.target = faceOf(runAhead(what, actor));
  },
  holds(who, what) {
    return coveredShare(who.body, what.body) < 0.3 &&
      eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
