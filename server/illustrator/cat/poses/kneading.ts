/** @module Treading with both forepaws, blissful: making biscuits. */
import type { Body, Figure } from "../body/figure.ts";
import type { PoseEntry } from "../pose_entry.ts";
import { reaching } from "../body/reaching.ts";
import { sittingFront } from "../body/sitting_figure.ts";

export const pose: PoseEntry = {
  words:
    "kneading, kneads, knead, kneaded, making biscuits, makes biscuits, making bread, biscuits making, biscuit making, making muffins, kneading dough, kneading a blanket, treading biscuits, treading a blanket, treading on a blanket, treading a pillow, padding its paws, happy paws, making air biscuits, air biscuits, baker cat kneading",
  verb: "kneads with its paws",
  drawnAs: "kneading",
  moods: ["calm", "happy", "dreamy", "sleepy"],
  face: { closed: "happy", winks: false, blush: 0.5 },
  figure: kneading,
};

/** The sitting figure bent down, one forepaw pressed forward, the other lifted. */
function kneading(body: Body): Figure {
  const figure = sittingFront(body);
  const [x, y] = figure.head.at;
  const bent = { ...figure, head: { ...figure.head, at: [x, y + 26] as const, pitch: -0.6 } };
  const paws = { near: [56 * body.girth, -86], far: [-50 * body.girth, -12] } as const;
  return reaching(bent, paws, body.girth);
}
