/** @module Two cats side by side whose tails make a heart. */
import { bounds, widthOf } from "../geometry/measure.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { partOf } from "../staging/seen.ts";
import { joinTails } from "../staging/together/tails_together.ts";

/** How far both halves overlap or stay apart at most, against the width of one. */
const MEETING = 0.3;

export const relation: RelationEntry = {
  words: {
    en:
      "tails making a heart, tails make a heart, tails forming a heart, tails form a heart, tails shaping a heart, tails in a heart, tails in a heart shape, tails in the shape of a heart, tails curled into a heart, tails curling into a heart, tails making a heart shape, tails forming a heart shape, tails entwined in a heart, tails intertwined in a heart, tails shaped like a heart, heart shaped tails, heart made of their tails, tail heart",
    de:
      "Schwänze bilden ein Herz, Schwänze ein Herz bilden, Schwänze ein Herz formen, Schwänze formen ein Herz, Schwänze zum Herz geformt, Schwänze als Herz, Schwänze ergeben ein Herz, Schwänzen ein Herz, Schwänzchen ein Herz",
    fr:
      "queues en forme de coeur, queues forment un coeur, queues formant un coeur, queues en cœur, queues forment un cœur, queues formant un cœur, queues en forme de cœur, queues dessinent un coeur",
    es:
      "colas formando un corazón, colas forman un corazón, colas haciendo un corazón, colas en forma de corazón, colas hacen un corazón",
    it:
      "code che formano un cuore, code a forma di cuore, code formano un cuore, code formando un cuore",
    pt:
      "caudas formando um coração, caudas formam um coração, rabos formando um coração, rabinhos formando um coração, caudas em forma de coração, rabos em forma de coração",
    nl:
      "staarten vormen een hart, staarten vormen een hartje, staarten in de vorm van een hart, staarten in een hartje",
    pl: "ogony tworzą serce, ogony tworzące serce, ogony w kształcie serca, ogonami serce",
    ru: "хвосты образуют сердце, хвосты сердечком, хвосты в форме сердца, хвостами сердце",
    sv: "svansar bildar ett hjärta, svansarna bildar ett hjärta, svansar i form av ett hjärta",
    zh: "尾巴组成爱心, 尾巴围成爱心, 尾巴成心形, 尾巴形成心形, 尾巴比心",
    tr: "kuyrukları kalp oluşturuyor, kuyrukları kalp şeklinde",
    da: "haler danner et hjerte, haler der danner et hjerte",
    no: "haler danner et hjerte, haler som danner et hjerte",
    id: "ekor membentuk hati",
  },
  after: {
    ja: "しっぽでハート, 尻尾でハート, しっぽがハート, 尻尾がハート, しっぽがハートの形",
    ko: "꼬리로 하트, 꼬리가 하트",
  },
  phrase: "making a heart of tails with",
  phase: "paws",
  who: "cat",
  what: "cat",
  poses: ["sitting"],
  arrange(_stage, who, what) {
    const [cat] = who;
    if (cat?.kind === "cat" && what.kind === "cat" && !what.tail) joinTails(cat, what);
  },
  holds(who, what) {
    const tails = [who, what].map((cat) => partOf(cat, "tail"));
    const [one, other] = tails.map((tail) => tail && bounds(tail.outline));
    if (!one || !other) return false;
    const [left, right] = one.left < other.left ? [one, other] : [other, one];
    const apart = MEETING * widthOf(left);
    return Math.abs(left.right - right.left) < apart && Math.abs(left.top - right.top) < apart;
  },
};
