/** @module The grammar of Japanese. */
import { type Grammar, type Item, nounOf, type Partner } from "./grammar.ts";

/** A single cat as the subject is not said. */
const COUNTS = ["", "", "2", "3"];

export const JAPANESE: Grammar = {
  gap: "",
  longest: 140,
  item,
  plain: (adjective) => adjective.split("|")[0]!.replace(/(?:の|(?<![さき])な)$/, ""),
  plainOfSeveral: (adjective) => JAPANESE.plain(adjective),
  colour: (colour) => JAPANESE.plain(colour),
  list: (phrases) => phrases.join("、"),

  coat(pattern, first, second = first) {
    return pattern.replaceAll("{c}", JAPANESE.plain(first))
      .replaceAll("{d}", JAPANESE.plain(second))
      .replaceAll("{C}", attributive(first)).replaceAll("{D}", attributive(second));
  },

  cat({ noun, manner, hair = "", coat, looks, phrases, name }) {
    const { word } = nounOf(noun);
    const about = [name ?? "", ...looks.map((look) => item(look)), ...phrases].filter(Boolean);
    const adjectives = [...manner, hair].filter(Boolean).map(attributive).join("");
    return `${adjectives}${coat}${word}${about.length > 0 ? `（${about.join("、")}）` : ""}`;
  },

  sentence({ cats, isPortrait, verb, turn, seat, place, sky, relations, things }) {
    const where = [...sky, place].join("、");
    const subject = cats.join("と");
    const sentence = isPortrait
      ? `${where}にいる${subject}の肖像画`
      : `${where}で、${subject}が${seat}${turn}${verb}`;
    const there = things.length > 0
      ? [`そばに${things.map((thing) => item(thing)).join("と")}`]
      : [];
    return [sentence, ...relations, ...there].map((part) => `${part}。`).join("");
  },

  clause(relation, who, what) {
    const clause = relation.replace("_", partner(what));
    return who && partner(who) ? `${partner(who)}は${clause}` : clause;
  },
};

function item({ noun, adjectives = [], after = "", count = 1, isAlive }: Item): string {
  const number = count > 1 ? `${COUNTS[count]}${isAlive ? "匹" : "つ"}の` : "";
  return number + adjectives.map(attributive).join("") + after + nounOf(noun).word;
}

/** "赤い" of "赤|赤い"; else with "の", unless it ends as an adjective does. */
function attributive(adjective: string): string {
  return adjective.split("|").at(-1)!;
}

function partner(partner: Partner): string {
  return "name" in partner ? partner.name : item(partner.item);
}
