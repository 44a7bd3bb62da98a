/**
 * On a thing, with its weight on it; a small thing on a cat lies on its head.
 *
 * @module
 */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { climbOnBack, putOn, seatOn } from "../staging/seating.ts";
import { placeBeside } from "../staging/sides.ts";
import { topPlane } from "../staging/silhouette.ts";
import { isWithin, middleOf } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en:
      "on, on top of, onto, upon, atop, sitting on, sits on, standing on, lying on, sleeping on, perched on, lounging on, asleep on, strutting along, balancing on, balancing along, curled up on, perched atop, resting on, asleep on the back of, sleeping on the back of, lying on the back of, stretched out on, sprawled on",
    de: "auf, oben auf",
    fr: "sur",
    es: "sobre, encima de, en lo alto de",
    it: "su, sopra, sul, sulla",
    pt: "sobre, em cima de, em cima do, em cima da",
    nl: "op, bovenop, zit op, ligt op, slaapt op",
    pl: "na",
    ru: "на",
    sv: "på, ovanpå, sitter på, ligger på, sover på",
    ar: "على, فوق, يجلس على, تجلس على",
  },
  after: {
    ja: "の上, に乗って, に座って, に寝て, で寝て",
    zh: "上, 上面, 上边",
    ko: "위에, 위에서, 위, 에 앉아, 앉아, 앉아서, 앉은",
    tr: "üzerinde, üstünde, üzerine",
    hi: "पर",
  },
  phrase: "on",
  phase: "seat",
  poses: ["sitting", "waving", "lying", "loaf", "sleeping", "crouching", "standing"],
  arrange(stage, who, what) {
    if (what.kind === "thing") {
      const bearsThings = who.every(({ kind }) => kind === "thing");
      if (bearsThings && !what.isPlaced) placeBeside([what], stage.cats, 1);
      return seatOn(who, what);
    }
    for (const actor of who) {
      if (actor.kind === "thing") putOn(actor, what);
      else climbOnBack(actor, what);
    }
  },
  holds(who, what) {
    const plane = topPlane(what.items);
    const [x] = middleOf(who.body);
    const high = who.body.bottom - who.body.top;
    const sits = Math.abs(who.body.bottom - plane.y) < 0.16 * high &&
      x > plane.left - 0.2 * high && x < plane.right + 0.2 * high;
    return sits || isWithin(who, what) && who.body.bottom > what.box.top &&
        who.body.bottom < what.box.top * 0.4 + what.box.bottom * 0.6;
  },
};
