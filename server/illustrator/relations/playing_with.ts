/** @module A toy between the paws, or on the ground before them. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { arrangePlay } from "../staging/together/play_together.ts";
import { isAtPaws, isInMouth } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "เล่นกับ",
    en:
      "playing with, plays with, play with, playing around with, batting around, pawing at, rolling around with, bouncing, dribbling, wrestling with, fighting over, fights over, squabbling over, quarrelling over, wrestling over, battling over, tugging on, tugging at, tugging a, pulling at, pulls at, {fighting|fights|fight} for, playing tug of war with, having a tug of war with",
    de:
      "spielt mit, spielend mit, spielen mit, streiten sich um, streiten um, zanken sich um, zanken um, kämpfen um, raufen um, balgen sich um, zerren an",
    fr:
      "joue avec, jouant avec, jouent avec, qui joue avec, se disputent, se battent pour, se chamaillent pour",
    es:
      "jugando con, juega con, juegan con, que juega con, peleando por, pelean por, se pelean por, peleándose por, disputándose",
    it:
      "gioca con, giocando con, giocano con, che gioca con, litigano per, si litigano, si contendono, lottano per, che litigano per",
    pt:
      "brincando com, brinca com, brincam com, brigando por, brigam por, disputando, brigando pelo, brigando pela",
    nl:
      "speelt met, spelend met, spelen met, vechten om, vechtend om, ruziën om, ruzie om, trekken aan",
    pl:
      "bawi się, bawiący się, bawi się z, bawią się, walczą o, biją się o, kłócą się o, bijące się o",
    ru: "играет с, играющий с, играющая с, играют с, дерутся из-за, дерутся за, ссорятся из-за",
    uk:
      "грається з, бавиться з, грає з, граються з, бавляться з, грається, б'ються за, сваряться через",
    sv: "leker med, lekande med, slåss om, bråkar om",
    zh: "玩, 玩耍, 玩着, 在玩",
    ar: "يلعب ب, تلعب ب, يلعب مع, تلعب مع, يلعب, تلعب, يلعبان, تلعبان, يلهو, تلهو, يداعب, تداعب",
    da: "leger med",
    no: "leker med",
    cs: "hraje si s, si hraje s, si hrají s, hraje s, hrají si s, hrající si s",
    fi: "leikkii",
    hu: "játszik",
    ro: "se joacă cu, jucându-se cu",
    id: "bermain dengan, bermain, main",
    vi: "chơi với, nghịch, đùa với, chơi",
    el: "παίζει με, παίζοντας με, παίζουν με",
    he: "משחק עם, משחקת עם, משחקים עם, משחק ב, משחקת ב, משחק, משחקת",
  },
  after: {
    ja: "で遊ぶ, で遊んでいる, で遊んで, にじゃれる, にじゃれて, と遊ぶ",
    ko: "가지고 노는, 갖고 노는, 로 노는, 와 노는",
    tr: "ile oynayan",
    hi: "से खेल रही, से खेल रहा, के साथ खेल",
  },
  phrase: "playing with",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "waving"],
  arrange: arrangePlay,
  holds(who, what) {
    return isAtPaws(who, what) || isInMouth(who, what);
  },
};
