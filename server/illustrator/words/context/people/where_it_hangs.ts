/**
 * @module Where a picture is to hang: "a picture for my daughter's bedroom wall". That is no place of a cat
 * that is elsewhere, so a receipt lists it as ignored.
 */
import type { Lexeme } from "../../binding/lexeme.ts";

/** A part of the text. */
type Place = Pick<Lexeme, "start" | "end">;

/** A picture and "for", by language; what follows says where it hangs, up to a break or one of `ENDS`. */
const FOR = [
  "(?:pictures?|portraits?|paintings?|posters?|prints?|drawings?|illustrations?|images?|artworks?|art|canvas|logos?|mascots?|signs?|stickers?|banners?|murals?|something(?: \\p{L}+)?) for",
  "(?:bild|porträt|poster|gemälde|zeichnung|kunstdruck|etwas(?: \\p{L}+)?) f(?:ür|ürs|uer)",
  "(?:image|portrait|peinture|tableau|affiche|dessin|illustration|poster) pour",
  "(?:imagen|retrato|cuadro|pintura|póster|dibujo|ilustración|lámina) para",
  "(?:immagine|ritratto|quadro|dipinto|poster|disegno|illustrazione|stampa) per",
  "(?:imagem|retrato|quadro|pintura|pôster|desenho|ilustração) (?:para|pra|pro)",
  "(?:afbeelding|portret|schilderij|poster|tekening|plaatje) voor",
];

/** Says what is in the picture: "a picture for the kitchen with a chef cat". */
const ENDS =
  "with|of|showing|where|who|that|in|on|at|as|mit|von|wo|auf|im|avec|où|montrant|dans|sur|con|donde|en|com|onde|em|met|waar|van|op";

const HANGS = new RegExp(
  `(?<!\\p{L})(?:${FOR.join("|")})(?: (?!(?:${ENDS}) )[\\p{L}'’-]+){1,6}`,
  "giu",
);

/**
 * Whether the word at this place says where the picture is to hang. A room stays the best guess of the cat's place
 * where no other is said.
 */
export function isWhereItHangs(prompt: string, lexemes: readonly Lexeme[], at: number): boolean {
  const lexeme = lexemes[at]!;
  const isThing = claimsOne(lexeme, "prop");
  if (!isThing && !claimsOne(lexeme, "setting")) return false;
  const places = placesIn(prompt, lexemes);
  const hangs = ({ start, end }: Lexeme) =>
    places.some((place) => start > place.start && end <= place.end);
  if (!hangs(lexeme)) return false;
  return isThing || lexemes.some((other) => claimsOne(other, "setting") && !hangs(other));
}

/** Where the text says it; found once for all words of a description. */
function placesIn(prompt: string, lexemes: readonly Lexeme[]): Place[] {
  let places = placesOf.get(lexemes);
  if (!places) {
    places = [...prompt.matchAll(HANGS)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }));
    placesOf.set(lexemes, places);
  }
  return places;
}

const placesOf = new WeakMap<readonly Lexeme[], Place[]>();

function claimsOne({ term: { claims } }: Lexeme, slot: "prop" | "setting"): boolean {
  return claims.some((claim) => claim.slot === slot);
}
