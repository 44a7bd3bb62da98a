/** @module Partly hidden by what stands before it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { lookOut } from "../staging/seats/look_out.ts";
import { hatchOf } from "../things/hatches.ts";
import { placeBeside } from "../staging/around/sides.ts";
import { standBefore, standBehind, stepBehind } from "../staging/around/before_and_behind.ts";
import { isWithin } from "../staging/seen.ts";
import { coveredShare } from "../staging/silhouette.ts";

export const relation: RelationEntry = {
  words: {
    th: "ข้างหลัง, หลัง, ด้านหลัง, อยู่หลัง",
    en:
      "following behind, trailing behind, running behind, walking behind, marching behind, flying behind, swimming behind, close behind, right behind, just behind, lined up behind, queuing behind, behind, hiding behind, hides behind, sitting behind, in back of, peeking from behind, peeks from behind, peeking out from behind, peeks out from behind, peeping from behind, peeping out from behind, looking out from behind, poking out from behind, emerging from behind, peeking through, peeks through, peering through, peers through, peeping through, poking through, spying through, from behind, hidden behind, sits behind, standing behind, stands behind, ducking behind",
    de:
      "hinter, hinterm, versteckt hinter, sitzt hinter, guckt hinter, schaut hinter, lugt hinter, versteckt sich hinter, hintern, hinter nem, hinter'm",
    fr: "derrière, caché derrière, se cache derrière, cachée derrière, assis derrière",
    es:
      "detrás de, tras, detrás del, escondido detrás de, escondida detrás de, se esconde detrás de, asomándose detrás de, asomado detrás de, escondido tras, a su espalda",
    it:
      "dietro, dietro a, dietro al, nascosto dietro, nascosta dietro, si nasconde dietro, dietro il, dietro la, dietro una, dietro un, dietro all', dietro di",
    pt:
      "atrás de, atrás do, atrás da, por trás de, escondido atrás de, escondida atrás de, por trás da, por trás do, escondido atrás do, espiando por cima de, espreitando por cima de, olhando por cima de, atrás dele, atrás dela",
    nl: "achter, verstopt achter, verstopt zich achter, gluurt achter, zit achter",
    pl: "za, schowany za, chowa się za, wygląda zza, zza",
    ru: "за, позади, прячется за, выглядывает из-за, спрятался за, из-за",
    uk: "за, позаду, ховається за, сховався за, сховалася за, визирає з-за, з-за",
    sv: "bakom, gömmer sig bakom, tittar fram bakom, gömd bakom",
    ar: "خلف, وراء",
    da: "bag, bag ved, gemmer sig bag, kigger frem bag",
    no: "bak, bak en, gjemmer seg bak, titter frem bak",
    cs: "za, schovaný za, schovaná za, schovává se za",
    ro: "în spatele, după, ascuns după, ascunsă după, se ascunde după",
    id: "di belakang, di balik, bersembunyi di balik",
    vi: "đằng sau, phía sau, sau",
    el: "πίσω από, πίσω απ', κρύβεται πίσω από, κρυμμένη πίσω από, κρυμμένος πίσω από",
    he: "מאחורי, מאחור, מסתתר מאחורי, מסתתרת מאחורי, מציץ מאחורי, מציצה מאחורי",
  },
  after: {
    ja:
      "の後ろ, の後ろに, の後ろで, の陰に隠れ, の後ろから, の後ろの, に隠れて, の陰から, 後ろに, 後ろには, 背後に",
    ko: "뒤에, 뒤에서, 뒤에 숨은, 뒤에 숨어",
    tr: "arkasında, arkasındaki, arkasından, arkada, arka planda, arkalarında",
    zh: "后面, 背后, 后边, 后头, 之后, 身后, 身後",
    hi: "के पीछे, पीछे, उसके पीछे, उनके पीछे",
    fi: "takana, takanaan, taustalla",
    hu: "mögött, mögötte, mögöttük",
    he: "מאחוריו, מאחוריה, מאחוריהם",
    ar: "خلفه, خلفها, وراءه, وراءها, خلفهما, في الخلفية",
    id: "di belakangnya, di latar belakang",
  },
  phrase: "behind",
  phase: "surroundings",
  posesWith: (thing) => hatchOf(thing)?.isStall ? ["sitting", "waving"] : undefined,
  arrange(stage, who, what) {
    // What stands there already, or bears a cat, stays where it is.
    if (what.kind === "thing" && !what.isPlaced) {
      const hatch = hatchOf(what.prop), cats = who.filter((actor) => actor.kind === "cat");
      if (hatch?.isStall && cats.length === who.length) {
        return lookOut(cats, what, hatch);
      }
      const things = who.filter(({ kind, isPlaced }) => kind === "thing" && !isPlaced);
      if (things.length > 0) placeBeside(things, stage.cats, 1);
      return standBefore(what, who);
    }
    for (const actor of who) {
      if (actor.kind === "thing") standBehind(actor, [what]);
      else stepBehind(actor, what);
    }
  },
  holds(who, what) {
    const isAtStall = who.first < what.last && isWithin(who, what) &&
      who.box.bottom < what.box.bottom;
    return isAtStall || who.first < what.first && coveredShare(who.box, what.box) > 0.03;
  },
};
