/** @module Who is *flying in* a balloon or a plane sits in it, and does not fly. */
import { THINGS } from "../../../things/catalogue.ts";
import { plays, type Term } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";
import type { Sentence } from "../pass.ts";

const SILENT: Term = plays("silent", "");

/** From the verb into the vehicle. */
const INTO =
  /^(?: (?:away|high|up|along|around|off))? (?:in|inside|aboard|on board|dans|en|in einem|im|em um|en un|in una?)(?= )/iu;

/** The lexemes, without flights of who is carried. */
export function withFlownIn(lexemes: readonly Lexeme[], { prompt }: Sentence): Lexeme[] {
  return lexemes.map((lexeme, at) => {
    if (!isFlight(lexeme) || !INTO.test(prompt.slice(lexeme.end))) return lexeme;
    const noun = lexemes.slice(at + 1).find(({ term }) =>
      term.role === "thing" || term.role === "place"
    );
    return noun && isAircraft(noun) ? { ...lexeme, term: SILENT } : lexeme;
  });
}

function isFlight({ term }: Lexeme): boolean {
  return term.claims.some(({ slot, value }) => slot === "pose" && value === "flying");
}

function isAircraft({ term }: Lexeme): boolean {
  return term.claims.some(({ slot, value }) =>
    slot === "prop" && THINGS.get(`${value}`)?.category === "aircraft"
  );
}
