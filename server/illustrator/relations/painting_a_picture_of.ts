/** @module A brush in the paw, at an easel on whose canvas the thing is. */
import { paintPictureOf } from "../staging/acts/painting.ts";
import type { RelationEntry } from "../staging/relation_entry.ts";
import { isNear } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "painting, paints, drawing, draws, sketching, paint, draw, sketches, doodling, painting a picture of, paints a picture of, painting a portrait of, paints a portrait of, painting a painting of, drawing a picture of, draws a picture of, drawing a portrait of, sketching a portrait of, doing a painting of, making a painting of, painting pictures of, painting portraits of, painting a still life of, painting the portrait of",
    de:
      "malt, zeichnet, malend, malen, zeichnend, malt ein Bild von, malt ein Porträt von, zeichnet ein Bild von, malt ein Gemälde von, malt das Porträt von",
    fr:
      "peint, peignant, dessine, peignent, dessinant, peindre, peint un tableau de, peint un portrait de, peint le portrait de, dessine un portrait de, peignant un tableau de, peignant le portrait de",
    es:
      "pintando, pinta, dibujando, pintan, dibuja, pintando un cuadro de, pinta un cuadro de, pintando un retrato de, pinta un retrato de, dibujando un retrato de, pintando el retrato de",
    it:
      "dipinge, disegna, dipingendo, disegnando, dipinge un quadro di, dipinge un ritratto di, dipingendo un quadro di, dipingendo un ritratto di, dipinge il ritratto di",
    pt:
      "pintando, pinta, desenhando, desenha, pintando um quadro de, pinta um quadro de, pintando um retrato de, pinta um retrato de, pintando o retrato de",
    nl:
      "schildert, tekent, schilderen, tekenend, schilderend, schildert een portret van, schildert een schilderij van, tekent een portret van",
    pl:
      "maluje, rysuje, malujący, malująca, rysujący, maluje obraz, maluje portret, rysuje portret",
    ru: "рисует, рисующий, рисующая, рисуют, рисует картину с, рисует портрет, пишет портрет",
    sv: "målar, målande, ritar, målar ett porträtt av, målar en tavla av, målar en bild av",
    uk: "малює, розмальовує",
    zh: "画, 画着, 画画",
    ar: "يرسم, ترسم",
    da: "maler, tegner",
    no: "maler, tegner",
    cs: "maluje, kreslí",
    fi: "maalaa, piirtää",
    hu: "fest, rajzol",
    ro: "pictează, desenează",
    id: "melukis, menggambar",
    vi: "vẽ",
    el: "ζωγραφίζει, ζωγραφίζοντας, βάφει",
    he: "מצייר, מציירת, צובע, צובעת",
    th: "วาดภาพ",
  },
  after: {
    ja: "を描いて, を描く, を描いている, 描いている",
    ko: "그리는, 그리고",
    tr: "çizen, boyayan, çiziyor",
  },
  phrase: "painting a picture of",
  phase: "paws",
  who: "cat",
  what: "thing",
  poses: ["upright"],
  posesWith: () => ["upright"],
  arrange({ things }, who, what) {
    for (const actor of who) {
      if (actor.kind === "cat" && what.kind === "thing") {
        paintPictureOf(actor, { thing: what, things });
      }
    }
  },
  holds(who, what) {
    return isNear(who, what) && what.items.some(({ name }) => name.startsWith("canvas in use"));
  },
};
