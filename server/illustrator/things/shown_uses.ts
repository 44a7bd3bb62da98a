/**
 * @module What a cat is seen to do with a thing, as its drawing shows it: a broom on the ground sweeps, a
 * toothbrush at the teeth brushes them. Other things done with it are drawn as the nearest.
 */
import type { Prop } from "../wardrobe/prop_kinds.ts";

/** Verbs for pushing along, in all languages. */
const PUSHES =
  /^(?:を押|push|schieb|pouss|empuj|sping|empurr|duw|pcha|толка|кати|котит|штовха|推|미는|밀고|iti|iten|skj?ut|knuff|skub|skyv|dytt|tlač|työnt|tol|împing|mendorong|đẩy|يدفع|تدفع|σπρώχν|דוח)/iu;

/** By thing, the beginnings of the words for what is seen. */
const SHOWN: Partial<Record<Prop, RegExp>> = {
  toothbrush: /^brush/i,
  dumbbell: /^(?:lift|weight|pump)/i,
  barbell: /^(?:lift|weight|pump)/i,
  broom: /^sweep/i,
  mop: /^mop/i,
  lawnmower: /^(?:mow|cutting the grass)/i,
  "vacuum cleaner": /^(?:vacuum|hoover)/i,
  rake: /^rak/i,
  shovel: /^(?:dig|shovel)/i,
  iron: /^iron|doing the ironing/i,
  "conductor's baton": /^conduct/i,
  "watering can": /^water/i,
  plate: /^(?:wash|doing the dishes)/i,
  "ball of yarn": /^(?:knit|crochet)/i,
  letter: /^(?:writ|sign)/i,
  "love letter": /^writ/i,
  "sheet of paper": /^(?:writ|sign)/i,
  stroller: PUSHES,
  "shopping trolley": PUSHES,
  wheelbarrow: PUSHES,
  "washing line": /^/,
  "sewing machine": /^sew/i,
  snowman: /^(?:build|mak)/i,
  "snowman in the snow": /^(?:build|mak)/i,
  sandcastle: /^(?:build|mak)/i,
};

/** Whether the picture shows that words for doing something with it are true. */
export function showsUse(prop: Prop, words: string): boolean {
  return SHOWN[prop]?.test(words) === true;
}
