/**
 * Strings across the chest, wind at the mouth, keys and drums under the paws.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { play } from "../staging/paws.ts";
import { isAtPaws, isInMouth } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "playing, plays, play, strumming, playing on, performing on, playing with, juggling, kicking, fiddling",
    de: "spielt, spielt auf, spielt mit",
    fr: "joue, jouant, qui joue, joue de la, joue du, joue avec",
    es: "tocando, toca, jugando con, jugando",
    it: "suona, suonando, gioca con",
    pt: "tocando, toca, jogando, brincando com",
    nl: "speelt, speelt met",
    pl: "gra na, gra w, bawi się",
    ru: "играет на, играет с, играет в",
    zh: "弹, 弹奏, 吹, 拉, 敲",
    sv: "spelar",
    ar: "يعزف على, تعزف على",
  },
  after: {
    ja: "を弾いて, を弾く, を吹いて, を叩いて",
    ko: "연주하는, 연주하고",
    tr: "çalan, çalıyor",
  },
  phrase: "playing",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "dancing", "waving"],
  arrange(_stage, who, what) {
    for (const actor of who) if (actor.kind === "cat" && what.kind === "thing") play(actor, what);
  },
  holds(who, what) {
    return isAtPaws(who, what) || isInMouth(who, what);
  },
};
