/** @module With a thing in the distance: small, and higher in the picture. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { PICTURE_SIZE } from "../scene.ts";
import { setFarOff } from "../staging/around/far_off.ts";

/** How high it looks at most, as a share of the cat. */
const SMALL = 0.7;

export const relation: RelationEntry = {
  words: { pl: "na tle odległego" },
  after: {
    en:
      "in the distance, in the far distance, in the distant background, far in the background, far off in the distance, off in the distance, far away in the background, far off, far away, on the horizon, way in the background",
    de: "in der ferne, in weiter ferne, am horizont, weit hinten",
    fr: "au loin, à l'horizon, dans le lointain",
    es: "a lo lejos, en la distancia, en el horizonte, a la distancia",
    it: "in lontananza, all'orizzonte, sullo sfondo lontano",
    pt: "ao longe, à distância, no horizonte",
    nl: "in de verte, aan de horizon",
    pl: "w oddali, na horyzoncie, w dali",
    ru: "вдали, вдалеке, на горизонте",
    uk: "вдалині, на обрії",
    sv: "i fjärran, i bakgrunden långt bort, vid horisonten",
    da: "i det fjerne, i horisonten",
    no: "i det fjerne, i horisonten",
    cs: "v dálce, na obzoru",
    zh: "在远处, 远处, 在遠處",
  },
  phrase: "with _ in the distance",
  phase: "surroundings",
  who: "cat",
  what: "thing",
  arrange({ cats, things }, who, what) {
    if (what.kind === "thing" && !what.isPlaced) setFarOff(what, who, [...cats, ...things]);
  },
  holds(who, what) {
    const high = who.body.bottom - who.body.top;
    const { left, right, top, bottom } = what.box;
    return bottom - top < high * SMALL && bottom < who.scene.subject.bottom - high * 0.15 &&
      what.last < who.first && right > 0 && left < PICTURE_SIZE;
  },
};
