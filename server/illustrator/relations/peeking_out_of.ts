/** @module Only head and paws show over the rim. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { lookOut } from "../staging/seats/look_out.ts";
import { seatIn } from "../staging/seats/seat_in.ts";
import { isLookedOutOf, isWithin, middleOf } from "../staging/seen.ts";
import { hatchOf } from "../things/hatches.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "peeking out of, peeks out of, peeking from, peeping out of, looking out of, poking out of, popping out of, coming out of, hiding in, hides in, emerging from, peeking out, peeks out, popping up from, pops out of, jumping out of, climbing out of, staring out of, gazing out of, glancing out of, rising from, rises from, climbing from, popping out from, crawling out of, hanging out of, hangs out of, sticking out of, sticking its head out of, poking its head out of, poking his head out of, poking her head out of, looking out from, peeps out of, peers out of, peering out of, peering from, hidden in, leaning out of, bursting out of, rising out of, hiding inside, peeking over the rim of, peeping over the rim of, peering over the rim of, looking over the rim of, halfway out of, half way out of, half out of, climbs out of, crawls out of, emerges from, emerging out of, bursts out of, bursting from, rising up out of, rising up from, leans out of, leaning out of the window of, leaning from, hanging out of the window of, sticking his head out of, sticking her head out of, sticking its head out of the window of, with its head out of, with his head out of, with her head out of, its head out of, head out of, head sticking out of, head poking out of, hanging its head out of, stepping out of, steps out of, wriggling out of, spilling out of, comes out of, came out of, pokes its head out of, pokes his head out of, pokes her head out of, pops its head out of, popping its head out of, peeking its head out of, peeks its head out of, looks out of, stares out of, peers from, peeks from, peeps from, glares out of, glaring out of, yelling out of, shouting out of, waving from, waving out of, waves from, waves out of",
    de:
      "guckt aus, schaut aus, lugt aus, blickt aus, versteckt in, guckt heraus aus, schaut heraus aus, guckt raus aus, schaut raus aus, versteckt sich in, versteckt im, späht aus, springt aus, kommt aus, streckt den kopf aus, schlüpft aus, klettert aus, krabbelt aus",
    fr:
      "sort de, qui sort de, caché dans, cachée dans, qui dépasse de, sortant de, dépasse de, se cache dans, regarde hors de, émerge de, surgit de, sortant d', sort d'",
    es:
      "asomándose de, asomado en, asomada en, saliendo de, escondido en, escondida en, asoma de, saliendo del, sale de, se asoma de, se asoma por, mirando desde, asomándose por, asomada a, asomado a, escondiéndose en, se esconde en, asomado por, asomada por, asomado desde, asomada desde",
    it:
      "che sbuca da, nascosto in, spunta da, che esce da, sbuca da, spuntando da, esce da, si nasconde in, fa capolino da, sbucando da, affacciato a",
    pt:
      "saindo de, espiando de, escondido em, escondida em, espreitando de, espiando por, sai de, escondendo-se em, saindo do, saindo da, espiando da, espiando do",
    nl:
      "gluurt uit, kijkt uit, kijkt uit een, steekt uit, verstopt in, komt uit, piept uit, springt uit",
    pl:
      "wygląda z, wyglądający z, wyłania się z, wychodzi z, schowany w, ukryty w, chowa się w, wyskakuje z, wystaje z",
    ru:
      "выглядывает из, вылезает из, выглядывающий из, прячется в, спрятался в, высовывается из, торчит из",
    uk: "визирає з, виглядає з, визирає із, виглядає із",
    sv: "kikar fram ur, tittar ut ur, kikar ut från, kikar upp ur, gömmer sig i, sticker upp ur",
    ar: "يطل من, تطل من, يختبئ في, تختبئ في",
    da: "kigger ud af, kigger op af, titter ud af, titter op af, stikker hovedet ud af",
    no: "titter ut av, kikker ut av, titter opp av, stikker ut av",
    cs: "vykukuje z, kouká z, kouká ven z, dívá se z, vylézá z",
    ro: "iese din, se uită din, scoate capul din",
    id: "mengintip dari, muncul dari",
    vi: "ló ra từ, thò đầu ra khỏi",
    el: "ξεπροβάλλει από, βγαίνει από, κοιτάζει μέσα από, κρυφοκοιτάζει από",
    he: "מציץ מתוך, מציצה מתוך, מציץ מ, מציצה מ, יוצא מ, מציץ, מציצה",
  },
  after: {
    ja:
      "から覗く, から覗いて, から顔を出す, から顔を出して, から顔を出している, に隠れて, から覗いている, からのぞく, からのぞいている, から顔を出した, から顔だけ出した, から顔だけ出して, から顔だけ出している, から頭を出した, から頭を出して, から頭を出している, からひょっこり, から出てくる, から顔だけ",
    ko:
      "에서 나오는, 밖을 내다보는, 에서 고개를 내민, 에 숨은, 에서 고개를 내미는, 에서 고개를 내밀고, 에서 얼굴을 내민, 에서 얼굴만 내민, 에서 머리를 내민, 밖으로 고개를 내민, 에서 빼꼼",
    tr: "içinden bakan, içinden çıkan, dan bakan",
    zh: "里探出头, 里探出头来, 中探出头, 中探出头来, 里探出, 里冒出头, 里露出头, 里伸出头",
    hi: "से झाँक रही, से झांक रही, से झाँकती, से झांकती, से सिर निकाले, से झाँकता",
  },
  phrase: "peeking out of",
  phase: "seat",
  who: "cat",
  what: "thing",
  poses: ["sitting"],
  arrange(_stage, who, what) {
    if (what.kind !== "thing") return;
    const hatch = hatchOf(what.prop), cats = who.filter((actor) => actor.kind === "cat");
    if (hatch && !what.isPlaced) lookOut(cats, what, hatch);
    else seatIn(who, what, MOSTLY);
  },
  holds(who, what) {
    return isWithin(who, what) && what.last > who.first &&
      (isLookedOutOf(what) || who.body.top < middleOf(what.box)[1]) &&
      who.body.bottom > what.box.top - 12;
  },
};

/** The share of the cat that is hidden. */
const MOSTLY = 0.46;
