/** @module "Candles *on both sides*", "a lantern *on each side*": the cat is between them, and of one there are two. */
import type { ParsedRelation, Reading } from "../../parsed_description.ts";
import { isWorn } from "../grammar/mention.ts";
import type { Relating } from "../relating_state.ts";
import { IN_EACH } from "./in_each_paw.ts";

/** Right behind what is there. */
const ON_BOTH_SIDES =
  /^ (?:(?:standing |sitting |growing |placed )?(?:(?:on|at) (?:both|either|each|the two) sides?(?: of (?:it|him|her|them|the (?:cat|kitten)))?|to (?:the|its|his|her) left and right|left and right|auf beiden seiten|zu beiden seiten|an beiden seiten|links und rechts|rechts und links|des deux côtés|de chaque côté|de part et d['’]autre|à gauche et à droite|a ambos lados|a los dos lados|a cada lado|a los lados|dos dois lados|de ambos os lados|de cada lado|dos lados|ai (?:due )?lati|su entrambi i lati|da entrambi i lati|aan (?:beide|weers)(?: kanten| zijden|zijden)|links en rechts|po obu stronach|z obu stron|по обе стороны|по бокам|с обеих сторон|слева и справа|з обох боків|på båda sidor|på begge sider|po obou stranách))(?!\p{L})/iu;

/** The relations, with that of a cat between such things of which nothing else is said. */
export function withFlankingThings(
  { prompt, things, cats }: Relating,
  related: readonly ParsedRelation[],
): ParsedRelation[] {
  const flanking = things.flatMap((thing): ParsedRelation[] => {
    const words = isWorn(thing) ? null : ON_BOTH_SIDES.exec(prompt.slice(thing.end));
    const [what] = thing.actors;
    if (!words || !what) return [];
    const cat = cats.findLast(({ start }) => start < thing.start) ?? cats[0];
    const start = thing.end + 1, end = thing.end + words[0].length;
    return [{ start, end, is: "between", who: { cat: cat?.first ?? 1 }, what }];
  });
  const isReplaced = (one: ParsedRelation) =>
    flanking.some(({ start, end }) => one.start >= start && one.start < end);
  return [...related.filter((one) => !isReplaced(one)), ...flanking]
    .toSorted((one, other) => one.start - other.start);
}

/** "A banana in each paw", "a candle on each side" are two. */
export function withOneOfEach(prompt: string, readings: readonly Reading[]): Reading[] {
  return readings.map((reading) => {
    const behind = prompt.slice(reading.end);
    const isThing = reading.claims.some(({ slot }) => slot === "prop");
    if (!isThing || !IN_EACH.test(behind) && !ON_BOTH_SIDES.test(behind)) return reading;
    const claims = reading.claims.map((claim) =>
      claim.slot === "prop" && !claim.count ? { ...claim, count: 2 } : claim
    );
    return { ...reading, claims };
  });
}
