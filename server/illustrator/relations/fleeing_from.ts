/** @module Running, the hunter close behind. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { runBehind } from "../staging/acts/running_ahead.ts";
import { middleOf, partOf } from "../staging/seen.ts";
import { coveredShare } from "../staging/silhouette.ts";
import { bounds } from "../geometry/measure.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "chased by, being chased by, getting chased by, is chased by, pursued by, being pursued by, hunted by, being hunted by, running away from, runs away from, fleeing from, flees from, fleeing, escaping from, escapes from",
    de:
      "flieht vor, rennt weg vor, läuft weg vor, wird gejagt von, gejagt von, verfolgt von, auf der Flucht vor",
    fr: "fuit, fuyant, poursuivi par, poursuivie par, pourchassé par, pourchassée par",
    es: "huyendo de, huye de, perseguido por, perseguida por, escapando de",
    it: "scappa da, fugge da, inseguito da, inseguita da",
    pt: "fugindo de, foge de, perseguido por, perseguida por",
    nl: "vlucht voor, achtervolgd door",
    pl: "ucieka przed, goniony przez",
    ru: "убегает от, убегающий от",
    sv: "flyr från, jagas av",
    uk: "тікає від, втікає від, тікають від, боїться",
    zh: "逃离, 躲避, 害怕",
    ar: "يهرب من, تهرب من, خائف من, خائفة من",
  },
  after: {
    ja: "から逃げる, から逃げている, に追われる, に追われている",
    tr: "dan kaçan, den kaçan, kaçıyor",
    ko: "피해 도망, 에게서 도망치는, 를 피해 도망가는, 을 피해 도망가는",
    hi: "से भाग रही, से डर रही, से भागती, से डरती, से डरी",
  },
  phrase: "fleeing from",
  phase: "surroundings",
  who: "cat",
  poses: ["running"],
  arrange(_stage, who, what) {
    for (const actor of who) if (actor.kind === "cat") runBehind(what, actor);
  },
  holds(who, what) {
    const head = partOf(who, "head");
    if (!head) return false;
    const [face] = middleOf(bounds(head.outline)), [body] = middleOf(who.body);
    const [hunter] = middleOf(what.body);
    return coveredShare(who.body, what.body) < 0.3 && (hunter - body) * (face - body) < 0;
  },
};
