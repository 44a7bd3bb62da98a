/** @module What a cat holds, held out to who gets it. */
import type { RelationEntry } from "../staging/relation_entry.ts";
import { offer } from "../staging/together/offering.ts";
import { eyesOf, isNear, looksAt } from "../staging/seen.ts";

export const relation: RelationEntry = {
  words: {
    en: "handing it to, giving it to, offering it to, presenting it to, passing it to, gives it to",
    de: "gibt es an, reicht es an, überreicht es an",
    fr: "le donne à, le tend à, l'offre à",
    es: "se lo da a, se lo ofrece a",
    it: "lo dà a, lo porge a",
    pt: "entrega a, oferece a",
  },
  after: { ja: "に渡す, に渡して, に渡している, にあげる, にあげて, にあげている" },
  phrase: "holding it out to",
  phase: "gaze",
  who: "cat",
  arrange(stage, who, what) {
    for (const actor of who) if (actor.kind === "cat") offer(stage, actor, what);
  },
  holds(who, what) {
    return isNear(who, what) && eyesOf(who).every((eye) => eye.closed || looksAt(eye, what.box));
  },
};
