/**
 * @module What the front of a garment shows: "a hoodie with a *skull* on it", "a *pizza* t-shirt". The thing is
 * on the cloth, and neither on the cat nor beside it.
 */
import { says, type Term } from "../../../vocabulary/term.ts";
import { hasFront } from "../../../wardrobe/cloth/emblems.ts";
import type { Prop } from "../../../wardrobe/prop_kinds.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import { printTermOf } from "./motifs.ts";
import type { Sentence } from "../pass.ts";

/** Says of the thing before that it is on the cloth. */
const ON_IT =
  /^ (?:printed |painted |knitted |stitched )?(?:on (?:it|the (?:front|chest|back)|its (?:front|chest))|in front|(?:auf der|vorne) (?:brust|drauf)|darauf|drauf|dessus|en el pecho|davanti|na frente|erop|z przodu|на груди)(?!\p{L})/iu;

const WITH = /^(?:with|showing|mit|avec|con|com|met|med|z|с)$/iu;

/** The lexemes; "with" or "showing", the thing and "on it" behind a garment are one. */
export function withEmblems(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  const found: Lexeme[] = [];
  for (let at = 0; at < lexemes.length;) {
    const shown = shownBehind(lexemes, at, { prompt, before: found.at(-1) }) ??
      shownBefore(lexemes, at, prompt);
    found.push(shown?.lexeme ?? lexemes[at]!);
    at = shown?.next ?? at + 1;
  }
  return found;
}

/** "A hoodie *with a skull on it*". */
function shownBehind(
  lexemes: readonly Lexeme[],
  at: number,
  { prompt, before }: { prompt: string; before: Lexeme | undefined },
): { lexeme: Lexeme; next: number } | undefined {
  const opening = lexemes[at]!;
  if (!isFront(before) || !WITH.test(prompt.slice(opening.start, opening.end))) return undefined;
  const noun = lexemes.findIndex((lexeme, i) => i > at && propIn(lexeme) !== undefined);
  if (noun < 0 || lexemes.slice(at + 1, noun + 1).some(({ afterBreak }) => afterBreak)) {
    return undefined;
  }
  const isOne = lexemes.slice(at + 1, noun).every(({ term: { role } }) =>
    role === "article" || role === "colour" || role === "quality"
  );
  const thing = lexemes[noun]!, on = ON_IT.exec(prompt.slice(thing.end));
  if (!isOne || !on) return undefined;
  const end = thing.end + on[0].length;
  const next = lexemes.findIndex((lexeme) => lexeme.start >= end);
  const { start, afterBreak } = opening;
  return {
    lexeme: { ...emblem(thing), start, end, afterBreak, apart: true },
    next: next < 0 ? lexemes.length : next,
  };
}

/** "A *pizza* t-shirt"; "duck pyjamas" have them all over. */
function shownBefore(
  lexemes: readonly Lexeme[],
  at: number,
  prompt: string,
): { lexeme: Lexeme; next: number } | undefined {
  const thing = lexemes[at]!, garment = lexemes[at + 1];
  const prop = propIn(thing);
  const isBefore = prop !== undefined && isFront(garment) && !garment!.apart &&
    !thing.isPlural && prompt.slice(thing.end, garment!.start) === " ";
  if (!isBefore) return undefined;
  const print = printTermOf(prop);
  return { lexeme: print ? { ...thing, term: print } : emblem(thing), next: at + 1 };
}

function emblem(thing: Lexeme): Lexeme {
  return { ...thing, term: termOf(propIn(thing)!), isPlural: false };
}

/** The one thing that a noun names, and does nothing with. */
function propIn({ term: { role, claims } }: Lexeme): Prop | undefined {
  const [claim] = claims;
  return role === "thing" && claim?.slot === "prop" && !claim.by ? claim.value : undefined;
}

function isFront(lexeme: Lexeme | undefined): boolean {
  return lexeme?.term.claims.some(({ slot, value }) => slot === "costume" && hasFront(value)) ??
    false;
}

const terms = new Map<Prop, Term>();

function termOf(prop: Prop): Term {
  const term = terms.get(prop) ?? says({ emblem: prop }, "", { role: "quality" });
  terms.set(prop, term);
  return term;
}
