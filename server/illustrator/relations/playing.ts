/** @module Strings across the chest, wind at the mouth, keys and drums under the paws. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { arrangePlay } from "../staging/together/play_together.ts";
import { useOf } from "../things/uses.ts";
import { isAtPaws, isInMouth } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "เล่น, ดีด, ตี, เป่า, บรรเลง",
    en:
      "playing, plays, play, strumming, playing on, performing on, fiddling, played, plays on, strums, jamming on, rocking out on, drumming on, banging on, practising, practicing, blowing a, blowing into, tuning, playing a song on, playing a tune on, playing music on, playing a melody on, playing a solo on",
    de: "spielt, spielt auf, spielend, spielen, zupft, trommelt auf, bläst, musiziert auf",
    fr:
      "joue, jouant, qui joue, joue de la, joue du, jouent, joue à la, jouant de la, jouant du, gratte, souffle dans, joue de l', joue d'un, qui joue de la, qui joue du, qui joue de l', qui joue d'un, jouant de l', jouent de la, jouent du, jouent de",
    es:
      "tocando, toca, jugando, tocan, jugando al, juega a, juegan a, rasgueando, soplando, tocando la, juega",
    it: "suona, suonando, suonano, che suona, gioca a, giocando a, strimpella, gioca",
    pt: "tocando, toca, jogando, tocam, jogam, joga, brincando, tocando um, tocando uma",
    nl: "speelt, spelen, speelt op, bespeelt, tokkelt op, spelend, spelen op, bespelen",
    pl: "gra na, gra w, grający na, gra, grają, grający w, grająca na, grają na",
    ru: "играет на, играет в, играющий на, играют в, играют на, играющий, играет, бренчит на",
    zh: "弹, 弹奏, 吹, 拉, 敲, 演奏, 弹着, 打, 拉着, 吹着",
    uk: "грає на, грають на, граючи на",
    sv: "spelar, spelar på, spela, spelande",
    ar: "يعزف على, تعزف على, يعزف, تعزف, عازف, يعزفان, تعزفان",
    da: "spiller på, spiller, spillende",
    no: "spiller på, spiller, spillende",
    cs: "hraje na, hrají na, hrající na",
    fi: "soittaa, soittamassa, soittavat",
    hu: "játszik a hangszeren, játszik a, gitározik, hegedül, zenél",
    ro: "cântă la, cântând la, cântă la o",
    id: "memainkan, bermain alat musik, bermain, memetik",
    vi: "chơi đàn, thổi, gảy, chơi, đánh, kéo",
    el: "παίζει, παίζοντας, παίζουν",
    he: "מנגן ב, מנגנת ב, מנגן על, מנגנת על, מנגן, מנגנת, מנגנים, מתופף על, פורט על, פורטת על",
  },
  after: {
    ja:
      "を弾いて, を弾く, を吹いて, を叩いて, を弾いている, を吹く, を叩く, を演奏する, を演奏している",
    ko: "연주하는, 연주하고, 연주, 치는, 부는, 놀고 있는, 켜는, 켜고",
    tr: "çalan, çalıyor, çalmakta, oynayan, oynuyor",
    hi: "बजाती, बजा रही, बजा रहा, खेल रही, खेलती",
  },
  phrase: "playing",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "dancing", "waving"],
  posesWith: (thing) => useOf(thing)?.worked || useOf(thing)?.beaten ? ["sitting"] : undefined,
  arrange: arrangePlay,
  holds(who, what) {
    return isAtPaws(who, what) || isInMouth(who, what);
  },
};
