/**
 * @module Which words of a description are a pet's name: "named X", "my boy X", "X is a …", "X, our …", "X
 * the cat", a capital inside a sentence. Names say nothing about the picture, whatever else they mean:
 * Ginger may be grey.
 */
import type { Term } from "../../vocabulary/term.ts";
import { namesInSigns } from "./names_in_signs.ts";
import { termOfWord } from "../lexicon/term_of.ts";
import type { Token } from "../lexicon/tokens.ts";

/** What stands before a name. */
const ANNOUNCING = new Set(
  ("named called nicknamed meet namens genannt heisst nomme nommee appele appelee llamado llamada llama " +
    "chamado chamada chama chiamato chiamata chiama зовут имени кличке imieniu bernama jmenem jmenuje heter ชื่อ ชื่อว่า")
    .split(" "),
);

/** People call their cats so. */
const PEOPLE = new Set(
  ("boy girl boys girls guy gal lad lady fella baby babies sweetheart princess prince friend buddy bestie son " +
    "daughter mister mr mrs miss sir lord captain chat gato gatto kater katze кот кошка").split(
      " ",
    ),
);

const TO_BE = new Set("is was looks has wears loves likes est ist es e ha hat".split(" "));
/** A verb of the third person. */
const SUBJECTS_VERB =
  /^(?:is|was|has|wears|loves|likes|hates|wants|thinks|sleeps|sits|who|always|never|died|passed|turned)$/;

const ARTICLES = new Set(
  "a an the my our his her their one un une une ein eine il la le el".split(" "),
);
const OWNERS = new Set("my our".split(" "));
/** The same, in languages that write nouns small. */
const POSSESSIVES = new Set(
  "my our mi nuestra nuestro mon ma notre mia mio nostra nostro meu minha nossa nosso mijn onze"
    .split(
      " ",
    ),
);
const PRONOUNS = new Set("he she it they him her his them who i you we us this that".split(" "));

/** Names of many pets that are also words of the dictionary. */
const USUAL_NAMES = new Set(
  ("amber ash autumn bandit bear biscuit blaze blossom boots bubbles butterscotch caramel charcoal chestnut " +
    "cinnamon cleo cloud coal cocoa cookie copper cookies cupcake daisy dusty ebony ember felix fluffy ginger " +
    "goldie grumpy hazel honey ivory ivy jade jasmine leo lily lucky luna maple marmalade midnight miso misty " +
    "mittens mochi moon muffin mustard nutmeg olive oliver onyx oreo patches peaches peanut pearl pepper " +
    "pickles pixel poppy pumpkin rose rosie ruby rusty saffron sage salem shadow silver simba smokey smudge " +
    "snowball snowflake snowy socks spot star storm stormy sugar sunny sunshine sushi tiger tigger toffee tux " +
    "whiskers willow ziggy tofu beans nacho nachos waffles waffle gravy toast noodle noodles bagel pickle taco " +
    "dumpling nugget potato chai latte espresso matcha kiwi mango turnip sprout buttons domino goose moose panda " +
    "raven robin wren pretzel churro sesame basil clover fern juniper cinder smores").split(" "),
);

const AND = new Set("and & n".split(" "));

/** Who has two names. */
const SEVERAL = new Set("cats kittens kitties boys girls babies pets two".split(" "));

/** What is said of a pet before its name. */
const DEAR = new Set(
  "late dear dearest sweet sweetest old little beloved darling lovely beautiful handsome gorgeous precious silly crazy grumpy fat big poor own new"
    .split(" "),
);

const FESTIVALS = new Set(
  "christmas halloween easter birthday valentine santa hanukkah diwali".split(" "),
);

/** A text with more capitals than this capitalises everything. */
const MOST_CAPITALS = 0.5;

/** The places of names among the tokens. */
export function petNames(
  tokens: readonly Token[],
  prompt: string,
  language: string,
): ReadonlySet<number> {
  const words = tokens.map(({ start, end }) => prompt.slice(start, end));
  const names = new Set<number>();
  const capitals = tokens.map((_, at) => /^\p{Lu}\p{Ll}/u.test(words[at]!));
  const inside = capitals.filter((capital, at) => capital && !opensSentence(at)).length;
  const isPlain = language !== "de" && inside <= words.length * MOST_CAPITALS;
  const terms = tokens.map(({ key }) => termOfWord(key, language));

  tokens.forEach(({ key }, at) => {
    if (PRONOUNS.has(key) || ARTICLES.has(key)) return;
    const before = at > 0 && !tokens[at]!.afterBreak ? tokens[at - 1]!.key : undefined;
    if (before && isAnnounced(at) || isInApposition(at) || isNamedSmall(at)) name(at);
    else if (!capitals[at] && !isLoudSubject(at)) return;
    else if (before && (isPlain || isOwned(at - 1)) && isPet(at - 1) && !isProper(terms[at])) {
      name(at);
    } else if (opensSentence(at) ? isSubject(at) : isPlain && isNamedInside(at)) name(at);
  });
  tokens.forEach((_, at) => {
    if (names.has(at) && isFirstOfTwo(at)) name(at + 2);
  });
  const listed = tokens.flatMap((_, at) => isListedWithLook(at) ? [at] : []);
  if (listed.length > 1 && !listed.every((at) => isThing(terms[at]))) listed.forEach(name);
  const keys = new Set([...names].map((at) => tokens[at]!.key));
  tokens.forEach(({ key }, at) => {
    if (keys.has(key) && (capitals[at] || words[at] === words[at]!.toUpperCase())) names.add(at);
  });
  for (const at of namesInSigns(tokens, prompt, language)) names.add(at);
  return names;

  /** "My two cats Bean *and Pea*". */
  function isFirstOfTwo(at: number): boolean {
    const [and, other] = tokens.slice(at + 1, at + 3);
    return other !== undefined && AND.has(and!.key) && !other.afterBreak && !and!.afterBreak &&
      capitals[at + 2] === true && isPlain && !isProper(terms[at + 2]) &&
      tokens.slice(Math.max(0, at - 3), at).some(({ key }) => SEVERAL.has(key));
  }

  /** A name and its further parts: "Sir Fluffington". */
  function name(at: number): void {
    names.add(at);
    for (let next = at + 1; next < at + 3; next++) {
      // Thai writes a name of several syllables without a space.
      if (/\p{Script=Thai}/u.test(tokens[at]!.key) && tokens[next]?.start === tokens[at]!.end) {
        names.add(next);
        return;
      }
      if (!capitals[next] || tokens[next]!.afterBreak || isProper(terms[next])) return;
      names.add(next);
    }
  }

  /** "Called X", "whose name is X". */
  function isAnnounced(at: number): boolean {
    const before = tokens[at - 1]!.key;
    // "A llama" is an animal; Spanish "se llama" announces a name.
    const isNoun = before === "llama" && ARTICLES.has(tokens[at - 2]?.key ?? "");
    return ANNOUNCING.has(before) && !isNoun ||
      ((before === "is" || before === "of") && tokens[at - 2]?.key === "name");
  }

  /** "My Persian, Duchess". */
  function isInApposition(at: number): boolean {
    if (!capitals[at] || !isPlain || isProper(terms[at]) || at < 2) return false;
    const isComma = /^\s*,\s*$/.test(prompt.slice(tokens[at - 1]!.end, tokens[at]!.start));
    return isComma && terms[at - 1]?.role === "cat" &&
      [2, 3, 4].some((back) => POSSESSIVES.has(tokens[at - back]?.key ?? ""));
  }

  /** "My cat luna hates it", "our kitten biscuit": usual names in small letters; a colour only as a subject. */
  function isNamedSmall(at: number): boolean {
    if (!USUAL_NAMES.has(tokens[at]!.key) || at < 2 || tokens[at]!.afterBreak) return false;
    if (!isPet(at - 1) || ![2, 3, 4].some((back) => OWNERS.has(tokens[at - back]?.key ?? ""))) {
      return false;
    }
    if (terms[at + 1]?.role === "cat" && !tokens[at + 1]!.afterBreak) return false;
    const isSaid = terms[at]?.colour || terms[at]?.claims.some(({ slot }) => slot !== "prop");
    return !isSaid || SUBJECTS_VERB.test(tokens[at + 1]?.key ?? "") || terms[at]!.role === "place";
  }

  function opensSentence(at: number): boolean {
    return at === 0 || /[.!?\n:;"“(]/.test(prompt.slice(tokens[at - 1]!.end, tokens[at]!.start));
  }

  /** "Unsere Katze Schneeflocke": German writes every noun with a capital. */
  function isOwned(at: number): boolean {
    return /^(?:mein|unser|dein|euer|eure)(?:e[nmrs]?)?$/.test(tokens[at - 1]?.key ?? "");
  }

  function isPet(at: number): boolean {
    return PEOPLE.has(tokens[at]!.key) || terms[at]?.role === "cat" && !terms[at]!.isFur;
  }

  /** "PEPPER IS WHITE". */
  function isLoudSubject(at: number): boolean {
    return opensSentence(at) && /^\p{Lu}{3,}$/u.test(words[at]!) &&
      USUAL_NAMES.has(tokens[at]!.key) && TO_BE.has(tokens[at + 1]?.key ?? "");
  }

  /** "Ginger is my grey cat", "Rusty, a blue cat", "Luna the black cat". */
  function isSubject(at: number): boolean {
    const next = tokens[at + 1], after = tokens[at + 2];
    const { key } = tokens[at]!;
    const isUsual = USUAL_NAMES.has(key);
    if (!next || isProper(terms[at])) return false;
    // "Mittens has white paws", "Mittens, a grey cat".
    const isPart = isUsual && (TO_BE.has(next.key) || next.afterBreak && ARTICLES.has(next.key));
    if (isUsual && isTitled(at)) return true;
    if (isGrammar(terms[at]) && !isPart) return false;
    // "Luna's 1st birthday".
    if (isUsual && /['’]s$/.test(words[at]!)) return true;
    if (TO_BE.has(next.key) && !next.afterBreak) {
      return isUsual || !isThing(terms[at]) || ARTICLES.has(after?.key ?? "");
    }
    const comma = /^\s*,\s*$/.test(prompt.slice(tokens[at]!.end, next.start));
    if (comma && OWNERS.has(next.key)) return true;
    if (comma && isUsual) {
      return ARTICLES.has(next.key) ||
        (isThing(terms[at]) || terms[at]?.role === "place") && terms[at + 1]?.role === "colour";
    }
    if (comma) return ARTICLES.has(next.key) && terms[at] === undefined;
    if (next.afterBreak) return false;
    return isTitled(at) || (isUsual && next.key === "and" && capitals[at + 2] === true);
  }

  /** "Poppy the fluffy ragdoll". */
  function isTitled(at: number): boolean {
    return tokens[at + 1]?.key === "the" &&
      [2, 3, 4].some((step) =>
        tokens[at + step] && !tokens[at + step]!.afterBreak && isPet(at + step)
      );
  }

  /** "Tom, a grey cat, and Jerry, an orange kitten". */
  function isExplained(at: number): boolean {
    const next = tokens[at + 1];
    return terms[at] === undefined && next !== undefined && ARTICLES.has(next.key) &&
      /^\s*,\s*$/.test(prompt.slice(tokens[at]!.end, next.start)) &&
      [2, 3, 4].some((step) => tokens[at + step] && isPet(at + step));
  }

  /** "My *late* Tilly". */
  function isOwnersDear(at: number): boolean {
    let before = at - 1;
    while (before > 0 && DEAR.has(tokens[before]!.key) && !tokens[before]!.afterBreak) before--;
    return OWNERS.has(tokens[before]?.key ?? "");
  }

  /** "Luna: black, Milo - white, Salt = grey": each with a dash or colon and a look; not all are things. */
  function isListedWithLook(at: number): boolean {
    const next = tokens[at + 1];
    const isFiller = /^(?:all|mostly|an?|the|solid|pure)$/.test(next?.key ?? "");
    const look = terms[isFiller ? at + 2 : at + 1];
    if (!next || !look || !capitals[at]) return false;
    if (!USUAL_NAMES.has(tokens[at]!.key) && terms[at] && !isThing(terms[at])) return false;
    if (isWorn(terms[at])) return false;
    const isLook = look.role === "colour" || look.role === "cat" && look.claims.length > 0;
    return isLook &&
      /^(?:\s+[-–—]\s+|:\s*|\s*=\s*)$/.test(prompt.slice(tokens[at]!.end, next.start));
  }

  /** "… and Gravy is a brown tabby": a thing is none. */
  function isSaidToBeCat(at: number): boolean {
    const [is, article] = tokens.slice(at + 1, at + 3);
    return is !== undefined && article !== undefined && TO_BE.has(is.key) &&
      ARTICLES.has(article.key) && !is.afterBreak &&
      [3, 4, 5, 6].some((step) =>
        tokens[at + step] && !tokens[at + step]!.afterBreak && isPet(at + step)
      );
  }

  /** "… and Peanut is black": neither an article nor a preposition leads to it. */
  function isNamedInside(at: number): boolean {
    const term = terms[at], before = terms[at - 1];
    const key = tokens[at - 1]!.key;
    // "Draw our Tilly", "our late Tilly"; "my Persain cat" is misspelt.
    if (isOwnersDear(at) && term === undefined && terms[at + 1]?.role !== "cat") return true;
    // "Our Biscuit passed away".
    if (
      isOwnersDear(at) && USUAL_NAMES.has(tokens[at]!.key) &&
      SUBJECTS_VERB.test(tokens[at + 1]?.key ?? "")
    ) return true;
    if (isProper(term) || isGrammar(term) || ARTICLES.has(key)) return false;
    const isUsual = USUAL_NAMES.has(tokens[at]!.key);
    // "A portrait of Misty".
    if (before?.role === "copula") return isUsual && key === "of";
    if (before?.role === "article" || before?.role === "number") return false;
    if (isTitled(at) || isExplained(at)) return true;
    if (before?.role === "frame" && key !== "with") return false;
    if (before?.role === "colour" || before?.role === "quality") {
      return isUsual;
    }
    if (term === undefined) return TO_BE.has(tokens[at + 1]?.key ?? "");
    if (isUsual || isSaidToBeCat(at)) return true;
    return TO_BE.has(tokens[at + 1]?.key ?? "") && term.role === "colour";
  }
}

/** English writes it with a capital wherever it stands. */
function isProper(term: Term | undefined): boolean {
  return term?.words.some((word) => FESTIVALS.has(word)) ||
    term?.claims.some(({ slot }) => slot === "breed" || slot === "season") === true;
}

function isThing(term: Term | undefined): boolean {
  return term?.role === "thing" || term?.claims.some(({ slot }) => slot === "setting") === true;
}

function isWorn(term: Term | undefined): boolean {
  return term?.claims.some(({ slot }) => slot === "accessory" || slot === "costume") === true;
}

/** Words that join, count or deny, and words for the cat and its body. */
function isGrammar(term: Term | undefined): boolean {
  if (!term) return false;
  if (term.role === "cat" || term.role === "eyes" || term.role === "part") return true;
  return term.claims.length === 0 && !term.colour;
}
