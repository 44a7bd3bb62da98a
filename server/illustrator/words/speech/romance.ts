/** @module The grammars of French, Spanish and Portuguese, which differ in a few words. */
import { once } from "../../once.ts";
import {
  type Article,
  capitalised,
  type Case,
  type Grammar,
  type Item,
  nounOf,
  type Partner,
  spaced,
} from "./grammar.ts";

/** By gender and number, as the four forms of an adjective are written. */
type Forms = readonly [m: string, f: string, mp: string, fp: string];

/** What a Romance language has of its own. */
interface RomanceWords {
  code: string;
  indefinite: Forms;
  definite: Forms;
  /** Before what has no article by itself: "du lait". */
  partitive: Forms;
  counts: readonly string[];
  /** An article before a name: "du" before "argent" is "de l’". */
  elided(article: string, name: string): string;
  /** "avec", "con": what a cat has. */
  having: string;
  portrait: string;
  /** Before what else is there: "à côté, un poisson". */
  beside: string;
  /** The only cat, as the subject of a clause; empty where the verb says it. */
  it: string;
  /** "est" to "sont". */
  verbs: readonly (readonly [one: RegExp, many: string])[];
  plural(word: string): string;
  /** Ends the noun of a name and begins what does not change: "chapeau *de* paille". */
  joint: RegExp;
  /** Words that grow together: "de un" is "d'un". */
  contractions: readonly (readonly [apart: RegExp, together: string])[];
  /** Between clauses. */
  semicolon: string;
  colon: string;
}

function romance(words: RomanceWords): Grammar {
  const lists = once(() => new Intl.ListFormat(words.code));
  const joined = (...parts: string[]) =>
    words.contractions.reduce(
      (text, [apart, together]) => text.replace(apart, together),
      spaced(...parts),
    );

  function item(
    { noun, adjectives = [], after = "", count = 1, isPair = false }: Item,
    _which: Case = "nominative",
    article: Article = "indefinite",
  ): string {
    const { word, gender, isPlural, isBare, plural } = nounOf(noun);
    const isMany = isPlural || isPair || count > 1;
    const form = (gender === "f" ? 1 : 0) + (isMany ? 2 : 0);
    const name = (isPair || count > 1) && !isPlural ? plural ?? pluralOf(word) : word;
    const articles = isBare ? words.partitive : words[article === "none" ? "indefinite" : article];
    const before = count > 1
      ? agreeing(words.counts[count]!, form)
      : article === "none"
      ? ""
      : words.elided(articles[form]!, name);
    return joined(before, name, ...adjectives.map((one) => agreeing(one, form)), after);
  }

  /** Each word up to the joint. */
  function pluralOf(name: string): string {
    const joint = words.joint.exec(name)?.index ?? name.length;
    const head = name.slice(0, joint).split(" ").map((word) => word && words.plural(word));
    return head.join(" ") + name.slice(joint);
  }

  const partner = (one: Partner) =>
    "name" in one ? one.name : item(one.item, "nominative", one.article);

  const grammar: Grammar = {
    gap: " ",
    longest: 290,
    item,
    plain: (adjective) => agreeing(adjective.split("|")[0]!, 0),
    plainOfSeveral: (adjective) => agreeing(adjective.split("|")[0]!, 2),
    colour: (colour) => colour,
    list: (phrases) => lists().format(phrases),
    coat: (pattern, first, second = first) =>
      pattern.replaceAll(/\{c\}/gi, first).replaceAll(/\{d\}/gi, second),

    cat({ noun, manner, hair = "", coat, looks, phrases, name }) {
      const seen = [...looks.map((look) => item(look)), ...phrases];
      const how = grammar.list(manner.map((one) => agreeing(one, 0)));
      const whole = [
        joined(item({ noun }), coat, hair.split("|").at(-1)!),
        ...(how ? [how] : []),
        ...(seen.length > 0 ? [`${words.having} ${grammar.list(seen)}`] : []),
      ].join(how ? ", " : " ");
      // What stands between commas ends with one, too.
      return joined(whole, name ? `(${name})` : "") + (how ? "," : "");
    },

    sentence({ cats, isPortrait, verb, turn, seat, place, sky, relations, things }) {
      const where = spaced(turn, seat, place, ...sky);
      const subject = grammar.list(cats);
      const sentence = isPortrait
        ? `${words.portrait}${words.colon}${subject}, ${where}`
        : spaced(subject, verb, where);
      const there = grammar.list(things.map((thing) => item(thing)));
      const clauses = [
        capitalised(sentence),
        ...relations,
        ...(there ? [`${words.beside} ${there}`] : []),
      ];
      return `${joined(clauses.join(words.semicolon)).replaceAll(",,", ",")}.`;
    },

    clause(relation, who, what) {
      const verb = who && isPlural(who)
        ? words.verbs.reduce((text, [one, many]) => text.replace(one, many), relation)
        : relation;
      return joined(who ? partner(who) : words.it, verb.replace("_", partner(what)));
    },
  };
  return grammar;
}

/** Of four forms the one for gender and number, of two the one for the number. */
function agreeing(adjective: string, form: number): string {
  const forms = adjective.split("/");
  return (forms.length === 2 ? forms[form >> 1] : forms[form]) ?? forms[0]!;
}

function isPlural(partner: Partner): boolean {
  return "item" in partner && ((partner.item.count ?? 1) > 1 || nounOf(partner.item.noun).isPlural);
}

export const FRENCH = romance({
  code: "fr",
  indefinite: ["un", "une", "des", "des"],
  definite: ["le", "la", "les", "les"],
  partitive: ["du", "de la", "des", "des"],
  counts: ["", "", "deux", "trois"],
  elided: (article, name) =>
    /^(?:du|de la)$/.test(article) && /^[aeéèêiouœ]/i.test(name) ? "de l’" : article,
  having: "avec",
  portrait: "Portrait",
  beside: "à côté,",
  it: "il",
  verbs: [[/^est /, "sont "]],
  plural: (word) =>
    /[sxz]$/.test(word)
      ? word
      : /(?:eau|au|eu)$/.test(word)
      ? `${word}x`
      : word.replace(/al$/, "au").replace(/au$/, "aux").replace(/([^x])$/, "$1s"),
  joint: / (?:à|au|aux|de|du|des|en|sur|avec|pour|dans|qui) | d[’']/,
  contractions: [
    [/\bde (une?)\b/g, "d’$1"],
    [/\bde des\b/g, "de"],
    // "De grandes oreilles": before an adjective.
    [/\bdes (?=(?:grand|gros|long|petit|vieil)[a-z]*s )/g, "de "],
    [/\bde (?:du|de la) /g, "de "],
    [/de l’ /g, "de l’"],
    [/\bde le\b/g, "du"],
    [/\bde les\b/g, "des"],
    [/\bà le\b/g, "au"],
    [/\bà les\b/g, "aux"],
  ],
  semicolon: " ; ",
  colon: " : ",
});

export const SPANISH = romance({
  code: "es",
  indefinite: ["un", "una", "", ""],
  definite: ["el", "la", "los", "las"],
  partitive: ["", "", "", ""],
  counts: ["", "", "dos", "tres"],
  elided: (article) => article,
  having: "con",
  portrait: "Retrato",
  beside: "al lado,",
  it: "",
  verbs: [[/^está /, "están "]],
  plural: (word) =>
    /[sx]$/.test(word)
      ? word
      : /z$/.test(word)
      ? word.replace(/z$/, "ces")
      : /[aeioué]$/.test(word)
      ? `${word}s`
      : `${word.replace(/ón$/, "on").replace(/án$/, "an").replace(/ín$/, "in")}es`,
  joint: / (?:a|al|de|del|con|en|para|sobre|sin) /,
  contractions: [
    [/\bde el\b/g, "del"],
    [/\ba el\b/g, "al"],
    // "Un hacha", though it is feminine: the voice rests on its "a".
    [/\buna (?=(?:águila|ala|ancla|arpa|aula|hacha|hada)(?!\p{L}))/gu, "un "],
  ],
  semicolon: "; ",
  colon: ": ",
});

export const PORTUGUESE = romance({
  code: "pt",
  indefinite: ["um", "uma", "", ""],
  definite: ["o", "a", "os", "as"],
  partitive: ["", "", "", ""],
  counts: ["", "", "dois/duas/dois/duas", "três"],
  elided: (article) => article,
  having: "com",
  portrait: "Retrato",
  beside: "ao lado,",
  it: "",
  verbs: [[/^está /, "estão "]],
  plural: (word) =>
    /s$/.test(word)
      ? word
      : /ão$/.test(word)
      ? word.replace(/ão$/, "ões")
      : /m$/.test(word)
      ? word.replace(/m$/, "ns")
      : /[aeou]l$/.test(word)
      ? word.replace(/l$/, "is")
      : /[rz]$/.test(word)
      ? `${word}es`
      : `${word}s`,
  joint: / (?:a|à|ao|de|da|do|das|dos|com|em|para|sobre|sem) /,
  contractions: [
    [/\bem ([oa]s?)\b/g, "n$1"],
    [/\bde ([oa]s?)\b/g, "d$1"],
    [/(?<![\p{L}])a o\b/gu, "ao"],
    [/(?<![\p{L}])a a\b/gu, "à"],
    [/\bpor ([oa]s?)\b/g, "pel$1"],
  ],
  semicolon: "; ",
  colon: ": ",
});
