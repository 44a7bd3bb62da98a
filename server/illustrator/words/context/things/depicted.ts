/**
 * @module What a picture, a statue or a book shows: "a portrait of a *dog*", "a poster with a *shark*".
 * Nothing draws it there, and beside the cat it would be another thing, so a receipt lists it as ignored.
 */
import type { Lexeme } from "../../binding/lexeme.ts";
import { ENGLISH } from "../../lexicon/lexicons.ts";

/** Who is photographed is there, and what a cat paints is on its canvas. */
const SHOWN_ON =
  /(?<!\b(?:tak|snapp|shoot|paint|draw|sketch)(?:ing|es|s) (?:an? |the |some )?)\b(?:pictures?|photos?|photographs?|portraits?|paintings?|drawings?|sketch(?:es)?|posters?|statues?|sculptures?|figurines?|murals?|tattoos?|stickers?|prints?|silhouettes?|shadows?|reflections?|maps?|blueprints?|postcards?|models?|replicas?|dreams?|thoughts?|memories|stories|story|books?|magazines?|films?|movies?|videos?|documentary|songs?|poems?|smells?|scent) (?:of|about|showing|depicting) (?:(?:an?|the|his|her|its|their|some|two|three) )?(?:[\p{L}-]+ ){0,2}$/iu;

/** How far before the word this is said, in letters. */
const REACH = 80;

/** Whether the word at this place names what another thing shows. */
export function isDepicted(
  prompt: string,
  lexemes: readonly Lexeme[],
  at: number,
  language: string,
): boolean {
  const { start, term: { role, claims } } = lexemes[at]!;
  const isThing = role === "thing" && claims.length > 0 &&
    claims.every(({ slot, by }) => slot === "prop" && !by);
  return isThing && language === ENGLISH &&
    SHOWN_ON.test(prompt.slice(Math.max(0, start - REACH), start)) &&
    lexemes.slice(0, at).some(({ term }) => term.role === "cat" && !term.isFur);
}
