/** @module A second cat that is named on the other side of the picture than the first. */
import type { Role } from "../../../vocabulary/term.ts";
import type { Lexeme } from "../../binding/lexeme.ts";

const SIDES: readonly Role[] = ["left", "right"];

const SIDE =
  /^ (?:is |sits |sitting )?(?:(?:on|to|at) the |à |a la |a |à |de la |de |da |di |po |z )?(left|right|links|rechts|gauche|droite|izquierda|derecha|sinistra|destra|esquerda|direita|lewej|prawej)\b/i;

const OTHER_SIDE: Readonly<Record<string, string>> = {
  left: "right",
  right: "left",
  links: "rechts",
  rechts: "links",
  gauche: "droite",
  droite: "gauche",
  izquierda: "derecha",
  derecha: "izquierda",
  sinistra: "destra",
  destra: "sinistra",
  esquerda: "direita",
  direita: "esquerda",
  lewej: "prawej",
  prawej: "lewej",
};

/** "Grey cat on the left, white cat on the right": one cat is not on both sides. */
export function isOnTheOtherSide(prompt: string, cat: Lexeme): boolean {
  const side = SIDE.exec(prompt.slice(cat.end))?.[1]?.toLowerCase();
  const other = side && OTHER_SIDE[side];
  return other !== undefined && new RegExp(`\\b${other}\\b`, "i").test(prompt.slice(0, cat.start));
}

/** "Left: a white cat. *Right:* a black cat". */
export function isUnderSide(lexemes: readonly Lexeme[], start: number): boolean {
  const heading = lexemes[start - 1];
  return heading !== undefined && SIDES.includes(heading.term.role) && lexemes[start]!.afterBreak &&
    lexemes.slice(0, start - 1).some(({ term: { role } }, at) =>
      SIDES.includes(role) && role !== heading.term.role && lexemes[at + 1]!.afterBreak
    );
}
