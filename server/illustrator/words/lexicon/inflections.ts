/**
 * @module Base forms of inflected nouns and adjectives of other languages: "Kürbisse" may be of "Kürbis",
 * "тыквами" of "тыква". Only words that no dictionary has are looked up by them.
 */

/** What one language takes off a word and puts in its place: longest endings first. */
type Endings = readonly (readonly [ending: string, bases: readonly string[]])[];

/** Shorter stems are those of too many words. */
const SHORTEST_STEM = 3;

const SLAVIC_NOUNS = ["", "а", "я", "о", "е", "ь", "и", "ия", "ие", "ок", "ец"];
const UKRAINIAN_NOUNS = ["", "а", "я", "о", "е", "ь", "и", "ія", "ок", "ець"];
const POLISH_NOUNS = ["", "a", "o", "e", "y", "i", "ek", "ia"];

const CZECH_NOUNS = ["", "a", "o", "e", "i", "y", "ek", "ka", "ko", "ik"];

/** Danish and Norwegian nouns and adjectives. */
const DANISH: Endings = [
  ["erne", ["", "e", "er"]],
  ["ene", ["", "e"]],
  ["ede", ["et"]],
  ["ne", ["", "e"]],
  ["en", ["", "e"]],
  ["et", ["", "e"]],
  ["er", ["", "e"]],
  ["e", ["", "en"]],
  ["n", [""]],
  ["r", [""]],
  ["t", [""]],
  ["s", [""]],
];

const ENDINGS: Readonly<Record<string, Endings>> = {
  da: DANISH,
  el: [
    ["ματος", ["μα"]],
    ["ματα", ["μα"]],
    ["ματων", ["μα"]],
    ["ιου", ["ι", "ιο"]],
    ["ιων", ["ι", "ιο"]],
    ["ακια", ["ι", "ο", "α", "ος"]],
    ["ακι", ["ι", "ο", "α", "ος"]],
    ["ους", ["ος"]],
    ["ου", ["ος", "ο", "ης", "ας"]],
    ["ης", ["η", "ος"]],
    ["ας", ["α", "ος"]],
    ["ων", ["ος", "ο", "α", "η", "ης"]],
    ["ες", ["α", "η", "ος", "ης", "ας"]],
    ["οι", ["ος"]],
    ["ια", ["ι", "ιος"]],
    ["α", ["ος", "ο", "ας", "ης"]],
    ["η", ["ος", "ης"]],
    ["ο", ["ος"]],
    ["ε", ["ος"]],
  ],
  he: [
    ["יים", [""]],
    ["ים", ["", "ה"]],
    ["ות", ["ה", ""]],
    ["ית", ["י"]],
    ["ת", ["ה"]],
    ["ה", [""]],
    ["ו", [""]],
  ],
  no: [...DANISH, ["a", ["", "e"]]],
  cs: [
    ["ami", CZECH_NOUNS],
    ["emi", CZECH_NOUNS],
    ["eho", ["y", "i"]],
    ["emu", ["y", "i"]],
    ["ymi", ["y"]],
    ["ych", ["y"]],
    ["ach", CZECH_NOUNS],
    ["ech", CZECH_NOUNS],
    ["ich", CZECH_NOUNS],
    ["ovi", [""]],
    ["em", [...CZECH_NOUNS, "y"]],
    ["ym", ["y"]],
    ["im", ["i"]],
    ["ou", ["a", "y"]],
    ["um", CZECH_NOUNS],
    ["am", CZECH_NOUNS],
    ["y", CZECH_NOUNS],
    ["i", [...CZECH_NOUNS, "y"]],
    ["u", CZECH_NOUNS],
    ["a", ["", "o", "e", "y"]],
    ["e", [...CZECH_NOUNS, "y"]],
    ["o", ["a"]],
    ["", ["a", "o"]],
  ],
  fi: [
    ["eessa", ["e"]],
    ["eella", ["e"]],
    ["eelle", ["e"]],
    ["een", ["e"]],
    ["sessa", ["nen"]],
    ["sella", ["nen"]],
    ["sen", ["nen"]],
    ["set", ["nen"]],
    ["sia", ["nen"]],
    ["sta", ["nen"]],
    ["issaan", ["i", "a", ""]],
    ["illaan", ["i", "a", ""]],
    ["ssaan", [""]],
    ["llaan", [""]],
    ["issa", ["i", "a", ""]],
    ["illa", ["i", "a", ""]],
    ["ista", ["i", "a", ""]],
    ["ssa", [""]],
    ["sta", [""]],
    ["lla", [""]],
    ["lta", [""]],
    ["lle", [""]],
    ["ksi", [""]],
    ["neen", [""]],
    ["ien", ["i"]],
    ["jen", [""]],
    ["oita", ["a"]],
    ["eita", ["i"]],
    ["ita", ["i", "a"]],
    ["ja", [""]],
    ["ia", ["i", "a"]],
    ["ea", ["i"]],
    ["ta", [""]],
    ["an", [""]],
    ["en", [""]],
    ["on", [""]],
    ["un", [""]],
    ["in", ["i"]],
    ["n", [""]],
    ["t", [""]],
    ["a", [""]],
  ],
  hu: [
    ["okkal", [""]],
    ["ekkel", [""]],
    ["ban", [""]],
    ["ben", [""]],
    ["val", [""]],
    ["vel", [""]],
    ["nal", [""]],
    ["nel", [""]],
    ["bol", [""]],
    ["rol", [""]],
    ["hoz", [""]],
    ["hez", [""]],
    ["ra", [""]],
    ["re", [""]],
    ["ba", [""]],
    ["be", [""]],
    ["on", [""]],
    ["en", [""]],
    ["ot", [""]],
    ["et", [""]],
    ["at", [""]],
    ["ok", [""]],
    ["ek", [""]],
    ["ak", [""]],
    ["ja", [""]],
    ["je", [""]],
    ["ju", [""]],
    ["n", [""]],
    ["t", [""]],
    ["k", [""]],
    ["a", [""]],
    ["e", [""]],
    ["u", [""]],
    ["s", [""]],
  ],
  ro: [
    ["urilor", ["", "u"]],
    ["elor", ["a"]],
    ["ilor", ["", "a", "e"]],
    ["ului", ["", "u"]],
    ["urile", ["", "u"]],
    ["uri", ["", "u"]],
    ["ele", ["a"]],
    ["ile", ["", "a", "e"]],
    ["uta", ["a"]],
    ["ita", ["a"]],
    ["ul", ["", "u"]],
    ["lui", [""]],
    ["le", [""]],
    ["ei", ["a", "e"]],
    ["ii", [""]],
    ["ea", ["e"]],
    ["a", ["", "e"]],
    ["e", ["", "a"]],
    ["i", ["", "a", "e"]],
    ["l", [""]],
    ["n", [""]],
  ],
  id: [["nya", [""]], ["ku", [""]]],
  de: [
    ["innen", ["in"]],
    ["chen", ["", "e"]],
    ["sse", ["s", "ss"]],
    ["ern", ["", "er"]],
    ["en", ["", "e"]],
    ["er", ["", "e"]],
    ["es", ["", "e"]],
    ["em", ["", "e"]],
    ["n", [""]],
    ["e", [""]],
    ["s", [""]],
  ],
  nl: [["en", ["", "e"]], ["jes", ["je", ""]], ["s", [""]], ["e", [""]], ["n", [""]]],
  it: [
    ["chi", ["co"]],
    ["che", ["ca"]],
    ["ghi", ["go"]],
    ["ghe", ["ga"]],
    ["etto", ["o", "a"]],
    ["ino", ["o", "a"]],
    ["ina", ["a"]],
    ["i", ["o", "e", "io", "a"]],
    ["e", ["a"]],
    ["a", ["o"]],
  ],
  es: [
    ["itos", ["o"]],
    ["itas", ["a"]],
    ["ito", ["o"]],
    ["ita", ["a"]],
    ["es", [""]],
    ["s", [""]],
    ["ces", ["z"]],
    ["a", [
      "o",
    ]],
    ["as", ["o", "a"]],
  ],
  pt: [["inhos", ["o"]], ["inhas", ["a"]], ["inho", ["o"]], ["inha", ["a"]], ["s", [""]], ["oes", [
    "ao",
  ]], [
    "ns",
    [
      "m",
    ],
  ], ["a", ["o"]]],
  fr: [["eaux", ["eau"]], ["s", [""]], ["aux", ["al"]], ["x", [""]], ["es", ["", "e"]], ["e", [
    "",
  ]]],
  sv: [
    ["arna", ["", "e", "a"]],
    ["erna", ["", "a"]],
    ["orna", ["a"]],
    ["or", ["a"]],
    ["ar", [
      "",
      "e",
    ]],
    ["er", ["", "e"]],
    ["en", ["", "e"]],
    ["et", ["", "e"]],
    ["n", [""]],
    ["t", [""]],
  ],
  ru: [
    ["ами", SLAVIC_NOUNS],
    ["ями", SLAVIC_NOUNS],
    ["ого", ["ыи", "ии", "ои"]],
    ["ому", ["ыи", "ии", "ои"]],
    ["ыми", ["ыи", "ои"]],
    ["ими", ["ии"]],
    ["ах", SLAVIC_NOUNS],
    ["ях", SLAVIC_NOUNS],
    ["ов", SLAVIC_NOUNS],
    ["еи", SLAVIC_NOUNS],
    ["ои", ["а", "ыи", "ая"]],
    ["ую", ["ыи", "ии", "ая"]],
    ["ая", ["ыи", "ии"]],
    ["ые", ["ыи", "ои"]],
    ["ом", SLAVIC_NOUNS],
    ["ем", SLAVIC_NOUNS],
    ["ам", SLAVIC_NOUNS],
    ["ии", ["ия", "ие"]],
    ["ы", SLAVIC_NOUNS],
    ["и", SLAVIC_NOUNS],
    ["а", SLAVIC_NOUNS],
    ["у", SLAVIC_NOUNS],
    ["ю", SLAVIC_NOUNS],
    ["е", SLAVIC_NOUNS],
    ["", ["а", "о"]],
  ],
  pl: [
    ["ami", POLISH_NOUNS],
    ["ach", POLISH_NOUNS],
    ["ego", ["y", "i"]],
    ["emu", ["y", "i"]],
    ["ow", POLISH_NOUNS],
    ["om", POLISH_NOUNS],
    ["em", POLISH_NOUNS],
    ["ie", POLISH_NOUNS],
    ["a", ["", "y", "o"]],
    ["e", POLISH_NOUNS],
    ["y", POLISH_NOUNS],
    ["i", POLISH_NOUNS],
    ["u", POLISH_NOUNS],
  ],
  uk: [
    ["ами", UKRAINIAN_NOUNS],
    ["ями", UKRAINIAN_NOUNS],
    ["ого", ["ии", "іи"]],
    ["ому", ["ии", "іи"]],
    ["ими", ["ии", "іи"]],
    ["ах", UKRAINIAN_NOUNS],
    ["ях", UKRAINIAN_NOUNS],
    ["ів", UKRAINIAN_NOUNS],
    ["ою", ["а", "ия"]],
    ["ею", ["а", "я"]],
    ["ом", UKRAINIAN_NOUNS],
    ["ем", UKRAINIAN_NOUNS],
    ["ям", UKRAINIAN_NOUNS],
    ["ам", UKRAINIAN_NOUNS],
    ["и", UKRAINIAN_NOUNS],
    ["і", UKRAINIAN_NOUNS],
    ["а", UKRAINIAN_NOUNS],
    ["у", UKRAINIAN_NOUNS],
    ["ю", UKRAINIAN_NOUNS],
    ["я", UKRAINIAN_NOUNS],
    ["е", UKRAINIAN_NOUNS],
  ],
  ar: [
    ["ات", ["ة", ""]],
    ["ين", [""]],
    ["ان", ["", "ة"]],
    ["تين", ["ة"]],
    ["تان", ["ة"]],
    ["ا", [""]],
    ["ة", [""]],
    ["ها", ["", "ة"]],
    ["ه", ["", "ة"]],
  ],
  hi: [
    ["ियों", ["ी", "ि"]],
    ["ियां", ["ी", "ि"]],
    ["ाओं", ["ा"]],
    ["ुओं", ["ु", "ू"]],
    ["ों", ["", "ा"]],
    ["ें", [""]],
    ["े", ["ा"]],
    ["ी", ["ा"]],
  ],
  tr: [
    ["ların", [""]],
    ["larin", [""]],
    ["lerin", [""]],
    ["lar", [""]],
    ["ler", [""]],
    ["nin", [""]],
    ["dan", [""]],
    ["den", [""]],
    ["yla", [""]],
    ["yle", [""]],
    ["larla", [""]],
    ["lerle", [""]],
    ["ndaki", [""]],
    ["ndeki", [""]],
    ["daki", [""]],
    ["deki", [""]],
    ["taki", [""]],
    ["teki", [""]],
    ["unda", ["u", ""]],
    ["unde", ["u", ""]],
    ["ında", ["ı", ""]],
    ["inda", ["i", "ı", ""]],
    ["inde", ["i", ""]],
    ["nda", [""]],
    ["nde", [""]],
    ["sinde", ["", "i"]],
    ["sinda", ["", "i"]],
    ["nin", [""]],
    ["nun", [""]],
    ["lu", [""]],
    ["li", [""]],
    ["la", [""]],
    ["le", [""]],
    ["da", [""]],
    ["de", [""]],
    ["ta", [""]],
    ["te", [""]],
    ["in", [""]],
    ["un", [""]],
    ["yu", [""]],
    ["yi", [""]],
    ["ya", [""]],
    ["ye", [""]],
    ["i", [""]],
    ["u", [""]],
    ["a", [""]],
    ["e", [""]],
  ],
};

/** "And", "so", "with", "for", "as", grown together with the noun: "وفانوس", "بقبعة". */
const ARABIC_PREFIX = /^[وفبلك](?=[\u0600-\u06FF]{3})/;
const ARABIC_PREFIXES = /^[وفبلك]{2}(?=[\u0600-\u06FF]{3})/;

/** "The", "in", "to", "from", "and", "which", grown together with the noun: "והכלב", "במטבח". */
const HEBREW_PREFIX = /^[הובלמשכ](?=[\u05D0-\u05EA]{2})/;
const HEBREW_PREFIXES = /^[וש]?[בלמכ]?ה?(?=[\u05D0-\u05EA]{2})/;

const PREFIXES: Readonly<Record<string, readonly RegExp[]>> = {
  ar: [ARABIC_PREFIX, ARABIC_PREFIXES],
  he: [HEBREW_PREFIX, HEBREW_PREFIXES],
};

/** The same words without what is grown together with the first one: "بربطة عنق", a tie; none for other languages. */
export function withoutPrefixes(words: string, language: string): string[] {
  const bare = (PREFIXES[language] ?? []).map((prefix) => words.replace(prefix, ""));
  return bare.filter((one) => one !== words);
}

/** Words that the given word may be a form of, the likeliest first; `word` is a key of `tokenise`. */
export function baseFormsOf(word: string, language: string): string[] {
  const prefixes = PREFIXES[language];
  if (!prefixes) return formsOf(word, language);
  const bare = prefixes.map((prefix) => word.replace(prefix, ""));
  return [
    ...bare.filter((one) => one !== word),
    ...[...bare, word].flatMap((one) => formsOf(one, language)),
  ];
}

function formsOf(word: string, language: string): string[] {
  const own = respelt(word, language);
  return own.concat((ENDINGS[language] ?? []).flatMap(([ending, bases]) => {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST_STEM) return [];
    const stem = word.slice(0, word.length - ending.length);
    const stems = language === "fi" ? gradedStems(stem) : [stem];
    return stems.flatMap((one) => bases.map((base) => one + base)).filter((base) => base !== word);
  }));
}

/** Finnish stems change before endings: "laatikossa" of "laatikko", "pöydällä" of "pöytä". */
function gradedStems(stem: string): string[] {
  const [, start, consonant, vowel] = /^(.+)([kptd])([aeiouy])$/.exec(stem) ?? [];
  if (!consonant) return [stem];
  return [stem, `${start}${consonant === "d" ? "t" : consonant + consonant}${vowel}`];
}

/** Turkish "dolabın" is of "dolap", "ağacın" of "ağaç", "sepetin" as it stands. */
function hardened(word: string): string[] {
  const [, start, soft] = /^(.{2,}[aeiou])([bcdg])[iu](?:n|n[iu]n|nd[ae])?$/.exec(word) ?? [];
  return soft ? [start + HARD[soft]!] : [];
}

const HARD: Readonly<Record<string, string>> = { b: "p", c: "c", d: "t", g: "k" };

/** What is spelt otherwise before an ending: Dutch "ballonnen" of "ballon", "bomen" of "boom"; Hungarian "gombolyaggal". */
function respelt(word: string, language: string): string[] {
  if (language === "hu" && /(.)\1[ae]l$/.test(word)) return [word.slice(0, -3)];
  if (language === "tr") return hardened(word);
  if (language !== "nl" || word.length < 5 || !word.endsWith("en")) return [];
  const stem = word.slice(0, -2);
  if (/([^aeiou])\1$/.test(stem)) return [stem.slice(0, -1)];
  const [, start, vowel, last] = /^(.*[^aeiou])([aeou])([^aeiou])$/.exec(stem) ?? [];
  if (!vowel) return [];
  return [`${start}${vowel}${vowel}${last!.replace("v", "f").replace("z", "s")}`];
}
