/**
 * @module Words that are a colour and a thing, an activity and a thing, a coat and an animal: "an orange
 * cat", "a cat with an orange"; "it hammers", "three hammers"; "a cow cat", "a cat on a cow".
 */
import type { Lexeme } from "../binding/lexeme.ts";
import { isAdjective, isNoun } from "../../vocabulary/roles.ts";
import { plays, type Term } from "../../vocabulary/term.ts";
import type { Sentence } from "./pass.ts";
import { writtenThing } from "./written_thing.ts";

const WITHOUT_DRAWING: Term = plays("unknown", "", { isUndrawn: true });

/**
 * The lexemes with things for those colours that stand where a noun stands: after an article or a number, once
 * a cat was named, and with nothing after them that they could colour.
 */
export function withThings(lexemes: readonly Lexeme[], sentence: Sentence): Lexeme[] {
  const { prompt } = sentence;
  let catSeen = false;
  const around = (at: number) =>
    `${prompt.slice(0, lexemes[at]!.start)}*${prompt.slice(lexemes[at]!.end)}`;
  return lexemes.map((lexeme, at) => {
    const isMeant = lexeme.term.role === "colour"
      ? catSeen && (isNounThere(lexemes, at) || isPluralAlone(prompt, lexemes, at)) ||
        isPlant(prompt, lexemes, at)
      : isActivity(lexeme.term)
      ? isCounted(lexemes, at)
      : isVan(lexeme.term)
      ? catSeen && DRIVEN.test(around(at))
      : isSmoke(lexeme.term)
      ? catSeen && RISES.test(around(at))
      : isLookOfPlural(lexeme)
      // "Chatons tigrés".
      ? lexemes[at - 1]?.term.role !== "cat" || lexeme.afterBreak
      : isPose(lexeme.term)
      ? isNounThere(lexemes, at) && lexemes[at - 1]?.term.role === "article"
      : isLikeness(lexeme.term) && catSeen &&
        (isNounThere(lexemes, at) && !isCompared(at) || isBusy(prompt, lexemes, at));
    catSeen ||= lexeme.term.role === "cat" || lexeme.term.role === "character";
    const term = isMeant ? writtenThing(lexeme, sentence) : undefined;
    if (isMeant && !term && isPlant(prompt, lexemes, at)) {
      return { ...lexeme, term: WITHOUT_DRAWING };
    }
    if (isMeant && !term && isSmoke(lexeme.term)) return { ...lexeme, term: WITHOUT_DRAWING };
    // "Eating apricots": a food without a drawing is no coat.
    if (isMeant && !term && lexeme.term.colour && isActivity(lexemes[at - 1]!.term)) {
      return { ...lexeme, term: WITHOUT_DRAWING };
    }
    return term ? { ...lexeme, term, isPlural: term.isPlural ?? false } : lexeme;
  });

  /** "Like a tiger", "dressed as a cow". */
  function isCompared(at: number): boolean {
    const start = lexemes[at - 1]!.start;
    return /\b(?:like|as|than|print|spotted|striped|of)\s+$/i.test(prompt.slice(0, start)) &&
      !/\b(?:back|front|side|top|head) of\s+$/i.test(prompt.slice(0, start));
  }
}

/** "Un gato negro, *rosas*, un cactus": no colour of one cat is a plural. */
function isPluralAlone(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, afterBreak } = lexemes[at]!, next = lexemes[at + 1];
  // "…, rosa in bocca".
  if (afterBreak && IN_THE_MOUTH.test(prompt.slice(end))) return true;
  return afterBreak && (!next || next.afterBreak) && /[aeo]s$/iu.test(prompt.slice(start, end));
}

const IN_THE_MOUTH =
  /^ (?:in bocca|tra i denti|en la boca|en el hocico|entre los dientes|na boca|entre os dentes|dans la gueule|entre les dents|in de bek|im maul|w pyszczku|в зубах|во рту)/iu;

/** "Lilac in a vase", "smelling lavender", "a bunch of violets": no colour, as nothing there is coloured. */
function isPlant(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const { start, end, term, isPlural } = lexemes[at]!, next = lexemes[at + 1];
  if (term.role !== "colour") return false;
  const word = prompt.slice(start, end);
  if (/^corals?$/i.test(word)) return isAloneInList(lexemes, at);
  if (TREATS.test(word) && isBetweenBreaks(lexemes, at)) return true;
  if (!NO_COLOURS.test(prompt.slice(start, end))) return false;
  if (next && !next.apart && (isNoun(next.term.role) || isAdjective(next.term.role))) return false;
  // "Nuages roses": it agrees with its noun.
  const before = lexemes[at - 1];
  const agrees = isPlural && before !== undefined && !lexemes[at]!.apart &&
    (isNoun(before.term.role) || before.term.role === "place") && before.isPlural;
  if (agrees && before.end === start - 1) return false;
  if (FOODS.test(prompt.slice(start, end))) {
    return CONSUMED.test(prompt.slice(0, start)) || PREPARED.test(prompt.slice(0, start));
  }
  if (PLANTS.test(prompt.slice(start, end)) && isListedWithPlants(lexemes, at)) return true;
  return isPlural || IN_VESSEL.test(prompt.slice(end)) || HANDLED.test(prompt.slice(0, start));
}

/** "Flowers (*lavender*, poppies)": alone between two commas, beside another plant. */
function isListedWithPlants(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1], next = lexemes[at + 1];
  const isAlone = lexemes[at]!.afterBreak && (!next || next.apart || next.term.role === "and");
  return isAlone &&
    [before, next, lexemes[at + 2]].some((other) =>
      other?.term.claims.some(({ slot, value }) => slot === "prop" && GROWS.test(value))
    );
}

/** "A treasure chest, *coral*": alone behind things. */
function isBetweenBreaks(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return at > 0 && lexemes[at]!.afterBreak && (!next || next.apart || next.term.role === "and");
}

function isAloneInList(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1];
  return isBetweenBreaks(lexemes, at) &&
    before?.term.claims.some(({ slot }) => slot === "prop") === true;
}

const GROWS =
  /flower|rose|tulip|popp|dais|hyacinth|lotus|hibiscus|blossom|bouquet|herb|plant|fern|leaf|leaves|clover/;

const PLANTS =
  /^(?:lilacs?|lavenders?|violets?|mint|sage|heather|mustard|greens|lime|lemon|olives?|roses?|mauves?|periwinkles?|marigolds?|saffron|wisteria|thistles?|ashes)$/i;
const FOODS =
  /^(?:champagne|cinnamon|caramel|toffee|chocolate|cream|cocoa|mocha|ginger|nutmeg|apricot|peach|plum|cherry|biscuit|vanilla|burgundy|salmon|honey|butterscotch|fudge|hazelnut|chestnut)$/i;
/** Among things with commas between them these are eaten and drunk. */
const TREATS = /^(?:champagne|(?:pink )?cotton candy|candy ?floss)$/i;
const NO_COLOURS = new RegExp(`${PLANTS.source}|${FOODS.source}`, "i");
const CONSUMED =
  /\b(?:(?:spray|drink|sipp|pour|popp|eat|lick|stirr|smell|sniff|tast|stealing|lapp)(?:ing|s|es)?|ate|drank|toasting with|boat with|full of|covered in|dripping with|(?:bottle|glass|flute|cup|bowl|spoon(?:ful)?|jar|pot|tub|bit|bar|box|stick)s? of) (?:some |the |his |her )?$/i;
/** "Whipped *cream*", "hot *chocolate*", "crystallised *ginger*". */
const PREPARED =
  /\b(?:whipped|clotted|sour|double|squirty|shaving|face|sun|hand|ice|hot|melted|dark|milk|grated|pickled|candied|crystallised|ground|stewed|tinned|smoked|grilled|fried|raw|fresh) $/i;
const IN_VESSEL =
  /^ (?:in|from) (?:an?|the|its|her|his) (?:[\p{L}-]+ )?(?:vase|pot|bowl|jar|jug|bucket|basket|garden|teapot|bottle|glass|window box)\b/iu;
const HANDLED =
  /\b(?:with|of|holding|smelling|sniffing|among|amongst|carrying|eating|chewing|picking|watering|growing|planting|some|fresh|dried|wild) $/i;

/** An animal after which a coat is called: "a tiger kitten", "a cow cat". */
function isLikeness({ nearest, claims }: Term): boolean {
  return nearest !== undefined && claims.length > 0 &&
    claims.every(({ slot }) => slot.startsWith("coat."));
}

/** "…, *dalmatian* barking": listed by itself, with what it does. */
function isBusy(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  return lexemes[at]!.afterBreak && next !== undefined && !next.apart &&
    /^\p{L}+ing$/iu.test(prompt.slice(next.start, next.end));
}

/** A look that has its name of a thing, in the plural: "dumplings", "cows". */
function isLookOfPlural({ isPlural, term: { role, claims } }: Lexeme): boolean {
  return isPlural && claims.length > 0 &&
    (role === "quality" || role === "marking" || role === "cat") &&
    claims.every(({ slot }) => slot === "build" || slot === "size" || slot === "coat.pattern");
}

/** "Staring at a *fly*". */
function isPose({ role, claims }: Term): boolean {
  return role === "quality" && claims.length > 0 && claims.every(({ slot }) => slot === "pose");
}

/** A coat called after a lake, as vehicles are by chance. */
function isVan({ role, claims, words }: Term): boolean {
  return role === "cat" && claims.some(({ value }) => value === "van") && words.includes("van");
}

/** "From a pink *van*", "in its *van*"; `*` stands for it. */
const DRIVEN =
  /\b(?:an?|the|his|her|its|my|our|their) (?:(?!turkish|cat)[\p{L}-]+ ){0,2}\*(?! ?(?:cat|kitten|kitty|pattern|coat|mark|tom|queen))/iu;

/** A coat called after smoke. */
function isSmoke({ claims, words }: Term): boolean {
  return words[0] === "smoke" && claims.length > 0;
}

/** Smoke that is none of a coat: in a colour that no coat has, or because of what it does; `*` stands for it. */
const RISES =
  /(?:\b(?:stage|barbecue|bbq|grill|cannon|machine|pipe|cigar|cigarette|chimney|incense|gun|engine|candle|green|purple|pink|violet|turquoise|yellow|magic|magical|thick|some|the|breathing|blowing|puffing|making|powder|cigarette|flash|of|in) \*(?! (?:cat|kitten|coat|fur|persian|maine))|\* (?:rising|rises|coming|comes|curling|billowing|drifting|swirling|pouring|filling|fills|everywhere|around|from|out of|above|behind)\b|(?:\bwith|\band|,) \*(?=$|[.,!;]| (?:and|in|everywhere|around|behind|machine)\b))/i;

function isActivity({ claims }: Term): boolean {
  return claims.some((claim) => claim.slot === "prop" && claim.by !== undefined);
}

/** An article, a number or what is done with a thing leads to it: "three tiny red hammers", "eating candyfloss". */
function isCounted(lexemes: readonly Lexeme[], at: number): boolean {
  let before = at - 1;
  while (!lexemes[before + 1]?.apart && isDescriptive(lexemes[before])) before--;
  const leading = lexemes[before];
  if (!leading || lexemes[before + 1]?.apart) return false;
  return ["article", "number"].includes(leading.term.role) || isActivity(leading.term) ||
    endsWithArticle(leading.term);
}

/** "Pulling a". */
function endsWithArticle({ words }: Term): boolean {
  return words.some((word) => /\s(?:an?|the)$/.test(word));
}

function isDescriptive(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && ["quality", "colour"].includes(lexeme.term.role) &&
    !isActivity(lexeme.term) && !endsWithArticle(lexeme.term);
}

function isPoseTerm({ claims }: Term): boolean {
  return claims.length > 0 && claims.every(({ slot }) => slot === "pose");
}

function isNounThere(lexemes: readonly Lexeme[], at: number): boolean {
  const next = lexemes[at + 1];
  if (!isCounted(lexemes, at)) return false;
  if (!next || next.apart) return true;
  const { role } = next.term;
  // "The cow *jumping* over the moon".
  if (isLikeness(lexemes[at]!.term) && role === "quality" && isPoseTerm(next.term)) return true;
  return !isNoun(role) && !isAdjective(role) && role !== "and" && role !== "or";
}
