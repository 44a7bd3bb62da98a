/**
 * @module What a cat is disguised as: "dressed as a *taco*", "a *sheep* costume", "un disfraz de *pato*". It wears
 * the costume of that animal, or a soft suit that shows the thing.
 */
import { says, type Term } from "../../../vocabulary/term.ts";
import { type Costume, COSTUME_KINDS, COSTUMES } from "../../../wardrobe/costumes.ts";
import type { Prop } from "../../../wardrobe/prop_kinds.ts";
import type { Lexeme } from "../../binding/lexeme.ts";

/** Leads to what the cat goes as. */
const AS =
  /(?:\b(?:dressed(?: up)?|disguised|costumed|clad) (?:as|like)(?: an?| the)?|\bin (?:the )?(?:costume|suit) of an?|\bcostumes? of an?|déguisée? en(?: une?)?|\bcostume d(?:e |')|\bdisfra(?:zad[oa]|z) de(?: una?)?|\bvestid[oa] de(?: una?)?|\bfantasiad[oa] de(?: uma?)?|\bfantasia de|\bvestit[oa] da|\bcostume da|\bprzebran[ya] za|\bverkleed als(?: een)?) ?$/iu;

/** Follows it in English, or in German and Dutch: "als Taco verkleidet". */
const SUIT =
  /^(?:[ -](?:costume|suit|outfit|onesie|kigurumi|disguise)s?| verkleidet|kostüm|-kostüm|kostuum|-kostuum)(?!\p{L})/iu;

/** "An orange suit" has that colour; "an orange costume" is the fruit, and "a cow onesie" the animal. */
const COSTUME = /^[ -]costume/i, ONESIE = /^[ -](?:onesie|kigurumi)/i;

/**
 * The lexemes; a thing and the words that say it is a disguise are one garment. `thingOf` is the thing that the words
 * of a colour name as well.
 */
export function withDisguises(
  lexemes: readonly Lexeme[],
  thingOf: (lexeme: Lexeme) => Term | undefined,
  prompt: string,
): Lexeme[] {
  const found: Lexeme[] = [];
  for (const lexeme of lexemes) {
    if (found.length > 0 && lexeme.start < found.at(-1)!.end) continue;
    const disguise = disguiseAt(lexeme, thingOf, prompt);
    while (disguise && found.length > 0 && found.at(-1)!.end > disguise.start) found.pop();
    found.push(disguise ? { ...lexeme, ...disguise } : lexeme);
  }
  return found;
}

/** The garment, and where the words are that ask for it; undefined where nothing does. */
function disguiseAt(
  lexeme: Lexeme,
  thingOf: (lexeme: Lexeme) => Term | undefined,
  prompt: string,
): Pick<Lexeme, "start" | "end" | "term" | "isPlural"> | undefined {
  const isThing = lexeme.term.role === "thing", behind = prompt.slice(lexeme.end);
  const before = AS.exec(prompt.slice(0, lexeme.start));
  const after = SUIT.exec(behind);
  if (!before && !after) return undefined;
  const thing = isThing ? lexeme.term : thingOf(lexeme), prop = thing && propIn(thing);
  if (!prop) return undefined;
  const isMeant = isThing || before !== null || COSTUME.test(behind) ||
    ONESIE.test(behind) && costumeOf(prop) !== undefined;
  if (!isMeant) return undefined;
  return {
    start: before?.index ?? lexeme.start,
    end: lexeme.end + (after?.[0].length ?? 0),
    isPlural: false,
    term: disguiseOf(prop),
  };
}

/** The one thing that a noun names, and does nothing with. */
function propIn({ claims }: Term): Prop | undefined {
  const claim = claims.find(({ slot }) => slot === "prop");
  return claim?.slot === "prop" && !claim.by ? claim.value : undefined;
}

const terms = new Map<Prop, Term>();

function disguiseOf(prop: Prop): Term {
  let term = terms.get(prop);
  if (!term) {
    const costume = costumeOf(prop);
    const sets = costume ? { costume } : { costume: "soft costume" as const, emblem: prop };
    term = says(sets, "", { role: "thing" });
    terms.set(prop, term);
  }
  return term;
}

function costumeOf(prop: Prop): Costume | undefined {
  return COSTUME_KINDS.find((kind) => COSTUMES[kind].disguiseOf?.includes(prop));
}
