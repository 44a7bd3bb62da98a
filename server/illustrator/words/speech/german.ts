/** @module The grammar of German. */
import { once } from "../../once.ts";
import {
  type Article,
  capitalised,
  type Case,
  type Grammar,
  type Item,
  type Noun,
  nounOf,
  type Partner,
  spaced,
} from "./grammar.ts";

/** By case, then by gender; "p" is the plural of all three. */
type Forms = Record<Case, Record<"m" | "f" | "n" | "p", string>>;

/** Behind "ein", and behind "der". */
const ARTICLES: Record<"indefinite" | "definite", Forms> = {
  indefinite: {
    nominative: { m: "ein", f: "eine", n: "ein", p: "" },
    accusative: { m: "einen", f: "eine", n: "ein", p: "" },
    dative: { m: "einem", f: "einer", n: "einem", p: "" },
  },
  definite: {
    nominative: { m: "der", f: "die", n: "das", p: "die" },
    accusative: { m: "den", f: "die", n: "das", p: "die" },
    dative: { m: "dem", f: "der", n: "dem", p: "den" },
  },
};

/** Endings of adjectives; without an article they show the case themselves. */
const ENDINGS: Record<Article, Forms> = {
  indefinite: {
    nominative: { m: "er", f: "e", n: "es", p: "e" },
    accusative: { m: "en", f: "e", n: "es", p: "e" },
    dative: { m: "en", f: "en", n: "en", p: "en" },
  },
  definite: {
    nominative: { m: "e", f: "e", n: "e", p: "en" },
    accusative: { m: "en", f: "e", n: "e", p: "en" },
    dative: { m: "en", f: "en", n: "en", p: "en" },
  },
  none: {
    nominative: { m: "er", f: "e", n: "es", p: "e" },
    accusative: { m: "en", f: "e", n: "es", p: "e" },
    dative: { m: "em", f: "er", n: "em", p: "en" },
  },
};

const COUNTS = ["", "", "zwei", "drei"];

const lists = once(() => new Intl.ListFormat("de"));

export const GERMAN: Grammar = {
  gap: " ",
  longest: 280,
  item,
  plain: (adjective) => adjective.split("|")[0]!.replaceAll("~", ""),
  plainOfSeveral: (adjective) => GERMAN.plain(adjective),
  colour: (colour) => capitalised(GERMAN.plain(colour)),
  list: (phrases) => lists().format(phrases),

  coat(pattern, first, second = first) {
    return pattern.replaceAll("{c}", GERMAN.plain(first)).replaceAll("{d}", GERMAN.plain(second))
      .replaceAll("{C}", inflectable(first)).replaceAll("{D}", inflectable(second));
  },

  cat({ noun, manner, hair = "", coat, looks, phrases, name }) {
    const adjectives = [...manner, hair, coat].filter(Boolean).map(inflectable).join(", ");
    const cat = item({ noun, adjectives: adjectives ? [adjectives] : [] });
    const seen = [...looks.map((look) => item(look, "dative")), ...phrases];
    return spaced(cat, seen.length > 0 ? `mit ${GERMAN.list(seen)}` : "", name ? `(${name})` : "");
  },

  sentence({ cats, isPortrait, verb, turn, seat, place, sky, relations, things }) {
    const where = spaced(turn, seat, place, ...sky);
    const subject = GERMAN.list(cats);
    const sentence = isPortrait ? `Porträt: ${subject}, ${where}` : spaced(subject, verb, where);
    const there = GERMAN.list(things.map((thing) => item(thing)));
    return `${
      [capitalised(sentence), ...relations, ...(there ? [`dazu ${there}`] : [])].join("; ")
    }.`;
  },

  clause(relation, who, what, cat) {
    const it = nounOf(cat).gender === "n" ? "es" : "sie";
    const subject = who ? partner(who, "nominative") : it;
    const verb = who && isPlural(who) ? relation.replace(/^ist /, "sind ") : relation;
    return spaced(
      subject,
      verb.replace("_A", partner(what, "accusative")).replace("_D", partner(what, "dative")),
    );
  },
};

function item(
  { noun, adjectives = [], after = "", count = 1, isPair = false }: Item,
  which: Case = "nominative",
  article: Article = "indefinite",
): string {
  const known = nounOf(noun);
  const isMany = known.isPlural || isPair || count > 1;
  const form = isMany ? "p" : known.gender;
  const how = known.isBare || count > 1 ? "none" : article;
  // Plurals without an article end as those without "ein" do.
  const ending = ENDINGS[how === "indefinite" && isMany ? "none" : how][which][form];
  const before = count > 1 ? COUNTS[count]! : how === "none" ? "" : ARTICLES[how][which][form];
  const words = [...adjectives.map(inflectable), wordOf(known, which, isPair ? 2 : count)].join(
    " ",
  );
  return spaced(before, words.replaceAll("~", ending), after);
}

function wordOf(noun: Noun, which: Case, count: number): string {
  const { word, plural = word, oblique, isPlural } = noun;
  if (count < 2 && !isPlural) return which === "nominative" ? word : oblique ?? word;
  const many = isPlural ? word : plural;
  if (/ und /.test(many)) return many;
  // "Mit zwei Äpfeln": of a phrase, the first noun.
  return which === "dative" ? many.replace(/^((?:\S+~ )*[^\s~]*[elr])(?= |$)/, "$1n") : many;
}

/** "orangefarben~" of "orange|orangefarben~". */
function inflectable(adjective: string): string {
  return adjective.split("|").at(-1)!;
}

function partner(partner: Partner, which: Case): string {
  return "name" in partner ? partner.name : item(partner.item, which, partner.article);
}

function isPlural(partner: Partner): boolean {
  return "item" in partner && ((partner.item.count ?? 1) > 1 || nounOf(partner.item.noun).isPlural);
}
