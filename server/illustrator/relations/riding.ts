/**
 * Astride something that carries it along.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { climbOnBack, rideOn } from "../staging/seating.ts";
import { middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "riding, rides, ride, sitting on the back of, standing on the back of, riding on, rides on, surfing on, flying on, on the back of, mounted on, skating on, surfing, skateboarding on",
    de: "reitet auf, reitet, fährt auf, fliegt auf",
    fr: "chevauche, monte, à cheval sur, chevauchant, à dos de, sur le dos de",
    es: "montando, montado en, montada en, cabalgando, monta, a lomos de",
    it: "cavalca, cavalcando, in sella a, in groppa a",
    pt: "montado em, cavalgando, andando de, montada em",
    nl: "rijdt op, rijdt",
    pl: "jedzie na, ujeżdża",
    ru: "едет на, скачет на, верхом на",
    ar: "يركب",
    zh: "骑, 骑着, 骑在",
    sv: "rider på, åker, cyklar på",
  },
  after: {
    ja: "に乗る, に乗った, にまたがって",
    ko: "타고, 타고 있는",
    tr: "süren, sürüyor, binen",
  },
  phrase: "riding",
  phase: "seat",
  who: "cat",
  poses: ["sitting", "standing", "crouching"],
  arrange(_stage, who, what) {
    if (what.kind === "cat") {
      for (const actor of who) if (actor.kind === "cat") climbOnBack(actor, what);
    } else rideOn(who, what);
  },
  holds(who, what) {
    const [x] = middleOf(who.body);
    const middle = middleOf(what.box)[1];
    return x > what.box.left && x < what.box.right && who.body.bottom > what.box.top - 12 &&
      who.body.bottom < what.box.bottom && middleOf(who.body)[1] < middle;
  },
};
