/** @module A brush in the paw, or the eyes on what it paints. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { paintAt, paintWith } from "../staging/acts/painting.ts";
import { eyesOf, isAtPaws, isInMouth, isNear, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    th: "วาดภาพ, เขียน",
    en:
      "painting, paints, drawing, draws, sketching, colouring, painting at, writing, writes, writing with, paint, draw, sketches, writing on, writing in, writes on, writes in, drawing on, drawing with, painting on, doodling, writing a",
    de:
      "malt, zeichnet, schreibt, malend, malen, bemalt, schreibend, zeichnend, schreibt in, malt an",
    fr: "peint, peignant, dessine, écrit, peignent, dessinant, écrivant, peindre",
    es: "pintando, pinta, dibujando, escribiendo, pintan, dibuja, escribe",
    it: "dipinge, disegna, scrive, dipingendo, disegnando, scrivendo",
    pt: "pintando, pinta, desenhando, escrevendo, desenha, escreve",
    nl: "schildert, tekent, schrijft, schilderen, tekenend, schilderend, schrijvend",
    pl: "maluje, rysuje, pisze, malujący, malująca, rysujący, piszący",
    ru: "рисует, пишет, рисующий, рисующая, пишущий, рисуют",
    uk: "малює, розмальовує",
    sv: "målar, målande, ritar, skriver",
    zh: "画, 画着, 写, 画画, 写着",
    ar: "يرسم, ترسم, يكتب, تكتب",
    da: "maler, tegner, skriver",
    no: "maler, tegner, skriver",
    cs: "maluje, kreslí, píše",
    fi: "maalaa, piirtää, kirjoittaa",
    hu: "fest, rajzol, ír",
    ro: "pictează, desenează, scrie",
    id: "melukis, menggambar, menulis",
    vi: "vẽ, viết",
    el: "ζωγραφίζει, ζωγραφίζοντας, βάφει",
    he: "מצייר, מציירת, צובע, צובעת",
  },
  after: {
    ja: "を描いて, を描く, を描いている, を書いて, を書く, 描いている",
    ko: "그리는, 그리고, 쓰는",
    tr: "çizen, boyayan, yazan, çiziyor",
  },
  phrase: "painting",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["sitting", "upright"],
  posesWith: () => ["upright"],
  arrange({ things }, who, what) {
    for (const actor of who) {
      if (actor.kind !== "cat" || what.kind !== "thing") continue;
      // "Painting at an easel, with a brush": that easel.
      const easel = things.find(({ prop, isPlaced }) => prop === "easel" && !isPlaced);
      if (what.art.spot === "hand" && easel) paintAt(actor, { thing: easel, things });
      else if (what.art.spot === "hand") paintWith(actor, what);
      else paintAt(actor, { thing: what, things });
    }
  },
  holds(who, what) {
    return isAtPaws(who, what) || isInMouth(who, what) ||
      isNear(who, what) && eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
