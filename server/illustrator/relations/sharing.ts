/**
 * @module Both have it: an umbrella over them, a tub or a bed with both in it, else between them.
 */
import { bearsOnly } from "../things/anchors.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { seatIn } from "../staging/seats/seat_in.ts";
import { seatOn } from "../staging/seats/seat_on.ts";
import { isWithin } from "../staging/seen.ts";
import { placeBeside } from "../staging/around/sides.ts";
import { drinkTogether, isShared } from "../staging/together/two_straws.ts";
import { standBetween } from "../staging/around/stand_between.ts";
import { standAtFeet } from "../staging/around/before_and_behind.ts";
import { standOver } from "../staging/around/over_and_under.ts";

export const relation: RelationEntry = {
  words: {
    th: "แบ่ง, แบ่งกันกิน",
    en:
      "sharing, shares, share, sharing a bowl of, sharing a plate of, sharing a cup of, sharing a pot of, sharing a slice of, sharing a bag of, sharing a bucket of, huddled under, both under",
    de: "teilen sich, teilt sich, teilen, teilt, teilend",
    fr: "partagent, partage, partageant, se partagent, se partageant",
    es:
      "compartiendo, comparten, comparte, se reparten, repartiéndose, comparten un, comparten una",
    it: "condividono, condividendo, condivide, si dividono, dividono, dividendosi, dividendo",
    pt: "dividindo, dividem, compartilhando, divide, partilhando, repartindo, rachando",
    nl: "delen, delend, deelt",
    pl: "dzielą, dzielą się, dzieli",
    ru: "делят, делят на двоих, делит, делятся, делят между собой, едят вместе",
    sv: "delar, delar på",
    zh: "分享, 共享, 分着吃, 分吃, 一起吃, 分享着",
    ar: "يتشاركان, يتقاسمان, تتقاسمان, يتقاسم, تتشاركان, يتشارك, تتشارك",
    da: "deler",
    no: "deler",
    cs: "dělí se o, sdílí",
    ro: "împart",
    id: "berbagi",
    vi: "chia nhau",
    uk: "ділять, ділить, діляться, ділять на двох",
  },
  after: {
    ja: "を分け合って, を分け合う, を一緒に",
    ko: "나눠, 함께 쓰는, 나눠 먹는, 나눠먹는, 나누는, 나눠 먹고",
    tr: "paylaşan, paylaşıyor, paylaşırken, bölüşüyor, bölüşen, paylaşıyorlar",
    hi: "बाँट रही, बांट रही, बाँटते, साझा कर रही, मिलकर खा रही, बाँटकर खा रही",
  },
  phrase: "sharing",
  phase: "seat",
  what: "thing",
  poses: ["sitting", "standing"],
  arrange(stage, who, what) {
    if (what.kind !== "thing") return;
    const { anchors, enclose, spot } = what.art;
    const friends = who.filter(({ kind, isPlaced }) => kind === "thing" && !isPlaced);
    if (friends.length > 0) placeBeside(friends, stage.cats, 1);
    if (/umbrella|blanket/.test(what.prop)) standOver(what, who);
    else if (bearsOnly(anchors)) seatOn(who, what);
    else if (enclose || anchors?.rim || what.prop === "bathtub") seatIn(who, what);
    else if (isShared(what, who)) {
      drinkTogether(who.filter((actor) => actor.kind === "cat"), what, stage.things);
    } else if (spot !== "behind" && who.length === 2) standBetween(what, who[0]!, who[1]!);
    else standAtFeet(what, who[spot === "behind" ? 0 : who.length - 1]!);
  },
  holds(who, what) {
    const apart = Math.max(what.box.left - who.body.right, who.body.left - what.box.right);
    return isWithin(who, what) || apart < 40;
  },
};
