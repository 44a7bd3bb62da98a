/**
 * @module "A white shirt with red dots", "vestido blanco con flores azules": what cloth shows all over, and
 * in which colour. So do things: "a vase with blue stripes".
 */
import { type Prop, propOf } from "../../../wardrobe/prop_kinds.ts";
import type { Pattern, Print } from "../../../spec.ts";
import { plays, type Term } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import { isNoun } from "../../../vocabulary/roles.ts";
import { PRINT_NOTE } from "../../terms/print_terms.ts";

/** Things that are a print where cloth has several of them. */
const MOTIFS: Partial<Record<Prop, Print>> = {
  flower: "flowered",
  rose: "flowered",
  daisy: "flowered",
  star: "star-patterned",
  heart: "heart-patterned",
  fish: "fish-patterned",
  duck: "duck-patterned",
  duckling: "duck-patterned",
};

/** Patterns of coats that cloth has as well. */
const MARKINGS: Partial<Record<Pattern, Print>> = { tabby: "striped", spotted: "polka-dot" };

/** Elsewhere they are a night. */
const STARS =
  /^(?:stars|sterne[n]?|étoiles|estrellas|stelle|estrelas|sterren|gwiazdy|gwiazdami|звёзды|звёздами|звездами|stjärnor)$/iu;

/** Elsewhere they are the coat of a cat. */
const ANIMAL_PRINT =
  /^(?:leopard|cheetah|tiger|zebra|cow|snake|giraffe)[ -]?(?:print(?:ed)?|skin)?$/i;

const WITH = /^(?:with|mit|avec|con|com|met|med|z|с|à|a|de)$/iu;

/** The same terms; "with", the colour and the motif behind cloth are one print. */
export function withMotifs(lexemes: readonly Lexeme[], prompt: string): Lexeme[] {
  const found: Lexeme[] = [];
  for (let at = 0; at < lexemes.length;) {
    const before = nounBefore(found), leads = isWith(lexemes[at]!, prompt);
    const motif = isCloth(before)
      ? leads ? motifAt(lexemes, at, prompt) : printAt(lexemes, at)
      : leads && isOfThing(before)
      ? motifAt(lexemes, at, prompt, isMarking)
      : motifBefore(lexemes, at, prompt);
    found.push(motif?.lexeme ?? lexemes[at]!);
    at = motif?.next ?? at + 1;
  }
  return found;
}

/** The motif that this "with" leads to, if it is such a one. */
function motifAt(
  lexemes: readonly Lexeme[],
  at: number,
  prompt: string,
  isSuch: (motif: Lexeme) => boolean = () => true,
): { lexeme: Lexeme; next: number } | undefined {
  const before = run(lexemes, at + 1);
  const motif = lexemes[before.next];
  const print = motif && !motif.afterBreak && isSuch(motif) ? printOf(motif, prompt) : undefined;
  if (!print) return undefined;
  const behind = run(lexemes, before.next + 1, ({ followsNoun }) => followsNoun === true);
  const colours = [...before.colours, ...behind.colours];
  // A motif of no colour stands as it is read anyway: "a hoodie with stars".
  if (colours.length === 0 && motif!.term.role !== "thing") return undefined;
  const { start, afterBreak } = lexemes[at]!;
  const { isNear: _, ...own } = motif!;
  return {
    lexeme: {
      ...own,
      term: termOf(print),
      start,
      end: lexemes[behind.next - 1]!.end,
      afterBreak,
      apart: false,
      isPlural: false,
      motif: { ink: colours[0]?.term.colour?.thing },
    },
    next: behind.next,
  };
}

/** "A *star* jumper", "a *daisy* dress". */
function motifBefore(
  lexemes: readonly Lexeme[],
  at: number,
  prompt: string,
): { lexeme: Lexeme; next: number } | undefined {
  const motif = lexemes[at]!, cloth = lexemes[at + 1];
  const isCoat = cloth?.term.worn !== undefined &&
    lexemes.slice(0, at).findLast(({ term }) => term.role !== "article")?.term.wears;
  const isBefore = (isCloth(cloth) || isCoat) && !cloth!.apart &&
    /^[ -]$/.test(prompt.slice(motif.end, cloth!.start));
  if (!isBefore) return undefined;
  const print = ANIMAL_PRINT.test(prompt.slice(motif.start, motif.end))
    ? "animal-print"
    : motif.term.role === "thing"
    ? printOf(motif, prompt)
    : undefined;
  return print ? { lexeme: { ...motif, term: termOf(print) }, next: at + 1 } : undefined;
}

/** "Une chemise *à pois rouges*": the print itself begins with the word. */
function printAt(
  lexemes: readonly Lexeme[],
  at: number,
): { lexeme: Lexeme; next: number } | undefined {
  const motif = lexemes[at]!;
  const print = motif.followsNoun && !motif.afterBreak ? motif.term.print : undefined;
  const { colours, next } = run(lexemes, at + 1);
  if (!print || colours.length === 0 || isNoun(lexemes[next]?.term.role)) return undefined;
  const ink = colours[0]!.term.colour?.thing;
  const { end } = lexemes[next - 1]!;
  return {
    lexeme: { ...motif, term: termOf(print), end, apart: false, motif: { ink } },
    next,
  };
}

/** Colours and small adjectives from here on. */
function run(
  lexemes: readonly Lexeme[],
  from: number,
  isOwn: (lexeme: Lexeme) => boolean = () => true,
): { colours: Lexeme[]; next: number } {
  const colours: Lexeme[] = [];
  let next = from;
  while (lexemes[next] && !lexemes[next]!.afterBreak && isOwn(lexemes[next]!)) {
    const { term } = lexemes[next]!;
    const isSmall = term.claims.length > 0 &&
      term.claims.every(({ slot, weak }) => slot === "size" || slot === "age" && weak);
    const joins = term.role === "and" && colours.length > 0 &&
      lexemes[next + 1]?.term.role === "colour";
    if (term.role === "colour") colours.push(lexemes[next]!);
    else if (!isSmall && !joins) break;
    next++;
  }
  return { colours, next };
}

function printOf(
  { term: { role, print, claims }, start, end }: Lexeme,
  prompt: string,
): Print | undefined {
  if (STARS.test(prompt.slice(start, end))) return "star-patterned";
  if (role === "quality") return print;
  const [claim] = claims;
  if (role === "marking" && claim?.slot === "coat.pattern") return MARKINGS[claim.value];
  return role === "thing" && claim?.slot === "prop" ? MOTIFS[claim.value] : undefined;
}

function isWith({ term, start, end, afterBreak }: Lexeme, prompt: string): boolean {
  return term.role === "frame" && !afterBreak && WITH.test(prompt.slice(start, end));
}

/** The noun before, past the colours that follow it. */
function nounBefore(lexemes: readonly Lexeme[]): Lexeme | undefined {
  return lexemes.findLast(({ term }) => term.role !== "colour");
}

function isCloth(lexeme: Lexeme | undefined): boolean {
  return lexeme?.term.role === "thing" &&
    lexeme.term.claims.some(({ slot, value }) =>
      slot === "costume" || slot === "accessory" && value === "scarf"
    );
}

/** Stripes and spots. */
function isMarking({ term: { role } }: Lexeme): boolean {
  return role === "marking";
}

/** A thing that cloth or paint may cover: no animal, which has a coat of its own. */
function isOfThing(lexeme: Lexeme | undefined): boolean {
  return lexeme?.term.role === "thing" &&
    lexeme.term.claims.some((claim) =>
      claim.slot === "prop" && !claim.by && !propOf(claim.value).isFriend
    );
}

const terms = new Map<Print, Term>();

/** What a noun before cloth says that it shows all over. */
export function printTermOf(prop: Prop): Term | undefined {
  const print = MOTIFS[prop];
  return print && termOf(print);
}

function termOf(print: Print): Term {
  const term = terms.get(print) ?? plays("quality", "", { print, note: PRINT_NOTE });
  terms.set(print, term);
  return term;
}
